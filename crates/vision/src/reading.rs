use sideboards_rules::{CardSet, Content, LINES, Placed};

use crate::assign::{NEVER, assigned};
use crate::cells::Seen;
use crate::columns::fitted;
use crate::geometry::Point;
use crate::sequences::Sequences;
use crate::shade::{Drawers, Inks, Shade, shades};

/// The cards of a board, as far as a photograph shows them.
#[derive(Clone, Debug)]
pub struct Reading {
    /// The columns from left to right.
    pub columns: Vec<ColumnReading>,
    /// Where the board is: upper left, upper right, lower right, lower left.
    pub corners: [Point; 4],
}

/// A column of a board that was read.
#[derive(Clone, Debug)]
pub struct ColumnReading {
    /// The most likely card, with its way up.
    pub placed: Placed,
    /// How likely it is, from 0 to 1.
    pub sure: f64,
    /// Other possible cards, the likeliest first, without cards on other boards.
    pub others: Vec<Placed>,
    /// Where the column is: upper left, upper right, lower right, lower left.
    pub outline: [Point; 4],
}

impl ColumnReading {
    /// A person should confirm anything less certain.
    pub const SURE: f64 = 0.9;

    /// Returns whether no person needs to confirm it.
    pub fn is_sure(&self) -> bool {
        self.sure >= Self::SURE
    }
}

impl Reading {
    /// Makes both ends unsure: where cards are missing, it is there that they mostly are, and a part of one may have been taken for a card.
    pub fn doubt_ends(&mut self) {
        let last = self.columns.len().saturating_sub(1);
        for end in [0, last] {
            if let Some(column) = self.columns.get_mut(end) {
                column.sure = column.sure.min(Self::DOUBTED);
            }
        }
    }

    /// Returns whether a card may have been missed between a column and the one on its left: beside a gap, columns are taken for wider than they are.
    pub fn has_room_before(&self, column: usize) -> bool {
        let Some((before, this)) = column
            .checked_sub(1)
            .and_then(|before| Some((self.columns.get(before)?, self.columns.get(column)?)))
        else {
            return false;
        };
        let length = |from: Point, to: Point| (to.x - from.x).hypot(to.y - from.y);
        let gap = length(before.outline[1], this.outline[0]);
        gap > 0.35 * length(this.outline[0], this.outline[1])
    }

    /// How sure a column is at most that may not be the last one.
    const DOUBTED: f64 = 0.8;
}

/// The possible cards of a column with their costs.
#[derive(Clone, Debug)]
pub(crate) struct Judged {
    pub(crate) placed: Placed,
    /// What it costs to take it for this card.
    pub(crate) cost: f32,
    pub(crate) sure: f64,
    pub(crate) others: Vec<Placed>,
}

/// How many other candidates are named.
const OTHERS: usize = 5;

/// The highest average cost of a board's columns; random patterns cost more.
const BOARD: f32 = 18.0;

/// Returns whether columns look like cards at all.
pub(crate) fn are_cards(seen: &[Seen], sequences: &Sequences) -> bool {
    let least = |column: &Seen| {
        order_costs(&column.drawers, &Inks::USUAL, sequences).into_iter().fold(f32::INFINITY, f32::min)
    };
    seen.iter().map(least).sum::<f32>() <= BOARD * seen.len() as f32
}

/// Decides the cards of the columns.
pub(crate) fn judged(
    seen: &[Seen],
    inks: Inks,
    content: &Content,
    sequences: &Sequences,
    taken: CardSet,
) -> Option<Vec<Judged>> {
    let inks = settled(seen, inks, sequences);
    let costs: Vec<Vec<f32>> =
        seen.iter().map(|column| order_costs(&column.drawers, &inks, sequences)).collect();
    let cards = content.deck().len();
    // The cost of each card in each column, for the cheaper way up.
    let mut ways: Vec<Vec<(f32, Option<Placed>)>> = vec![vec![(NEVER, None); cards]; seen.len()];
    for (column, orders) in costs.iter().enumerate() {
        for (sequence, cost) in sequences.all.iter().zip(orders) {
            for placed in sequence.cards.iter().filter(|placed| !taken.contains(placed.card)) {
                let way = &mut ways[column][placed.card.index()];
                if *cost < way.0 {
                    *way = (*cost, Some(*placed));
                }
            }
        }
    }
    let mut prices: Vec<Vec<f32>> = ways.iter().map(|row| row.iter().map(|way| way.0).collect()).collect();
    if cards < seen.len() {
        return None;
    }
    let (least, chosen) = assigned(&prices);
    let misfit = misfit(
        seen,
        &inks,
        content,
        sequences,
        &chosen.iter().enumerate().filter_map(|(column, card)| ways[column][*card].1).collect::<Vec<_>>(),
    );
    let mut judged = Vec::with_capacity(seen.len());
    for (column, card) in chosen.iter().enumerate() {
        let placed = ways[column][*card].1?;
        let own = std::mem::replace(&mut prices[column][*card], NEVER);
        let (otherwise, _) = assigned(&prices);
        prices[column][*card] = own;
        let candidates = ranked(&costs[column], sequences, taken);
        let turned = candidates.iter().find(|(_, other)| other.card == placed.card && *other != placed);
        let turned = turned.map_or(NEVER, |(cost, _)| cost - own);
        let margin = (otherwise - least).min(turned);
        let is_free = |other: &Placed| {
            chosen.iter().enumerate().all(|(place, card)| place == column || *card != other.card.index())
        };
        judged.push(Judged {
            placed,
            cost: own,
            sure: sureness(margin, own, misfit),
            others: candidates
                .into_iter()
                .map(|(_, other)| other)
                .filter(|other| *other != placed && is_free(other))
                .take(OTHERS)
                .collect(),
        });
    }
    Some(judged)
}

/// Fits the inks to the columns, a few times over.
fn settled(seen: &[Seen], inks: Inks, sequences: &Sequences) -> Inks {
    let mut inks = inks;
    for _ in 0..3 {
        let means = sequences.means(&inks);
        let mut evidence: [Vec<Shade>; LINES] = Default::default();
        for column in seen {
            let costs = order_costs(&column.drawers, &inks, sequences);
            let best = (0..costs.len()).min_by(|one, other| costs[*one].total_cmp(&costs[*other]));
            let Some(sequence) = best.map(|best| &sequences.all[best]) else { continue };
            for (colour, shade) in sequence.colours.iter().zip(shades(&column.drawers, means[sequence.kind]))
            {
                // Weigh each column like its strips.
                evidence[usize::from(*colour)].extend([shade; 10]);
            }
        }
        inks = fitted(&evidence);
    }
    inks
}

/// Returns the cost of each order of colours in a column.
fn order_costs(drawers: &Drawers, inks: &Inks, sequences: &Sequences) -> Vec<f32> {
    let distances: Vec<_> =
        sequences.means(inks).iter().map(|mean| inks.distances(&shades(drawers, *mean))).collect();
    let cost = |kind: usize, colours: &[u8; LINES]| {
        (0..LINES).map(|line| distances[kind][line][usize::from(colours[line])]).sum()
    };
    sequences.all.iter().map(|sequence| cost(sequence.kind, &sequence.colours)).collect()
}

/// Returns all cards with their costs, the cheapest first.
fn ranked(costs: &[f32], sequences: &Sequences, taken: CardSet) -> Vec<(f32, Placed)> {
    let mut all: Vec<(f32, Placed)> = sequences
        .all
        .iter()
        .zip(costs)
        .flat_map(|(sequence, cost)| sequence.cards.iter().map(move |placed| (*cost, *placed)))
        .filter(|(_, placed)| !taken.contains(placed.card))
        .collect();
    all.sort_by(|one, other| one.0.total_cmp(&other.0));
    all
}

/// Returns the cost of the worst line of a board, averaged over its columns. If an outline is off by a line, one of
/// its lines is table.
fn misfit(seen: &[Seen], inks: &Inks, content: &Content, sequences: &Sequences, chosen: &[Placed]) -> f32 {
    let means = sequences.means(inks);
    let mut lines = [0.0; LINES];
    for (column, placed) in seen.iter().zip(chosen) {
        let Some(sequence) = sequences.all.iter().find(|sequence| sequence.cards.contains(placed)) else {
            continue;
        };
        let shades = shades(&column.drawers, means[sequence.kind]);
        for (line, drawer) in content.deck().face(*placed).drawers().iter().enumerate() {
            lines[line] += inks.distance(drawer.colour as usize, shades[line]) / seen.len() as f32;
        }
    }
    lines.into_iter().fold(0.0, f32::max)
}

/// Returns the probability of a card with this cost, if all others cost more by a margin.
fn sureness(margin: f32, own: f32, misfit: f32) -> f64 {
    let doubt = 0.6 * (own - 9.0).max(0.0) + 4.0 * (misfit - 4.0).max(0.0);
    let likely = 1.0 / (1.0 + (-f64::from(margin - 6.0 - doubt) / 1.3).exp());
    (likely * 1000.0).round() / 1000.0
}
