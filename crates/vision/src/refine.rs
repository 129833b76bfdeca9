//! Moves the corners of a board until its strips fit best.

use sideboards_rules::LINES;

use crate::geometry::{Perspective, Point, Quad};
use crate::picture::Picture;
use crate::shade::{Inks, best_order, shades};

/// How many strips are sampled.
const STRIPS: usize = 36;

/// Where drawers are sampled, in parts of their height: between handle and edges.
const HEIGHTS: [f32; 3] = [0.24, 0.5, 0.76];

/// Returns a better outline, and how well it fits: 1 at best.
pub(crate) fn refined(picture: &Picture, quad: Quad) -> (f32, Quad) {
    let (fit, quad) = climb(picture, quad);
    (fit / STRIPS as f32, quad)
}

/// Returns an outline, and others shifted by a line above, below or both: in many columns they fit as well,
/// especially on a table with the colour of a drawer.
pub(crate) fn shifted(quad: &Quad) -> [Quad; 7] {
    [(0, 0), (-1, -1), (1, 1), (-1, 0), (0, 1), (1, 0), (0, -1)].map(|(above, below): (i8, i8)| {
        let [above, below] = [above, below].map(|lines| f32::from(lines) / LINES as f32);
        moved(quad, above, above, below, below)
    })
}

/// Climbs in smaller and smaller steps.
fn climb(picture: &Picture, quad: Quad) -> (f32, Quad) {
    let mut best = (fit(picture, &quad), quad);
    for step in [0.1, 0.06, 0.03, 0.015] {
        for _ in 0..6 {
            let before = best.0;
            for change in 0..8 {
                for amount in [step, -step] {
                    let changed = changed(&best.1, change, amount);
                    let fit = fit(picture, &changed);
                    if fit > best.0 {
                        best = (fit, changed);
                    }
                }
            }
            if best.0 <= before {
                break;
            }
        }
    }
    best
}

/// Changes an outline in one of eight ways: edges up and down, together and at one end, and tilted sides.
fn changed(quad: &Quad, change: usize, amount: f32) -> Quad {
    match change {
        0 => moved(quad, amount, amount, amount, amount),
        1 => moved(quad, amount, amount, -amount, -amount),
        2 => moved(quad, amount, -amount, -amount, amount),
        3 => moved(quad, amount, 0.0, 0.0, amount),
        4 => moved(quad, 0.0, amount, amount, 0.0),
        5 => lean(quad, 2.0 * amount, 2.0 * amount),
        6 => lean(quad, 2.0 * amount, 0.0),
        _ => lean(quad, 0.0, 2.0 * amount),
    }
}

/// Moves corners along their sides, by fractions of the sides.
fn moved(quad: &Quad, upper_left: f32, upper_right: f32, lower_right: f32, lower_left: f32) -> Quad {
    let [a, b, c, d] = *quad;
    let along = |from: Point, top: Point, bottom: Point, part: f32| Point {
        x: from.x + part * (bottom.x - top.x),
        y: from.y + part * (bottom.y - top.y),
    };
    [
        along(a, a, d, upper_left),
        along(b, b, c, upper_right),
        along(c, b, c, lower_right),
        along(d, a, d, lower_left),
    ]
}

/// Tilts sides: the upper corners go one way and the lower ones the other, in fractions of a drawer.
fn lean(quad: &Quad, left: f32, right: f32) -> Quad {
    let [a, b, c, d] = *quad;
    let unit = |from: Point, to: Point, size: f32| {
        let length = (to.x - from.x).hypot(to.y - from.y).max(1e-3);
        ((to.x - from.x) / length * size, (to.y - from.y) / length * size)
    };
    let height = (d.x - a.x).hypot(d.y - a.y) / LINES as f32;
    let (top, bottom) = (unit(a, b, height), unit(d, c, height));
    let shift = |of: Point, by: (f32, f32), part: f32| Point { x: of.x + part * by.0, y: of.y + part * by.1 };
    [shift(a, top, left), shift(b, top, right), shift(c, bottom, -right), shift(d, bottom, -left)]
}

/// Returns how well the strips of an outline fit.
fn fit(picture: &Picture, quad: &Quad) -> f32 {
    let plane = Perspective::onto(quad);
    (0..STRIPS).map(|strip| strip_fit(picture, &plane, (strip as f32 + 0.5) / STRIPS as f32, 0.0)).sum()
}

/// Returns how well a strip fits that begins an offset lower, in heights of a drawer.
pub(crate) fn strip_fit(picture: &Picture, plane: &Perspective, u: f32, offset: f32) -> f32 {
    let samples: [[[f32; 3]; 3]; LINES] = std::array::from_fn(|line| {
        HEIGHTS.map(|height| picture.at(plane.at(u, (line as f32 + height + offset) / LINES as f32)))
    });
    let drawers = samples
        .map(|lights| [0, 1, 2].map(|channel| lights.iter().map(|light| light[channel]).sum::<f32>() / 3.0));
    let (distance, _) = best_order(&Inks::USUAL.distances(&shades(&drawers, [1.0; 3])));
    // Inside a drawer the colour is uniform.
    let mean: f32 = drawers.iter().flatten().sum::<f32>() / 15.0;
    let unrest: f32 = samples
        .iter()
        .zip(&drawers)
        .flat_map(|(lights, drawer)| lights.iter().map(move |light| (light, drawer)))
        .map(|(light, drawer)| {
            let off: f32 = (0..3).map(|channel| (light[channel] - drawer[channel]).abs()).sum();
            (off / (3.0 * mean + 1e-3)).min(1.0)
        })
        .sum();
    (1.0 - distance / (8.0 * LINES as f32) - unrest / 15.0).max(0.0)
}
