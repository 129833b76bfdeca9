//! What can be heard at the table, as plain data; whoever has a loudspeaker plays it.

mod cue;
mod heard;

pub use cue::{Cue, Tone, Voice};
pub use heard::{Around, handled, heard};
