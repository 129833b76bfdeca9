//! The hindsight optimum can be played, and no play beats it.

use sideboards_bots::{CannotContinue, Exchange, Level, TooFewCards, continuation, hindsight};
use sideboards_rules::{COLUMNS, Content, Game, Points, Seat, Seed, Setup, Variant, Viewer};

fn seed(number: u32) -> Seed {
    let parent: Seed = "hindsight".parse().expect("every text is a seed");
    parent.child(number)
}

#[test]
fn the_best_play_is_legal_and_worth_what_it_says() {
    let content = Content::classic();
    for number in 0..6 {
        let goals = content.random_goals(&seed(number));
        let best = hindsight(&content, goals, &seed(number), Exchange::Allowed).expect("enough cards");
        let setup = Setup::new(&content, 1, Variant::Standard, goals).expect("a possible game");
        let mut game = Game::new(Content::classic(), setup, seed(number));
        for &decision in &best.decisions {
            game.decide(Seat::new(0), decision).expect("a legal decision");
        }
        assert!(game.is_over());
        assert_eq!(game.scores().players()[0].total, best.total);
        assert_eq!(game.sideboard(Seat::new(0)), &best.sideboard);
        let without = hindsight(&content, goals, &seed(number), Exchange::Forbidden).expect("enough cards");
        assert!(!without.exchange_used && without.total <= best.total);
        assert!(best.exchange_used || without.total == best.total);
    }
}

#[test]
fn no_play_beats_hindsight() {
    let content = Content::classic();
    for number in 10..14 {
        let goals = content.random_goals(&seed(number));
        let best = hindsight(&content, goals, &seed(number), Exchange::Allowed).expect("enough cards");
        let setup = Setup::new(&content, 1, Variant::Standard, goals).expect("a possible game");
        for level in Level::ALL {
            let mut bot = level.bot(&seed(99));
            let mut game = Game::new(Content::classic(), setup, seed(number));
            while !game.is_over() {
                let decision = bot.decide(&game.view(Viewer::Seat(Seat::new(0))));
                game.decide(Seat::new(0), decision).expect("a legal decision");
            }
            assert!(game.scores().players()[0].total <= best.total, "{level}");
        }
    }
}

#[test]
fn boxes_whose_discards_come_back_are_refused() {
    let classic = include_str!("../../../content/classic.toml");
    let cards: Vec<String> =
        Content::classic().deck().iter().take(16).map(|(_, card)| card.to_string()).collect();
    let goals = &classic[classic.find("\n[[goal]]").expect("goals")..];
    let content =
        Content::parse(&format!("format = 1\nname = \"small\"\ncards = {cards:?}\n{goals}")).expect("a box");
    let refused = hindsight(&content, content.random_goals(&seed(0)), &seed(0), Exchange::Allowed);
    assert_eq!(refused.map(|best| best.total), Err(TooFewCards { cards: 16 }));
}

/// Plays a game on in every possible way by plain enumeration.
fn naive(game: &Game) -> Points {
    let seat = Seat::new(0);
    if game.is_over() {
        return game.scores().of(seat).total;
    }
    let play = |decision| {
        let mut next = game.clone();
        next.decide(seat, decision).expect("a legal decision");
        naive(&next)
    };
    game.legal(seat).iter().map(play).max().expect("there is something to decide")
}

#[test]
fn the_best_way_to_go_on_agrees_with_plain_recursion() {
    let content = Content::classic();
    let seat = Seat::new(0);
    for number in 0..200 {
        let goals = content.random_goals(&seed(number));
        let setup = Setup::new(&content, 1, Variant::Standard, goals).expect("a possible game");
        let mut game = Game::new(Content::classic(), setup, seed(number));
        let mut bot = Level::ALL[number as usize % 3].bot(&seed(number));
        let rounds = if number % 20 == 0 { 3 } else { number as usize % 3 };
        while game.sideboard(seat).len() + rounds < COLUMNS {
            let decision = bot.decide(&game.view(Viewer::Seat(seat)));
            game.decide(seat, decision).expect("a legal decision");
        }
        let best = continuation(&game).expect("enough cards");
        assert_eq!(best.total, naive(&game), "deal {number}");
        for decision in best.decisions {
            game.decide(seat, decision).expect("a legal decision");
        }
        assert!(game.is_over() && game.scores().of(seat).total == best.total, "deal {number}");
    }
}

#[test]
fn going_on_from_the_deal_is_hindsight() {
    let content = Content::classic();
    let goals = content.random_goals(&seed(7));
    let setup = Setup::new(&content, 1, Variant::Standard, goals).expect("a possible game");
    let best = hindsight(&content, goals, &seed(7), Exchange::Allowed).expect("enough cards");
    let on = continuation(&Game::new(Content::classic(), setup, seed(7))).expect("enough cards");
    assert_eq!((on.total, on.decisions), (best.total, best.decisions));
    let setup = Setup::new(&content, 2, Variant::Standard, goals).expect("a possible game");
    let table = Game::new(Content::classic(), setup, seed(7));
    assert_eq!(continuation(&table), Err(CannotContinue::NotAlone));
}
