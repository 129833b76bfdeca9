use std::time::Duration;

use leptos::prelude::*;
use sideboards_client::place::room_path;
use sideboards_protocol::{Deed, SeatNumber, seat_number};

use super::TableContext;
use crate::live::{live, memo, part};
use crate::online::{Room, TurnsElsewhere};
use crate::texts::later_texts;

/// How long the others have before they can be nudged, and before a bot may place for them, in seconds. The server counts too.
const NUDGE: u32 = 30;
const PLACE_FOR: u32 = 60;

/// What a player who has placed can do while others still decide.
#[component]
pub(super) fn Waiting(table: TableContext, room: Room) -> impl IntoView {
    let t = later_texts();
    let waited = RwSignal::new(0_u32);
    let count = move || {
        let is_waiting = table.scene.with_untracked(super::Scene::has_chosen);
        waited.update(|seconds| *seconds = if is_waiting { *seconds + 1 } else { 0 });
    };
    let counting = set_interval_with_handle(count, Duration::from_secs(1));
    on_cleanup(move || drop(counting.map(|handle| handle.clear())));
    let awaited = move || {
        let is_waiting = table.scene.with(super::Scene::has_chosen) && waited.get() >= NUDGE;
        let others = table.scene.with(|scene| {
            let people = scene.others.iter().filter(|other| other.is_thinking && other.bot.is_none());
            people.map(|other| (seat_number(other.seat), other.name.clone())).collect::<Vec<_>>()
        });
        others.into_iter().filter(move |_| is_waiting)
    };
    let nudge = move |(seat, name): (SeatNumber, String)| {
        view! { <button on:click=move |_| room.ask(Deed::Nudge(seat))>{t.nudge(&name)}</button> }
    };
    let may_place = live(move || waited.get() >= PLACE_FOR && room.look(|known| known.deadline.is_none()));
    let place = move |(seat, name): (SeatNumber, String)| {
        view! { <button on:click=move |_| room.ask(Deed::PlaceFor(seat))>{t.place_for(&name)}</button> }
    };
    let turns: TurnsElsewhere = expect_context();
    let next = memo(move || {
        let is_waiting = table.scene.with(super::Scene::has_chosen);
        turns.rooms().first().filter(|_| is_waiting).map(|room| room_path(room))
    });
    let next_link = move |path: String| view! { <a class="button next-game" href=path>{t.room_next()}</a> };
    view! {
        <div class="buttons waiting-for">
            {part(move || next.get().map(next_link))}
            {part(move || awaited().map(nudge).collect_view())}
            {part(move || awaited().filter(|_| may_place.get()).map(place).collect_view())}
        </div>
    }
}
