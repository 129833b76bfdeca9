//! The tutorial as plain data: its steps, its game, and the effects of going on or back.

mod course;
mod lesson;

pub use self::course::{Course, YOU, first_game};
pub use self::lesson::{Lesson, Progress};
