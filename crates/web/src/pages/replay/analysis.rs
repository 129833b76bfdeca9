//! The reviews of all seats of a game, and what follows from them.

use std::sync::Arc;

use leptos::prelude::*;
use sideboards_client::codes;
use sideboards_client::puzzles::{Mistakes, ReviewedMistakes};
use sideboards_client::replay::{Perspective, decisions_of, keep_review, kept_review, next_mistake};
use sideboards_client::thinking::{Question, Reviewed, read_review};
use sideboards_rules::Seat;

use super::show::Show;
use crate::browser::{Browser, today};
use crate::thinking::Thinker;

/// How far a review is.
#[derive(Clone)]
pub(super) enum ReviewState {
    NotAsked,
    Thinking,
    Failed,
    Ready(Arc<Reviewed>),
}

/// The decision that is looked at, as its place in the record.
pub(super) type Picked = RwSignal<Option<usize>>;

/// What is known of how a game was played.
#[derive(Clone, Copy)]
pub(super) struct Analysis {
    pub(super) show: Show,
    /// Whose decisions are listed.
    pub(super) whose: RwSignal<Seat>,
    pub(super) picked: Picked,
    states: RwSignal<Vec<ReviewState>>,
    code: StoredValue<String>,
    thinker: StoredValue<Thinker, LocalStorage>,
}

impl Analysis {
    /// Takes up the reviews that were made before.
    pub(super) fn begin(show: Show) -> Self {
        let thinker: StoredValue<Thinker, LocalStorage> = expect_context();
        // A worker of its own: the game that waits on the table keeps its questions.
        let own = StoredValue::new_local(thinker.with_value(Thinker::another));
        on_cleanup(move || own.try_with_value(Thinker::forget).unwrap_or_default());
        let code = show.game.with_value(|game| codes::record::write(game.record()));
        let kept = |seat: Seat| {
            let text = kept_review(&Browser, &code, seat)?;
            Some(ReviewState::Ready(Arc::new(read(show, &text)?)))
        };
        let states = show.seats().into_iter().map(|seat| kept(seat).unwrap_or(ReviewState::NotAsked));
        Self {
            show,
            whose: RwSignal::new(show.you.unwrap_or(Seat::new(0))),
            picked: Picked::new(None),
            states: RwSignal::new(states.collect()),
            code: StoredValue::new(code),
            thinker: own,
        }
    }

    /// Returns how far the review of a seat is.
    pub(super) fn state(self, seat: Seat) -> ReviewState {
        self.states.with(|states| states[seat.index()].clone())
    }

    /// Returns the review of a seat, if it is there.
    pub(super) fn review(self, seat: Seat) -> Option<Arc<Reviewed>> {
        match self.state(seat) {
            ReviewState::Ready(review) => Some(review),
            ReviewState::NotAsked | ReviewState::Thinking | ReviewState::Failed => None,
        }
    }

    /// Returns whether the worker is busy with a seat.
    pub(super) fn is_thinking(self) -> bool {
        self.states.with(|states| states.iter().any(|state| matches!(state, ReviewState::Thinking)))
    }

    /// Asks for the reviews of some seats, one after the other, without those that are there.
    pub(super) fn ask(self, mut seats: Vec<Seat>) {
        seats.retain(|seat| untrack(|| self.review(*seat)).is_none());
        let Some(seat) = seats.first().copied() else { return };
        seats.remove(0);
        self.set(seat, ReviewState::Thinking);
        let record = self.show.game.with_value(|game| game.record().to_string());
        let hear = move |answer: Option<String>| {
            // The page may have been left meanwhile.
            let Some(code) = self.code.try_get_value() else { return };
            let review = answer.and_then(|answer| {
                let review = read(self.show, &answer)?;
                keep_review(&Browser, &code, seat, &answer);
                self.learn(seat, &review);
                Some(review)
            });
            self.set(seat, review.map_or(ReviewState::Failed, |review| ReviewState::Ready(Arc::new(review))));
            self.ask(seats);
        };
        self.thinker.with_value(|thinker| thinker.ask(Question::Review { seat, record }, hear));
    }

    /// Returns the mistakes of a game that the player of this device played alone, by whether they can be proven.
    pub(super) fn own_mistakes(self, seat: Seat, review: &Reviewed) -> Option<ReviewedMistakes> {
        let is_own = self.show.is_solo() && self.show.you == Some(seat);
        is_own.then(|| self.show.game.with_value(|game| ReviewedMistakes::of(game.record(), &review.choices)))
    }

    /// Adds what can be proven to the player's mistakes, once: opening the review again brings back nothing that was learnt.
    fn learn(self, seat: Seat, review: &Reviewed) {
        let found = self.own_mistakes(seat, review).filter(|found| !found.proven.is_empty());
        if let Some(found) = found {
            Mistakes::change(&Browser, |mistakes| mistakes.add_reviewed(&found, today()));
        }
    }

    fn set(self, seat: Seat, state: ReviewState) {
        self.states.try_update(|states| states[seat.index()] = state);
    }

    /// Asks the worker of this page.
    pub(super) fn think(self, question: Question, hear: impl FnOnce(Option<String>) + 'static) {
        self.thinker.with_value(|thinker| thinker.ask(question, hear));
    }

    /// Returns the decisions of a seat that counted, as places in the record.
    pub(super) fn places(self, seat: Seat) -> Vec<usize> {
        self.show.game.with_value(|game| decisions_of(game.record(), seat))
    }

    /// Returns where the next mistake of the seat is that is looked at.
    pub(super) fn next_mistake(self) -> Option<usize> {
        let seat = self.whose.get();
        let review = self.review(seat)?;
        next_mistake(&review.choices, &self.places(seat), self.picked.get())
    }

    /// Looks at a decision: the moment before it, when the hand is still there.
    pub(super) fn pick(self, place: usize) {
        self.picked.set(Some(place));
        self.show.perspective.set(Perspective::Seat(self.whose.get_untracked()));
        self.show.go(place);
    }

    /// Looks at the next mistake, if there is one.
    pub(super) fn pick_next_mistake(self) {
        if let Some(place) = untrack(|| self.next_mistake()) {
            self.pick(place);
        }
    }
}

fn read(show: Show, text: &str) -> Option<Reviewed> {
    show.game.try_with_value(|game| read_review(text, game.content().deck())).flatten()
}
