//! Players who never give up and remember everything that a server said yes to.

mod ledger;
mod player;
mod room;
mod signals;
mod verdict;

pub(crate) use ledger::Ledger;
pub(crate) use room::{Acknowledged, SeatedRoom};
pub(crate) use signals::{Signals, Tolerance};
