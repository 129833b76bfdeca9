//! Finds the board in a picture and divides it into columns.

use sideboards_rules::{COLUMNS, LINES};

use crate::columns::{Columns, Known, NARROW, WIDE, divided};
use crate::find::candidates;
use crate::geometry::{Perspective, Quad, measured};
use crate::picture::Picture;
use crate::refine::{refined, shifted};
use crate::sequences::Sequences;

/// How many places are divided into columns.
const CLOSER: usize = 3;

/// What is looked at to the left and right of a first outline, in heights of the board.
const BEYOND: f32 = 0.4;

/// Finds the board whose columns explain most.
pub(crate) fn board(
    picture: &Picture,
    sequences: &Sequences,
    count: Option<usize>,
) -> Option<(Quad, Columns)> {
    let mut outlines: Vec<(f32, Quad)> = Vec::new();
    let mut refined: Vec<(f32, Quad)> =
        candidates(picture).into_iter().map(|quad| refined(picture, quad)).collect();
    // Parts of a board fit as well as all of it.
    for (fit, quad) in &mut refined {
        let (_, width, height) = measured(quad);
        *fit = (*fit - 0.25).max(0.0) * width * height;
    }
    refined.sort_by(|one, other| other.0.total_cmp(&one.0));
    for (fit, quad) in refined {
        if outlines.len() < CLOSER && outlines.iter().all(|(_, other)| !is_same(&quad, other)) {
            outlines.push((fit, quad));
        }
    }
    let known = Known { count, beyond: BEYOND, gap: NARROW };
    let (quad, columns) = outlines
        .into_iter()
        .filter_map(|(_, quad)| Some((quad, divided(picture, &quad, sequences, known)?)))
        .max_by(|one, other| worth(one).total_cmp(&worth(other)))?;
    // A board that was off by a line may have been too short as well.
    let (quad, columns) = grown(picture, quad, columns, sequences, count);
    let (quad, columns) = placed(picture, (quad, columns), sequences, count);
    Some(grown(picture, quad, columns, sequences, count))
}

/// Returns how much columns explain; of two boards in a picture the larger one is meant.
fn worth((quad, columns): &(Quad, Columns)) -> f32 {
    columns.gain * measured(quad).2.max(1.0).sqrt()
}

/// Returns whether two outlines are of one board.
fn is_same(one: &Quad, other: &Quad) -> bool {
    let ((here, width, height), (there, other_width, other_height)) = (measured(one), measured(other));
    (here.x - there.x).abs() < 0.15 * width
        && (here.y - there.y).abs() < 0.12 * height
        && (0.85..1.18).contains(&(width / other_width))
        && (0.9..1.1).contains(&(height / other_height))
}

/// Looks for more columns beside those that were found, until there are none.
fn grown(
    picture: &Picture,
    quad: Quad,
    columns: Columns,
    sequences: &Sequences,
    count: Option<usize>,
) -> (Quad, Columns) {
    let mut best = (quad, columns);
    for _ in 0..COLUMNS {
        let (_, quad) = refined(picture, cut(&best.0, &best.1));
        let (_, width, height) = measured(&quad);
        let card = width / best.1.spans.len() as f32 / height.max(1.0);
        let known = Known { count, beyond: 1.7 * card.clamp(0.2, 1.2), gap: NARROW };
        let Some(columns) = divided(picture, &quad, sequences, known) else { break };
        let is_done = columns.spans.len() <= best.1.spans.len();
        if columns.gain > best.1.gain || !is_done {
            best = (quad, columns);
        }
        if is_done {
            break;
        }
    }
    best
}

/// Looks for more columns than were found, further away and beyond wider gaps: for as many as are expected, or for any number.
pub(crate) fn counted(
    picture: &Picture,
    found: &(Quad, Columns),
    sequences: &Sequences,
    expected: usize,
    count: Option<usize>,
    is_outline_known: bool,
) -> Option<(Quad, Columns)> {
    let (quad, beyond) = if is_outline_known {
        (found.0, 0.0)
    } else {
        let quad = cut(&found.0, &found.1);
        let (_, width, height) = measured(&quad);
        let found = found.1.spans.len();
        let card = (width / found as f32 / height.max(1.0)).clamp(0.2, 1.2);
        (quad, (1.0 + 1.1 * expected.saturating_sub(found) as f32) * card)
    };
    let columns = divided(picture, &quad, sequences, Known { count, beyond, gap: WIDE })?;
    Some((quad, columns))
}

/// Returns the outline of the columns alone.
fn cut(quad: &Quad, columns: &Columns) -> Quad {
    let plane = Perspective::onto(quad);
    let (left, right) = (columns.spans[0].0, columns.spans[columns.spans.len() - 1].1);
    [plane.at(left, 0.0), plane.at(right, 0.0), plane.at(right, 1.0), plane.at(left, 1.0)]
}

/// What a clear edge above or below the board is worth, for each column.
const EDGE: f32 = 60.0;

/// How many outlines that are off by a line are divided into columns, those that fit best.
const SHIFTED: usize = 3;

/// Makes sure that the board is not off by a line: it has edges above and below.
fn placed(
    picture: &Picture,
    found: (Quad, Columns),
    sequences: &Sequences,
    count: Option<usize>,
) -> (Quad, Columns) {
    let known = Known { count: count.or(Some(found.1.spans.len())), beyond: 0.1, gap: NARROW };
    let worth = |quad: &Quad, columns: &Columns| {
        columns.gain + EDGE * columns.spans.len() as f32 * edges(picture, &cut(quad, columns))
    };
    let mut outlines = shifted(&cut(&found.0, &found.1)).map(|quad| refined(picture, quad));
    outlines[1..].sort_by(|one, other| other.0.total_cmp(&one.0));
    outlines
        .into_iter()
        .take(1 + SHIFTED)
        .filter_map(|(_, quad)| {
            let columns = divided(picture, &quad, sequences, known)?;
            Some((worth(&quad, &columns), quad, columns))
        })
        .max_by(|one, other| one.0.total_cmp(&other.0))
        .map_or(found, |(_, quad, columns)| (quad, columns))
}

/// Returns how clear the edges of an outline are above and below, on a scale where doubling is a step.
fn edges(picture: &Picture, quad: &Quad) -> f32 {
    let plane = Perspective::onto(quad);
    let edge = |line: f32| {
        let mut contrasts: Vec<f32> = (0..32)
            .map(|strip| {
                let u = (strip as f32 + 0.5) / 32.0;
                let [above, on, below] = [-0.35, 0.0, 0.35]
                    .map(|part| picture.at(plane.at(u, (line + part) / LINES as f32)).map(f32::cbrt));
                let apart = |one: [f32; 3], other: [f32; 3]| {
                    (0..3).map(|channel| (one[channel] - other[channel]).abs()).sum::<f32>()
                };
                apart(above, below).max(apart(above, on)).max(apart(on, below))
            })
            .collect();
        contrasts.sort_unstable_by(f32::total_cmp);
        (contrasts[contrasts.len() / 3] + 0.03).log2()
    };
    edge(0.0).min(edge(LINES as f32))
}
