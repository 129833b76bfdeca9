//! What a successful check proves, and what it does not.

use sideboards_rules::{Record, Round};

use crate::failure::Failure;
use crate::output;
use crate::terminal::bold;

/// The evidence of a check.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(super) enum Evidence {
    /// The seed follows from the server's secret and the nonces of players; everything else is covered.
    Shared,
    /// The same, but no player added a nonce.
    ServerOnly,
    /// The record belongs to commitment and chain; the origin of the seed is unknown.
    RecordOnly,
    /// The game of an older server, which committed to the seed alone.
    SeedOnly,
}

/// How the names of a finished game relate to its proof.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(super) enum Names {
    /// They are those of the start, which the commitment covers; or there are none.
    Covered,
    /// They differ from those of the start: players may change their names during a game, and servers may lie.
    Changed,
    /// There is no proof to compare them with.
    Unproven,
}

/// The proven facts, and by implication the unproven ones.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(super) struct Claim {
    pub(super) evidence: Evidence,
    /// Whether the commitment comes from the user, who noted it before the first card.
    pub(super) is_kept: bool,
    /// How many of the seven rounds, the start among them, the user's chain values cover.
    pub(super) rounds: usize,
    pub(super) names: Names,
}

/// How many links a finished chain has: the start and six rounds.
const ROUNDS: usize = Round::COUNT as usize + 1;

impl Evidence {
    pub(super) const fn code(self) -> &'static str {
        match self {
            Self::Shared => "shared",
            Self::ServerOnly => "server-only",
            Self::RecordOnly => "record-only",
            Self::SeedOnly => "seed-only",
        }
    }
}

impl Claim {
    /// Prints the proven and the unproven facts.
    pub(super) fn print(self, record: &Record) -> Result<(), Failure> {
        let (what, why) = self.headline();
        let mut text = format!("{}: {why}.\n", bold(what));
        text += &format!("{} decisions, all legal; the game is finished.\n", record.decisions().len());
        for (_, what) in self.unproven() {
            text += &format!("Not proven: {what}.\n");
        }
        output::print(&text)
    }

    /// Returns one line that states exactly what the given values prove.
    const fn headline(self) -> (&'static str, &'static str) {
        match self.evidence {
            Evidence::Shared | Evidence::ServerOnly if self.is_kept => {
                ("The deal is as announced", "the cards were fixed before the first one was dealt")
            }
            Evidence::SeedOnly if self.is_kept => {
                ("The seed is as announced", "it was fixed before the first card was dealt")
            }
            Evidence::RecordOnly => {
                ("The record is as announced", "it belongs to the commitment and the chain values")
            }
            Evidence::Shared | Evidence::ServerOnly => {
                ("The game is consistent with itself", "record, proof and commitment belong together")
            }
            Evidence::SeedOnly => {
                ("The game is consistent with itself", "seed and commitment belong together")
            }
        }
    }

    /// Lists the unproven facts: a code for scripts, and a sentence.
    pub(super) fn unproven(self) -> Vec<(&'static str, String)> {
        let deal = match self.evidence {
            Evidence::Shared => None,
            Evidence::ServerOnly => {
                Some(("randomness", "that the server chose the seed at random: no player added a nonce"))
            }
            Evidence::RecordOnly => Some((
                "seed",
                "where the seed came from, and that it was fixed before the first card: \
                 that takes the finished game with its proof, from the server",
            )),
            Evidence::SeedOnly => Some((
                "terms",
                "goals, variant, players and decisions: the commitment is that of the seed alone, as from older servers",
            )),
        };
        let commitment = (!self.is_kept).then_some((
            "commitment",
            "that the cards were fixed before the first one was dealt, and that you were told this commitment then: \
             compare it with --commitment",
        ));
        let names = match self.names {
            Names::Covered => None,
            Names::Changed => Some((
                "names",
                "the names in `players`, which are not those of the start: the proof covers only the names at the start",
            )),
            Names::Unproven => Some(("names", "the names of the players, which are only the server's word")),
        };
        let owned = |(code, what): (_, &str)| (code, what.to_owned());
        let mut unproven: Vec<_> = deal.into_iter().chain(commitment).map(owned).collect();
        unproven.extend(self.unproven_decisions().map(|what| ("decisions", what)));
        unproven.extend(names.map(owned));
        unproven
    }

    fn unproven_decisions(self) -> Option<String> {
        match self.rounds {
            _ if self.evidence == Evidence::SeedOnly => None,
            0 => Some(
                "that these decisions were played: compare them with a chain value that you noted, with --chain"
                    .to_owned(),
            ),
            rounds if rounds < ROUNDS => {
                Some(format!("the decisions after round {} (the start is round 0)", rounds - 1))
            }
            _ => None,
        }
    }
}
