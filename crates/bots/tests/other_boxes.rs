//! Bots play with boxes that are unlike the classic one, and advise for them.

use std::sync::Arc;

use sideboards_bots::{Adviser, Level};
use sideboards_rules::{Content, Game, Seed, Setup, Variant, Viewer};

const CLASSIC: &str = include_str!("../../../content/classic.toml");

fn seed(text: &str) -> Seed {
    text.parse().expect("every text is a seed")
}

/// Plays a game of every level on every table that the box allows, with advice before each decision.
fn play_everything(text: &str, goals: Option<[i64; 3]>) {
    let content = Arc::new(Content::parse(text).expect("a box without faults"));
    let mut tables = 0;
    for players in 1..=6 {
        for variant in Variant::ALL {
            let seed = seed(&format!("{players} {variant}"));
            let goals = goals.map_or_else(
                || content.random_goals(&seed),
                |goals| content.goals(&goals).expect("one goal of each kind"),
            );
            let Ok(setup) = Setup::new(&content, players, variant, goals) else { continue };
            tables += 1;
            let mut game = Game::new(Arc::clone(&content), setup, seed);
            let mut bots: Vec<_> =
                (0..players).map(|seat| Level::ALL[3 - seat % 4].bot(&seed.child(seat as u32))).collect();
            let mut adviser = Adviser::new(&seed, 20);
            while let Some(seat) = setup.players().seats().find(|seat| game.is_waiting_for(*seat)) {
                let view = game.view(Viewer::Seat(seat));
                assert_eq!(adviser.hints(&view).len(), view.legal().len());
                let decision = bots[seat.index()].decide(&view);
                game.decide(seat, decision).expect("bots play by the rules");
            }
        }
    }
    assert!(tables > 0);
}

#[test]
fn cards_that_show_a_colour_twice() {
    let cards = CLASSIC.find("cards = [").expect("a list of cards");
    let end = cards + CLASSIC[cards..].find("]\n").expect("its end");
    let doubled = CLASSIC[cards..end].replace("K-", "O-").replace("Ts", "Ps");
    play_everything(&format!("{}{doubled}{}", &CLASSIC[..cards], &CLASSIC[end..]), None);
}

#[test]
fn cards_without_a_handle() {
    let cards = CLASSIC.find("cards = [").expect("a list of cards");
    let end = cards + CLASSIC[cards..].find("]\n").expect("its end");
    let fewer = CLASSIC[cards..end].replace("Of", "O-").replace("Rs", "R-");
    play_everything(&format!("{}{fewer}{}", &CLASSIC[..cards], &CLASSIC[end..]), None);
}

#[test]
fn a_box_so_small_that_cards_come_again() {
    let cards = CLASSIC.find("cards = [").expect("a list of cards");
    let end = cards + CLASSIC[cards..].find("]\n").expect("its end");
    let few: Vec<&str> = CLASSIC[cards + 9..end].split_whitespace().take(10).collect();
    play_everything(&format!("{}cards = [{}{}", &CLASSIC[..cards], few.join(" "), &CLASSIC[end..]), None);
}

#[test]
fn patterns_that_are_wide_and_crooked() {
    let crooked = CLASSIC.replacen("\"##.\",", "\"##.##\",", 1).replacen("\"..#\",", "\"....#\",", 1);
    assert_ne!(crooked, CLASSIC);
    play_everything(&crooked, Some([1, 8, 17]));
}
