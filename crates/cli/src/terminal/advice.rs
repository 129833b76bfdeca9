//! Hints and reviews in words.

use std::fmt::Write;

use sideboards_bots::{Fact, Hint, Passed, Review, ReviewedDecision};
use sideboards_rules::{Deck, Record, Seat, View};

use super::paint::{bold, card, dim, paint_cards};

/// Draws what the best decisions lead to.
pub(crate) fn hints(view: &View, seat: Seat, hints: &[Hint], show: usize) -> String {
    let deck = view.content().deck();
    let is_solo = view.setup().players().is_solo();
    let hand: Vec<String> = view.hand().cards().iter().map(|held| card(deck.card(*held))).collect();
    let title = bold(format!("Seat {seat}, {}", view.round()));
    let mut text = format!("{title}\n{} {}\n\n", dim("hand"), hand.join(" "));
    for (number, hint) in (1..).zip(hints.iter().take(show)) {
        writeln!(text, "{number:>2}  {}", paint_cards(&deck.text(&hint.decision).to_string()))
            .expect("text grows");
        let mut line = if is_solo {
            format!("{:.1} points, spread {:.1}", hint.worth, hint.spread)
        } else {
            let points = format!("{:.1} points, spread {:.1}", hint.points, hint.spread);
            format!("lead {:+.1}, wins {:.0}%, {points}", hint.worth, 100.0 * hint.wins)
        };
        if number > 1 {
            line += &format!("; {:.1} behind the best", hint.cost);
        }
        writeln!(text, "    {line}").expect("text grows");
        for fact in &hint.facts {
            writeln!(text, "    {}", dim(say(fact))).expect("text grows");
        }
    }
    let left = hints.len().saturating_sub(show);
    if left > 0 {
        let noun = if left == 1 { "decision" } else { "decisions" };
        writeln!(text, "\n{}", dim(format!("{left} more {noun}; --show shows more of them")))
            .expect("text grows");
    }
    text
}

/// Draws how everybody played.
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
            "{:<8}{:>7}{:>16}what the others laid last\n",
            "end",
            difference(review.luck_at_the_end),
            ""
        );
    }
    if let Some(best) = &review.hindsight {
        let missing = best.total.0 - review.points.0.min(best.total.0);
        let exchange = if best.exchange_used { ", with an exchange" } else { "" };
        let total = bold(format!("{} points", best.total));
        write!(text, "\nWho knew all cards could have made {total}{exchange}, {missing} more:\n")
            .expect("text grows");
        for decision in &best.decisions {
            writeln!(text, "  {}", paint_cards(&deck.text(decision).to_string())).expect("text grows");
        }
    }
    text
}

/// Below this many points two decisions are as good as each other: the playouts cannot tell them apart.
const AS_GOOD: f64 = 0.05;

/// Writes a difference, or nothing if there is none to speak of.
fn difference(points: f64) -> String {
    if points.abs() < AS_GOOD { String::new() } else { format!("{points:+.1}") }
}

fn row(decision: &ReviewedDecision, deck: &Deck) -> String {
    let laid = |hint: &Hint| paint_cards(&deck.text(&hint.decision).to_string());
    let cost = decision.chosen.cost;
    let numbers = [decision.luck, decision.skill, -cost].map(|points| format!("{:>7}", difference(points)));
    let mut text =
        format!("{:<8}{}  {}\n", decision.round.to_string(), numbers.concat(), laid(&decision.chosen));
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
    let face = |laid| card(deck.card(laid));
    let cards: Vec<String> = passed.cards.cards().iter().map(|passed| face(*passed)).collect();
    let became = match passed.laid {
        None => dim("who did not lay it"),
        Some((_, points)) if cards.len() == 1 => dim(format!("who laid it for {points} points")),
        Some((laid, points)) => {
            format!("{} {} {}", dim("who laid"), face(laid), dim(format!("for {points} points")))
        }
    };
    format!("{} {} {} {became}", dim("passed"), cards.join(" "), dim(format!("to seat {},", passed.to)))
}

/// Says a fact in words.
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
            format!("passes a card worth {} to seat {to} at once", plural(points.0.min(255) as u8, "point"))
        }
        Fact::SpendsExchange => "spends the exchange card and its point for new cards".to_owned(),
    }
}
