use std::collections::HashMap;

use sideboards_rules::Day;

use super::{Diary, still_counts};
use crate::codes::record::{HEAD_LETTERS, write};
use crate::local::Purpose;
use crate::storage::Storage;

/// The deals of all days so far, to find out whether a game was one of them.
#[derive(Clone, Debug, Default)]
pub struct DailyDeals(HashMap<String, Day>);

impl DailyDeals {
    /// Knows the deals up to a day, and that of the next one: elsewhere it is tomorrow already.
    pub fn until(today: Day) -> Self {
        let last = today.next().unwrap_or(today).number();
        let days = (Day::FIRST.number()..=last).filter_map(Day::from_number);
        Self(days.map(|day| (write(&day.record()), day)).collect())
    }

    /// Returns the day whose deal a game has, by its code.
    pub fn day_of(&self, code: &str) -> Option<Day> {
        self.0.get(code.get(..HEAD_LETTERS)?).copied()
    }
}

/// Returns the day whose own try is still open and whose cards a game would show, by its code.
pub fn spoiled_day(code: &str, today: Day, storage: &dyn Storage) -> Option<Day> {
    let day = DailyDeals::until(today).day_of(code)?;
    let is_begun = still_counts(day, today) && Purpose::Daily(day).text(storage).is_some();
    let is_open = day >= today || is_begun;
    (is_open && !Diary::has(storage, day)).then_some(day)
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::daily::{DiaryEntry, State};
    use crate::history::Origin;
    use crate::local::{LocalGame, Player};
    use crate::statistics::fixture::past;
    use crate::storage::Memory;

    #[test]
    fn a_game_is_known_by_its_deal() {
        let day = |date| Day::new(2026, 11, date).expect("a day");
        let deals = DailyDeals::until(day(15));
        for (date, known) in [(1, true), (15, true), (16, true), (17, false)] {
            let mut record = day(date).record();
            assert_eq!(deals.day_of(&write(&record)), known.then(|| day(date)));
            let mut game = record.deal();
            let seat = sideboards_rules::Seat::new(0);
            let choice = game.legal(seat).choice(3).into();
            game.decide(seat, choice).expect("legal");
            record.push(seat, choice);
            assert_eq!(deals.day_of(&write(&record)), known.then(|| day(date)));
        }
        assert_eq!(deals.day_of(&past("solo", Some(0), Origin::Device, 1).code), None);
        assert_eq!(deals.day_of("ä"), None);
    }

    #[test]
    fn a_game_spoils_a_day_until_its_own_try_is_over() {
        let storage = Memory::default();
        let day = |date| Day::new(2026, 11, date).expect("a day");
        let spoiled = |date: u8, storage: &Memory| spoiled_day(&write(&day(date).record()), day(15), storage);
        assert_eq!(spoiled(15, &storage), Some(day(15)));
        assert_eq!(spoiled(16, &storage), Some(day(16)), "elsewhere it is tomorrow");
        assert_eq!(spoiled(14, &storage), None, "it is over");
        let begun =
            LocalGame::resume(day(14).record(), vec![Player::person("")]).expect("nothing is decided");
        Purpose::Daily(day(14)).keep(&begun, &storage);
        assert_eq!(spoiled(14, &storage), Some(day(14)), "the try that was begun still counts");
        let mut diary = Diary::default();
        for date in [14, 15] {
            let (points, code) = (20, "AQ".to_owned());
            diary.add(DiaryEntry { day: day(date), state: State::Waiting, points, code });
        }
        diary.keep(&storage);
        assert_eq!([14, 15].map(|date| spoiled(date, &storage)), [None, None]);
        let other = past("solo", Some(0), Origin::Device, 1).code;
        assert_eq!(spoiled_day(&other, day(15), &Memory::default()), None);
    }
}
