use sideboards_rules::Card;

use crate::Light;
use crate::chance::Chance;
use crate::condition::Condition;
use crate::style::{HEIGHT, Print};

/// Cards side by side on a table.
#[derive(Clone, Debug)]
pub(crate) struct Board {
    print: Print,
    cards: Vec<Laid>,
    pub(crate) width: f64,
}

/// A placed card.
#[derive(Clone, Debug)]
struct Laid {
    face: Card,
    centre: (f64, f64),
    /// Cosine and sine of its angle.
    turn: (f64, f64),
}

impl Board {
    pub(crate) fn laid(faces: &[Card], print: Print, condition: Condition, chance: &mut Chance) -> Self {
        let care = match condition {
            Condition::Crooked => 2.0,
            Condition::Mixed => 1.2,
            _ => 0.5,
        };
        let mut left = 0.0;
        let cards: Vec<Laid> = faces
            .iter()
            .map(|face| {
                left += chance.between(0.0, 3.5 * care);
                let centre = (left + print.width / 2.0, HEIGHT / 2.0 + 2.2 * care * chance.around());
                left += print.width;
                let angle = 0.009 * care * chance.around();
                Laid { face: *face, centre, turn: (angle.cos(), angle.sin()) }
            })
            .collect();
        Self { print, cards, width: left }
    }

    /// Returns the colour of the card at a place, if there is one.
    pub(crate) fn at(&self, x: f64, y: f64) -> Option<Light> {
        let pitch = self.width / self.cards.len() as f64;
        let near = (x / pitch) as usize;
        let around = near.saturating_sub(1)..(near + 2).min(self.cards.len());
        self.cards.get(around)?.iter().rev().find_map(|laid| {
            let (right, down) = (x - laid.centre.0, y - laid.centre.1);
            let place = (
                right * laid.turn.0 + down * laid.turn.1 + self.print.width / 2.0,
                down * laid.turn.0 - right * laid.turn.1 + HEIGHT / 2.0,
            );
            let is_on = (0.0..self.print.width).contains(&place.0) && (0.0..HEIGHT).contains(&place.1);
            is_on.then(|| self.print.at(&laid.face, place.0, place.1))
        })
    }
}
