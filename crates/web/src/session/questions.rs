//! What the session asks the worker, and what it does with the answers.

use leptos::prelude::*;
use sideboards_bots::{Apprentice, Bot};
use sideboards_client::local::LocalGame;
use sideboards_client::thinking::{self, Question};
use sideboards_rules::{Seat, Seed};

use super::Session;
use crate::play::AdviceState;

/// Which decision of which bot was asked for.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(super) struct Asked {
    seed: Seed,
    seat: Seat,
    turn: usize,
}

impl Session {
    /// Asks what a seat should do.
    pub(crate) fn ask_advice(self, seat: Seat) {
        let Some((record, turn)) = self.with_game(|game| (game.record().to_string(), game.turn(seat))) else {
            return;
        };
        if matches!(self.play.advice.get_untracked(), AdviceState::Thinking(_)) {
            return;
        }
        self.play.advice.set(AdviceState::Thinking(turn));
        self.ask(Question::Hints { seat, record }, move |answer| {
            // Others may have decided meanwhile, which changes nothing for this seat; its own decision does.
            let is_current = self.play.advice.get_untracked() == AdviceState::Thinking(turn)
                && self.with_game(|game| game.turn(seat)) == Some(turn);
            if is_current {
                let read = |game: &LocalGame| thinking::read_hints(&game.view(seat), &answer?);
                self.play
                    .advice
                    .set(self.with_game(read).flatten().map_or(AdviceState::NotAsked, AdviceState::Ready));
            }
        });
    }

    /// Asks the next bot what it does, one at a time.
    pub(super) fn ask_bots(self) {
        let asked = self.with_game(|game| {
            let (seat, level) = game.waiting_bot()?;
            Some((Asked { seed: game.record().seed(), seat, turn: game.turn(seat) }, level))
        });
        let Some((asked, level)) = asked.flatten() else { return };
        if self.asked.get_value() == Some(asked) {
            return;
        }
        self.asked.set_value(Some(asked));
        let Some(record) = self.with_game(|game| game.record().to_string()) else { return };
        let seat = asked.seat;
        self.ask(Question::Decide { level, seat, record }, move |answer| {
            if self.asked.get_value() != Some(asked) {
                return;
            }
            self.asked.set_value(None);
            let decision = self.with_game(|game| {
                let is_current = game.record().seed() == asked.seed && game.turn(seat) == asked.turn;
                is_current.then(|| {
                    let view = game.view(seat);
                    let thought = answer.and_then(|answer| thinking::read_decision(&view, &answer));
                    // A worker that fails must not end the game: an apprentice needs none.
                    thought.unwrap_or_else(|| Apprentice::new(&thinking::whims(asked.turn)).decide(&view))
                })
            });
            if let Some(decision) = decision.flatten() {
                self.decide(seat, decision);
            }
        });
    }

    fn ask(self, question: Question, callback: impl FnOnce(Option<String>) + 'static) {
        self.thinker.with_value(|thinker| thinker.ask(question, callback));
    }
}
