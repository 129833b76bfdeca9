//! The best division of strips into columns, by dynamic programming.

use sideboards_rules::COLUMNS;

use super::{Costs, Known, OUTSIDE};

/// The best division of strips into columns.
#[derive(Clone, Debug)]
pub(super) struct Division {
    pub(super) segments: Vec<Segment>,
    pub(super) gain: f32,
}

/// A column: a run of strips and the order of colours that it shows.
#[derive(Clone, Copy, Debug)]
pub(super) struct Segment {
    pub(super) from: usize,
    pub(super) width: usize,
    pub(super) sequence: usize,
}

/// The cost of a column, so that there are no more than needed.
const COLUMN: f32 = 25.0;

/// The cost of two equal neighbours, which hardly occur in most boxes.
const TWIN: f32 = 120.0;

/// The cost of being twice as wide as the others; it grows with the square of the deviation.
const WIDTH: f32 = 900.0;

/// Finds the division with the lowest cost, over all column widths.
pub(super) fn divide(costs: &Costs, known: Known) -> Option<Division> {
    let runs = Runs::of(costs);
    let mut best: Option<Division> = None;
    let mut width = costs.widths.0 as f32 + 1.0;
    while width <= costs.widths.1 as f32 {
        if let Some(division) = runs.divided(costs, width, known)
            && best.as_ref().is_none_or(|best| division.gain > best.gain)
        {
            best = Some(division);
        }
        width *= 1.06;
    }
    best
}

/// The costs of all runs of strips.
struct Runs {
    best: Vec<(f32, usize)>,
    least: usize,
    widths: usize,
}

impl Runs {
    fn of(costs: &Costs) -> Self {
        let (least, most) = costs.widths;
        let widths = most - least + 1;
        let mut best = vec![(f32::INFINITY, 0); widths * costs.strips];
        for from in 0..costs.strips {
            for width in least.max(1)..=most.min(costs.strips - from) {
                best[from * widths + width - least] = costs.best(from, width);
            }
        }
        Self { best, least, widths }
    }

    fn run(&self, from: usize, width: usize) -> (f32, usize) {
        self.best[from * self.widths + width - self.least]
    }

    /// Divides strips into columns that are about this wide.
    fn divided(&self, costs: &Costs, about: f32, known: Known) -> Option<Division> {
        let strips = costs.strips;
        let outside = if known.beyond == 0.0 { 2.0 * OUTSIDE } else { OUTSIDE };
        let least = ((0.84 * about) as usize).max(costs.widths.0).max(1);
        let most = ((1.2 * about).ceil() as usize).min(costs.widths.1);
        let widest_gap = (known.gap * about) as usize;
        let mut rows: Vec<Vec<Option<State>>> = Vec::with_capacity(COLUMNS);
        for count in 0..COLUMNS {
            let mut row: Vec<Option<State>> = vec![None; strips + 1];
            // For each place, the best ways to have come there.
            let before: Vec<Before> = match rows.last() {
                Some(row) => (0..=strips).map(|at| Before::of(row, at, widest_gap)).collect(),
                None => Vec::new(),
            };
            for (end, best) in row.iter_mut().enumerate().skip(least) {
                for width in least..=most.min(end) {
                    let from = end - width;
                    let (run, sequence) = self.run(from, width);
                    let off = width as f32 / about - 1.0;
                    let own = run + COLUMN + WIDTH * off * off;
                    let segment = Segment { from, width, sequence };
                    let mut offer = |cost: f32, gap: usize| {
                        if best.is_none_or(|state| cost < state.cost) {
                            *best = Some(State { cost, segment, gap });
                        }
                    };
                    if count == 0 {
                        offer(outside * from as f32 + own, 0);
                        continue;
                    }
                    for way in before[from].0.iter().flatten() {
                        let twin = if way.sequence == sequence { TWIN } else { 0.0 };
                        offer(way.cost + own + twin, way.gap);
                    }
                }
            }
            rows.push(row);
        }
        let counts = known.count.map_or(1..=COLUMNS, |count| count..=count);
        let ends = counts.flat_map(|count| (0..=strips).map(move |end| (count, end)));
        let (cost, count, end) = ends
            .filter_map(|(count, end)| {
                let state = rows[count - 1][end]?;
                Some((state.cost + outside * (strips - end) as f32, count, end))
            })
            .min_by(|one, other| one.0.total_cmp(&other.0))?;
        Some(Division { segments: walked_back(&rows, count, end), gain: outside * strips as f32 - cost })
    }
}

/// The best division up to a column that ends at a strip.
#[derive(Clone, Copy, Debug)]
struct State {
    cost: f32,
    segment: Segment,
    /// Strips between this column and the previous one.
    gap: usize,
}

/// The two best ways to come to a place after some columns, the last ones of which differ. A third one is never needed: a
/// column is like one of two at most.
#[derive(Clone, Copy, Debug, Default)]
struct Before([Option<Way>; 2]);

/// Columns, and perhaps a gap after them.
#[derive(Clone, Copy, Debug)]
struct Way {
    cost: f32,
    gap: usize,
    /// The order of colours of the last column.
    sequence: usize,
}

impl Before {
    fn of(row: &[Option<State>], at: usize, widest_gap: usize) -> Self {
        let mut this = Self::default();
        for gap in 0..=widest_gap.min(at) {
            if let Some(state) = row[at - gap] {
                let cost = state.cost + OUTSIDE * gap as f32;
                this.offer(Way { cost, gap, sequence: state.segment.sequence });
            }
        }
        this
    }

    fn offer(&mut self, way: Way) {
        let [first, second] = &mut self.0;
        if first.is_none_or(|first| way.cost < first.cost) {
            if first.is_some_and(|first| first.sequence != way.sequence) {
                *second = *first;
            }
            *first = Some(way);
        } else if first.is_some_and(|first| first.sequence != way.sequence)
            && second.is_none_or(|second| way.cost < second.cost)
        {
            *second = Some(way);
        }
    }
}

fn walked_back(rows: &[Vec<Option<State>>], count: usize, end: usize) -> Vec<Segment> {
    let mut segments = Vec::with_capacity(count);
    let mut end = end;
    for row in rows[..count].iter().rev() {
        let state = row[end].expect("the way back is the way that led here");
        segments.push(state.segment);
        end = state.segment.from - state.gap;
    }
    segments.reverse();
    segments
}
