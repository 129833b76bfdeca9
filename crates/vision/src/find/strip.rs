//! Finds places in an upright strip that look like a column.

use sideboards_rules::LINES;

use crate::picture::Picture;
use crate::shade::{Inks, best_order, shades};

use super::link::Link;

/// Pixels from strip to strip.
pub(super) const STEP: usize = 2;

/// How many places of a strip are kept.
const MAX_LINKS: usize = 10;

/// The smallest drawer, in pixels.
const SMALLEST: f32 = 2.6;

/// The mean distance of a drawer from its colour at which a place is no longer like a column.
const LIMIT: f32 = 6.0;

/// Returns for each strip the places that look like a column.
pub(super) fn strips(picture: &Picture) -> Vec<Vec<Link>> {
    (0..picture.width / STEP).map(|index| places(&Strip::of(picture, index * STEP))).collect()
}

/// A strip: prefix sums of light from the top.
struct Strip {
    x: f32,
    sums: Vec<[f32; 3]>,
}

impl Strip {
    fn of(picture: &Picture, x: usize) -> Self {
        let columns = x..(x + STEP + 1).min(picture.width);
        let share = 1.0 / columns.len() as f32;
        let mut sums = Vec::with_capacity(picture.height + 1);
        let mut sum = [0.0; 3];
        sums.push(sum);
        for y in 0..picture.height {
            for light in &picture.row(y)[columns.clone()] {
                (0..3).for_each(|channel| sum[channel] += light[channel] * share);
            }
            sums.push(sum);
        }
        Self { x: x as f32 + STEP as f32 / 2.0, sums }
    }

    /// Returns the mean light of the middle of a drawer.
    fn drawer(&self, top: f32, pitch: f32) -> [f32; 3] {
        // Half more, cut off: rounding takes a call for each.
        let from = (top + 0.22 * pitch + 0.5) as usize;
        let to = ((top + 0.78 * pitch + 0.5) as usize).max(from + 1).min(self.sums.len() - 1);
        let from = from.min(to - 1);
        let count = (to - from) as f32;
        [0, 1, 2].map(|channel| (self.sums[to][channel] - self.sums[from][channel]) / count)
    }
}

/// Finds the places of a strip that look most like a column.
fn places(strip: &Strip) -> Vec<Link> {
    let height = (strip.sums.len() - 1) as f32;
    let mut found: Vec<Link> = Vec::new();
    let mut pitch = SMALLEST;
    while pitch * LINES as f32 <= height {
        let step = (0.2 * pitch).max(1.0);
        let mut top = 0.0;
        while top + pitch * LINES as f32 <= height {
            if let Some(likeness) = likeness(strip, top, pitch) {
                found.push(Link { x: strip.x, top, pitch, likeness });
            }
            top += step;
        }
        pitch *= 1.12;
    }
    found.sort_by(|one, other| other.likeness.total_cmp(&one.likeness));
    let mut kept: Vec<Link> = Vec::with_capacity(MAX_LINKS);
    for link in found {
        if kept.len() == MAX_LINKS {
            break;
        }
        if kept.iter().all(|other| !link.is_nearly(other)) {
            kept.push(link);
        }
    }
    kept
}

/// Returns the likeness of a place to a column: 1 exactly, 0 not at all.
fn likeness(strip: &Strip, top: f32, pitch: f32) -> Option<f32> {
    let drawers: [_; LINES] = std::array::from_fn(|line| strip.drawer(top + line as f32 * pitch, pitch));
    // Most places fail this fast test: one drawer is much darker than the others, and one is much less red.
    let grey = drawers.map(|light| light[0] + light[1] + light[2]);
    let red = drawers.map(|light| light[0] / (light[1] + light[2] + 0.004));
    let least = |of: &[f32; LINES]| of.iter().copied().fold(f32::INFINITY, f32::min);
    let most = |of: &[f32; LINES]| of.iter().copied().fold(0.0, f32::max);
    if least(&grey) > 0.4 * most(&grey) || least(&red) > 0.5 * most(&red) {
        return None;
    }
    let shades = shades(&drawers, [1.0; 3]);
    let distances = Inks::USUAL.distances(&shades);
    // Each drawer is at least as far off as from its nearest colour.
    let nearest = |line: &[f32; LINES]| line.iter().copied().fold(f32::INFINITY, f32::min);
    if distances.iter().map(nearest).sum::<f32>() > LIMIT * LINES as f32 {
        return None;
    }
    let (distance, _) = best_order(&distances);
    let likeness = 1.0 - distance / (LIMIT * LINES as f32);
    (likeness > 0.0).then_some(likeness)
}
