//! Requests that are no conversation.

use js_sys::{Object, Reflect};
use leptos::prelude::window;
use sideboards_protocol::{MyGame, NewRoom, NewSeat, RefusalCode, RoomInfo, SeatKey, SeatTaken, Settings};
use wasm_bindgen::JsCast;
use wasm_bindgen_futures::JsFuture;
use web_sys::{RequestInit, Response};

use super::json::Json;
use super::wire;

/// Why nothing came of a request.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(crate) enum Failure {
    /// There is no network, or no server.
    Unreachable,
    Refused(RefusalCode),
}

/// Opens a room.
pub(crate) async fn open_room(name: String) -> Result<SeatTaken, Failure> {
    let body = wire::new_room(&NewRoom { name, settings: Settings::default() });
    read(&ask("/api/rooms", Some(body)).await?, wire::seat_taken)
}

/// Sits down in a room.
pub(crate) async fn take_seat(room: &str, name: String) -> Result<SeatTaken, Failure> {
    let body = wire::new_seat(&NewSeat { name });
    read(&ask(&format!("/api/rooms/{room}/seats"), Some(body)).await?, wire::seat_taken)
}

/// Asks about a room from outside.
pub(crate) async fn room_info(room: &str) -> Result<RoomInfo, Failure> {
    read(&ask(&format!("/api/rooms/{room}"), None).await?, wire::room_info)
}

/// Asks how the games stand that somebody has seats in.
pub(crate) async fn my_games(keys: &[SeatKey]) -> Result<Vec<MyGame>, Failure> {
    let answer = ask("/api/my-games", Some(wire::my_games(keys))).await?;
    Ok(answer.list().iter().filter_map(wire::my_game).collect())
}

/// Somebody who answers something else than was asked is not our server.
fn read<T>(json: &Json, read: fn(&Json) -> Option<T>) -> Result<T, Failure> {
    read(json).ok_or(Failure::Unreachable)
}

/// Sends a body, or just asks if there is none.
async fn ask(path: &str, body: Option<String>) -> Result<Json, Failure> {
    let request = RequestInit::new();
    if let Some(body) = body {
        let headers = Object::new();
        // It fails only for objects that are frozen.
        let _ = Reflect::set(&headers, &"content-type".into(), &"application/json".into());
        request.set_method("POST");
        request.set_headers(&headers);
        request.set_body(&body.into());
    }
    let (is_ok, text) = fetch(path, &request).await.ok_or(Failure::Unreachable)?;
    let json = Json::parse(&text).ok_or(Failure::Unreachable)?;
    if is_ok { Ok(json) } else { Err(Failure::Refused(wire::refused(&json).code)) }
}

async fn fetch(path: &str, request: &RequestInit) -> Option<(bool, String)> {
    let response = JsFuture::from(window().fetch_with_str_and_init(path, request)).await.ok()?;
    let response: Response = response.unchecked_into();
    let text = JsFuture::from(response.text().ok()?).await.ok()?;
    Some((response.ok(), text.as_string()?))
}
