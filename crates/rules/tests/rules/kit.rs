//! Helpers of several tests.

use std::fmt::Write;
use std::sync::Arc;

use rand_xoshiro::Xoshiro256PlusPlus;
use rand_xoshiro::rand_core::SeedableRng;
use sideboards_rules::{
    Content, Decision, Decisions, Event, Game, Notation, Record, Seat, Seed, Setup, Sideboard, Variant, below,
};

/// Every table that the rules allow: one to six players, and both variants from two on.
pub(crate) fn all_tables() -> impl Iterator<Item = (usize, Variant)> {
    (1..=6)
        .flat_map(|players| Variant::ALL.map(|variant| (players, variant)))
        .filter(|table| *table != (1, Variant::FourCard))
}

pub(crate) fn words(number: u64) -> Xoshiro256PlusPlus {
    Xoshiro256PlusPlus::seed_from_u64(number)
}

pub(crate) fn seed(text: &str) -> Seed {
    text.parse().expect("every text is a seed")
}

/// A new game with random goals.
pub(crate) fn deal(content: &Arc<Content>, players: usize, variant: Variant, seed: Seed) -> Game {
    let setup = Setup::new(content, players, variant, content.random_goals(&seed)).expect("a possible game");
    Game::new(Arc::clone(content), setup, seed)
}

/// Returns a random decision, mostly one that advances the game.
pub(crate) fn some_decision(legal: &Decisions, words: &mut Xoshiro256PlusPlus) -> Decision {
    let all: Vec<Decision> = legal.iter().collect();
    all[below(words, all.len())]
}

/// Plays random decisions of random seats, take-backs included, and calls `see` before each and after the last.
pub(crate) fn play_at_random(
    game: &mut Game,
    words: &mut Xoshiro256PlusPlus,
    mut see: impl FnMut(&Game, &[(Seat, Decision, Vec<Event>)]),
) {
    let mut history = Vec::new();
    let seats: Vec<Seat> = game.setup().players().seats().collect();
    while !game.is_over() {
        see(game, &history);
        let seat = seats[below(words, seats.len())];
        let decision = some_decision(&game.legal(seat), words);
        if decision == Decision::TakeBack && below(words, 4) > 0 {
            continue; // otherwise the table would rarely advance
        }
        let events = game.decide(seat, decision).expect("a legal decision");
        history.push((seat, decision, events.to_vec()));
    }
    see(game, &history);
}

/// Reads a sideboard.
pub(crate) fn sideboard(content: &Content, text: &str) -> Sideboard {
    Sideboard::read(text, content.deck()).expect("a sideboard of this box")
}

/// The record of a random game.
pub(crate) fn random_record(content: &Arc<Content>, players: usize, variant: Variant, number: u64) -> Record {
    let mut game = deal(content, players, variant, seed(&format!("record {number}")));
    let mut record = Record::new(Arc::clone(content), *game.setup(), game.seed());
    play_at_random(&mut game, &mut words(number), |_, history| {
        for &(seat, decision, _) in &history[record.decisions().len()..] {
            record.push(seat, decision);
        }
    });
    record
}

/// A content file with these cards and the goals of the classic box.
pub(crate) fn content_with_cards<'t>(cards: impl IntoIterator<Item = &'t str>) -> Arc<Content> {
    let mut text = String::from("format = 1\nname = \"test\"\ncards = [");
    for card in cards {
        write!(text, "\"{card}\",").expect("text grows");
    }
    let classic = include_str!("../../../../content/classic.toml");
    let goals = classic.find("\n[[goal]]").expect("the classic box has goals");
    text += "]\n";
    text += &classic[goals..];
    Arc::new(Content::parse(&text).expect("a valid box"))
}

/// The first cards of the classic box, at most all.
pub(crate) fn small_content(cards: usize) -> Arc<Content> {
    let texts: Vec<String> = Content::classic().deck().iter().map(|(_, card)| card.to_string()).collect();
    content_with_cards(texts[..cards.min(60)].iter().map(String::as_str))
}

/// Cards that show colours and handles any number of times.
pub(crate) fn motley_content(number: u64) -> Arc<Content> {
    let mut words = words(number);
    let mut cards = std::collections::BTreeMap::new();
    while cards.len() < 30 {
        let mut text = String::new();
        for _ in 0..5 {
            text.push(['R', 'R', 'R', 'T', 'K'][below(&mut words, 5)]);
            text.push(['f', 'f', 's', '-'][below(&mut words, 4)]);
        }
        let card: sideboards_rules::Card = text.parse().expect("a card");
        cards.insert(card.canonical(), text);
    }
    content_with_cards(cards.values().map(String::as_str))
}
