//! The text of a review between worker and front end: a line for the whole, one for the optimum of a solo deal, and
//! for each decision one to three. Cards and decisions are written as in records.

use sideboards_bots::{Passed, Review, ReviewedDecision};
use sideboards_rules::{CardId, Decision, Deck, Notation, Placed, Seat, Sideboard};

use super::thousandths;

/// A game as one seat played it; see [`sideboards_bots::Review`].
#[derive(Clone, Debug, PartialEq)]
pub struct Reviewed {
    /// The average result of a routine player.
    pub par: f64,
    /// The effect of the cards and of the others.
    pub luck: f64,
    /// The effect of deciding better or worse than a routine player.
    pub skill: f64,
    /// How far the play falls short of the best.
    pub cost: f64,
    /// Points, or the lead over the best opponent.
    pub result: f64,
    /// The best play of a solo deal, knowing all cards: points and sideboard.
    pub optimum: Option<(u16, Sideboard)>,
    /// All decisions that counted, in order.
    pub choices: Vec<ReviewedChoice>,
}

/// A decision that counted, and the best one.
#[derive(Clone, Debug, PartialEq)]
pub struct ReviewedChoice {
    /// How far the play falls short of the best.
    pub cost: f64,
    /// How far off the cost is at most, in 95 of 100 reviews.
    pub cost_error: f64,
    /// The expected outcome of the choice.
    pub chosen: Expected,
    /// The expected outcome of the best decision.
    pub best: Expected,
    /// The best decision.
    pub best_decision: Decision,
    /// The effect of the cards and of the others.
    pub luck: f64,
    /// The effect of deciding better or worse than a routine player.
    pub skill: f64,
    /// The cards passed to the neighbour after it.
    pub passed: Option<PassedOn>,
}

/// The expected outcome of a decision.
#[derive(Clone, Copy, Debug, PartialEq)]
pub struct Expected {
    /// Points.
    pub points: f64,
    /// The share of games that are won.
    pub wins: f64,
}

/// Cards passed to the neighbour.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct PassedOn {
    /// The neighbour.
    pub to: Seat,
    /// The cards.
    pub cards: Vec<CardId>,
    /// The card of these that the neighbour laid next, and its points at once.
    pub laid: Option<(Placed, u16)>,
}

/// Writes a review.
pub(super) fn write(review: &Review, deck: &Deck) -> String {
    let whole = [review.par, review.luck, review.skill, review.cost, review.result];
    let mut text = format!("worth{}\n", numbers(&whole));
    if let Some(best) = &review.hindsight {
        text += &format!("optimum {} {}\n", best.total.0, deck.text(&best.sideboard));
    }
    for decision in &review.decisions {
        text += &write_choice(decision, deck);
    }
    text
}

fn write_choice(decision: &ReviewedDecision, deck: &Deck) -> String {
    let ReviewedDecision { chosen, best, luck, skill, passed, .. } = decision;
    let all =
        [chosen.cost, chosen.cost_error, chosen.points, chosen.wins, best.points, best.wins, *luck, *skill];
    let choice = format!("choice{} {}\n", numbers(&all), deck.text(&best.decision));
    choice + &passed.as_ref().map(|passed| write_passed(passed, deck)).unwrap_or_default()
}

fn write_passed(passed: &Passed, deck: &Deck) -> String {
    let cards = passed.cards.cards().iter().map(|card| format!(" {}", deck.card(*card)));
    let mut text = format!("passed {}{}\n", passed.to.index(), cards.collect::<String>());
    if let Some((placed, points)) = &passed.laid {
        text += &format!("laid {} {}\n", points.0, deck.text(placed));
    }
    text
}

fn numbers(numbers: &[f64]) -> String {
    numbers.iter().map(|number| format!(" {}", thousandths(*number))).collect()
}

/// Reads a review.
pub fn read(text: &str, deck: &Deck) -> Option<Reviewed> {
    let (first, rest) = text.split_once('\n')?;
    let ([par, luck, skill, cost, result], "") = read_numbers(first.strip_prefix("worth ")?)? else {
        return None;
    };
    let mut review = Reviewed { par, luck, skill, cost, result, optimum: None, choices: Vec::new() };
    for line in rest.lines() {
        let (word, rest) = line.split_once(' ')?;
        match word {
            "optimum" => {
                let (total, cards) = rest.split_once(' ')?;
                review.optimum = Some((total.parse().ok()?, Sideboard::read(cards, deck).ok()?));
            }
            "choice" => review.choices.push(read_choice(rest, deck)?),
            "passed" => {
                let (to, cards) = rest.split_once(' ')?;
                let cards = cards.split(' ').map(|card| Some(Placed::read(card, deck).ok()?.card));
                let to = Seat::try_from(to.parse::<usize>().ok()?).ok()?;
                let passed = PassedOn { to, cards: cards.collect::<Option<_>>()?, laid: None };
                review.choices.last_mut()?.passed = Some(passed);
            }
            "laid" => {
                let (points, card) = rest.split_once(' ')?;
                let laid = (Placed::read(card, deck).ok()?, points.parse().ok()?);
                review.choices.last_mut()?.passed.as_mut()?.laid = Some(laid);
            }
            _ => return None,
        }
    }
    Some(review)
}

fn read_choice(text: &str, deck: &Deck) -> Option<ReviewedChoice> {
    let ([cost, cost_error, points, wins, best_points, best_wins, luck, skill], decision) =
        read_numbers(text)?;
    Some(ReviewedChoice {
        cost,
        cost_error,
        chosen: Expected { points, wins },
        best: Expected { points: best_points, wins: best_wins },
        best_decision: Decision::read(decision, deck).ok()?,
        luck,
        skill,
        passed: None,
    })
}

/// Reads N numbers, and returns the rest of the text.
fn read_numbers<const N: usize>(text: &str) -> Option<([f64; N], &str)> {
    let mut words = text.splitn(N + 1, ' ');
    let mut numbers = [0.0; N];
    for number in &mut numbers {
        *number = f64::from(words.next()?.parse::<i32>().ok()?) / 1000.0;
    }
    Some((numbers, words.next().unwrap_or_default()))
}

#[cfg(test)]
mod tests {
    use sideboards_bots::Adviser;
    use sideboards_rules::{Content, Record};

    use super::*;
    use crate::thinking::whims;

    fn reviewed(name: &str, seat: usize) -> (Review, Option<Reviewed>) {
        let path = format!("{}/../../examples/{name}.txt", env!("CARGO_MANIFEST_DIR"));
        let text = std::fs::read_to_string(path).expect("an example");
        let record = Record::parse(&text, Content::classic()).expect("a record");
        let review = Adviser::new(&whims(0), 50).review(&record, Seat::new(seat)).expect("a finished game");
        let deck = record.content().deck();
        let again = read(&write(&review, deck), deck);
        (review, again)
    }

    #[test]
    fn a_review_survives_the_way() {
        let (review, read) = reviewed("three-players", 1);
        let read = read.expect("what was written");
        assert!((read.par + read.luck + read.skill - read.result).abs() < 0.01);
        assert!((read.cost - review.cost).abs() < 0.001);
        assert_eq!(read.optimum, None);
        assert_eq!(read.choices.len(), review.decisions.len());
        for (read, written) in read.choices.iter().zip(&review.decisions) {
            assert_eq!(read.best_decision, written.best.decision);
            assert!((read.chosen.points - written.chosen.points).abs() < 0.001);
            let passed = written.passed.map(|passed| PassedOn {
                to: passed.to,
                cards: passed.cards.cards().to_vec(),
                laid: passed.laid.map(|(placed, points)| (placed, points.0)),
            });
            assert_eq!(read.passed, passed);
        }
        assert!(read.choices.iter().any(|choice| choice.passed.is_some()));
    }

    #[test]
    fn nonsense_is_no_review() {
        let content = Content::classic();
        for text in ["", "worth 1 2 3\n", "worth 1 2 3 4 5\nchoice 1\n", "worth 1 2 3 4 5\nlaid 3 x\n"] {
            assert_eq!(read(text, content.deck()), None, "{text}");
        }
        assert!(read("worth 1 2 3 4 5\n", content.deck()).is_some());
    }
}
