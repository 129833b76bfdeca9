//! The shared state of all players of a run.

use std::cell::{Cell, RefCell};
use std::collections::BTreeMap;
use std::rc::Rc;
use std::time::Duration;

use anyhow::{Context, Result};
use sideboards_protocol::Update;
use sideboards_rules::Decision;
use tokio::time::Instant;

use super::ledger::Ledger;
use super::verdict::Said;
use crate::wait::until;

/// How long it may take until all rooms have progressed.
const PROGRESS: Duration = Duration::from_secs(20);

/// Failures that players tolerate.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq)]
pub(crate) struct Tolerance {
    /// A command that is not answered in time.
    pub(crate) silence: bool,
    /// An invalid message: the network garbles it.
    pub(crate) nonsense: bool,
    /// A room that goes back: an operator restored an older database.
    pub(crate) history: bool,
}

/// Shared by all players of a run: their tolerance, whether to go on, and each player's last update.
#[derive(Clone, Debug)]
pub(crate) struct Signals(Rc<Shared>);

#[derive(Debug)]
struct Shared {
    tolerance: Tolerance,
    is_last_game: Cell<bool>,
    lost: Cell<u64>,
    unavailable: Cell<u64>,
    longest_wait: Cell<Duration>,
    seen: RefCell<BTreeMap<(String, usize), String>>,
    /// The acknowledged decisions of rooms that have not ended.
    ledger: RefCell<Ledger>,
    past: RefCell<Option<PutBack>>,
}

/// The decisions acknowledged before the rooms were put back.
#[derive(Debug)]
struct PutBack {
    /// By the time of the copy that they were put back to.
    copied: Ledger,
    /// At the end.
    end: Ledger,
    since: Instant,
}

impl Signals {
    pub(crate) fn new(tolerance: Tolerance) -> Self {
        Self(Rc::new(Shared {
            tolerance,
            is_last_game: Cell::default(),
            lost: Cell::default(),
            unavailable: Cell::default(),
            longest_wait: Cell::default(),
            past: RefCell::default(),
            seen: RefCell::default(),
            ledger: RefCell::default(),
        }))
    }

    /// Returns the failures that players tolerate.
    pub(crate) fn tolerance(&self) -> Tolerance {
        self.0.tolerance
    }

    /// Asks all players to finish their game, and to begin no other.
    pub(crate) fn stop(&self) {
        self.0.is_last_game.set(true);
    }

    /// Returns whether the last game has begun.
    pub(crate) fn is_last_game(&self) -> bool {
        self.0.is_last_game.get()
    }

    /// Counts a broken connection.
    pub(crate) fn lose(&self) {
        self.0.lost.set(self.0.lost.get() + 1);
    }

    /// Returns how many connections broke.
    pub(crate) fn lost(&self) -> u64 {
        self.0.lost.get()
    }

    /// Counts a command that the server could not store.
    pub(crate) fn refuse(&self) {
        self.0.unavailable.set(self.0.unavailable.get() + 1);
    }

    /// Returns how many commands the server could not store.
    pub(crate) fn unavailable(&self) -> u64 {
        self.0.unavailable.get()
    }

    /// Records the time of an answer.
    pub(crate) fn waited(&self, time: Duration) {
        self.0.longest_wait.set(self.0.longest_wait.get().max(time));
    }

    /// Returns the time of the slowest answer.
    pub(crate) fn longest_wait(&self) -> Duration {
        self.0.longest_wait.get()
    }

    /// Notes that all rooms were restored to an earlier ledger, or a little more.
    pub(crate) fn go_back_to(&self, copied: Ledger) {
        let end = self.0.ledger.take();
        self.0.past.replace(Some(PutBack { copied, end, since: Instant::now() }));
    }

    /// Records an acknowledged decision and when it was sent.
    pub(crate) fn acknowledge(&self, code: &str, seat: usize, game: u32, decision: Decision, sent: Instant) {
        let mut past = self.0.past.borrow_mut();
        match past.as_mut().filter(|past| sent < past.since) {
            Some(past) => past.end.enter(code, seat, game, decision),
            None => self.0.ledger.borrow_mut().enter(code, seat, game, decision),
        }
    }

    /// Returns the decisions acknowledged in a room before it was put back, if it was.
    pub(super) fn past(&self, code: &str) -> Option<[Said; 2]> {
        self.0.past.borrow().as_ref().map(|past| [past.copied.said(code), past.end.said(code)])
    }

    /// Returns all decisions acknowledged so far in rooms that have not ended.
    pub(crate) fn ledger(&self) -> Ledger {
        self.0.ledger.borrow().clone()
    }

    /// Waits until every room has a new acknowledged decision.
    pub(crate) async fn all_go_on(&self) -> Result<()> {
        let before = self.ledger();
        let go_on = async || Ok(self.0.ledger.borrow().stuck_since(&before) == 0);
        until(PROGRESS, go_on).await.with_context(|| {
            let stuck = self.0.ledger.borrow().stuck_since(&before);
            format!("{stuck} rooms do not go on: {}", self.stuck())
        })
    }

    /// Remembers a player's last update, in case the room never ends.
    pub(crate) fn saw(&self, code: &str, seat: usize, update: Option<&Update>, is_answered: bool) {
        let seen = update.map_or_else(
            || "has seen nothing".to_owned(),
            |update| {
                let round = update.table.as_ref().map(|table| table.round);
                let (version, stage) = (update.version, update.room.stage);
                format!("has seen version {version}, {stage:?}, round {round:?}")
            },
        );
        let waits = if is_answered { "" } else { ", waits for an answer" };
        self.0.seen.borrow_mut().insert((code.to_owned(), seat), seen + waits);
    }

    /// Forgets a room that has ended, and returns its acknowledged decisions.
    pub(crate) fn end(&self, code: &str) -> Said {
        self.0.seen.borrow_mut().retain(|(other, _), _| other != code);
        self.0.ledger.borrow_mut().take(code)
    }

    /// Returns the last updates of rooms that have not ended.
    pub(crate) fn stuck(&self) -> String {
        let seen = self.0.seen.borrow();
        seen.iter().map(|((code, seat), seen)| format!("\nroom {code}, seat {}: {seen}", seat + 1)).collect()
    }
}
