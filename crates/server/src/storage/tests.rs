//! The same tests on SQLite and on a real PostgreSQL.

mod accidents;
mod faults;
mod push;
mod quick;

use std::path::PathBuf;
use std::sync::{Arc, OnceLock};

use postgres_for_tests::Postgres;
use sideboards_protocol::GROUP_SIZE;

use super::*;
use crate::secret;

/// A folder that is removed when dropped.
struct Folder(PathBuf);

impl Folder {
    fn new() -> Self {
        let path = std::env::temp_dir().join(format!("sideboards-storage-{}", secret::token()));
        std::fs::create_dir_all(&path).expect("a folder for tests");
        Self(path)
    }
}

impl Drop for Folder {
    fn drop(&mut self) {
        // Leftovers are in the folder for temporary files.
        let _ = std::fs::remove_dir_all(&self.0);
    }
}

/// The PostgreSQL of all tests; it ends with the process.
fn postgres() -> &'static Postgres {
    static POSTGRES: OnceLock<Postgres> = OnceLock::new();
    POSTGRES.get_or_init(|| Postgres::start().expect("PostgreSQL"))
}

impl Storage {
    async fn append(&self, append: Append) -> Written {
        self.turn().await.expect("a turn").keep(append).await
    }
}

async fn open(url: &str, node: &str) -> Storage {
    Storage::open(url, node, Arc::new(Metrics::default())).await.expect("a database")
}

/// Runs a test on a new database of each kind.
async fn on_both(test: impl AsyncFn(Storage)) {
    let folder = Folder::new();
    test(open(&format!("sqlite:{}", folder.0.join("new/rooms.db").display()), "one").await).await;
    test(open(&postgres().database("rooms").expect("a database"), "one").await).await;
}

/// The times of entries: in an hour, so that PostgreSQL refuses none of them as too old.
fn times() -> u64 {
    static TIMES: OnceLock<u64> = OnceLock::new();
    *TIMES.get_or_init(|| crate::clock::machine_time() + 3_600_000)
}

fn append(room: &str, number: u64, lines: &str) -> Append {
    Append {
        room: room.to_owned(),
        number,
        after: number.checked_sub(1).map(|before| times() + before),
        at: times() + number,
        lines: lines.to_owned(),
        due: None,
        finished: Vec::new(),
    }
}

fn finished(game: &str, room: &str, at: u64) -> FinishedRow {
    FinishedRow {
        game: game.to_owned(),
        room: room.to_owned(),
        finished: at,
        players: "[\"Zoë\"]".to_owned(),
        commitment: "c".to_owned(),
        record: "r\nr".to_owned(),
        proof: Some("{}".to_owned()),
        content: None,
    }
}

/// Found by the simulator: after a backup was restored, a node continued a log that it did not know.
#[tokio::test]
async fn entries_are_kept_only_after_the_entry_they_were_made_for() {
    on_both(async |storage| {
        storage.append(append("a", 1, "")).await;
        let spliced = Append { after: Some(7), ..append("a", 2, "") };
        assert_eq!(storage.append(spliced).await, Written::TooLate);
        assert_eq!(storage.append(append("a", 2, "")).await, Written::Kept);
    })
    .await;
}

/// Found by the simulator: a node that had been stopped for a whole round stored the decision that began it, and
/// the round's time was over at once.
#[tokio::test]
async fn what_was_judged_too_long_ago_is_not_kept_on_postgresql() {
    let storage = open(&postgres().database("rooms").expect("a database"), "one").await;
    storage.append(append("a", 1, "")).await;
    let judged = |ago: u64| Append { at: crate::clock::machine_time() - ago, ..append("a", 2, "") };
    assert_eq!(storage.append(judged(5_001)).await, Written::TooLate);
    assert_eq!(storage.append(judged(0)).await, Written::Kept);
}

#[tokio::test]
async fn stored_entries_are_loaded() {
    on_both(async |storage| {
        assert_eq!(storage.load("a", 0).await.expect("an answer"), []);
        for (number, lines) in [(1, "one"), (2, "two\n„zwei“ \\u0000 '"), (3, "three")] {
            assert_eq!(storage.append(append("a", number, lines)).await, Written::Kept);
        }
        storage.append(append("b", 1, "other")).await;
        assert_eq!(storage.append(append("b", 3, "after a gap")).await, Written::TooLate);
        let stored = storage.load("a", 1).await.expect("an answer");
        let stored: Vec<_> =
            stored.iter().map(|stored| (stored.number, stored.at - times(), stored.lines.as_str())).collect();
        assert_eq!(stored, [(2, 2, "two\n„zwei“ \\u0000 '"), (3, 3, "three")]);
        storage.beat(&pulse("one", 5)).await.expect("it can be written to");
    })
    .await;
}

/// The second writer learns that it was too late, and nothing of its append is stored.
#[tokio::test]
async fn the_same_number_is_kept_once() {
    on_both(async |storage| {
        let mut late = append("a", 1, "late");
        late.due = Some(Due(Some(5)));
        late.finished = vec![finished("a-1", "a", 7)];
        assert_eq!(storage.append(append("a", 1, "first")).await, Written::Kept);
        assert_eq!(storage.append(late).await, Written::TooLate);
        assert_eq!(storage.load("a", 0).await.expect("an answer")[0].lines, "first");
        assert_eq!(storage.due(100).await.expect("an answer"), [""; 0]);
        assert_eq!(storage.finished("a-1").await.expect("an answer"), None);
    })
    .await;
}

/// Many write at once, to the same rooms and to others: each number is stored once.
#[tokio::test]
async fn writers_at_once_never_both_succeed() {
    on_both(async |storage| {
        let tasks: Vec<_> = (0..200)
            .map(|index| {
                let storage = storage.clone();
                let append = append(&format!("room{}", index % 40), 1, &index.to_string());
                tokio::spawn(async move { storage.append(append).await })
            })
            .collect();
        let mut kept = 0;
        for task in tasks {
            kept += usize::from(task.await.expect("an answer") == Written::Kept);
        }
        assert_eq!(kept, 40);
    })
    .await;
}

/// A room that has nothing to write after all, or is gone, does not block others.
#[tokio::test]
async fn a_turn_that_is_not_used_is_over() {
    on_both(async |storage| {
        let unused = storage.turn().await.expect("a turn");
        let others = tokio::spawn({
            let storage = storage.clone();
            async move { storage.append(append("a", 1, "")).await }
        });
        drop(unused);
        assert_eq!(others.await.expect("an answer"), Written::Kept);
        drop(storage.turn());
        assert_eq!(storage.append(append("a", 2, "")).await, Written::Kept);
    })
    .await;
}

#[tokio::test]
async fn due_rooms_are_found() {
    on_both(async |storage| {
        for (room, due) in [("a", Some(30)), ("b", Some(10)), ("c", None), ("d", Some(99))] {
            let append = Append { due: Some(Due(due)), ..append(room, 1, "") };
            storage.append(append).await;
        }
        assert_eq!(storage.due(50).await.expect("an answer"), ["b", "a"]);
        storage.append(Append { due: Some(Due(None)), ..append("b", 2, "") }).await;
        assert_eq!(storage.due(50).await.expect("an answer"), ["a"]);
    })
    .await;
}

#[tokio::test]
async fn finished_games_stay_when_their_room_is_gone() {
    on_both(async |storage| {
        let with_box =
            |game, room, at| FinishedRow { content: Some("box".to_owned()), ..finished(game, room, at) };
        let end =
            |number, game| Append { due: Some(Due(None)), finished: vec![game], ..append("a", number, "") };
        storage.append(end(1, with_box("a-1", "a", 1))).await;
        storage.append(end(2, with_box("a-2", "a", 2))).await;
        storage.append(Append { finished: vec![finished("b-1", "b", 3)], ..append("b", 1, "") }).await;
        storage.append(Append { due: Some(Due(None)), at: times() + 4000, ..append("young", 1, "") }).await;
        assert_eq!(storage.expire(times() + 1000).await.expect("an answer"), 1);
        assert_eq!(storage.load("a", 0).await.expect("an answer"), []);
        assert_eq!(storage.load("young", 0).await.expect("an answer").len(), 1);
        assert_eq!(storage.finished_in("a").await.expect("an answer"), ["a-1", "a-2"]);
        let game = storage.finished("a-2").await.expect("an answer");
        assert_eq!(game, Some(with_box("a-2", "a", 2)), "both games have the box of their room");
        assert_eq!(storage.finished("b-1").await.expect("an answer"), Some(finished("b-1", "b", 3)));
    })
    .await;
}

#[tokio::test]
async fn the_first_result_of_a_day_counts() {
    on_both(async |storage| {
        let keep = async |day: &str, player: &str, points: u16| {
            let row = DailyRow {
                day: day.to_owned(),
                player: player.to_owned(),
                name: format!("Zoë {player}"),
                points,
                record: "r\nr".to_owned(),
                at: u64::from(points),
                is_named: true,
            };
            storage.keep_daily(&row).await.expect("it is kept");
        };
        let own = async |day: &str, player: &str| {
            let table = storage.daily(day, Some(player)).await.expect("an answer");
            table.you.map(|you| (you.points, you.place))
        };
        assert_eq!(storage.daily("2026-11-15", None).await.expect("an answer").results, 0);
        for (player, points) in [("a", 30), ("b", 41), ("c", 30), ("a", 60)] {
            keep("2026-11-15", player, points).await;
        }
        keep("2026-11-16", "a", 12).await;
        assert_eq!(own("2026-11-15", "a").await, Some((30, 2)), "the second try changes nothing");
        assert_eq!(own("2026-11-15", "b").await, Some((41, 1)));
        assert_eq!(own("2026-11-15", "d").await, None);
        assert_eq!(own("2026-11-16", "a").await, Some((12, 1)));
        let table = storage.daily("2026-11-15", None).await.expect("an answer");
        let bars: Vec<_> = table.histogram.iter().map(|bar| (bar.points, bar.count)).collect();
        let best: Vec<_> = table.best.iter().map(|best| (best.name.as_str(), best.points)).collect();
        assert_eq!((table.results, bars), (3, vec![(30, 2), (41, 1)]));
        assert_eq!(best, [("Zoë b", 41), ("Zoë a", 30), ("Zoë c", 30)]);
    })
    .await;
}

#[tokio::test]
async fn each_name_has_one_place_among_the_best() {
    on_both(async |storage| {
        let results =
            [("Ann", 30, true), ("ann", 41, true), ("Bo", 41, true), ("Cy", 50, false), ("", 12, true)];
        for (number, (name, points, is_named)) in results.into_iter().enumerate() {
            let row = DailyRow {
                day: "2026-11-15".to_owned(),
                player: number.to_string(),
                name: name.to_owned(),
                points,
                record: String::new(),
                at: number as u64,
                is_named,
            };
            storage.keep_daily(&row).await.expect("it is kept");
        }
        let table = storage.daily("2026-11-15", Some("3")).await.expect("an answer");
        let best: Vec<_> =
            table.best.iter().map(|best| (best.name.to_lowercase(), best.points, best.place)).collect();
        let expected = [("ann", 41, 2), ("bo", 41, 2), ("", 12, 5)];
        assert_eq!(best, expected.map(|(name, points, place)| (name.to_owned(), points, place)));
        let you = table.you.expect("a place");
        assert_eq!(
            (table.results, you.points, you.place),
            (5, 50, 1),
            "without a name it counts all the same"
        );
    })
    .await;
}

#[tokio::test]
async fn a_group_has_a_hundred_members_at_most() {
    on_both(async |storage| {
        let join = async |group: &str, player: u32, title: Option<&str>| {
            let row = GroupRow {
                group: group.to_owned(),
                player: player.to_string(),
                name: format!("Zoë {player}"),
                title: title.map(str::to_owned),
            };
            storage.join_group(&row).await.expect("an answer")
        };
        let leave =
            async |group: &str, player: &str| storage.leave_group(group, player).await.expect("an answer");
        let table =
            async |group: &str| storage.group(group, "2026-11-15", Some("100")).await.expect("an answer");
        assert_eq!(join("a", 0, None).await, Joined::NoSuchGroup, "it has to be begun");
        for player in 0..GROUP_SIZE {
            let joined = join("a", player, Some(if player == 0 { "Class 7b" } else { "Other" })).await;
            assert_eq!(joined, Joined::Member { members: player + 1 });
        }
        assert_eq!(join("a", GROUP_SIZE, None).await, Joined::Full);
        assert_eq!(
            join("a", 7, None).await,
            Joined::Member { members: GROUP_SIZE },
            "a member changes the name"
        );
        assert_eq!(join("b", GROUP_SIZE, Some("B")).await, Joined::Member { members: 1 });
        assert_eq!((leave("a", "7").await, leave("a", "7").await), (GROUP_SIZE - 1, GROUP_SIZE - 1));
        let (a, b) = (table("a").await.expect("a group"), table("b").await.expect("a group"));
        assert_eq!((a.title.as_str(), a.members.len()), ("Class 7b", 99), "the first title stays");
        let members: Vec<_> = b.members.iter().map(|member| (member.name.as_str(), member.is_you)).collect();
        assert_eq!(members, [("Zoë 100", true)]);
        assert_eq!(leave("b", "100").await, 0);
        assert_eq!(table("b").await, None, "a group without members ends");
    })
    .await;
}

fn pulse(node: &str, now: u64) -> Pulse {
    Pulse { node: node.to_owned(), now, jump: 0, last: None, new_epoch: format!("by {node}") }
}

#[tokio::test]
async fn nodes_know_of_each_other_on_postgresql() {
    let url = postgres().database("nodes").expect("a database");
    let (one, other) = (open(&url, "one").await, open(&url, "other").await);
    let first = one.beat(&pulse("one", 1)).await.expect("an answer");
    assert_eq!((first.alive, first.epoch.as_str()), (vec!["one".to_owned()], "by one"));
    assert!(first.time > 1_700_000_000_000, "the time is the database's");
    let second = other.beat(&pulse("other", 1)).await.expect("an answer");
    assert_eq!(second.alive, ["one", "other"]);
    assert_eq!((second.epoch.as_str(), second.outages.len()), ("by one", 0));
    let mut notices = other.notices().await.expect("an answer").expect("PostgreSQL tells");
    other.append(append("own", 1, "")).await;
    one.append(append("a", 1, "")).await;
    let heard = notices.next("other").await.expect("a notice").expect("nothing was missed");
    let heard: Vec<_> = heard.iter().map(|notice| (notice.room.as_str(), notice.number)).collect();
    assert_eq!(heard, [("a", 1)], "what a node writes itself it knows");
}

/// Found by the simulator: the machine's clock was set back while the server was down, and an outage that ended a
/// few seconds after the new time was not given back.
#[tokio::test]
async fn an_outage_is_over_when_the_clock_was_set_back_since() {
    let folder = Folder::new();
    let storage = open(&format!("sqlite:{}", folder.0.join("rooms.db").display()), "one").await;
    storage.beat(&pulse("before", 40_000)).await.expect("an answer");
    let slept = storage.beat(&pulse("one", 140_000)).await.expect("an answer");
    assert_eq!(slept.outages, [Outage { began: 40_000, ended: 140_000 }]);
    let set_back = storage.beat(&pulse("two", 138_000)).await.expect("an answer");
    let moment = Outage { began: 137_999, ended: 138_000 };
    assert_eq!(set_back.outages, [Outage { began: 40_000, ended: 138_000 }, moment]);
    let further = storage.beat(&pulse("three", 30_000)).await.expect("an answer");
    let moment = Outage { began: 29_999, ended: 30_000 };
    assert_eq!(further.outages, [moment], "the others would not have begun yet");
}

#[tokio::test]
async fn other_addresses_are_refused() {
    for url in ["", "mysql://localhost/x", "rooms.db", "sqlite::memory:", "sqlite://?mode=memory"] {
        let opened = Storage::open(url, "one", Arc::new(Metrics::default())).await;
        assert!(matches!(opened, Err(StorageError::Address(_))), "{url}");
    }
}

#[tokio::test]
async fn a_copy_has_everything_that_was_kept_before_it() {
    let folder = Folder::new();
    let storage = open(&format!("sqlite:{}", folder.0.join("rooms.db").display()), "one").await;
    assert_eq!(storage.append(append("a", 1, "before")).await, Written::Kept);
    let copy = folder.0.join("copy.db");
    storage.copy_into(&copy).await.expect("a copy");
    assert_eq!(storage.append(append("a", 2, "after")).await, Written::Kept);
    assert!(storage.copy_into(&copy).await.is_err(), "a file with something in it is never overwritten");
    let copied = open(&format!("sqlite:{}", copy.display()), "one").await;
    let lines: Vec<String> =
        copied.load("a", 0).await.expect("a log").into_iter().map(|stored| stored.lines).collect();
    assert_eq!(lines, ["before"]);
}

#[tokio::test]
async fn postgres_is_copied_with_its_own_programs() {
    let storage = open(&postgres().database("rooms").expect("a database"), "one").await;
    let refused = storage.copy_into(Path::new("/nowhere")).await;
    assert!(matches!(refused, Err(BackupError::Postgres)), "{refused:?}");
}
