use serde::Serialize;
use sideboards_protocol::DealFault;
use sideboards_rules::{Game, Hash256, Record};

use super::claim::Claim;
use crate::failure::Failure;
use crate::output;
use crate::score_json::line;

/// The result as JSON.
#[derive(Debug, Serialize)]
#[expect(clippy::struct_excessive_bools, reason = "each is a field of the JSON that scripts read")]
pub(super) struct Report {
    verified: bool,
    /// The mismatch.
    fault: Option<&'static str>,
    /// The evidence of the check.
    proof: Option<&'static str>,
    /// The unproven facts.
    unproven: Vec<&'static str>,
    deal: bool,
    legal: bool,
    finished: bool,
    decisions: usize,
    commitment: String,
}

impl Report {
    pub(super) fn new(record: &Record, commitment: Hash256, checked: &Result<Claim, DealFault>) -> Self {
        let replayed = record.replay();
        let (claim, fault) = (checked.as_ref().ok(), checked.as_ref().err());
        let unproven = claim.map(|claim| claim.unproven()).unwrap_or_default();
        Self {
            verified: fault.is_none(),
            fault: fault.map(DealFault::code),
            proof: claim.map(|claim| claim.evidence.code()),
            unproven: unproven.into_iter().map(|(code, _)| code).collect(),
            deal: !fault.is_some_and(is_about_the_deal),
            legal: replayed.is_ok(),
            finished: replayed.is_ok_and(|game: Game| game.is_over()),
            decisions: record.decisions().len(),
            commitment: commitment.to_string(),
        }
    }

    pub(super) fn print_json(&self) -> Result<(), Failure> {
        output::print(&line(self))
    }
}

/// Returns whether a fault means that another game was dealt, and not only that it was played differently.
const fn is_about_the_deal(fault: &DealFault) -> bool {
    match fault {
        DealFault::Illegal(_)
        | DealFault::Unfinished
        | DealFault::Chain { .. }
        | DealFault::Decision
        | DealFault::Shown => false,
        DealFault::Record(_)
        | DealFault::Game
        | DealFault::Content
        | DealFault::Players { .. }
        | DealFault::Variant { .. }
        | DealFault::Goals { .. }
        | DealFault::Secret
        | DealFault::Seed
        | DealFault::Commitment
        | DealFault::Nonce
        | DealFault::NoProof => true,
    }
}
