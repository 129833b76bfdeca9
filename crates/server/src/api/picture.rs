//! Links to rooms and seats as QR codes.

use std::fmt::Write;
use std::sync::Arc;

use axum::extract::State as Extract;
use axum::http::header::{CACHE_CONTROL, CONTENT_TYPE};
use axum::response::IntoResponse;
use qrcodegen::{QrCode, QrCodeEcc};
use sideboards_protocol::{RefusalCode, Refused, SeatKey};

use super::path::RoomCode;
use super::rooms::{link, personal_link};
use super::{Body, Failure};
use crate::hosts::Base;
use crate::state::Server;

/// Width of the quiet zone that the QR standard requires, in squares.
const MARGIN: i32 = 4;

/// Get the link to a room as a QR code
#[utoipa::path(
    get,
    path = "/api/rooms/{room}/qr.svg",
    params(("room" = String, Path, description = "The room code", pattern = "^[02-9a-hjkmnp-z]{12}$")),
    responses(
        (status = 200, body = String, content_type = "image/svg+xml", description = "The picture"),
        (status = 404, body = Refused, description = "There is no such room")
    )
)]
pub(crate) async fn qr(
    Extract(server): Extract<Arc<Server>>,
    RoomCode(room): RoomCode,
    Base(base): Base,
) -> Result<impl IntoResponse, Failure> {
    // Refuse codes of rooms that do not exist.
    server.rooms.look(&room, None).await?;
    let code = encode(&link(&base, &room))?;
    Ok(([(CONTENT_TYPE, PICTURE), (CACHE_CONTROL, "max-age=3600")], draw(&code)))
}

/// Get the link to your own seat as a QR code
///
/// From one device to another in one scan. The token is in the body, so no log of any proxy has it.
#[utoipa::path(
    post,
    path = "/api/seat-qr.svg",
    request_body = SeatKey,
    responses(
        (status = 200, body = String, content_type = "image/svg+xml", description = "The picture"),
        (status = 400, body = Refused, description = "The body is malformed"),
        (status = 403, body = Refused, description = "The token owns no seat of the room"),
        (status = 404, body = Refused, description = "There is no such room")
    )
)]
pub(crate) async fn seat_qr(
    Extract(server): Extract<Arc<Server>>,
    Base(base): Base,
    Body(key): Body<SeatKey>,
) -> Result<impl IntoResponse, Failure> {
    let RoomCode(room) = RoomCode::read(key.room)?;
    let look = server.rooms.look(&room, Some(key.token.clone())).await?;
    if !look.is_owner {
        return Err(Refused::new(RefusalCode::BadToken, "the token owns no seat in this room").into());
    }
    let code = encode(&personal_link(&link(&base, &room), &key.token))?;
    Ok(([(CONTENT_TYPE, PICTURE), (CACHE_CONTROL, "no-store")], draw(&code)))
}

const PICTURE: &str = "image/svg+xml; charset=utf-8";

fn encode(link: &str) -> Result<QrCode, Refused> {
    QrCode::encode_text(link, QrCodeEcc::Medium).map_err(|error| Refused::new(RefusalCode::TooLarge, error))
}

/// Draws the squares, black on white in every theme, because cameras need the contrast.
fn draw(code: &QrCode) -> String {
    let side = code.size() + 2 * MARGIN;
    let mut path = String::new();
    for y in 0..code.size() {
        for x in (0..code.size()).filter(|x| code.get_module(*x, y)) {
            write!(path, "M{} {}h1v1h-1z", x + MARGIN, y + MARGIN).expect("text grows");
        }
    }
    format!(
        r##"<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 {side} {side}" shape-rendering="crispEdges"><path fill="#fff" d="M0 0h{side}v{side}H0z"/><path d="{path}"/></svg>"##
    )
}
