use leptos::prelude::*;
use sideboards_bots::Level;
use sideboards_client::local::{Character, bot_at};
use sideboards_client::room::players_of;
use sideboards_protocol::{Occupant, RoomState, SeatNumber, Stage, seat_of};
use sideboards_rules::Seat;

use super::tv_face;
use crate::drawing::crown;
use crate::live::{memo, part};
use crate::online::Room;
use crate::reactions::SeatReaction;
use crate::texts::{later_texts, texts};
use crate::words::player_name;

/// A seat of the room, as everybody sees it.
#[derive(Clone, Debug, PartialEq, Eq)]
struct Chair {
    number: SeatNumber,
    seat: Seat,
    name: String,
    /// Whom a bot plays, and how well.
    bot: Option<(Character, Level)>,
    wins: u32,
    /// Whether the player is ready, or in for another game.
    is_ready: bool,
    is_away: bool,
    is_host: bool,
}

/// Returns the seats that are taken; after a game without those who have left.
fn chairs(state: &RoomState) -> Vec<Chair> {
    let players = players_of(&state.seats);
    let chair = |(number, occupant): (SeatNumber, &Occupant)| {
        let seat = seat_of(number)?;
        let (wins, is_ready, is_away) = match occupant {
            Occupant::Bot { wins, .. } => (*wins, true, false),
            Occupant::Person(person) if person.left => return None,
            Occupant::Person(person) => (person.wins, person.ready, !person.online),
        };
        let (name, bot) = (player_name(texts(), &players, seat), bot_at(&players, seat));
        let is_host = state.host == Some(number);
        Some(Chair { number, seat, name, bot, wins, is_ready, is_away, is_host })
    };
    (1..).zip(&state.seats).filter_map(chair).collect()
}

/// The seats with their marks: who is host, who is ready or in, who has won how often. Free ones are shown before a game.
#[component]
pub(crate) fn Chairs(room: Room) -> impl IntoView {
    let all = memo(move || room.look_at_state(chairs).unwrap_or_default());
    let stage = memo(move || room.look_at_state(|state| state.stage));
    let free = memo(move || match stage.get() {
        Some(Stage::Gathering) => room.most_seats().saturating_sub(all.with(Vec::len)),
        _ => 0,
    });
    let list = move || {
        let is_gathering = stage.get() == Some(Stage::Gathering);
        let taken = all.get().into_iter().map(|chair| taken(room, chair, is_gathering)).collect_view();
        let free =
            (0..free.get()).map(|_| view! { <li class="tv-chair tv-free">{later_texts().tv_free()}</li> });
        view! { <ul class="tv-chairs">{taken}{free.collect_view()}</ul> }
    };
    part(list)
}

fn taken(room: Room, chair: Chair, is_gathering: bool) -> impl IntoView {
    let t = later_texts();
    let is_bot = chair.bot.is_some();
    let ready = (chair.is_ready && !is_bot).then(|| {
        let words = if is_gathering { t.room_is_ready() } else { t.rematch_is_in() };
        view! { <span class="tv-in">"✓"<span>{words}</span></span> }
    });
    let marks = [
        (chair.is_host && is_gathering).then(|| t.room_host()),
        is_bot.then(|| t.presence_bot()),
        chair.is_away.then(|| t.presence_away()),
    ];
    let wins = (chair.wins > 0).then(|| {
        view! {
            <span class="tv-wins">
                <span aria-hidden="true">{chair.wins}</span>{crown()}<span class="only-heard">{t.wins(chair.wins)}</span>
            </span>
        }
    });
    let marks = marks.into_iter().flatten().map(|mark| view! { <small>{mark}</small> }).collect_view();
    view! {
        <li class="tv-chair" class:tv-away=chair.is_away class:tv-ready=chair.is_ready>
            {tv_face(chair.seat, chair.bot, chair.name)}
            <span class="tv-marks">{marks}{wins}{ready}</span>
            <SeatReaction room number=chair.number />
        </li>
    }
}
