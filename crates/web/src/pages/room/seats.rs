use leptos::prelude::*;
use sideboards_bots::Level;
use sideboards_client::local::{Character, bot_at};
use sideboards_client::room::{TELEVISION, players_of};
use sideboards_protocol::{
    Deed, NAME_UNITS, Occupant, RoomState, SeatNumber, Stage, Watchers, clean_name, seat_of,
};

use super::is_host;
use crate::dialog::Question;
use crate::drawing::{portrait, seat_mark};
use crate::live::{When, live, memo, part};
use crate::online::Room;
use crate::reactions::{Reactions, SeatReaction};
use crate::texts::{LaterTexts, later_texts, texts};
use crate::words::{bot_words, level_word, player_name};

/// The seats; cards go from each to the next.
#[component]
pub(super) fn Seats(room: Room) -> impl IntoView {
    let t = texts();
    let rows = memo(move || room.look_at_state(rows).unwrap_or_default());
    let free = live(move || room.most_seats().saturating_sub(rows.with(Vec::len)));
    let can_add = live(move || free.get() > 0 && room.look_at_state(is_host) == Some(true));
    // At the result it is asked where the next game is.
    let is_gathering = live(move || room.look_at_state(|state| state.stage) == Some(Stage::Gathering));
    let is_ready = memo(move || room.look_at_state(is_ready).flatten());
    let tell_ready = move |_| room.ask(Deed::Ready(is_ready.get_untracked() == Some(false)));
    let ready_words = live(move || {
        if is_ready.get() == Some(true) { later_texts().room_not_ready() } else { later_texts().room_ready() }
    });
    view! {
        <section class="company" aria-label=t.room_seats()>
            <header class="company-head"><h2>{t.room_seats()}</h2><When is=is_gathering><Reactions room /></When></header>
            <ol class="seats">{part(move || rows.get().into_iter().map(|row| seat(room, row)).collect_view())}</ol>
            <p class="aside">{live(move || t.room_passing(free.get()))}</p>
            <When is=live(move || is_gathering.get() && is_ready.get().is_some())>
                <div class="buttons">
                    <button class="ready" class:main=live(move || is_ready.get() == Some(false)) on:click=tell_ready>{ready_words}</button>
                </div>
            </When>
            <When is=can_add><AddBot room /></When>
            <Lock room />
            <When is=live(move || room.seat().is_some())><Leave room /></When>
        </section>
    }
}

/// A seat, as the viewer sees it.
#[derive(Clone, PartialEq, Eq)]
struct Row {
    number: SeatNumber,
    name: String,
    /// Whom a bot plays, and how well.
    bot: Option<(Character, Level)>,
    marks: Vec<String>,
    is_ready: bool,
    is_you: bool,
    can_remove: bool,
    swap: Swap,
}

/// Whether seats can be swapped with a player.
#[derive(Clone, Copy, PartialEq, Eq)]
enum Swap {
    No,
    Ask,
    /// The player has asked for our seat.
    Agree,
}

fn rows(state: &RoomState) -> Vec<Row> {
    let t = texts();
    let players = players_of(&state.seats);
    let wants_ours = |occupant: &Occupant| match occupant {
        Occupant::Person(person) => person.wants.is_some() && person.wants == state.you,
        Occupant::Bot { .. } => false,
    };
    let marks = |number: SeatNumber, occupant: &Occupant| {
        let is_away = matches!(occupant, Occupant::Person(person) if !person.online);
        let wins = match occupant {
            Occupant::Person(person) => person.wins,
            Occupant::Bot { wins, .. } => *wins,
        };
        let marks = [
            (state.you == Some(number)).then(|| t.you()),
            (state.host == Some(number)).then(|| t.room_host()),
            is_away.then(|| t.presence_away()),
            matches!(occupant, Occupant::Bot { .. }).then(|| t.presence_bot()),
            (wins > 0).then(|| later_texts().wins(wins)),
            wants_ours(occupant).then(|| later_texts().room_wants()),
        ];
        marks.into_iter().flatten().collect()
    };
    let row = |(number, occupant): (SeatNumber, &Occupant)| Row {
        number,
        name: seat_of(number).map(|seat| player_name(t, &players, seat)).unwrap_or_default(),
        bot: seat_of(number).and_then(|seat| bot_at(&players, seat)),
        marks: marks(number, occupant),
        is_ready: matches!(occupant, Occupant::Person(person) if person.ready),
        is_you: state.you == Some(number),
        can_remove: is_host(state) && state.you != Some(number),
        swap: match state.you {
            Some(you) if you != number && wants_ours(occupant) => Swap::Agree,
            Some(you) if you != number => Swap::Ask,
            _ => Swap::No,
        },
    };
    (1..).zip(&state.seats).map(row).collect()
}

/// Tells whether the viewer is ready; the host says so by starting.
fn is_ready(state: &RoomState) -> Option<bool> {
    match state.seats.get(usize::from(state.you?) - 1)? {
        Occupant::Person(person) if !is_host(state) => Some(person.ready),
        Occupant::Person(_) | Occupant::Bot { .. } => None,
    }
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
        view! { <input type="text" aria-label=t.online_name() value=row.name.clone() maxlength=NAME_UNITS autocomplete="off" on:change=rename /> }
            .into_any()
    } else {
        let level = row
            .bot
            .map(|(_, level)| view! { <small title=bot_words(t, level)>{level_word(t, level)}</small> });
        let face = row.bot.map(|(character, level)| portrait(character, level));
        view! { <span class="sitter">{face}<b>{row.name.clone()}</b>{level}</span> }.into_any()
    };
    let ready = row.is_ready.then(|| {
        view! { <span class="mark ready-mark">"✓ "{later_texts().room_is_ready()}</span> }
    });
    let marks =
        row.marks.iter().map(|word| view! { <span class="mark">{word.clone()}</span> }).collect_view();
    let swap = (row.swap != Swap::No).then(|| {
        view! { <button class:quiet={row.swap == Swap::Ask} class:main={row.swap == Swap::Agree} title=t.room_swap(&row.name) aria-label=t.room_swap(&row.name) on:click=move |_| room.ask(Deed::MoveTo(number))>"⇅"</button> }
    });
    let (asks, is_bot, name_of) = (RwSignal::new(false), row.bot.is_some(), row.name.clone());
    let remove = move || room.ask(Deed::Remove(number));
    // A bot does not mind.
    let remove_button = row.can_remove.then(|| {
        let act = move |_| if is_bot { remove() } else { asks.set(true) };
        view! { <button class="quiet close" title=t.room_remove(&row.name) aria-label=t.room_remove(&row.name) on:click=act>"×"</button> }
    });
    let question = move || {
        let (title, yes) = (later_texts().room_remove_sure(&name_of), later_texts().room_remove_yes());
        asks.get().then(|| view! { <Question title yes on_yes=remove on_close=move || asks.set(false) /> })
    };
    view! { <li class="seat" class:you=row.is_you>{seat_of(number).map(seat_mark)}{name}<span class="marks">{ready}{marks}</span><SeatReaction room number /><span class="seat-buttons">{swap}{remove_button}</span>{part(question)}</li> }
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

/// Lets the host keep others out, and tells everybody whether the room is locked and who watches.
#[component]
pub(super) fn Lock(room: Room) -> impl IntoView {
    let t = later_texts();
    let is_locked = memo(move || room.look_at_state(|state| state.locked) == Some(true));
    let is_host = live(move || room.look_at_state(is_host) == Some(true));
    let watchers = memo(move || room.look(|known| watchers_words(t, &known.watchers)));
    let words = live(move || if is_locked.get() { t.room_unlock() } else { t.room_lock() });
    view! {
        <When is=is_locked><p class="aside">{t.room_locked()}</p></When>
        <When is=live(move || watchers.with(Option::is_some))><p class="aside watchers">{watchers}</p></When>
        <When is=is_host>
            <div class="buttons"><button on:click=move |_| room.ask(Deed::Lock(!is_locked.get_untracked()))>{words}</button></div>
        </When>
    }
}

/// Counts who watches, and names those who gave a name. Televisions are not people.
fn watchers_words(t: &LaterTexts, watchers: &Watchers) -> Option<String> {
    let (televisions, names): (Vec<&str>, Vec<&str>) =
        watchers.names.iter().map(String::as_str).partition(|name| *name == TELEVISION);
    let people = (watchers.count as usize).saturating_sub(televisions.len());
    let people = (people > 0).then(|| {
        let (count, names) = (t.watchers(people), names.join(", "));
        if names.is_empty() { count } else { t.labelled(&count, &names) }
    });
    let televisions = (!televisions.is_empty()).then(|| t.tv_watches(televisions.len()));
    let words = people.into_iter().chain(televisions).collect::<Vec<_>>().join(" · ");
    (!words.is_empty()).then_some(words)
}

/// Gives up the own seat, after a question.
#[component]
pub(super) fn Leave(room: Room) -> impl IntoView {
    let t = texts();
    let asks = RwSignal::new(false);
    let leave = move || room.leave();
    view! {
        <div class="buttons"><button class="quiet leave" on:click=move |_| asks.set(true)>{t.room_leave()}</button></div>
        <When is=asks>
            <Question title=t.room_leave_sure() yes=t.room_leave() on_yes=leave on_close=move || asks.set(false) />
        </When>
    }
}
