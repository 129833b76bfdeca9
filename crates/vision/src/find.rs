//! Finds boards in a picture.
//!
//! A narrow upright strip through a column shows five colours one above the other, at even distances. Such places
//! are searched for in all strips, at all heights and sizes. A board is where many strips agree on two straight
//! lines, one above and one below. Tilted boards are found in rotated copies of the picture.

use std::f32::consts::PI;

use crate::geometry::Quad;
use crate::picture::Picture;

mod band;
mod link;
mod strip;

use band::bands;
use strip::strips;

/// The longer side of the copy that is searched.
const SIDE: usize = 340;

/// The tilts of a board that are searched first, in degrees: what a strip tolerates lies between them.
const FIRST: [f32; 3] = [0.0, 8.0, -8.0];

/// Further tilts to either side, while the board looks better and better.
const FURTHER: [f32; 2] = [16.0, 24.0];

/// Strips that look less like columns than this may be of no board at all: all tilts are searched.
const LIKELY: f32 = 0.45;

/// How many candidates are examined more closely.
const CANDIDATES: usize = 6;

/// Returns places where a board may be, the most promising first.
pub(crate) fn candidates(picture: &Picture) -> Vec<Quad> {
    let small = picture.shrunk(SIDE);
    let mut search = Search { grown: picture.width as f32 / small.width as f32, small, found: Vec::new() };
    let [level, right, left] = FIRST.map(|angle| search.look(angle));
    let is_likely = [level, right, left]
        .into_iter()
        .max_by(|one, other| one.worth.total_cmp(&other.worth))
        .is_some_and(|best| best.likeness >= LIKELY);
    for (side, first, other) in [(1.0, right, left), (-1.0, left, right)] {
        let mut before = first;
        let mut is_tilted = first.worth > level.worth.max(other.worth);
        for angle in FURTHER {
            if is_likely && !is_tilted {
                break;
            }
            let next = search.look(side * angle);
            is_tilted &= next.worth > before.worth;
            before = next;
        }
    }
    search.best()
}

/// What the search has found so far.
struct Search {
    small: Picture,
    /// Pixels of the picture per pixel of the small copy.
    grown: f32,
    found: Vec<(f32, Quad)>,
}

/// The best place at one tilt.
#[derive(Clone, Copy, Debug, Default)]
struct Best {
    /// As in a band.
    worth: f32,
    likeness: f32,
}

impl Search {
    /// Searches the picture at a tilt.
    fn look(&mut self, angle: f32) -> Best {
        let (turned, back) = self.small.turned(angle * PI / 180.0);
        let mut best = Best::default();
        for band in bands(&strips(&turned)) {
            if band.worth > best.worth {
                best = Best { worth: band.worth, likeness: band.likeness() };
            }
            self.found.push((band.worth, band.outline().map(|corner| back(corner).scaled(self.grown))));
        }
        best
    }

    fn best(mut self) -> Vec<Quad> {
        self.found.sort_by(|one, other| other.0.total_cmp(&one.0));
        self.found.truncate(CANDIDATES);
        self.found.into_iter().map(|(_, quad)| quad).collect()
    }
}
