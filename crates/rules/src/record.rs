use std::fmt;
use std::sync::Arc;

use thiserror::Error;

use crate::{Content, ContentHash, Decision, Game, Illegal, Seat, Seed, Setup};

mod chain;
mod parse;

pub use parse::{RecordError, RecordFault};

/// Everything that determines a game: content, setup, seed and decisions in order.
///
/// Its text is readable in a diff; `docs/RECORD.md` describes it. A record need not be finished, and it is not
/// checked until it is replayed.
#[derive(Clone, Debug)]
pub struct Record {
    content: Arc<Content>,
    setup: Setup,
    seed: Seed,
    decisions: Vec<(Seat, Decision)>,
}

impl Record {
    /// The largest record, in bytes; a game of six has about 1,200.
    pub const MAX_FILE: usize = 1 << 20;

    /// Begins the record of a game.
    pub fn new(content: Arc<Content>, setup: Setup, seed: Seed) -> Self {
        Self { content, setup, seed, decisions: Vec::new() }
    }

    /// Reads a record of a game with this content.
    pub fn parse(text: &str, content: Arc<Content>) -> Result<Self, RecordError> {
        parse::parse(text, content)
    }

    /// Adds a decision. Whether it is legal is not checked here: [`Game::decide`] does that.
    ///
    /// # Panics
    /// When it is written, if it names a card that is not in the box.
    pub fn push(&mut self, seat: Seat, decision: Decision) {
        self.decisions.push((seat, decision));
    }

    /// Returns the content.
    pub fn content(&self) -> &Arc<Content> {
        &self.content
    }

    /// Returns the fingerprint of the content.
    pub fn content_hash(&self) -> ContentHash {
        self.content.hash()
    }

    /// Returns the setup.
    pub fn setup(&self) -> &Setup {
        &self.setup
    }

    /// Returns the seed.
    pub fn seed(&self) -> Seed {
        self.seed
    }

    /// Returns the decisions in order.
    pub fn decisions(&self) -> &[(Seat, Decision)] {
        &self.decisions
    }

    /// Deals the game as it was before the first decision.
    pub fn deal(&self) -> Game {
        Game::new(Arc::clone(&self.content), self.setup, self.seed)
    }

    /// Replays all decisions, or returns the first illegal one.
    pub fn replay(&self) -> Result<Game, BadDecision> {
        self.replay_with(|_, _| {})
    }

    /// Replays all decisions and calls `see` before the first one and after each, with the number of decisions so
    /// far.
    pub fn replay_with(&self, mut see: impl FnMut(&Game, usize)) -> Result<Game, BadDecision> {
        let mut game = self.deal();
        see(&game, 0);
        for (index, &(seat, decision)) in self.decisions.iter().enumerate() {
            game.decide(seat, decision).map_err(|illegal| BadDecision {
                number: index + 1,
                seat,
                text: self.content.deck().text(&decision).to_string(),
                reason: match illegal {
                    Illegal::NotInHand { card } => {
                        format!("card {} is not in the hand", self.content.deck().card(card))
                    }
                    _ => illegal.to_string(),
                },
                illegal,
            })?;
            see(&game, index + 1);
        }
        Ok(game)
    }
}

impl fmt::Display for Record {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        writeln!(f, "{}", parse::HEADER)?;
        self.write_setup(f)?;
        self.write_decisions(f, &self.decisions)
    }
}

/// The first illegal decision of a record.
#[derive(Clone, Debug, PartialEq, Eq, Error)]
#[error("decision {number}, seat {seat}, {text:?}: {reason}")]
pub struct BadDecision {
    /// The number of the decision, from 1.
    pub number: usize,
    /// Its seat.
    pub seat: Seat,
    /// Its text.
    pub text: String,
    /// Why it is illegal, in words that name the card.
    pub reason: String,
    /// Why it is illegal.
    pub illegal: Illegal,
}
