//! Measures each drawer of a column.

use sideboards_rules::LINES;

use crate::columns::Columns;
use crate::geometry::Perspective;
use crate::picture::Picture;
use crate::sequences::Sequences;
use crate::shade::{Drawers, shades};

/// A measured column.
#[derive(Clone, Debug)]
pub(crate) struct Seen {
    pub(crate) drawers: Drawers,
    pub(crate) span: (f32, f32),
    /// How far up or down the card lies, in heights of a drawer.
    pub(crate) offset: f32,
}

/// The tried vertical offsets of cards, in heights of a drawer.
const OFFSETS: [f32; 9] = [0.0, -0.08, 0.08, -0.16, 0.16, -0.24, 0.24, -0.32, 0.32];

/// Measures the columns of a board; each may be a little higher or lower.
pub(crate) fn look(
    picture: &Picture,
    plane: &Perspective,
    columns: &Columns,
    sequences: &Sequences,
) -> Vec<Seen> {
    let means = sequences.means(&columns.inks);
    let cost = |drawers: &Drawers| {
        let distances: Vec<_> =
            means.iter().map(|mean| columns.inks.distances(&shades(drawers, *mean))).collect();
        sequences
            .all
            .iter()
            .map(|sequence| {
                let of = &distances[sequence.kind];
                (0..LINES).map(|line| of[line][usize::from(sequence.colours[line])]).sum::<f32>()
            })
            .fold(f32::INFINITY, f32::min)
    };
    let at = |span: (f32, f32)| {
        let mut best: Option<(f32, Seen)> = None;
        for offset in OFFSETS {
            let (drawers, unrest) = drawers(picture, plane, span, offset);
            let cost = cost(&drawers) + 20.0 * unrest + 4.0 * offset.abs();
            if best.as_ref().is_none_or(|(least, _)| cost < *least) {
                best = Some((cost, Seen { drawers, span, offset }));
            }
        }
        best.expect("there are offsets").1
    };
    columns.spans.iter().map(|span| at(*span)).collect()
}

/// Returns the light of each drawer, and its variation inside them.
fn drawers(picture: &Picture, plane: &Perspective, span: (f32, f32), offset: f32) -> (Drawers, f32) {
    let mut unrest = 0.0;
    let drawers: Drawers = std::array::from_fn(|line| {
        let mut channels: [Vec<f32>; 3] = Default::default();
        for across in [0.16, 0.22, 0.28, 0.34, 0.42, 0.5, 0.58, 0.66, 0.72, 0.78, 0.84] {
            for down in [0.22, 0.3, 0.4, 0.5, 0.6, 0.7, 0.78] {
                // The region of a possible handle.
                let is_handle = (across - 0.5_f32).abs() < 0.3 && (down - 0.5_f32).abs() < 0.25;
                if is_handle {
                    continue;
                }
                let u = span.0 + across * (span.1 - span.0);
                let light = picture.at(plane.at(u, (line as f32 + down + offset) / LINES as f32));
                (0..3).for_each(|channel| channels[channel].push(light[channel]));
            }
        }
        channels.map(|mut values| {
            values.sort_unstable_by(f32::total_cmp);
            let count = values.len();
            unrest += (values[3 * count / 4] - values[count / 4]) / (values[count / 2] + 0.05);
            values[count / 2]
        })
    });
    (drawers, unrest / (3 * LINES) as f32)
}
