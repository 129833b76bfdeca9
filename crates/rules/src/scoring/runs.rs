//! Lengths of rows, by tables.

use super::trail::Trail;
use super::windows::Hits;

/// Returns the lengths of the two longest rows of one value from its neighbours in the same line.
pub(super) fn two_longest(neighbours: Hits, trail: Trail) -> (u8, u8) {
    let drawers = trail.drawers();
    let (longest, second) = TWO_LONGEST_ROWS[neighbours as usize];
    // Drawers without a neighbour are rows of one.
    let longest = longest.max(drawers.min(1));
    (longest, second.max((drawers - longest).min(1)))
}

/// The longest run of ones.
pub(super) static LONGEST_RUN: [u8; 256] = {
    let mut table = [0; 256];
    let mut bits = 0;
    while bits < 256 {
        table[bits] = two_longest_runs(bits).0;
        bits += 1;
    }
    table
};

/// The two longest rows of at least two drawers: a run of `n` neighbours is a row of `n + 1`.
static TWO_LONGEST_ROWS: [(u8, u8); 256] = {
    let mut table = [(0, 0); 256];
    let mut bits = 0;
    while bits < 256 {
        let (longest, second) = two_longest_runs(bits);
        table[bits] = (longest + (longest > 0) as u8, second + (second > 0) as u8);
        bits += 1;
    }
    table
};

/// Finds the lengths of the longest and the second longest run of ones.
const fn two_longest_runs(mut bits: usize) -> (u8, u8) {
    let (mut longest, mut second) = (0, 0);
    while bits != 0 {
        bits >>= bits.trailing_zeros();
        let run = bits.trailing_ones() as u8;
        bits >>= run;
        if run > longest {
            (longest, second) = (run, longest);
        } else if run > second {
            second = run;
        }
    }
    (longest, second)
}
