//! A room: people gather, play, look at the result and play again.

mod agreement;
mod deal_check;
mod invite;
mod join;
mod keep_box;
mod meeting;
mod messages;
mod room_sheet;
mod seats;
mod strangers;

use leptos::prelude::*;
use sideboards_client::place::Place;
use sideboards_client::room::{Admission, Invitation, Known, code_words};
use sideboards_protocol::{Deed, Occupant, RefusalCode, RoomState, SeatLoss, SeatNumber, Stage, seat_of};
use sideboards_rules::Sight;

pub(super) use self::agreement::AgreedGoals;
use self::agreement::Agreement;
use self::deal_check::DealCheck;
use self::invite::Invite;
pub(super) use self::invite::{is_only_here, with_command};
use self::join::Join;
use self::meeting::Meeting;
use self::messages::TurnMessages;
use self::room_sheet::RoomSheet;
use self::seats::{Leave, Seats};
use self::strangers::Others;
use crate::browser::keyring;
use crate::dealer::Dealer;
use crate::live::{When, live, part};
use crate::newest::OutOfDate;
use crate::online::{Room, Visit, is_meeting};
use crate::place::{self, Way};
use crate::scoring::{Audience, GameResult};
use crate::status::RoomStatus;
use crate::table::{RoomTable, keep_focus};
use crate::texts::{later_texts, texts};

/// The page of a room.
#[component]
pub(crate) fn RoomPage() -> impl IntoView {
    let token = place::take_secret();
    let Some(Invitation { room: code, .. }) = Invitation::read(&place::path()) else {
        return view! { <NotLetIn code=RefusalCode::NoSuchRoom room=None /> }.into_any();
    };
    if !token.is_empty() {
        keyring().keep(&code, &token);
    }
    let visit: Visit = expect_context();
    let room = visit.room(&code, !token.is_empty());
    let way: Way = expect_context();
    keep_focus(room.play);
    room.at_departure(move || way.go(Place::Online));
    let shown = Memo::new(move |before: Option<&RoomScreen>| {
        room.look(|known| RoomScreen::of(known, before.copied()))
    });
    part(move || match shown.get() {
        RoomScreen::Nothing => view! { <Waiting room /> }.into_any(),
        RoomScreen::NotLetIn(code) => view! { <NotLetIn code room=Some(room) /> }.into_any(),
        RoomScreen::Hidden => view! { <Hidden room /> }.into_any(),
        RoomScreen::Meeting => view! { <Meeting room /> }.into_any(),
        RoomScreen::Gathering => view! { <Gathering room /> }.into_any(),
        RoomScreen::Table { .. } => view! {
            <div class="room-game"><RoomTable room /></div>
            <When is=room.sheet><RoomSheet room /></When>
        }
        .into_any(),
        RoomScreen::Result { .. } => view! { <Over room /> }.into_any(),
    })
    .into_any()
}

/// What a room shows. Another game, or another seat at it, is another table.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(super) enum RoomScreen {
    Nothing,
    NotLetIn(RefusalCode),
    Gathering,
    /// Strangers before their game, or without a seat.
    Meeting,
    /// A game that only those see who play it.
    Hidden,
    Table {
        game: u32,
        you: Option<SeatNumber>,
    },
    Result {
        game: u32,
        you: Option<SeatNumber>,
    },
}

impl RoomScreen {
    pub(super) fn of(known: &Known, before: Option<Self>) -> Self {
        match (&known.state, known.admission, before) {
            (_, Admission::Refused(code), _) => Self::NotLetIn(code),
            // The next game began without the player, who may still be reading the result.
            (_, _, Some(result @ Self::Result { .. })) if known.lost_seat == Some(SeatLoss::NotReady) => {
                result
            }
            // Who has lost the seat among strangers can only look for another game.
            (Some(state), ..) if is_meeting(state) || state.strangers.is_some() && state.you.is_none() => {
                Self::Meeting
            }
            (Some(state), ..) => match state.stage {
                Stage::Playing if known.sight.is_some() => Self::Table { game: state.games, you: state.you },
                Stage::Playing => Self::Hidden,
                Stage::Over if known.finished.is_some() => Self::Result { game: state.games, you: state.you },
                _ => Self::Gathering,
            },
            (None, ..) => Self::Nothing,
        }
    }
}

fn title(room: Room) -> String {
    texts().room_title(&code_words(&room.code()))
}

#[component]
fn Waiting(room: Room) -> impl IntoView {
    let t = texts();
    view! {
        <article class="sheet room">
            <h1>{title(room)}</h1>
            <RoomStatus room />
            <p class="aside">{t.online_offline_hint()}</p>
        </article>
    }
}

#[component]
fn Hidden(room: Room) -> impl IntoView {
    let t = texts();
    view! {
        <article class="sheet room">
            <h1>{title(room)}</h1>
            <RoomStatus room />
            <p>{t.room_hidden()}</p>
        </article>
    }
}

/// Explains why the room is closed to the visitor, and where else to go.
#[component]
fn NotLetIn(code: RefusalCode, room: Option<Room>) -> impl IntoView {
    let t = texts();
    let guest = room.filter(|_| code == RefusalCode::BadToken).map(|room| {
        let enter = move |_| {
            keyring().forget(&room.code());
            room.reenter();
        };
        view! { <button class="main" on:click=enter>{t.room_as_guest()}</button> }
    });
    let why = if code == RefusalCode::Protocol {
        view! { <OutOfDate /> }.into_any()
    } else {
        view! { <p>{t.refused(&code.to_string())}</p> }.into_any()
    };
    view! {
        <article class="sheet room">
            <h1>{t.room_closed()}</h1>
            {why}
            <p class="buttons">{guest}<a class="button" href=Place::Online.path()>{t.online_title()}</a></p>
        </article>
    }
}

/// Before a game.
#[component]
fn Gathering(room: Room) -> impl IntoView {
    view! {
        <article class="sheet room">
            <h1>{title(room)}</h1>
            <RoomStatus room />
            <Company room />
            <Start room />
            <p class="aside while-waiting">{later_texts().room_new_here()}" "<a href=Place::Tutorial.path()>{later_texts().room_learn()}</a></p>
        </article>
        // Here only if its record cannot be shown.
        <DealCheck room />
    }
}

/// After a game, and before the next one.
#[component]
fn Over(room: Room) -> impl IntoView {
    let (you, game) = room.peek(|known| {
        let you = known.sight.as_ref().and_then(Sight::seat);
        (you, known.finished.clone())
    });
    // The next game may have begun without the reader.
    let is_between = live(move || room.look_at_state(|state| state.stage != Stage::Playing) == Some(true));
    let among_strangers = live(move || room.is_among_strangers());
    view! {
        <div class="room-over"><RoomStatus room /></div>
        {game.map(|game| view! { <GameResult game you audience=Audience::Readers(Some(Dealer::Room(room))) /> })}
        <DealCheck room />
        <When is=among_strangers><AfterStrangers room /></When>
        <When is=live(move || is_between.get() && !among_strangers.get())>
            <article class="sheet room">
                <h2>{title(room)}</h2>
                <Company room />
            </article>
        </When>
    }
}

/// What else there is after a game with strangers.
#[component]
fn AfterStrangers(room: Room) -> impl IntoView {
    let t = later_texts();
    view! {
        <article class="sheet room">
            <h2>{t.quick_sheet()}</h2>
            <Others room />
            <p class="buttons"><a class="button" href=Place::Online.path()>{t.quick_again()}</a></p>
            <When is=live(move || room.seat().is_some())><Leave room /></When>
        </article>
    }
}

/// The room between games: seats, settings and the invitation. A guest first sees who invites them to what.
#[component]
fn Company(room: Room) -> impl IntoView {
    let is_guest = live(move || room.seat().is_none());
    view! {
        <When is=is_guest><Join room /></When>
        <Seats room />
        <TurnMessages room />
        <Invite room />
        <Agreement room />
    }
}

/// Deals, if the host says so.
#[component]
fn Start(room: Room) -> impl IntoView {
    let t = texts();
    let is_host = live(move || room.look_at_state(is_host) == Some(true));
    let can_start = live(move || room.look_at_state(|state| state.seats.len() > 1) == Some(true));
    let waits =
        live(move || room.look_at_state(host_name).flatten().map(|name| t.room_waits_for_host(&name)));
    view! {
        <When is=is_host>
            <p class="start"><button class="main large" disabled=live(move || !can_start.get()) on:click=move |_| room.ask(Deed::Start)>
                {live(move || if can_start.get() { t.new_start() } else { t.room_needs_two() })}
            </button></p>
        </When>
        <When is=live(move || !is_host.get())>
            <p class="aside" role="status">{waits}</p>
        </When>
    }
}

fn is_host(state: &RoomState) -> bool {
    state.you.is_some() && state.host == state.you
}

pub(super) fn host_name(state: &RoomState) -> Option<String> {
    match &state.seats.get(seat_of(state.host?)?.index())? {
        Occupant::Person(person) => Some(person.name.clone()),
        Occupant::Bot { .. } => None,
    }
}

#[cfg(test)]
mod tests {
    use sideboards_client::storage::Memory;
    use sideboards_protocol::wire;

    use super::*;

    #[test]
    fn a_result_stays_when_the_next_game_begins_without_its_reader() {
        let storage: &'static Memory = Box::leak(Box::default());
        let mut known = Known::new("abcd2345wxyz".to_owned(), "page".to_owned(), storage);
        let state = r#"{"code":"abcd2345wxyz","stage":"playing","games":2,"settings":{},"seats":[]}"#;
        known.state = Some(wire::read(state).expect("a room"));
        let result = RoomScreen::Result { game: 1, you: Some(1) };
        assert_eq!(RoomScreen::of(&known, Some(result)), RoomScreen::Hidden, "a player of the next game");
        known.lost_seat = Some(SeatLoss::NotReady);
        assert_eq!(RoomScreen::of(&known, Some(result)), result);
        assert_eq!(RoomScreen::of(&known, None), RoomScreen::Hidden, "nothing was being read");
        known.lost_seat = Some(SeatLoss::Removed);
        assert_eq!(RoomScreen::of(&known, Some(result)), RoomScreen::Hidden);
    }
}
