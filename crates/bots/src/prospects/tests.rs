use sideboards_rules::{
    COLUMNS, Content, End, GoalKind, Placed, Seed, Setup, Sideboard, Turned, Variant, below,
};

use super::*;

fn seed(text: &str) -> Seed {
    text.parse().expect("every text is a seed")
}

/// Lays the first cards of a shuffled deck, any way up and at any end.
fn some_sideboard(content: &Content, cards: usize, seed: &Seed) -> Sideboard {
    use rand_xoshiro::rand_core::SeedableRng;
    let mut words = rand_xoshiro::Xoshiro256PlusPlus::from_seed(seed.0);
    let mut sideboard = Sideboard::EMPTY;
    for card in content.shuffled(seed).into_iter().take(cards) {
        let turned = Turned::ALL[below(&mut words, 2)];
        sideboard.add(Placed { card, turned }, End::ALL[below(&mut words, 2)]);
    }
    sideboard
}

fn prospects(content: &Content, players: usize, seed: &Seed) -> (Prospects, Setup) {
    let setup = Setup::new(content, players, Variant::Standard, content.random_goals(seed)).expect("a table");
    (Prospects::new(content, &setup, 2.0), setup)
}

#[test]
fn tables_count_full_sideboards_as_the_rules_do() {
    let content = Content::classic();
    for number in 0..40 {
        let seed = seed("full").child(number);
        let (prospects, setup) = prospects(&content, 1, &seed);
        assert!(prospects.is_exact());
        let scorer = Scorer::new(&content, setup.goals());
        for number in 0..50 {
            let sideboard = some_sideboard(&content, COLUMNS, &seed.child(number));
            let counts = prospects.counts(&prospects.strands(&sideboard));
            assert_eq!(counts, scorer.counts(&sideboard), "goals {}, {sideboard:?}", setup.goals());
        }
    }
}

#[test]
fn looking_ahead_is_laying_and_looking() {
    let content = Content::classic();
    for number in 0..40 {
        let seed = seed("ahead").child(number);
        let (prospects, _) = prospects(&content, 1 + number as usize % 4, &seed);
        for cards in 0..COLUMNS {
            let strands = prospects.strands(&some_sideboard(&content, cards, &seed));
            let ahead = Ahead::new(&prospects, &strands);
            let card = content.shuffled(&seed)[COLUMNS];
            let mut best = f32::NEG_INFINITY;
            for turned in Turned::ALL {
                for end in End::ALL {
                    let placed = Placed { card, turned };
                    let mut next = strands;
                    prospects.weave.add(&mut next, placed, end);
                    let looked = prospects.worth_now(&next);
                    let worth = ahead.worth(prospects.weave.face(placed), end);
                    assert!((worth - looked).abs() < 1e-3, "{worth} {looked}");
                    best = best.max(worth);
                }
            }
            assert!((ahead.best_worth(card) - best).abs() < 1e-6);
            assert!((ahead.best(&[card]).0 - best).abs() < 1e-6);
        }
    }
}

/// Compares the table of the colour goal with all possibilities for a red strand in the last two columns.
#[test]
fn worth_is_the_exponential_mean_of_what_may_come() {
    let content = Content::classic();
    let goals = content.suggestion("B").expect("a suggestion");
    let setup = Setup::new(&content, 1, Variant::Standard, goals).expect("a table");
    let prospects = Prospects::new(&content, &setup, 2.0);
    let scorer = Scorer::new(&content, goals);
    let lines = [2, 1, 2, 3, 0, 1];
    let code = lines.iter().rev().fold(0, |code, line| code * 5 + line);
    let mut sum = 0.0;
    for (first, second) in (0..10).flat_map(|first| (0..10).map(move |second| (first, second))) {
        let mut strand = std::collections::VecDeque::from(lines);
        for next in [first, second] {
            if next < 5 { strand.push_back(next) } else { strand.push_front(next - 5) }
        }
        let trail = strand
            .iter()
            .enumerate()
            .fold(sideboards_rules::Trail::EMPTY, |trail, (column, line)| trail.with(column, *line as usize));
        sum += (4.0 * f64::from(scorer.combinations_on(GoalKind::Colour, trail)) / 2.0).exp();
    }
    let naive = 2.0 * (sum / 100.0).ln();
    let worth = f64::from(prospects.combinations[0].table.worth(lines.len(), code));
    assert!((naive - worth).abs() < 1e-4, "{naive} {worth}");
}
