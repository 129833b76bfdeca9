use std::fmt::Write;

use sideboards_puzzles::{Difficulty, Kind, Puzzle};
use sideboards_rules::{Decision, Seat};

use super::goals::goals;
use super::paint::{bold, card, dim, paint_cards};
use super::sideboard;

/// Draws a puzzle, its answer, and the value of every decision.
pub(crate) fn puzzle(puzzle: &Puzzle, difficulty: Difficulty) -> String {
    let (proof, record) = (puzzle.proof(), puzzle.record());
    let content = record.content();
    let decision = |decision: &Decision| paint_cards(&content.deck().text(decision).to_string());
    let seat = Seat::new(0);
    let cards = |cards: &[sideboards_rules::CardId]| {
        cards.iter().map(|id| card(content.deck().card(*id))).collect::<Vec<_>>().join(" ")
    };
    let mut text = bold(format!("{}, {}, difficulty {difficulty}", puzzle.kind(), puzzle.theme())) + "\n";
    text += &goals(content, record.setup().goals());
    text += &sideboard(content, puzzle.game().sideboard(seat));
    let exchange = if puzzle.view().legal().can_exchange() { "exchange card unused" } else { "no exchange" };
    let hand = cards(puzzle.game().hand(seat).cards());
    let mut write = |label: &str, value: String| writeln!(text, "{label:<8} {value}").expect("text grows");
    write("hand", format!("{hand}  {}", dim(exchange)));
    if puzzle.kind() == Kind::Perfect {
        let seen = 2 * puzzle.line().len();
        write("to come", cards(&puzzle.game().pile()[..seen.min(puzzle.game().pile().len())]));
    }
    write("best", format!("{}  {}", decision(&proof.answer), bold(proof.value)));
    for next in puzzle.line().iter().skip(1) {
        write("then", decision(next));
    }
    for twin in &proof.twins {
        write("or", decision(twin));
    }
    for valued in &proof.alternatives {
        let lost = proof.value.lead_over(valued.value);
        let lost = dim(format!("-{lost}"));
        write("", format!("{}  {}  {lost}", decision(&valued.decision), valued.value));
    }
    text + &format!("{}\n\n", dim(format!("seed {}, step {}", record.seed(), puzzle.step())))
}
