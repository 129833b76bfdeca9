//! Reads a finished game or a bare record.

use std::path::Path;
use std::sync::Arc;

use sideboards_protocol::{DealProof, DealSeat, FinishedGame};
use sideboards_rules::{Content, Hash256, Record, RecordFault};

use super::claim::Names;
use crate::failure::Failure;
use crate::input;

/// The largest file: a record and a box, both written as JSON.
const MAX_FILE: usize = 4 * Record::MAX_FILE;

/// A game as read: with all public facts, or the record alone.
pub(super) struct ClaimedGame {
    /// The room and the number of the game; empty if only the record is known.
    pub(super) name: String,
    pub(super) commitment: Option<Hash256>,
    pub(super) proof: Option<DealProof>,
    /// The names of the players; none if only the record is known.
    players: Option<Vec<String>>,
    record: String,
    content: Arc<Content>,
}

impl ClaimedGame {
    /// Reads a file; `content` is the box of games without their own.
    pub(super) fn read(file: &Path, content: Arc<Content>) -> Result<Self, Failure> {
        let text = input::text(Some(file), MAX_FILE)?;
        if !text.trim_start().starts_with('{') {
            let (name, commitment, proof, players) = (String::new(), None, None, None);
            return Ok(Self { name, commitment, proof, players, record: text, content });
        }
        let bad = |error: &dyn std::fmt::Display| {
            Failure::bad(format!("{}: not a finished game: {error}", input::name(Some(file))))
        };
        let game: FinishedGame = serde_json::from_str(&text).map_err(|error| bad(&error))?;
        let content = match &game.content {
            Some(file) => Arc::new(Content::parse(file).map_err(|faults| bad(&faults))?),
            None => content,
        };
        let commitment = game.commitment.parse().map_err(|error| bad(&error))?;
        Ok(Self {
            name: game.game,
            commitment: Some(commitment),
            proof: game.proof,
            players: Some(game.players),
            record: game.record,
            content,
        })
    }

    /// Returns whether there is only a record.
    pub(super) const fn is_bare_record(&self) -> bool {
        self.players.is_none()
    }

    /// Compares the names of the players with those covered by the proof.
    pub(super) fn names(&self) -> Names {
        match (&self.players, &self.proof) {
            (None, _) => Names::Covered,
            (Some(_), None) => Names::Unproven,
            (Some(players), Some(proof)) => {
                let at_start = proof.terms.seats.iter().map(name_at_start);
                if at_start.eq(players.iter().cloned()) { Names::Covered } else { Names::Changed }
            }
        }
    }

    /// Reads the record, or returns why it does not belong to the game.
    pub(super) fn record(&self) -> Result<Record, String> {
        Record::parse(&self.record, Arc::clone(&self.content)).map_err(|error| match error.fault {
            RecordFault::OtherContent { .. } => {
                format!("the box does not match: {error}; give another box with --content FILE")
            }
            _ => format!("the record cannot be read: {error}"),
        })
    }
}

/// Returns a seat's name as in the list of players.
fn name_at_start(seat: &DealSeat) -> String {
    match seat {
        DealSeat::Person { name, .. } => name.clone(),
        DealSeat::Bot { level } => level.to_string(),
    }
}
