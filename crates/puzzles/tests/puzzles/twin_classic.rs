//! The classic box, enumerated plainly: all possible hands are listed, and every sideboard is tallied by the exact
//! method, without tables.

use rand_xoshiro::Xoshiro256PlusPlus;
use rand_xoshiro::rand_core::SeedableRng;
use sideboards_puzzles::{Expectation, Unproven, values};
use sideboards_rules::{
    CardId, Content, Decision, Placement, Scorer, Seat, Setup, Sideboard, Variant, Viewer,
};

use crate::kit::{ALONE, game_with, seed};

/// Returns the best value of a sideboard with a card, tallied drawer by drawer.
fn best_with(scorer: &Scorer, sideboard: &Sideboard, card: CardId, has_exchange: bool) -> u16 {
    let points = |way: Placement| {
        let mut with = *sideboard;
        with.add(way.placed(), way.end);
        scorer.solo_points(scorer.tally(&with).counts(), has_exchange).0
    };
    Placement::ways(card).into_iter().map(points).max().expect("four ways")
}

/// Lists all hands of two.
fn hands(cards: &[CardId]) -> Vec<[CardId; 2]> {
    let second = |index: usize| cards[index + 1..].iter().map(move |other| [cards[index], *other]);
    (0..cards.len()).flat_map(second).collect()
}

#[test]
fn decisions_with_the_exchange_card_spent() {
    let content = Content::classic();
    let mut words = Xoshiro256PlusPlus::seed_from_u64(7);
    let mut compared = 0;
    for number in 0.. {
        let game = game_with(&content, seed("classic").child(number), 2, &mut words);
        let view = game.view(Viewer::Seat(ALONE));
        if view.legal().can_exchange() {
            continue;
        }
        let scorer = view.scorer();
        let unseen: Vec<CardId> = view.unseen().iter().collect();
        assert_eq!(unseen.len(), 45, "13 cards and the two of the exchange are seen");
        for valued in values(&view).expect("enough cards") {
            let Decision::Place(placement) = valued.decision else { panic!("nothing to exchange") };
            let mut sideboard = *view.sideboard(ALONE);
            sideboard.add(placement.placed(), placement.end);
            let best: Vec<u16> =
                (0..60).map(|card| best_with(&scorer, &sideboard, CardId::new(card), false)).collect();
            let hands = hands(&unseen);
            let sum = hands.iter().map(|hand| u128::from(best[hand[0].index()].max(best[hand[1].index()])));
            assert_eq!(valued.value, Expectation::new(sum.sum(), hands.len() as u128), "{number}");
        }
        compared += 1;
        if compared == 12 {
            break;
        }
    }
}

#[test]
fn the_last_card_with_an_exchange_at_hand() {
    let content = Content::classic();
    let mut words = Xoshiro256PlusPlus::seed_from_u64(8);
    let mut compared = 0;
    for number in 0.. {
        let game = game_with(&content, seed("last").child(number), 1, &mut words);
        let view = game.view(Viewer::Seat(ALONE));
        if !view.legal().can_exchange() {
            continue;
        }
        let scorer = view.scorer();
        let sideboard = view.sideboard(ALONE);
        for valued in values(&view).expect("enough cards") {
            let naive = match valued.decision {
                Decision::Exchange => {
                    let hands = hands(&view.unseen().iter().collect::<Vec<_>>());
                    assert_eq!(hands.len(), 990);
                    let best: Vec<u16> =
                        (0..60).map(|card| best_with(&scorer, sideboard, CardId::new(card), false)).collect();
                    let sum =
                        hands.iter().map(|hand| u128::from(best[hand[0].index()].max(best[hand[1].index()])));
                    Expectation::new(sum.sum(), 990)
                }
                decision => {
                    let mut last = game.clone();
                    last.decide(ALONE, decision).expect("a legal decision");
                    Expectation::whole(last.scores().of(ALONE).total.0.into())
                }
            };
            assert_eq!(valued.value, naive, "{number}");
        }
        compared += 1;
        if compared == 40 {
            break;
        }
    }
}

#[test]
fn what_cannot_be_proven_is_refused() {
    let content = Content::classic();
    let mut words = Xoshiro256PlusPlus::seed_from_u64(9);
    let game = game_with(&content, seed("early"), 3, &mut words);
    let of = |game: &sideboards_rules::Game| values(&game.view(Viewer::Seat(ALONE)));
    assert_eq!(of(&game), Err(Unproven::TooEarly { left: 3 }));
    assert_eq!(of(&game_with(&content, seed("over"), 0, &mut words)), Err(Unproven::NothingToDecide));
    let setup = Setup::new(&content, 2, Variant::Standard, game.setup().goals()).expect("two players");
    let table = sideboards_rules::Game::new(content, setup, seed("two"));
    assert_eq!(values(&table.view(Viewer::Seat(Seat::new(1)))), Err(Unproven::NotAlone));
}
