use std::time::Duration;

use leptos::prelude::*;
use sideboards_client::place::room_path;
use sideboards_protocol::{Deed, Occupant, SeatNumber, seat_number};
use sideboards_rules::Round;

use super::{Scene, TableContext};
use crate::live::{memo, part};
use crate::online::{Room, TurnsElsewhere};
use crate::texts::later_texts;

/// How long the others have before they can be nudged, and before a bot may place for them, in seconds. The server counts too.
const NUDGE: u32 = 30;
const PLACE_FOR: u32 = 60;

/// A person who is awaited, and what can be done about it.
#[derive(Clone, PartialEq, Eq)]
struct Awaited {
    number: SeatNumber,
    name: String,
    /// Whether the person was nudged in this round, which is possible once.
    is_nudged: bool,
    /// Whether a bot may place for the person. A vote that has begun has a line of its own.
    may_ask_bot: bool,
}

/// What a player who has placed can do while others still decide.
#[component]
pub(super) fn Waiting(table: TableContext, room: Room) -> impl IntoView {
    let t = later_texts();
    let waited = RwSignal::new(0_u32);
    let count = move || {
        let is_waiting = table.scene.with_untracked(Scene::has_chosen);
        waited.update(|seconds| *seconds = if is_waiting { *seconds + 1 } else { 0 });
    };
    let counting = set_interval_with_handle(count, Duration::from_secs(1));
    on_cleanup(move || drop(counting.map(|handle| handle.clear())));
    let nudged = RwSignal::new(Vec::<(Round, SeatNumber)>::new());
    let awaited = memo(move || {
        let waited = waited.get();
        let has_clock = room.look(|known| known.deadline.is_some());
        let among_strangers = room.is_among_strangers();
        table.scene.with(|scene| {
            // Strangers have a clock, and no way to press each other.
            let is_waiting = scene.has_chosen() && waited >= NUDGE && !among_strangers;
            let people =
                scene.others.iter().filter(|other| is_waiting && other.is_thinking && other.bot.is_none());
            let one = |number, name: &str| Awaited {
                number,
                name: name.to_owned(),
                is_nudged: nudged.with(|nudged| nudged.contains(&(scene.round, number))),
                may_ask_bot: waited >= PLACE_FOR && !has_clock && !is_voted_on(room, number),
            };
            people.map(|other| one(seat_number(other.seat), &other.name)).collect::<Vec<_>>()
        })
    });
    let buttons = move |Awaited { number, name, is_nudged, may_ask_bot }: Awaited| {
        let words = if is_nudged { t.nudged(&name) } else { t.nudge(&name) };
        let nudge = move |_| {
            room.ask(Deed::Nudge(number));
            nudged.update(|nudged| nudged.push((table.scene.with_untracked(|scene| scene.round), number)));
        };
        let place = may_ask_bot.then(|| {
            view! { <button on:click=move |_| room.ask(Deed::PlaceFor(number))>{t.place_for(&name)}</button> }
        });
        view! { <button class="nudge" disabled=is_nudged on:click=nudge>{words}</button>{place} }
    };
    let turns: TurnsElsewhere = expect_context();
    let next = memo(move || {
        let is_waiting = table.scene.with(Scene::has_chosen);
        turns.rooms().first().filter(|_| is_waiting).map(|room| room_path(room))
    });
    let next_link = move |path: String| view! { <a class="button next-game" href=path>{t.room_next()}</a> };
    view! {
        <div class="buttons waiting-for">
            {part(move || next.get().map(next_link))}
            {part(move || awaited.get().into_iter().map(buttons).collect_view())}
        </div>
    }
}

/// Returns whether a player has agreed that a bot places for a person.
fn is_voted_on(room: Room, number: SeatNumber) -> bool {
    let has_votes =
        |occupant: &Occupant| matches!(occupant, Occupant::Person(person) if !person.place_for.is_empty());
    room.look_at_state(|state| state.seats.get(usize::from(number) - 1).is_some_and(has_votes)) == Some(true)
}
