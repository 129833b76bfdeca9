//! Bots play with boxes that are unlike the classic one, and advise for them.

use std::sync::Arc;

use sideboards_bots::{Adviser, Level};
use sideboards_rules::{Content, Game, Seed, Setup, Variant, Viewer};

const CLASSIC: &str = include_str!("../../../content/classic.toml");

fn seed(text: &str) -> Seed {
    text.parse().expect("every text is a seed")
}

/// Plays a game of every level on several tables that the box allows, with advice before each decision.
fn play_everything(text: &str, goals: Option<[i64; 3]>) {
    let content = Arc::new(Content::parse(text).expect("a box without faults"));
    let mut tables = 0;
    for players in [1, 2, 3, 6] {
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
                let hints = adviser.hints(&view);
                assert_eq!(hints.len(), view.legal().len());
                assert!(hints.iter().all(|hint| hint.worth.is_finite()));
                let decision = bots[seat.index()].decide(&view);
                game.decide(seat, decision).expect("bots play by the rules");
            }
        }
    }
    assert!(tables > 0);
}

/// Returns the classic box with cards changed by a function.
fn with_cards(change: impl FnOnce(&str) -> String) -> String {
    let cards = CLASSIC.find("cards = [").expect("a list of cards") + "cards = [".len();
    let end = cards + CLASSIC[cards..].find("]\n").expect("its end");
    format!("{}{}{}", &CLASSIC[..cards], change(&CLASSIC[cards..end]), &CLASSIC[end..])
}

#[test]
fn cards_that_show_a_colour_twice() {
    play_everything(&with_cards(|cards| cards.replace("K-", "O-").replace("Ts", "Ps")), None);
}

#[test]
fn cards_without_a_handle() {
    play_everything(&with_cards(|cards| cards.replace("Of", "O-").replace("Rs", "R-")), None);
}

#[test]
fn a_box_so_small_that_cards_come_again() {
    for count in [9, 10, 18, 54] {
        let few = |cards: &str| cards.split_whitespace().take(count).collect();
        play_everything(&with_cards(few), None);
    }
}

#[test]
fn patterns_that_are_wide_and_crooked() {
    let crooked = CLASSIC.replacen("\"##.\",", "\"##.##\",", 1).replacen("\"..#\",", "\"....#\",", 1);
    assert_ne!(crooked, CLASSIC);
    play_everything(&crooked, Some([1, 8, 17]));
}

/// Goal 15 with huge points, and red always in the middle, so that one row is far longer than all others.
#[test]
fn points_that_dwarf_all_others() {
    let is_red_in_the_middle = |card: &&str| card.as_bytes()[5] == b'R';
    let few = with_cards(|cards| cards.split_whitespace().filter(is_red_in_the_middle).collect());
    let (before, goal) = few.split_once("number = 15").expect("goal 15");
    let text = format!("{before}number = 15{}", goal.replacen("points = 2", "points = 99", 1));
    play_everything(&text, Some([1, 8, 15]));
}

#[test]
fn rows_in_one_line_in_three_and_in_all_and_two_rows_of_one_colour() {
    for (number, from, to) in [
        (27, "lines = [1, 4]", "lines = [3]"),
        (27, "lines = [1, 4]", "lines = [1, 2, 5]"),
        (28, "lines = [1, 4]", "lines = [1, 2, 3, 4, 5]"),
        (19, "longest = 1", "longest = 2"),
    ] {
        let goal = CLASSIC.find(&format!("number = {number}")).expect("the goal");
        let changed = CLASSIC[goal..].replacen(from, to, 1);
        assert_ne!(changed, CLASSIC[goal..]);
        play_everything(&format!("{}{changed}", &CLASSIC[..goal]), Some([2, 8, number]));
    }
}
