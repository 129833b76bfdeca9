//! Measures the server's throughput of decisions.

use std::cell::Cell;
use std::path::Path;
use std::rc::Rc;
use std::time::{Duration, Instant};

use anyhow::Result;
use clap::Args;

use crate::crew::Crew;
use crate::drafter::{DraftedCommand, Drafter, is_decision};
use crate::full_room::FullRoom;
use crate::message::{Message, Outcome, is_update};
use crate::raw_socket::RawSocket;
use crate::report::{Report, megabytes};
use crate::run_folder::{Kind, RunFolder};
use crate::server::Server;
use crate::usage::Usage;

/// Warm-up before the measurement.
const WARM_UP: Duration = Duration::from_secs(2);

/// The server's metrics of commits and of sent updates.
const COMMITS: &str = "sideboards_commit_seconds_count";
const UPDATES: &str = "sideboards_updates_total";

/// Let tables of four draft as fast as they can
#[derive(Debug, Args)]
pub(crate) struct Throughput {
    /// How many rooms
    #[arg(long, default_value_t = 500)]
    rooms: usize,
    /// How long it counts
    #[arg(long, default_value_t = 20)]
    seconds: u64,
    /// Which database
    #[arg(long, value_enum, default_value_t = Kind::Sqlite)]
    database: Kind,
}

/// The totals of all players so far.
#[derive(Debug, Default)]
pub(crate) struct Totals {
    accepted: Cell<u64>,
    refused: Cell<u64>,
}

impl Totals {
    /// Returns how many decisions were accepted.
    pub(crate) fn accepted(&self) -> u64 {
        self.accepted.get()
    }
}

/// Opens rooms, and lets four players in each draft as fast as they can.
pub(crate) async fn players(host: &str, rooms: usize) -> Result<(Crew, Rc<Totals>)> {
    let counts = Rc::new(Totals::default());
    let mut players = Crew::default();
    let mut number = 0;
    for table in FullRoom::many(host, rooms).await? {
        for wire in table.seats {
            number += 1;
            players.employ(play(wire, Drafter::new(number), Rc::clone(&counts)));
        }
    }
    Ok((players, counts))
}

impl Throughput {
    pub(crate) async fn run(&self, program: &Path) -> Result<()> {
        let place = RunFolder::new(self.database)?;
        let server = Server::start(program, &place).await?;
        let (mut players, counts) = players(server.host(), self.rooms).await?;

        players.work(WARM_UP).await?;
        let (commits, updates) = (server.metric(COMMITS).await?, server.metric(UPDATES).await?);
        let own = Usage::of(std::process::id())?;
        let (begin, before, done) = (Instant::now(), server.usage()?, counts.accepted.get());
        players.work(Duration::from_secs(self.seconds)).await?;
        let (wall, after) = (begin.elapsed().as_secs_f64(), server.usage()?);
        let own = Usage::of(std::process::id())?.cpu_since(&own);
        let commits = (server.metric(COMMITS).await? - commits) as f64;
        let updates = (server.metric(UPDATES).await? - updates) as f64;
        let decisions = (counts.accepted.get() - done) as f64;
        let cpu = after.cpu_since(&before);

        let mut report =
            Report::new(format!("{} rooms of four, as fast as they can, {:?}", self.rooms, self.database));
        report.row(
            "decisions in a second of the server's CPU",
            format!("{:.0}", decisions / cpu),
            "30,000 or more (SQLite)",
        );
        report.row("decisions in a second", format!("{:.0}", decisions / wall), "");
        report.row("CPUs that the server used", format!("{:.2}", cpu / wall), "");
        report.row("CPUs that this program used", format!("{:.2}", own / wall), "");
        report.row("commits in a second", format!("{:.0}", commits / wall), "");
        report.row("updates for each decision", format!("{:.1}", updates / decisions), "");
        report.row("memory of the server", megabytes(after.memory), "");
        report.row("refused", counts.refused.get().to_string(), "0");
        report.print();
        Ok(())
    }
}

async fn play(mut wire: RawSocket, mut drafter: Drafter, counts: Rc<Totals>) -> Result<()> {
    loop {
        // Messages after the answer to the start or the hello have been received already.
        let command = hear(&wire, &mut drafter, &counts)?;
        if let Some(command) = command {
            wire.send(&command.text).await?;
        }
        wire.receive().await?;
    }
}

/// Reads the received messages and returns the resulting command. Only the last update is read: it is complete.
fn hear(wire: &RawSocket, drafter: &mut Drafter, counts: &Totals) -> Result<Option<DraftedCommand>> {
    let mut latest = None;
    for text in wire.texts() {
        if is_update(text) {
            latest = Some(text);
        } else if let Message::Answer(answer) = Message::read(text)? {
            match answer.outcome {
                Outcome::Accepted { .. } if is_decision(answer.id) => {
                    counts.accepted.set(counts.accepted.get() + 1);
                }
                Outcome::Accepted { .. } => {}
                Outcome::Refused { .. } => {
                    counts.refused.set(counts.refused.get() + 1);
                    drafter.again();
                }
            }
        }
    }
    match latest.map(Message::read).transpose()? {
        Some(Message::Update(update)) => Ok(drafter.next(&update)),
        _ => Ok(None),
    }
}
