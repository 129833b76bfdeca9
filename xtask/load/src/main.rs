//! Loads a server and kills it: measures its speed, and checks that it loses nothing. `cargo xtask load` runs it.

mod crew;
mod disk;
mod drafter;
mod full_room;
mod idle;
mod latency;
mod machine;
mod message;
mod operate;
mod paced;
mod players;
mod proxy;
mod raw_socket;
mod report;
mod run_folder;
mod server;
mod throughput;
mod torture;
mod usage;
mod versus;
mod wait;

use std::path::PathBuf;
use std::process::ExitCode;

use anyhow::Result;
use clap::{Parser, Subcommand};
use tokio::task::LocalSet;

use idle::Idle;
use operate::Operate;
use paced::Paced;
use throughput::Throughput;
use torture::Torture;
use versus::Versus;

/// Put load on a server
#[derive(Debug, Parser)]
struct Arguments {
    /// The program whose server is tried
    #[arg(long, value_name = "PROGRAM", default_value = "target/release/sideboards")]
    server: PathBuf,
    #[command(subcommand)]
    what: LoadCommand,
}

#[derive(Debug, Subcommand)]
enum LoadCommand {
    Throughput(Throughput),
    Paced(Paced),
    Idle(Idle),
    Kill(Torture),
    Operate(Operate),
    Versus(Versus),
}

// One thread: the server gets the rest.
#[tokio::main(flavor = "current_thread")]
async fn main() -> ExitCode {
    let arguments = Arguments::parse();
    match LocalSet::new().run_until(run(&arguments)).await {
        Ok(()) => ExitCode::SUCCESS,
        Err(error) => {
            eprintln!("load: {error:#}");
            ExitCode::FAILURE
        }
    }
}

async fn run(Arguments { server, what }: &Arguments) -> Result<()> {
    match what {
        LoadCommand::Throughput(throughput) => throughput.run(server).await,
        LoadCommand::Paced(paced) => paced.run(server).await,
        LoadCommand::Idle(idle) => idle.run(server).await,
        LoadCommand::Kill(torture) => torture.run(server).await,
        LoadCommand::Operate(operate) => operate.run(server).await,
        LoadCommand::Versus(versus) => versus.run(server).await,
    }
}
