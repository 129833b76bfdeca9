//! Every statement, in words that SQLite and PostgreSQL both understand; only places for values look different in long lists.

use std::fmt::Write;

pub(super) const LOAD: &str =
    "SELECT number, at, lines FROM entries WHERE room = $1 AND number > $2 ORDER BY number";

pub(super) const DUE: &str = "SELECT room FROM rooms WHERE due <= $1 ORDER BY due LIMIT 2000";

pub(super) const FINISHED: &str = "SELECT game, games.room, finished, players, commitment, record, content, proof \
     FROM games LEFT JOIN boxes ON boxes.room = games.room WHERE game = $1";

pub(super) const FINISHED_IN: &str = "SELECT game FROM games WHERE room = $1 ORDER BY finished, game";

pub(super) const BEAT: &str = "INSERT INTO nodes (node, seen) VALUES ($1, $2) \
                               ON CONFLICT (node) DO UPDATE SET seen = excluded.seen";

pub(super) const NODES: &str = "SELECT node, seen FROM nodes";

pub(super) const BURY: &str = "DELETE FROM nodes WHERE node = $1";

/// Only on PostgreSQL.
pub(super) const TIME: &str = "SELECT CAST(extract(epoch FROM clock_timestamp()) * 1000 AS BIGINT)";

pub(super) const EPOCH: &str = "SELECT value FROM facts WHERE name = 'epoch'";

pub(super) const SET_EPOCH: &str = "INSERT INTO facts (name, value) VALUES ('epoch', $1) \
                                    ON CONFLICT (name) DO UPDATE SET value = excluded.value";

pub(super) const OUTAGES: &str = "SELECT began, ended FROM outages WHERE ended > $1 ORDER BY began";

pub(super) const ADD_OUTAGE: &str =
    "INSERT INTO outages (began, ended) VALUES ($1, $2) ON CONFLICT (began) DO NOTHING";

pub(super) const EXPIRE_OUTAGES: &str = "DELETE FROM outages WHERE ended < $1";

pub(super) const EXPIRE_ENTRIES: &str =
    "DELETE FROM entries WHERE room IN (SELECT room FROM rooms WHERE touched < $1)";

pub(super) const EXPIRE_ROOMS: &str = "DELETE FROM rooms WHERE touched < $1";

pub(super) const KEEP_DAILY: &str = "INSERT INTO daily (day, player, name, points, record, at) \
                                     VALUES ($1, $2, $3, $4, $5, $6) ON CONFLICT (day, player) DO NOTHING";

pub(super) const DAILY_HISTOGRAM: &str =
    "SELECT points, COUNT(*) FROM daily WHERE day = $1 GROUP BY points ORDER BY points";

/// Whoever came first with the same points stands first.
pub(super) const DAILY_BEST: &str =
    "SELECT name, points FROM daily WHERE day = $1 ORDER BY points DESC, at, player LIMIT 10";

pub(super) const DAILY_OWN: &str = "SELECT points FROM daily WHERE day = $1 AND player = $2";

/// Only on PostgreSQL.
pub(super) const NOTIFY: &str = "SELECT pg_notify('sideboards', $1)";

/// Keeps entries that are the next in their log, and tells which: nothing that another node was first to write, and nothing
/// after a gap or after another entry than the one it was made for, as when a backup was restored under a running server.
pub(super) fn append(rows: usize, places: Places) -> String {
    let values = places.values(rows, 5);
    format!(
        "INSERT INTO entries (room, number, at, lines) \
         SELECT column1, column2, column3, column4 FROM (VALUES {values}) AS new \
         WHERE column2 = 1 OR EXISTS \
         (SELECT 1 FROM entries WHERE room = column1 AND number = column2 - 1 AND at = column5) \
         ON CONFLICT (room, number) DO NOTHING RETURNING room"
    )
}

pub(super) fn touch(rows: usize, places: Places) -> String {
    let values = places.values(rows, 3);
    format!(
        "INSERT INTO rooms (room, touched, due) VALUES {values} \
         ON CONFLICT (room) DO UPDATE SET touched = excluded.touched, due = excluded.due"
    )
}

pub(super) fn finish(rows: usize, places: Places) -> String {
    let values = places.values(rows, 7);
    format!(
        "INSERT INTO games (game, room, finished, players, commitment, record, proof) VALUES {values} \
         ON CONFLICT (game) DO NOTHING"
    )
}

/// Keeps the box of a room, unless it is kept already.
pub(super) const KEEP_BOX: &str =
    "INSERT INTO boxes (room, content) VALUES ($1, $2) ON CONFLICT (room) DO NOTHING";

/// How the places for values are written.
#[derive(Clone, Copy, Debug)]
pub(super) enum Places {
    /// `?`, as SQLite likes it: it looks for names of places one by one, which takes long when there are thousands.
    Nameless,
    /// `$1`, as PostgreSQL wants it.
    Numbered,
}

impl Places {
    /// Writes `($1, $2), ($3, $4)` or `(?, ?), (?, ?)`.
    fn values(self, rows: usize, columns: usize) -> String {
        let mut text = String::with_capacity(rows * columns * 8);
        for place in 0..rows * columns {
            text += match place % columns {
                0 if place == 0 => "(",
                0 => "), (",
                _ => ", ",
            };
            match self {
                Self::Nameless => text += "?",
                Self::Numbered => write!(text, "${}", place + 1).expect("text grows"),
            }
        }
        text + ")"
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn every_value_has_a_place() {
        assert_eq!(Places::Numbered.values(2, 2), "($1, $2), ($3, $4)");
        assert_eq!(Places::Nameless.values(2, 3), "(?, ?, ?), (?, ?, ?)");
    }
}
