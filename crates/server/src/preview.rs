//! The preview of a link in a chat: a title and a sentence in the language of the reader, and a picture.
//!
//! It shows what anyone with the link may see: of a room what `GET /api/rooms/ROOM` says and what a spectator would see of its
//! game, of other pages what their address says. What follows `#` in an address never reaches the server.

mod cast;
mod deal;
mod finished;
mod pictures;
mod places;
mod room;
mod standings;
mod subject;
mod tags;

use std::sync::Arc;
use std::time::Duration;

use axum::extract::State as Extract;
use axum::http::header::{CACHE_CONTROL, CONTENT_TYPE, VARY};
use axum::http::uri::PathAndQuery;
use axum::http::{HeaderMap, Method, Uri};
use axum::response::{IntoResponse, Response};
use sideboards_pictures::Picture;
use sideboards_protocol::Refused;
use tokio::time::timeout;

use crate::client::Client;
use crate::hosts::Base;
use crate::page;
use crate::rooms::unavailable;
use crate::state::Server;
use crate::task;
use crate::texts::Texts;

pub(crate) use self::deal::SentDeal;
pub(crate) use self::pictures::{DrawnPicture, Pictures};
pub(crate) use self::places::Topic;
pub(crate) use self::subject::Subject;
use self::tags::tags;

/// How long to wait for what a page is about. After that the page is sent without a preview.
const PREVIEW_TIMEOUT: Duration = Duration::from_millis(500);

/// The tags go after this title.
const TITLE: &str = "<title>Sideboards</title>";

/// What a chat shows of a link.
#[derive(Clone, Debug)]
pub(crate) struct Preview {
    /// The title.
    title: String,
    /// The sentence below it.
    sentence: String,
    /// The picture in words.
    alt: String,
    /// The picture.
    pub(crate) picture: Picture,
}

impl Preview {
    /// Makes the preview of a subject.
    pub(crate) async fn of(server: &Server, subject: Subject, texts: Texts) -> Result<Self, Refused> {
        match subject {
            Subject::Room(code) => {
                let look = server.rooms.look(&code, None).await?;
                // Counting a sideboard may take a while.
                task::compute(move || Self::of_room(&look, texts)).await.ok_or_else(unavailable)
            }
            Subject::Game(game) => finished::preview(server, &game, texts).await,
            Subject::Day(day) => Ok(places::day(day, server.rooms.now(), texts)),
            Subject::Deal(deal) => Ok(deal.preview(texts)),
            Subject::Topic(topic) => Ok(topic.preview(texts)),
        }
    }
}

/// Serves a page with its preview; without it if there is nothing to show, or if that cannot be loaded in time.
pub(crate) async fn page(
    Extract(server): Extract<Arc<Server>>,
    client: Client,
    Base(base): Base,
    method: Method,
    uri: Uri,
    headers: HeaderMap,
) -> Response {
    match timeout(PREVIEW_TIMEOUT, document(&server, client, &base, &uri, &headers)).await.ok().flatten() {
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

async fn document(
    server: &Server,
    client: Client,
    base: &str,
    uri: &Uri,
    headers: &HeaderMap,
) -> Option<String> {
    let subject = Subject::of_page(uri)?;
    server.gate.may_ask(client.address).ok()?;
    let (before, after) = page::document()?.split_once(TITLE)?;
    let texts = Texts::of(&page::languages(headers));
    let picture = subject.picture_path();
    let preview = Preview::of(server, subject, texts).await.ok()?;
    let tag = DrawnPicture::of(preview.picture.clone()).await?.short_tag().to_owned();
    let picture = format!("{base}{picture}language={}&v={tag}", texts.code());
    let page = uri.path_and_query().map_or_else(|| uri.path(), PathAndQuery::as_str);
    let tags = tags(&preview, &format!("{base}{page}"), &picture);
    Some(format!("{before}{TITLE}{tags}{after}"))
}
