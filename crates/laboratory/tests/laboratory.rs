//! Tests of batches, boxes, prompts and drawings through the public API.

use std::sync::Arc;

use sideboards_bots::Level;
use sideboards_laboratory::{
    Actions, Autoreset, Batch, BatchError, Difficulty, Language, Output, Reward, drawing::Drawing, generate,
    obfuscate, parse, prompt,
};
use sideboards_rules::{Content, Game, LeanGame, Scorer, Seat, Seed, Setup, Variant, Viewer};

fn seed(text: &str) -> Seed {
    text.parse().expect("every text is a seed")
}

fn setup(content: &Content, players: usize, variant: Variant) -> Setup {
    Setup::new(content, players, variant, content.suggestion("B").expect("a suggestion")).expect("a table")
}

fn batch(games: usize, players: usize, levels: &[Level]) -> Batch {
    let content = Content::classic();
    let setup = setup(&content, players, Variant::Standard);
    Batch::new(content, setup, games, seed("batch"), levels.to_vec()).expect("a batch")
}

/// All arrays of a step.
struct Arrays {
    actions: Vec<i64>,
    observations: Vec<u8>,
    masks: Vec<i8>,
    rewards: Vec<f32>,
    over: Vec<bool>,
    totals: Vec<i16>,
}

impl Arrays {
    fn of(batch: &Batch) -> Self {
        let rows = batch.games() * batch.learners();
        Self {
            actions: vec![0; rows],
            observations: vec![0xAA; rows * batch.encoder().len()],
            masks: vec![-1; rows * batch.actions().count()],
            rewards: vec![f32::NAN; rows],
            over: vec![false; batch.games()],
            totals: vec![-1; batch.games() * batch.setup().players().count()],
        }
    }

    fn step(&mut self, batch: &mut Batch) {
        batch.sample(&mut self.actions).expect("the right size");
        let output = Output {
            observations: Some(&mut self.observations),
            masks: Some(&mut self.masks),
            rewards: Some(&mut self.rewards),
            over: Some(&mut self.over),
            totals: Some(&mut self.totals),
            ..Output::default()
        };
        batch.step(&self.actions, output).expect("sampled actions are legal");
    }
}

#[test]
fn any_number_of_threads_gives_the_same() {
    let play = |threads, levels: &[Level]| {
        let mut batch = batch(600, 3, levels).with_threads(threads);
        let mut arrays = Arrays::of(&batch);
        let mut all = Vec::new();
        for _ in 0..12 {
            arrays.step(&mut batch);
            all.push((
                arrays.observations.clone(),
                arrays.masks.clone(),
                arrays.rewards.clone(),
                arrays.totals.clone(),
            ));
        }
        all
    };
    assert!(play(1, &[]) == play(2, &[]) && play(1, &[]) == play(5, &[]));
    assert!(play(1, &[Level::Apprentice]) == play(3, &[Level::Apprentice]));
}

#[test]
fn rewards_add_up_to_the_score_and_games_follow_their_seeds() {
    let mut batch = batch(40, 4, &[Level::Random, Level::Joiner]).with_autoreset(Autoreset::Disabled);
    let mut arrays = Arrays::of(&batch);
    let mut sums = vec![0.0; arrays.rewards.len()];
    for _ in 0..16 {
        arrays.step(&mut batch);
        sums.iter_mut().zip(&arrays.rewards).for_each(|(sum, reward)| *sum += reward);
    }
    assert!(arrays.over.iter().all(|over| *over));
    let scorer_content = Content::classic();
    let scorer = Scorer::new(&scorer_content, batch.setup().goals());
    for game in 0..batch.games() {
        assert_eq!(batch.game(game).seed(), seed("batch").child(game as u32).child(0));
        let scores = batch.game(game).scores(&scorer);
        for seat in 0..4 {
            let total = i16::try_from(scores.of(Seat::new(seat)).total.0).expect("a score");
            assert_eq!(arrays.totals[game * 4 + seat], total);
            if seat < 2 {
                assert!((sums[game * 2 + seat] - f32::from(total)).abs() < 0.01);
            }
        }
    }
}

#[test]
fn gains_are_what_the_next_reward_pays() {
    let mut batch = batch(50, 2, &[]).with_autoreset(Autoreset::Disabled);
    let mut arrays = Arrays::of(&batch);
    let mut compared = 0;
    for _ in 0..6 {
        let mut gains = vec![f32::NAN; arrays.masks.len()];
        batch.gains(&mut gains).expect("the right size");
        let rounds: Vec<_> = (0..50).map(|game| batch.game(game).round()).collect();
        let waited: Vec<bool> =
            (0..100).map(|row| !batch.game(row / 2).is_waiting_for(Seat::new(row % 2))).collect();
        arrays.step(&mut batch);
        for (row, reward) in arrays.rewards.iter().enumerate() {
            let game = batch.game(row / 2);
            if game.round() != rounds[row / 2] && !game.is_over() && !waited[row] {
                let action = usize::try_from(arrays.actions[row]).expect("an action");
                assert!((gains[row * 33 + action] - reward).abs() < 0.01);
                compared += 1;
            }
        }
    }
    assert!(compared > 300, "{compared}");
}

#[test]
fn leads_are_paid_at_the_end_and_sum_to_what_they_should() {
    let mut batch = batch(30, 2, &[]).with_autoreset(Autoreset::Disabled).with_reward(Reward::Lead);
    let mut arrays = Arrays::of(&batch);
    let mut sums = vec![0.0; arrays.rewards.len()];
    for _ in 0..16 {
        arrays.step(&mut batch);
        sums.iter_mut().zip(&arrays.rewards).for_each(|(sum, reward)| *sum += reward);
    }
    for (pair, totals) in sums.chunks(2).zip(arrays.totals.chunks(2)) {
        assert!((pair[0] + pair[1]).abs() < 0.01);
        assert!((pair[0] - f32::from(totals[0] - totals[1])).abs() < 0.01);
    }
}

#[test]
fn an_illegal_action_is_named_and_changes_nothing() {
    let mut batch = batch(3, 2, &[]);
    let mut arrays = Arrays::of(&batch);
    batch.sample(&mut arrays.actions).expect("the right size");
    for wrong in [24, 32, 33, -1] {
        let mut actions = arrays.actions.clone();
        actions[5] = wrong;
        let refused = batch.step(&actions, Output::default());
        assert_eq!(refused, Err(BatchError::Illegal { game: 2, seat: Seat::new(1), action: wrong }));
        assert!((0..3).all(|game| batch.game(game).is_waiting_for(Seat::new(0))));
    }
    let refused = batch.step(&arrays.actions[1..], Output::default());
    assert_eq!(refused, Err(BatchError::Length { what: "actions", given: 5, wanted: 6 }));
    let content = Content::classic();
    let solo = setup(&content, 1, Variant::Standard);
    let refused = Batch::new(content, solo, 1, seed("x"), vec![Level::Random]).err();
    assert_eq!(refused, Some(BatchError::Bots { bots: 1, players: 1 }));
}

#[test]
fn autoreset_deals_in_the_same_step_or_in_the_next() {
    for (autoreset, fresh) in [(Autoreset::SameStep, true), (Autoreset::NextStep, false)] {
        let mut batch = batch(20, 1, &[]).with_autoreset(autoreset);
        let mut arrays = Arrays::of(&batch);
        for _ in 0..40 {
            arrays.step(&mut batch);
            for (game, over) in arrays.over.iter().enumerate().filter(|(_, over)| **over) {
                assert!(over & (batch.game(game).is_over() != fresh));
            }
        }
        assert!((0..20).any(|game| batch.game(game).seed() != seed("batch").child(game as u32).child(0)));
    }
}

/// An observation is the same in two worlds that a seat cannot distinguish.
#[test]
fn observations_tell_no_secrets() {
    let content = Content::classic();
    let setup = setup(&content, 3, Variant::Standard);
    let encoder = sideboards_laboratory::Encoder::new(&content, &setup);
    let layout = encoder.layout();
    assert_eq!(layout.iter().map(|(_, _, bytes)| bytes).sum::<usize>(), encoder.len());
    let mut lean = LeanGame::new(&content, &setup, seed("secret"));
    let mut game = Game::new(Arc::clone(&content), setup, seed("secret"));
    let mut words = 3_usize;
    while !game.is_over() {
        for seat in setup.players().seats() {
            let view = game.view(Viewer::Seat(seat));
            let mut bytes = vec![0; encoder.len()];
            encoder.write(&lean, setup.goals(), seat, &mut bytes);
            let part = |name: &str| {
                let (_, at, len) = layout.iter().find(|(known, ..)| *known == name).expect("a part");
                &bytes[*at..at + len]
            };
            let face = |text: String| {
                text.as_bytes().chunks(2).map(|pair| drawer(pair[0], pair[1])).collect::<Vec<u8>>()
            };
            let hand: Vec<u8> = view
                .hand()
                .cards()
                .iter()
                .flat_map(|card| face(content.deck().card(*card).to_string()))
                .collect();
            assert_eq!(part("hand")[..hand.len()], hand);
            let unseen = (0..60).filter(|card| part("unseen")[card / 8] >> (7 - card % 8) & 1 == 1);
            assert!(unseen.eq(view.unseen().iter().map(sideboards_rules::CardId::index)));
            let left = setup.players().left_of(seat);
            let known: Vec<u8> =
                view.known_hand(left).flat_map(|card| face(content.deck().card(card).to_string())).collect();
            assert_eq!(part("known_hands")[..known.len()], known);
            assert!(part("known_hands")[known.len()..10].iter().all(|byte| *byte == 0));
            let board: Vec<u8> = view
                .sideboard(left)
                .cards()
                .iter()
                .flat_map(|placed| face(content.deck().face(*placed).to_string()))
                .collect();
            assert_eq!(part("sideboards")[40..40 + board.len()], board);
        }
        for seat in setup.players().seats() {
            words = words * 7 + 1;
            let legal = game.legal(seat);
            let decision = legal.choice(words % legal.choices()).into();
            game.decide(seat, decision).expect("legal");
            lean.decide(seat, decision, &mut |_| {}).expect("legal");
        }
    }
}

fn drawer(colour: u8, handle: u8) -> u8 {
    let colour = "RTPOK".bytes().position(|letter| letter == colour).expect("a colour");
    let handle = "fsb".bytes().position(|letter| letter == handle);
    0b1000_0000 >> colour | handle.map_or(0, |handle| 0b100 >> handle)
}

#[test]
fn generated_boxes_are_valid_and_different() {
    let mut hashes = Vec::new();
    for difficulty in Difficulty::ALL {
        for number in 0..12 {
            let content = generate(&seed(&format!("box {number}")), difficulty);
            assert_eq!(content.deck().len(), 60);
            assert!(content.is_quick());
            assert!(!hashes.contains(&content.hash()));
            hashes.push(content.hash());
            let setup = setup(&content, 6, Variant::Standard);
            let mut batch = Batch::new(content, setup, 2, seed("x"), vec![]).expect("a batch");
            let mut arrays = Arrays::of(&batch);
            (0..10).for_each(|_| arrays.step(&mut batch));
        }
    }
    assert_eq!("hard".parse(), Ok(Difficulty::Hard));
    assert!("Hard".parse::<Difficulty>().is_err());
}

/// An obfuscated box is the same game under other names: a solved deal of one is worth the same in the other.
#[test]
fn obfuscated_boxes_play_the_same() {
    let classic = Content::classic();
    let other = obfuscate(&classic, &seed("disguise"));
    assert_ne!(classic.hash(), other.hash());
    let patterns = |content: &Content| {
        content.all_goals().iter().map(sideboards_rules::Goal::points).collect::<Vec<_>>()
    };
    assert_eq!(patterns(&classic), patterns(&other));
    let letters = |content: &Content| {
        let mut all: Vec<char> = content
            .deck()
            .iter()
            .flat_map(|(_, card)| card.to_string().chars().collect::<Vec<_>>())
            .collect();
        all.sort_unstable();
        all
    };
    assert_eq!(letters(&classic), letters(&other));
}

#[test]
fn prompts_hold_every_decision_and_answers_are_found() {
    let content = Content::classic();
    let setup = setup(&content, 2, Variant::Standard);
    let game = Game::new(Arc::clone(&content), setup, seed("prompt"));
    let view = game.view(Viewer::Seat(Seat::new(1)));
    for language in Language::ALL {
        let text = prompt(&view, language);
        for (index, decision) in view.legal().iter().enumerate() {
            let line = content.deck().text(&decision).to_string();
            assert!(text.contains(&line));
            let answer = format!("I think {index} is best.\n\n  **{line}**\n");
            assert_eq!(parse(&answer, &content, &view.legal()), Ok(decision));
        }
        let other = game.hand(Seat::new(0)).cards()[0];
        assert!(!text.contains(&content.deck().card(other).to_string()), "a secret card");
    }
    let refused = parse("exchange", &content, &view.legal()).expect_err("not at the start");
    assert_eq!(refused.legal.len(), 24);
    assert!("xx".parse::<Language>().is_err());
}

#[test]
fn drawings_show_every_drawer() {
    let content = Content::classic();
    let setup = setup(&content, 2, Variant::Standard);
    let mut game = Game::new(Arc::clone(&content), setup, seed("drawing"));
    for seat in setup.players().seats() {
        let start = game.legal(seat).choice(0).into();
        game.decide(seat, start).expect("legal");
    }
    let mut drawing = Drawing::new();
    drawing.text("<two> & more");
    let board = game.sideboard(Seat::new(0));
    let tally = Scorer::new(&content, setup.goals()).tally(board);
    drawing.tally(content.deck(), board, &tally);
    drawing.bar("master", 54.0, 0.2, 60.0);
    let svg = drawing.finish();
    assert_eq!(svg.matches("stroke=\"#fff\"/>").count(), 10, "two cards of five drawers");
    assert_eq!(svg.matches("<g fill").count(), 6, "three handles each");
    assert!(svg.contains("&lt;two&gt; &amp; more") && svg.starts_with("<svg") && svg.ends_with("</svg>"));
    assert_eq!(Actions::of(Variant::Standard).last(), 32);
}
