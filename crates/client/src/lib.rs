//! What every front end of the game shares: games on one device, history and statistics, boxes, links and files, the score
//! sheet, the daily deal, replays, and the conversation with a room.
//!
//! Nothing here draws, waits or knows a browser. [`Storage`] and [`Clock`] come from the front end.

pub mod boxes;
pub mod clock;
pub mod codes;
pub mod daily;
pub mod example;
pub mod history;
pub mod lessons;
pub mod link;
pub mod local;
pub mod new_game;
pub mod pace;
pub mod photo;
pub mod place;
pub mod puzzles;
pub mod replay;
pub mod room;
pub mod scoring;
pub mod settings;
pub mod sheet;
pub mod sound;
pub mod statistics;
pub mod storage;
pub mod thinking;

pub use self::clock::Clock;
pub use self::storage::Storage;
