//! Many worlds at once.

use std::fmt;
use std::sync::Mutex;
use std::sync::atomic::{AtomicU64, Ordering::Relaxed};
use std::thread;

use sideboards_server::simulation::{self, Failure, History, Mutation, Options};

/// After this many failures no further worlds are begun.
const ENOUGH: usize = 20;

/// The results of some worlds.
#[derive(Debug, Default)]
pub(crate) struct Campaign {
    worlds: u64,
    total: History,
    failures: Vec<Failure>,
}

impl Campaign {
    /// Runs worlds on all cores.
    pub(crate) fn run(from: u64, seeds: u64, mutation: Option<Mutation>) -> Self {
        let campaign = Mutex::new(Self::default());
        on_all_cores(from, seeds, |seed| {
            let happened = simulation::run(seed, Options { mutation, is_traced: false });
            let mut campaign = campaign.lock().expect("lock is never poisoned");
            campaign.add(happened);
            campaign.failures.len() < ENOUGH
        });
        let mut campaign = campaign.into_inner().expect("lock is never poisoned");
        campaign.failures.sort_by_key(|failure| failure.seed);
        campaign
    }

    fn add(&mut self, happened: Result<History, Failure>) {
        self.worlds += 1;
        match happened {
            Ok(history) => {
                let total = &mut self.total;
                total.milliseconds += history.milliseconds;
                total.commands += history.commands;
                total.commits += history.commits;
                total.updates += history.updates;
                total.faults += history.faults;
                total.games += history.games;
            }
            Err(failure) => self.failures.push(failure),
        }
    }

    pub(crate) fn worlds(&self) -> u64 {
        self.worlds
    }

    pub(crate) fn failures(&self) -> &[Failure] {
        &self.failures
    }

    pub(crate) fn first_failure(&self) -> Option<&Failure> {
        self.failures.first()
    }
}

impl fmt::Display for Campaign {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        let History { milliseconds, commands, commits, updates, faults, games, .. } = &self.total;
        write!(
            f,
            "{} worlds, {:.1} days of theirs, {commands} commands, {commits} commits, {updates} updates compared, \
             {games} games, {faults} faults",
            self.worlds,
            *milliseconds as f64 / 86_400_000.0
        )
    }
}

/// Finds the first world that fails because of a bug.
pub(crate) fn find(from: u64, seeds: u64, mutation: Mutation) -> Option<Failure> {
    let found: Mutex<Option<Failure>> = Mutex::default();
    on_all_cores(from, seeds, |seed| {
        let is_found = |happened: &Result<History, Failure>| {
            // A failure without the bug as well has another cause.
            happened.is_err() && simulation::run(seed, Options::default()).is_ok()
        };
        let happened = simulation::run(seed, Options { mutation: Some(mutation), is_traced: false });
        let happened = Some(happened).filter(is_found);
        let mut found = found.lock().expect("lock is never poisoned");
        if let Some(Err(failure)) = happened
            && found.as_ref().is_none_or(|found| failure.seed < found.seed)
        {
            *found = Some(failure);
        }
        // Seeds are started in order: all smaller ones are running or done.
        found.is_none()
    });
    found.into_inner().expect("lock is never poisoned")
}

/// Calls a function with seeds in order, until it returns false.
fn on_all_cores(from: u64, seeds: u64, work: impl Fn(u64) -> bool + Sync) {
    let next = AtomicU64::new(0);
    let threads = thread::available_parallelism().map_or(1, usize::from);
    thread::scope(|scope| {
        for _ in 0..threads {
            scope.spawn(|| {
                loop {
                    let index = next.fetch_add(1, Relaxed);
                    if index >= seeds {
                        return;
                    }
                    if !work(from + index) {
                        next.store(seeds, Relaxed);
                    }
                }
            });
        }
    });
}
