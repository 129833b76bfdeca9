use std::fmt::Write;
use std::sync::Arc;

use axum::extract::State as Extract;
use axum::http::header::{CACHE_CONTROL, CONTENT_TYPE};
use axum::response::IntoResponse;
use qrcodegen::{QrCode, QrCodeEcc};
use sideboards_protocol::{RefusalCode, Refused};

use super::Failure;
use super::path::RoomCode;
use super::rooms::link;
use crate::hosts::Base;
use crate::state::Server;

/// How many empty squares stand round the code, as its standard asks.
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
    // A link that leads nowhere is worse than none.
    server.rooms.look(&room, None).await?;
    let link = link(&base, &room);
    let code = QrCode::encode_text(&link, QrCodeEcc::Medium)
        .map_err(|error| Refused::new(RefusalCode::TooLarge, error))?;
    Ok(([(CONTENT_TYPE, "image/svg+xml; charset=utf-8"), (CACHE_CONTROL, "max-age=3600")], draw(&code)))
}

/// Draws the squares, black on white in every theme: cameras want it so.
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
