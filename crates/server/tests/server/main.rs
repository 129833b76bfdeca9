//! The server from outside.

mod api;
mod boxes;
mod daily;
mod http;
mod kit;
mod nodes;
mod outages;
mod page;
mod play;
mod safety;
