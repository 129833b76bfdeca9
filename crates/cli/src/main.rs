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

use crate::arguments::{Cli, CliCommand};
use crate::commands::licences::Licences;

/// Rooms allocate many small messages, which this allocator does faster than the default one of Linux.
#[global_allocator]
static MEMORY: mimalloc::MiMalloc = mimalloc::MiMalloc;

fn main() -> ExitCode {
    let result = match Cli::parse().command {
        None => commands::serve::at_home(),
        Some(CliCommand::Serve(serve)) => serve.run(),
        Some(CliCommand::Score(score)) => score.run(),
        Some(CliCommand::Deal(deal)) => deal.run(),
        Some(CliCommand::Read(read)) => read.run(),
        Some(CliCommand::Replay(replay)) => replay.run(),
        Some(CliCommand::Verify(verify)) => verify.run(),
        Some(CliCommand::Hint(hint)) => hint.run(),
        Some(CliCommand::Review(review)) => review.run(),
        Some(CliCommand::Simulate(simulate)) => simulate.run(),
        Some(CliCommand::Solve(solve)) => solve.run(),
        Some(CliCommand::Puzzles(puzzles)) => puzzles.run(),
        Some(CliCommand::Tournament(tournament)) => tournament.run(),
        Some(CliCommand::Content(content)) => content.run(),
        Some(CliCommand::Licences(Licences)) => Licences::run(),
        Some(CliCommand::Completions(completions)) => completions.run(),
    };
    match result {
        Ok(()) => ExitCode::SUCCESS,
        Err(failure) => failure.report(),
    }
}
