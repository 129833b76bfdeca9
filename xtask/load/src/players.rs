//! Players who never give up and remember everything that the server acknowledged.

mod ledger;
mod player;
mod room;
mod signals;
mod verdict;

pub(crate) use ledger::Ledger;
pub(crate) use room::{Acknowledged, SeatedRoom};
pub(crate) use signals::{Signals, Tolerance};
