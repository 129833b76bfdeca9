//! What a player does and learns at the table, with cards dealt by this device or a server.

use leptos::prelude::*;
use sideboards_client::local::{Asked, Draft, News, RoundLog};
use sideboards_client::sound::{Cue, handled};
use sideboards_client::thinking::Advice;
use sideboards_rules::{CardId, Choice, End, Seat};

use crate::motion::{self, Occasion};
use crate::sound;

/// The private part of a game: drafts, hints, news.
#[derive(Clone, Copy)]
pub(crate) struct Play {
    pub(crate) draft: RwSignal<Draft>,
    /// What happened last, to be announced.
    pub(crate) news: RwSignal<Option<News>>,
    /// What all seats laid in the round before.
    pub(crate) revealed: RwSignal<Vec<(Seat, Choice)>>,
    /// The rounds of a game in a room that ended while this page was open; games on this device have a record.
    pub(crate) log: RwSignal<RoundLog>,
    pub(crate) advice: RwSignal<AdviceState>,
    /// Counts decisions that were carried out, and updates from the server.
    pub(crate) changes: RwSignal<usize>,
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
            news: RwSignal::new(None),
            revealed: RwSignal::default(),
            log: RwSignal::default(),
            advice: RwSignal::default(),
            changes: RwSignal::new(0),
        }
    }

    /// Makes room for another game.
    pub(crate) fn begin(self) {
        self.forget_trial();
        self.news.set(None);
        self.revealed.set(Vec::new());
        self.log.set(RoundLog::default());
    }

    /// Takes everything up again: it counts now, or cannot any more.
    pub(crate) fn forget_trial(self) {
        self.draft.set(Draft::default());
        self.advice.set(AdviceState::NotAsked);
    }

    /// Takes up a card of the hand; one that is taken up is turned.
    pub(crate) fn take(self, card: CardId) {
        self.handle(card, |draft| draft.take(card));
    }

    /// Turns the card that is taken up, or another one.
    pub(crate) fn turn(self, card: CardId) {
        self.handle(card, |draft| draft.turn(card));
    }

    fn handle(self, card: CardId, change: impl FnOnce(&mut Draft)) {
        let before = self.draft.get_untracked();
        self.draft.update(change);
        let cue = self.draft.with_untracked(|after| handled(&before, after));
        if cue == Some(Cue::Turn) {
            motion::turn(card);
        }
        sound::play(cue.map(|cue| (0, cue)).into_iter().collect());
        self.news.set(Some(News::Taken(self.draft.with_untracked(|draft| draft.held(card)))));
    }

    /// Lays the card that is taken up on trial, and tells whether there was one.
    pub(crate) fn lay(self, end: End, in_round: usize) -> bool {
        if self.draft.with_untracked(|draft| draft.taken().is_none()) {
            return false;
        }
        let news = Some(News::Laid(end));
        motion::explain(Occasion { news: news.clone(), ..Occasion::default() }, || {
            self.draft.update(|draft| draft.lay(end, in_round));
            self.news.set(news);
        });
        true
    }

    /// Takes a card on trial up again, the last one if none is named, and tells whether there was one.
    pub(crate) fn lift(self, card: Option<CardId>) -> bool {
        if self.draft.with_untracked(|draft| draft.laid().is_empty()) {
            return false;
        }
        let news = Some(News::Lifted);
        motion::explain(Occasion { news: news.clone(), ..Occasion::default() }, || {
            self.draft.update(|draft| draft.lift(card));
            self.news.set(news);
        });
        true
    }

    /// Says that the table has changed.
    pub(crate) fn note_change(self) {
        self.changes.update(|changes| *changes += 1);
    }

    /// Returns what would count if it were confirmed now.
    pub(crate) fn choice(self, in_round: usize) -> Option<Choice> {
        self.draft.with_untracked(|draft| draft.choice(in_round))
    }
}
