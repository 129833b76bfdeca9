//! Hints and reviews in words.

use std::fmt::Write;

use sideboards_bots::{Fact, Hint, Passed, Review, ReviewedDecision};
use sideboards_rules::{Deck, Record, Round, Seat, View};

use super::goals;
use super::paint::{bold, card, dim, paint_cards};

/// Draws a seat's position and the expected outcomes of the best decisions.
pub(crate) fn hints(view: &View, seat: Seat, hints: &[Hint], show: usize) -> String {
    let content = view.content();
    let mut text = format!("{}\n", bold(format!("Seat {seat}, {}", round_title(view.round()))));
    text += &format!("\n{}\n", goals::goals(content, view.setup().goals()));
    if !view.sideboard(seat).is_empty() {
        text += &format!("{}\n", super::sideboard(content, view.sideboard(seat)));
    }
    let hand: Vec<String> = view.hand().cards().iter().map(|held| card(content.deck().card(*held))).collect();
    text += &format!("{} {}\n\n", dim("hand"), hand.join(" "));
    // Mirrored or upside-down images are not separate ideas.
    let ideas: Vec<&Hint> = hints.iter().filter(|hint| hint.is_distinct).collect();
    for (number, hint) in (1..).zip(ideas.iter().take(show)) {
        text += &one_hint(view, number, hint);
    }
    let left = ideas.len().saturating_sub(show);
    if left > 0 {
        let noun = if left == 1 { "decision" } else { "decisions" };
        writeln!(text, "\n{}", dim(format!("{left} more {noun}; use --show for more"))).expect("text grows");
    }
    text
}

fn one_hint(view: &View, number: usize, hint: &Hint) -> String {
    let decision = view.content().deck().text(&hint.decision).to_string();
    let points = format!("{:.1} points, spread {:.1}", hint.points, hint.spread);
    let mut line = if view.setup().players().is_solo() {
        points
    } else {
        let wins = match 100.0 * hint.wins {
            few if few < 1.0 => "<1".to_owned(),
            many => format!("{many:.0}"),
        };
        format!("lead {:+.1}, wins {wins}%, {points}", hint.worth)
    };
    if hint.cost >= AS_GOOD {
        line += &format!("; {:.1} ± {:.1} behind the best", hint.cost, hint.cost_error);
    }
    let mut text = format!("{number:>2}  {}\n    {line}\n", paint_cards(&decision));
    for fact in &hint.facts {
        writeln!(text, "    {}", dim(say(fact))).expect("text grows");
    }
    text
}

/// Prints each player's review.
pub(crate) fn reviews(record: &Record, reviews: &[Review]) -> String {
    reviews.iter().map(|review| one(record, review)).collect::<Vec<_>>().join("\n")
}

fn one(record: &Record, review: &Review) -> String {
    let deck = record.content().deck();
    let is_solo = record.setup().players().is_solo();
    let title = bold(format!("Seat {}: {} points", review.seat, review.points));
    let (measure, luck) = if is_solo { ("points", "luck") } else { ("lead", "luck and the others") };
    let mut text = format!(
        "{title}\n{measure}: par {:.1}, {luck} {:+.1}, skill {:+.1}, result {:.1}; given away {:.1}\n\n",
        review.par, review.luck, review.skill, review.result, review.cost
    );
    text += &dim(format!("{:<8}{:>7}{:>7}{:>7}  decision", "", "luck", "skill", "cost"));
    text += "\n";
    for decision in &review.decisions {
        text += &row(decision, deck);
    }
    if !is_solo {
        text += &format!(
            "{:<8}{:>7}{:>16}what the others placed last\n",
            "end",
            difference(review.luck_at_the_end),
            ""
        );
    }
    if let Some(best) = &review.hindsight {
        let missing = best.total.0 - review.points.0.min(best.total.0);
        let exchange = if best.exchange_used { " with an exchange" } else { " without an exchange" };
        let total = bold(format!("{} points", best.total));
        write!(text, "\nKnowing all cards, you could have scored {total}{exchange}, {missing} more:\n")
            .expect("text grows");
        for decision in &best.decisions {
            writeln!(text, "  {}", paint_cards(&deck.text(decision).to_string())).expect("text grows");
        }
    }
    text
}

/// Below this difference in points two decisions are equal: the playouts cannot distinguish them.
const AS_GOOD: f64 = 0.05;

/// Writes a difference, or nothing if it is negligible.
fn difference(points: f64) -> String {
    if points.abs() < AS_GOOD { String::new() } else { format!("{points:+.1}") }
}

fn row(decision: &ReviewedDecision, deck: &Deck) -> String {
    let laid = |hint: &Hint| paint_cards(&deck.text(&hint.decision).to_string());
    let cost = decision.chosen.cost;
    let given_away = if cost < AS_GOOD { String::new() } else { format!("{cost:.1}") };
    let numbers = [difference(decision.luck), difference(decision.skill), given_away];
    let numbers = numbers.map(|number| format!("{number:>7}"));
    let mut text =
        format!("{:<8}{}  {}\n", round_title(decision.round), numbers.concat(), laid(&decision.chosen));
    let indent = " ".repeat(31);
    if cost >= AS_GOOD {
        text += &format!("{indent}{} {}\n", dim("better"), laid(&decision.best));
    }
    if let Some(passed) = &decision.passed {
        text += &format!("{indent}{}\n", passed_on(passed, deck));
    }
    text
}

fn passed_on(passed: &Passed, deck: &Deck) -> String {
    let cards: Vec<String> = passed.cards.cards().iter().map(|passed| card(deck.card(*passed))).collect();
    let became = match passed.laid {
        None => dim("who did not place it"),
        Some((laid, points)) => {
            format!(
                "{} {} {}",
                dim("who placed"),
                card(&deck.face(laid)),
                dim(format!("for {points} points"))
            )
        }
    };
    format!("{} {} {} {became}", dim("passed"), cards.join(" "), dim(format!("to seat {},", passed.to)))
}

/// Describes a fact.
fn say(fact: &Fact) -> String {
    let plural =
        |count: u8, noun: &str| if count == 1 { format!("1 {noun}") } else { format!("{count} {noun}s") };
    match *fact {
        Fact::Completes { value, combinations, .. } => {
            format!("completes {}", plural(combinations, &format!("{value} combination")))
        }
        Fact::LengthensRows { drawers, before } => {
            format!("rows grow from {before} to {}", plural(drawers, "drawer"))
        }
        Fact::KeepsRowOpen { value, drawers } => format!("keeps the {value} row of {drawers} open"),
        Fact::ClosesRow { value, drawers } => format!("closes the {value} row at {drawers}"),
        Fact::Prepares { kind, cards, of } => {
            format!("{cards} of {of} unseen cards would complete a {kind} combination next")
        }
        Fact::RowRace { own, others } if own > others => format!("leads the rows, {own} to {others}"),
        Fact::RowRace { own, others } if own == others => {
            format!("shares the longest rows, {own} to {others}")
        }
        Fact::RowRace { own, others } => format!("is behind in the rows, {own} to {others}"),
        Fact::PassesOn { to, points } => {
            format!(
                "passes on a card that is worth {} to seat {to} now",
                plural(points.0.min(255) as u8, "point")
            )
        }
        Fact::SpendsExchange => "spends the exchange card and its point for new cards".to_owned(),
    }
}

/// Writes a round with the number that the page gives it.
fn round_title(round: Round) -> String {
    format!("round {}", round.number())
}
