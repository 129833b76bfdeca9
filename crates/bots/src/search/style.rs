use sideboards_rules::{Scores, Seat};

/// The parameters of a master's judgement, fitted by playing (`docs/BOTS.md`).
#[derive(Clone, Copy, Debug, PartialEq)]
pub struct Style {
    /// The temperature of the prospects, for goals of 3 points: the higher, the lower the expectations.
    pub choosiness: f64,
    /// In playouts, the least value of a hand that is not exchanged, in temperatures.
    pub exchange_below: f32,
    /// The value that an unused exchange card gains with every round in which it can be used.
    pub exchange_a_round: f32,
    /// The weight of the look-ahead beside the playouts, in a solo game.
    pub lookahead_alone: f64,
    /// The same at a table.
    pub lookahead_at_table: f64,
    /// At a table: the lead beyond which more points hardly matter.
    pub enough: f64,
    /// How many standard errors a decision must be behind to be dropped.
    pub doubt: f64,
    /// In a solo game: how many rounds are searched to the end.
    pub rounds_to_the_end: usize,
}

impl Default for Style {
    fn default() -> Self {
        Self {
            choosiness: 1.8,
            exchange_below: 0.55,
            exchange_a_round: 0.3,
            lookahead_alone: 3.0,
            lookahead_at_table: 0.25,
            enough: 12.0,
            doubt: 3.0,
            rounds_to_the_end: 2,
        }
    }
}

impl Style {
    /// Returns the value of final scores for a seat: its points in a solo game, otherwise its lead.
    pub(crate) fn worth(&self, scores: &Scores, seat: Seat) -> f64 {
        let points = |index: usize| f64::from(scores.players()[index].total.0);
        let own = points(seat.index());
        let others = (0..scores.players().len()).filter(|other| *other != seat.index()).map(points);
        match others.reduce(f64::max) {
            None => own,
            Some(best) => (own - best) / (1.0 + (own - best).abs() / self.enough),
        }
    }
}
