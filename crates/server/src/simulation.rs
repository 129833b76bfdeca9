//! Simulated worlds in which the server runs: the real rooms, actors, writer, heartbeats and clocks on several
//! nodes, with a simulated database, people and faults. Everything in a world follows from its seed.
//!
//! `docs/SIMULATION.md` describes how to run it, its checks and its findings.

mod audit;
pub(crate) mod chance;
mod connection;
mod fate;
mod health;
mod mirror;
mod mutation;
mod panics;
mod person;
mod report;
mod scope;
#[cfg(test)]
mod tests;
mod world;

use std::fmt;
use std::sync::Arc;
use std::sync::atomic::Ordering::Relaxed;
use std::time::Duration;

use sideboards_protocol::Stage;
use tokio::runtime::Builder;
use tokio::time::sleep;

use self::person::{Party, SimulatedPerson};
use self::world::World;

pub(crate) use audit::Audit;
pub(crate) use chance::fill;
pub use mutation::{Mutation, UnknownMutation};
pub(crate) use report::Report;
pub(crate) use scope::Scope;

/// How long recovery may take after the last fault, in milliseconds.
const RECOVERY: u64 = 240_000;

/// Options of a simulation.
#[derive(Clone, Copy, Debug, Default)]
pub struct Options {
    /// A bug to reintroduce.
    pub mutation: Option<Mutation>,
    /// Whether to record a trace.
    pub is_traced: bool,
}

/// A world without violations.
#[derive(Clone, Debug, Default, PartialEq, Eq)]
pub struct History {
    /// Its length in milliseconds of simulated time.
    pub milliseconds: u64,
    /// How many commands people sent.
    pub commands: u64,
    /// How many appends were stored.
    pub commits: u64,
    /// How many updates were compared with the stored log.
    pub updates: u64,
    /// How many faults there were.
    pub faults: u64,
    /// How many games were finished.
    pub games: u64,
    /// The trace, if requested.
    pub trace: Vec<String>,
}

/// A world with a violation.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Failure {
    /// The seed that reproduces it.
    pub seed: u64,
    /// The violation.
    pub violation: String,
    /// The trace up to it, if requested.
    pub trace: Vec<String>,
}

impl fmt::Display for Failure {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        write!(f, "seed {}: {}", self.seed, self.violation)
    }
}

impl std::error::Error for Failure {}

/// Runs a world.
pub fn run(seed: u64, options: Options) -> Result<History, Failure> {
    panics::keep();
    chance::begin(seed);
    Mutation::activate(options.mutation);
    let runtime = Builder::new_current_thread().enable_time().start_paused(true).build();
    let runtime = runtime.expect("a runtime without a network can be made");
    let report = runtime.block_on(async {
        let report = Arc::new(Report::new(options.is_traced));
        tokio::select! {
            biased;
            () = report.violated() => {}
            () = history(&report) => {}
        }
        report.end();
        report
    });
    drop(runtime);
    Mutation::activate(None);
    chance::end();
    if let Some(violation) = report.violation() {
        return Err(Failure { seed, violation, trace: report.trace() });
    }
    let counts = &report.counts;
    Ok(History {
        milliseconds: counts.milliseconds.load(Relaxed),
        commands: counts.commands.load(Relaxed),
        commits: counts.commits.load(Relaxed),
        updates: counts.updates.load(Relaxed),
        faults: counts.faults.load(Relaxed),
        games: counts.games.load(Relaxed),
        trace: report.trace(),
    })
}

async fn history(report: &Arc<Report>) {
    let is_shared = chance::below(3) > 0;
    let nodes = if is_shared { 1 + chance::below(3) } else { 1 };
    report.note(|| format!("{nodes} nodes, shared: {is_shared}"));
    let world = World::new(Arc::clone(report), is_shared, nodes);
    (0..nodes).for_each(|index| world.start(index));
    let parties: Vec<Arc<Party>> = (0..=usize::from(chance::one_in(4))).map(|_| invite(&world)).collect();
    fate::run(&world).await;
    world.calm_down();
    recover(&world, &parties).await;
    world.audit().check_logs(&world.database().tables());
}

/// Starts the people of a table.
fn invite(world: &World) -> Arc<Party> {
    let people = 1 + chance::below(3);
    let bots = if people == 1 { 1 } else { chance::below(2) };
    let party = Arc::new(Party { bots, people, ..Party::default() });
    for index in 0..people {
        world.spawn(SimulatedPerson::new(world, &party, index == 0).play());
    }
    if chance::one_in(3) {
        world.spawn(SimulatedPerson::new(world, &party, false).watch());
    }
    party
}

/// Waits until every game is over and all players have seen it.
async fn recover(world: &World, parties: &[Arc<Party>]) {
    let until = world.elapsed() + RECOVERY;
    while world.elapsed() < until {
        sleep(Duration::from_millis(500)).await;
        if parties.iter().all(|party| is_done(world, party)) {
            return;
        }
    }
    let waiting = parties.iter().filter(|party| !is_done(world, party));
    let code = |party: &Arc<Party>| party.room.lock().expect("lock is never poisoned").clone();
    let rooms: Vec<String> = waiting
        .map(|party| code(party).unwrap_or_else(|| "a room that cannot be opened".to_owned()))
        .collect();
    world.report().violate(format!("nothing comes of {} although all is well", rooms.join(", ")));
}

fn is_done(world: &World, party: &Party) -> bool {
    let room = party.room.lock().expect("lock is never poisoned").clone();
    let Some(room) = room else { return false };
    let state = world.audit().look(&room, |room| {
        let has_people =
            room.occupants().iter().any(|who| who.person().is_some_and(|person| person.node.is_some()));
        // A locked room without people stays empty.
        let is_shut = room.is_locked() && !has_people;
        (room.stage() == Stage::Over || !has_people, is_shut, room.version())
    });
    let Some((is_over, is_shut, version)) = state else { return false };
    if version == 0 {
        // The room was opened after the backup that was restored.
        return true;
    }
    let seen = party.seen.lock().expect("lock is never poisoned");
    is_over && (is_shut || seen.iter().all(|seen| seen.load(Relaxed) == version))
}

/// Runs work of another thread on this one, after a simulated delay.
pub(crate) async fn compute<T>(work: impl FnOnce() -> T) -> T {
    let takes = if chance::one_in(6) { chance::milliseconds(0, 2_500) } else { chance::milliseconds(0, 80) };
    sleep(takes).await;
    work()
}
