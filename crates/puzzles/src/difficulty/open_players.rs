//! Players of open deals: planners that see some rounds of the cards to come, and bots that see none.

use sideboards_bots::Level;
use sideboards_rules::{Decision, Game, Scorer, Seat, Viewer};

use super::rating::Tried;
use super::{TRIES, credit, whims};
use crate::Puzzle;

pub(super) fn tries(puzzle: &Puzzle) -> Vec<Tried> {
    let result = |total: u16| credit(puzzle.proof().value.to_f64() - f64::from(total));
    let mut tried: Vec<Tried> = [(1, 1250.0), (2, 1750.0), (3, 2250.0)]
        .into_iter()
        .map(|(rounds, rating)| Tried {
            rating,
            result: result(plan(puzzle.game().clone(), rounds)),
            tries: 1,
        })
        .collect();
    for (level, rating) in [(Level::Apprentice, 950.0), (Level::Joiner, 1250.0), (Level::Master, 1850.0)] {
        let results = (0..TRIES).map(|number| result(play(puzzle, level, number)));
        tried.push(Tried { rating, result: results.sum::<f64>() / f64::from(TRIES), tries: 1 });
    }
    tried
}

/// Plays a game to its end by the best value some rounds later, and returns its total.
fn plan(mut game: Game, rounds: usize) -> u16 {
    let seat = Seat::new(0);
    while !game.is_over() {
        let decision = {
            let scorer = Scorer::new(game.content(), game.setup().goals());
            let worth = |decision: &Decision| best_after(&game, *decision, rounds, &scorer);
            let decisions: Vec<Decision> = game.legal(seat).iter().collect();
            *decisions.iter().rev().max_by_key(|decision| worth(decision)).expect("a game that goes on")
        };
        game.decide(seat, decision).expect("a legal decision");
    }
    game.scores().of(seat).total.0
}

/// Returns the most points that a sideboard can have a number of rounds later.
fn best_after(game: &Game, decision: Decision, rounds: usize, scorer: &Scorer) -> u16 {
    let seat = Seat::new(0);
    let mut next = game.clone();
    next.decide(seat, decision).expect("a legal decision");
    let rounds = if decision == Decision::Exchange { rounds } else { rounds - 1 };
    if rounds == 0 || next.is_over() {
        let has_exchange = next.exchange_card(seat) == sideboards_rules::ExchangeCard::Unused;
        return scorer.solo_points(scorer.counts(next.sideboard(seat)), has_exchange).0;
    }
    let on = next.legal(seat).iter().map(|decision| best_after(&next, decision, rounds, scorer)).max();
    on.expect("a game that goes on")
}

/// Lets a bot continue, without seeing the cards to come.
fn play(puzzle: &Puzzle, level: Level, number: u32) -> u16 {
    let seat = Seat::new(0);
    let mut bot = level.bot(&whims(puzzle, number));
    let mut game = puzzle.game().clone();
    while !game.is_over() {
        let decision = bot.decide(&game.view(Viewer::Seat(seat)));
        game.decide(seat, decision).expect("bots play by the rules");
    }
    game.scores().of(seat).total.0
}
