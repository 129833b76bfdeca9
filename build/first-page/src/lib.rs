//! The markup of the home page, as text.
//!
//! The bundler writes it into a document for each language, so that the page is visible before the program runs.
//! The program draws the same text when it takes over, so nothing moves. Both pass the texts; no other part of
//! the page is needed.

mod board;
mod definitions;
mod home;
mod texts;

pub use self::board::{SHOWPIECE, front};
pub use self::definitions::{COLOURS, definitions};
pub use self::home::{News, footer, frame, home};
pub use self::texts::{Frame, Texts};
