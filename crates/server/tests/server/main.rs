//! The server from outside.

mod api;
mod boxes;
mod kit;
mod nodes;
mod page;
mod play;
mod safety;
