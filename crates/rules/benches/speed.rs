//! How fast the rules are: `cargo bench -p sideboards-rules`. Results are in `docs/PERFORMANCE.md`.
//!
//! Every benchmark asserts its answers, so that nothing fast but wrong gets measured.

use std::fmt::Write;
use std::sync::{Arc, LazyLock};

use divan::counter::ItemsCount;
use divan::{Bencher, black_box};
use rand_xoshiro::Xoshiro256PlusPlus;
use rand_xoshiro::rand_core::SeedableRng;
use sideboards_rules::{
    CardId, Content, Counts, End, Game, Goals, Placed, Points, Scorer, Seed, Setup, Sideboard, Turned,
    Variant, Viewer, below, shuffle,
};

fn main() {
    divan::main();
}

/// How many random sideboards or seeds a benchmark uses, so that no branch predictor learns them.
const MANY: usize = 1024;

/// Trios of goals: those of the worked example, and those with the most work for each kind.
const TRIOS: [[i64; 3]; 4] = [[2, 8, 19], [1, 9, 17], [5, 13, 15], [4, 14, 28]];

fn words() -> Xoshiro256PlusPlus {
    Xoshiro256PlusPlus::seed_from_u64(2026)
}

fn random_sideboards(content: &Content) -> Vec<Sideboard> {
    let mut words = words();
    let mut cards: Vec<CardId> = content.deck().iter().map(|(card, _)| card).collect();
    let mut sideboard = || {
        shuffle(&mut cards, &mut words);
        let placed =
            cards[..8].iter().map(|&card| Placed { card, turned: Turned::ALL[below(&mut words, 2)] });
        Sideboard::try_from(placed.collect::<Vec<_>>().as_slice()).expect("eight cards")
    };
    (0..MANY).map(|_| sideboard()).collect()
}

fn goals(content: &Content, trio: [i64; 3]) -> Goals {
    content.goals(&trio).expect("one goal of each kind")
}

/// A whole sideboard of eight cards, three goals: at most 60 ns.
#[divan::bench(args = TRIOS)]
fn score_sideboard(bencher: Bencher, trio: [i64; 3]) {
    let content = Content::classic();
    let scorer = Scorer::new(&content, goals(&content, trio));
    let sideboards = random_sideboards(&content);
    for sideboard in &sideboards {
        assert_eq!(scorer.counts(sideboard), scorer.tally(sideboard).counts());
    }
    let total = |sideboards: &[Sideboard]| -> Points {
        sideboards.iter().map(|sideboard| scorer.points(scorer.counts(black_box(sideboard)))).sum()
    };
    assert!(total(&sideboards) > Points(0));
    bencher.counter(ItemsCount::new(MANY)).bench(|| total(black_box(&sideboards)));
}

/// The same with the facts: which drawers form which combination and row.
#[divan::bench(args = TRIOS)]
fn tally_sideboard(bencher: Bencher, trio: [i64; 3]) {
    let content = Content::classic();
    let scorer = Scorer::new(&content, goals(&content, trio));
    let sideboards = random_sideboards(&content);
    bencher.counter(ItemsCount::new(MANY)).bench(|| {
        for sideboard in &sideboards {
            black_box(scorer.tally(black_box(sideboard)));
        }
    });
}

/// The value of one more card at either end of seven, as in a search.
#[divan::bench(args = TRIOS)]
fn try_card(bencher: Bencher, trio: [i64; 3]) {
    let content = Content::classic();
    let scorer = Scorer::new(&content, goals(&content, trio));
    let sideboards = random_sideboards(&content);
    let tries: Vec<_> = (sideboards.iter())
        .map(|sideboard| {
            let mut running = scorer.running();
            sideboard.cards()[..7].iter().for_each(|placed| running.add(*placed, End::Right));
            (running, sideboard)
        })
        .collect();
    let placements = |card: CardId| {
        Turned::ALL.into_iter().flat_map(move |turned| End::ALL.map(|end| (Placed { card, turned }, end)))
    };
    for (running, sideboard) in &tries {
        for (placed, end) in placements(sideboard.cards()[7].card) {
            let mut grown = Sideboard::try_from(&sideboard.cards()[..7]).expect("seven cards");
            grown.add(placed, end);
            assert_eq!(running.counts_with(placed, end), scorer.tally(&grown).counts());
        }
    }
    bencher.counter(ItemsCount::new(4 * MANY)).bench(|| {
        for (running, sideboard) in &tries {
            for (placed, end) in placements(sideboard.cards()[7].card) {
                black_box(scorer.points(running.counts_with(black_box(placed), black_box(end))));
            }
        }
    });
}

/// A deck of entirely red cards: the most work for packing.
static ALL_RED: LazyLock<Arc<Content>> = LazyLock::new(|| {
    let mut text = String::from("format = 1\nname = \"all red\"\ncards = [");
    for number in 0..60 {
        let handle = |drawer: u32| ['-', 'f', 's', 'b'][number / 4_usize.pow(drawer) % 4];
        write!(text, "\"R{}R{}R{}RfR-\",", handle(0), handle(1), handle(2)).expect("text grows");
    }
    let classic = include_str!("../../../content/classic.toml");
    text += "]\n";
    text += &classic[classic.find("\n[[goal]]").expect("the classic box has goals")..];
    Arc::new(Content::parse(&text).expect("a valid box"))
});

/// General scoring where it is hardest: 40 drawers of one colour, every colour goal. Goal 2: at least 20,000 a second.
#[divan::bench(args = [1, 2, 3, 4, 5, 6, 7])]
fn score_all_red(bencher: Bencher, goal: i64) {
    let scorer = Scorer::new(&ALL_RED, goals(&ALL_RED, [goal, 8, 19]));
    let sideboards = random_sideboards(&ALL_RED);
    // Found by an exact solver, OR-tools' CP-SAT, see docs/PERFORMANCE.md.
    let most = [13, 12, 8, 10, 9, 8, 8][usize::try_from(goal).expect("goals are positive") - 1];
    for sideboard in &sideboards {
        let Counts { colour, row, .. } = scorer.counts(sideboard);
        assert_eq!((colour, row), (most, 8));
    }
    let mut index = 0;
    bencher.counter(ItemsCount::new(1_u32)).bench_local(|| {
        index = (index + 1) % MANY;
        scorer.counts(black_box(&sideboards[index]))
    });
}

/// Whole games of four random players with final scoring: at least 300,000 a second.
#[divan::bench(args = [1, 2, 4, 6])]
fn random_game(bencher: Bencher, players: usize) {
    let content = Content::classic();
    let setup =
        Setup::new(&content, players, Variant::Standard, goals(&content, [2, 8, 19])).expect("a game");
    let parent: Seed = "random games".parse().expect("every text is a seed");
    let seeds: Vec<Seed> = (0..MANY as u32).map(|number| parent.child(number)).collect();
    let mut words = words();
    let mut number = 0;
    bencher.counter(ItemsCount::new(1_u32)).bench_local(|| {
        number = (number + 1) % MANY;
        let mut game = Game::new(Arc::clone(&content), setup, seeds[number]);
        while let Some(seat) = setup.players().seats().find(|seat| game.is_waiting_for(*seat)) {
            let legal = game.legal(seat);
            let decision = legal.get(below(&mut words, legal.len()));
            black_box(game.decide(seat, decision).expect("a legal decision"));
        }
        let scores = game.scores();
        assert!(setup.players().seats().all(|seat| game.sideboard(seat).is_full()));
        scores
    });
}

/// A game sampled from a seat's knowledge in the middle of a game of four.
#[divan::bench]
fn sample_view(bencher: Bencher) {
    let content = Content::classic();
    let setup = Setup::new(&content, 4, Variant::Standard, goals(&content, [2, 8, 19])).expect("a game");
    let mut game = Game::new(content, setup, "sample".parse().expect("every text is a seed"));
    for _ in 0..4 {
        for seat in setup.players().seats() {
            let first = game.legal(seat).choice(0);
            game.decide(seat, first.into()).expect("a legal decision");
        }
    }
    let viewer = Viewer::Seat(setup.players().seats().next().expect("four seats"));
    let view = game.view(viewer);
    let mut words = words();
    assert_eq!(view.sample(&mut words).view(viewer), view);
    bencher.bench_local(|| view.sample(&mut words));
}
