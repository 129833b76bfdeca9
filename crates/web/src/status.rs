mod votes;

use std::time::Duration;

use leptos::prelude::*;
use sideboards_client::room::{ConnectionState, Gesture, Known, Notice, players_of};
use sideboards_protocol::{Deed, Occupant, SeatLoss, SeatNumber, Stage, seat_of};

use self::votes::Votes;
use crate::browser::Browser;
use crate::live::{When, live};
use crate::newest::OutOfDate;
use crate::online::{Room, is_meeting};
use crate::texts::{Texts, later_texts, texts};
use crate::words::{deadline_words, player_name};

const SECOND: Duration = Duration::from_secs(1);

/// How the connection is, how much time is left, and what just happened in the room.
#[component]
pub(crate) fn RoomStatus(room: Room) -> impl IntoView {
    let t = texts();
    let words = live(move || match room.look(|known| known.connection) {
        ConnectionState::Connected => t.line_connected(),
        ConnectionState::Connecting => t.line_connecting(),
        ConnectionState::Offline => t.line_offline(),
    });
    let sign = live(move || match room.look(|known| known.connection) {
        ConnectionState::Connected => "connection connected",
        ConnectionState::Connecting => "connection connecting",
        ConnectionState::Offline => "connection offline",
    });
    let notice = notice_words(room);
    view! {
        <div class="status">
            <p class=sign role="status"><span class="sign" aria-hidden="true"></span>{words}</p>
            <TimeLeft room />
        </div>
        <When is=live(move || room.look(|known| known.is_outdated))><OutOfDate /></When>
        <Replaced room />
        <LostSeat room />
        <Votes room />
        <p class="notice" role="status">{notice}</p>
    }
}

/// Says what just happened in the room, for a while.
pub(crate) fn notice_words(room: Room) -> Signal<Option<String>> {
    live(move || room.look(|known| known.notice.map(|notice| say(known, notice))))
}

/// The time for this round; who hears the page is told when it becomes short.
#[component]
fn TimeLeft(room: Room) -> impl IntoView {
    let t = later_texts();
    let seconds = RwSignal::new(0_usize);
    let ticking = set_interval_with_handle(move || seconds.update(|seconds| *seconds += 1), SECOND);
    on_cleanup(move || drop(ticking.map(|handle| handle.clear())));
    let deadline = live(move || {
        seconds.track();
        room.look(|known| known.deadline)
    });
    let left = live(move || deadline.get().map(|deadline| deadline.seconds(&Browser)));
    let is_short = live(move || left.get().is_some_and(|left| left <= 10));
    let shown = live(move || deadline.get().map(|deadline| deadline_words(t, deadline)));
    let heard =
        live(move || left.get().filter(|left| matches!(left, 30 | 10)).map(|left| t.time_warning(left)));
    view! {
        <When is=live(move || left.get().is_some())>
            <p class="time-left" class:short=is_short>{shown}</p>
        </When>
        <p class="only-heard" role="status">{heard}</p>
    }
}

/// A message that a bot plays for the viewer, with a button to take over.
#[component]
fn Replaced(room: Room) -> impl IntoView {
    let t = texts();
    let is_replaced = live(move || {
        let is_replaced = room.look_at_state(|state| match state.seats.get(usize::from(state.you?) - 1)? {
            // After the game there is nothing left to take back.
            Occupant::Person(person) => Some(person.replaced && state.stage == Stage::Playing),
            Occupant::Bot { .. } => None,
        });
        is_replaced.flatten() == Some(true)
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

/// Says why the viewer has no seat any more.
#[component]
fn LostSeat(room: Room) -> impl IntoView {
    let words = live(move || match room.look(|known| known.lost_seat)? {
        SeatLoss::Left => None,
        SeatLoss::Removed => Some(later_texts().lost_removed()),
        SeatLoss::NotReady if room.is_among_strangers() => Some(later_texts().quick_lost()),
        SeatLoss::NotReady => Some(later_texts().lost_not_ready()),
    });
    view! {
        <When is=live(move || words.get().is_some())><p class="banner" role="alert">{words}</p></When>
    }
}

fn say(known: &Known, notice: Notice) -> String {
    let t = texts();
    match notice {
        Notice::Sat(seat) => t.notice_sat(&name(t, known, seat)),
        Notice::Came(seat) => t.notice_came(&name(t, known, seat)),
        Notice::Went(seat) => t.notice_went(&name(t, known, seat)),
        Notice::Replaced(seat) => t.presence_bot_who(&name(t, known, seat)),
        Notice::Returned(seat) => t.notice_returned(&name(t, known, seat)),
        Notice::TimeOver => t.notice_time_over(),
        Notice::WentBack => t.notice_went_back(),
        Notice::Refused(code) => t.refused(&code.to_string()),
        Notice::Gesture(gesture) => say_gesture(known, gesture),
    }
}

fn say_gesture(known: &Known, gesture: Gesture) -> String {
    let (t, name) = (later_texts(), |seat| name(texts(), known, seat));
    let is_meeting = known.state.as_ref().is_some_and(is_meeting);
    match gesture {
        Gesture::Ready(seat) if is_meeting => texts().labelled(&name(seat), &t.room_is_ready()),
        Gesture::Starting if is_meeting => t.quick_check(),
        Gesture::Reacted(seat, reaction) => texts().labelled(&name(seat), &t.reaction(&reaction.to_string())),
        Gesture::Nudged(seat) => t.notice_nudged(&name(seat)),
        Gesture::SwapWanted(seat) => t.notice_swap(&name(seat)),
        Gesture::Left(seat) => t.notice_left(&name(seat)),
        Gesture::Ready(seat) => t.notice_ready(&name(seat)),
        Gesture::Starting => t.notice_starting(),
        Gesture::BotWanted(seat) => t.notice_bot_wanted(&name(seat)),
        Gesture::BotPlaced => t.notice_bot_placed(),
        Gesture::EndWanted(seat) => t.notice_end_wanted(&name(seat)),
        Gesture::Abandoned => t.notice_abandoned(),
    }
}

fn name(t: &Texts, known: &Known, seat: SeatNumber) -> String {
    let players = known.state.as_ref().map(|state| players_of(&state.seats)).unwrap_or_default();
    let place = seat_of(seat).filter(|place| place.index() < players.len());
    place.map_or_else(|| t.player(usize::from(seat)), |place| player_name(t, &players, place))
}
