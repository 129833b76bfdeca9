//! Helpers of several tests.

use std::fmt::Write;
use std::sync::Arc;

use rand_xoshiro::Xoshiro256PlusPlus;
use sideboards_rules::{COLUMNS, Content, Game, Seat, Seed, Setup, Variant, below};

pub(crate) const ALONE: Seat = Seat::new(0);

pub(crate) fn seed(text: &str) -> Seed {
    text.parse().expect("every text is a seed")
}

/// A box with some cards of the classic one, and its goals.
pub(crate) fn small_box(cards: usize, from: usize) -> Arc<Content> {
    let classic = Content::classic();
    let texts: Vec<String> = classic.deck().iter().map(|(_, card)| card.to_string()).collect();
    content_with_cards(texts.into_iter().cycle().skip(from).take(cards))
}

/// A box whose cards show colours and handles any number of times; some look the same both ways up.
pub(crate) fn motley_box(cards: usize, words: &mut Xoshiro256PlusPlus) -> Arc<Content> {
    let mut known = std::collections::BTreeMap::new();
    known.insert(
        "R-TfKsTfR-".parse::<sideboards_rules::Card>().expect("a card").canonical(),
        "R-TfKsTfR-".to_owned(),
    );
    while known.len() < cards {
        let mut text = String::new();
        for _ in 0..5 {
            text.push(['R', 'R', 'T', 'K'][below(words, 4)]);
            text.push(['f', 's', '-'][below(words, 3)]);
        }
        let card: sideboards_rules::Card = text.parse().expect("a card");
        known.insert(card.canonical(), text);
    }
    content_with_cards(known.into_values())
}

fn content_with_cards(cards: impl IntoIterator<Item = String>) -> Arc<Content> {
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

/// Plays a solo game at random until a number of cards are to go; nothing if the pile would be reshuffled.
pub(crate) fn game_with(
    content: &Arc<Content>,
    seed: Seed,
    left: usize,
    words: &mut Xoshiro256PlusPlus,
) -> Game {
    let setup = Setup::new(content, 1, Variant::Standard, content.random_goals(&seed)).expect("a solo game");
    let mut game = Game::new(Arc::clone(content), setup, seed);
    while COLUMNS - game.sideboard(ALONE).len() > left {
        let legal = game.legal(ALONE);
        game.decide(ALONE, legal.get(below(words, legal.len()))).expect("a legal decision");
    }
    game
}
