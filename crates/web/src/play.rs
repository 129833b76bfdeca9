//! What a player does and learns at the table, whoever deals the cards: this device or a server.

use leptos::prelude::*;
use sideboards_client::local::{Asked, Draft, News};
use sideboards_client::thinking::Advice;
use sideboards_rules::{CardId, Choice, End, GoalKind, Seat};

use crate::focus;
use crate::motion;

/// The part of a game that is nobody else's business.
#[derive(Clone, Copy)]
pub(crate) struct Play {
    pub(crate) draft: RwSignal<Draft>,
    /// The goals whose combinations and rows are lit.
    pub(crate) lit: RwSignal<Vec<GoalKind>>,
    /// What happened last, for whoever looks.
    pub(crate) news: RwSignal<Option<News>>,
    /// What everybody laid in the round before.
    pub(crate) revealed: RwSignal<Vec<(Seat, Choice)>>,
    pub(crate) advice: RwSignal<AdviceState>,
}

/// How far a hint is.
#[derive(Clone, Debug, Default, PartialEq)]
pub(crate) enum AdviceState {
    #[default]
    NotAsked,
    /// About one decision.
    Thinking(Asked),
    Ready(Vec<Advice>),
}

impl Play {
    pub(crate) fn new() -> Self {
        Self {
            draft: RwSignal::default(),
            lit: RwSignal::new(GoalKind::ALL.to_vec()),
            news: RwSignal::new(None),
            revealed: RwSignal::default(),
            advice: RwSignal::default(),
        }
    }

    /// Makes room for another game.
    pub(crate) fn begin(self) {
        self.forget_trial();
        self.news.set(None);
        self.revealed.set(Vec::new());
        self.lit.set(GoalKind::ALL.to_vec());
    }

    /// Takes everything up again: it counts now, or cannot any more.
    pub(crate) fn forget_trial(self) {
        self.draft.set(Draft::default());
        self.advice.set(AdviceState::NotAsked);
    }

    /// Takes up a card of the hand; one that is taken up is turned.
    pub(crate) fn take(self, card: CardId) {
        self.draft.update(|draft| draft.take(card));
        self.tell_taken(card);
    }

    /// Turns the card that is taken up, or another one.
    pub(crate) fn turn(self, card: CardId) {
        self.draft.update(|draft| draft.turn(card));
        self.tell_taken(card);
    }

    fn tell_taken(self, card: CardId) {
        self.news.set(Some(News::Taken(self.draft.with_untracked(|draft| draft.held(card)))));
    }

    /// Lays the card that is taken up on trial, and tells whether there was one.
    pub(crate) fn lay(self, end: End, in_round: usize) -> bool {
        if self.draft.with_untracked(|draft| draft.taken().is_none()) {
            return false;
        }
        motion::explain(&[], || {
            self.draft.update(|draft| draft.lay(end, in_round));
            self.news.set(Some(News::Laid(end)));
        });
        if self.choice(in_round).is_some() {
            focus::move_to(".confirm");
        } else {
            focus::rescue_to(".hand-card");
        }
        true
    }

    /// Takes a card on trial up again, the last one if none is named.
    pub(crate) fn lift(self, card: Option<CardId>) {
        if self.draft.with_untracked(|draft| draft.laid().is_empty()) {
            return;
        }
        motion::explain(&[], || {
            self.draft.update(|draft| draft.lift(card));
            self.news.set(Some(News::Lifted));
        });
        focus::rescue_to(".taken .hand-card");
    }

    /// Gives what would count if it were confirmed now.
    pub(crate) fn choice(self, in_round: usize) -> Option<Choice> {
        self.draft.with_untracked(|draft| draft.choice(in_round))
    }
}
