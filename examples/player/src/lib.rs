//! A small client that plays Sideboards over the network. Read it before you write your own; `docs/PROTOCOL.md` tells
//! the rest.
//!
//! * [`rest`] opens rooms and takes seats: plain requests with JSON.
//! * [`Connection`] carries commands and messages: a WebSocket with JSON.
//! * [`Conversation`] remembers what must not be lost when the connection breaks.
//! * [`Player`] puts the three together and plays.
//! * [`greedy`] is a tiny idea of how to play. Yours goes here.

mod connection;
mod conversation;
mod error;
mod idea;
mod player;
pub mod rest;
mod room_link;

pub use connection::Connection;
pub use conversation::Conversation;
pub use error::{BadLink, PlayerError};
pub use idea::greedy;
pub use player::Player;
pub use room_link::RoomLink;
