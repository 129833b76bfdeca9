//! Opening rooms, taking seats, and reading the state and the box of a room.

use std::sync::Arc;

use axum::Json;
use axum::extract::State as Extract;
use axum::http::StatusCode;
use sideboards_protocol::{NewRoom, NewSeat, RefusalCode, Refused, RoomInfo, SeatTaken, clean_name};
use sideboards_rules::Content;

use super::path::RoomCode;
use super::{Body, Failure};
use crate::client::Client;
use crate::hosts::Base;
use crate::rooms::Taken;
use crate::secret;
use crate::state::Server;

/// How many ordinary rooms a room with a custom box counts as.
const BOX_ROOMS: u32 = 4;

/// Open a room and take its first seat
#[utoipa::path(
    post,
    path = "/api/rooms",
    request_body = NewRoom,
    responses(
        (status = 201, body = SeatTaken, description = "The room is open, and you are its host"),
        (status = 400, body = Refused, description = "The name, the settings, the content file or the token cannot be used"),
        (status = 409, body = Refused, description = "The token has already opened a room and no longer owns a seat there")
    )
)]
pub(crate) async fn open(
    Extract(server): Extract<Arc<Server>>,
    client: Client,
    Base(base): Base,
    Body(wish): Body<NewRoom>,
) -> Result<(StatusCode, Json<SeatTaken>), Failure> {
    check(&wish.name, wish.token.as_deref())?;
    // A custom box is stored, so it counts as several rooms.
    let rooms = if wish.content.is_some() { BOX_ROOMS } else { 1 };
    (0..rooms)
        .try_for_each(|_| server.gate.may_open(client.address))
        .map_err(|wait| Failure::too_many("too many rooms from this address", wait))?;
    let taken = server.rooms.open(&wish).await?;
    tracing::info!(room = taken.room, "room opened");
    Ok((StatusCode::CREATED, Json(seat_taken(taken, &base))))
}

/// Take a seat
#[utoipa::path(
    post,
    path = "/api/rooms/{room}/seats",
    params(("room" = String, Path, description = "The room code", pattern = "^[02-9a-hjkmnp-z]{12}$")),
    request_body = NewSeat,
    responses(
        (status = 201, body = SeatTaken, description = "The seat is yours"),
        (status = 400, body = Refused, description = "The name or the token cannot be used"),
        (status = 404, body = Refused, description = "There is no such room"),
        (status = 409, body = Refused, description = "All seats are taken, a game is being played, the room is locked, or the host removed the owner of the token")
    )
)]
pub(crate) async fn sit(
    Extract(server): Extract<Arc<Server>>,
    RoomCode(room): RoomCode,
    client: Client,
    Base(base): Base,
    Body(wish): Body<NewSeat>,
) -> Result<(StatusCode, Json<SeatTaken>), Failure> {
    check(&wish.name, wish.token.as_deref())?;
    (server.gate.may_sit(client.address))
        .map_err(|wait| Failure::too_many("too many seats from this address", wait))?;
    let taken = server.rooms.sit(&room, wish).await?;
    Ok((StatusCode::CREATED, Json(seat_taken(taken, &base))))
}

/// Get a room
#[utoipa::path(
    get,
    path = "/api/rooms/{room}",
    params(("room" = String, Path, description = "The room code", pattern = "^[02-9a-hjkmnp-z]{12}$")),
    responses(
        (status = 200, body = RoomInfo, description = "The room"),
        (status = 404, body = Refused, description = "There is no such room")
    )
)]
pub(crate) async fn look(
    Extract(server): Extract<Arc<Server>>,
    RoomCode(room): RoomCode,
    Base(base): Base,
) -> Result<Json<RoomInfo>, Failure> {
    let look = server.rooms.look(&room, None).await?;
    let finished = server.rooms.storage().finished_in(&room).await?;
    Ok(Json(RoomInfo {
        state: look.state,
        link: link(&base, &room),
        content: look.content.hash().to_string(),
        finished,
    }))
}

/// Get the content file of a room's box
#[utoipa::path(
    get,
    path = "/api/rooms/{room}/content",
    params(("room" = String, Path, description = "The room code", pattern = "^[02-9a-hjkmnp-z]{12}$")),
    responses(
        (status = 200, body = String, content_type = "text/plain", description = "The content file, as in docs/CONTENT.md"),
        (status = 404, body = Refused, description = "There is no such room")
    )
)]
pub(crate) async fn content(
    Extract(server): Extract<Arc<Server>>,
    RoomCode(room): RoomCode,
) -> Result<String, Failure> {
    let look = server.rooms.look(&room, None).await?;
    Ok(look.file.map_or_else(|| Content::CLASSIC.to_owned(), |file| file.to_string()))
}

/// Checks a name and a token, also when the client asks again for a seat it has.
pub(super) fn check(name: &str, token: Option<&str>) -> Result<(), Refused> {
    if clean_name(name).is_empty() {
        return Err(Refused::new(RefusalCode::BadName, "a name needs at least one visible character"));
    }
    if !token.is_none_or(secret::is_token) {
        let message = "a token has 26 letters and digits, as the server draws them";
        return Err(Refused::new(RefusalCode::Malformed, message));
    }
    Ok(())
}

/// Returns the address of a room.
pub(super) fn link(base: &str, room: &str) -> String {
    format!("{base}/room/{room}")
}

/// Returns the address of a seat. Browsers never send the part after #, so no proxy logs it.
pub(super) fn personal_link(link: &str, token: &str) -> String {
    format!("{link}#{token}")
}

pub(super) fn seat_taken(taken: Taken, base: &str) -> SeatTaken {
    let link = link(base, &taken.room);
    let personal_link = personal_link(&link, &taken.token);
    SeatTaken { room: taken.room, seat: taken.seat, token: taken.token, link, personal_link }
}
