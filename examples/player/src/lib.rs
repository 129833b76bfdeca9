//! A small client that plays Sideboards over the network. Read it before you write your own; `docs/PROTOCOL.md` has
//! the rest.
//!
//! * [`rest`] opens rooms and takes seats: plain requests with JSON.
//! * [`Connection`] carries commands and messages: a WebSocket with JSON.
//! * [`Visit`] converses with a room on one connection after the other. What to say is decided by
//!   [`Conversation`](sideboards_client::room::Conversation), which the page uses too.
//! * [`RoomPlayer`] puts them together and plays.
//! * [`greedy`] is a tiny idea of how to play. Yours goes here.

mod connection;
mod error;
mod idea;
mod player;
pub mod rest;
mod room_link;
mod visit;

pub use connection::Connection;
pub use error::{BadLink, PlayerError};
pub use idea::greedy;
pub use player::RoomPlayer;
pub use room_link::RoomLink;
pub use visit::Visit;
