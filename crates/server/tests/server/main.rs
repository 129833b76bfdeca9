//! The server from outside.

mod api;
mod daily;
mod kit;
mod nodes;
mod page;
mod play;
mod safety;
