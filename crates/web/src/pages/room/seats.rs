use leptos::prelude::*;
use sideboards_bots::Level;
use sideboards_client::place::Place;
use sideboards_client::room::players_of;
use sideboards_protocol::{Deed, NAME_LENGTH, Occupant, RoomState, SeatNumber, clean_name, seat_of};

use super::is_host;
use crate::dialog::Question;
use crate::live::{When, live, memo, part};
use crate::online::Room;
use crate::place::Way;
use crate::texts::texts;
use crate::words::{level_word, player_name};

/// Who sits where; cards go from each to the next.
#[component]
pub(super) fn Seats(room: Room) -> impl IntoView {
    let t = texts();
    let rows = memo(move || room.look_at_state(rows).unwrap_or_default());
    let free = live(move || room.most_seats().saturating_sub(rows.with(Vec::len)));
    let can_add = live(move || free.get() > 0 && room.look_at_state(is_host) == Some(true));
    view! {
        <section class="company" aria-label=t.room_seats()>
            <h2>{t.room_seats()}</h2>
            <ol class="seats">{part(move || rows.get().into_iter().map(|row| seat(room, row)).collect_view())}</ol>
            <p class="aside">{live(move || t.room_passing(free.get()))}</p>
            <When is=can_add><AddBot room /></When>
            <When is=live(move || room.seat().is_some())><Leave room /></When>
        </section>
    }
}

/// A seat, as somebody sees it.
#[derive(Clone, PartialEq, Eq)]
struct Row {
    number: SeatNumber,
    name: String,
    marks: Vec<String>,
    is_you: bool,
    can_remove: bool,
    can_swap: bool,
}

fn rows(state: &RoomState) -> Vec<Row> {
    let t = texts();
    let players = players_of(&state.seats);
    let marks = |number: SeatNumber, occupant: &Occupant| {
        let is_away = matches!(occupant, Occupant::Person(person) if !person.online);
        let marks = [
            (state.you == Some(number)).then(|| t.you()),
            (state.host == Some(number)).then(|| t.room_host()),
            is_away.then(|| t.presence_away()),
        ];
        marks.into_iter().flatten().collect()
    };
    let row = |(number, occupant): (SeatNumber, &Occupant)| Row {
        number,
        name: seat_of(number).map(|seat| player_name(t, &players, seat)).unwrap_or_default(),
        marks: marks(number, occupant),
        is_you: state.you == Some(number),
        can_remove: is_host(state) && state.you != Some(number),
        can_swap: state.you.is_some_and(|you| you != number),
    };
    (1..).zip(&state.seats).map(row).collect()
}

fn seat(room: Room, row: Row) -> impl IntoView {
    let t = texts();
    let number = row.number;
    let rename = move |event| {
        let name = clean_name(&event_target_value(&event));
        if !name.is_empty() {
            room.ask(Deed::Rename(name));
        }
    };
    let name = if row.is_you {
        view! { <input type="text" aria-label=t.online_name() value=row.name.clone() maxlength=NAME_LENGTH autocomplete="off" on:change=rename /> }
            .into_any()
    } else {
        view! { <b>{row.name.clone()}</b> }.into_any()
    };
    let marks =
        row.marks.iter().map(|word| view! { <span class="mark">{word.clone()}</span> }).collect_view();
    let swap = row.can_swap.then(|| {
        view! { <button class="quiet" title=t.room_swap(&row.name) aria-label=t.room_swap(&row.name) on:click=move |_| room.ask(Deed::MoveTo(number))>"⇅"</button> }
    });
    let remove = row.can_remove.then(|| {
        view! { <button class="quiet close" title=t.room_remove(&row.name) aria-label=t.room_remove(&row.name) on:click=move |_| room.ask(Deed::Remove(number))>"×"</button> }
    });
    view! { <li class="seat" class:you=row.is_you>{name}<span class="marks">{marks}</span><span class="seat-buttons">{swap}{remove}</span></li> }
}

/// A bot for a free seat.
#[component]
fn AddBot(room: Room) -> impl IntoView {
    let t = texts();
    let button = move |level: Level| {
        let word = format!("+ {}", level_word(t, level));
        view! { <button on:click=move |_| room.ask(Deed::AddBot { level })>{word}</button> }
    };
    view! {
        <div class="buttons add-bot" role="group" aria-label=t.room_add_bot()>
            <span>{t.room_add_bot()}</span>
            {Level::ALL.into_iter().map(button).collect_view()}
        </div>
    }
}

#[component]
fn Leave(room: Room) -> impl IntoView {
    let t = texts();
    let way: Way = expect_context();
    let asks = RwSignal::new(false);
    let leave = move || {
        room.leave();
        way.go(Place::Online);
    };
    view! {
        <div class="buttons"><button class="quiet leave" on:click=move |_| asks.set(true)>{t.room_leave()}</button></div>
        <When is=asks>
            <Question title=t.room_leave_sure() yes=t.room_leave() on_yes=leave on_close=move || asks.set(false) />
        </When>
    }
}
