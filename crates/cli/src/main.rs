//! `sideboards`: the card game on the command line. Arguments in, calls, text or JSON out.

mod advice_json;
mod arguments;
mod commands;
mod contender;
mod failure;
mod input;
mod output;
mod plot;
mod pool;
mod puzzle_json;
mod score_json;
mod shared;
mod simulation;
mod table_json;
mod terminal;
mod tournament;
mod tournament_json;

use std::process::ExitCode;

use clap::Parser;

use crate::arguments::{Cli, Command};
use crate::commands::licences::Licences;

/// Rooms allocate many small messages, which this allocator does faster than the default one of Linux.
#[global_allocator]
static MEMORY: mimalloc::MiMalloc = mimalloc::MiMalloc;

fn main() -> ExitCode {
    let result = match Cli::parse().command {
        None => commands::serve::at_home(),
        Some(Command::Serve(serve)) => serve.run(),
        Some(Command::Score(score)) => score.run(),
        Some(Command::Deal(deal)) => deal.run(),
        Some(Command::Read(read)) => read.run(),
        Some(Command::Replay(replay)) => replay.run(),
        Some(Command::Verify(verify)) => verify.run(),
        Some(Command::Hint(hint)) => hint.run(),
        Some(Command::Review(review)) => review.run(),
        Some(Command::Simulate(simulate)) => simulate.run(),
        Some(Command::Solve(solve)) => solve.run(),
        Some(Command::Puzzles(puzzles)) => puzzles.run(),
        Some(Command::Tournament(tournament)) => tournament.run(),
        Some(Command::Content(content)) => content.run(),
        Some(Command::Licences(Licences)) => Licences::run(),
        Some(Command::Completions(completions)) => completions.run(),
    };
    match result {
        Ok(()) => ExitCode::SUCCESS,
        Err(failure) => failure.report(),
    }
}
