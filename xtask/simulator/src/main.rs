//! Runs simulated worlds on all cores, one seed each.

mod campaign;

use std::process::ExitCode;
use std::time::Instant;

use anyhow::{Result, bail};
use clap::Parser;
use sideboards_server::simulation::{self, Failure, Mutation, Options};

use self::campaign::Campaign;

/// How many events before a violation are shown.
const TRACE_TAIL: usize = 80;

/// Runs the whole server in simulated worlds and checks what must always be true.
#[derive(Debug, Parser)]
struct Arguments {
    /// How many worlds
    #[arg(long, default_value_t = 10_000)]
    seeds: u64,
    /// The seed of the first world
    #[arg(long, default_value_t = 0)]
    from: u64,
    /// Only this world, with everything that happens in it
    #[arg(long)]
    seed: Option<u64>,
    /// Put a bug back
    #[arg(long, value_name = "NAME")]
    fault: Option<Mutation>,
    /// Put every bug back, one at a time, and tell which seed finds it
    #[arg(long)]
    mutations: bool,
}

fn main() -> ExitCode {
    match run(&Arguments::parse()) {
        Ok(()) => ExitCode::SUCCESS,
        Err(error) => {
            eprintln!("simulator: {error:#}");
            ExitCode::FAILURE
        }
    }
}

fn run(arguments: &Arguments) -> Result<()> {
    if arguments.mutations {
        return find_mutations(arguments);
    }
    if let Some(seed) = arguments.seed {
        return replay(seed, arguments.fault);
    }
    let begin = Instant::now();
    let campaign = Campaign::run(arguments.from, arguments.seeds, arguments.fault);
    println!("{campaign}, in {:.0} s", begin.elapsed().as_secs_f64());
    let Some(failure) = campaign.first_failure() else { return Ok(()) };
    for failure in campaign.failures() {
        println!("{failure}");
    }
    show(&again(failure, arguments.fault)?);
    bail!("{} of {} worlds are wrong", campaign.failures().len(), campaign.worlds());
}

/// Runs one world and shows its whole trace.
fn replay(seed: u64, mutation: Option<Mutation>) -> Result<()> {
    match simulation::run(seed, Options { mutation, is_traced: true }) {
        Ok(history) => {
            history.trace.iter().for_each(|line| println!("{line}"));
            Ok(())
        }
        Err(failure) => {
            failure.trace.iter().for_each(|line| println!("{line}"));
            bail!(failure)
        }
    }
}

/// Reruns a failed world with a trace.
fn again(failure: &Failure, mutation: Option<Mutation>) -> Result<Failure> {
    match simulation::run(failure.seed, Options { mutation, is_traced: true }) {
        Err(again) if again.violation == failure.violation => Ok(again),
        _ => bail!("seed {} does not go wrong the same way again: {failure}", failure.seed),
    }
}

fn show(failure: &Failure) {
    println!("\nThe last events of seed {}; `--seed {}` shows all of them:", failure.seed, failure.seed);
    let first = failure.trace.len().saturating_sub(TRACE_TAIL);
    failure.trace[first..].iter().for_each(|line| println!("{line}"));
}

fn find_mutations(arguments: &Arguments) -> Result<()> {
    let mut missed = Vec::new();
    for mutation in Mutation::ALL {
        match campaign::find(arguments.from, arguments.seeds, mutation) {
            Some(failure) => println!("{mutation:<28} seed {:>5}: {}", failure.seed, failure.violation),
            None => missed.push(mutation.to_string()),
        }
    }
    if !missed.is_empty() {
        bail!("not found in {} worlds: {}", arguments.seeds, missed.join(", "));
    }
    Ok(())
}
