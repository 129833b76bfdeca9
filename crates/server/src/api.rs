//! HTTP requests outside a conversation: opening rooms, taking seats, reading state.

mod body;
mod daily;
mod description;
mod failure;
mod games;
mod groups;
mod health;
mod path;
mod picture;
mod previews;
mod push;
mod quick;
mod rooms;

use std::sync::Arc;

use axum::Router;
use axum::extract::{DefaultBodyLimit, Request, State as Extract};
use axum::http::StatusCode;
use axum::middleware::{Next, from_fn, from_fn_with_state};
use axum::response::{IntoResponse, Response};
use axum::routing::get;
use sideboards_protocol::MAX_CONTENT;
use utoipa_axum::router::{OpenApiRouter, UtoipaMethodRouterExt};
use utoipa_axum::routes;

pub(crate) use self::body::Body;
pub(crate) use self::daily::has_begun;
use self::failure::Failure;
use crate::client::Client;
use crate::log::log;
use crate::metrics::Metrics;
use crate::preview;
use crate::socket;
use crate::state::{Server, State};

/// Longest request body, in bytes.
const MAX_BODY: usize = 16 * 1024;

/// Longest body that opens a room: it contains a content file, whose bytes JSON may write as six each.
const MAX_OPENING: usize = MAX_BODY + 6 * MAX_CONTENT;

/// The pages whose links show a preview in chats.
const PREVIEWED: [&str; 9] = [
    "/room/{room}",
    "/new",
    "/daily",
    "/daily/{day}",
    "/replay",
    "/replay/{game}",
    "/score",
    "/puzzles",
    "/box",
];

/// Routes all requests of programs.
pub(crate) fn router(state: State) -> Router {
    let (api, description) = OpenApiRouter::with_openapi(description::empty())
        .routes(routes!(rooms::open).layer(DefaultBodyLimit::max(MAX_OPENING)))
        .routes(routes!(rooms::content))
        .routes(routes!(rooms::look))
        .routes(routes!(rooms::sit))
        .routes(routes!(picture::qr))
        .routes(routes!(picture::seat_qr))
        .routes(routes!(quick::offer, quick::sit))
        .routes(routes!(quick::report))
        .routes(routes!(push::info))
        .routes(routes!(push::subscribe))
        .routes(routes!(push::state))
        .routes(routes!(push::stop))
        .routes(routes!(previews::room))
        .routes(routes!(previews::game))
        .routes(routes!(previews::day))
        .routes(routes!(previews::page))
        .routes(routes!(games::mine))
        .routes(routes!(games::finished))
        .routes(routes!(daily::enter))
        .routes(routes!(daily::table))
        .routes(routes!(groups::join))
        .routes(routes!(groups::leave))
        .routes(routes!(groups::table))
        .split_for_parts();
    let description = description::complete(description).to_json().expect("the description is JSON");
    let described = move || async { ([("content-type", "application/json")], description) };
    let limit = from_fn_with_state(Arc::clone(&state.0), limit);
    let pages = PREVIEWED.iter().fold(Router::new(), |pages, path| pages.route(path, get(preview::page)));
    Router::new()
        .merge(api)
        .route("/api/openapi.json", get(described))
        .layer(DefaultBodyLimit::max(MAX_BODY))
        .layer(limit)
        .merge(pages)
        .route("/ws/rooms/{room}", get(socket::connect))
        .layer(from_fn(log))
        .with_state(state)
}

/// Serves operators under any host name.
pub(crate) fn operator_router(state: State) -> Router {
    Router::new()
        .route("/healthz", get(health::alive))
        .route("/readyz", get(health::ready))
        .route("/metrics", get(health::metrics))
        .with_state(state)
}

/// Refuses addresses that exceed their limits, and pages of other origins.
async fn limit(
    Extract(server): Extract<Arc<Server>>,
    client: Client,
    request: Request,
    next: Next,
) -> Response {
    if let Err(wait) = server.gate.may_ask(client.address) {
        Metrics::count(&server.metrics.turned_away);
        return Failure::too_many("too many requests; wait a moment", wait).into_response();
    }
    if !server.hosts.is_own_page(request.headers()) {
        return (StatusCode::FORBIDDEN, "requests from pages of other sites are refused\n").into_response();
    }
    next.run(request).await
}
