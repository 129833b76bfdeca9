//! All past games as a file, to be taken along to another device.

use std::collections::HashSet;

use super::Past;

const HEADER: &str = "sideboards history 1";

/// Writes all past games: a line that says what it is, then a line a game as in storage.
pub fn write_archive(games: &[Past]) -> String {
    let lines: String = games.iter().map(|past| format!("{past}\n")).collect();
    format!("{HEADER}\n{lines}")
}

/// Reads such a file; lines that say nothing are left out.
pub fn read_archive(text: &str) -> Option<Vec<Past>> {
    let mut lines = text.trim_start_matches('\u{feff}').lines();
    (lines.next()?.trim_end() == HEADER).then(|| lines.filter_map(Past::parse).collect())
}

/// Joins the games of two devices, the oldest first and each of them once.
pub fn merged(kept: Vec<Past>, other: Vec<Past>) -> Vec<Past> {
    let mut known = HashSet::new();
    let mut games: Vec<Past> = kept.into_iter().chain(other).collect();
    games.retain(|past| known.insert((past.origin.to_string(), past.code.clone())));
    games.sort_by_key(|past| past.when);
    games
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::history::Origin;
    use crate::statistics::fixture::past;

    fn games() -> Vec<Past> {
        vec![
            past("solo", Some(0), Origin::Device, 10),
            past("two-players", Some(1), Origin::Room("abcd-1".to_owned()), 20),
            past("three-players", None, Origin::Daily("2026-11-15".to_owned()), 30),
        ]
    }

    #[test]
    fn an_archive_is_read_as_it_was_written() {
        let text = write_archive(&games());
        assert_eq!(read_archive(&text), Some(games()));
        let windows = format!("\u{feff}{}", text.replace('\n', "\r\n"));
        assert_eq!(read_archive(&windows), Some(games()));
        assert_eq!(read_archive(&format!("{text}what is this?\n")), Some(games()));
        assert_eq!(read_archive("Dear diary"), None);
        assert_eq!(read_archive(""), None);
    }

    #[test]
    fn games_of_two_devices_are_there_once_and_in_order() {
        let games = games();
        let (old, new) = (vec![games[2].clone(), games[0].clone()], games[..2].to_vec());
        assert_eq!(merged(old, new), games);
        assert_eq!(merged(games.clone(), games.clone()), games);
        let mut again = games[0].clone();
        again.origin = Origin::Daily("2026-11-15".to_owned());
        assert_eq!(merged(games.clone(), vec![again]).len(), 4, "the daily deal is a game of its own");
    }
}
