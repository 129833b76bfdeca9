//! Measures the memory of idle connections.

use std::path::Path;
use std::time::Duration;

use anyhow::{Context, Result};
use clap::Args;
use rustix::process::{Resource, Rlimit, getrlimit, setrlimit};

use crate::crew::Crew;
use crate::full_room::{FullRoom, SEATS};
use crate::report::{Report, megabytes};
use crate::run_folder::{Kind, RunFolder};
use crate::server::Server;

/// How long to wait before the server is measured.
const REST: Duration = Duration::from_secs(5);

/// Open many connections, deal a game in every room, and wait
#[derive(Debug, Args)]
pub(crate) struct Idle {
    /// How many connections; four in a room, all of them seats
    #[arg(long, default_value_t = 10_000)]
    connections: usize,
    /// Which database
    #[arg(long, value_enum, default_value_t = Kind::Sqlite)]
    database: Kind,
}

impl Idle {
    pub(crate) async fn run(&self, program: &Path) -> Result<()> {
        raise_limit(self.connections as u64 + 1000)?;
        let place = RunFolder::new(self.database)?;
        let server = Server::start(program, &place).await?;
        let empty = server.usage()?;
        let rooms = self.connections.div_ceil(SEATS);
        let mut readers = Crew::default();
        for table in FullRoom::many(server.host(), rooms).await? {
            for mut wire in table.seats {
                readers.employ(async move {
                    loop {
                        wire.receive().await.context("a connection is lost")?;
                    }
                });
            }
        }
        let before = server.usage()?;
        readers.work(REST).await?;
        let after = server.usage()?;

        let connections = rooms * SEATS;
        let each = (after.memory.saturating_sub(empty.memory)) as f64 / connections as f64 / 1e3;
        let mut report =
            Report::new(format!("{connections} connections: {rooms} rooms, four seats each, a game dealt"));
        report.row("memory of the server", megabytes(after.memory), "less than 400 MB for 10,000");
        report.row("before anybody came", megabytes(empty.memory), "");
        report.row("for each connection", format!("{each:.1} KB"), "");
        let share = after.cpu_since(&before) / REST.as_secs_f64();
        report.row("CPUs while nothing happens", format!("{share:.3}"), "");
        report.print();
        Ok(())
    }
}

/// Raises the descriptor limit for us, and for the server that we start.
fn raise_limit(files: u64) -> Result<()> {
    let Rlimit { current, maximum } = getrlimit(Resource::Nofile);
    let is_enough = |limit: Option<u64>| limit.is_none_or(|limit| limit >= files);
    if is_enough(current) {
        return Ok(());
    }
    let maximum = if is_enough(maximum) { maximum } else { Some(files) };
    setrlimit(Resource::Nofile, Rlimit { current: Some(files), maximum })
        .with_context(|| format!("so many open files are not allowed here: {files} (ulimit -n)"))
}
