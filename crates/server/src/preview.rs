//! The preview of a link to a room in a chat: a title and a sentence in the language of the reader.
//!
//! It says no more than `GET /api/rooms/ROOM` does: the name of the host, how many seats are taken, and whether a
//! game is in progress. It contains nothing of the game.

use std::fmt::Write;
use std::sync::Arc;
use std::time::Duration;

use axum::extract::State as Extract;
use axum::http::header::{CACHE_CONTROL, CONTENT_TYPE, VARY};
use axum::http::{HeaderMap, Method, Uri};
use axum::response::{IntoResponse, Response};
use markup::escape;
use sideboards_protocol::{Occupant, RoomState, Stage, seat_of};
use tokio::time::timeout;

use crate::client::Client;
use crate::hosts::Base;
use crate::page;
use crate::secret;
use crate::state::Server;
use crate::texts::Texts;

/// How long to wait for the room. After that the page is sent without a preview.
const PREVIEW_TIMEOUT: Duration = Duration::from_millis(500);

/// The tags go after this title.
const TITLE: &str = "<title>Sideboards</title>";

/// Serves the page of a room with its preview; without it if the room does not exist or cannot be loaded in time.
pub(crate) async fn room(
    Extract(server): Extract<Arc<Server>>,
    client: Client,
    Base(base): Base,
    method: Method,
    uri: Uri,
    headers: HeaderMap,
) -> Response {
    match preview(&server, client, &base, uri.path(), &headers).await {
        Some(html) => {
            let headers = [
                (CONTENT_TYPE, "text/html; charset=utf-8"),
                (CACHE_CONTROL, "no-cache"),
                (VARY, "accept-encoding, accept-language"),
            ];
            (headers, html).into_response()
        }
        None => page::serve(method, uri, headers).await,
    }
}

async fn preview(
    server: &Server,
    client: Client,
    base: &str,
    path: &str,
    headers: &HeaderMap,
) -> Option<String> {
    let code = path.strip_prefix("/room/").filter(|code| secret::is_room_code(code))?;
    server.gate.may_ask(client.address).ok()?;
    let look = timeout(PREVIEW_TIMEOUT, server.rooms.look(code, None)).await.ok()?.ok()?;
    let (before, after) = page::document()?.split_once(TITLE)?;
    let tags = tags(&look.state, &Texts::of(&page::languages(headers)), &format!("{base}{path}"));
    Some(format!("{before}{TITLE}{tags}{after}"))
}

/// Writes the tags that chats read.
fn tags(room: &RoomState, texts: &Texts, address: &str) -> String {
    let mut tags = String::new();
    let (title, sentence) = (title(room, texts), sentence(room, texts));
    let all = [
        ("og:type", "website"),
        ("og:site_name", "Sideboards"),
        ("og:title", &title),
        ("og:description", &sentence),
        ("og:url", address),
    ];
    for (name, value) in all {
        write!(tags, "<meta property=\"{name}\" content=\"{}\">", escape(value)).expect("text grows");
    }
    tags
}

fn title(room: &RoomState, texts: &Texts) -> String {
    let host = room.host.and_then(seat_of).and_then(|seat| room.seats.get(seat.index()));
    match host {
        Some(Occupant::Person(person)) => texts.fill("title", &[("host", &person.name)]),
        Some(Occupant::Bot { .. }) | None => texts.fill("title-without-host", &[]),
    }
}

fn sentence(room: &RoomState, texts: &Texts) -> String {
    let taken = room.seats.len();
    let is_full = taken >= usize::from(room.capacity);
    let may_watch = room.settings.spectators;
    let key = match room.stage {
        _ if room.locked => "closed",
        Stage::Playing if !may_watch => "closed",
        Stage::Playing => "playing",
        Stage::Gathering | Stage::Over if is_full && !may_watch => "closed",
        Stage::Gathering | Stage::Over if is_full => "full",
        Stage::Gathering | Stage::Over => "seats",
    };
    texts.fill(key, &[("taken", &taken.to_string()), ("seats", &room.capacity.to_string())])
}

#[cfg(test)]
mod tests {
    use sideboards_protocol::{Person, Settings};

    use super::*;

    fn room(name: &str) -> RoomState {
        let person = Occupant::Person(Person { name: name.to_owned(), ..Person::default() });
        RoomState {
            code: "abcd2345wxyz".to_owned(),
            stage: Stage::Gathering,
            games: 0,
            host: Some(1),
            you: None,
            settings: Settings::default(),
            content: None,
            next_secret_hash: None,
            seats: vec![person],
            capacity: 6,
            locked: false,
            strangers: None,
            starts: None,
            deadline: None,
        }
    }

    #[test]
    fn a_preview_says_who_invites_and_what_is_possible() {
        let texts = Texts::of(&["en".to_owned()]);
        let open = room("Anna");
        assert_eq!(title(&open, &texts), "Anna invites you to Sideboards");
        assert_eq!(sentence(&open, &texts), "A 15-minute card game, no account needed. 1 of 6 seats taken.");
        let full = RoomState { seats: vec![open.seats[0].clone(); 6], ..open.clone() };
        assert!(sentence(&full, &texts).contains("you can watch"));
        let private = Settings { spectators: false, ..Settings::default() };
        let closed = "This room is closed to newcomers.";
        assert_eq!(sentence(&RoomState { settings: private.clone(), ..full }, &texts), closed);
        assert_eq!(sentence(&RoomState { locked: true, ..open.clone() }, &texts), closed);
        let playing = RoomState { stage: Stage::Playing, ..open };
        assert!(sentence(&playing, &texts).contains("in progress"));
        assert_eq!(sentence(&RoomState { settings: private, ..playing }, &texts), closed);
        let empty = RoomState { host: None, seats: Vec::new(), ..room("") };
        assert_eq!(title(&empty, &texts), "An invitation to Sideboards");
    }

    #[test]
    fn a_name_is_no_markup() {
        let tags = tags(&room("\"><b>{seats}'&"), &Texts::of(&[]), "http://localhost/room/x");
        assert!(
            tags.contains("content=\"&quot;&gt;&lt;b&gt;{seats}&#39;&amp; invites you to Sideboards\""),
            "{tags}"
        );
    }
}
