use leptos::prelude::*;
use sideboards_client::Clock;
use sideboards_client::codes;
use sideboards_client::history::Past;
use sideboards_client::sheet::{KeptSheet, OtherRounds, Paper, SheetStep};
use sideboards_client::storage::NotKept;

use super::before::Before;
use crate::browser::{Browser, boxes, history};
use crate::focus;
use crate::live::effect;

/// The own sheet and the other rounds of the evening. Everything is kept in the browser at once.
#[derive(Clone, Copy)]
pub(super) struct Desk {
    pub(super) paper: ReadSignal<Paper>,
    pub(super) step: RwSignal<SheetStep>,
    pub(super) rounds: ReadSignal<OtherRounds>,
    /// Whether the browser has no room to keep what is written.
    pub(super) is_full: RwSignal<bool>,
    /// What was there before the last changes.
    pub(super) before: RwSignal<Vec<Before>>,
    write_paper: WriteSignal<Paper>,
    write_rounds: WriteSignal<OtherRounds>,
}

impl Desk {
    /// Takes up what was kept.
    pub(super) fn begin() -> Self {
        let all = boxes().all();
        let paper = kept().paper(&all).unwrap_or_else(|| Paper::fresh(all[0].clone(), now()));
        let (step, rounds) = (kept().step(paper.players.len()), kept().rounds(&paper));
        let ((paper, write_paper), (rounds, write_rounds)) = (signal(paper), signal(rounds));
        let desk = Self {
            paper,
            step: RwSignal::new(step),
            rounds,
            is_full: RwSignal::new(false),
            before: RwSignal::default(),
            write_paper,
            write_rounds,
        };
        effect(move || kept().keep_step(desk.step.get()));
        // A result that is looked at is a finished game; corrections go there too.
        effect(move || {
            if desk.step.get() == SheetStep::Outcome {
                desk.paper.track();
                desk.file(Paper::is_finished);
            }
        });
        desk.follow_other_tabs();
        desk
    }

    /// Changes the sheet, and keeps it. What was not changed is not kept: a sheet of a box that is not here just now may
    /// come back with it.
    pub(super) fn change(self, change: impl FnOnce(&mut Paper)) {
        self.write_paper.update(change);
        self.note(self.paper.with_untracked(|paper| kept().keep_paper(paper)));
    }

    /// Takes another sheet, and keeps it.
    pub(super) fn put(self, paper: Paper) {
        self.change(|now| *now = paper);
    }

    /// Takes other rounds, and keeps them.
    pub(super) fn put_rounds(self, rounds: OtherRounds) {
        self.write_rounds.set(rounds);
        self.note(self.rounds.with_untracked(|rounds| kept().keep_rounds(rounds)));
    }

    fn note(self, kept: Result<(), NotKept>) {
        let is_full = kept.is_err();
        if self.is_full.get_untracked() != is_full {
            self.is_full.set(is_full);
        }
    }

    /// Takes over what another tab writes, so that two tabs are one sheet.
    fn follow_other_tabs(self) {
        let handle = window_event_listener_untyped("storage", move |_| self.take_over());
        on_cleanup(move || handle.remove());
    }

    /// Shows what is kept. It is not kept again: the other tab may still be writing.
    fn take_over(self) {
        let is_other = self.paper.with_untracked(|paper| kept().is_other(paper));
        if is_other && let Some(paper) = kept().paper(&boxes().all()) {
            // First, so that no page is drawn for a player who has gone.
            if let SheetStep::Sideboard(player) = self.step.get_untracked()
                && player >= paper.players.len()
            {
                self.step.set(SheetStep::Start);
            }
            self.write_paper.set(paper);
            self.note(Ok(()));
        }
        let rounds = self.paper.with_untracked(|paper| kept().rounds(paper));
        if self.rounds.with_untracked(|known| *known != rounds) {
            self.write_rounds.set(rounds);
            self.note(Ok(()));
        }
    }

    pub(super) fn go(self, step: SheetStep) {
        self.paper.with_untracked(|paper| kept().remember_names(paper));
        self.file(Paper::is_finished);
        self.step.set(step);
        window().scroll_to_with_x_and_y(0.0, 0.0);
        focus::move_to(".sheet-step");
    }

    /// Keeps the sheet among the past games, if it is ready for that.
    fn file(self, is_ready: fn(&Paper) -> bool) {
        let evening = self.rounds.with_untracked(|rounds| rounds.evening);
        let past = self
            .paper
            .with_untracked(|paper| is_ready(paper).then(|| Past::of_table(paper, evening, Browser.now())));
        if let Some(past) = past {
            history().keep(&past);
        }
    }

    /// Puts the sheet to the others of the evening and begins the next one.
    pub(super) fn next_round(self) {
        self.file(has_result);
        let paper = self.paper.get_untracked();
        let mut rounds = self.rounds.get_untracked();
        rounds.put(&paper);
        self.put_rounds(rounds);
        self.put(paper.next(now()));
        self.go(SheetStep::Start);
    }

    /// Closes the evening, which stays among the past games, and begins another one with the same people.
    pub(super) fn new_evening(self, words: String) {
        self.file(has_result);
        self.remember(words);
        let next = self.paper.with_untracked(|paper| paper.next(now()));
        self.put_rounds(OtherRounds::new(next.begun, Vec::new(), 0));
        self.put(next);
        self.go(SheetStep::Start);
    }

    /// Takes a round of this evening to look at it and to correct it.
    pub(super) fn open(self, round: usize) {
        let all = boxes().all();
        let mut rounds = self.rounds.get_untracked();
        let opened = self.paper.with_untracked(|paper| rounds.open(paper, round, &all));
        let Ok(paper) = opened else { return };
        let step = if has_result(&paper) { SheetStep::Outcome } else { SheetStep::Start };
        // With this step every number of players is right.
        self.go(SheetStep::Start);
        self.put_rounds(rounds);
        self.put(paper);
        self.go(step);
    }

    /// Opens the round that has a code, if it is one of this evening.
    pub(super) fn open_own(self, code: &str) -> bool {
        let all = self.paper.with_untracked(|paper| self.rounds.with_untracked(|rounds| rounds.all(paper)));
        let Some(round) = all.iter().position(|own| own == code) else { return false };
        if round == self.rounds.with_untracked(OtherRounds::at) {
            self.go(SheetStep::Outcome);
        } else {
            self.open(round);
        }
        true
    }

    /// Deletes a round, also from the past games.
    pub(super) fn delete_round(self, round: usize, words: String) {
        let all = self.paper.with_untracked(|paper| self.rounds.with_untracked(|rounds| rounds.all(paper)));
        let begun = all.get(round).and_then(|code| codes::sheet::begun(code));
        let is_it = |past: &Past| past.is_table() && codes::sheet::begun(&past.code) == begun;
        self.remember(words);
        let forgotten = history().take(is_it);
        self.before.update(|before| {
            if let Some(last) = before.last_mut() {
                last.forgotten = forgotten;
            }
        });
        let mut rounds = self.rounds.get_untracked();
        rounds.remove(round);
        self.put_rounds(rounds);
    }

    /// Writes on a copy of another sheet; a copy of a round of this evening takes its place.
    pub(super) fn copy(self, paper: Paper, words: String) {
        self.remember(words);
        let own = self.paper.with_untracked(|own| {
            self.rounds
                .with_untracked(|rounds| rounds.find(own, paper.begun).filter(|round| *round != rounds.at()))
        });
        if let Some(round) = own {
            self.open(round);
        }
        self.step.set(SheetStep::Outcome);
        self.put(paper);
    }
}

/// Returns the sheet in this browser.
pub(super) fn kept() -> KeptSheet<'static> {
    KeptSheet::new(&Browser)
}

fn has_result(paper: &Paper) -> bool {
    paper.outcome().is_ok()
}

/// Returns the seconds since 1970.
pub(super) fn now() -> u32 {
    u32::try_from(Browser.now() / 1000).unwrap_or_default()
}
