//! The daily deal.

use sideboards_bots::Level;
use sideboards_example_player::rest;
use sideboards_protocol::{DailyEntry, DailyTable, RefusalCode, Refused};
use sideboards_rules::{Day, Record, Seat, Setup, Variant, Viewer};
use sideboards_server::{Config, Limits};

use crate::kit::{Folder, Node, config, within};

/// Today's date in UTC.
fn today() -> Day {
    let seconds = std::time::SystemTime::UNIX_EPOCH.elapsed().expect("it is later than 1970").as_secs();
    Day::from_number((seconds / 86_400) as i32).expect("a day")
}

/// Lets a bot play a game to its end, or only some decisions.
fn played(mut record: Record, level: Level, decisions: usize) -> Record {
    let seat = Seat::new(0);
    let mut game = record.deal();
    let mut bot = level.bot(&record.seed());
    while !game.is_over() && record.decisions().len() < decisions {
        let decision = bot.decide(&game.view(Viewer::Seat(seat)));
        game.decide(seat, decision).expect("bots play by the rules");
        record.push(seat, decision);
    }
    record
}

fn whole(day: Day, level: Level) -> String {
    played(day.record(), level, usize::MAX).to_string()
}

async fn post(node: &Node, path: &str, body: &impl serde::Serialize) -> (u16, String) {
    let body = serde_json::to_string(body).expect("JSON");
    within("request", rest::request(&node.host, &format!("POST /api/daily/{path}"), &body))
        .await
        .expect("an answer")
}

fn entry(key: char, record: &str) -> DailyEntry {
    let key = key.to_string().repeat(32);
    DailyEntry { key, name: " Zoë\n".to_owned(), record: record.to_owned() }
}

async fn enter(node: &Node, day: Day, entry: &DailyEntry) -> DailyTable {
    let (status, body) = post(node, &day.to_string(), entry).await;
    assert_eq!(status, 200, "{body}");
    serde_json::from_str(&body).expect("a table")
}

async fn refused(node: &Node, day: &str, entry: &DailyEntry) -> (u16, RefusalCode) {
    let (status, body) = post(node, day, entry).await;
    (status, serde_json::from_str::<Refused>(&body).unwrap_or_else(|_| panic!("{body}")).code)
}

#[tokio::test]
async fn honest_results_make_a_table() {
    let folder = Folder::new();
    let node = Node::start(folder.database());
    let day = today();
    let (good, poor) = (whole(day, Level::Joiner), whole(day, Level::Random));
    let first = enter(&node, day, &entry('a', &good)).await;
    let mine = first.you.expect("a place");
    assert_eq!((first.results, mine.place, first.best[0].name.as_str()), (1, 1, "Zoë"));
    // A second try under the same key changes nothing, and another player ranks after it.
    assert_eq!(enter(&node, day, &entry('a', &poor)).await, first);
    let second = enter(&node, day, &entry('b', &poor)).await;
    let theirs = second.you.expect("a place");
    assert!(second.results == 2 && theirs.place == 2 && theirs.points < mine.points, "{second:?}");
    // Anyone may read the leaderboard; only a key with a result has a place. It contains no games.
    let table = async |body: serde_json::Value| {
        let (status, body) = post(&node, &format!("{day}/table"), &body).await;
        assert_eq!(status, 200, "{body}");
        assert!(!body.contains("start") && !body.contains("aaaa"), "{body}");
        serde_json::from_str::<DailyTable>(&body).expect("a table")
    };
    assert_eq!(table(serde_json::json!({ "key": "a".repeat(32) })).await.you, Some(mine));
    assert_eq!(table(serde_json::json!({ "key": "c".repeat(32) })).await.you, None);
    let anybody = table(serde_json::json!({})).await;
    assert_eq!((anybody.you, anybody.histogram.len()), (None, 2));
}

#[tokio::test]
async fn invented_results_are_refused() {
    let folder = Folder::new();
    let node = Node::start(folder.database());
    let (day, yesterday) = (today(), today().previous().expect("a day"));
    let good = whole(day, Level::Joiner);
    let refused_record = async |record: &str| {
        let (status, code) = refused(&node, &day.to_string(), &entry('a', record)).await;
        assert_eq!(status, 400);
        code
    };
    let unfinished = played(day.record(), Level::Joiner, 5).to_string();
    assert_eq!(refused_record(&unfinished).await, RefusalCode::Illegal);
    let last = good.lines().last().expect("a decision");
    assert_eq!(refused_record(&format!("{good}{last}\n")).await, RefusalCode::Illegal, "one card too many");
    assert_eq!(refused_record(&whole(yesterday, Level::Joiner)).await, RefusalCode::BadSettings);
    let deal = day.record();
    let easy = deal.content().suggestion("A").expect("a suggestion");
    let setup = Setup::new(deal.content(), 1, Variant::Standard, easy).expect("a game");
    let other_goals =
        played(Record::new(deal.content().clone(), setup, day.seed()), Level::Joiner, usize::MAX);
    assert_eq!(refused_record(&other_goals.to_string()).await, RefusalCode::BadSettings);
    let other_box = good.replacen("content ", "content 0", 1);
    for nonsense in ["", "99 points", &other_box] {
        assert_eq!(refused_record(nonsense).await, RefusalCode::Malformed, "{nonsense}");
    }
    for key in ["", "a", &"A".repeat(32), &"ä".repeat(16)] {
        let entry = DailyEntry { key: key.to_owned(), ..entry('a', &good) };
        assert_eq!(refused(&node, &day.to_string(), &entry).await, (400, RefusalCode::Malformed), "{key}");
    }
    let huge = entry('a', &"x".repeat(100_000));
    assert_eq!(refused(&node, &day.to_string(), &huge).await, (413, RefusalCode::TooLarge));
}

#[tokio::test]
async fn only_days_that_are_on_are_taken() {
    let folder = Folder::new();
    let node = Node::start(folder.database());
    let day = |later: i32| Day::from_number(today().number() + later).expect("a day");
    for later in [-5, -4, 2, 300] {
        let day = day(later);
        let entry = entry('a', &whole(day, Level::Random));
        let expected =
            if day < Day::FIRST { (404, RefusalCode::NoSuchGame) } else { (409, RefusalCode::NotNow) };
        assert_eq!(refused(&node, &day.to_string(), &entry).await, expected, "{later}");
    }
    for later in [-2, -1, 0] {
        enter(&node, day(later), &entry('a', &whole(day(later), Level::Random))).await;
    }
    for nonsense in ["today", "2026-10-31", "2026-11-31", "%2e%2e"] {
        let found = refused(&node, nonsense, &entry('a', "")).await;
        assert_eq!(found, (404, RefusalCode::NoSuchGame), "{nonsense}");
    }
}

#[tokio::test]
async fn an_address_cannot_fill_the_table() {
    let folder = Folder::new();
    let limits = Limits { rooms: 2, ..Limits::default() };
    let node = Node::with(&Config { limits, ..config(folder.database()) });
    let record = whole(today(), Level::Random);
    for key in ['a', 'b'] {
        enter(&node, today(), &entry(key, &record)).await;
    }
    let third = refused(&node, &today().to_string(), &entry('c', &record)).await;
    assert_eq!(third, (429, RefusalCode::TooMany));
    // A key with a result can still read it.
    assert_eq!(enter(&node, today(), &entry('a', &record)).await.results, 2);
}

#[tokio::test]
async fn an_address_cannot_fill_the_names() {
    let folder = Folder::new();
    let node = Node::with(&Config { limits: Limits::default(), ..config(folder.database()) });
    let record = whole(today(), Level::Random);
    let named = |key: char, name: &str| DailyEntry { name: name.to_owned(), ..entry(key, &record) };
    for (key, name) in [('a', "Ann"), ('b', "ANN"), ('c', "Bo"), ('d', "Cy"), ('e', "Di")] {
        enter(&node, today(), &named(key, name)).await;
    }
    let table = enter(&node, today(), &named('e', "Di")).await;
    let names: Vec<String> = table.best.iter().map(|best| best.name.to_lowercase()).collect();
    assert_eq!(names, ["ann", "bo"], "three results are named, and a name has one place");
    assert!(table.best.iter().all(|best| best.place == 1), "equal points share the place");
    assert_eq!((table.results, table.you.map(|you| you.place)), (5, Some(1)), "all of them count");
}
