//! The daily deal.

use sideboards_bots::Level;
use sideboards_example_player::rest;
use sideboards_protocol::{
    DailyEntry, DailyQuestion, DailyTable, GroupEntry, GroupLeave, GroupMember, GroupSize, GroupTable,
    RefusalCode, Refused,
};
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

async fn group<T: serde::de::DeserializeOwned>(
    node: &Node,
    path: &str,
    body: &impl serde::Serialize,
) -> (u16, Result<T, RefusalCode>) {
    let body = serde_json::to_string(body).expect("JSON");
    let what = format!("POST /api/groups/{path}");
    let (status, body) = within("request", rest::request(&node.host, &what, &body)).await.expect("an answer");
    let read = serde_json::from_str::<T>(&body);
    (status, read.map_err(|_| serde_json::from_str::<Refused>(&body).expect("a refusal has a code").code))
}

/// Tells the table of a group on a day: its title, and name, points and place of each member, with a star for the caller.
async fn rows(node: &Node, code: &str, day: Day, key: Option<char>) -> Result<String, RefusalCode> {
    let key = key.map(|key| key.to_string().repeat(32));
    let question = DailyQuestion { key };
    let (status, table) = group::<GroupTable>(node, &format!("{code}/days/{day}"), &question).await;
    assert_eq!(status, if table.is_ok() { 200 } else { 404 });
    let row = |member: GroupMember| {
        let star = if member.is_you { "*" } else { "" };
        let place = member.place.map_or_else(|| "-".to_owned(), |place| place.to_string());
        format!("{}{star} {place}", member.name)
    };
    table.map(|table| {
        let rows: Vec<String> = table.members.into_iter().map(row).collect();
        format!("{}: {}", table.title, rows.join(", "))
    })
}

#[tokio::test]
async fn a_group_has_its_own_table() {
    let folder = Folder::new();
    let node = Node::start(folder.database());
    let (code, other) = ("frends234567", "abcdefghjkmn");
    let join = async |code: &str, key: char, name: &str| {
        let title = ['a', 'c'].contains(&key).then(|| format!("The group of {name}"));
        let entry = GroupEntry { key: key.to_string().repeat(32), name: name.to_owned(), title };
        group::<GroupSize>(&node, &format!("{code}/members"), &entry).await
    };
    let record = whole(today(), Level::Joiner);
    for key in ['a', 'b', 'c'] {
        enter(&node, today(), &entry(key, &record)).await;
    }
    assert_eq!(join(code, 'a', "Ann").await, (200, Ok(GroupSize { members: 1 })));
    assert_eq!(join(code, 'd', " Di\n").await, (200, Ok(GroupSize { members: 2 })));
    assert_eq!(join(code, 'b', "Bo").await, (200, Ok(GroupSize { members: 3 })));
    assert_eq!(join(other, 'c', "Cy").await, (200, Ok(GroupSize { members: 1 })));
    let table = async |code: &str, day: Day, key: Option<char>| rows(&node, code, day, key).await;
    let text = |text: &str| Ok(text.to_owned());
    let today_of_friends = text("The group of Ann: Ann 1, Bo* 1, Di -");
    assert_eq!(table(code, today(), Some('b')).await, today_of_friends, "names are those of the group");
    assert_eq!(table(other, today(), None).await, text("The group of Cy: Cy 1"));
    let yesterday = today().previous().expect("a day");
    assert_eq!(table(code, yesterday, None).await, text("The group of Ann: Ann -, Bo -, Di -"));
    // Joining again changes the name; who leaves takes the results along.
    assert_eq!(join(code, 'b', "Bob").await, (200, Ok(GroupSize { members: 3 })));
    let leave = GroupLeave { key: "a".repeat(32) };
    for _ in 0..2 {
        let left = group::<GroupSize>(&node, &format!("{code}/leave"), &leave).await;
        assert_eq!(left, (200, Ok(GroupSize { members: 2 })));
    }
    assert_eq!(table(code, today(), Some('a')).await, text("The group of Ann: Bob 1, Di -"));
    assert_eq!(table("nbdyhere2345", today(), Some('a')).await, Err(RefusalCode::NoSuchRoom));
    assert_eq!(
        join("nbdyhere2345", 'd', "Di").await,
        (404, Err(RefusalCode::NoSuchRoom)),
        "a group is begun with a title"
    );
    assert_eq!(join(code, 'e', " \n").await, (400, Err(RefusalCode::BadName)));
    assert_eq!(join(code, 'X', "Eve").await, (400, Err(RefusalCode::Malformed)));
    for nonsense in ["friends", "FRENDS234567", "frends23456%00"] {
        assert_eq!(join(nonsense, 'e', "Eve").await, (404, Err(RefusalCode::NoSuchRoom)), "{nonsense}");
    }
}
