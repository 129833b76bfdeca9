//! The pictures that links show in chats.

use std::sync::Arc;

use axum::extract::State as Extract;
use axum::http::header::{CACHE_CONTROL, CONTENT_TYPE, ETAG};
use axum::http::{HeaderMap, StatusCode, Uri};
use axum::response::{IntoResponse, Response};
use sideboards_protocol::Refused;

use super::Failure;
use super::path::{DealDay, GameName, PreviewedPage, RoomCode};
use crate::page::knows;
use crate::preview::{DrawnPicture, Preview, SentDeal, Subject};
use crate::rooms::unavailable;
use crate::state::Server;
use crate::texts::Texts;

/// How long a picture may be kept without asking whether it has changed.
const KEEP: &str = "public, max-age=60";

/// Get the picture of an invitation to a room
///
/// 1200 by 630 pixels: the seats, the goals, and the sideboards as a spectator sees them.
#[utoipa::path(
    get,
    path = "/api/rooms/{room}/picture.png",
    params(
        ("room" = String, Path, description = "The room code", pattern = "^[02-9a-hjkmnp-z]{12}$"),
        ("language" = Option<String>, Query, description = "The language of its texts, such as `de`")
    ),
    responses(
        (status = 200, body = String, content_type = "image/png", description = "The picture"),
        (status = 304, description = "The picture has the `ETag` of `If-None-Match`"),
        (status = 404, body = Refused, description = "There is no such room")
    )
)]
pub(crate) async fn room(
    Extract(server): Extract<Arc<Server>>,
    RoomCode(room): RoomCode,
    uri: Uri,
    headers: HeaderMap,
) -> Result<Response, Failure> {
    picture(&server, Subject::Room(room), &uri, &headers).await
}

/// Get the picture of a finished game
///
/// 1200 by 630 pixels: the sideboards with their points, the best first.
#[utoipa::path(
    get,
    path = "/api/games/{game}/picture.png",
    params(
        ("game" = String, Path, description = "The room and the number of the game there: `ROOM-1`", pattern = "^[02-9a-hjkmnp-z]{12}-[0-9]{1,9}$"),
        ("language" = Option<String>, Query, description = "The language of its texts, such as `de`")
    ),
    responses(
        (status = 200, body = String, content_type = "image/png", description = "The picture"),
        (status = 304, description = "The picture has the `ETag` of `If-None-Match`"),
        (status = 404, body = Refused, description = "There is no such game, or it is not finished")
    )
)]
pub(crate) async fn game(
    Extract(server): Extract<Arc<Server>>,
    GameName(game): GameName,
    uri: Uri,
    headers: HeaderMap,
) -> Result<Response, Failure> {
    picture(&server, Subject::Game(game), &uri, &headers).await
}

/// Get the picture of a daily deal
///
/// 1200 by 630 pixels: the date and the goals, and no cards.
#[utoipa::path(
    get,
    path = "/api/daily/{day}/picture.png",
    params(
        ("day" = String, Path, description = "The day, such as 2026-11-15", format = Date),
        ("language" = Option<String>, Query, description = "The language of its texts, such as `de`")
    ),
    responses(
        (status = 200, body = String, content_type = "image/png", description = "The picture"),
        (status = 304, description = "The picture has the `ETag` of `If-None-Match`"),
        (status = 404, body = Refused, description = "There is no deal for that day")
    )
)]
pub(crate) async fn day(
    Extract(server): Extract<Arc<Server>>,
    DealDay(day): DealDay,
    uri: Uri,
    headers: HeaderMap,
) -> Result<Response, Failure> {
    picture(&server, Subject::Day(day), &uri, &headers).await
}

/// Get the picture of another page
///
/// 1200 by 630 pixels. A deal that somebody sent shows its goals and the points to beat; the others show what the page is
/// for, because their content is after the `#` of the address.
#[utoipa::path(
    get,
    path = "/api/previews/{page}/picture.png",
    params(
        ("page" = String, Path, description = "The page", pattern = "^(deal|daily|replay|score|puzzles|box)$"),
        ("goals" = Option<String>, Query, description = "The goals of a deal, such as `2-8-19`; others are ignored"),
        ("beat" = Option<String>, Query, description = "The points to beat in a deal; what is no number is ignored"),
        ("language" = Option<String>, Query, description = "The language of its texts, such as `de`")
    ),
    responses(
        (status = 200, body = String, content_type = "image/png", description = "The picture"),
        (status = 304, description = "The picture has the `ETag` of `If-None-Match`"),
        (status = 404, body = Refused, description = "There is no such page")
    )
)]
pub(crate) async fn page(
    Extract(server): Extract<Arc<Server>>,
    page: PreviewedPage,
    uri: Uri,
    headers: HeaderMap,
) -> Result<Response, Failure> {
    let subject = match page {
        PreviewedPage::Deal => Subject::Deal(SentDeal::read(uri.query().unwrap_or_default())),
        PreviewedPage::Topic(topic) => Subject::Topic(topic),
    };
    picture(&server, subject, &uri, &headers).await
}

/// Draws the picture of a subject, unless the client has it.
async fn picture(
    server: &Server,
    subject: Subject,
    uri: &Uri,
    headers: &HeaderMap,
) -> Result<Response, Failure> {
    let preview = Preview::of(server, subject, Texts::of(&language(uri))).await?;
    let drawn = DrawnPicture::of(preview.picture).await.ok_or_else(unavailable)?;
    let tag = format!("\"{}\"", drawn.tag());
    let caching = [(ETAG, tag.as_str()), (CACHE_CONTROL, KEEP)];
    if knows(headers, &tag) {
        return Ok((StatusCode::NOT_MODIFIED, caching).into_response());
    }
    let png = server.pictures.png(drawn).await?;
    Ok((caching, [(CONTENT_TYPE, "image/png")], png).into_response())
}

/// Returns the language that a query asks for.
fn language(uri: &Uri) -> Vec<String> {
    let parts = uri.query().unwrap_or_default().split('&');
    parts.filter_map(|part| part.strip_prefix("language=")).map(str::to_owned).collect()
}
