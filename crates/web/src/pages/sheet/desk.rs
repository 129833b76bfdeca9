use leptos::prelude::*;
use sideboards_client::Clock;
use sideboards_client::codes;
use sideboards_client::sheet::{KeptSheet, Paper, SheetStep};

use crate::browser::{Browser, boxes};
use crate::focus;
use crate::live::effect;

/// The own sheet and the rounds before it. Everything is kept in the browser at once.
#[derive(Clone, Copy)]
pub(super) struct Desk {
    pub(super) paper: RwSignal<Paper>,
    pub(super) step: RwSignal<SheetStep>,
    /// Finished rounds of this evening, as in links.
    pub(super) rounds: RwSignal<Vec<String>>,
}

impl Desk {
    /// Takes up what was kept.
    pub(super) fn begin() -> Self {
        let all = boxes().all();
        let paper = kept().paper(&all).unwrap_or_else(|| Paper::fresh(all[0].clone(), now()));
        let (step, rounds) = (kept().step(paper.players.len()), kept().rounds());
        let desk =
            Self { paper: RwSignal::new(paper), step: RwSignal::new(step), rounds: RwSignal::new(rounds) };
        // What was not changed is not written: a sheet of a box that is not here just now may come back with it.
        let mut is_untouched = true;
        effect(move || {
            desk.paper.track();
            if !std::mem::take(&mut is_untouched) {
                desk.paper.with_untracked(|paper| kept().keep_paper(paper));
            }
        });
        effect(move || kept().keep_step(desk.step.get()));
        effect(move || desk.rounds.with(|rounds| kept().keep_rounds(rounds)));
        desk
    }

    pub(super) fn go(self, step: SheetStep) {
        self.paper.with_untracked(|paper| kept().remember_names(paper));
        self.step.set(step);
        window().scroll_to_with_x_and_y(0.0, 0.0);
        focus::move_to(".sheet-step");
    }

    /// Puts the sheet to the others of the evening and begins the next one.
    pub(super) fn next_round(self) {
        self.rounds.update(|rounds| rounds.push(self.paper.with_untracked(codes::sheet::write)));
        self.paper.update(|paper| *paper = paper.next(now()));
        self.go(SheetStep::Start);
    }

    /// Forgets all rounds and begins anew with the same people.
    pub(super) fn new_evening(self) {
        self.rounds.set(Vec::new());
        self.paper.update(|paper| *paper = paper.next(now()));
        self.go(SheetStep::Start);
    }

    /// Writes on a copy of another sheet.
    pub(super) fn copy(self, paper: Paper) {
        self.paper.set(paper);
        self.step.set(SheetStep::Outcome);
    }
}

/// Returns the sheet in this browser.
pub(super) fn kept() -> KeptSheet<'static> {
    KeptSheet::new(&Browser)
}

/// Returns the seconds since 1970.
fn now() -> u32 {
    u32::try_from(Browser.now() / 1000).unwrap_or_default()
}
