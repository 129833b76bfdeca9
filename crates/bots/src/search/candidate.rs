use sideboards_rules::{Decision, Scores, Seat};

/// A decision and its results so far.
#[derive(Clone, Copy, Debug)]
pub(super) struct Candidate {
    pub(super) decision: Decision,
    /// The value of the look-ahead.
    pub(super) lookahead: f32,
    /// The number of worlds in which it was tried.
    pub(super) worlds: u32,
    /// Sums over those worlds: the value, the own points, their squares, and shares of the victory.
    pub(super) sum: f64,
    points: f64,
    squares: f64,
    wins: f64,
}

/// The expected outcome of a decision.
#[derive(Clone, Copy, Debug)]
pub(crate) struct Estimate {
    pub(crate) decision: Decision,
    /// In a solo game the points, at a table the lead.
    pub(crate) worth: f64,
    /// The standard error of the difference to the best.
    pub(crate) error: f64,
    /// The mean of the own points, and their standard deviation.
    pub(crate) points: f64,
    pub(crate) spread: f64,
    /// The share of games that are won.
    pub(crate) wins: f64,
}

impl Candidate {
    pub(super) fn new(decision: Decision) -> Self {
        Self { decision, lookahead: 0.0, worlds: 0, sum: 0.0, points: 0.0, squares: 0.0, wins: 0.0 }
    }

    /// Records the end of a playout.
    pub(super) fn note(&mut self, scores: &Scores, seat: Seat, worth: f64) {
        let points = f64::from(scores.of(seat).total.0);
        self.worlds += 1;
        self.sum += worth;
        self.points += points;
        self.squares += points * points;
        let winners = scores.winners().count() as f64;
        self.wins += if scores.of(seat).place == 1 { 1.0 / winners } else { 0.0 };
    }

    /// Returns the mean value of the playouts.
    pub(super) fn mean(&self) -> f64 {
        self.sum / f64::from(self.worlds.max(1))
    }

    /// Returns the combined value of playouts and look-ahead.
    pub(super) fn value(&self, lookahead_weight: f64) -> f64 {
        self.mean() + lookahead_weight * f64::from(self.lookahead)
    }

    /// Returns the estimate of the playouts.
    pub(super) fn estimate(&self, error: f64) -> Estimate {
        let worlds = f64::from(self.worlds.max(1));
        let points = self.points / worlds;
        Estimate {
            decision: self.decision,
            worth: self.mean(),
            error,
            points,
            spread: (self.squares / worlds - points * points).max(0.0).sqrt(),
            wins: self.wins / worlds,
        }
    }
}
