//! Fits the five colours of a board to the observed shades.

use sideboards_rules::LINES;

use crate::shade::{Inks, Shade};

/// The weight of a colour's usual centre, in observed shades.
const TRUST: f32 = 6.0;

/// The least deviation of a colour: lightness, and the two of colour.
const LEAST: [f32; 3] = [0.09, 0.07, 0.07];

/// Fits the five colours of a board to the observed shades of each; usual colours stand in if there are few.
pub(crate) fn fitted(seen: &[Vec<Shade>; LINES]) -> Inks {
    let mut inks = Inks::USUAL;
    for (colour, shades) in seen.iter().enumerate() {
        if shades.is_empty() {
            continue;
        }
        let count = shades.len() as f32;
        for (part, least) in LEAST.into_iter().enumerate() {
            let mut values: Vec<f32> = shades.iter().map(|shade| shade.0[part]).collect();
            let middle = median(&mut values);
            let mut offs: Vec<f32> = values.iter().map(|value| (value - middle).abs()).collect();
            let spread = 1.48 * median(&mut offs);
            let usual = Inks::USUAL.spreads[colour].0[part];
            let centre = &mut inks.centres[colour].0[part];
            *centre = (count * middle + TRUST * *centre) / (count + TRUST);
            let variance = (count * spread * spread + TRUST * usual * usual) / (count + TRUST);
            inks.spreads[colour].0[part] = variance.sqrt().max(least);
        }
    }
    inks
}

pub(crate) fn median(values: &mut [f32]) -> f32 {
    let middle = values.len() / 2;
    *values.select_nth_unstable_by(middle, f32::total_cmp).1
}
