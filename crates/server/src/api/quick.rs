//! Quick games with strangers, where the operator has switched them on.

use std::sync::Arc;

use axum::Json;
use axum::extract::State as Extract;
use axum::http::StatusCode;
use sideboards_protocol::{QUICK_PLAYERS, QuickOffer, QuickWish, RefusalCode, Refused, Report, SeatTaken};

use super::path::RoomCode;
use super::rooms::{check, seat_taken};
use super::{Body, Failure};
use crate::client::Client;
use crate::hosts::Base;
use crate::secret;
use crate::state::Server;

/// Get whether this server offers quick games with strangers
#[utoipa::path(
    get,
    path = "/api/quick",
    responses((status = 200, body = QuickOffer, description = "Whether the operator has switched them on"))
)]
pub(crate) async fn offer(Extract(server): Extract<Arc<Server>>) -> Json<QuickOffer> {
    Json(QuickOffer { open: server.has_strangers })
}

/// Take a seat in a quick game with strangers
///
/// The room is an ordinary one, but nobody is its host, its settings are fixed, and nobody enters it by its code. Connect to
/// it at once, and send `{"ready":true}` when all seats are taken.
#[utoipa::path(
    post,
    path = "/api/quick",
    request_body = QuickWish,
    responses(
        (status = 201, body = SeatTaken, description = "The seat is yours"),
        (status = 400, body = Refused, description = "The name, the number of players, the key or the token cannot be used"),
        (status = 404, body = Refused, description = "The operator has not switched this on"),
        (status = 409, body = Refused, description = "Too many people are waiting")
    )
)]
pub(crate) async fn sit(
    Extract(server): Extract<Arc<Server>>,
    client: Client,
    Base(base): Base,
    Body(wish): Body<QuickWish>,
) -> Result<(StatusCode, Json<SeatTaken>), Failure> {
    if !server.has_strangers {
        let message = "quick games with strangers are not switched on here";
        return Err(Refused::new(RefusalCode::NotOffered, message).into());
    }
    check(&wish.name, wish.token.as_deref())?;
    if !QUICK_PLAYERS.contains(&wish.players) {
        return Err(Refused::new(RefusalCode::BadSettings, "a quick game has two to four players").into());
    }
    if !secret::is_key(&wish.key) {
        return Err(Refused::new(RefusalCode::Malformed, "a key has 32 hexadecimal digits").into());
    }
    (server.gate.may_open(client.address))
        .map_err(|wait| Failure::too_many("too many rooms from this address", wait))?;
    let taken = server.rooms.sit_among_strangers(&wish).await?;
    Ok((StatusCode::CREATED, Json(seat_taken(taken, &base))))
}

/// Block or report a player of a quick game
///
/// The two are not seated together again. With a reason the operator learns of it. Sending it again changes nothing.
#[utoipa::path(
    post,
    path = "/api/rooms/{room}/reports",
    params(("room" = String, Path, description = "The room code", pattern = "^[02-9a-hjkmnp-z]{12}$")),
    request_body = Report,
    responses(
        (status = 204, description = "It is stored"),
        (status = 400, body = Refused, description = "The token owns no seat at this table, or no other person of that name has that seat"),
        (status = 404, body = Refused, description = "There is no such room"),
        (status = 409, body = Refused, description = "The room is not one of strangers")
    )
)]
pub(crate) async fn report(
    Extract(server): Extract<Arc<Server>>,
    RoomCode(room): RoomCode,
    client: Client,
    Body(report): Body<Report>,
) -> Result<StatusCode, Failure> {
    (server.gate.may_sit(client.address))
        .map_err(|wait| Failure::too_many("too many reports from this address", wait))?;
    server.rooms.report(&room, report).await?;
    Ok(StatusCode::NO_CONTENT)
}
