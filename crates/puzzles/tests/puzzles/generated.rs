//! Generated puzzles have the promised properties.

use sideboards_puzzles::{Expectation, Generator, Kind, NotAPuzzle, Proof, Puzzle, TooFewCards, are_twins};
use sideboards_rules::{COLUMNS, Content, Decision, ExchangeCard, Record};

use crate::kit::{ALONE, seed, small_box};

fn some(kind: Kind, count: usize) -> Vec<Puzzle> {
    let generator = Generator::new(Content::classic(), kind, None, seed("generated")).expect("enough cards");
    (0..).filter_map(|number| generator.puzzle(number)).take(count).collect()
}

#[test]
fn one_answer_leads_by_a_point() {
    for kind in Kind::ALL {
        for puzzle in some(kind, 12) {
            let (proof, view) = (puzzle.proof(), puzzle.view());
            let decisions = 1 + proof.twins.len() + proof.alternatives.len();
            assert_eq!(
                decisions,
                view.legal().len(),
                "every decision is the answer, its twin or an alternative"
            );
            let best = proof.alternatives.iter().map(|valued| valued.value).max().expect("alternatives");
            assert!(proof.margin >= Proof::LEAST_MARGIN && proof.value.minus(best) == Some(proof.margin));
            assert!(proof.twins.iter().all(|twin| are_twins(twin, &proof.answer, &view)));
            assert!(proof.alternatives.is_sorted_by(|one, other| one.value >= other.value));
            assert_eq!(puzzle.step(), puzzle.record().decisions().len());
        }
    }
}

#[test]
fn kinds_begin_where_they_should() {
    for kind in Kind::ALL {
        for puzzle in some(kind, 12) {
            let left = COLUMNS - puzzle.game().sideboard(ALONE).len();
            let is_spent = puzzle.game().exchange_card(ALONE) == ExchangeCard::Used;
            let answer = puzzle.proof().answer;
            match kind {
                Kind::LastCard => assert!(left == 1 && is_spent),
                Kind::TwoRounds => assert!(left == 2 && answer != Decision::Exchange),
                Kind::Exchange => {
                    let second = puzzle.proof().alternatives[0].decision;
                    assert!(left <= 2 && !is_spent);
                    assert!(answer == Decision::Exchange || second == Decision::Exchange);
                }
                Kind::Perfect => assert!(left >= 3),
            }
        }
    }
}

#[test]
fn the_line_of_an_open_deal_reaches_its_value() {
    for puzzle in some(Kind::Perfect, 20) {
        let mut game = puzzle.game().clone();
        for &decision in puzzle.line() {
            game.decide(ALONE, decision).expect("a legal decision");
        }
        assert!(game.is_over());
        assert_eq!(Expectation::whole(game.scores().of(ALONE).total.0.into()), puzzle.proof().value);
    }
}

#[test]
fn a_number_gives_the_same_puzzle_for_ever_and_its_text_opens() {
    for kind in Kind::ALL {
        for (one, other) in some(kind, 4).into_iter().zip(some(kind, 4)) {
            assert_eq!(one.record().to_string(), other.record().to_string());
            let record = Record::parse(&one.record().to_string(), Content::classic()).expect("a record");
            let again = Puzzle::open(kind, record).expect("a puzzle");
            assert_eq!((again.proof(), again.theme()), (one.proof(), one.theme()));
        }
    }
}

#[test]
fn a_puzzle_of_one_kind_is_none_of_another() {
    let last = some(Kind::LastCard, 1).remove(0);
    for kind in [Kind::TwoRounds, Kind::Exchange, Kind::Perfect] {
        let opened = Puzzle::open(kind, last.record().clone());
        assert!(matches!(opened, Err(NotAPuzzle::Moment { .. })), "{kind}");
    }
}

#[test]
fn small_boxes_are_refused_or_proven() {
    let generator = |cards| Generator::new(small_box(cards, 0), Kind::TwoRounds, None, seed("small"));
    assert_eq!(generator(16).map(drop), Err(TooFewCards { cards: 16 }));
    let generator = generator(17).expect("enough cards");
    assert!((0..200).any(|number| generator.puzzle(number).is_some()));
}
