//! Puzzles are proven: against naive twins, and as the game ships them.

mod generated;
mod kit;
mod shipped;
mod twin_classic;
mod twin_small;
