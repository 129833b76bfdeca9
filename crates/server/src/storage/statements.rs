//! Every statement, in words that SQLite and PostgreSQL both understand.

pub(super) const LOAD: &str =
    "SELECT number, at, lines FROM entries WHERE room = $1 AND number > $2 ORDER BY number";

pub(super) const DUE: &str = "SELECT room FROM rooms WHERE due <= $1 ORDER BY due LIMIT 200";

pub(super) const FINISHED: &str =
    "SELECT game, room, finished, players, commitment, record FROM games WHERE game = $1";

pub(super) const FINISHED_IN: &str = "SELECT game FROM games WHERE room = $1 ORDER BY finished, game";

pub(super) const BEAT: &str = "INSERT INTO nodes (node, seen) VALUES ($1, $2) \
                               ON CONFLICT (node) DO UPDATE SET seen = excluded.seen";

pub(super) const ALIVE: &str = "SELECT node FROM nodes WHERE seen >= $1";

pub(super) const BURY: &str = "DELETE FROM nodes WHERE seen < $1";

pub(super) const EXPIRE_ENTRIES: &str =
    "DELETE FROM entries WHERE room IN (SELECT room FROM rooms WHERE touched < $1)";

pub(super) const EXPIRE_ROOMS: &str = "DELETE FROM rooms WHERE touched < $1";

pub(super) const READY: &str = "SELECT 1";

/// Only on PostgreSQL.
pub(super) const NOTIFY: &str = "SELECT pg_notify('sideboards', $1)";

/// Keeps entries that nobody else was first to write, and tells which.
pub(super) fn append(rows: usize) -> String {
    let values = values(rows, 4);
    format!(
        "INSERT INTO entries (room, number, at, lines) VALUES {values} \
         ON CONFLICT (room, number) DO NOTHING RETURNING room"
    )
}

pub(super) fn touch(rows: usize) -> String {
    let values = values(rows, 3);
    format!(
        "INSERT INTO rooms (room, touched, due) VALUES {values} \
         ON CONFLICT (room) DO UPDATE SET touched = excluded.touched, due = excluded.due"
    )
}

pub(super) fn finish(rows: usize) -> String {
    let values = values(rows, 6);
    format!(
        "INSERT INTO games (game, room, finished, players, commitment, record) VALUES {values} \
         ON CONFLICT (game) DO NOTHING"
    )
}

/// Writes `($1, $2), ($3, $4)`.
fn values(rows: usize, columns: usize) -> String {
    let row = |row: usize| {
        let places: Vec<String> =
            (1..=columns).map(|column| format!("${}", row * columns + column)).collect();
        format!("({})", places.join(", "))
    };
    (0..rows).map(row).collect::<Vec<_>>().join(", ")
}
