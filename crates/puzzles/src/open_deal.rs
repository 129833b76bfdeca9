use sideboards_bots::{CannotContinue, continuation};
use sideboards_rules::{Decision, Game, Seat, Viewer};

use crate::symmetry::twin_key;
use crate::{Expectation, Valued};

/// Finds the most points that can be reached after each decision of a solo game with a known pile.
pub fn open_values(game: &Game) -> Result<Vec<Valued>, CannotContinue> {
    let seat = Seat::new(0);
    let view = game.view(Viewer::Seat(seat));
    let mut known: Vec<(String, Expectation)> = Vec::new();
    let mut valued = Vec::new();
    for decision in game.legal(seat).iter() {
        let key = twin_key(&decision, &view);
        // Twins have the same value: a start need not be searched four times.
        let value = match known.iter().find(|(twin, _)| *twin == key) {
            Some((_, value)) => *value,
            None => value_of(game, decision)?,
        };
        known.push((key, value));
        valued.push(Valued { decision, value });
    }
    Ok(valued)
}

fn value_of(game: &Game, decision: Decision) -> Result<Expectation, CannotContinue> {
    let mut next = game.clone();
    next.decide(Seat::new(0), decision).expect("a legal decision");
    Ok(Expectation::whole(continuation(&next)?.total.0.into()))
}
