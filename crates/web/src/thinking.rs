//! What the page asks its worker, and what the worker answers: texts both ways.
//!
//! A question carries the record of the game, and the worker looks at it through the view of the seat that asks. If the game is
//! not played with the classic box, the content file comes after it.

mod client;
mod review;

pub(crate) use client::Thinker;
pub(crate) use review::{Expected, PassedOn, Reviewed, ReviewedChoice, read as read_review};

use std::cell::RefCell;
use std::sync::Arc;

use sideboards_bots::{Adviser, Exchange, Hint, Level, hindsight};
use sideboards_rules::{Content, Decision, Game, Record, Seat, Seed, View, Viewer};

/// Between a question and the content file; neither has one inside.
const BETWEEN: char = '\u{c}';

thread_local! {
    /// The box of the last question, in the worker, and the file that it was read from.
    static BOX: RefCell<Option<(String, Arc<Content>)>> = const { RefCell::new(None) };
}

/// Something to think about.
#[derive(Clone, Debug, PartialEq, Eq)]
pub(crate) enum Question {
    /// What does a bot of this level do on this seat?
    Decide { level: Level, seat: Seat, record: String },
    /// What is every decision of this seat worth?
    Hints { seat: Seat, record: String },
    /// What is the best that somebody could make of this solo deal who knew all cards?
    Hindsight { record: String },
    /// What does a master make of this solo deal?
    Master { record: String },
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
            Self::Hindsight { record } => format!("hindsight\n{record}"),
            Self::Master { record } => format!("master\n{record}"),
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
            ["hindsight"] => Some(Self::Hindsight { record }),
            ["master"] => Some(Self::Master { record }),
            ["review", number] => Some(Self::Review { seat: seat(number)?, record }),
            _ => None,
        }
    }
}

/// Answers a question, in the worker. Decisions are numbers in the list of all that is legal; whole games are records.
pub(crate) fn answer(question: &str) -> String {
    let (question, file) = unpack(question);
    open_box(file);
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
        Question::Hindsight { record } => best_play(&replay(&record).0).to_string(),
        Question::Master { record } => masters_play(&replay(&record).0).to_string(),
        Question::Review { seat, record } => {
            let (record, _) = replay(&record);
            let mut adviser = Adviser::new(&whims(record.decisions().len()), Adviser::PLAYOUTS);
            let review = adviser.review(&record, seat).expect("only finished games can be reviewed");
            review::write(&review, record.content().deck())
        }
    }
}

/// Plays a solo deal as well as can be.
fn best_play(deal: &Record) -> Record {
    let (content, goals) = (deal.content(), deal.setup().goals());
    let best = hindsight(content, goals, &deal.seed(), Exchange::Allowed).expect("the classic box is large");
    let mut record = Record::new(content.clone(), *deal.setup(), deal.seed());
    best.decisions.iter().for_each(|decision| record.push(Seat::new(0), *decision));
    record
}

/// Plays a solo deal as a master does, who knows no more than anybody else.
fn masters_play(deal: &Record) -> Record {
    let seat = Seat::new(0);
    let mut record = Record::new(deal.content().clone(), *deal.setup(), deal.seed());
    let mut game = record.deal();
    while !game.is_over() {
        let mut master = Level::Master.bot(&whims(record.decisions().len()));
        let decision = master.decide(&game.view(Viewer::Seat(seat)));
        game.decide(seat, decision).expect("bots play by the rules");
        record.push(seat, decision);
    }
    record
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

/// Puts the content file behind a question about a game that is not played with the classic box.
fn pack(question: String, file: Option<String>) -> String {
    match file {
        Some(file) => format!("{question}{BETWEEN}{file}"),
        None => question,
    }
}

fn unpack(question: &str) -> (&str, Option<&str>) {
    question.split_once(BETWEEN).map_or((question, None), |(question, file)| (question, Some(file)))
}

/// Takes the box that a question is about. It is read once for all questions of a game.
fn open_box(file: Option<&str>) {
    BOX.with_borrow_mut(|opened| match file {
        Some(file) if opened.as_ref().is_some_and(|(known, _)| known == file) => {}
        Some(file) => {
            let content = Content::parse(file).expect("the page sends boxes without faults");
            *opened = Some((file.to_owned(), Arc::new(content)));
        }
        None => *opened = None,
    });
}

/// Gives the box that the question is about.
fn content() -> Arc<Content> {
    BOX.with_borrow(|opened| match opened {
        Some((_, content)) => Arc::clone(content),
        None => Content::classic(),
    })
}

fn replay(record: &str) -> (Record, Game) {
    let record = Record::parse(record, content()).expect("the page sends records");
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
    use sideboards_rules::{Setup, Variant};

    use super::*;
    use crate::example::weekend_box;

    fn unfinished(decisions: usize) -> (String, Game) {
        let path = format!("{}/../../examples/two-players.txt", env!("CARGO_MANIFEST_DIR"));
        let text = std::fs::read_to_string(path).expect("an example");
        let text: Vec<&str> = text.lines().take(7 + decisions).collect();
        let text = text.join("\n");
        let (_, game) = replay(&text);
        (text, game)
    }

    #[test]
    fn a_box_comes_with_the_question() {
        let file = include_str!("../../../examples/weekend-box.toml");
        let content = weekend_box();
        let seed = Seed([5; 32]);
        let goals = content.random_goals(&seed);
        let setup = Setup::new(&content, 2, Variant::Standard, goals).expect("cards for two");
        let record = Record::new(Arc::clone(&content), setup, seed);
        let seat = Seat::new(1);
        let (classic, _) = unfinished(4);
        for level in Level::ALL {
            let question = Question::Decide { level, seat, record: record.to_string() }.to_text();
            let answer = answer(&pack(question, Some(file.to_owned())));
            assert!(read_decision(&record.deal().view(Viewer::Seat(seat)), &answer).is_some(), "{level}");
        }
        // The next question may be about the classic box again.
        let question = Question::Decide { level: Level::Random, seat, record: classic };
        answer(&pack(question.to_text(), None));
    }

    #[test]
    fn questions_survive_the_way() {
        let seat = Seat::new(3);
        let record = "first\nsecond\n".to_owned();
        for question in [
            Question::Decide { level: Level::Master, seat, record: record.clone() },
            Question::Hints { seat, record: record.clone() },
            Question::Hindsight { record: record.clone() },
            Question::Master { record: record.clone() },
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
    fn nobody_beats_hindsight() {
        let deal = sideboards_rules::Day::FIRST.record().to_string();
        let points = |question: Question| {
            let game = replay(&answer(&question.to_text())).1;
            game.view(Viewer::Spectator).scores().expect("it is over").of(Seat::new(0)).total
        };
        let best = points(Question::Hindsight { record: deal.clone() });
        let master = points(Question::Master { record: deal });
        assert!(best >= master && master.0 > 20, "{best} {master}");
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
