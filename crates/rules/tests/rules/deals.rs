//! The deal of a seed, the same on every platform and in every later version.
//!
//! `tests/golden/deals.txt` was written once by a separate program that follows `docs/DEAL.md` and shares no code
//! with this one. It must never change: people replay the deal of a seed, and prove deals with it. `cargo xtask
//! test` compares it in WebAssembly too.

use sideboards_rules::{Content, Seat, Seed, Variant};

use crate::kit::{all_tables, deal, seed};

/// One line per seed: its text, three goals drawn with it, and the deck positions of all cards in dealing order.
const DEALS: &str = include_str!("../golden/deals.txt");

#[test]
fn deals_are_as_they_always_were() {
    let content = Content::classic();
    let mut lines = 0;
    for line in DEALS.lines() {
        let (text, rest) = line.split_once(": ").expect("a seed and its deal");
        let seed: Seed = text.parse().expect("every text is a seed");
        let mut numbers = rest.split(' ').map(|number| number.parse::<usize>().expect("a number"));
        let goals = content.random_goals(&seed).numbers().map(usize::from);
        assert_eq!(numbers.by_ref().take(3).collect::<Vec<_>>(), goals, "goals of {text:?}");
        let order: Vec<usize> = content.shuffled(&seed).iter().map(|card| card.index()).collect();
        assert_eq!(numbers.collect::<Vec<_>>(), order, "deal of {text:?}");
        lines += 1;
    }
    assert_eq!(lines, 12);
}

#[test]
fn the_order_depends_on_content_and_seed_alone() {
    let content = Content::classic();
    for (players, variant) in all_tables() {
        let game = deal(&content, players, variant, seed("table"));
        let order = content.shuffled(&seed("table"));
        let first = game.hand(Seat::new(0)).cards()[0];
        assert_eq!(first, order[0]);
        assert_eq!(game.pile(), &order[players * variant.dealt()..]);
    }
}

#[test]
fn goals_are_drawn_from_all_there_are() {
    let content = Content::classic();
    let mut drawn = std::collections::BTreeSet::new();
    for number in 0..500 {
        drawn.extend(content.random_goals(&seed(&number.to_string())).numbers());
    }
    assert_eq!(drawn, (1..=30).collect());
}

#[test]
fn a_series_of_games_has_different_deals() {
    let parent = seed("series");
    let first_cards: std::collections::BTreeSet<_> = (0..50)
        .map(|number| {
            let game = deal(&Content::classic(), 2, Variant::Standard, parent.child(number));
            game.hand(Seat::new(0)).cards().to_vec()
        })
        .collect();
    assert_eq!(first_cards.len(), 50);
}
