//! Requests that are no conversation.

use sideboards_example_player::rest;
use sideboards_protocol::{Deed, MyGame, MyGames, RefusalCode, Refused, SeatKey, Settings};

use crate::kit::{Folder, Node, config};

async fn ask(node: &Node, what: &str, body: &str) -> (u16, serde_json::Value) {
    let (status, body) = rest::request(&node.host, what, body).await.expect("an answer");
    (status, serde_json::from_str(&body).unwrap_or_default())
}

async fn refused(node: &Node, what: &str, body: &str) -> (u16, RefusalCode) {
    let (status, body) = ask(node, what, body).await;
    let refused: Refused = serde_json::from_value(body).expect("a refusal has a code");
    (status, refused.code)
}

#[tokio::test]
async fn what_cannot_be_done_is_refused_with_a_code() {
    let folder = Folder::new();
    let node = Node::start(folder.database());
    let (status, code) = refused(&node, "POST /api/rooms", "{}").await;
    assert_eq!((status, code), (400, RefusalCode::Malformed));
    let (status, code) = refused(&node, "POST /api/rooms", r#"{"name":" \n "}"#).await;
    assert_eq!((status, code), (400, RefusalCode::BadName));
    let (_, code) = refused(&node, "POST /api/rooms", r#"{"name":"A","settings":{"goals":"1,2,3"}}"#).await;
    assert_eq!(code, RefusalCode::BadSettings);
    let huge = format!(r#"{{"name":"{}"}}"#, "x".repeat(300_000));
    assert_eq!(refused(&node, "POST /api/rooms", &huge).await, (413, RefusalCode::TooLarge));
    for room in ["abcdefghjkmn", "nonsense", "..%2f..%2fetc"] {
        let (status, code) = refused(&node, &format!("GET /api/rooms/{room}"), "").await;
        assert_eq!((status, code), (404, RefusalCode::NoSuchRoom), "{room}");
        let seat = refused(&node, &format!("POST /api/rooms/{room}/seats"), r#"{"name":"A"}"#).await;
        assert_eq!(seat, (404, RefusalCode::NoSuchRoom), "{room}");
    }
    assert_eq!(refused(&node, "GET /api/games/abcdefghjkmn-1", "").await, (404, RefusalCode::NoSuchGame));
    assert_eq!(ask(&node, "GET /api/nonsense", "").await.0, 404);
}

#[tokio::test]
async fn my_games_are_those_whose_token_i_have() {
    let folder = Folder::new();
    let node = Node::start(folder.database());
    let (mine, other) = (node.open(Settings::default()).await, node.open(Settings::default()).await);
    let peter = node.sit(&mine.room, "Peter").await;
    node.enter(&mine.room, Some(&mine.token)).await.act(Deed::Start).await;
    let key = |room: &str, token: &str| SeatKey { room: room.to_owned(), token: token.to_owned() };
    let seats = vec![
        key(&mine.room, &peter.token),
        key(&other.room, &peter.token),
        key("abcdefghjkmn", "x"),
        key("?", "x"),
    ];
    let body = serde_json::to_string(&MyGames { seats }).expect("JSON");
    let (status, games) = ask(&node, "POST /api/my-games", &body).await;
    let games: Vec<MyGame> = serde_json::from_value(games).expect("games");
    assert_eq!(status, 200);
    assert!(games[0].your_turn && games[0].state.as_ref().is_some_and(|state| state.you == Some(2)));
    assert!(games[1..].iter().all(|game| game.state.is_none() && !game.your_turn));
    let many = MyGames { seats: vec![key("a", "b"); 51] };
    let many = serde_json::to_string(&many).expect("JSON");
    assert_eq!(refused(&node, "POST /api/my-games", &many).await, (413, RefusalCode::TooLarge));
}

/// Everything that the description names is there, and says what the description says.
#[tokio::test]
async fn the_description_is_of_this_server() {
    let folder = Folder::new();
    let node = Node::start(folder.database());
    let room = node.open(Settings::default()).await;
    let (status, description) = ask(&node, "GET /api/openapi.json", "").await;
    assert_eq!(status, 200);
    let paths = description["paths"].as_object().expect("paths");
    assert_eq!(paths.len(), 9);
    for (path, methods) in paths {
        for method in methods.as_object().expect("methods").keys() {
            let path = path.replace("{room}", &room.room).replace("{game}", "abcdefghjkmn-1");
            let path = path.replace("{day}", "2026-11-15");
            let (status, body) =
                rest::request(&node.host, &format!("{} {path}", method.to_uppercase()), "{}")
                    .await
                    .expect("an answer");
            let described = &methods[method]["responses"];
            assert!(described.get(status.to_string()).is_some(), "{method} {path}: {status} {body}");
        }
    }
    for schema in ["Command", "ServerMessage", "Update", "RefusalCode", "Table"] {
        assert!(description["components"]["schemas"][schema].is_object(), "{schema}");
    }
}

#[tokio::test]
async fn links_lead_to_where_people_come_from() {
    let folder = Folder::new();
    let node = Node::start(folder.database());
    let room = node.open(Settings::default()).await;
    assert_eq!(room.link, format!("http://{}/room/{}", node.host, room.room));
    assert_eq!(room.personal_link, format!("{}#{}", room.link, room.token));
    let (status, picture) = rest::request(&node.host, &format!("GET /api/rooms/{}/qr.svg", room.room), "")
        .await
        .expect("a picture");
    assert!(status == 200 && picture.starts_with("<svg"));
    let folder = Folder::new();
    let public = "https://example.org/".parse().ok();
    let node = Node::with(&sideboards_server::Config { public_url: public, ..config(folder.database()) });
    let room = node.open(Settings::default()).await;
    assert_eq!(room.link, format!("https://example.org/room/{}", room.room));
}

#[tokio::test]
async fn numbers_are_counted() {
    let folder = Folder::new();
    let node = Node::start(folder.database());
    let room = node.open(Settings::default()).await;
    let _guest = node.enter(&room.room, None).await;
    let (_, text) = rest::request(&node.host, "GET /metrics", "").await.expect("numbers");
    for line in ["sideboards_rooms_opened_total 1", "sideboards_connections 1", "sideboards_rooms 1"] {
        assert!(text.lines().any(|found| found == line), "{line} in\n{text}");
    }
    for line in text.lines().filter(|line| !line.starts_with('#')) {
        assert!(line.rsplit(' ').next().is_some_and(|value| value.parse::<f64>().is_ok()), "{line}");
    }
}
