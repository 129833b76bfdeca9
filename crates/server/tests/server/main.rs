//! The server from outside.

mod api;
mod kit;
mod nodes;
mod page;
mod play;
mod safety;
