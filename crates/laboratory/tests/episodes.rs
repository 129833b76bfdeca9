//! What a batch deals: goals, seeds, the next deal, the last observation, and interruption.

use std::sync::Arc;

use sideboards_bots::Level;
use sideboards_laboratory::{Autoreset, Batch, BatchError, Encoder, Output, Seeds};
use sideboards_rules::{Content, LeanGame, Round, Scorer, Seat, Seed, Setup, Variant};

const PLAYERS: usize = 3;

fn seed(text: &str) -> Seed {
    text.parse().expect("every text is a seed")
}

fn setup(content: &Content) -> Setup {
    let goals = content.suggestion("B").expect("a suggestion");
    Setup::new(content, PLAYERS, Variant::Standard, goals).expect("a table")
}

fn batch(games: usize, levels: &[Level]) -> Batch {
    let content = Content::classic();
    let setup = setup(&content);
    Batch::new(content, setup, games, seed("episodes"), levels.to_vec()).expect("a batch")
}

/// The last step of a batch.
#[derive(Clone, Debug, PartialEq, Eq)]
struct Step {
    observations: Vec<u8>,
    final_observations: Vec<u8>,
    over: Vec<bool>,
    totals: Vec<i16>,
}

fn step(batch: &mut Batch) -> Step {
    let rows = batch.games() * batch.learners();
    let bytes = rows * batch.encoder().len();
    let mut step = Step {
        observations: vec![0xAA; bytes],
        final_observations: vec![0; bytes],
        over: vec![false; batch.games()],
        totals: vec![-1; batch.games() * PLAYERS],
    };
    let mut actions = vec![0; rows];
    batch.sample(&mut actions).expect("the right size");
    let output = Output {
        observations: Some(&mut step.observations),
        final_observations: Some(&mut step.final_observations),
        over: Some(&mut step.over),
        totals: Some(&mut step.totals),
        ..Output::default()
    };
    batch.step(&actions, output).expect("sampled actions are legal");
    step
}

/// What the first learner sees of each game.
fn firsts<'a>(batch: &Batch, observations: &'a [u8]) -> Vec<&'a [u8]> {
    let bytes = batch.encoder().len();
    observations.chunks(bytes * batch.learners()).map(|game| &game[..bytes]).collect()
}

fn trios(batch: &Batch) -> Vec<[u8; 3]> {
    (0..batch.games()).map(|game| batch.goals_of(game).numbers()).collect()
}

#[test]
fn random_goals_are_drawn_for_each_deal_from_its_seed() {
    let content = Content::classic();
    for levels in [&[][..], &[Level::Joiner]] {
        let mut batch = batch(60, levels).with_random_goals().with_autoreset(Autoreset::NextStep);
        assert_eq!(batch.goals(), None);
        let first = trios(&batch);
        let mut ended = 0;
        for _ in 0..20 {
            let played = step(&mut batch);
            for number in 0..60 {
                let (game, goals) = (batch.game(number), batch.goals_of(number));
                assert_eq!(goals, content.random_goals(&game.seed()));
                // The same as an encoder and a scorer of a table with these goals alone.
                let table = Setup::new(&content, PLAYERS, Variant::Standard, goals).expect("a table");
                let mut bytes = vec![0; batch.encoder().len()];
                Encoder::new(&content, &table).write(game, goals, Seat::new(0), &mut bytes);
                assert_eq!(firsts(&batch, &played.observations)[number], bytes);
                if played.over[number] {
                    let scores = game.scores(&Scorer::new(&content, goals));
                    let totals = scores.players().iter().map(|score| score.total.0.cast_signed());
                    assert!(totals.eq(played.totals[number * PLAYERS..][..PLAYERS].iter().copied()));
                    ended += 1;
                }
            }
        }
        assert!(ended > 60, "{ended}");
        let second = trios(&batch);
        assert!(first.iter().zip(&second).filter(|(before, after)| before != after).count() > 50);
        assert!(first.iter().any(|trio| *trio != first[0]));
    }
}

#[test]
fn observations_show_the_goals_of_their_deal() {
    let batch = batch(40, &[]).with_random_goals();
    let mut observations = vec![0; 40 * PLAYERS * batch.encoder().len()];
    batch.observe(Output { observations: Some(&mut observations), ..Output::default() }).expect("the size");
    let (_, at, bytes) = batch.encoder().layout()[2];
    let shown: Vec<&[u8]> = firsts(&batch, &observations).iter().map(|all| &all[at..at + bytes]).collect();
    let trios = trios(&batch);
    for (one, goals) in trios.iter().zip(&shown) {
        for (other, shown) in trios.iter().zip(&shown) {
            assert_eq!(one == other, goals == shown, "{one:?} {other:?}");
        }
    }
}

#[test]
fn random_goals_are_the_same_for_any_number_of_threads() {
    for levels in [&[][..], &[Level::Apprentice]] {
        let play = |threads| {
            let mut batch = batch(600, levels).with_random_goals().with_threads(threads);
            (0..12).map(|_| step(&mut batch)).collect::<Vec<_>>()
        };
        let alone = play(1);
        assert!(alone == play(2) && alone == play(7));
    }
}

#[test]
fn each_game_can_have_a_seed_of_its_own() {
    let seeds: Vec<Seed> = (0..20).map(|game| seed(&format!("own {game}"))).collect();
    let mut many = batch(20, &[]).with_random_goals();
    many.reset(Some(Seeds::Each(seeds.clone())), None).expect("a seed for each");
    for _ in 0..9 {
        for (number, seed) in seeds.iter().enumerate() {
            let series = seed.child(0);
            assert!((0..3).any(|episode| many.game(number).seed() == series.child(episode)));
        }
        step(&mut many);
    }
    let refused = many.reset(Some(Seeds::Each(seeds[1..].to_vec())), None);
    assert_eq!(refused, Err(BatchError::Length { what: "seed", given: 19, wanted: 20 }));
}

#[test]
fn marked_games_go_on_with_their_next_deal() {
    let mut batch = batch(4, &[]).with_autoreset(Autoreset::Disabled);
    let series = |game: u32, deal: u32| seed("episodes").child(game).child(deal);
    let marks = [false, true, false, true];
    batch.reset(None, Some(&marks)).expect("the right size");
    let seeds = |batch: &Batch| (0..4).map(|game| batch.game(game).seed()).collect::<Vec<_>>();
    assert_eq!(seeds(&batch), [series(0, 0), series(1, 1), series(2, 0), series(3, 1)]);
    batch.reset(None, None).expect("no marks");
    assert_eq!(seeds(&batch), [0, 1, 2, 3].map(|game| series(game, 0)));
}

#[test]
fn the_last_observation_is_of_the_game_that_ended() {
    let (mut again, mut stays) = (batch(30, &[]), batch(30, &[]).with_autoreset(Autoreset::Disabled));
    let mut ended = 0;
    // Until the first games are over both go alike; later ones have been dealt again.
    while ended == 0 {
        let (next, last) = (step(&mut again), step(&mut stays));
        assert_eq!(next.over, last.over);
        for number in (0..30).filter(|number| next.over[*number]) {
            assert_eq!(
                firsts(&again, &next.final_observations)[number],
                firsts(&stays, &last.observations)[number]
            );
            assert_ne!(
                firsts(&again, &next.observations)[number],
                firsts(&again, &next.final_observations)[number]
            );
            ended += 1;
        }
        let quiet = (0..30).filter(|number| !next.over[*number]);
        quiet.for_each(|number| {
            assert!(firsts(&again, &next.final_observations)[number].iter().all(|it| *it == 0));
        });
    }
}

#[test]
fn an_interrupted_batch_needs_a_reset() {
    let mut batch = batch(40, &[Level::Random]).with_threads(1);
    let mut actions = vec![0; 80];
    batch.sample(&mut actions).expect("the right size");
    let mut asked = 0;
    let mut is_interrupted = || {
        asked += 1;
        asked > 10
    };
    let stopped = batch.step_unless(&mut is_interrupted, &actions, Output::default());
    assert_eq!(stopped, Err(BatchError::Interrupted));
    let behind = (0..40).filter(|game| batch.game(*game).round() == Round::Start).count();
    assert_eq!(behind, 30, "ten games went on");
    assert_eq!(batch.step(&actions, Output::default()), Err(BatchError::NeedsReset));
    assert_eq!(batch.observe(Output::default()), Err(BatchError::NeedsReset));
    assert_eq!(batch.sample(&mut actions), Err(BatchError::NeedsReset));
    assert_eq!(batch.gains(&mut [0.0; 80 * 33]), Err(BatchError::NeedsReset));
    assert_eq!(batch.reset(None, Some(&[true; 40])), Err(BatchError::NeedsReset));
    batch.reset(None, None).expect("no marks");
    assert_eq!(batch.step(&actions, Output::default()), Ok(()), "the same deals as before");
}

#[test]
fn more_threads_than_a_machine_has_change_nothing() {
    let play = |threads| {
        let mut batch = batch(1000, &[]).with_threads(threads);
        step(&mut batch)
    };
    assert_eq!(play(1), play(usize::MAX));
}

#[test]
fn a_lean_game_and_its_goals_stay_small() {
    assert!(Batch::bytes_per_game() <= 512);
    assert!(size_of::<LeanGame>() < Batch::bytes_per_game());
    let content = Content::classic();
    assert_eq!(
        Batch::new(Arc::clone(&content), setup(&content), 0, seed("x"), vec![]).err(),
        Some(BatchError::Games { games: 0 })
    );
}
