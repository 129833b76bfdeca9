use std::collections::HashMap;

use sideboards_rules::Day;

use super::{Origin, Past};
use crate::codes::record::HEAD_LETTERS;
use crate::daily::{DailyDeals, Diary, State};

/// Files the games of daily deals under what they were. Only one try of a day counts, the one in the diary. Earlier versions
/// called practice a game on the device, and could count a day that was played in two tabs twice. Who plays a deal again, or goes
/// on from a moment of a replay, knows its cards.
pub fn filed(games: Vec<Past>, diary: &Diary, deals: &DailyDeals) -> Vec<Past> {
    let mut tries: Vec<String> = Vec::new();
    // Each deal, and how it was played first.
    let mut played: HashMap<String, String> = HashMap::new();
    let file = |mut past: Past| {
        past.origin = match past.origin {
            Origin::Daily(day) => {
                let entry = day.parse().ok().and_then(|day| diary.of(day));
                let is_try = entry.is_none_or(|entry| entry.code == past.code) && !tries.contains(&day);
                if is_try {
                    tries.push(day.clone());
                    Origin::Daily(day)
                } else {
                    Origin::Practice(day)
                }
            }
            Origin::Device | Origin::Again if deals.day_of(&past.code).is_some() => {
                deals.day_of(&past.code).map_or(Origin::Device, |day| unfiled(day, &past.code, diary))
            }
            Origin::Device if past.you.is_some() && is_known(&played, &past.code) => Origin::Again,
            other => other,
        };
        if let Some(head) = past.code.get(..HEAD_LETTERS) {
            played.entry(head.to_owned()).or_insert_with(|| past.code.clone());
        }
        past
    };
    games.into_iter().map(file).collect()
}

/// Returns whether a deal was played before, in another way: the same line twice is one game.
fn is_known(played: &HashMap<String, String>, code: &str) -> bool {
    code.get(..HEAD_LETTERS).and_then(|head| played.get(head)).is_some_and(|first| first != code)
}

/// Files a game on the device that had the deal of a day.
fn unfiled(day: Day, code: &str, diary: &Diary) -> Origin {
    let is_first = diary.of(day).is_some_and(|entry| entry.state == State::Afterwards && entry.code == code);
    if is_first { Origin::Archive(day.to_string()) } else { Origin::Practice(day.to_string()) }
}

#[cfg(test)]
mod tests {
    use sideboards_rules::{Record, Seat};

    use super::*;
    use crate::codes::record::write;
    use crate::daily::DiaryEntry;
    use crate::local::Player;
    use crate::statistics::fixture::past;

    fn played(day: Day, choice: usize) -> String {
        let (mut record, seat) = (day.record(), Seat::new(0));
        let mut game = Record::deal(&record);
        let choice = game.legal(seat).choice(choice).into();
        game.decide(seat, choice).expect("legal");
        record.push(seat, choice);
        write(&record)
    }

    #[test]
    fn a_deal_that_is_played_again_is_known() {
        let first = past("two-players", Some(0), Origin::Device, 1);
        let again = |code: String, when| Past { when, code, ..first.clone() };
        // Two bytes less, which are a decision, and others in their place: another game of the same deal.
        let other = format!("{}AAA", &first.code[..first.code.len() - 3]);
        assert_ne!(other, first.code);
        let room = Past { origin: Origin::Room("abcd-1".to_owned()), ..again(other.clone(), 4) };
        let games = vec![again(first.code.clone(), 1), again(first.code.clone(), 2), again(other, 3), room];
        let words: Vec<&str> = filed(games, &Diary::default(), &DailyDeals::default())
            .iter()
            .map(|past| past.origin.word())
            .collect();
        assert_eq!(words, ["device", "device", "again", "room"]);
    }

    #[test]
    fn one_try_of_a_day_counts_and_practice_is_none() {
        let day = Day::new(2026, 11, 15).expect("a day");
        let alone = |origin: Origin, code: &str, when| Past {
            when,
            origin,
            you: Some(Seat::new(0)),
            players: vec![Player::person("")],
            code: code.to_owned(),
        };
        let of_day = || Origin::Daily(day.to_string());
        let (first, second, third) = (played(day, 0), played(day, 1), played(day, 2));
        let games = vec![
            alone(of_day(), &first, 1),
            alone(of_day(), &second, 2),
            alone(Origin::Device, &third, 3),
            alone(Origin::Again, &played(day, 3), 3),
            past("solo", Some(0), Origin::Device, 4),
            past("two-players", Some(0), Origin::Device, 5),
        ];
        let words = |diary: &Diary| -> Vec<&str> {
            filed(games.clone(), diary, &DailyDeals::until(day))
                .iter()
                .map(|past| past.origin.word())
                .collect()
        };
        assert_eq!(
            words(&Diary::default()),
            ["daily", "practice", "practice", "practice", "device", "device"]
        );
        let mut diary = Diary::default();
        diary.add(DiaryEntry { day, state: State::Sent, points: 20, code: second.clone() });
        assert_eq!(
            words(&diary),
            ["practice", "daily", "practice", "practice", "device", "device"],
            "as the server has it"
        );
        let mut diary = Diary::default();
        diary.add(DiaryEntry { day, state: State::Afterwards, points: 20, code: third.clone() });
        assert_eq!(words(&diary)[2], "archive", "the day was over");
    }
}
