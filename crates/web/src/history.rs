//! The games that were finished in this browser, online ones too: what replays and statistics are made of.

mod past;

pub(crate) use self::past::{Origin, Past};
use crate::storage;

/// Where past games are kept, a line each, the oldest first.
const KEPT: &str = "history";

/// So many games are remembered; a line has about 200 letters, and browsers have room for a few million.
const MOST: usize = 5000;

/// Gives all past games, the oldest first. What cannot be read is left out.
pub(crate) fn all() -> Vec<Past> {
    storage::read(KEPT).unwrap_or_default().lines().filter_map(Past::parse).collect()
}

/// Remembers a game, unless it is remembered already.
pub(crate) fn keep(past: &Past) {
    let kept = storage::read(KEPT).unwrap_or_default();
    let mut lines: Vec<&str> = kept.lines().collect();
    let line = past.to_string();
    // A room shows its last game for weeks, again and again.
    if lines.iter().any(|known| same_game(known) == same_game(&line)) {
        return;
    }
    lines.push(&line);
    let forgotten = lines.len().saturating_sub(MOST);
    storage::write(KEPT, &lines[forgotten..].join("\n"));
}

/// Gives what two lines about one game have in common: where it was played, and the record.
fn same_game(line: &str) -> (Option<&str>, Option<&str>) {
    let mut parts = line.split('\t');
    (parts.nth(1), parts.nth(1))
}

/// Replaces all past games; the oldest are forgotten if there are too many. Tells whether the browser has kept them.
pub(crate) fn replace(games: &[Past]) -> bool {
    let forgotten = games.len().saturating_sub(MOST);
    let kept = storage::read(KEPT).unwrap_or_default();
    // What this version cannot read may be of a newer one.
    let strange = kept.lines().filter(|line| Past::parse(line).is_none()).map(str::to_owned);
    let lines: Vec<String> = strange.chain(games[forgotten..].iter().map(Past::to_string)).collect();
    let text = lines.join("\n");
    storage::write(KEPT, &text);
    storage::read(KEPT).is_some_and(|kept| kept == text)
}

/// Forgets all past games.
pub(crate) fn forget() {
    storage::remove(KEPT);
}

/// Gives the time in milliseconds since 1970.
#[expect(clippy::cast_sign_loss, reason = "no clock of a browser is that late")]
pub(crate) fn now() -> u64 {
    js_sys::Date::now() as u64
}
