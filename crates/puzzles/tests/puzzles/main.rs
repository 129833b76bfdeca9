//! Proofs of puzzles, compared with naive twins, and the shipped set.

mod generated;
mod kit;
mod shipped;
mod twin_classic;
mod twin_small;
