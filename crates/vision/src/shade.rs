//! Colours that can be compared across lights.
//!
//! Every column shows each of the five colours once, so the mean of a column is the same colour everywhere on the
//! board, and its differences come from the light. A shade is a colour divided by that mean, channel by channel:
//! warm, cold and dim light cancel out.

use sideboards_rules::LINES;

/// A colour relative to its column: lightness, red against green, yellow against blue. Cube roots make steps look
/// about equal.
#[derive(Clone, Copy, Debug, Default, PartialEq)]
pub(crate) struct Shade(pub(crate) [f32; 3]);

/// The lights of the five drawers of a column.
pub(crate) type Drawers = [[f32; 3]; LINES];

/// A little light added everywhere: saturated colours have a channel near zero, which cube roots would exaggerate.
const HAZE: f32 = 0.04;

impl Shade {
    fn of(light: [f32; 3]) -> Self {
        let [red, green, blue] = light.map(|channel| cube_root(channel + HAZE));
        Self([(red + green + blue) / 3.0, red - green, f32::midpoint(red, green) - blue])
    }

    /// Returns the light of a shade.
    pub(crate) fn light(self) -> [f32; 3] {
        let [lightness, red_green, yellow_blue] = self.0;
        let yellow = lightness + yellow_blue / 3.0;
        let roots = [yellow + red_green / 2.0, yellow - red_green / 2.0, lightness - 2.0 * yellow_blue / 3.0];
        roots.map(|root| (root * root * root - HAZE).max(0.0))
    }
}

/// Returns the cube root of a positive number, to a millionth: a first guess from its exponent, then two of Halley's steps.
fn cube_root(number: f32) -> f32 {
    const GUESS: u32 = 709_958_130;
    let mut root = f32::from_bits(number.to_bits() / 3 + GUESS);
    for _ in 0..2 {
        let cube = root * root * root;
        root *= (cube + 2.0 * number) / (2.0 * cube + number);
    }
    root
}

/// Returns the shades of a column whose mean is this light in shades.
pub(crate) fn shades(drawers: &Drawers, mean: [f32; 3]) -> [Shade; LINES] {
    let gain = [0, 1, 2].map(|channel| {
        let sum: f32 = drawers.iter().map(|light| light[channel]).sum();
        mean[channel] * LINES as f32 / sum.max(1e-3)
    });
    drawers.map(|light| Shade::of([0, 1, 2].map(|channel| (light[channel] * gain[channel]).max(0.0))))
}

/// The five colours of a board: the centre of each among shades, and its deviation.
#[derive(Clone, Copy, Debug)]
pub(crate) struct Inks {
    pub(crate) centres: [Shade; LINES],
    pub(crate) spreads: [Shade; LINES],
}

impl Inks {
    /// Red, turquoise, pink, orange and black in print: means and deviations over many palettes and lights.
    pub(crate) const USUAL: Self = Self {
        centres: [
            Shade([0.72, 0.56, 0.24]),
            Shade([0.99, -0.80, -0.41]),
            Shade([1.25, 0.07, -0.17]),
            Shade([0.93, 0.17, 0.63]),
            Shade([0.52, -0.08, -0.07]),
        ],
        spreads: [
            Shade([0.17, 0.26, 0.19]),
            Shade([0.18, 0.30, 0.18]),
            Shade([0.18, 0.24, 0.16]),
            Shade([0.17, 0.20, 0.30]),
            Shade([0.17, 0.16, 0.16]),
        ],
    };

    /// Returns the distance of a shade from a colour: about 3 for one of its own, with an upper limit.
    pub(crate) fn distance(&self, colour: usize, shade: Shade) -> f32 {
        let (centre, spread) = (self.centres[colour].0, self.spreads[colour].0);
        let sum: f32 = (0..3)
            .map(|part| {
                let off = (shade.0[part] - centre[part]) / spread[part];
                off * off
            })
            .sum();
        sum.min(Self::FAR)
    }

    /// The largest distance: a drawer under a finger or a reflection counts once, however wrong it is.
    pub(crate) const FAR: f32 = 9.0;

    /// Returns the distances of five drawers from five colours.
    pub(crate) fn distances(&self, shades: &[Shade; LINES]) -> [[f32; LINES]; LINES] {
        shades.map(|shade| std::array::from_fn(|colour| self.distance(colour, shade)))
    }
}

/// Finds the order of five colours that fits best, each used once: the best assignment to the first drawers for
/// each set of colours.
pub(crate) fn best_order(distances: &[[f32; LINES]; LINES]) -> (f32, [u8; LINES]) {
    let mut best = [(f32::INFINITY, 0_u8); 1 << LINES];
    best[0].0 = 0.0;
    for set in 1_usize..1 << LINES {
        let line = set.count_ones() as usize - 1;
        for colour in (0..LINES).filter(|colour| set >> colour & 1 == 1) {
            let sum = best[set & !(1 << colour)].0 + distances[line][colour];
            if sum < best[set].0 {
                best[set] = (sum, colour as u8);
            }
        }
    }
    let mut set = (1 << LINES) - 1;
    let mut order = [0; LINES];
    for line in (0..LINES).rev() {
        order[line] = best[set].1;
        set &= !(1 << order[line]);
    }
    (best[(1 << LINES) - 1].0, order)
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn light_drops_out() {
        let column = [[0.5, 0.04, 0.03], [0.03, 0.4, 0.35], [0.9, 0.45, 0.55], [0.85, 0.3, 0.03], [0.03; 3]];
        let warm = column.map(|[red, green, blue]| [red * 0.9, green * 0.6, blue * 0.2]);
        let (day, evening) = (shades(&column, [1.0; 3]), shades(&warm, [1.0; 3]));
        for (one, other) in day.iter().zip(&evening) {
            assert!((0..3).all(|part| (one.0[part] - other.0[part]).abs() < 1e-3));
        }
        assert_eq!(best_order(&Inks::USUAL.distances(&evening)).1, [0, 1, 2, 3, 4]);
    }

    #[test]
    fn cube_roots_are_right() {
        for step in 1..=2000 {
            let number = step as f32 * step as f32 * 1e-4;
            assert!((cube_root(number) / number.cbrt() - 1.0).abs() < 2e-6, "{number}");
        }
    }

    #[test]
    fn shades_have_lights() {
        let light = [0.7, 0.2, 0.9];
        let back = Shade::of(light).light();
        assert!((0..3).all(|channel| (light[channel] - back[channel]).abs() < 1e-5));
    }

    /// The naive twin: all 120 orders.
    #[test]
    fn the_best_order_is_the_best_of_all() {
        let mut state = 1_u32;
        for _ in 0..200 {
            let distances: [[f32; LINES]; LINES] = std::array::from_fn(|_| {
                std::array::from_fn(|_| {
                    state = state.wrapping_mul(1_664_525).wrapping_add(1_013_904_223);
                    (state >> 16) as f32 / 4096.0
                })
            });
            let mut least = f32::INFINITY;
            for code in 0..5_usize.pow(5) {
                let order: [usize; LINES] = std::array::from_fn(|line| code / 5_usize.pow(line as u32) % 5);
                if (0..5).all(|colour| order.contains(&colour)) {
                    least = least.min((0..LINES).map(|line| distances[line][order[line]]).sum());
                }
            }
            let (sum, order) = best_order(&distances);
            let again: f32 = (0..LINES).map(|line| distances[line][usize::from(order[line])]).sum();
            assert!((sum - least).abs() < 1e-3 && (again - least).abs() < 1e-3);
        }
    }
}
