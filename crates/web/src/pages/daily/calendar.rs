//! Days as people see them.

use sideboards_client::place::Place;
use sideboards_rules::Day;

pub(super) use crate::browser::today;
use crate::place;
use crate::words::day_words;

/// Returns the day that the address speaks of: today if it names none, nothing if it has no deal.
pub(super) fn asked(today: Day) -> Option<Day> {
    let path = place::path();
    match path.trim_end_matches('/').strip_prefix(Place::Daily.path())?.strip_prefix('/') {
        None => Some(today).filter(|day| *day >= Day::FIRST),
        Some(day) => day.parse().ok().filter(|day| (Day::FIRST..=today).contains(day)),
    }
}

/// Returns the path of a day.
pub(crate) fn path(day: Day) -> String {
    format!("{}/{day}", Place::Daily.path())
}

/// Formats a date in full, as 15 November 2026.
pub(super) fn date_words(day: Day) -> String {
    day_words(day, &[("dateStyle", "long")])
}

/// Formats month and year.
pub(super) fn month_words(day: Day) -> String {
    day_words(day, &[("month", "long"), ("year", "numeric")])
}

/// Returns the shortest names of the weekdays, from Monday.
pub(super) fn weekdays() -> Vec<String> {
    let monday = Day::FIRST.number() + 1;
    let days = (monday..monday + 7).filter_map(Day::from_number);
    let names = days.map(|day| day_words(day, &[("weekday", "short")]).replace('.', ""));
    short(names.collect())
}

/// Cuts names of days where those of their language are whole words, and leaves true abbreviations alone.
fn short(names: Vec<String>) -> Vec<String> {
    let is_long = names.iter().any(|name| name.chars().count() > 5);
    let cut = |name: String| if is_long { name.chars().take(3).collect() } else { name };
    names.into_iter().map(cut).collect()
}

/// A month of the archive.
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord)]
pub(super) struct Month(u16, u8);

impl Month {
    pub(super) fn of(day: Day) -> Self {
        let (year, month, _) = day.date();
        Self(year, month)
    }

    /// Returns the month so many later, or earlier.
    pub(super) fn plus(self, months: i32) -> Self {
        let months = i32::from(self.0) * 12 + i32::from(self.1) - 1 + months;
        Self(months.div_euclid(12).cast_unsigned() as u16, months.rem_euclid(12).cast_unsigned() as u8 + 1)
    }

    pub(super) fn days(self) -> impl Iterator<Item = Day> {
        (1..=31).filter_map(move |day| Day::new(self.0, self.1, day))
    }

    pub(super) fn first(self) -> Day {
        Day::new(self.0, self.1, 1).expect("every month has a first day")
    }

    /// Returns how many days of its first week belong to the month before.
    pub(super) fn days_before(self) -> usize {
        // The first day of all, 1970-01-01, was a Thursday.
        (self.first().number() + 3).rem_euclid(7).cast_unsigned() as usize
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn days_are_short_and_no_abbreviation_becomes_another_word() {
        let names = |names: &[&str]| short(names.iter().map(|name| (*name).to_owned()).collect());
        assert_eq!(names(&["pon", "wt", "niedz"]), ["pon", "wt", "niedz"], "\"nie\" would be \"no\"");
        assert_eq!(names(&["segunda", "terça"]), ["seg", "ter"]);
    }

    #[test]
    fn months_have_their_days() {
        let november = Month::of(Day::FIRST);
        assert_eq!((november.days().count(), november.days_before()), (30, 6), "it began on a Sunday");
        assert_eq!(november.plus(2), Month(2027, 1));
        assert_eq!(november.plus(2).days_before(), 4, "2027 begins on a Friday");
        assert_eq!(november.plus(-11), Month(2025, 12));
        assert_eq!(november.plus(15).days().count(), 29);
    }
}
