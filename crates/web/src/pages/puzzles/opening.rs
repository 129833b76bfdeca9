use leptos::prelude::*;
use sideboards_puzzles::{Entry, Kind, Puzzle};
use sideboards_rules::Record;

use super::head::Head;
use super::solving::{After, Named, Solving};
use super::state::{Desk, set};
use crate::live::part;
use crate::texts::later_texts;

/// A puzzle of the set.
pub(super) fn of_set(desk: Desk, entry: &'static Entry, named: Named, head: Head, after: After) -> AnyView {
    let named = Named { difficulty: Some(entry.difficulty.rating()), ..named };
    opened(desk, entry.kind, set().record(entry), named, head, after)
}

/// A position, as soon as it is proven; what turns out to be no puzzle says so.
pub(super) fn opened(
    desk: Desk,
    kind: Kind,
    record: Record,
    named: Named,
    head: Head,
    after: After,
) -> AnyView {
    let state = RwSignal::new(State::Proving);
    desk.open(kind, record, move |puzzle: Option<Puzzle>| {
        // The page may have been left meanwhile.
        state.try_set(puzzle.map_or(State::None, State::Proven));
    });
    part(move || match state.get() {
        State::Proving => {
            view! { <p class="coming" role="status">{later_texts().hint_thinking()}</p> }.into_any()
        }
        State::Proven(puzzle) => {
            let (named, head, after) = (named.clone(), head.clone(), after.clone());
            view! { <Solving desk puzzle named head after /> }.into_any()
        }
        State::None => super::nowhere().into_any(),
    })
}

#[derive(Clone)]
#[expect(clippy::large_enum_variant, reason = "there is one of them")]
enum State {
    Proving,
    Proven(Puzzle),
    None,
}
