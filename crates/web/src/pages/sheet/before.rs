use leptos::prelude::*;
use sideboards_client::history::Past;
use sideboards_client::sheet::{OtherRounds, Paper, SheetStep};

use super::desk::Desk;
use crate::browser::history;
use crate::live::part;
use crate::texts::later_texts;

/// How many changes can be undone.
const MAX_UNDO: usize = 40;

/// The desk before something was removed, replaced or put down.
#[derive(Clone)]
pub(super) struct Before {
    /// What was done.
    words: String,
    paper: Paper,
    rounds: OtherRounds,
    /// A past game that went with it.
    pub(super) forgotten: Option<Past>,
}

impl Before {
    /// Returns what was done.
    pub(super) fn words(&self) -> &str {
        &self.words
    }
}

impl Desk {
    /// Remembers how everything is, before it is changed.
    pub(super) fn remember(self, words: String) {
        let (paper, rounds) = (self.paper.get_untracked(), self.rounds.get_untracked());
        self.before.update(|before| {
            before.push(Before { words, paper, rounds, forgotten: None });
            let first = before.len().saturating_sub(MAX_UNDO);
            before.drain(..first);
        });
    }

    /// Undoes the last change. Names that were typed since stay.
    pub(super) fn undo(self) {
        let Some(mut last) = self.before.try_update(Vec::pop).flatten() else { return };
        let now = self.paper.get_untracked();
        if (now.begun, now.players.len()) == (last.paper.begun, last.paper.players.len()) {
            for (player, now) in last.paper.players.iter_mut().zip(&now.players) {
                player.name.clone_from(&now.name);
            }
        }
        if let Some(past) = last.forgotten {
            history().keep(&past);
        }
        if let SheetStep::Sideboard(player) = self.step.get_untracked()
            && player >= last.paper.players.len()
        {
            self.step.set(SheetStep::Start);
        }
        self.put_rounds(last.rounds);
        self.put(last.paper);
    }
}

/// A button that undoes the last change, as long as there is one.
#[component]
pub(super) fn Undo(desk: Desk, #[prop(into)] on_undo: crate::live::Handler) -> impl IntoView {
    let t = later_texts();
    let button = move || {
        let words = desk.before.with(|before| before.last().map(|last| last.words.clone()))?;
        let on_undo = on_undo.clone();
        let undo = move |_| {
            desk.undo();
            on_undo.run();
        };
        Some(view! { <button class="quiet undo" on:click=undo>{t.sheet_undo(&words)}</button> })
    };
    view! { <div class="undo-line">{part(button)}</div> }
}
