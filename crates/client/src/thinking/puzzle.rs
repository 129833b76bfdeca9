//! Puzzles that a worker proves: face-up deals take it a second or two.

use std::sync::Arc;

use sideboards_puzzles::{Generator, Kind, Puzzle, Valued};
use sideboards_rules::{Content, Decision, Game, Record, Seat, Seed, Viewer};

/// Proves a puzzle: a line for each legal decision with its exact value, then the best line as numbers among the legal decisions. What
/// is no puzzle is nothing.
pub(super) fn prove(kind: Kind, record: Record) -> String {
    let Ok(puzzle) = Puzzle::open(kind, record) else { return String::new() };
    let view = puzzle.view();
    let value = |decision| puzzle.proof().value_of(&decision).expect("a legal decision has a value");
    let values: String = view.legal().iter().map(|decision| format!("{}\n", value(decision))).collect();
    let mut game = puzzle.game().clone();
    let numbers = puzzle.line().iter().map(|decision| {
        let number = game.legal(ALONE).iter().position(|legal| legal == *decision);
        game.decide(ALONE, *decision).expect("a line by the rules");
        number.expect("a line by the rules").to_string()
    });
    // A puzzle with one decision has one in its line, and the game need not go on after it.
    let numbers: Vec<String> = numbers.collect();
    format!("{values}{}", numbers.join(" "))
}

const ALONE: Seat = Seat::new(0);

/// How many deals are tried before the worker gives up.
const ATTEMPTS: u32 = 1000;

/// Finds a puzzle that follows from a seed: the game up to it. Boxes with too few cards have none.
pub(super) fn find(kind: Kind, content: &Arc<Content>, seed: Seed) -> String {
    let Ok(generator) = Generator::new(Arc::clone(content), kind, None, seed) else { return String::new() };
    let found = (0..ATTEMPTS).find_map(|number| generator.puzzle(number));
    found.map(|puzzle| puzzle.record().to_string()).unwrap_or_default()
}

/// Reads what a worker has proven of a puzzle; nothing if it is none.
pub fn read(kind: Kind, record: Record, text: &str) -> Option<Puzzle> {
    let game = record.replay().ok()?;
    let legal: Vec<Decision> = game.view(Viewer::Seat(ALONE)).legal().iter().collect();
    let lines: Vec<&str> = text.lines().collect();
    let (numbers, values) = lines.split_last()?;
    if values.len() != legal.len() {
        return None;
    }
    let valued = legal.into_iter().zip(values);
    let valued = valued.map(|(decision, value)| Some(Valued { decision, value: value.parse().ok()? }));
    let line = read_line(game, numbers)?;
    Puzzle::taken_up(kind, record, &valued.collect::<Option<Vec<Valued>>>()?, line).ok()
}

fn read_line(mut game: Game, numbers: &str) -> Option<Vec<Decision>> {
    let numbers = numbers.split(' ').map(|number| {
        let decision = game.legal(ALONE).iter().nth(number.parse().ok()?)?;
        game.decide(ALONE, decision).ok()?;
        Some(decision)
    });
    numbers.collect()
}

#[cfg(test)]
mod tests {
    use super::*;
    use sideboards_puzzles::{PuzzleSet, SHIPPED};
    use sideboards_rules::Content;

    #[test]
    fn a_new_puzzle_follows_from_its_seed() {
        let content = Content::classic();
        for kind in Kind::ALL {
            let text = find(kind, &content, Seed([4; 32]));
            assert_eq!(find(kind, &content, Seed([4; 32])), text);
            let record = Record::parse(&text, Arc::clone(&content)).expect("a record");
            assert!(Puzzle::open(kind, record).is_ok(), "{kind}");
        }
        assert_ne!(
            find(Kind::LastCard, &content, Seed([5; 32])),
            find(Kind::LastCard, &content, Seed([4; 32]))
        );
        let few = crate::example::weekend_box();
        assert_eq!(
            few.deck().len() < Generator::NEEDED,
            find(Kind::LastCard, &few, Seed([4; 32])).is_empty()
        );
    }

    #[test]
    fn a_puzzle_comes_back_as_it_was_proven() {
        let set = PuzzleSet::read(SHIPPED, Content::classic()).expect("the set");
        for entry in set.entries().iter().skip(2).step_by(797) {
            let (record, puzzle) = (set.record(entry), set.puzzle(entry).expect("a puzzle"));
            let read =
                read(entry.kind, record.clone(), &prove(entry.kind, record.clone())).expect("the same");
            assert_eq!((read.proof(), read.line()), (puzzle.proof(), puzzle.line()));
            assert_eq!(
                (read.theme(), read.kind(), read.step()),
                (puzzle.theme(), puzzle.kind(), puzzle.step())
            );
            let other = if entry.kind == Kind::LastCard { Kind::TwoRounds } else { Kind::LastCard };
            assert_eq!(prove(other, record.clone()), "", "no puzzle begins there");
            for nonsense in ["", "1\n0", "x", &"0\n".repeat(20)] {
                assert!(super::read(entry.kind, record.clone(), nonsense).is_none(), "{nonsense}");
            }
        }
    }
}
