//! What is stored about quick games with strangers.

use super::*;

fn table(number: u32, room: &str) -> QuickTable {
    QuickTable { players: 3, number, room: room.to_owned(), at: 7 }
}

fn report(reporter: &str, reported: &str, reason: Option<&str>, at: u64) -> ReportRow {
    ReportRow {
        room: "a".to_owned(),
        reporter: reporter.to_owned(),
        reported: reported.to_owned(),
        name: "Zoë".to_owned(),
        reason: reason.map(str::to_owned),
        at,
    }
}

#[tokio::test]
async fn a_table_has_one_room_at_a_time() {
    on_both(async |storage| {
        for (number, room) in [(1, "b"), (0, "a"), (0, "late")] {
            storage.name_quick_table(&table(number, room)).await.expect("an answer");
        }
        let tables = [table(0, "a"), table(1, "b")];
        assert_eq!(storage.quick_tables(3).await.expect("an answer"), tables);
        assert_eq!(storage.quick_tables(2).await.expect("an answer"), []);
        storage.clear_quick_table(&table(1, "late")).await.expect("an answer");
        assert_eq!(storage.quick_tables(3).await.expect("an answer"), tables, "it has another room by now");
        storage.clear_quick_table(&table(0, "a")).await.expect("an answer");
        assert_eq!(storage.quick_tables(3).await.expect("an answer"), [table(1, "b")]);
    })
    .await;
}

#[tokio::test]
async fn blocks_hold_both_ways_and_end_after_a_year() {
    on_both(async |storage| {
        let day = 86_400_000;
        assert_eq!(storage.keep_report(&report("x", "y", None, 0)).await.expect("an answer"), 0);
        for at in [day, 2 * day] {
            let reported = report("x", "z", Some("name"), at);
            assert_eq!(storage.keep_report(&reported).await.expect("an answer"), 1, "once a room");
        }
        let blocked = async |player: &str| {
            let mut others = storage.blocked(player).await.expect("an answer");
            others.sort();
            others
        };
        assert_eq!(
            (blocked("x").await, blocked("y").await),
            (vec!["y".to_owned(), "z".to_owned()], vec!["x".to_owned()])
        );
        storage.expire((335 + 1) * day).await.expect("an answer");
        assert_eq!(blocked("x").await, ["z"], "blocked again later");
        assert_eq!(
            storage.keep_report(&report("q", "z", None, 3 * day)).await.expect("an answer"),
            0,
            "reports go with rooms"
        );
    })
    .await;
}
