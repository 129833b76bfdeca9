//! Assigns a card to each column, no card twice, at the least total cost: the Hungarian method.

/// The cost of an impossible assignment.
pub(crate) const NEVER: f32 = 1e6;

/// Returns for each row a column of its own so that the sum of costs is minimal, and that sum. There are no more
/// rows than columns.
pub(crate) fn assigned(costs: &[Vec<f32>]) -> (f32, Vec<usize>) {
    let (rows, columns) = (costs.len(), costs.first().map_or(0, Vec::len));
    // Prices of rows and columns, and the row of each column; all counted from 1, and 0 is the row to be placed.
    let (mut row_price, mut column_price) = (vec![0.0; rows + 1], vec![0.0; columns + 1]);
    let mut owner = vec![0; columns + 1];
    for row in 1..=rows {
        owner[0] = row;
        let mut at = 0;
        let (mut slack, mut from) = (vec![f32::INFINITY; columns + 1], vec![0; columns + 1]);
        let mut is_done = vec![false; columns + 1];
        while owner[at] != 0 {
            is_done[at] = true;
            let (mut least, mut next) = (f32::INFINITY, 0);
            for column in (1..=columns).filter(|column| !is_done[*column]) {
                let cost = costs[owner[at] - 1][column - 1] - row_price[owner[at]] - column_price[column];
                if cost < slack[column] {
                    (slack[column], from[column]) = (cost, at);
                }
                if slack[column] < least {
                    (least, next) = (slack[column], column);
                }
            }
            for column in 0..=columns {
                if is_done[column] {
                    row_price[owner[column]] += least;
                    column_price[column] -= least;
                } else {
                    slack[column] -= least;
                }
            }
            at = next;
        }
        while at != 0 {
            owner[at] = owner[from[at]];
            at = from[at];
        }
    }
    let mut chosen = vec![0; rows];
    for column in 1..=columns {
        if owner[column] != 0 {
            chosen[owner[column] - 1] = column - 1;
        }
    }
    let sum = chosen.iter().enumerate().map(|(row, column)| costs[row][*column]).sum();
    (sum, chosen)
}

#[cfg(test)]
mod tests {
    use super::*;

    /// The naive twin: all assignments.
    fn least(costs: &[Vec<f32>], taken: &mut Vec<usize>) -> f32 {
        let Some(row) = costs.get(taken.len()) else { return 0.0 };
        let mut least_of_all = f32::INFINITY;
        for (column, cost) in row.iter().enumerate() {
            if !taken.contains(&column) {
                taken.push(column);
                least_of_all = least_of_all.min(cost + least(costs, taken));
                taken.pop();
            }
        }
        least_of_all
    }

    #[test]
    fn no_other_way_costs_less() {
        let mut state = 7_u32;
        let mut word = || {
            state = state.wrapping_mul(1_664_525).wrapping_add(1_013_904_223);
            (state >> 20) as f32 / 64.0
        };
        for rows in 1..=4 {
            for _ in 0..30 {
                let costs: Vec<Vec<f32>> = (0..rows).map(|_| (0..6).map(|_| word()).collect()).collect();
                let (sum, chosen) = assigned(&costs);
                assert!((sum - least(&costs, &mut Vec::new())).abs() < 1e-2);
                let mut sorted = chosen.clone();
                sorted.sort_unstable();
                sorted.dedup();
                assert_eq!(sorted.len(), rows, "{chosen:?}");
            }
        }
    }
}
