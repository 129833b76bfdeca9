/// An axis whose ends and steps are round numbers.
#[derive(Clone, Copy, Debug, PartialEq)]
pub(super) struct Scale {
    low: f64,
    high: f64,
    step: f64,
}

impl Scale {
    /// About so many lines are drawn.
    const LINES: f64 = 4.0;

    /// Makes an axis on which all values have room, and which begins at zero if they are not far from it.
    pub(super) fn of(values: impl Iterator<Item = f64>, from_zero: bool) -> Self {
        let (low, high) = values
            .filter(|value| value.is_finite())
            .fold((f64::MAX, f64::MIN), |(low, high), value| (low.min(value), high.max(value)));
        let (low, high) = if low > high { (0.0, 0.0) } else { (low, high) };
        let low = if from_zero || low < (high - low) { low.min(0.0) } else { low };
        let step = round_step((high - low) / Self::LINES);
        let (low, high) = ((low / step).floor() * step, (high / step).ceil() * step);
        // Where all values are the same there is still something to see.
        Self { low, high: if high > low { high } else { low + step }, step }
    }

    /// Returns the values where a line is drawn.
    pub(super) fn ticks(&self) -> Vec<f64> {
        let tick = |index: u32| self.low + self.step * f64::from(index);
        // Half a step more, because sums of decimals are never quite what they should be.
        (0..=20).map(tick).take_while(|tick| *tick < self.high + self.step / 2.0).collect()
    }

    /// Returns where a value lies between the ends: 0 at the lower one, 1 at the upper one.
    pub(super) fn share(&self, value: f64) -> f64 {
        (value - self.low) / (self.high - self.low)
    }
}

/// Returns the next round number: 1, 2 or 5 with zeros, and at least 1, because points and games are whole.
fn round_step(wish: f64) -> f64 {
    let mut unit = 1.0;
    loop {
        for factor in [1.0, 2.0, 5.0] {
            if unit * factor >= wish {
                return unit * factor;
            }
        }
        unit *= 10.0;
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    fn ticks(values: &[f64]) -> Vec<f64> {
        Scale::of(values.iter().copied(), false).ticks()
    }

    #[test]
    fn axes_have_round_numbers() {
        assert_eq!(ticks(&[3.0, 17.0]), [0.0, 5.0, 10.0, 15.0, 20.0]);
        assert_eq!(ticks(&[52.0, 61.0]), [50.0, 55.0, 60.0, 65.0]);
        assert_eq!(ticks(&[-7.0, 12.0]), [-10.0, -5.0, 0.0, 5.0, 10.0, 15.0]);
        assert_eq!(ticks(&[0.0, 900.0]), [0.0, 500.0, 1000.0]);
    }

    #[test]
    fn little_is_enough() {
        assert_eq!(ticks(&[]), [0.0, 1.0]);
        assert_eq!(ticks(&[40.0]), [40.0, 41.0]);
        assert_eq!(Scale::of([40.0].into_iter(), true).ticks(), [0.0, 10.0, 20.0, 30.0, 40.0]);
    }

    #[test]
    fn everything_has_room() {
        for values in [[0.3, 4.9], [99.0, 101.5], [-3.0, -1.0], [f64::NAN, 7.0]] {
            let scale = Scale::of(values.into_iter(), false);
            for value in values.into_iter().filter(|value| value.is_finite()) {
                assert!((0.0..=1.0).contains(&scale.share(value)), "{values:?}");
            }
        }
    }
}
