//! Every statement, in words that SQLite and PostgreSQL both understand; only places for values look different in long lists.

use std::fmt::Write;

pub(super) const LOAD: &str =
    "SELECT number, at, lines FROM entries WHERE room = $1 AND number > $2 ORDER BY number";

pub(super) const DUE: &str = "SELECT room FROM rooms WHERE due <= $1 ORDER BY due LIMIT 2000";

pub(super) const FINISHED: &str = "SELECT game, games.room, finished, players, commitment, record, content \
     FROM games LEFT JOIN boxes ON boxes.room = games.room WHERE game = $1";

pub(super) const FINISHED_IN: &str = "SELECT game FROM games WHERE room = $1 ORDER BY finished, game";

pub(super) const BEAT: &str = "INSERT INTO nodes (node, seen) VALUES ($1, $2) \
                               ON CONFLICT (node) DO UPDATE SET seen = excluded.seen";

pub(super) const ALIVE: &str = "SELECT node FROM nodes WHERE seen >= $1";

pub(super) const BURY: &str = "DELETE FROM nodes WHERE seen < $1";

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

pub(super) const READY: &str = "SELECT 1";

/// Only on PostgreSQL.
pub(super) const NOTIFY: &str = "SELECT pg_notify('sideboards', $1)";

/// Keeps entries that nobody else was first to write, and tells which.
pub(super) fn append(rows: usize, places: Places) -> String {
    let values = places.values(rows, 4);
    format!(
        "INSERT INTO entries (room, number, at, lines) VALUES {values} \
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
    let values = places.values(rows, 6);
    format!(
        "INSERT INTO games (game, room, finished, players, commitment, record) VALUES {values} \
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
