//! Mistakes of one's own games as puzzles, which come back after one, three and seven days.

use std::fmt;

use sideboards_puzzles::Kind;
use sideboards_rules::{Day, Record};

use super::reviewed::{ReviewedMistakes, proven};
use crate::codes;
use crate::storage::{Storage, try_set};

/// Name of the mistakes in storage.
const STORAGE_KEY: &str = "puzzle-mistakes";
const HEADER: &str = "sideboards mistakes 1";

/// After how many days a mistake comes back, each time it is answered right.
const DAYS: [i32; 3] = [1, 3, 7];

/// The most mistakes that are kept; the oldest make room.
const MAX_MISTAKES: usize = 500;

/// A decision that was not the best, provably by a point or more.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Mistake {
    /// What it asks.
    pub kind: Kind,
    /// The game up to the decision, as in a link.
    pub code: String,
    /// How often it was answered right in a row.
    pub stage: u8,
    /// When it comes back.
    pub due: Day,
}

/// Finds the decisions of a finished solo game that can be proven to be mistakes: those of the last two rounds for which one
/// other decision was the best by a point or more.
pub fn mistakes_in(record: &Record) -> Vec<(Kind, Record)> {
    (0..record.decisions().len()).filter_map(|place| proven(record, place)).collect()
}

/// The mistakes that are to come back, in the order in which they were made.
#[derive(Clone, Debug, Default, PartialEq, Eq)]
pub struct Mistakes(Vec<Mistake>);

impl Mistakes {
    /// Returns the mistakes in a storage.
    pub fn kept(storage: &dyn Storage) -> Self {
        storage.get(STORAGE_KEY).and_then(|text| Self::parse(&text)).unwrap_or_default()
    }

    /// Changes the mistakes in a storage: what another tab has written meanwhile is not lost.
    pub fn change(storage: &dyn Storage, change: impl FnOnce(&mut Self)) -> Self {
        let mut mistakes = Self::kept(storage);
        change(&mut mistakes);
        mistakes.keep(storage);
        mistakes
    }

    /// Keeps the mistakes.
    pub fn keep(&self, storage: &dyn Storage) {
        try_set(storage, STORAGE_KEY, &self.to_string());
    }

    /// Reads mistakes; lines that make no sense are left out. Another version is none.
    pub fn parse(text: &str) -> Option<Self> {
        let mut lines = text.lines();
        (lines.next()? == HEADER).then(|| {
            let mut mistakes = Self::default();
            lines.filter_map(parse).for_each(|mistake| mistakes.push(mistake));
            mistakes
        })
    }

    /// Goes through all of them.
    pub fn iter(&self) -> impl Iterator<Item = &Mistake> {
        self.0.iter()
    }

    /// Returns the first day on which one comes back, if there is any.
    pub fn next_day(&self) -> Option<Day> {
        self.0.iter().map(|mistake| mistake.due).min()
    }

    /// Adds the mistakes of a game that was played on a day; those that are known stay as they are.
    pub fn add_game(&mut self, record: &Record, day: Day) {
        self.add(&mistakes_in(record), day);
    }

    /// Adds the mistakes that a review of an own game found on a day and that can be proven; those that are known stay as they are.
    pub fn add_reviewed(&mut self, reviewed: &ReviewedMistakes, day: Day) {
        self.add(&reviewed.proven, day);
    }

    fn add(&mut self, proven: &[(Kind, Record)], day: Day) {
        for (kind, part) in proven {
            let code = codes::record::write(part);
            self.push(Mistake { kind: *kind, code, stage: 0, due: later(day, DAYS[0]) });
        }
    }

    fn push(&mut self, mistake: Mistake) {
        if self.0.iter().any(|known| known.code == mistake.code) {
            return;
        }
        if self.0.len() == MAX_MISTAKES {
            self.0.remove(0);
        }
        self.0.push(mistake);
    }

    /// Returns those that come back by today, the longest due first.
    pub fn due(&self, today: Day) -> Vec<&Mistake> {
        let mut due: Vec<&Mistake> = self.0.iter().filter(|mistake| mistake.due <= today).collect();
        due.sort_by_key(|mistake| mistake.due);
        due
    }

    /// Notes an answer: what was right comes back later, and after the last time no more; what was not begins anew.
    pub fn answer(&mut self, code: &str, is_right: bool, today: Day) {
        let Some(index) = self.0.iter().position(|mistake| mistake.code == code) else { return };
        let stage = if is_right { usize::from(self.0[index].stage) + 1 } else { 0 };
        match DAYS.get(stage) {
            Some(days) => {
                self.0[index].stage = stage as u8;
                self.0[index].due = later(today, *days);
            }
            None => drop(self.0.remove(index)),
        }
    }
}

fn later(today: Day, days: i32) -> Day {
    Day::from_number(today.number() + days).unwrap_or(Day::LAST)
}

fn parse(line: &str) -> Option<Mistake> {
    let mut words = line.split(' ');
    let kind = words.next()?.parse().ok()?;
    let stage = words.next()?.parse().ok().filter(|stage| usize::from(*stage) < DAYS.len())?;
    let due = words.next()?.parse().ok()?;
    let code = words.next().filter(|code| !code.is_empty())?.to_owned();
    words.next().is_none().then_some(Mistake { kind, code, stage, due })
}

impl fmt::Display for Mistakes {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        writeln!(f, "{HEADER}")?;
        self.0.iter().try_for_each(|mistake| {
            writeln!(f, "{} {} {} {}", mistake.kind, mistake.stage, mistake.due, mistake.code)
        })
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::replay::decisions_of;
    use crate::storage::Memory;
    use crate::thinking::{Expected, ReviewedChoice};
    use sideboards_bots::Level;
    use sideboards_puzzles::Puzzle;
    use sideboards_rules::{Content, Decision, Seat, Seed, Setup, Variant, Viewer};

    fn day(number: i32) -> Day {
        Day::from_number(Day::FIRST.number() + number).expect("a day")
    }

    /// A game of a bot that makes mistakes.
    fn game(number: u32) -> Record {
        let Ok(seed) = "mistakes".parse::<Seed>();
        let (seed, content) = (seed.child(number), Content::classic());
        let setup = Setup::new(&content, 1, Variant::Standard, content.random_goals(&seed)).expect("solo");
        let mut record = Record::new(content, setup, seed);
        let (mut game, mut bot) = (record.deal(), Level::Random.bot(&seed));
        while !game.is_over() {
            let decision = bot.decide(&game.view(Viewer::Seat(Seat::new(0))));
            game.decide(Seat::new(0), decision).expect("legal");
            record.push(Seat::new(0), decision);
        }
        record
    }

    #[test]
    fn only_proven_mistakes_count() {
        let mut count = 0;
        for number in 0..20 {
            for (kind, part) in mistakes_in(&game(number)) {
                let puzzle = Puzzle::open(kind, part.clone()).expect("a puzzle");
                let played = game(number).decisions()[part.decisions().len()].1;
                let value = puzzle.proof().value_of(&played).expect("a legal decision");
                assert!(puzzle.proof().value.lead_over(value) >= sideboards_puzzles::Expectation::whole(1));
                count += 1;
            }
        }
        assert!(count > 10, "a random player makes {count} mistakes in 20 games");
    }

    /// A review that gives some decisions a cost and calls the others best.
    fn review(record: &Record, cost: impl Fn(usize) -> f64) -> Vec<ReviewedChoice> {
        let expected = Expected { points: 40.0, wins: 0.5 };
        let choice = |place| ReviewedChoice {
            cost: cost(place),
            cost_error: 0.5,
            chosen: expected,
            best: expected,
            best_decision: Decision::Exchange,
            luck: 0.0,
            skill: 0.0,
            passed: None,
        };
        decisions_of(record, Seat::new(0)).into_iter().map(choice).collect()
    }

    #[test]
    fn what_a_review_calls_a_mistake_joins_if_it_can_be_proven() {
        let record = (0..50).map(game).find(|record| !mistakes_in(record).is_empty()).expect("a mistake");
        let places: Vec<usize> =
            mistakes_in(&record).iter().map(|(_, part)| part.decisions().len()).collect();
        let sorted = |cost: &dyn Fn(usize) -> f64| ReviewedMistakes::of(&record, &review(&record, cost));
        let all = sorted(&|_| 6.0);
        assert_eq!(all.proven.len(), places.len());
        assert_eq!(all.unproven, record.decisions().len() - places.len(), "most have too many cards to go");
        let none = sorted(&|_| 2.0);
        assert_eq!((none.proven.len(), none.unproven), (0, 0), "inaccurate is no mistake");
        let early = sorted(&|place| if place == 0 { 6.0 } else { 0.0 });
        assert_eq!((early.proven.len(), early.unproven), (0, 1));
        let (mut reviewed, mut whole) = (Mistakes::default(), Mistakes::default());
        reviewed.add_reviewed(&early, day(0));
        assert_eq!(reviewed, Mistakes::default());
        reviewed.add_reviewed(&all, day(0));
        whole.add_game(&record, day(0));
        assert_eq!(reviewed, whole, "both ways lead to the same puzzles");
        whole.add_reviewed(&all, day(4));
        assert_eq!(reviewed, whole, "and to each of them once");
    }

    #[test]
    fn mistakes_come_back_after_one_three_and_seven_days() {
        let mut mistakes = Mistakes::default();
        let record = (0..50).map(game).find(|record| !mistakes_in(record).is_empty()).expect("a mistake");
        mistakes.add_game(&record, day(0));
        mistakes.add_game(&record, day(5));
        let code = mistakes.iter().next().expect("a mistake").code.clone();
        let is_due =
            |mistakes: &Mistakes, at| mistakes.due(day(at)).iter().any(|mistake| mistake.code == code);
        assert!(!is_due(&mistakes, 0) && is_due(&mistakes, 1));
        assert_eq!((mistakes.next_day(), Mistakes::default().next_day()), (Some(day(1)), None));
        mistakes.answer(&code, true, day(1));
        assert!(!is_due(&mistakes, 3) && is_due(&mistakes, 4));
        mistakes.answer(&code, false, day(4));
        assert!(!is_due(&mistakes, 4) && is_due(&mistakes, 5), "what was not right begins anew");
        for (at, next) in [(5, 8), (8, 15)] {
            mistakes.answer(&code, true, day(at));
            assert!(!is_due(&mistakes, next - 1) && is_due(&mistakes, next));
        }
        let storage = Memory::default();
        mistakes.keep(&storage);
        assert_eq!(Mistakes::kept(&storage), mistakes);
        mistakes.answer(&code, true, day(15));
        assert!(!mistakes.iter().any(|mistake| mistake.code == code), "three times right is enough");
        mistakes.answer("unknown", true, day(15));
    }

    #[test]
    fn texts_that_make_no_sense_are_left_out() {
        assert_eq!(Mistakes::parse("sideboards mistakes 2\n"), None);
        let text = format!(
            "{HEADER}\ntwo-rounds 1 2026-11-15 AQ\ntwo-rounds 3 2026-11-15 AR\nx\nlast-card 0 2026-11-16 AQ\n"
        );
        let read = Mistakes::parse(&text).expect("this version");
        assert_eq!(read.to_string(), format!("{HEADER}\ntwo-rounds 1 2026-11-15 AQ\n"));
    }
}
