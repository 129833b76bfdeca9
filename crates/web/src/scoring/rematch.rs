use std::time::Duration;

use leptos::prelude::*;
use sideboards_client::room::players_of;
use sideboards_protocol::{Deed, Occupant, RoomState, seat_of};

use crate::browser::Browser;
use crate::drawing::seat_mark;
use crate::live::{When, live, memo, part};
use crate::online::Room;
use crate::reactions::{Reactions, SeatReaction};
use crate::texts::{later_texts, texts};
use crate::words::player_name;

/// The next game: who is in for it, or the way to it if it began without the reader.
#[component]
pub(super) fn NextGame(room: Room) -> impl IntoView {
    let t = later_texts();
    let is_left_out = live(move || room.was_left_out());
    view! {
        <When is=live(move || !is_left_out.get())><Rematch room /><Answer room /></When>
        <When is=is_left_out>
            <section class="rematch"><p>{t.lost_not_ready()}</p></section>
            <div class="play-again"><button class="main large" on:click=move |_| room.follow()>{t.lost_to_table()}</button></div>
        </When>
    }
}

/// The players who want another game. It begins when all who are present agree, or soon after the host says so.
#[component]
fn Rematch(room: Room) -> impl IntoView {
    let t = later_texts();
    let chips = memo(move || room.look_at_state(chips).unwrap_or_default());
    let chip = move |chip: Chip| {
        let wins = (chip.wins > 0).then(|| view! { <small>{t.wins(chip.wins)}</small> });
        let mark = chip.is_in.then(|| view! { <span class="rematch-in">"✓ "{t.rematch_is_in()}</span> });
        view! { <li class="rematch-chip" class:in=chip.is_in class:away=chip.is_away>{seat_of(chip.number).map(seat_mark)}<b>{chip.name}</b>{wins}{mark}<SeatReaction room number=chip.number /></li> }
    };
    let is_host = live(move || {
        room.look_at_state(|state| state.you.is_some() && state.host == state.you) == Some(true)
    });
    let is_waiting = live(move || room.look(|known| known.starts.is_none()));
    view! {
        <section class="rematch" aria-label=t.rematch_title()>
            <header class="rematch-head"><h2>{t.rematch_title()}</h2><Reactions room /></header>
            <ul class="rematch-chips">{part(move || chips.get().into_iter().map(chip).collect_view())}</ul>
            <When is=live(move || is_host.get() && is_waiting.get())>
                <button on:click=move |_| room.ask(Deed::Start)>{t.rematch_go()}</button>
            </When>
            <Starts room />
        </section>
    }
}

/// Says yes to another game, or no longer.
#[component]
fn Answer(room: Room) -> impl IntoView {
    let t = later_texts();
    let is_in = memo(move || room.look_at_state(is_in).flatten());
    let toggle = move |_| room.ask(Deed::Ready(is_in.get_untracked() != Some(true)));
    let words = live(move || if is_in.get() == Some(true) { t.rematch_out() } else { t.rematch_in() });
    view! {
        <When is=live(move || is_in.get().is_some())>
            <div class="play-again">
                <button class="large" class:main=live(move || is_in.get() == Some(false)) on:click=toggle>{words}</button>
            </div>
        </When>
    }
}

/// Counts down to a game that the host has called.
#[component]
fn Starts(room: Room) -> impl IntoView {
    let t = later_texts();
    let seconds = RwSignal::new(0_usize);
    let ticking =
        set_interval_with_handle(move || seconds.update(|seconds| *seconds += 1), Duration::from_secs(1));
    on_cleanup(move || drop(ticking.map(|handle| handle.clear())));
    let left = live(move || {
        seconds.track();
        room.look(|known| known.starts.map(|starts| starts.seconds(&Browser)))
    });
    view! {
        <When is=live(move || left.get().is_some())>
            <p class="rematch-starts">{live(move || left.get().map(|left| t.rematch_starts(left)))}</p>
        </When>
    }
}

/// A player of the next game, or of the last one.
#[derive(Clone, PartialEq, Eq)]
struct Chip {
    number: u8,
    name: String,
    wins: u32,
    is_in: bool,
    is_away: bool,
}

fn chips(state: &RoomState) -> Vec<Chip> {
    let players = players_of(&state.seats);
    let chip = |(number, occupant): (u8, &Occupant)| {
        let name = player_name(texts(), &players, seat_of(number)?);
        let (wins, is_in, is_away) = match occupant {
            Occupant::Bot { wins, .. } => (*wins, true, false),
            Occupant::Person(person) if person.left => return None,
            Occupant::Person(person) => (person.wins, person.ready, !person.online),
        };
        Some(Chip { number, name, wins, is_in, is_away })
    };
    (1..).zip(&state.seats).filter_map(chip).collect()
}

/// Tells whether the viewer is in, if they have a seat.
fn is_in(state: &RoomState) -> Option<bool> {
    match state.seats.get(usize::from(state.you?) - 1)? {
        Occupant::Person(person) => Some(person.ready),
        Occupant::Bot { .. } => None,
    }
}
