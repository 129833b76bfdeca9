//! A room on a television: spectators see it together, and play with their phones. It works by itself: nothing on it can be pressed.

mod care;
mod lobby;

use leptos::prelude::*;
use sideboards_client::place::television_room;
use sideboards_client::room::{Admission, ConnectionState, Invitation};
use sideboards_protocol::RefusalCode;

use self::care::{care, is_resting, stay_awake};
use self::lobby::Lobby;
use super::room::RoomScreen;
use crate::live::{When, live, part};
use crate::online::{Room, Visit};
use crate::place;
use crate::scoring::{Audience, GameResult};
use crate::table::TelevisionTable;
use crate::texts::{later_texts, texts};

/// The page of a room's television.
#[component]
pub(crate) fn TelevisionPage() -> impl IntoView {
    let t = later_texts();
    stay_awake();
    let path = place::path();
    let Some(invitation) = television_room(&path).and_then(Invitation::read) else {
        return view! {
            <div class="tv">{message(t.refused("no-such-room"), t.tv_address(&place::origin(), &path))}</div>
        }
        .into_any();
    };
    let visit: Visit = expect_context();
    let room = visit.television(&invitation.room);
    care(room);
    // While it tries again, it still says why it was not let in.
    let shown = Memo::new(move |before: Option<&RoomScreen>| {
        let now = room.look(|known| RoomScreen::of(known, before.copied()));
        let is_trying = now == RoomScreen::Nothing && matches!(before, Some(RoomScreen::NotLetIn(_)));
        before.copied().filter(|_| is_trying).unwrap_or(now)
    });
    let is_lost = live(move || {
        room.look(|known| {
            known.connection == ConnectionState::Offline && !matches!(known.admission, Admission::Refused(_))
        })
    });
    view! {
        <div class="tv" class:tv-resting=is_resting()>
            <h1 class="only-heard">{t.title()}</h1>
            {part(move || screen(room, shown.get()))}
            <When is=is_lost>
                <div class="tv-lost" role="alert"><p>{t.tv_lost()}</p><p>{t.tv_again()}</p></div>
            </When>
        </div>
    }
    .into_any()
}

fn screen(room: Room, shown: RoomScreen) -> AnyView {
    let t = later_texts();
    match shown {
        RoomScreen::Nothing => message(texts().line_connecting(), String::new()),
        RoomScreen::NotLetIn(code) => not_let_in(code),
        RoomScreen::Hidden => {
            message(t.tv_hidden(), t.tv_hidden_how(&texts().room_settings(), &texts().room_spectators()))
        }
        RoomScreen::Gathering | RoomScreen::Meeting => view! { <Lobby room /> }.into_any(),
        RoomScreen::Table { .. } => view! { <TelevisionTable room /> }.into_any(),
        RoomScreen::Result { .. } => {
            let game = room.peek(|known| known.finished.clone());
            game.map(|game| view! { <GameResult game you=None audience=Audience::Room(room) /> }).into_any()
        }
    }
}

/// Says why the room is closed to televisions, and what can be done about it.
fn not_let_in(code: RefusalCode) -> AnyView {
    let t = later_texts();
    let help = match code {
        RefusalCode::NoSuchRoom => t.tv_address(&place::origin(), &place::path()),
        RefusalCode::Locked => t.tv_locked_how(&t.room_unlock()),
        _ => t.tv_again(),
    };
    message(texts().refused(&code.to_string()), help)
}

/// Says something in large letters, and below it what to do.
fn message(words: String, help: String) -> AnyView {
    view! { <section class="tv-message" role="status"><h2>{words}</h2><p>{help}</p></section> }.into_any()
}
