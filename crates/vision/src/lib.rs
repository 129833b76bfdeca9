//! From pixels to cards: reads a sideboard from a photograph.
//!
//! There is no learned model, only knowledge of the game: five drawers one above the other, each colour once in a
//! column, cards of a known box, no card twice. `docs/VISION.md` explains the method and states its accuracy.
//!
//! The crate knows pictures and boxes. It opens no files, reads no clock and starts no threads; memory and time are
//! bounded whatever the picture shows.

#![allow(
    clippy::cast_sign_loss,
    clippy::cast_possible_wrap,
    reason = "places in a picture are computed with fractions and signs, and are inside it when they become indices"
)]

mod assign;
mod board;
mod cells;
mod columns;
mod find;
#[cfg(feature = "formats")]
pub mod formats;
mod geometry;
mod image;
mod picture;
mod read;
mod reading;
mod refine;
mod sequences;
mod shade;

pub use geometry::Point;
pub use image::{Image, ImageError};
pub use read::{Hints, NotRead, read};
pub use reading::{ColumnReading, Reading};
