use serde::Serialize;
use sideboards_protocol::DealFault;
use sideboards_rules::{Game, Hash256, Record};

use crate::failure::Failure;
use crate::output;
use crate::score_json::line;
use crate::terminal::bold;

/// How much a check has proven.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(super) enum Proof {
    /// The seed follows from the server's secret and the nonces of players; everything else is covered.
    Shared,
    /// The same, but no player added a nonce.
    ServerOnly,
    /// The record belongs to commitment and chain; where the seed came from is not known.
    RecordOnly {
        /// How many of the seven rounds, the start among them, the given chain values cover.
        rounds: usize,
    },
    /// The game of an older server, which committed to the seed alone.
    SeedOnly,
}

impl Proof {
    const fn code(self) -> &'static str {
        match self {
            Self::Shared => "shared",
            Self::ServerOnly => "server-only",
            Self::RecordOnly { .. } => "record-only",
            Self::SeedOnly => "seed-only",
        }
    }

    /// Prints what was proven, and what was not.
    pub(super) fn print(self, record: &Record, is_kept: bool) -> Result<(), Failure> {
        let mut open = Vec::new();
        match self {
            Self::Shared => {}
            Self::ServerOnly => {
                open.push("that the server chose the seed at random: no player added a nonce".to_owned());
            }
            Self::RecordOnly { rounds } => {
                open.push(
                    "where the seed came from: that takes the finished game from the server".to_owned(),
                );
                if rounds < ROUNDS {
                    open.push(format!("the decisions after round {}", rounds - 1));
                }
            }
            Self::SeedOnly => open.push(
                "goals, variant, players and decisions: this server committed to the seed alone".to_owned(),
            ),
        }
        if !is_kept {
            open.push(
                "that you were told this commitment before the first card: compare it with --commitment"
                    .to_owned(),
            );
        }
        let decisions = record.decisions().len();
        let mut text = format!(
            "{}: the cards were fixed before the first one was dealt.\n{decisions} decisions, all legal; the game is finished.\n",
            bold("The deal is as announced")
        );
        for what in open {
            text += &format!("Not proven: {what}.\n");
        }
        output::print(&text)
    }
}

/// How many links a finished chain has: the start and six rounds.
const ROUNDS: usize = sideboards_rules::Round::COUNT as usize + 1;

/// The result as JSON.
#[derive(Debug, Serialize)]
#[expect(clippy::struct_excessive_bools, reason = "each is a field of the JSON that scripts read")]
pub(super) struct Report {
    verified: bool,
    /// What does not match.
    fault: Option<&'static str>,
    /// How much was proven.
    proof: Option<&'static str>,
    deal: bool,
    legal: bool,
    finished: bool,
    decisions: usize,
    commitment: String,
}

impl Report {
    pub(super) fn new(record: &Record, commitment: Hash256, checked: &Result<Proof, DealFault>) -> Self {
        let replayed = record.replay();
        let fault = checked.as_ref().err();
        Self {
            verified: fault.is_none(),
            fault: fault.map(DealFault::code),
            proof: checked.as_ref().ok().map(|proof| proof.code()),
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

/// Tells whether a fault says that another game was dealt, and not only that it was played otherwise.
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
