//! Counts of all possible games on the smallest boxes.

use std::collections::HashSet;

use sideboards_rules::{Decision, Game, Seat, Variant};

use crate::kit::{deal, seed, small_content};

/// Counts the sequences of `depth` decisions, seat after seat without taking back, and the different positions that
/// they lead to.
fn perft(game: &Game, depth: usize, positions: &mut HashSet<String>) -> u64 {
    if depth == 0 || game.is_over() {
        positions.insert(position(game));
        return 1;
    }
    let seat =
        game.setup().players().seats().find(|seat| game.is_waiting_for(*seat)).expect("a seat decides");
    game.legal(seat)
        .iter()
        .filter(|decision| *decision != Decision::TakeBack)
        .map(|decision| {
            let mut next = game.clone();
            next.decide(seat, decision).expect("a legal decision");
            perft(&next, depth - 1, positions)
        })
        .sum()
}

/// Everything on the table and in the hands.
fn position(game: &Game) -> String {
    let seats = game.setup().players().seats();
    let of = |seat: Seat| (game.sideboard(seat), game.hand(seat), game.exchange_card(seat));
    format!("{:?} {:?}", seats.map(of).collect::<Vec<_>>(), game.pile())
}

fn count(cards: usize, players: usize, variant: Variant, depth: usize) -> (u64, usize) {
    let game = deal(&small_content(cards), players, variant, seed("perft"));
    let mut positions = HashSet::new();
    let sequences = perft(&game, depth, &mut positions);
    (sequences, positions.len())
}

#[test]
fn alone() {
    // 24 starts; then 8 placements or the exchange, after which only the 8 placements are left for that round.
    let expected = [24, 24 * 9, 24 * (8 * 9 + 8), 24 * (8 * (8 * 9 + 8) + 8 * 8)];
    for (depth, sequences) in (1..).zip(expected) {
        let (counted, positions) = count(15, 1, Variant::Standard, depth);
        assert_eq!(counted, sequences, "depth {depth}");
        // Where the pile is not shuffled again, different decisions lead to different positions.
        assert_eq!(positions as u64, sequences, "depth {depth}");
    }
    // With nine cards, the fewest, the pile of six is empty after three draws and the discards come back.
    assert_eq!(count(9, 1, Variant::Standard, 4).0, expected[3]);
}

#[test]
fn two_players() {
    // A position does not contain secret choices, so only whole rounds have as many positions as sequences.
    assert_eq!(count(18, 2, Variant::Standard, 1), (24, 1));
    assert_eq!(count(18, 2, Variant::Standard, 2), (24 * 24, 24 * 24));
    assert_eq!(count(18, 2, Variant::Standard, 3).0, 24 * 24 * 9);
    // The first places (8), or exchanges and places (8): then the second has 9 in either case, or 8 after exchanging.
    assert_eq!(count(22, 2, Variant::Standard, 4).0, 24 * 24 * (8 * 9 + 8));
}

#[test]
fn two_players_with_four_cards() {
    assert_eq!(count(20, 2, Variant::FourCard, 2), (48 * 48, 48 * 48));
    assert_eq!(count(20, 2, Variant::FourCard, 3).0, 48 * 48 * 12);
}

#[test]
fn three_players() {
    assert_eq!(count(27, 3, Variant::Standard, 3), (24 * 24 * 24, 24 * 24 * 24));
}
