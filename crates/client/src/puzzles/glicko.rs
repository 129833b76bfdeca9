//! Glicko-2 by Mark Glickman: a rating, how sure it is, and how much it changes. `docs/PUZZLES.md` names the paper.

use std::f64::consts::PI;

/// How strong a player is, as far as is known.
#[derive(Clone, Copy, Debug, PartialEq)]
pub struct Glicko {
    /// The rating.
    pub rating: f64,
    /// How far off it may be: two deviations either way in 95 of 100 cases.
    pub deviation: f64,
    /// How much the strength changes from time to time.
    pub volatility: f64,
}

/// Whom a player met, and how it ended.
#[derive(Clone, Copy, Debug, PartialEq)]
pub struct Opponent {
    /// The opponent's rating.
    pub rating: f64,
    /// The opponent's deviation.
    pub deviation: f64,
    /// 1 for a victory, 0 for a defeat, or something between.
    pub score: f64,
}

/// One of Glicko-2's own units in points of a rating.
const SCALE: f64 = 173.717_8;
/// The rating in the middle of the scale.
const MIDDLE: f64 = 1500.0;
/// How much volatilities may change; the paper suggests 0.3 to 1.2.
const TAU: f64 = 0.5;
/// When a volatility is found closely enough.
const CLOSE: f64 = 0.000_001;

impl Glicko {
    /// Someone of whom nothing is known.
    pub const NEWCOMER: Self = Self { rating: MIDDLE, deviation: 350.0, volatility: 0.06 };

    /// Returns the rating after a period in which some opponents were met.
    #[must_use]
    pub fn after(&self, opponents: &[Opponent]) -> Self {
        let (mean, deviation) = ((self.rating - MIDDLE) / SCALE, self.deviation / SCALE);
        if opponents.is_empty() {
            let deviation = deviation.hypot(self.volatility) * SCALE;
            return Self { deviation: deviation.min(Self::NEWCOMER.deviation), ..*self };
        }
        let (mut information, mut surprise) = (0.0, 0.0);
        for opponent in opponents {
            let weight = weight(opponent.deviation / SCALE);
            let expected = 1.0 / (1.0 + (-weight * (mean - (opponent.rating - MIDDLE) / SCALE)).exp());
            information += weight * weight * expected * (1.0 - expected);
            surprise += weight * (opponent.score - expected);
        }
        let variance = 1.0 / information;
        let volatility = self.volatility_after(deviation, variance, variance * surprise);
        let before = deviation.hypot(volatility);
        let deviation = 1.0 / (1.0 / (before * before) + information).sqrt();
        Self {
            rating: MIDDLE + SCALE * (mean + deviation * deviation * surprise),
            deviation: SCALE * deviation,
            volatility,
        }
    }

    /// Finds the new volatility: step 5 of the paper, with its names.
    fn volatility_after(&self, phi: f64, v: f64, delta: f64) -> f64 {
        let a = (self.volatility * self.volatility).ln();
        let f = |x: f64| {
            let square = phi * phi + v + x.exp();
            x.exp() * (delta * delta - square) / (2.0 * square * square) - (x - a) / (TAU * TAU)
        };
        let mut low = a;
        let rest = delta * delta - phi * phi - v;
        let mut high = if rest > 0.0 {
            rest.ln()
        } else {
            let mut steps = 1.0;
            while f(a - steps * TAU) < 0.0 {
                steps += 1.0;
            }
            a - steps * TAU
        };
        let (mut at_low, mut at_high) = (f(low), f(high));
        while (high - low).abs() > CLOSE {
            let between = low + (low - high) * at_low / (at_high - at_low);
            let at_between = f(between);
            if at_between * at_high <= 0.0 {
                (low, at_low) = (high, at_high);
            } else {
                at_low /= 2.0;
            }
            (high, at_high) = (between, at_between);
        }
        (low / 2.0).exp()
    }
}

/// Returns how much a result tells against an opponent with a deviation.
fn weight(deviation: f64) -> f64 {
    1.0 / (1.0 + 3.0 * deviation * deviation / (PI * PI)).sqrt()
}

#[cfg(test)]
mod tests {
    use super::*;

    /// The worked example of "Example of the Glicko-2 system" (2013).
    #[test]
    fn the_example_of_the_paper() {
        let player = Glicko { rating: 1500.0, deviation: 200.0, volatility: 0.06 };
        let met = |rating, deviation, score| Opponent { rating, deviation, score };
        let after = player.after(&[met(1400.0, 30.0, 1.0), met(1550.0, 100.0, 0.0), met(1700.0, 300.0, 0.0)]);
        assert!((after.rating - 1464.06).abs() < 0.02, "{after:?}");
        assert!((after.deviation - 151.52).abs() < 0.02, "{after:?}");
        assert!((after.volatility - 0.059_99).abs() < 0.000_02, "{after:?}");
    }

    #[test]
    fn a_period_without_games_makes_a_rating_less_sure() {
        let player = Glicko { rating: 1500.0, deviation: 200.0, volatility: 0.06 };
        let after = player.after(&[]);
        assert!((after.deviation - 200.27).abs() < 0.01 && (after.rating - 1500.0).abs() < 1e-9);
        assert!(
            (Glicko::NEWCOMER.after(&[]).deviation - 350.0).abs() < 1e-9,
            "nothing is less sure than that"
        );
    }

    #[test]
    fn any_results_leave_sensible_numbers() {
        let mut player = Glicko::NEWCOMER;
        for number in 0..500_u32 {
            let opponent = Opponent {
                rating: f64::from(400 + number * 7 % 2500),
                deviation: 60.0,
                score: if number % 3 == 0 { 1.0 } else { 0.0 },
            };
            player = player.after(&[opponent]);
            assert!((0.0..4000.0).contains(&player.rating), "{player:?}");
            assert!((20.0..=350.0).contains(&player.deviation) && player.volatility < 0.2, "{player:?}");
        }
    }
}
