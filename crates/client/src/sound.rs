//! Audible cues as plain data; the front end plays them.

mod cue;
mod heard;

pub use cue::{Cue, Tone, Voice};
pub use heard::{Around, handled, heard};
