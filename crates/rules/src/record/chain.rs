//! Hashes that chain the rounds of a record, so that no decision can be changed later.

use std::fmt::Write;

use super::{BadDecision, Record};
use crate::{Decision, Hash256, Seat};

/// The first line of the hashed text of a round.
const HEADER: &str = "sideboards round 1";

impl Record {
    /// Hashes the decisions of a completed round onto the hash of everything before it.
    ///
    /// `docs/PROTOCOL.md` describes the text. It contains the seed, which is secret during a game: a choice that
    /// was taken back is one of few, and could be guessed by trial without the seed.
    pub fn link(&self, previous: Hash256, round: &[(Seat, Decision)]) -> Hash256 {
        let mut text = format!("{HEADER}\nafter {previous}\n");
        self.write_setup(&mut text)
            .and_then(|()| self.write_decisions(&mut text, round))
            .expect("text grows");
        Hash256::of(&text)
    }

    /// Replays the game and returns the chain: first the commitment it begins with, then a hash for each completed round.
    pub fn chain(&self, commitment: Hash256) -> Result<Vec<Hash256>, BadDecision> {
        let mut chain = vec![commitment];
        let (mut last, mut round, mut linked) = (commitment, self.deal().round(), 0);
        self.replay_with(|game, decisions| {
            if game.round() != round {
                last = self.link(last, &self.decisions[linked..decisions]);
                (round, linked) = (game.round(), decisions);
                chain.push(last);
            }
        })?;
        Ok(chain)
    }

    /// Writes the lines that identify the game: the head without its first line, and the empty line after it.
    pub(super) fn write_setup(&self, text: &mut impl Write) -> std::fmt::Result {
        writeln!(text, "content {}", self.content_hash())?;
        writeln!(text, "players {}", self.setup.players())?;
        writeln!(text, "variant {}", self.setup.variant())?;
        writeln!(text, "goals {}", self.setup.goals())?;
        writeln!(text, "seed {}", self.seed)?;
        writeln!(text)
    }

    /// Writes decisions, one a line.
    pub(super) fn write_decisions(
        &self,
        text: &mut impl Write,
        decisions: &[(Seat, Decision)],
    ) -> std::fmt::Result {
        let deck = self.content.deck();
        decisions.iter().try_for_each(|(seat, decision)| writeln!(text, "{seat} {}", deck.text(decision)))
    }
}
