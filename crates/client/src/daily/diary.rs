use std::fmt;

use sideboards_rules::Day;

use crate::storage::{Storage, try_set};

/// Name of the diary in storage.
const STORAGE_KEY: &str = "daily";

/// How long after its day a try that was begun on it may be finished, in days; the server waits as long.
const GRACE: i32 = 2;

/// The first result of a day.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct DiaryEntry {
    /// The day of the deal.
    pub day: Day,
    /// What became of it.
    pub state: State,
    /// The points.
    pub points: u16,
    /// The record, as in a link.
    pub code: String,
}

/// What became of a result.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum State {
    /// It counts, and the server does not have it yet.
    Waiting,
    /// It counts, and the server has it.
    Sent,
    /// It counts here, but the server did not take it.
    Refused,
    /// It was played after its day and counts for nothing.
    Afterwards,
}

impl State {
    const ALL: [Self; 4] = [Self::Waiting, Self::Sent, Self::Refused, Self::Afterwards];

    const fn name(self) -> &'static str {
        match self {
            Self::Waiting => "waiting",
            Self::Sent => "sent",
            Self::Refused => "refused",
            Self::Afterwards => "afterwards",
        }
    }
}

/// How many days were played, and in a row.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq)]
pub struct Streaks {
    /// Days in a row up to today, or up to yesterday if today is still to be played.
    pub current: u32,
    /// The most days in a row.
    pub longest: u32,
    /// All days.
    pub played: u32,
}

/// The results of all days, the first day first.
#[derive(Clone, Debug, Default, PartialEq, Eq)]
pub struct Diary(Vec<DiaryEntry>);

impl Diary {
    /// Returns the diary in a storage.
    pub fn kept(storage: &dyn Storage) -> Option<Self> {
        storage.get(STORAGE_KEY).map(|text| Self::parse(&text))
    }

    /// Returns whether the diary in a storage has a result of a day. This asks for little, so that the first page stays small.
    pub fn has(storage: &dyn Storage, day: Day) -> bool {
        let day = format!("{day} ");
        storage.get(STORAGE_KEY).is_some_and(|text| text.lines().any(|line| line.starts_with(&day)))
    }

    /// Keeps the diary.
    pub fn keep(&self, storage: &dyn Storage) {
        try_set(storage, STORAGE_KEY, &self.to_string());
    }

    /// Reads a diary; lines that make no sense are left out.
    pub fn parse(text: &str) -> Self {
        let mut diary = Self::default();
        text.lines().filter_map(parse).for_each(|entry| diary.add(entry));
        diary
    }

    /// Returns the result of a day.
    pub fn of(&self, day: Day) -> Option<&DiaryEntry> {
        self.0.iter().find(|entry| entry.day == day)
    }

    /// Adds a result, unless that day has one.
    pub fn add(&mut self, entry: DiaryEntry) {
        if let Err(place) = self.0.binary_search_by_key(&entry.day, |known| known.day) {
            self.0.insert(place, entry);
        }
    }

    /// Notes what became of the result of a day.
    pub fn mark(&mut self, day: Day, state: State) {
        if let Some(entry) = self.0.iter_mut().find(|entry| entry.day == day) {
            entry.state = state;
        }
    }

    /// Returns the results that the server should have and has not.
    pub fn waiting(&self) -> impl Iterator<Item = &DiaryEntry> {
        self.0.iter().filter(|entry| entry.state == State::Waiting)
    }

    /// Returns the results that count, the first day first.
    pub fn counted(&self) -> impl Iterator<Item = &DiaryEntry> {
        self.0.iter().filter(|entry| entry.state != State::Afterwards)
    }

    /// Counts days in a row.
    pub fn streaks(&self, today: Day) -> Streaks {
        let mut streaks = Streaks::default();
        let mut run = 0;
        let mut last = None;
        for day in self.counted().map(|entry| entry.day) {
            run = if last == day.previous() { run + 1 } else { 1 };
            last = Some(day);
            streaks.longest = streaks.longest.max(run);
            streaks.played += 1;
        }
        if last == Some(today) || last == today.previous() {
            streaks.current = run;
        }
        streaks
    }
}

/// Returns whether a try that was begun on its day still counts.
pub fn still_counts(day: Day, today: Day) -> bool {
    (0..=GRACE).contains(&(today.number() - day.number()))
}

fn parse(line: &str) -> Option<DiaryEntry> {
    let mut words = line.split_ascii_whitespace();
    let day = words.next()?.parse().ok()?;
    let state = words.next()?;
    let state = State::ALL.into_iter().find(|known| known.name() == state)?;
    Some(DiaryEntry { day, state, points: words.next()?.parse().ok()?, code: words.next()?.to_owned() })
}

impl fmt::Display for Diary {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        self.0.iter().try_for_each(|entry| {
            writeln!(f, "{} {} {} {}", entry.day, entry.state.name(), entry.points, entry.code)
        })
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    fn day(date: u8) -> Day {
        Day::new(2026, 11, date).expect("a day of November")
    }

    fn diary(days: &[(u8, State)]) -> Diary {
        let mut diary = Diary::default();
        for (date, state) in days {
            diary.add(DiaryEntry { day: day(*date), state: *state, points: 30, code: "AQ".to_owned() });
        }
        diary
    }

    #[test]
    fn a_diary_is_kept_as_text() {
        let diary =
            diary(&[(3, State::Refused), (1, State::Sent), (2, State::Afterwards), (9, State::Waiting)]);
        let text = diary.to_string();
        assert!(text.starts_with("2026-11-01 sent 30 AQ\n2026-11-02 afterwards 30 AQ\n"), "{text}");
        assert_eq!(Diary::parse(&text), diary);
        assert_eq!(Diary::parse(&format!("yesterday\n{text}2026-11-10 lost 3 x\n\n")), diary);
        assert_eq!(Diary::parse(&text.replace('\n', "\r\r\n")), diary, "line ends of another system");
        assert_eq!(diary.waiting().map(|entry| entry.day).collect::<Vec<_>>(), [day(9)]);
    }

    #[test]
    fn the_first_result_of_a_day_stays() {
        let mut diary = diary(&[(1, State::Waiting)]);
        diary.add(DiaryEntry { day: day(1), state: State::Waiting, points: 60, code: "x".to_owned() });
        diary.mark(day(1), State::Sent);
        diary.mark(day(2), State::Sent);
        assert_eq!(diary.to_string(), "2026-11-01 sent 30 AQ\n");
    }

    #[test]
    fn streaks_are_days_in_a_row() {
        let played = |dates: &[u8]| dates.iter().map(|date| (*date, State::Sent)).collect::<Vec<_>>();
        let streaks = |days: &[(u8, State)], today| {
            let streaks = diary(days).streaks(day(today));
            (streaks.current, streaks.longest, streaks.played)
        };
        assert_eq!(streaks(&[], 5), (0, 0, 0));
        assert_eq!(streaks(&played(&[1, 2, 3, 5]), 5), (1, 3, 4));
        assert_eq!(streaks(&played(&[1, 2, 3]), 4), (3, 3, 3), "today is still to be played");
        assert_eq!(streaks(&played(&[1, 2, 3]), 5), (0, 3, 3), "a day was missed");
        let mut days = played(&[1, 3]);
        days.push((2, State::Afterwards));
        assert_eq!(streaks(&days, 3), (1, 1, 2), "what was played afterwards mends no streak");
    }

    #[test]
    fn a_try_can_be_finished_after_midnight() {
        let counts: Vec<bool> = (4..=8).map(|today| still_counts(day(5), day(today))).collect();
        assert_eq!(counts, [false, true, true, true, false]);
    }
}
