//! The tutorial as plain data: its steps, its game, and what going on or back does to both.

mod course;
mod lesson;

pub use self::course::{Course, YOU, first_game};
pub use self::lesson::{Lesson, Progress};
