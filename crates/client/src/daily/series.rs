use sideboards_rules::Day;

use super::{Diary, Yardstick, Yardsticks};

/// The most days of a series; more would be a blur, and its table endless.
const MAX_DAYS: usize = 60;

/// A day that counts, beside what was possible.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct SeriesDay {
    /// The day.
    pub day: Day,
    /// The own points.
    pub points: u16,
    /// What others would have had, as far as it is known.
    pub yardstick: Yardstick,
}

impl SeriesDay {
    /// Returns how much of the possible points were reached, in percent.
    pub fn share(&self) -> Option<f64> {
        let best = self.yardstick.best.filter(|best| *best > 0)?;
        Some(f64::from(self.points) * 100.0 / f64::from(best))
    }

    /// Returns how many points lie between the own result and the master's; negative behind it.
    pub fn lead(&self) -> Option<i32> {
        self.yardstick.master.map(|master| i32::from(self.points) - i32::from(master))
    }
}

/// Returns the last days that count, the first day first. Days played later are left out.
pub fn series(diary: &Diary, yardsticks: &Yardsticks) -> Vec<SeriesDay> {
    let of = |entry: &super::DiaryEntry| SeriesDay {
        day: entry.day,
        points: entry.points,
        yardstick: yardsticks.of(entry.day),
    };
    let mut days: Vec<SeriesDay> = diary.counted().map(of).collect();
    days.drain(..days.len().saturating_sub(MAX_DAYS));
    days
}

/// Returns the days of a series whose yardsticks are still to be worked out, the newest first.
pub fn missing(series: &[SeriesDay]) -> Vec<Day> {
    series.iter().rev().filter(|day| !day.yardstick.is_whole()).map(|day| day.day).collect()
}

/// Returns the mean share of the possible, in percent, over the days where it is known.
pub fn mean_share(series: &[SeriesDay]) -> Option<f64> {
    let shares: Vec<f64> = series.iter().filter_map(SeriesDay::share).collect();
    (!shares.is_empty()).then(|| shares.iter().sum::<f64>() / shares.len() as f64)
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::daily::{DiaryEntry, State};
    use crate::storage::Memory;

    fn day(number: i32) -> Day {
        Day::from_number(Day::FIRST.number() + number).expect("a day")
    }

    fn diary(days: &[(i32, State, u16)]) -> Diary {
        let mut diary = Diary::default();
        for &(number, state, points) in days {
            diary.add(DiaryEntry { day: day(number), state, points, code: "AQ".to_owned() });
        }
        diary
    }

    #[test]
    fn days_that_count_are_beside_what_was_possible() {
        let diary = diary(&[
            (0, State::Sent, 30),
            (1, State::Afterwards, 50),
            (2, State::Refused, 40),
            (5, State::Waiting, 60),
        ]);
        let (storage, mut known) = (Memory::default(), Yardsticks::default());
        for number in [0, 1] {
            known.add(day(number), Yardstick { best: Some(60), master: Some(45) }, &storage);
        }
        known.add(day(5), Yardstick { best: None, master: Some(52) }, &storage);
        let days = series(&diary, &known);
        let told: Vec<_> = days.iter().map(|day| (day.points, day.share(), day.lead())).collect();
        assert_eq!(told, [(30, Some(50.0), Some(-15)), (40, None, None), (60, None, Some(8))]);
        assert_eq!(missing(&days), [day(5), day(2)], "what was played later is not missed");
        assert_eq!((mean_share(&days), mean_share(&days[1..])), (Some(50.0), None));
    }

    #[test]
    fn the_last_days_are_shown() {
        let many: Vec<_> = (0..100).map(|number| (number, State::Sent, 30)).collect();
        let days = series(&diary(&many), &Yardsticks::default());
        assert_eq!((days.len(), days[0].day, days[59].day), (60, day(40), day(99)));
    }
}
