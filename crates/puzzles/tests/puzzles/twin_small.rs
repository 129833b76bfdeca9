//! The deliberately naive twin: every order of the pile is a game, and games that look the same to the player get
//! the same decision. It contains no formula, only the engine.

use std::collections::HashMap;

use rand_xoshiro::Xoshiro256PlusPlus;
use rand_xoshiro::rand_core::SeedableRng;
use sideboards_puzzles::{Expectation, Unproven, Valued, open_values, values};
use sideboards_rules::{CardId, Decision, Game, Viewer};

use crate::kit::{ALONE, game_with, motley_box, seed, small_box};

/// Returns a game for each order of the pile; all of them look the same to the player.
fn all_worlds(game: &Game, words: &mut Xoshiro256PlusPlus) -> Vec<Game> {
    let view = game.view(Viewer::Seat(ALONE));
    let count = (1..=game.pile().len()).product();
    let mut worlds: HashMap<Vec<CardId>, Game> = HashMap::new();
    while worlds.len() < count {
        let world = view.sample(words);
        assert!(world.view(Viewer::Seat(ALONE)) == view, "a sampled world looks the same");
        worlds.insert(world.pile().to_vec(), world);
    }
    worlds.into_values().collect()
}

/// Returns the sum of the final points over all worlds, which look the same to the player and so get the same
/// decisions.
fn best_sum(worlds: &[Game]) -> u64 {
    if worlds[0].is_over() {
        return worlds.iter().map(|world| u64::from(world.scores().of(ALONE).total.0)).sum();
    }
    worlds[0].legal(ALONE).iter().map(|decision| sum_after(worlds, decision)).max().expect("a decision")
}

/// Carries out a decision in all worlds, and continues in groups that still look the same.
fn sum_after(worlds: &[Game], decision: Decision) -> u64 {
    let mut alike: HashMap<Vec<CardId>, Vec<Game>> = HashMap::new();
    for world in worlds {
        let mut next = world.clone();
        next.decide(ALONE, decision).expect("a legal decision");
        // After the same decisions, only the drawn cards differ.
        alike.entry(next.hand(ALONE).cards().to_vec()).or_default().push(next);
    }
    alike.values().map(|worlds| best_sum(worlds)).sum()
}

fn naive(game: &Game, words: &mut Xoshiro256PlusPlus) -> Vec<Valued> {
    let worlds = all_worlds(game, words);
    let value = |decision| Expectation::new(sum_after(&worlds, decision).into(), worlds.len() as u128);
    game.legal(ALONE).iter().map(|decision| Valued { decision, value: value(decision) }).collect()
}

/// Compares positions of a box, and returns how many had a large enough pile.
fn compare(content: &std::sync::Arc<sideboards_rules::Content>, name: &str, games: u32) -> u32 {
    let mut words = Xoshiro256PlusPlus::seed_from_u64(games.into());
    let mut compared = 0;
    for number in 0..games {
        let game = game_with(content, seed(name).child(number), 1 + number as usize % 2, &mut words);
        match values(&game.view(Viewer::Seat(ALONE))) {
            Ok(values) => {
                assert_eq!(values, naive(&game, &mut words), "{name} {number}");
                compared += 1;
            }
            Err(Unproven::PileTooSmall { cards, needed }) => assert!(cards < needed),
            Err(error) => panic!("{name} {number}: {error}"),
        }
    }
    compared
}

#[test]
fn thousands_of_small_positions() {
    // With 17 to 19 cards at most six are left in the pile: 720 orders.
    let compared: u32 = (0..12)
        .map(|from| compare(&small_box(17, 5 * from), &format!("small {from}"), 200))
        .chain([compare(&small_box(18, 7), "eighteen", 60), compare(&small_box(19, 31), "nineteen", 12)])
        .sum();
    assert!(compared > 2_000, "{compared}");
}

#[test]
fn boxes_that_show_colours_and_handles_many_times() {
    let mut words = Xoshiro256PlusPlus::seed_from_u64(5);
    let compared: u32 =
        (0..6).map(|number| compare(&motley_box(17, &mut words), &format!("motley {number}"), 60)).sum();
    assert!(compared > 250, "{compared}");
}

/// With open cards, plain recursion over games gives the exact values.
#[test]
fn open_deals_agree_with_plain_recursion() {
    fn best(game: &Game) -> u16 {
        if game.is_over() {
            return game.scores().of(ALONE).total.0;
        }
        game.legal(ALONE).iter().map(|decision| after(game, decision)).max().expect("a decision")
    }
    fn after(game: &Game, decision: Decision) -> u16 {
        let mut next = game.clone();
        next.decide(ALONE, decision).expect("a legal decision");
        best(&next)
    }
    let mut words = Xoshiro256PlusPlus::seed_from_u64(6);
    let content = sideboards_rules::Content::classic();
    for number in 0..300 {
        let left = if number % 30 == 0 { 4 } else { 1 + number as usize % 3 };
        let game = game_with(&content, seed("open").child(number), left, &mut words);
        for valued in open_values(&game).expect("enough cards") {
            let naive = Expectation::whole(after(&game, valued.decision).into());
            assert_eq!(valued.value, naive, "{number}");
        }
    }
}
