//! Golden playthroughs: whole games as plain text, to be read in a diff. `UPDATE_GOLDEN=1 cargo test` writes them anew.

use std::fmt::Write;
use std::path::PathBuf;
use std::sync::Arc;

use sideboards_rules::{Audience, Content, Decision, Event, Game, Hand, Record, Scores, Variant, below};

use crate::kit::{all_tables, deal, seed, words};

fn golden(name: &str) -> PathBuf {
    PathBuf::from(env!("CARGO_MANIFEST_DIR")).join("tests/golden").join(name)
}

/// Compares with a file, or writes it if requested.
pub(crate) fn assert_golden(name: &str, text: &str) {
    let path = golden(name);
    if std::env::var_os("UPDATE_GOLDEN").is_some() {
        std::fs::write(&path, text).expect("the golden folder can be written");
    }
    let expected = std::fs::read_to_string(&path).unwrap_or_default();
    assert!(
        expected == text,
        "{} differs; look at the diff after UPDATE_GOLDEN=1 cargo test",
        path.display()
    );
}

fn name(players: usize, variant: Variant) -> String {
    format!("{players}-{variant}.txt")
}

#[test]
fn games_go_as_they_always_did() {
    for (players, variant) in all_tables() {
        assert_golden(&name(players, variant), &playthrough(players, variant));
    }
}

#[test]
fn there_is_a_playthrough_for_every_table_and_nothing_else() {
    let mut expected: Vec<String> = all_tables().map(|(players, variant)| name(players, variant)).collect();
    expected.push("deals.txt".to_owned());
    let mut found: Vec<String> = std::fs::read_dir(golden(""))
        .expect("the golden folder")
        .map(|entry| entry.expect("a file").file_name().into_string().expect("a plain name"))
        .collect();
    expected.sort();
    found.sort();
    assert_eq!(found, expected);
}

/// The text of a game with random decisions, in which most seats exchange and some take back.
fn playthrough(players: usize, variant: Variant) -> String {
    let content = Content::classic();
    let mut game = deal(&content, players, variant, seed(&format!("golden {players} {variant}")));
    let mut record = Record::new(Arc::clone(&content), *game.setup(), game.seed());
    let mut words = words(players as u64);
    let mut events = String::new();
    game.dealt().for_each(|event| tell(&mut events, &content, &event));
    while let Some(seat) = game.setup().players().seats().find(|seat| game.is_waiting_for(*seat)) {
        let legal = game.legal(seat);
        let exchanges = legal.can_exchange() && below(&mut words, 3) == 0;
        let decision = if exchanges {
            Decision::Exchange
        } else {
            legal.choice(below(&mut words, legal.choices())).into()
        };
        let mut decisions = vec![decision];
        let takes_back = players > 1 && seat.index() == 0 && !exchanges && below(&mut words, 4) == 0;
        if takes_back {
            let again = legal.choice(below(&mut words, legal.choices()));
            decisions.extend([Decision::TakeBack, again.into()]);
        }
        for decision in decisions {
            record.push(seat, decision);
            writeln!(events, "{seat} decides: {}", content.deck().text(&decision)).expect("text grows");
            let happened = game.decide(seat, decision).expect("a legal decision");
            happened.iter().for_each(|event| tell(&mut events, &content, event));
        }
    }
    format!("{record}\n{events}\n{}", final_scores(&game))
}

fn tell(text: &mut String, content: &Content, event: &Event) {
    let cards = |hand: &Hand| {
        let cards = hand.cards().iter().map(|&card| content.deck().card(card).to_string());
        cards.collect::<Vec<_>>().join(" ")
    };
    let what = match event {
        Event::Dealt { seat, cards: hand } => format!("{seat} is dealt {}", cards(hand)),
        Event::Chose { seat } => format!("{seat} has chosen"),
        Event::TookBack { seat } => format!("{seat} takes back"),
        Event::Exchanged { seat } => format!("{seat} exchanges"),
        Event::Discarded { seat, cards: hand } => format!("{seat} discards {}", cards(hand)),
        Event::Revealed { seat, choice } => format!("{seat} lays {}", content.deck().text(choice)),
        Event::Passed { from, to, cards: hand } => format!("{from} passes {} to {to}", cards(hand)),
        Event::Reshuffled { cards } => format!("{cards} discards are shuffled"),
        Event::Drew { seat, cards: hand } => format!("{seat} draws {}", cards(hand)),
        Event::Leftover { seat, cards: hand } => format!("{seat} is left with {}", cards(hand)),
        Event::Opened { seat, cards: hand } => format!("{seat} had exchanged {}", cards(hand)),
        Event::Finished => "the game is over".to_owned(),
    };
    let audience = match event.audience() {
        Audience::Everyone => "all".to_owned(),
        Audience::Only(seat) => seat.to_string(),
        Audience::Both(one, other) => format!("{one}+{other}"),
    };
    writeln!(text, "    [{audience}] {what}").expect("text grows");
}

fn final_scores(game: &Game) -> String {
    let scores: Scores = game.scores();
    let mut text = String::new();
    for seat in game.setup().players().seats() {
        let score = scores.of(seat);
        writeln!(
            text,
            "{seat} {}\n  colour {} handle {} row {} bonus {} exchange {} total {} place {}",
            game.content().deck().text(game.sideboard(seat)),
            score.colour,
            score.handle,
            score.row,
            score.bonus,
            score.exchange,
            score.total,
            score.place
        )
        .expect("text grows");
    }
    if let Some(rating) = scores.rating() {
        writeln!(text, "rating {rating}").expect("text grows");
    }
    text
}
