//! How fast the bots are: `cargo bench -p sideboards-bots`. Results are in `docs/PERFORMANCE.md`.
//!
//! Every benchmark asserts its answers, so that nothing fast but wrong gets measured.

use divan::counter::ItemsCount;
use divan::{Bencher, black_box};
use sideboards_bots::{Adviser, Bot, Exchange, Joiner, Master, hindsight};
use sideboards_rules::{Content, Game, Round, Seat, Seed, Setup, Variant, Viewer};

fn main() {
    divan::main();
}

fn seed(text: &str) -> Seed {
    text.parse().expect("every text is a seed")
}

/// Returns a game at the beginning of the first round, after the start.
fn first_round(players: usize, goals: [i64; 3]) -> Game {
    let content = Content::classic();
    let goals = content.goals(&goals).expect("one goal of each kind");
    let setup = Setup::new(&content, players, Variant::Standard, goals).expect("a possible game");
    let mut game = Game::new(content, setup, seed("bench"));
    for seat in setup.players().seats() {
        let decision = Joiner::new(&seed("start")).decide(&game.view(Viewer::Seat(seat)));
        game.decide(seat, decision).expect("bots play by the rules");
    }
    assert_eq!(game.round(), Round::Placing(1));
    game
}

/// Placements inside the search, from the first round to the end: at least a million a second.
#[divan::bench(args = [1, 2, 4, 6])]
fn placements_in_playouts(bencher: Bencher, players: usize) {
    const PLAYOUTS: u32 = 9_000;
    let game = first_round(players, [2, 8, 19]);
    let view = game.view(Viewer::Seat(Seat::new(0)));
    let mut adviser = Adviser::new(&seed("bench"), PLAYOUTS);
    assert_eq!(adviser.hints(&view).len(), 9);
    let placements = PLAYOUTS as usize * players * usize::from(Round::COUNT);
    bencher.counter(ItemsCount::new(placements)).bench_local(|| adviser.hints(black_box(&view)));
}

/// A decision of a new master, tables included: at most 150 ms.
#[divan::bench(args = [1, 2, 4, 6])]
fn master_decides(bencher: Bencher, players: usize) {
    let game = first_round(players, [5, 13, 15]);
    let view = game.view(Viewer::Seat(Seat::new(0)));
    let decide = || Master::new(&seed("bench")).decide(black_box(&view));
    assert!(view.legal().contains(&decide()));
    bencher.bench(decide);
}

/// A decision of a joiner: at most a millisecond.
#[divan::bench(args = [1, 4])]
fn joiner_decides(bencher: Bencher, players: usize) {
    let game = first_round(players, [5, 13, 15]);
    let view = game.view(Viewer::Seat(Seat::new(0)));
    let decide = || Joiner::new(&seed("bench")).decide(black_box(&view));
    assert!(view.legal().contains(&decide()));
    bencher.bench(decide);
}

/// The best play of a known deal: at most 100 ms.
#[divan::bench]
fn solve(bencher: Bencher) {
    let content = Content::classic();
    let goals = content.suggestion("B").expect("a suggestion");
    let mut deal = 0;
    bencher.bench_local(|| {
        deal += 1;
        let best = hindsight(&content, goals, &seed("bench").child(deal % 32), Exchange::Allowed);
        assert!(best.expect("enough cards").total.0 > 40);
    });
}
