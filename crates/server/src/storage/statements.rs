//! SQL that SQLite and PostgreSQL both understand.

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

/// PostgreSQL only.
pub(super) const TIME: &str = "SELECT CAST(extract(epoch FROM clock_timestamp()) * 1000 AS BIGINT)";

pub(super) const EPOCH: &str = "SELECT value FROM facts WHERE name = 'epoch'";

pub(super) const SET_EPOCH: &str = "INSERT INTO facts (name, value) VALUES ('epoch', $1) \
                                    ON CONFLICT (name) DO UPDATE SET value = excluded.value";

pub(super) const OUTAGES: &str =
    "SELECT began, ended FROM outages WHERE ended > $1 AND began < ended ORDER BY began";

/// SQLite only: the server may be restarted after its machine's clock was set back, so an outage that would end in
/// the future is over.
pub(super) const END_OUTAGES: &str = "UPDATE outages SET ended = $1 WHERE ended > $1";

pub(super) const ADD_OUTAGE: &str =
    "INSERT INTO outages (began, ended) VALUES ($1, $2) ON CONFLICT (began) DO NOTHING";

pub(super) const EXPIRE_OUTAGES: &str = "DELETE FROM outages WHERE ended < $1";

pub(super) const EXPIRE_ENTRIES: &str =
    "DELETE FROM entries WHERE room IN (SELECT room FROM rooms WHERE touched < $1)";

pub(super) const EXPIRE_PUSH: &str =
    "DELETE FROM push WHERE room IN (SELECT room FROM rooms WHERE touched < $1)";

pub(super) const EXPIRE_ROOMS: &str = "DELETE FROM rooms WHERE touched < $1";

pub(super) const KEEP_DAILY: &str = "INSERT INTO daily (day, player, name, points, record, at, named) \
                                     VALUES ($1, $2, $3, $4, $5, $6, $7) ON CONFLICT (day, player) DO NOTHING";

pub(super) const DAILY_HISTOGRAM: &str =
    "SELECT points, COUNT(*) FROM daily WHERE day = $1 GROUP BY points ORDER BY points";

/// Each name has one place. Equal points are listed by time of arrival.
pub(super) const DAILY_BEST: &str = "SELECT MIN(name), MAX(points) FROM daily WHERE day = $1 AND named = 1 GROUP BY lower(name) \
     ORDER BY MAX(points) DESC, MIN(at), lower(name) LIMIT 10";

pub(super) const DAILY_OWN: &str = "SELECT points FROM daily WHERE day = $1 AND player = $2";

pub(super) const QUICK_TABLES: &str =
    "SELECT number, room, at FROM quick_tables WHERE players = $1 ORDER BY number";

pub(super) const NAME_QUICK_TABLE: &str = "INSERT INTO quick_tables (players, number, room, at) \
                                           VALUES ($1, $2, $3, $4) ON CONFLICT (players, number) DO NOTHING";

pub(super) const CLEAR_QUICK_TABLE: &str =
    "DELETE FROM quick_tables WHERE players = $1 AND number = $2 AND room = $3";

pub(super) const BLOCKED: &str = "SELECT other FROM blocks WHERE player = $1 \
                                  UNION SELECT player FROM blocks WHERE other = $1";

pub(super) const BLOCK: &str = "INSERT INTO blocks (player, other, at) VALUES ($1, $2, $3) \
                                ON CONFLICT (player, other) DO UPDATE SET at = excluded.at";

pub(super) const REPORT: &str = "INSERT INTO reports (room, reporter, reported, name, reason, at) \
                                 VALUES ($1, $2, $3, $4, $5, $6) ON CONFLICT (room, reporter, reported) DO NOTHING";

pub(super) const COUNT_REPORTS: &str = "SELECT COUNT(*) FROM reports WHERE reported = $1";

pub(super) const EXPIRE_BLOCKS: &str = "DELETE FROM blocks WHERE at < $1";

pub(super) const EXPIRE_REPORTS: &str = "DELETE FROM reports WHERE at < $1";

pub(super) const GROUP_TITLE: &str = "SELECT title FROM daily_groups WHERE crowd = $1";

pub(super) const BEGIN_GROUP: &str =
    "INSERT INTO daily_groups (crowd, title) VALUES ($1, $2) ON CONFLICT (crowd) DO NOTHING";

pub(super) const END_GROUP: &str = "DELETE FROM daily_groups WHERE crowd = $1";

/// Counts the members of a group, without one player.
pub(super) const GROUP_OTHERS: &str = "SELECT COUNT(*) FROM daily_members WHERE crowd = $1 AND player <> $2";

pub(super) const JOIN_GROUP: &str = "INSERT INTO daily_members (crowd, player, name) VALUES ($1, $2, $3) \
                                     ON CONFLICT (crowd, player) DO UPDATE SET name = excluded.name";

pub(super) const LEAVE_GROUP: &str = "DELETE FROM daily_members WHERE crowd = $1 AND player = $2";

pub(super) const GROUP_MEMBERS: &str = "SELECT daily_members.name, daily.points, daily_members.player FROM daily_members \
     LEFT JOIN daily ON daily.player = daily_members.player AND daily.day = $2 WHERE crowd = $1";

/// PostgreSQL only.
pub(super) const NOTIFY: &str = "SELECT pg_notify('sideboards', $1)";

/// Stores the box of a room, unless it is stored already.
pub(super) const KEEP_BOX: &str =
    "INSERT INTO boxes (room, content) VALUES ($1, $2) ON CONFLICT (room) DO NOTHING";
