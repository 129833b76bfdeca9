//! Draws pictures of all kinds into a folder, to look at: `cargo run -p sideboards-pictures --example gallery -- FOLDER`.

use std::path::Path;

use sideboards_pictures::{Chair, Motif, Nameplate, Picture, Standing};
use sideboards_rules::{Card, Content, Goal, GoalKind, Placed, Scorer, Sideboard, Turned};

const NAMES: [&str; 6] = ["Anna", "Wolfeschlegelsteinhausen", "Андрій", "小明", "Łucja & Zoë 🦊", "Otto"];

fn main() -> std::io::Result<()> {
    let folder = std::env::args().nth(1).expect("a folder");
    let pictures = [
        ("table-1", table(1, "Anna invites you to Sideboards")),
        ("table-6", table(6, "Wolfeschlegelsteinhausen convida-te para jogar Sideboards")),
        ("game-1", game(1, 8, true)),
        ("game-2", game(2, 5, false)),
        ("game-3", game(3, 8, true)),
        ("game-4", game(4, 6, false)),
        ("game-5", game(5, 0, false)),
        ("game-6", game(6, 8, true)),
        ("deal", motif("Same cards. Beat 41.", Motif::Deal { goals: Some(goals()) })),
        ("showpiece", motif("A game of Sideboards to watch again", Motif::Showpiece)),
    ];
    for (name, picture) in pictures {
        std::fs::write(Path::new(&folder).join(format!("{name}.png")), picture.draw().render())?;
    }
    Ok(())
}

fn motif(title: &str, motif: Motif) -> Picture {
    let line = "A 15-minute card game, no account needed. 3 of 6 seats taken.";
    Picture { title: title.to_owned(), line: line.to_owned(), motif }
}

fn goals() -> [Goal; 3] {
    let content = Content::classic();
    let goals = content.goals(&[2, 8, 19]).expect("goals");
    GoalKind::ALL.map(|kind| content.goal(goals.of(kind)).clone())
}

fn player(seat: usize) -> Nameplate {
    let note = (seat == 5).then(|| "master".to_owned());
    Nameplate::new(seat, NAMES[seat], || format!("Seat {}", seat + 1), note)
}

fn table(taken: usize, title: &str) -> Picture {
    let place = |seat| if seat < taken { Chair::Taken(player(seat)) } else { Chair::Free("free".to_owned()) };
    let seats = (0..6).map(place).collect();
    motif(title, Motif::Table { seats, goals: (taken == 1).then(goals) })
}

fn game(count: usize, cards: usize, is_over: bool) -> Picture {
    let content = Content::classic();
    let (deck, scorer) = (content.deck(), Scorer::new(&content, content.goals(&[2, 8, 19]).expect("goals")));
    let standing = |seat: usize| {
        let ids = deck.iter().map(|(id, _)| id).skip(seat * 8).take(cards);
        let placed: Vec<Placed> = ids.map(|card| Placed { card, turned: Turned::AsPrinted }).collect();
        let board = Sideboard::try_from(placed.as_slice()).expect("cards");
        let tally = scorer.tally(&board);
        let cards: Vec<Card> = placed.iter().map(|card| deck.face(*card)).collect();
        if !is_over {
            return Standing::playing(player(seat), cards);
        }
        let points = scorer.points(tally.counts()).0;
        Standing::scored(player(seat), cards, &tally, points, seat == 0)
    };
    let title = if is_over { "Anna wins with 54 points" } else { "Round 3 of 6" };
    motif(title, Motif::Game { players: (0..count).map(standing).collect(), goals: goals() })
}
