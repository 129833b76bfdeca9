//! Messages to devices of people who are away.

mod service;

use std::time::Duration;

use sideboards_example_player::rest;
use sideboards_protocol::{
    Deed, Occupant, PushDevice, PushInfo, PushState, PushWish, RefusalCode, Refused, SeatTaken, Settings,
};
use sideboards_server::{Config, Outgoing, Reach};
use sqlx::{Connection, PgConnection, SqliteConnection};
use tokio::time::sleep;

use self::service::{Browser, PushService};
use crate::kit::{Folder, Guest, Node, config, postgres, within};

/// Rounds of a day, and people may be away as long.
fn at_leisure() -> Settings {
    Settings { round_seconds: Some(86_400), grace_seconds: 2 * 86_400, ..Settings::default() }
}

/// A server that may send messages to the push service of the tests.
fn with_push(database: String) -> Config {
    let push_hosts = vec!["localhost".parse().expect("a host")];
    let contact = Some("mailto:operator@example.org".to_owned());
    Config { outgoing: Outgoing { push_hosts, contact, reach: Reach::Loopback }, ..config(database) }
}

async fn ask(node: &Node, what: &str, body: &impl sideboards_protocol::wire::Wire) -> (u16, String) {
    let body = sideboards_protocol::wire::write(body);
    within("request", rest::request(&node.host, what, &body)).await.expect("an answer")
}

fn code(answer: &str) -> RefusalCode {
    serde_json::from_str::<Refused>(answer).unwrap_or_else(|error| panic!("{error}: {answer}")).code
}

fn wish(browser: &Browser, token: &str) -> PushWish {
    PushWish {
        token: token.to_owned(),
        endpoint: browser.endpoint.clone(),
        p256dh: browser.p256dh(),
        auth: browser.auth(),
        language: "de".to_owned(),
    }
}

async fn subscribe(node: &Node, seat: &SeatTaken, browser: &Browser) {
    let path = format!("POST /api/rooms/{}/push", seat.room);
    let (status, answer) = ask(node, &path, &wish(browser, &seat.token)).await;
    assert_eq!((status, answer.as_str()), (200, r#"{"on":true}"#));
}

/// Asks about a device with the device's own secret.
async fn is_on(node: &Node, room: &str, browser: &Browser) -> bool {
    let device = PushDevice { endpoint: browser.endpoint.clone(), token: None, auth: Some(browser.auth()) };
    let (status, answer) = ask(node, &format!("POST /api/rooms/{room}/push/state"), &device).await;
    assert_eq!(status, 200, "{answer}");
    serde_json::from_str::<PushState>(&answer).expect("a state").on
}

async fn key(node: &Node) -> String {
    let (_, answer) =
        within("request", rest::request(&node.host, "GET /api/push", "")).await.expect("an answer");
    serde_json::from_str::<PushInfo>(&answer).expect("JSON").key.expect("a key")
}

/// Waits until a person is there, or is not.
async fn hear_that(guest: &mut Guest, seat: usize, is_online: bool) {
    let is =
        |who: Option<&Occupant>| matches!(who, Some(Occupant::Person(person)) if person.online == is_online);
    guest.hear_until(|update| is(update.room.seats.get(seat))).await;
}

/// Opens a room for Lidia, who is there, and Peter, who is not, and whose device gets messages.
async fn lidia_waits_for_peter(node: &Node, browser: &Browser) -> (SeatTaken, SeatTaken, Guest) {
    let host = node.open(at_leisure()).await;
    let peter = node.sit(&host.room, "Peter").await;
    subscribe(node, &peter, browser).await;
    let mut lidia = node.enter(&host.room, Some(&host.token)).await;
    lidia.hear_until(|update| update.room.seats.len() == 2).await;
    (host, peter, lidia)
}

#[tokio::test]
async fn a_round_that_begins_is_told_once_to_who_is_away() {
    let (folder, service) = (Folder::new(), PushService::start().await);
    let node = Node::with(&with_push(folder.database()));
    let browser = Browser::new(&service, 1);
    let (host, peter, mut lidia) = lidia_waits_for_peter(&node, &browser).await;
    lidia.act(Deed::Start).await;
    let arrived = service.expect("the first round", 1).await;
    assert_eq!((arrived[0].path.as_str(), arrived[0].header("topic").len()), ("device-1", 32));
    // Push services read the headers, and the code of a room lets people in.
    assert!(!format!("{:?}", arrived[0].headers).contains(&host.room));
    let life: u64 = arrived[0].header("ttl").parse().expect("seconds");
    assert!((86_000..=86_400).contains(&life), "{life}");
    let claims = arrived[0].claims(&key(&node).await);
    assert_eq!(
        (&claims["sub"], &claims["aud"]),
        (&"mailto:operator@example.org".into(), &format!("http://{}", service.host).into())
    );
    let message = browser.read(&arrived[0]);
    assert_eq!(message["web_push"], 8030);
    let shown = &message["notification"];
    assert_eq!(shown["title"], "Sideboards: Du bist dran");
    assert!(shown["body"].as_str().is_some_and(|body| body.starts_with("Runde 1 hat begonnen.")), "{shown}");
    assert_eq!(shown["navigate"], host.link.as_str());
    assert!(!message.to_string().contains(&peter.token) && !message.to_string().contains("Lidia"));

    // Peter comes and places; Lidia ends the round after he has gone.
    let mut guest = node.enter(&host.room, Some(&peter.token)).await;
    guest.lay(0).await;
    drop(guest);
    hear_that(&mut lidia, 1, false).await;
    lidia.lay(0).await;
    let arrived = service.expect("the second round", 2).await;
    assert_eq!(
        arrived[0].header("topic"),
        arrived[1].header("topic"),
        "a later message replaces an earlier one"
    );
    let body = browser.read(&arrived[1])["notification"]["body"].clone();
    assert!(body.as_str().is_some_and(|body| body.starts_with("Runde 2")), "{body}");

    // Who begins the round has seen it.
    lidia.lay(0).await;
    let mut guest = node.enter(&host.room, Some(&peter.token)).await;
    guest.lay(0).await;
    drop(guest);
    hear_that(&mut lidia, 1, false).await;
    service.expect("the third round", 2).await;
}

/// Makes everything in a database older.
async fn let_time_pass(url: &str, milliseconds: i64) {
    let age = |table: &str, column: &str| format!("UPDATE {table} SET {column} = {column} - {milliseconds}");
    let statements = [age("entries", "at"), age("rooms", "touched"), "UPDATE push SET due = 0".to_owned()];
    for statement in statements {
        if url.starts_with("sqlite:") {
            let mut connection = SqliteConnection::connect(url).await.expect("a database");
            sqlx::query(sqlx::AssertSqlSafe(statement))
                .execute(&mut connection)
                .await
                .expect("it is changed");
            connection.close().await.expect("it is closed");
        } else {
            let mut connection = PgConnection::connect(url).await.expect("a database");
            sqlx::query(sqlx::AssertSqlSafe(statement))
                .execute(&mut connection)
                .await
                .expect("it is changed");
        }
    }
}

/// Most of a round of a day: less than three hours are left.
const MOST_OF_A_ROUND: i64 = 22 * 3_600_000;

#[tokio::test]
async fn the_end_of_a_round_is_told_once_also_after_a_restart() {
    let (folder, service) = (Folder::new(), PushService::start().await);
    let config = with_push(folder.database());
    let browser = Browser::new(&service, 1);
    let server_key = {
        let node = Node::with(&config);
        let (_, _, mut lidia) = lidia_waits_for_peter(&node, &browser).await;
        lidia.act(Deed::Start).await;
        service.expect("the first round", 1).await;
        key(&node).await
    };
    sleep(Duration::from_millis(500)).await;
    let_time_pass(&folder.database(), MOST_OF_A_ROUND).await;
    {
        let node = Node::with(&config);
        let arrived = service.expect("the end is near", 2).await;
        let shown = browser.read(&arrived[1])["notification"].clone();
        assert_eq!(shown["title"], "Sideboards: Deine Zeit läuft ab");
        assert_eq!(key(&node).await, server_key, "the key is that of the first start");
    }
    sleep(Duration::from_millis(500)).await;
    let_time_pass(&folder.database(), 0).await;
    let _node = Node::with(&config);
    sleep(Duration::from_secs(1)).await;
    service.expect("nothing new", 2).await;
}

/// Both nodes have the room in memory, and both look for what is due.
#[tokio::test]
async fn two_nodes_send_once() {
    let service = PushService::start().await;
    let url = postgres().database("push").expect("a database");
    let browser = Browser::new(&service, 1);
    let config = with_push(url.clone());
    {
        let nodes = [Node::with(&config), Node::with(&config)];
        assert_eq!(key(&nodes[0]).await, key(&nodes[1]).await);
        let host = nodes[0].open(at_leisure()).await;
        let (peter, zoe) = (nodes[0].sit(&host.room, "Peter").await, nodes[1].sit(&host.room, "Zoë").await);
        subscribe(&nodes[1], &peter, &browser).await;
        let mut lidia = nodes[0].enter(&host.room, Some(&host.token)).await;
        let mut other = nodes[1].enter(&host.room, Some(&zoe.token)).await;
        lidia.hear_until(|update| update.room.seats.len() == 3).await;
        lidia.act(Deed::Start).await;
        service.expect("the first round", 1).await;
        other.hear_until(|update| update.table.is_some()).await;
        let mut guest = nodes[1].enter(&host.room, Some(&peter.token)).await;
        guest.lay(0).await;
        drop(guest);
        hear_that(&mut lidia, 1, false).await;
        hear_that(&mut other, 1, false).await;
        tokio::join!(lidia.lay(0), other.lay(1));
        service.expect("the second round", 2).await;
    }
    sleep(Duration::from_millis(500)).await;
    let_time_pass(&url, MOST_OF_A_ROUND).await;
    let _nodes = [Node::with(&config), Node::with(&config)];
    let arrived = service.expect("the end is near", 3).await;
    let shown = browser.read(&arrived[2])["notification"].clone();
    assert_eq!(shown["title"], "Sideboards: Deine Zeit läuft ab");
}

#[tokio::test]
async fn a_device_goes_with_its_seat() {
    let (folder, service) = (Folder::new(), PushService::start().await);
    let node = Node::with(&with_push(folder.database()));
    let [removed, left, replaced] = [1, 2, 3].map(|number| Browser::new(&service, number));
    let (host, _, mut lidia) = lidia_waits_for_peter(&node, &removed).await;
    let (paul, zoe) = (node.sit(&host.room, "Paul").await, node.sit(&host.room, "Zoë").await);
    subscribe(&node, &paul, &left).await;
    subscribe(&node, &zoe, &replaced).await;
    lidia.hear_until(|update| update.room.seats.len() == 4).await;
    lidia.act(Deed::Remove(2)).await;
    node.enter(&host.room, Some(&paul.token)).await.act(Deed::Leave).await;
    within("the devices are forgotten", async {
        while is_on(&node, &host.room, &removed).await || is_on(&node, &host.room, &left).await {
            sleep(Duration::from_millis(50)).await;
        }
    })
    .await;
    assert!(is_on(&node, &host.room, &replaced).await);
    lidia.hear_until(|update| update.room.seats.len() == 2).await;
    lidia.act(Deed::Start).await;
    let arrived = service.expect("only Zoë hears of the game", 1).await;
    assert_eq!(arrived[0].path, "device-3");
    // The sixth device replaces the first.
    for number in 4..=8 {
        subscribe(&node, &zoe, &Browser::new(&service, number)).await;
    }
    assert!(!is_on(&node, &host.room, &replaced).await);
    assert!(is_on(&node, &host.room, &Browser::new(&service, 8)).await);
}

#[tokio::test]
async fn messages_are_stopped_by_the_owner_the_device_and_the_push_service() {
    let (folder, service) = (Folder::new(), PushService::start().await);
    let node = Node::with(&with_push(folder.database()));
    let [browser, other] = [1, 2].map(|number| Browser::new(&service, number));
    let (host, peter, mut lidia) = lidia_waits_for_peter(&node, &browser).await;
    let path = format!("POST /api/rooms/{}/push/stop", host.room);
    let device = |token: Option<&str>, auth: Option<String>| PushDevice {
        endpoint: browser.endpoint.clone(),
        token: token.map(str::to_owned),
        auth,
    };
    for stranger in [device(None, None), device(Some(&host.token), None), device(None, Some(other.auth()))] {
        let (status, answer) = ask(&node, &path, &stranger).await;
        assert_eq!((status, code(&answer)), (403, RefusalCode::BadToken));
    }
    for owner in [device(Some(&peter.token), None), device(None, Some(browser.auth()))] {
        subscribe(&node, &peter, &browser).await;
        assert_eq!(ask(&node, &path, &owner).await, (200, r#"{"on":false}"#.to_owned()));
        assert!(!is_on(&node, &host.room, &browser).await);
        assert_eq!(ask(&node, &path, &owner).await.0, 200, "it is stopped already");
    }
    subscribe(&node, &peter, &browser).await;
    subscribe(&node, &peter, &other).await;
    service.will_answer(&[(410, None)]);
    lidia.act(Deed::Start).await;
    service.expect("one of two devices is gone", 2).await;
    let gone = service.arrived()[0].path.clone();
    assert_eq!(is_on(&node, &host.room, &browser).await, gone != "device-1");
    assert_eq!(is_on(&node, &host.room, &other).await, gone != "device-2");
}

#[tokio::test]
async fn a_busy_push_service_is_asked_again_and_no_redirect_is_followed() {
    let (folder, service) = (Folder::new(), PushService::start().await);
    let node = Node::with(&with_push(folder.database()));
    let browser = Browser::new(&service, 1);
    let (host, peter, mut lidia) = lidia_waits_for_peter(&node, &browser).await;
    service.will_answer(&[(503, None), (307, Some("/device-2"))]);
    lidia.act(Deed::Start).await;
    service.expect("the service is busy", 1).await;
    let arrived = service.expect("again, and not elsewhere", 2).await;
    assert!(arrived.iter().all(|message| message.path == "device-1"));
    assert_eq!(browser.read(&arrived[0]), browser.read(&arrived[1]));
    assert!(is_on(&node, &host.room, &browser).await);
    drop((peter, lidia));
}

#[tokio::test]
async fn only_owners_of_seats_get_messages_and_only_at_allowed_services() {
    let (folder, service) = (Folder::new(), PushService::start().await);
    let node = Node::with(&with_push(folder.database()));
    let browser = Browser::new(&service, 1);
    let (host, peter, _lidia) = lidia_waits_for_peter(&node, &browser).await;
    let path = format!("POST /api/rooms/{}/push", host.room);
    let good = wish(&browser, &peter.token);
    let at = |endpoint: &str| PushWish { endpoint: endpoint.to_owned(), ..good.clone() };
    let long = format!("{}/{}", browser.endpoint, "x".repeat(1_000));
    let cases = [
        (PushWish { token: "x".repeat(26), ..good.clone() }, 403, RefusalCode::BadToken),
        (PushWish { token: "guess".to_owned(), ..good.clone() }, 403, RefusalCode::BadToken),
        (at("http://example.org/x"), 403, RefusalCode::NotAllowed),
        (at("http://localhost.example.org/x"), 403, RefusalCode::NotAllowed),
        (at("http://127.0.0.1/x"), 400, RefusalCode::Malformed),
        (at("http://[::1]/x"), 400, RefusalCode::Malformed),
        (at("file:///etc/passwd"), 400, RefusalCode::Malformed),
        (at("x"), 400, RefusalCode::Malformed),
        (at(&long), 413, RefusalCode::TooLarge),
        (PushWish { auth: "AAAA".to_owned(), ..good.clone() }, 400, RefusalCode::Malformed),
        (PushWish { p256dh: "AAAA".to_owned(), ..good.clone() }, 400, RefusalCode::Malformed),
        // The right length, and no point of the curve.
        (PushWish { p256dh: format!("BA{}", "A".repeat(85)), ..good.clone() }, 400, RefusalCode::Malformed),
    ];
    for (wish, status, expected) in cases {
        let (found, answer) = ask(&node, &path, &wish).await;
        assert_eq!((found, code(&answer)), (status, expected), "{wish:?}");
    }
    let nowhere = ask(&node, "POST /api/rooms/abcdefghjkmn/push", &good).await;
    assert_eq!((nowhere.0, code(&nowhere.1)), (404, RefusalCode::NoSuchRoom));
}

#[tokio::test]
async fn an_operator_can_turn_messages_off() {
    let folder = Folder::new();
    let node = Node::with(&Config { outgoing: Outgoing::NONE, ..config(folder.database()) });
    let (status, answer) =
        within("request", rest::request(&node.host, "GET /api/push", "")).await.expect("an answer");
    assert_eq!((status, answer.as_str()), (200, "{}"));
    let host = node.open(at_leisure()).await;
    let device = PushDevice { endpoint: String::new(), token: None, auth: None };
    for what in ["state", "stop"] {
        let (status, answer) =
            ask(&node, &format!("POST /api/rooms/{}/push/{what}", host.room), &device).await;
        assert_eq!((status, code(&answer)), (403, RefusalCode::NotAllowed));
    }
}
