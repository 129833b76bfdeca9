//! What the page asks its worker, and what the worker answers: texts both ways.
//!
//! A question carries the record of the game, and the worker looks at it through the view of the seat that asks.

mod client;
mod review;

pub(crate) use client::Thinker;
pub(crate) use review::{Expected, PassedOn, Reviewed, ReviewedChoice, read as read_review};

use sideboards_bots::{Adviser, Hint, Level};
use sideboards_rules::{Content, Decision, Game, Record, Seat, Seed, View, Viewer};

/// Something to think about.
#[derive(Clone, Debug, PartialEq, Eq)]
pub(crate) enum Question {
    /// What does a bot of this level do on this seat?
    Decide { level: Level, seat: Seat, record: String },
    /// What is every decision of this seat worth?
    Hints { seat: Seat, record: String },
    /// How well did this seat play a game that is over?
    Review { seat: Seat, record: String },
}

/// How good a decision is; see [`sideboards_bots::Hint`].
#[derive(Clone, Debug, PartialEq)]
pub(crate) struct Advice {
    pub(crate) decision: Decision,
    pub(crate) cost: f64,
    pub(crate) cost_error: f64,
    pub(crate) points: f64,
    pub(crate) wins: f64,
    pub(crate) is_distinct: bool,
}

impl Question {
    fn to_text(&self) -> String {
        match self {
            Self::Decide { level, seat, record } => format!("decide {} {level}\n{record}", seat.index()),
            Self::Hints { seat, record } => format!("hints {}\n{record}", seat.index()),
            Self::Review { seat, record } => format!("review {}\n{record}", seat.index()),
        }
    }

    fn parse(text: &str) -> Option<Self> {
        let (head, record) = text.split_once('\n')?;
        let words: Vec<&str> = head.split(' ').collect();
        let seat = |word: &str| Seat::try_from(word.parse::<usize>().ok()?).ok();
        let record = record.to_owned();
        match words[..] {
            ["decide", number, level] => {
                Some(Self::Decide { level: level.parse().ok()?, seat: seat(number)?, record })
            }
            ["hints", number] => Some(Self::Hints { seat: seat(number)?, record }),
            ["review", number] => Some(Self::Review { seat: seat(number)?, record }),
            _ => None,
        }
    }
}

/// Answers a question, in the worker. Decisions are numbers in the list of all that is legal.
pub(crate) fn answer(question: &str) -> String {
    match Question::parse(question).expect("the page asks what the worker knows") {
        Question::Decide { level, seat, record } => {
            let (record, game) = replay(&record);
            let view = game.view(Viewer::Seat(seat));
            let decision = level.bot(&whims(record.decisions().len())).decide(&view);
            number(&game, seat, &decision).to_string()
        }
        Question::Hints { seat, record } => {
            let (record, game) = replay(&record);
            let mut adviser = Adviser::new(&whims(record.decisions().len()), Adviser::PLAYOUTS);
            let hints = adviser.hints(&game.view(Viewer::Seat(seat)));
            let line = |hint: &Hint| {
                let numbers = [hint.cost, hint.cost_error, hint.points, hint.wins].map(thousandths);
                let [cost, error, points, wins] = numbers;
                let distinct = u8::from(hint.is_distinct);
                format!("{} {cost} {error} {points} {wins} {distinct}\n", number(&game, seat, &hint.decision))
            };
            hints.iter().map(line).collect()
        }
        Question::Review { seat, record } => {
            let (record, _) = replay(&record);
            let mut adviser = Adviser::new(&whims(record.decisions().len()), Adviser::PLAYOUTS);
            let review = adviser.review(&record, seat).expect("only finished games are reviewed");
            review::write(&review, record.content().deck())
        }
    }
}

/// Gives whims that have nothing to do with the deal, and are others at every decision of a game.
pub(crate) fn whims(decisions: usize) -> Seed {
    let Ok(whims) = "whims of bots".parse::<Seed>();
    whims.child(decisions as u32)
}

/// Whole numbers travel light: reading and writing floats takes a dozen kilobytes of code.
fn thousandths(number: f64) -> i32 {
    (number * 1000.0).round() as i32
}

fn replay(record: &str) -> (Record, Game) {
    let record = Record::parse(record, Content::classic()).expect("the page sends records");
    let game = record.replay().expect("of games that were played");
    (record, game)
}

fn number(game: &Game, seat: Seat, decision: &Decision) -> usize {
    game.legal(seat).iter().position(|legal| legal == *decision).expect("bots play by the rules")
}

/// Reads the number of a decision.
pub(crate) fn read_decision(game: &View, answer: &str) -> Option<Decision> {
    let number: usize = answer.parse().ok()?;
    let legal = game.legal();
    (number < legal.len()).then(|| legal.get(number))
}

/// Reads hints.
pub(crate) fn read_hints(view: &View, answer: &str) -> Option<Vec<Advice>> {
    let line = |line: &str| {
        let mut words = line.split(' ');
        let decision = read_decision(view, words.next()?)?;
        let mut float = || Some(f64::from(words.next()?.parse::<i32>().ok()?) / 1000.0);
        let (cost, cost_error, points, wins) = (float()?, float()?, float()?, float()?);
        Some(Advice { decision, cost, cost_error, points, wins, is_distinct: words.next()? == "1" })
    };
    answer.lines().map(line).collect()
}

#[cfg(test)]
mod tests {
    use super::*;

    fn unfinished(decisions: usize) -> (String, Game) {
        let path = format!("{}/../../examples/two-players.txt", env!("CARGO_MANIFEST_DIR"));
        let text = std::fs::read_to_string(path).expect("an example");
        let text: Vec<&str> = text.lines().take(7 + decisions).collect();
        let text = text.join("\n");
        let (_, game) = replay(&text);
        (text, game)
    }

    #[test]
    fn questions_survive_the_way() {
        let seat = Seat::new(3);
        let record = "first\nsecond\n".to_owned();
        for question in [
            Question::Decide { level: Level::Master, seat, record: record.clone() },
            Question::Hints { seat, record: record.clone() },
            Question::Review { seat, record },
        ] {
            assert_eq!(Question::parse(&question.to_text()), Some(question));
        }
        assert_eq!(Question::parse("decide 9 master\n"), None);
    }

    #[test]
    fn every_bot_answers_with_something_legal() {
        let (record, game) = unfinished(2);
        for level in Level::ALL {
            let question = Question::Decide { level, seat: Seat::new(1), record: record.clone() };
            let view = game.view(Viewer::Seat(Seat::new(1)));
            let decision = read_decision(&view, &answer(&question.to_text())).expect("a decision");
            assert!(view.legal().contains(&decision));
        }
    }

    #[test]
    fn hints_cover_everything_legal() {
        let (record, game) = unfinished(2);
        let view = game.view(Viewer::Seat(Seat::new(0)));
        let question = Question::Hints { seat: Seat::new(0), record };
        let hints = read_hints(&view, &answer(&question.to_text())).expect("hints");
        assert_eq!(hints.len(), view.legal().len());
        assert!(hints[0].cost.abs() < 1e-9, "the best comes first");
    }

    #[test]
    fn nonsense_is_no_decision() {
        let (_, game) = unfinished(2);
        let view = game.view(Viewer::Seat(Seat::new(0)));
        assert_eq!(read_decision(&view, "99"), None);
        assert_eq!(read_decision(&view, "-1"), None);
        assert_eq!(read_hints(&view, "0 1 2"), None);
    }
}
