//! Messages to devices about a seat.

use std::sync::Arc;

use axum::Json;
use axum::extract::State as Extract;
use sideboards_protocol::{PushDevice, PushInfo, PushState, PushWish, RefusalCode, Refused};

use super::path::RoomCode;
use super::{Body, Failure};
use crate::hosts::Base;
use crate::push::{Push, PushError};
use crate::state::Server;

/// Get what messages this server can send to devices
#[utoipa::path(
    get,
    path = "/api/push",
    responses((status = 200, body = PushInfo, description = "The key for `pushManager.subscribe`, unless the operator allows no push service"))
)]
pub(crate) async fn info(Extract(server): Extract<Arc<Server>>) -> Json<PushInfo> {
    Json(PushInfo { key: server.push.as_ref().map(|push| push.key().to_owned()) })
}

/// Ask for messages about your seat
///
/// One when a round begins and you are away, one before its time ends, in rooms whose rounds take an hour or more. A seat
/// has at most five devices; a further one replaces the oldest. A device has one seat of a room.
#[utoipa::path(
    post,
    path = "/api/rooms/{room}/push",
    params(("room" = String, Path, description = "The room code", pattern = "^[02-9a-hjkmnp-z]{12}$")),
    request_body = PushWish,
    responses(
        (status = 200, body = PushState, description = "The device gets messages"),
        (status = 403, body = Refused, description = "The token owns no seat of the room, or the operator does not allow this push service"),
        (status = 404, body = Refused, description = "There is no such room")
    )
)]
pub(crate) async fn subscribe(
    Extract(server): Extract<Arc<Server>>,
    RoomCode(room): RoomCode,
    Base(base): Base,
    Body(wish): Body<PushWish>,
) -> Result<Json<PushState>, Failure> {
    push(&server)?.subscribe(&room, wish, base).await?;
    Ok(Json(PushState { on: true }))
}

/// Ask whether a device gets messages about your seat
#[utoipa::path(
    post,
    path = "/api/rooms/{room}/push/state",
    params(("room" = String, Path, description = "The room code", pattern = "^[02-9a-hjkmnp-z]{12}$")),
    request_body = PushDevice,
    responses(
        (status = 200, body = PushState, description = "Whether it does"),
        (status = 403, body = Refused, description = "The operator allows no push service"),
        (status = 404, body = Refused, description = "There is no such room")
    )
)]
pub(crate) async fn state(
    Extract(server): Extract<Arc<Server>>,
    RoomCode(room): RoomCode,
    Body(device): Body<PushDevice>,
) -> Result<Json<PushState>, Failure> {
    Ok(Json(PushState { on: push(&server)?.is_on(&room, &device).await? }))
}

/// Stop messages to a device about a seat
///
/// Either the owner of the seat asks, with its token, or the device itself, with its secret.
#[utoipa::path(
    post,
    path = "/api/rooms/{room}/push/stop",
    params(("room" = String, Path, description = "The room code", pattern = "^[02-9a-hjkmnp-z]{12}$")),
    request_body = PushDevice,
    responses(
        (status = 200, body = PushState, description = "The device gets no messages about the room"),
        (status = 403, body = Refused, description = "Neither the seat nor the device is yours, or the operator allows no push service"),
        (status = 404, body = Refused, description = "The room code is malformed")
    )
)]
pub(crate) async fn stop(
    Extract(server): Extract<Arc<Server>>,
    RoomCode(room): RoomCode,
    Body(device): Body<PushDevice>,
) -> Result<Json<PushState>, Failure> {
    push(&server)?.stop(&room, &device).await?;
    Ok(Json(PushState { on: false }))
}

fn push(server: &Server) -> Result<&Push, Refused> {
    let off = || Refused::new(RefusalCode::NotAllowed, "this server sends no messages to devices");
    server.push.as_ref().ok_or_else(off)
}

impl From<PushError> for Failure {
    fn from(error: PushError) -> Self {
        match error {
            PushError::Refused(refused) => refused.into(),
            PushError::Storage(error) => error.into(),
        }
    }
}
