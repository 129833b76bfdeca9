//! The prospects of rows: their points, and the bonus against the others.

use std::ops::Range;

use sideboards_rules::{
    Aspect, COLUMNS, LINES, Players, Points, RowCount, RowOf, RowRule, Scorer, Scores, Trail, Value,
};

use super::strands::Weave;
use super::worth_table::{Alphabet, WorthForm, WorthTable};

/// The most drawers that the rows of a goal can have: all of them.
const MAX_ROW_DRAWERS: usize = LINES * COLUMNS;

/// The prospects of the rows.
#[derive(Debug)]
pub(crate) struct RowProspects {
    pub(crate) table: WorthTable,
    /// The strands of the rows.
    pub(crate) strands: Range<usize>,
    pub(crate) joined: Joined,
    pub(crate) temperature: f32,
    /// The final value of each number of drawers, with the expected bonus.
    pub(crate) worth: [f32; MAX_ROW_DRAWERS + 1],
    counts_both: bool,
}

/// How the rows of several strands are combined.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(crate) enum Joined {
    /// Each strand counts.
    Summed,
    /// The strand with the longest row counts.
    Longest,
    /// The two longest rows count, in any strands.
    TwoLongest,
}

impl RowProspects {
    pub(crate) fn new(weave: &Weave, scorer: &Scorer, players: Players, temperature: f64) -> Self {
        let rule = scorer.row();
        let (strands, joined) = strands_of(rule, weave);
        let alphabet = alphabet_of(rule, weave, strands.clone());
        let counts_both = joined == Joined::Summed && rule.count == RowCount::TwoLongest;
        let parts = match joined {
            Joined::Summed => strands.len(),
            Joined::Longest => 1,
            Joined::TwoLongest => 2,
        };
        let find = |trail: Trail| {
            let (longest, second) = scorer.rows_on(trail);
            longest << 4 | second
        };
        let own = |find: u8| drawers(find, counts_both);
        let rivals =
            Rivals::new(&alphabet, temperature, rule.points, strands.len() / parts, |trail| own(find(trail)));
        let bonus = |drawers: usize| {
            if players.is_solo() {
                f64::from(scorer.solo_bonus(drawers as u8).0)
            } else {
                rivals.bonus(players, drawers / parts)
            }
        };
        let points = f64::from(rule.points.0);
        let worth = |find: u8| {
            let own = usize::from(own(find));
            // The other rows that count are assumed to be as long as this one.
            points * own as f64 + bonus(parts * own) / parts as f64
        };
        let kept = if joined == Joined::Summed { WorthForm::Worth } else { WorthForm::Exponential };
        Self {
            table: WorthTable::new(&alphabet, temperature, kept, find, worth),
            strands,
            joined,
            temperature: temperature as f32,
            worth: std::array::from_fn(|drawers| (points * drawers as f64 + bonus(drawers)) as f32),
            counts_both,
        }
    }

    /// Counts the drawers of the rows, from the finds of the full strands.
    #[inline]
    pub(crate) fn count(&self, finds: impl Iterator<Item = u8>) -> u8 {
        match self.joined {
            Joined::Summed => finds.map(|find| drawers(find, self.counts_both)).sum(),
            Joined::Longest => finds.map(|find| find >> 4).fold(0, u8::max),
            Joined::TwoLongest => {
                let (mut first, mut second) = (0, 0);
                for find in finds {
                    let (longer, shorter) = (find >> 4, find & 0xf);
                    second = second.max(shorter).max(first.min(longer));
                    first = first.max(longer);
                }
                first + second
            }
        }
    }

    /// Joins the exponentials of several strands to a value: a soft maximum of the best one, or of the best two.
    #[inline]
    pub(crate) fn join(&self, exponentials: impl Iterator<Item = f32>) -> f32 {
        let (mut sum, mut pairs) = (0.0, 0.0);
        for exponential in exponentials {
            pairs += sum * exponential;
            sum += exponential;
        }
        self.temperature * libm::logf(if self.joined == Joined::TwoLongest { pairs } else { sum })
    }
}

/// Returns the drawers of one strand alone.
fn drawers(find: u8, counts_both: bool) -> u8 {
    (find >> 4) + if counts_both { find & 0xf } else { 0 }
}

fn strands_of(rule: &RowRule, weave: &Weave) -> (Range<usize>, Joined) {
    let any = |aspect: Aspect| {
        let first = aspect.values()[0].index();
        first..first + aspect.values().len()
    };
    match (rule.count, rule.of) {
        (RowCount::InLines(_), _) => (Value::COUNT..weave.used(), Joined::Summed),
        (_, RowOf::Only(value)) => (value.index()..value.index() + 1, Joined::Summed),
        (RowCount::Longest, RowOf::Any(aspect)) => (any(aspect), Joined::Longest),
        (RowCount::TwoLongest, RowOf::Any(aspect)) => (any(aspect), Joined::TwoLongest),
    }
}

fn alphabet_of(rule: &RowRule, weave: &Weave, strands: Range<usize>) -> Alphabet {
    let shown = match rule.count {
        RowCount::InLines(_) => rule.of.values().len(),
        RowCount::Longest | RowCount::TwoLongest => LINES,
    };
    Alphabet { chances: weave.chances(strands), shown }
}

/// The prospects of the others' rows.
struct Rivals {
    /// The probability that a rival has at most this many drawers in a row.
    at_most: [f64; 17],
}

impl Rivals {
    /// Assumes that a rival is as choosy as we are, and has several strands for each row that counts.
    fn new(
        alphabet: &Alphabet,
        temperature: f64,
        points: Points,
        strands: usize,
        drawers: impl Fn(Trail) -> u8,
    ) -> Self {
        let mut masses = [0.0; 17];
        for (trail, chance) in alphabet.full_strands().into_iter().zip(alphabet.full_chances()) {
            let drawers = drawers(trail);
            masses[usize::from(drawers)] += chance * libm::exp(f64::from((points * drawers).0) / temperature);
        }
        let all: f64 = masses.iter().sum();
        let mut below = 0.0;
        let at_most = masses.map(|mass| {
            below += mass / all;
            libm::pow(below.min(1.0), strands as f64)
        });
        Self { at_most }
    }

    /// Returns the expected bonus for a number of drawers in each row.
    fn bonus(&self, players: Players, drawers: usize) -> f64 {
        let rivals = players.count() - 1;
        let more = 1.0 - self.at_most[drawers.min(self.at_most.len() - 1)];
        let mut ways = 1.0;
        let mut bonus = 0.0;
        for (place, points) in Scores::row_bonuses(players.count()).iter().enumerate() {
            // This many rivals have more, and all the others do not.
            if place <= rivals {
                let chance =
                    ways * libm::pow(more, place as f64) * libm::pow(1.0 - more, (rivals - place) as f64);
                bonus += f64::from(points.0) * chance;
                ways *= (rivals - place) as f64 / (place + 1) as f64;
            }
        }
        bonus
    }
}
