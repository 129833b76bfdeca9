//! Games that run in the page: one person, bots, or several people around one device.

mod code;
mod draft;
mod game;
mod player;
mod saved;
mod standing;

pub(crate) use code::{CodeError, read as read_code, short as short_hash, write as write_code};
pub(crate) use draft::Draft;
pub(crate) use game::LocalGame;
pub(crate) use player::Player;
pub(crate) use saved::{LoadError, load, save};
pub(crate) use standing::{Promise, Standing};
