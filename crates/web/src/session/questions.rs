//! Questions of the session to the worker, and the handling of its answers.

use leptos::prelude::*;
use sideboards_client::thinking::Question;
use sideboards_rules::Seat;

use super::Session;
use crate::play::AdviceState;

impl Session {
    /// Asks for advice for a seat.
    pub(crate) fn ask_advice(self, seat: Seat) {
        if matches!(self.play.advice.get_untracked(), AdviceState::Thinking(_)) {
            return;
        }
        let Some((asked, question)) = self.with_untracked(|game| Some(game?.ask_hints(seat))) else { return };
        self.play.advice.set(AdviceState::Thinking(asked));
        self.ask(question, move |answer| {
            if self.play.advice.get_untracked() == AdviceState::Thinking(asked) {
                let hints = self.with_untracked(|game| game?.read_hints(asked, answer.as_deref()));
                self.play.advice.set(hints.map_or(AdviceState::NotAsked, AdviceState::Ready));
            }
        });
    }

    /// Asks for the decision of the next bot, one at a time.
    pub(super) fn ask_bots(self) {
        let Some((asked, question)) = self.with_untracked(|game| game?.ask_bot()) else { return };
        if self.asked.get_value() == Some(asked) {
            return;
        }
        self.asked.set_value(Some(asked));
        self.ask(question, move |answer| {
            if self.asked.get_value() != Some(asked) {
                return;
            }
            self.asked.set_value(None);
            if let Some(decision) = self.with_untracked(|game| game?.read_bot(asked, answer.as_deref())) {
                self.decide(asked.seat(), decision);
            }
        });
    }

    fn ask(self, question: Question, callback: impl FnOnce(Option<String>) + 'static) {
        self.thinker.with_value(|thinker| thinker.ask(question, callback));
    }
}
