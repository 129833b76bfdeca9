use std::time::Duration;

use leptos::prelude::*;
use sideboards_protocol::{Deed, Occupant, SeatNumber, seat_of};

use crate::live::{When, live};
use crate::online::{Countdown, LineState, Notice, Room, players_of};
use crate::texts::{Texts, texts};
use crate::words::{left_words, player_name};

/// So long a notice is to be seen.
const SHOWN: Duration = Duration::from_secs(7);

/// How the connection is, how much time is left, and what just happened in the room.
#[component]
pub(crate) fn RoomStatus(room: Room) -> impl IntoView {
    let t = texts();
    let state = Memo::new(move |_| room.line_state());
    let words = live(move || match state.get() {
        LineState::Connected => t.line_connected(),
        LineState::Connecting => t.line_connecting(),
        LineState::Offline => t.line_offline(),
    });
    let sign = live(move || match state.get() {
        LineState::Connected => "line connected",
        LineState::Connecting => "line connecting",
        LineState::Offline => "line offline",
    });
    view! {
        <div class="status">
            <p class=sign role="status"><span class="sign" aria-hidden="true"></span>{words}</p>
            <TimeLeft room />
        </div>
        <Replaced room />
        <NoticeLine room />
    }
}

/// The time for this round; who hears the page is told when it becomes short.
#[component]
fn TimeLeft(room: Room) -> impl IntoView {
    let t = texts();
    let left = Countdown::left(room.deadline.into());
    let is_short = live(move || left.get().is_some_and(|left| left <= 10));
    let shown = live(move || left.get().map(|left| t.time_left(&left_words(t, left))));
    let heard =
        live(move || left.get().filter(|left| matches!(left, 30 | 10)).map(|left| t.time_warning(left)));
    view! {
        <When is=live(move || left.get().is_some())>
            <p class="time-left" class:short=is_short>{shown}</p>
        </When>
        <p class="only-heard" role="status">{heard}</p>
    }
}

/// Says that a bot plays for the one who looks, and how to end that.
#[component]
fn Replaced(room: Room) -> impl IntoView {
    let t = texts();
    let is_replaced = live(move || {
        room.state.with(|state| {
            let state = state.as_ref()?;
            match &state.seats.get(usize::from(state.you?) - 1)? {
                Occupant::Person(person) => Some(person.replaced),
                Occupant::Bot { .. } => None,
            }
        }) == Some(true)
    });
    view! {
        <When is=is_replaced>
            <div class="banner" role="alert">
                <span>{t.replaced_you()}</span>
                <button class="main" on:click=move |_| room.ask(Deed::Return)>{t.replaced_return()}</button>
            </div>
        </When>
    }
}

#[component]
fn NoticeLine(room: Room) -> impl IntoView {
    let count = StoredValue::new(0_u32);
    Effect::new(move || {
        if room.notice.get().is_some() {
            count.update_value(|count| *count += 1);
            let shown = count.get_value();
            let clear = move || {
                if count.try_get_value() == Some(shown) {
                    room.notice.set(None);
                }
            };
            set_timeout(clear, SHOWN);
        }
    });
    let words = live(move || room.notice.get().map(|notice| say(room, notice)));
    view! { <p class="notice" role="status">{words}</p> }
}

fn say(room: Room, notice: Notice) -> String {
    let t = texts();
    match notice {
        Notice::Sat(seat) => t.notice_sat(&name(t, room, seat)),
        Notice::Came(seat) => t.notice_came(&name(t, room, seat)),
        Notice::Went(seat) => t.notice_went(&name(t, room, seat)),
        Notice::Replaced(seat) => t.presence_bot_who(&name(t, room, seat)),
        Notice::Returned(seat) => t.notice_returned(&name(t, room, seat)),
        Notice::TimeOver => t.notice_time_over(),
        Notice::Refused(code) => t.refused(&code.to_string()),
    }
}

fn name(t: &Texts, room: Room, seat: SeatNumber) -> String {
    let name = room.state.with_untracked(|state| {
        let players = players_of(state.as_ref()?);
        let seat = seat_of(seat).filter(|seat| seat.index() < players.len())?;
        Some(player_name(t, &players, seat))
    });
    name.unwrap_or_else(|| t.player(usize::from(seat)))
}
