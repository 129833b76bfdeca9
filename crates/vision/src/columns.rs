//! Divides a board into columns.
//!
//! The board is sampled in narrow strips. A column is a run of strips that all show the same order of colours;
//! columns are about equally wide, may have gaps, and neighbours differ. The best division is found exactly, for
//! each width.

use sideboards_rules::LINES;

use crate::geometry::{Perspective, Quad, measured};
use crate::picture::Picture;
use crate::refine::strip_fit;
use crate::sequences::Sequences;
use crate::shade::{Drawers, Inks, Shade, shades};

mod division;
mod fit;

pub(crate) use fit::fitted;

use division::{Division, divide};

/// The columns of a board, and how well they fit.
#[derive(Clone, Debug)]
pub(crate) struct Columns {
    pub(crate) inks: Inks,
    /// Left and right edges, in widths of the outline.
    pub(crate) spans: Vec<(f32, f32)>,
    /// How much better the columns explain the picture than an empty table.
    pub(crate) gain: f32,
}

/// The constraints of a caller on the columns.
#[derive(Clone, Copy, Debug)]
pub(crate) struct Known {
    pub(crate) count: Option<usize>,
    /// The examined margin to the left and right of an outline, in heights of the board; zero if it is known to end
    /// there.
    pub(crate) beyond: f32,
    /// The widest gap between two cards, in cards.
    pub(crate) gap: f32,
}

/// The widest gap that is looked at first.
pub(crate) const NARROW: f32 = 0.5;

/// The widest gap where cards must be somewhere.
pub(crate) const WIDE: f32 = 0.9;

/// The width of a strip, in heights of the board.
const STRIP: f32 = 0.02;

/// The maximum number of strips.
const MAX_STRIPS: f32 = 560.0;

/// How often columns and colours are fitted to each other.
const ROUNDS: usize = 2;

/// The cost of a strip outside all columns.
const OUTSIDE: f32 = 24.0;

/// Divides the board inside an outline, if there is one.
pub(crate) fn divided(
    picture: &Picture,
    quad: &Quad,
    sequences: &Sequences,
    known: Known,
) -> Option<Columns> {
    let strips = Strips::of(picture, quad, known);
    let mut inks = Inks::USUAL;
    let mut division = None;
    for _ in 0..ROUNDS {
        let costs = Costs::of(&strips, sequences, &inks);
        let best = divide(&costs, known)?;
        inks = fitted(&evidence(&strips, &best, sequences, &inks));
        division = Some(best);
    }
    let division = division?;
    let spans = division
        .segments
        .iter()
        .map(|segment| (strips.u(segment.from as f32), strips.u((segment.from + segment.width) as f32)))
        .collect();
    Some(Columns { inks, spans, gain: division.gain })
}

/// Returns the observed shades of each colour in the middle of the columns.
fn evidence(strips: &Strips, division: &Division, sequences: &Sequences, inks: &Inks) -> [Vec<Shade>; LINES] {
    let means = sequences.means(inks);
    let mut seen: [Vec<Shade>; LINES] = Default::default();
    for segment in &division.segments {
        let sequence = &sequences.all[segment.sequence];
        let margin = segment.width / 5;
        for drawers in
            strips.drawers[segment.from + margin..segment.from + segment.width - margin].iter().flatten()
        {
            let shades = shades(drawers, means[sequence.kind]);
            for (colour, shade) in sequence.colours.iter().zip(shades) {
                seen[usize::from(*colour)].push(shade);
            }
        }
    }
    seen
}

/// A board in strips, each as high or low as its card lies.
struct Strips {
    /// `None` outside the picture.
    drawers: Vec<Option<Drawers>>,
    from: f32,
    step: f32,
}

impl Strips {
    fn of(picture: &Picture, quad: &Quad, known: Known) -> Self {
        let plane = Perspective::onto(quad);
        let (_, width, height) = measured(quad);
        let ratio = (width / height.max(1.0)).clamp(0.05, 40.0);
        let beyond = known.beyond / ratio;
        let all = 1.0 + 2.0 * beyond;
        let count = (all * ratio / STRIP).clamp(8.0, MAX_STRIPS).round();
        let step = all / count;
        let places: Vec<f32> =
            (0..count as usize).map(|strip| -beyond + (strip as f32 + 0.5) * step).collect();
        let offsets = offsets(picture, &plane, &places);
        let drawers =
            places.iter().zip(offsets).map(|(u, offset)| strip_at(picture, &plane, *u, offset)).collect();
        Self { drawers, from: -beyond, step }
    }

    fn u(&self, strip: f32) -> f32 {
        self.from + strip * self.step
    }
}

/// The tried vertical offsets of cards, in heights of a drawer.
const OFFSETS: [f32; 5] = [0.0, -0.18, 0.18, -0.36, 0.36];

/// How much better a strip must fit elsewhere.
const STAYING: f32 = 0.12;

/// How many strips on each side decide together.
const AROUND: usize = 3;

/// Finds how far up or down the card of each strip lies: where it and its neighbours fit best.
fn offsets(picture: &Picture, plane: &Perspective, places: &[f32]) -> Vec<f32> {
    let fits: Vec<[f32; OFFSETS.len()]> = places
        .iter()
        .map(|u| OFFSETS.map(|offset| strip_fit(picture, plane, *u, offset) - STAYING * offset.abs()))
        .collect();
    let best = |strip: usize| {
        let around = &fits[strip.saturating_sub(AROUND)..fits.len().min(strip + AROUND + 1)];
        let sum = |offset: usize| around.iter().map(|fits| fits[offset]).sum::<f32>();
        let best =
            (0..OFFSETS.len()).max_by(|one, other| sum(*one).total_cmp(&sum(*other)).then(other.cmp(one)));
        OFFSETS[best.unwrap_or_default()]
    };
    (0..places.len()).map(best).collect()
}

/// Returns the lights of a strip: the median of five in each drawer, as handles are narrow or short.
fn strip_at(picture: &Picture, plane: &Perspective, u: f32, offset: f32) -> Option<Drawers> {
    let is_inside = |v: f32| picture.holds(plane.at(u, v));
    (is_inside(0.05) && is_inside(0.95)).then(|| {
        std::array::from_fn(|line| {
            let lights = [0.2, 0.35, 0.5, 0.65, 0.8]
                .map(|height: f32| picture.at(plane.at(u, (line as f32 + height + offset) / LINES as f32)));
            [0, 1, 2].map(|channel| {
                let mut values = lights.map(|light| light[channel]);
                values.sort_unstable_by(f32::total_cmp);
                values[2]
            })
        })
    })
}

/// The costs of strips as parts of columns, as prefix sums for each order of colours.
struct Costs {
    strips: usize,
    sequences: usize,
    sums: Vec<f32>,
    /// The fewest and the most strips of a column.
    widths: (usize, usize),
}

impl Costs {
    fn of(strips: &Strips, sequences: &Sequences, inks: &Inks) -> Self {
        let (count, orders) = (strips.drawers.len(), sequences.all.len());
        let means = sequences.means(inks);
        let mut sums = vec![0.0; orders * (count + 1)];
        for (strip, drawers) in strips.drawers.iter().enumerate() {
            let distances: Vec<_> = means
                .iter()
                .map(|mean| drawers.as_ref().map(|drawers| inks.distances(&shades(drawers, *mean))))
                .collect();
            for (order, sequence) in sequences.all.iter().enumerate() {
                let cost: f32 = match &distances[sequence.kind] {
                    Some(distances) => {
                        (0..LINES).map(|line| distances[line][usize::from(sequence.colours[line])]).sum()
                    }
                    None => Inks::FAR * LINES as f32,
                };
                sums[(strip + 1) * orders + order] = sums[strip * orders + order] + cost;
            }
        }
        // Cards are at least as wide as a drawer is high, and hardly wider than they are high. In a picture from
        // the side they look wider.
        let widths = ((0.17 / STRIP) as usize, (1.2 / STRIP) as usize);
        Self { strips: count, sequences: orders, sums, widths: (widths.0.min(count), widths.1.min(count)) }
    }

    /// Returns the order of colours with the lowest cost for a run of strips, and the cost.
    fn best(&self, from: usize, width: usize) -> (f32, usize) {
        let row = |strip: usize| &self.sums[strip * self.sequences..][..self.sequences];
        let mut best = (f32::INFINITY, 0);
        for (order, (end, begin)) in row(from + width).iter().zip(row(from)).enumerate() {
            if end - begin < best.0 {
                best = (end - begin, order);
            }
        }
        best
    }
}
