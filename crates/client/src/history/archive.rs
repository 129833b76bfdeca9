//! All past games as a file, to be taken along to another device.

use std::collections::HashSet;

use super::Past;

const HEADER: &str = "sideboards history 1";

/// Writes all past games: a line that says what it is, then a line a game as in storage.
pub fn write_archive(games: &[Past]) -> String {
    let lines: String = games.iter().map(|past| format!("{past}\n")).collect();
    format!("{HEADER}\n{lines}")
}

/// What a file of past games says.
#[derive(Clone, Debug, Default, PartialEq, Eq)]
pub struct Archive {
    /// The games.
    pub games: Vec<Past>,
    /// The numbers of the lines that say nothing, from 1.
    pub skipped: Vec<usize>,
}

/// Reads such a file.
pub fn read_archive(text: &str) -> Option<Archive> {
    let mut lines = text.trim_start_matches('\u{feff}').lines();
    (lines.next()?.trim_end() == HEADER).then_some(())?;
    let mut archive = Archive::default();
    for (number, line) in (2..).zip(lines).filter(|(_, line)| !line.trim().is_empty()) {
        match Past::parse(line) {
            Some(past) => archive.games.push(past),
            None => archive.skipped.push(number),
        }
    }
    Some(archive)
}

/// Joins the games of two devices, the oldest first and each of them once.
pub fn merged(kept: Vec<Past>, other: Vec<Past>) -> Vec<Past> {
    let mut known = HashSet::new();
    let mut games: Vec<Past> = kept.into_iter().chain(other).collect();
    games.retain(|past| {
        let code = if past.is_table() { "" } else { &past.code };
        known.insert((past.origin.to_string(), code.to_owned()))
    });
    games.sort_by_key(|past| past.when);
    games
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::history::Origin;
    use crate::sheet::worked_example;
    use crate::statistics::fixture::past;

    fn games() -> Vec<Past> {
        vec![
            past("solo", Some(0), Origin::Device, 10),
            past("two-players", Some(1), Origin::Room("abcd-1".to_owned()), 20),
            past("three-players", None, Origin::Daily("2026-11-15".to_owned()), 30),
            Past::of_table(&worked_example(), 5, 40),
        ]
    }

    #[test]
    fn an_archive_is_read_as_it_was_written() {
        let text = write_archive(&games());
        let whole = Archive { games: games(), skipped: Vec::new() };
        assert_eq!(read_archive(&text), Some(whole.clone()));
        let windows = format!("\u{feff}{}", text.replace('\n', "\r\n"));
        assert_eq!(read_archive(&windows), Some(whole.clone()));
        let lines = text.lines().count();
        let odd = text.replacen('\n', "\nwhat is this?\n\n", 1) + "and this?\n";
        assert_eq!(read_archive(&odd), Some(Archive { skipped: vec![2, lines + 3], ..whole }));
        assert_eq!(read_archive("Dear diary"), None);
        assert_eq!(read_archive(""), None);
    }

    #[test]
    fn games_of_two_devices_are_there_once_and_in_order() {
        let games = games();
        let (old, new) = (vec![games[2].clone(), games[0].clone()], [&games[..2], &games[3..]].concat());
        assert_eq!(merged(old, new), games);
        assert_eq!(merged(games.clone(), games.clone()), games);
        let mut again = games[0].clone();
        again.origin = Origin::Daily("2026-11-15".to_owned());
        assert_eq!(merged(games.clone(), vec![again]).len(), 5, "the daily deal is a game of its own");
    }

    #[test]
    fn a_table_game_that_one_device_has_corrected_is_there_once() {
        let mut paper = worked_example();
        let here = Past::of_table(&paper, 5, 40);
        paper.players[0].exchange_used = true;
        let there = Past::of_table(&paper, 5, 40);
        assert_eq!(
            merged(vec![here.clone()], vec![there]),
            [here],
            "what is here is what was looked at last here"
        );
    }
}
