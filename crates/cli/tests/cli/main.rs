//! Tests of the program from outside.

mod advice;
mod content;
mod deal;
mod help;
mod kit;
mod licences;
mod links;
mod puzzles;
mod read;
mod replay;
mod score;
mod serve;
mod simulate;
mod solve;
mod tournament;
mod verify;
