//! The server from outside.

mod api;
mod boxes;
mod daily;
mod documents;
mod encrypted;
mod friends;
mod hosts;
mod http;
mod kit;
mod limits;
mod nodes;
mod outages;
mod page;
mod play;
mod previews;
mod push;
mod raw;
mod safety;
mod sockets;
mod strangers;
