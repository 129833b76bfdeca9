use std::cell::{Cell, RefCell};
use std::collections::BTreeMap;
use std::rc::Rc;
use std::time::Duration;

use sideboards_protocol::Update;
use tokio::time::Instant;

use super::fault::Fault;

/// What all players of a run share: what they may expect, whether it goes on, and what each of them saw last.
#[derive(Clone, Debug)]
pub(crate) struct Signals(Rc<Shared>);

#[derive(Debug)]
struct Shared {
    fault: Fault,
    is_last_game: Cell<bool>,
    lost: Cell<u64>,
    unavailable: Cell<u64>,
    longest_wait: Cell<Duration>,
    /// Since when nothing that is sent can be stored.
    gone_since: Cell<Option<Instant>>,
    seen: RefCell<BTreeMap<(String, usize), String>>,
    /// How many decisions were acknowledged in rooms that have not ended.
    acknowledged: RefCell<BTreeMap<String, u64>>,
}

impl Signals {
    pub(crate) fn new(fault: Fault) -> Self {
        Self(Rc::new(Shared {
            fault,
            is_last_game: Cell::default(),
            lost: Cell::default(),
            unavailable: Cell::default(),
            longest_wait: Cell::default(),
            gone_since: Cell::default(),
            seen: RefCell::default(),
            acknowledged: RefCell::default(),
        }))
    }

    /// Tells what is done to the server.
    pub(crate) fn fault(&self) -> Fault {
        self.0.fault
    }

    /// Asks everybody to finish the game they are in, and to begin no other.
    pub(crate) fn stop(&self) {
        self.0.is_last_game.set(true);
    }

    /// Tells whether there shall be no more games.
    pub(crate) fn is_last_game(&self) -> bool {
        self.0.is_last_game.get()
    }

    /// Counts a connection that broke.
    pub(crate) fn lose(&self) {
        self.0.lost.set(self.0.lost.get() + 1);
    }

    /// Tells how many connections broke.
    pub(crate) fn lost(&self) -> u64 {
        self.0.lost.get()
    }

    /// Counts a command that the server could not store.
    pub(crate) fn refuse(&self) {
        self.0.unavailable.set(self.0.unavailable.get() + 1);
    }

    /// Tells how many commands the server could not store.
    pub(crate) fn unavailable(&self) -> u64 {
        self.0.unavailable.get()
    }

    /// Notes how long an answer took.
    pub(crate) fn waited(&self, time: Duration) {
        self.0.longest_wait.set(self.0.longest_wait.get().max(time));
    }

    /// Tells how long the slowest answer took.
    pub(crate) fn longest_wait(&self) -> Duration {
        self.0.longest_wait.get()
    }

    /// Says that from now on nothing can be stored, or that it can again.
    pub(crate) fn set_gone(&self, is_gone: bool) {
        self.0.gone_since.set(is_gone.then(Instant::now));
    }

    /// Tells whether a command that was sent at a time cannot have been stored.
    pub(crate) fn is_gone_at(&self, time: Instant) -> bool {
        self.0.gone_since.get().is_some_and(|gone| gone < time)
    }

    /// Counts a decision that was acknowledged.
    pub(crate) fn acknowledge(&self, code: &str) {
        *self.0.acknowledged.borrow_mut().entry(code.to_owned()).or_default() += 1;
    }

    /// Tells how many decisions were acknowledged in each room.
    pub(crate) fn acknowledged(&self) -> BTreeMap<String, u64> {
        self.0.acknowledged.borrow().clone()
    }

    /// Notes what a player saw last, in case that the room never ends.
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

    /// Forgets a room that has ended.
    pub(crate) fn forget(&self, code: &str) {
        self.0.seen.borrow_mut().retain(|(other, _), _| other != code);
        self.0.acknowledged.borrow_mut().remove(code);
    }

    /// Tells what was seen last in rooms that have not ended.
    pub(crate) fn stuck(&self) -> String {
        let seen = self.0.seen.borrow();
        seen.iter().map(|((code, seat), seen)| format!("\nroom {code}, seat {}: {seen}", seat + 1)).collect()
    }
}
