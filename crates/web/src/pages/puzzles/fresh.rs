//! Puzzles that are made on this device, one after the other, without end.

use leptos::prelude::*;
use sideboards_client::puzzles::Address;
use sideboards_puzzles::Kind;
use sideboards_rules::Record;

use super::head::Head;
use super::opening::opened;
use super::series::rating;
use super::solving::{After, Named};
use super::state::Desk;
use super::told_instead;
use crate::live::part;
use crate::texts::later_texts;

#[derive(Clone)]
enum State {
    Looking,
    Found(Record),
    /// There is no worker, or it has found nothing.
    Nothing,
}

/// New puzzles of a kind. Their difficulty is not measured, so they change no rating.
#[component]
pub(super) fn Fresh(desk: Desk, kind: Kind) -> impl IntoView {
    let t = later_texts();
    let state = RwSignal::new(State::Looking);
    let look = move || {
        state.set(State::Looking);
        desk.find(kind, move |record: Option<Record>| {
            // The page may have been left meanwhile.
            state.try_set(record.map_or(State::Nothing, State::Found));
        });
    };
    look();
    part(move || match state.get() {
        State::Looking => view! { <p class="coming" role="status">{t.hint_thinking()}</p> }.into_any(),
        State::Nothing => told_instead(t.puzzles_none_left()).into_any(),
        State::Found(record) => {
            let address = Address::Position(kind, record.clone()).to_string();
            let after = After {
                on_answer: (|_| ()).into(),
                notes: (move || t.puzzles_not_rated().into_any()).into(),
                next: ((move || t.puzzles_next()).into(), look.into()),
            };
            let head = Head::new(t.puzzles_fresh(), move || rating(desk));
            opened(desk, kind, record, Named { address, difficulty: None, share: None }, head, after)
        }
    })
}
