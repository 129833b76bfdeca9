use std::cell::{Cell, RefCell};
use std::collections::BTreeMap;
use std::rc::Rc;

use sideboards_protocol::Update;

/// What all players of a run share: whether it goes on, how often a connection broke, and what each of them saw last.
#[derive(Clone, Debug, Default)]
pub(crate) struct Signals(Rc<Shared>);

#[derive(Debug, Default)]
struct Shared {
    is_last_game: Cell<bool>,
    lost: Cell<u64>,
    seen: RefCell<BTreeMap<(String, usize), String>>,
}

impl Signals {
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
    }

    /// Tells what was seen last in rooms that have not ended.
    pub(crate) fn stuck(&self) -> String {
        let seen = self.0.seen.borrow();
        seen.iter().map(|((code, seat), seen)| format!("\nroom {code}, seat {}: {seen}", seat + 1)).collect()
    }
}
