//! A photograph of a sideboard on its way into the score sheet: how large it may be, what a worker is asked about it, and the
//! cards that a person confirms.

mod confirmation;
mod question;
mod reading;
mod size;

pub use self::confirmation::{Confirmation, PhotoColumn};
pub use self::question::{Corners, PhotoQuestion};
pub use self::reading::{PhotoReading, PhotoRefusal, ReadColumn};
pub use self::size::{MAX_BYTES, MAX_PIXELS, MAX_SIDE, PhotoError, accept, check, fitted};
