//! HTTP requests outside a conversation.

use sideboards_example_player::rest;
use sideboards_protocol::{Deed, MyGame, MyGames, RefusalCode, Refused, SeatKey, Settings};

use crate::kit::{Folder, Node, config, postgres, within};

async fn ask(node: &Node, what: &str, body: &str) -> (u16, serde_json::Value) {
    let (status, body) = within("request", rest::request(&node.host, what, body)).await.expect("an answer");
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
    let lists = [
        ("POST /api/rooms", r#"["A"]"#),
        ("POST /api/rooms", r#"{"name":"A","settings":["standard","A",60,120,false]}"#),
        ("POST /api/rooms", r#"{"name":"A","settings":[]}"#),
        ("POST /api/my-games", r#"{"seats":[["abcdefghjkmn","a token"]]}"#),
    ];
    for (what, body) in lists {
        assert_eq!(refused(&node, what, body).await, (400, RefusalCode::Malformed), "{body}");
    }
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
        let picture = refused(&node, &format!("GET /api/rooms/{room}/qr.svg"), "").await;
        assert_eq!(picture, (404, RefusalCode::NoSuchRoom), "{room}");
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

/// All described requests exist and answer as described.
#[tokio::test]
async fn the_description_is_of_this_server() {
    let folder = Folder::new();
    let node = Node::start(folder.database());
    let room = node.open(Settings::default()).await;
    let (status, description) = ask(&node, "GET /api/openapi.json", "").await;
    assert_eq!(status, 200);
    let paths = description["paths"].as_object().expect("paths");
    assert_eq!(paths.len(), 23);
    for (path, methods) in paths {
        for method in methods.as_object().expect("methods").keys() {
            let path = path.replace("{room}", &room.room).replace("{game}", "abcdefghjkmn-1");
            let path = path.replace("{day}", "2026-11-15").replace("{group}", "abcdefghjkmn");
            let (status, body) = within(
                "request",
                rest::request(&node.host, &format!("{} {path}", method.to_uppercase()), "{}"),
            )
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
    let (status, picture) =
        within("request", rest::request(&node.host, &format!("GET /api/rooms/{}/qr.svg", room.room), ""))
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
    let (_, text) = within("request", rest::request(&node.host, "GET /metrics", "")).await.expect("numbers");
    for line in ["sideboards_rooms_opened_total 1", "sideboards_connections 1", "sideboards_rooms 1"] {
        assert!(text.lines().any(|found| found == line), "{line} in\n{text}");
    }
    for line in text.lines().filter(|line| !line.starts_with('#')) {
        assert!(line.rsplit(' ').next().is_some_and(|value| value.parse::<f64>().is_ok()), "{line}");
    }
}

/// PostgreSQL text cannot contain NUL: the client gets a request error, not a database error.
#[tokio::test]
async fn zeros_never_reach_the_database() {
    let node = Node::start(postgres().database("zeros").expect("a database"));
    for path in
        ["games/%00", "games/abcdefghjkmn-%00", "rooms/%00", "rooms/abcdefghjk%00n", "games/%ff", "rooms/%0a"]
    {
        assert_eq!(ask(&node, &format!("GET /api/{path}"), "").await.0, 404, "{path}");
    }
    let table = r#"{"key":"0123456789abcdef0123456789abcdef"}"#;
    assert_eq!(ask(&node, "POST /api/daily/2026-11-15%00/table", table).await.0, 404);
    let room = ask(&node, "POST /api/rooms", r#"{"name":"A\u0000b\u0001"}"#).await;
    assert_eq!(room.0, 201, "{room:?}");
    let code = room.1["room"].as_str().expect("a code");
    let (_, seen) = ask(&node, &format!("GET /api/rooms/{code}"), "").await;
    assert_eq!(seen["state"]["seats"][0]["person"]["name"], "Ab");
    for (what, body) in [
        ("POST /api/rooms", r#"{"name":"\u0000"}"#.to_owned()),
        ("POST /api/rooms", r#"{"name":"A","settings":{"goals":"\u0000"}}"#.to_owned()),
        ("POST /api/rooms", r#"{"name":"A","content":"\u0000"}"#.to_owned()),
        ("POST /api/rooms", r#"{"name":"A","token":"\u0000"}"#.to_owned()),
        ("POST /api/daily/2026-11-15", r#"{"key":"\u0000","record":"\u0000"}"#.to_owned()),
        ("POST /api/daily/2026-11-15/table", r#"{"key":"\u0000"}"#.to_owned()),
        ("POST /api/groups/abcdefghjkmn/members", r#"{"key":"\u0000","name":"A"}"#.to_owned()),
    ] {
        assert_eq!(ask(&node, what, &body).await.0, 400, "{what} {body}");
    }
    let seats =
        format!(r#"{{"seats":[{{"room":"{code}","token":"\u0000"}},{{"room":"\u0000","token":""}}]}}"#);
    assert_eq!(ask(&node, "POST /api/my-games", &seats).await.0, 200);
}

/// A repeated request after a lost answer yields one room and one seat.
#[tokio::test]
async fn the_same_request_opens_one_room_and_takes_one_seat() {
    let folder = Folder::new();
    let node = Node::start(folder.database());
    let (token, other) = ("abcdefghjkmnpqrstuvwxyz234", "bbcdefghjkmnpqrstuvwxyz234");
    let opening = format!(r#"{{"name":"Lidia","token":"{token}"}}"#);
    let (status, first) = ask(&node, "POST /api/rooms", &opening).await;
    assert_eq!((status, first["token"].as_str()), (201, Some(token)));
    assert_eq!(ask(&node, "POST /api/rooms", &opening).await, (201, first.clone()));
    let room = first["room"].as_str().expect("a code");
    let (seats, sitting) =
        (format!("POST /api/rooms/{room}/seats"), format!(r#"{{"name":"Bo","token":"{other}"}}"#));
    let (status, seat) = ask(&node, &seats, &sitting).await;
    assert_eq!((status, seat["seat"].as_u64(), seat["token"].as_str()), (201, Some(2), Some(other)));
    node.enter(room, Some(token)).await.act(Deed::Start).await;
    assert_eq!(ask(&node, &seats, &sitting).await, (201, seat), "even while a game is being played");
    let (_, seen) = ask(&node, &format!("GET /api/rooms/{room}"), "").await;
    assert_eq!(seen["state"]["seats"].as_array().map(Vec::len), Some(2));
    for token in ["", "abc", "ABCDEFGHJKMNPQRSTUVWXYZ234"] {
        let body = format!(r#"{{"name":"A","token":"{token}"}}"#);
        assert_eq!(refused(&node, "POST /api/rooms", &body).await, (400, RefusalCode::Malformed), "{token}");
        assert_eq!(refused(&node, &seats, &body).await, (400, RefusalCode::Malformed), "{token}");
    }
}

#[tokio::test]
async fn a_token_whose_room_has_no_seat_for_it_any_more_is_used_up() {
    let folder = Folder::new();
    let node = Node::start(folder.database());
    let opening = r#"{"name":"Lidia","token":"abcdefghjkmnpqrstuvwxyz234"}"#;
    let (_, first) = ask(&node, "POST /api/rooms", opening).await;
    let room = first["room"].as_str().expect("a code");
    node.sit(room, "Peter").await;
    node.enter(room, first["token"].as_str()).await.act(Deed::Leave).await;
    assert_eq!(refused(&node, "POST /api/rooms", opening).await, (409, RefusalCode::RepeatedId));
}

#[tokio::test]
async fn every_answer_that_can_come_is_described() {
    let folder = Folder::new();
    let node = Node::start(folder.database());
    let (_, description) = ask(&node, "GET /api/openapi.json", "").await;
    for (path, methods) in description["paths"].as_object().expect("paths") {
        for (method, operation) in methods.as_object().expect("methods") {
            let mut statuses = vec!["403", "421", "429", "503"];
            if method == "post" {
                statuses.extend(["400", "408", "413", "415"]);
            }
            for status in statuses {
                let described = &operation["responses"][status]["content"];
                assert!(described.is_object(), "{method} {path}: {status}");
            }
        }
    }
}
