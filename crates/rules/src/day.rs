use std::fmt;
use std::str::FromStr;

use thiserror::Error;

use crate::{Content, Record, Seed, Setup, Variant};

/// A day of the Gregorian calendar, of the years 1 to 9999; as text it is `2026-11-15`.
///
/// Each day has one solo deal, the same for all players; `docs/DAILY.md` defines how it follows from the date.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash, PartialOrd, Ord)]
pub struct Day {
    /// Days since 1970-01-01.
    number: i32,
}

/// 1 January of the year 1, and 31 December 9999.
const NUMBERS: std::ops::RangeInclusive<i32> = -719_162..=2_932_896;

impl Day {
    /// The first day that has a daily deal: 2026-11-01.
    pub const FIRST: Self = Self { number: 20_758 };

    /// The last day of all: 9999-12-31.
    pub const LAST: Self = Self { number: *NUMBERS.end() };

    /// Returns a date, if the calendar has it.
    pub fn new(year: u16, month: u8, day: u8) -> Option<Self> {
        let is_date = (1..=9999).contains(&year)
            && (1..=12).contains(&month)
            && (1..=days_of_month(year, month)).contains(&day);
        is_date.then(|| Self { number: number(year, month, day) })
    }

    /// Returns the day with a number of days since 1970-01-01, which may be negative.
    pub fn from_number(number: i32) -> Option<Self> {
        NUMBERS.contains(&number).then_some(Self { number })
    }

    /// Returns the number of days since 1970-01-01.
    pub const fn number(self) -> i32 {
        self.number
    }

    /// Returns year, month and day.
    pub fn date(self) -> (u16, u8, u8) {
        // Years begin in March here, so that the leap day is their last one.
        let days = self.number + DAYS_TO_1970;
        let (era, day_of_era) = (days.div_euclid(DAYS_OF_ERA), days.rem_euclid(DAYS_OF_ERA));
        let year_of_era = (day_of_era - day_of_era / 1460 + day_of_era / 36_524 - day_of_era / 146_096) / 365;
        let day_of_year = day_of_era - (365 * year_of_era + year_of_era / 4 - year_of_era / 100);
        let month = (5 * day_of_year + 2) / 153;
        let day = day_of_year - (153 * month + 2) / 5 + 1;
        let month = if month < 10 { month + 3 } else { month - 9 };
        let year = era * 400 + year_of_era + i32::from(month <= 2);
        (year.cast_unsigned() as u16, month.cast_unsigned() as u8, day.cast_unsigned() as u8)
    }

    /// Returns the day before, if there is one.
    pub fn previous(self) -> Option<Self> {
        Self::from_number(self.number - 1)
    }

    /// Returns the day after, if there is one.
    pub fn next(self) -> Option<Self> {
        Self::from_number(self.number + 1)
    }

    /// Returns the seed of the daily deal: that of the text `sideboards daily 1 2026-11-15`.
    pub fn seed(self) -> Seed {
        let Ok(seed) = format!("sideboards daily 1 {self}").parse();
        seed
    }

    /// Begins the record of the daily deal: the classic box, one player, and goals drawn with the seed.
    pub fn record(self) -> Record {
        let (content, seed) = (Content::classic(), self.seed());
        let setup = Setup::new(&content, 1, Variant::Standard, content.random_goals(&seed));
        Record::new(content, setup.expect("the classic box is played alone"), seed)
    }
}

/// Four hundred years, after which the calendar repeats.
const DAYS_OF_ERA: i32 = 146_097;

/// From 1 March of the year 0 to 1 January 1970.
const DAYS_TO_1970: i32 = 719_468;

fn number(year: u16, month: u8, day: u8) -> i32 {
    let [month, day] = [month, day].map(i32::from);
    let year = i32::from(year) - i32::from(month <= 2);
    let (era, year_of_era) = (year.div_euclid(400), year.rem_euclid(400));
    let month = if month > 2 { month - 3 } else { month + 9 };
    let day_of_year = (153 * month + 2) / 5 + day - 1;
    era * DAYS_OF_ERA + year_of_era * 365 + year_of_era / 4 - year_of_era / 100 + day_of_year - DAYS_TO_1970
}

const fn days_of_month(year: u16, month: u8) -> u8 {
    let is_leap = year.is_multiple_of(4) && (!year.is_multiple_of(100) || year.is_multiple_of(400));
    match month {
        2 if is_leap => 29,
        2 => 28,
        4 | 6 | 9 | 11 => 30,
        _ => 31,
    }
}

impl fmt::Display for Day {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        let (year, month, day) = self.date();
        write!(f, "{year:04}-{month:02}-{day:02}")
    }
}

/// A text that is no day.
#[derive(Clone, Debug, PartialEq, Eq, Error)]
#[error("{0:?} is not a day (2026-11-15)")]
pub struct NotADay(pub String);

impl FromStr for Day {
    type Err = NotADay;

    fn from_str(text: &str) -> Result<Self, NotADay> {
        read(text).ok_or_else(|| NotADay(text.to_owned()))
    }
}

/// Reads exactly four, two and two ASCII digits.
fn read(text: &str) -> Option<Day> {
    let is_date = text.len() == 10
        && text.bytes().enumerate().all(|(place, letter)| match place {
            4 | 7 => letter == b'-',
            _ => letter.is_ascii_digit(),
        });
    let digits = |from: usize, to: usize| text[from..to].parse::<u16>().ok();
    if !is_date {
        return None;
    }
    Day::new(digits(0, 4)?, digits(5, 7)? as u8, digits(8, 10)? as u8)
}

#[cfg(test)]
mod tests {
    use super::*;

    fn day(text: &str) -> Day {
        text.parse().expect("a day")
    }

    #[test]
    fn days_are_counted_from_1970() {
        assert_eq!(day("1970-01-01").number(), 0);
        assert_eq!(day("1969-12-31").number(), -1);
        assert_eq!(day("2000-02-29").number(), 11_016);
        assert_eq!(day("2026-11-01"), Day::FIRST);
        assert_eq!(
            (day("0001-01-01").number(), day("9999-12-31").number()),
            (*NUMBERS.start(), *NUMBERS.end())
        );
    }

    /// Goes through five centuries with a deliberately simple calendar.
    #[test]
    fn every_day_follows_the_one_before() {
        let mut today = day("1799-12-31");
        for year in 1800..2300 {
            for month in 1..=12 {
                for date in 1..=days_of_month(year, month) {
                    today = today.next().expect("there is a tomorrow");
                    assert_eq!(today.date(), (year, month, date));
                    assert_eq!(Day::new(year, month, date), Some(today));
                    assert_eq!(day(&today.to_string()), today);
                }
            }
        }
        assert_eq!(today.previous(), Some(day("2299-12-30")));
        assert_eq!(day("9999-12-31").next(), None);
        assert_eq!(day("0001-01-01").previous(), None);
    }

    #[test]
    fn what_is_no_date_is_no_day() {
        for text in [
            "",
            "today",
            "2026-11-31",
            "2025-02-29",
            "1900-02-29",
            "2026-13-01",
            "2026-00-10",
            "2026-01-00",
            "0000-01-01",
            "2026-1-1",
            "2026/11/15",
            "+026-11-15",
            "2026-11-15 ",
            "20261115",
            "2026-11-1５",
        ] {
            assert_eq!(text.parse::<Day>(), Err(NotADay(text.to_owned())), "{text}");
        }
    }
}
