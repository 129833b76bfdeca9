//! Requests for files of the page.

use axum::Router;
use axum::body::Body;
use axum::http::{Request, Response, StatusCode};
use sideboards_server::App;
use tokio::sync::watch;
use tower::ServiceExt;

use crate::kit::{Folder, config};

async fn router() -> Router {
    let folder = Folder::new();
    let (_, stopping) = watch::channel(false);
    App::open(&config(folder.database()), stopping).await.expect("a database").router()
}

async fn get(path: &str, headers: &[(&str, &str)]) -> Response<Body> {
    let request =
        headers.iter().fold(Request::get(path).header("host", "localhost"), |request, (name, value)| {
            request.header(*name, *value)
        });
    router().await.oneshot(request.body(Body::empty()).expect("a request")).await.expect("an answer")
}

fn header<'r>(response: &'r Response<Body>, name: &str) -> &'r str {
    response.headers().get(name).map_or("", |value| value.to_str().expect("text"))
}

#[tokio::test]
async fn every_place_of_the_game_is_the_page() {
    for path in ["/", "/game", "/rules", "/licences", "/new?mode=solo", "/some/day"] {
        let response = get(path, &[]).await;
        assert_eq!(response.status(), StatusCode::OK, "{path}");
        assert_eq!(header(&response, "content-type"), "text/html; charset=utf-8", "{path}");
        assert_eq!(header(&response, "cache-control"), "no-cache", "{path}");
    }
}

#[tokio::test]
async fn the_home_page_depends_on_the_language() {
    let vary = |response: &Response<Body>| header(response, "vary").to_owned();
    assert_eq!(vary(&get("/", &[("accept-language", "de")]).await), "accept-encoding, accept-language");
    assert_eq!(vary(&get("/game", &[]).await), "accept-encoding");
}

#[tokio::test]
async fn licences_are_a_text() {
    let response = get("/licences.txt", &[]).await;
    assert_eq!(response.status(), StatusCode::OK);
    assert_eq!(header(&response, "content-type"), "text/plain; charset=utf-8");
    let body = axum::body::to_bytes(response.into_body(), usize::MAX).await.expect("a body");
    assert!(String::from_utf8_lossy(&body).contains("leptos "));
}

#[tokio::test]
async fn files_that_are_not_there_are_not_the_page() {
    for path in
        ["/attic.js", "/assets/app.0.wasm", "/assets/attic", "/api/attic", "/ws", "/../etc/passwd.txt"]
    {
        assert_eq!(get(path, &[]).await.status(), StatusCode::NOT_FOUND, "{path}");
    }
}

#[tokio::test]
async fn a_browser_that_has_it_gets_nothing() {
    let first = get("/", &[]).await;
    let tag = header(&first, "etag").to_owned();
    assert!(tag.starts_with('"') && tag.ends_with('"'), "{tag}");
    assert_eq!(get("/", &[("if-none-match", &tag)]).await.status(), StatusCode::NOT_MODIFIED);
    assert_eq!(
        get("/", &[("if-none-match", &format!("\"other\", W/{tag}"))]).await.status(),
        StatusCode::NOT_MODIFIED
    );
    assert_eq!(get("/", &[("if-none-match", "\"other\"")]).await.status(), StatusCode::OK);
}

#[tokio::test]
async fn only_this_origin_is_trusted() {
    for path in ["/", "/attic.js"] {
        let response = get(path, &[]).await;
        let policy = header(&response, "content-security-policy");
        assert!(policy.contains("default-src 'none'") && !policy.contains("unsafe-inline"), "{policy}");
        assert_eq!(header(&response, "x-content-type-options"), "nosniff");
        assert_eq!(header(&response, "x-frame-options"), "DENY");
    }
}

#[tokio::test]
async fn the_page_can_only_be_read() {
    let request =
        Request::post("/").header("host", "localhost").body(Body::from("hello")).expect("a request");
    let response = router().await.oneshot(request).await.expect("an answer");
    assert_eq!(response.status(), StatusCode::METHOD_NOT_ALLOWED);
    assert_eq!(header(&response, "allow"), "GET, HEAD");
}

#[tokio::test]
async fn a_question_about_the_page_is_answered_without_it() {
    let request = Request::head("/").header("host", "localhost").body(Body::empty()).expect("a request");
    let response = router().await.oneshot(request).await.expect("an answer");
    assert_eq!(response.status(), StatusCode::OK);
    let body = axum::body::to_bytes(response.into_body(), usize::MAX).await.expect("a body");
    assert!(body.is_empty());
}
