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

/// The searched tilts of a board, in steps that a strip tolerates.
const ANGLES: [f32; 7] = [0.0, 8.0, -8.0, 16.0, -16.0, 24.0, -24.0];

/// How many candidates are examined more closely.
const CANDIDATES: usize = 6;

/// Returns places where a board may be, the most promising first.
pub(crate) fn candidates(picture: &Picture) -> Vec<Quad> {
    let small = picture.shrunk(SIDE);
    let grown = picture.width as f32 / small.width as f32;
    let mut found: Vec<(f32, Quad)> = Vec::new();
    for angle in ANGLES {
        let (turned, back) = small.turned(angle * PI / 180.0);
        for band in bands(&strips(&turned)) {
            found.push((band.worth, band.outline().map(|corner| back(corner).scaled(grown))));
        }
    }
    found.sort_by(|one, other| other.0.total_cmp(&one.0));
    found.truncate(CANDIDATES);
    found.into_iter().map(|(_, quad)| quad).collect()
}
