//! The outline of a group of drawers: one shape that follows their edges and is joined in the gaps between them.

use std::collections::BTreeMap;

use sideboards_rules::Drawers;

use crate::DRAWER;

/// Half the width of a joint that runs in a gap between drawers.
const JOINT: i32 = 3;
/// How far a joint reaches along the drawers that it joins.
const FOOT: i32 = 7;
/// How much a corner is rounded.
const ROUNDING: i32 = 3;

/// Returns the path of an outline in the units of the pictures, so far inside the edges of its drawers. Outlines with different
/// shifts may cross in a gap and can still be told apart.
pub(crate) fn outline(drawers: Drawers, inset: i32, shift: i32) -> String {
    let places: Vec<(usize, usize)> = drawers.iter().collect();
    let mut area: Vec<Rect> = places.iter().map(|place| Rect::of_drawer(*place, inset)).collect();
    for (from, to) in tree(&places) {
        area.extend(joint(places[from], places[to], inset, shift));
    }
    loops(&area).iter().map(|corners| rounded(corners)).collect()
}

#[derive(Clone, Copy, Debug, PartialEq, Eq)]
struct Rect {
    left: i32,
    top: i32,
    right: i32,
    bottom: i32,
}

impl Rect {
    fn of_drawer((column, line): (usize, usize), inset: i32) -> Self {
        let small = |size: usize| i32::try_from(size).expect("a sideboard is small");
        let (width, height) = (small(DRAWER.0), small(DRAWER.1));
        let (x, y) = (small(column) * width, small(line) * height);
        Self { left: x + inset, top: y + inset, right: x + width - inset, bottom: y + height - inset }
    }

    /// Spans two points, whichever comes first.
    fn between((x1, y1): (i32, i32), (x2, y2): (i32, i32)) -> Self {
        Self { left: x1.min(x2), top: y1.min(y2), right: x1.max(x2), bottom: y1.max(y2) }
    }

    const fn covers(&self, x: i32, y: i32) -> bool {
        self.left <= x && x < self.right && self.top <= y && y < self.bottom
    }
}

/// Joins all places with as little joinery as possible: a minimum spanning tree.
fn tree(places: &[(usize, usize)]) -> Vec<(usize, usize)> {
    let mut joined = vec![0];
    let mut joints = Vec::new();
    let distance = |from: usize, to: usize| {
        let ((x1, y1), (x2, y2)) = (places[from], places[to]);
        x1.abs_diff(x2) * 5 + y1.abs_diff(y2) * 2
    };
    while joined.len() < places.len() {
        let rest = (0..places.len()).filter(|place| !joined.contains(place));
        let pairs = rest.flat_map(|to| joined.iter().map(move |from| (*from, to)));
        let Some((from, to)) = pairs.min_by_key(|(from, to)| distance(*from, *to)) else { break };
        joined.push(to);
        // From the left to the right, as `joint` wants it.
        joints.push(if places[from] <= places[to] { (from, to) } else { (to, from) });
    }
    joints
}

/// Joins two drawers, the left one first. Neighbours merge; others are joined in the gaps, where no handle is.
fn joint(from: (usize, usize), to: (usize, usize), inset: i32, shift: i32) -> Vec<Rect> {
    let (a, b) = (Rect::of_drawer(from, inset), Rect::of_drawer(to, inset));
    match (to.0 - from.0, to.1.abs_diff(from.1)) {
        (1, 0) => vec![Rect::between((a.right, a.top), (b.left, b.bottom))],
        (0, 1) => vec![Rect::between((a.left, a.bottom), (b.right, b.top))],
        (columns, _) => {
            // Down or up in the gap beside the left drawer, then, if the other one is far, along the gap above it.
            let gap = if columns == 0 { a.left - inset } else { a.right + inset } + shift;
            let side = if columns == 0 { a.left } else { a.right };
            // On one line the joint goes up, to the gap above.
            let is_down = to.1 > from.1;
            let (start, end) =
                if is_down { (a.bottom - FOOT, b.top + FOOT) } else { (a.top + FOOT, b.bottom - FOOT) };
            let foot = Rect::between((side, start), (gap, if is_down { a.bottom } else { a.top }));
            if columns < 2 {
                let other = if columns == 0 { b.left } else { b.left.max(gap) };
                let last = Rect::between((other, end), (gap, if is_down { b.top } else { b.bottom }));
                return vec![foot, Rect::between((gap - JOINT, start), (gap + JOINT, end)), last];
            }
            let above = b.top - inset + shift;
            vec![
                foot,
                Rect::between((gap - JOINT, start), (gap + JOINT, above + JOINT)),
                Rect::between((gap - JOINT, above - JOINT), (b.left + FOOT, above + JOINT)),
                Rect::between((b.left, above), (b.left + FOOT, b.top)),
            ]
        }
    }
}

/// Follows the border of an area, clockwise around it: the corners of each loop.
fn loops(area: &[Rect]) -> Vec<Vec<(i32, i32)>> {
    let lines = |ends: fn(&Rect) -> [i32; 2]| {
        let mut lines: Vec<i32> = area.iter().flat_map(ends).collect();
        lines.sort_unstable();
        lines.dedup();
        lines
    };
    let (xs, ys) = (lines(|rect| [rect.left, rect.right]), lines(|rect| [rect.top, rect.bottom]));
    let is_filled = |column: Option<usize>, line: Option<usize>| {
        let corner = column.and_then(|column| xs.get(column)).zip(line.and_then(|line| ys.get(line)));
        corner.is_some_and(|(x, y)| area.iter().any(|rect| rect.covers(*x, *y)))
    };
    // The border's edges, the area on their right.
    let mut edges: BTreeMap<(i32, i32), Vec<(i32, i32)>> = BTreeMap::new();
    let mut add = |from: (usize, usize), to: (usize, usize)| {
        edges.entry((xs[from.0], ys[from.1])).or_default().push((xs[to.0], ys[to.1]));
    };
    for column in 0..xs.len().saturating_sub(1) {
        for line in 0..ys.len().saturating_sub(1) {
            if !is_filled(Some(column), Some(line)) {
                continue;
            }
            let (right, below) = (column + 1, line + 1);
            if !is_filled(Some(column), line.checked_sub(1)) {
                add((column, line), (right, line));
            }
            if !is_filled(Some(right), Some(line)) {
                add((right, line), (right, below));
            }
            if !is_filled(Some(column), Some(below)) {
                add((right, below), (column, below));
            }
            if !is_filled(column.checked_sub(1), Some(line)) {
                add((column, below), (column, line));
            }
        }
    }
    let mut loops = Vec::new();
    while let Some(start) = edges.keys().next().copied() {
        let mut corners = Vec::new();
        let mut at = start;
        while let Some(nexts) = edges.get_mut(&at) {
            let next = nexts.remove(0);
            if nexts.is_empty() {
                edges.remove(&at);
            }
            corners.push(at);
            at = next;
        }
        loops.push(without_straight_corners(&corners));
    }
    loops
}

fn without_straight_corners(corners: &[(i32, i32)]) -> Vec<(i32, i32)> {
    let count = corners.len();
    let is_corner = |index: usize| {
        let [before, at, after] = [index + count - 1, index, index + 1].map(|index| corners[index % count]);
        !(before.0 == at.0 && at.0 == after.0 || before.1 == at.1 && at.1 == after.1)
    };
    (0..count).filter(|index| is_corner(*index)).map(|index| corners[index]).collect()
}

/// Writes a loop as a path with rounded corners.
fn rounded(corners: &[(i32, i32)]) -> String {
    let count = corners.len();
    let toward = |from: (i32, i32), to: (i32, i32)| {
        let step = |from: i32, to: i32| from + (to - from).signum() * ROUNDING.min((to - from).abs() / 2);
        (step(from.0, to.0), step(from.1, to.1))
    };
    let corner = |index: usize| {
        let [before, at, after] = [index + count - 1, index, index + 1].map(|index| corners[index % count]);
        let ((x1, y1), (x2, y2)) = (toward(at, before), toward(at, after));
        let pen = if index == 0 { 'M' } else { 'L' };
        format!("{pen}{x1} {y1}Q{} {} {x2} {y2}", at.0, at.1)
    };
    (0..count).map(corner).chain(["Z".to_owned()]).collect()
}

#[cfg(test)]
mod tests {
    use super::*;

    fn drawers(places: &[(usize, usize)]) -> Drawers {
        places.iter().copied().collect()
    }

    fn loops_of(places: &[(usize, usize)], inset: i32) -> usize {
        outline(drawers(places), inset, 0).matches('M').count()
    }

    #[test]
    fn a_row_is_one_long_frame() {
        assert_eq!(
            outline(drawers(&[(0, 1), (1, 1), (2, 1)]), 1, 0),
            "M1 44Q1 41 4 41L176 41Q179 41 179 44L179 76Q179 79 176 79L4 79Q1 79 1 76Z"
        );
    }

    #[test]
    fn every_combination_is_one_shape() {
        let shapes: [&[(usize, usize)]; 8] = [
            &[(0, 0), (1, 1)],
            &[(0, 1), (1, 0), (2, 1)],
            &[(1, 0), (0, 2), (2, 2)],
            &[(0, 1), (1, 0), (2, 0), (3, 1)],
            &[(0, 0), (1, 1), (2, 0), (3, 1)],
            &[(0, 0), (0, 3)],
            &[(0, 0), (2, 1)],
            &[(0, 3), (3, 0)],
        ];
        for shape in shapes {
            for inset in [1, 4, 8] {
                assert_eq!(loops_of(shape, inset), 1, "{shape:?} at {inset}");
            }
        }
    }

    #[test]
    fn a_ring_of_drawers_has_an_inside() {
        let ring = [(0, 0), (1, 0), (2, 0), (0, 1), (2, 1), (0, 2), (1, 2), (2, 2)];
        assert_eq!(loops_of(&ring, 0), 2);
    }

    #[test]
    fn nothing_has_no_outline() {
        assert_eq!(outline(Drawers::default(), 4, 0), "");
    }
}
