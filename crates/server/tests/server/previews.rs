//! What links show in chats, and its pictures.

use std::time::Duration;

use axum::Router;
use axum::body::{Body, Bytes};
use axum::http::{Request, StatusCode};
use sideboards_protocol::{SeatTaken, Settings};
use sideboards_server::{App, Config, Limits};
use tokio::sync::watch;
use tokio::time::sleep;
use tower::ServiceExt;

use crate::kit::{Folder, Node, config, within};

async fn router(config: &Config) -> Router {
    let (_, stopping) = watch::channel(false);
    App::open(config, stopping).await.expect("a database").router()
}

/// An answer: its status, some headers, and the body.
struct Answer {
    status: StatusCode,
    kind: String,
    tag: String,
    body: Bytes,
}

async fn ask(router: &Router, request: Request<Body>) -> Answer {
    let answer = router.clone().oneshot(request).await.expect("an answer");
    let header =
        |name| answer.headers().get(name).map_or("", |value| value.to_str().expect("text")).to_owned();
    let (status, kind, tag) = (answer.status(), header("content-type"), header("etag"));
    let body = axum::body::to_bytes(answer.into_body(), usize::MAX).await.expect("a body");
    Answer { status, kind, tag, body }
}

async fn get(router: &Router, address: &str, headers: &[(&str, &str)]) -> Answer {
    let request = Request::get(address).header("host", "localhost");
    let request = headers.iter().fold(request, |request, (name, value)| request.header(*name, *value));
    ask(router, request.body(Body::empty()).expect("a request")).await
}

/// Returns the content of a tag of a page.
fn tag(page: &Answer, name: &str) -> String {
    let page = std::str::from_utf8(&page.body).expect("a page");
    let after = page.split_once(&format!("property=\"{name}\" content=\"")).map(|(_, rest)| rest);
    let value = after.and_then(|rest| rest.split_once('"')).map(|(value, _)| value);
    value.unwrap_or_else(|| panic!("no {name} in {page}")).replace("&amp;", "&")
}

/// Checks a PNG of the right size.
fn assert_picture(answer: &Answer) {
    assert_eq!((answer.status, answer.kind.as_str()), (StatusCode::OK, "image/png"));
    assert_eq!(&answer.body[..8], b"\x89PNG\r\n\x1a\n");
    assert_eq!(&answer.body[16..24], [1200_u32.to_be_bytes(), 630_u32.to_be_bytes()].concat());
    assert!(answer.body.len() < 300_000, "chats refuse larger ones: {}", answer.body.len());
}

async fn open_room(router: &Router, name: &str) -> SeatTaken {
    let body = Body::from(format!("{{\"name\":\"{name}\"}}"));
    let request =
        Request::post("/api/rooms").header("host", "localhost").header("content-type", "application/json");
    let answer = ask(router, request.body(body).expect("a request")).await;
    sideboards_protocol::wire::read(std::str::from_utf8(&answer.body).expect("text")).expect("a seat")
}

#[tokio::test]
async fn a_room_has_a_picture_at_its_public_address() {
    let folder = Folder::new();
    let public = Some("https://play.example".parse().expect("an address"));
    let router = router(&Config { public_url: public, ..config(folder.database()) }).await;
    let taken = open_room(&router, "Lidia").await;
    let page = get(&router, &format!("/room/{}", taken.room), &[("accept-language", "pl")]).await;
    let picture = tag(&page, "og:image");
    let start = format!("https://play.example/api/rooms/{}/picture.png?language=pl&v=", taken.room);
    assert!(picture.starts_with(&start), "{picture}");
    assert_eq!([tag(&page, "og:image:width"), tag(&page, "og:image:height")], ["1200", "630"]);
    assert_eq!(tag(&page, "og:image:alt"), "Przy stole: Lidia.");
    let path = picture.trim_start_matches("https://play.example");
    let first = get(&router, path, &[]).await;
    assert_picture(&first);
    assert!(first.tag.contains(picture.rsplit('=').next().expect("a version")), "{} {picture}", first.tag);
    let again = get(&router, path, &[("if-none-match", &first.tag)]).await;
    assert_eq!((again.status, again.body.len()), (StatusCode::NOT_MODIFIED, 0));
    let english = get(&router, &format!("/api/rooms/{}/picture.png", taken.room), &[]).await;
    assert_picture(&english);
    assert_ne!(english.tag, first.tag);
    // A chat that asks again after a player sat down finds another address.
    let body = Body::from("{\"name\":\"Peter\"}");
    let seats = format!("/api/rooms/{}/seats", taken.room);
    let request = Request::post(seats).header("host", "localhost").header("content-type", "application/json");
    assert_eq!(ask(&router, request.body(body).expect("a request")).await.status, StatusCode::CREATED);
    let page = get(&router, &format!("/room/{}", taken.room), &[("accept-language", "pl")]).await;
    assert_ne!(tag(&page, "og:image"), picture);
    let nowhere = get(&router, "/api/rooms/aaaaaaaaaaaa/picture.png", &[]).await;
    assert_eq!(nowhere.status, StatusCode::NOT_FOUND);
}

#[tokio::test]
async fn other_links_have_pictures_too() {
    let folder = Folder::new();
    let router = router(&config(folder.database())).await;
    let deal = format!("/new?deal={}&players=1&goals=2-8-19&beat=41", "ab".repeat(32));
    for (page, title) in [
        (deal.as_str(), "Same cards. Beat 41."),
        ("/daily", "Daily deal"),
        ("/daily/2026-11-15", "Daily deal of 15 November 2026"),
        ("/replay", "A game of Sideboards, move by move"),
        ("/score", "Sideboards: score sheet"),
        ("/puzzles?id=17", "Sideboards: puzzles"),
        ("/box", "Sideboards: a box of your own"),
    ] {
        let shown = get(&router, page, &[]).await;
        assert_eq!(tag(&shown, "og:title"), title);
        let picture = tag(&shown, "og:image");
        let path = picture.strip_prefix("http://localhost").unwrap_or_else(|| panic!("{picture}"));
        assert_picture(&get(&router, path, &[]).await);
    }
    // The goals of a day that has not begun, and pages without anything to share.
    assert_eq!(tag(&get(&router, "/daily/9999-12-31", &[]).await, "og:title"), "Daily deal");
    let plain = get(&router, "/new?mode=solo", &[]).await;
    assert!(plain.status.is_success() && !String::from_utf8_lossy(&plain.body).contains("og:image"));
    for address in ["/api/previews/attic/picture.png", "/api/daily/2026-10-31/picture.png"] {
        assert_eq!(get(&router, address, &[]).await.status, StatusCode::NOT_FOUND, "{address}");
    }
}

#[tokio::test]
async fn pictures_count_against_the_limit_of_requests() {
    let folder = Folder::new();
    let limits = Limits { commands: 1, ..Limits::NONE };
    let router = router(&Config { limits, ..config(folder.database()) }).await;
    let mut refused = 0;
    for _ in 0..40 {
        let answer = get(&router, "/api/previews/score/picture.png", &[]).await;
        refused += usize::from(answer.status == StatusCode::TOO_MANY_REQUESTS);
    }
    assert!(refused > 10, "{refused}");
}

/// A running game shows its boards, a finished one the result, in the link to the room and in the link to the replay.
#[tokio::test]
async fn a_game_is_shown_in_its_links() {
    let folder = Folder::new();
    let node = Node::start(folder.database());
    let (host, mut guest) = node.deal_with_bot(Settings::default()).await;
    let page = async |address: &str| {
        let (status, page) =
            within("a page", sideboards_example_player::rest::request(&node.host, address, ""))
                .await
                .expect("an answer");
        assert_eq!(status, 200, "{page}");
        page
    };
    let room = format!("GET /room/{}", host.room);
    assert!(page(&room).await.contains("og:image:alt\" content=\"Sideboards: Lidia, Ida.\""));
    crate::play::play(std::slice::from_mut(&mut guest)).await;
    let over = page(&room).await;
    assert!(over.contains("og:image:alt\" content=\"The result with all sideboards: "), "{over}");
    let replay = format!("GET /replay/{}-1", host.room);
    // The game is stored with the last move; the list of finished games may lag behind.
    let mut shown = String::new();
    for _ in 0..50 {
        shown = page(&replay).await;
        if shown.contains("og:title\" content=\"Sideboards: Lidia, Ida\"") {
            return;
        }
        sleep(Duration::from_millis(100)).await;
    }
    panic!("{shown}");
}
