//! Whole random games compared with whole random hands of rs_poker, one thread, by processor time: `cargo xtask
//! laboratory-speed`.
//!
//! Everything is measured alternately in one run, five times, because the machine may have other load: the median counts,
//! and the ratio is the median of the ratios of all turns.

use std::hint::black_box;

use rand::SeedableRng;
use rand::rngs::StdRng;
use rand_xoshiro::Xoshiro256PlusPlus;
use rand_xoshiro::rand_core::{Rng, SeedableRng as _};
use rs_poker::arena::agent::RandomAgent;
use rs_poker::arena::{Agent, GameState, HoldemSimulationBuilder};
use rs_poker::core::Hand;
use rs_poker::holdem::MonteCarloGame;
use sideboards_laboratory::{Batch, Output};
use sideboards_rules::{Content, Game, LeanGame, Scorer, Seed, Setup, Variant, below};

const TURNS: usize = 5;
const GAMES: u32 = 100_000;
const HANDS: u32 = 50_000;
const STEPS: usize = 200;
const BATCH: usize = 4096;

fn main() {
    type Measured = (&'static str, fn() -> (u64, f64));
    let all: [Measured; 7] = [
        ("games of four, Game, with events and scores", whole_games),
        ("games of four, LeanGame, with events and scores", lean_games),
        ("hands of four, rs_poker arena, random agents", arena_hands),
        ("hands of four, rs_poker MonteCarloGame, no betting", monte_carlo_hands),
        ("batch decisions, sampled and stepped", || batch(false, false)),
        ("batch decisions with rewards", || batch(true, false)),
        ("batch decisions with rewards, observations, masks", || batch(true, true)),
    ];
    let turns: Vec<[f64; 7]> = (0..TURNS)
        .map(|_| {
            all.map(|(_, measure)| {
                let (done, seconds) = measure();
                done as f64 / seconds
            })
        })
        .collect();
    println!("a CPU second: the median of {TURNS} turns, and the best");
    for (index, (what, _)) in all.iter().enumerate() {
        let (middle, best) = median(turns.iter().map(|turn| turn[index]).collect());
        println!("{middle:>12.0} {best:>12.0}  {what}");
    }
    let (middle, best) = median(turns.iter().map(|turn| turn[1] / turn[2]).collect());
    println!("LeanGame against rs_poker arena: {middle:.2} times (best turn {best:.2})");
    println!("bytes a game in a batch: {}", Batch::bytes_per_game());
}

/// Returns the median and the maximum.
fn median(mut values: Vec<f64>) -> (f64, f64) {
    values.sort_by(f64::total_cmp);
    (values[values.len() / 2], values[values.len() - 1])
}

/// Returns the processor time of this thread in seconds.
fn cpu() -> f64 {
    let text = std::fs::read_to_string("/proc/thread-self/schedstat").expect("Linux tells");
    text.split(' ').next().and_then(|it| it.parse::<f64>().ok()).expect("nanoseconds") / 1e9
}

fn timed(done: impl FnOnce() -> u64) -> (u64, f64) {
    let begin = cpu();
    let done = done();
    (done, cpu() - begin)
}

fn setup(content: &Content) -> Setup {
    Setup::new(content, 4, Variant::Standard, content.suggestion("B").expect("a suggestion")).expect("a table")
}

/// Draws the seed of a deal from the same words as the decisions, as the arena shuffles with the words of its agents.
fn seed(words: &mut Xoshiro256PlusPlus) -> Seed {
    let mut seed = Seed([0; 32]);
    words.fill_bytes(&mut seed.0);
    seed
}

fn whole_games() -> (u64, f64) {
    let content = Content::classic();
    let setup = setup(&content);
    let mut words = Xoshiro256PlusPlus::seed_from_u64(1);
    timed(|| {
        for _ in 0..GAMES {
            let mut game = Game::new(content.clone(), setup, seed(&mut words));
            while !game.is_over() {
                for seat in setup.players().seats() {
                    let legal = game.legal(seat);
                    if legal.choices() > 0 {
                        let decision = legal.get(below(&mut words, legal.len()));
                        black_box(game.decide(seat, decision).expect("legal"));
                    }
                }
            }
            black_box(game.scores());
        }
        GAMES.into()
    })
}

fn lean_games() -> (u64, f64) {
    let content = Content::classic();
    let setup = setup(&content);
    let scorer = Scorer::new(&content, setup.goals());
    let mut words = Xoshiro256PlusPlus::seed_from_u64(1);
    let mut game = LeanGame::new(&content, &setup, seed(&mut words));
    timed(|| {
        for _ in 0..GAMES {
            game.deal(seed(&mut words));
            while !game.is_over() {
                for seat in setup.players().seats() {
                    let legal = game.legal(seat);
                    if legal.choices() > 0 {
                        let index = below(&mut words, legal.len());
                        game.decide_nth(seat, index, &mut |event| drop(black_box(event)));
                    }
                }
            }
            black_box(game.scores(&scorer));
        }
        GAMES.into()
    })
}

/// The agents and stacks of rs_poker's own benchmark.
fn arena_hands() -> (u64, f64) {
    let mut words = StdRng::seed_from_u64(1);
    timed(|| {
        for _ in 0..HANDS {
            let state = GameState::new_starting(vec![100_000.0; 4], 500.0, 250.0, 50.0, 0);
            let agents: Vec<Box<dyn Agent>> = (0..4)
                .map(|_| -> Box<dyn Agent> { Box::new(RandomAgent::new(vec![0.15], vec![0.5])) })
                .collect();
            let builder = HoldemSimulationBuilder::default().game_state(state).agents(agents);
            let mut hand = builder.build().expect("a hand");
            hand.run(&mut words);
            black_box(&hand.game_state);
        }
        HANDS.into()
    })
}

fn monte_carlo_hands() -> (u64, f64) {
    let mut game = MonteCarloGame::new(vec![Hand::default(); 4]).expect("a table");
    timed(|| {
        for _ in 0..HANDS {
            black_box(game.simulate());
            game.reset();
        }
        HANDS.into()
    })
}

fn batch(rewards: bool, observations: bool) -> (u64, f64) {
    let content = Content::classic();
    let setup = setup(&content);
    let seed: Seed = "speed".parse().expect("a seed");
    let mut batch = Batch::new(content, setup, BATCH, seed, vec![]).expect("a batch").with_threads(1);
    let mut actions = vec![0; BATCH * 4];
    let mut paid = vec![0.0; BATCH * 4];
    let mut seen = vec![0; BATCH * 4 * batch.encoder().len()];
    let mut masks = vec![0; BATCH * 4 * batch.actions().count()];
    let wait = batch.actions().last() as i64;
    timed(|| {
        let mut decisions = 0;
        for _ in 0..STEPS {
            batch.sample(&mut actions).expect("the right size");
            // Exchanges count as waits here, so the number is slightly too low.
            decisions += actions.iter().filter(|action| **action != wait).count() as u64;
            let output = Output {
                rewards: rewards.then_some(&mut paid),
                observations: observations.then_some(&mut seen),
                masks: observations.then_some(&mut masks),
                ..Output::default()
            };
            batch.step(&actions, output).expect("legal");
        }
        decisions
    })
}
