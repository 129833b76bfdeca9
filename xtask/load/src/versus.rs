//! The same draft on our server and on that of boardgame.io: how many decisions each handles per second of its CPU
//! time.
//!
//! Ours stores every decision on disk before it answers, writes a record and scores; the other one stores nothing.
//! Both hide hands and choices. They take turns on the same machine, so that other load affects both.

mod draft;
mod opponent;

use std::cell::Cell;
use std::path::{Path, PathBuf};
use std::rc::Rc;
use std::time::{Duration, Instant};

use anyhow::{Result, ensure};
use clap::Args;

use self::draft::Drafter;
use self::opponent::Opponent;
use crate::crew::Crew;
use crate::full_room::SEATS;
use crate::report::Report;
use crate::run_folder::{Kind, RunFolder};
use crate::server::Server;
use crate::throughput;
use crate::usage::Usage;

/// Warm-up before the measurement: Node.js compiles frequently used code.
const WARM_UP: Duration = Duration::from_secs(4);

/// How long to check whether they still play at the end.
const PROBE: Duration = Duration::from_millis(500);

/// Let our server and boardgame.io's take the same draft in turns
#[derive(Debug, Args)]
pub(crate) struct Versus {
    /// How many tables of four
    #[arg(long, default_value_t = 500)]
    rooms: usize,
    /// How long each run counts
    #[arg(long, default_value_t = 10)]
    seconds: u64,
    /// How often each server is measured
    #[arg(long, default_value_t = 5)]
    times: usize,
    /// The folder in which npm has installed boardgame.io
    #[arg(long, value_name = "FOLDER", default_value = "target/tools/boardgame.io/0.50.2")]
    boardgame: PathBuf,
}

/// The result of a run of one server.
#[derive(Clone, Copy, Debug)]
struct Measured {
    /// Decisions in a second of the server's CPU.
    per_cpu: f64,
    /// Decisions in a second.
    per_second: f64,
}

impl Versus {
    pub(crate) async fn run(&self, program: &Path) -> Result<()> {
        ensure!(self.rooms > 0 && self.times > 0, "there is nothing to compare");
        let mut report = Report::new(format!(
            "{} tables of four, {} s a run, decisions in a second of the server's CPU (of time)",
            self.rooms, self.seconds
        ));
        let mut ratios = Vec::new();
        for number in 1..=self.times {
            let ours = self.ours(program).await?;
            let theirs = self.theirs().await?;
            let ratio = ours.per_cpu / theirs.per_cpu;
            let show = |run: Measured| format!("{:.0} ({:.0})", run.per_cpu, run.per_second);
            report.row(&format!("run {number}: Sideboards"), show(ours), "");
            report.row(&format!("run {number}: boardgame.io"), show(theirs), "");
            report.row(&format!("run {number}: ratio"), format!("{ratio:.1}"), "");
            ratios.push(ratio);
        }
        ratios.sort_by(f64::total_cmp);
        let (least, most) = (ratios[0], ratios[ratios.len() - 1]);
        report.row("ratio, median", format!("{:.1}", ratios[ratios.len() / 2]), "12 or more");
        report.row("ratio, least to most", format!("{least:.1} to {most:.1}"), "");
        report.print();
        Ok(())
    }

    async fn ours(&self, program: &Path) -> Result<Measured> {
        let place = RunFolder::new(Kind::Sqlite)?;
        let server = Server::start(program, &place).await?;
        let (mut players, counts) = throughput::players(server.host(), self.rooms).await?;
        self.measure(&mut players, || counts.accepted(), || server.usage()).await
    }

    async fn theirs(&self) -> Result<Measured> {
        let opponent = Opponent::start(&self.boardgame).await?;
        // Seat all players before any plays: Node.js has one thread, so connecting would wait behind drafting.
        let mut seats = Vec::new();
        for table in 0..self.rooms {
            for seat in 0..SEATS {
                seats.push(Drafter::take(opponent.host(), table, seat).await?);
            }
        }
        let accepted = Rc::new(Cell::new(0));
        let mut players = Crew::default();
        for seat in seats {
            players.employ(seat.play(Rc::clone(&accepted)));
        }
        self.measure(&mut players, || accepted.get(), || opponent.usage()).await
    }

    async fn measure(
        &self,
        players: &mut Crew,
        accepted: impl Fn() -> u64,
        usage: impl Fn() -> Result<Usage>,
    ) -> Result<Measured> {
        players.work(WARM_UP).await?;
        let (begin, before, done) = (Instant::now(), usage()?, accepted());
        players.work(Duration::from_secs(self.seconds)).await?;
        let (wall, after) = (begin.elapsed().as_secs_f64(), usage()?);
        let decisions = (accepted() - done) as f64;
        let last = accepted();
        players.work(PROBE).await?;
        ensure!(accepted() > last, "no drafts are left: with more rooms, none of them reaches its last game");
        Ok(Measured { per_cpu: decisions / after.cpu_since(&before), per_second: decisions / wall })
    }
}
