/// The result of a player of some rating: 1 for the best, 0 for nothing.
#[derive(Clone, Copy, Debug)]
pub(super) struct Tried {
    pub(super) rating: f64,
    pub(super) result: f64,
    /// The number of tries behind the mean.
    pub(super) tries: u32,
}

/// A virtual draw that keeps the rating finite when all or none find the answer.
const ANCHOR: Tried = Tried { rating: 1750.0, result: 0.5, tries: 1 };

/// Returns the rating of a puzzle at which the Elo formula expects the sum of all results.
pub(super) fn performance(tried: &[Tried]) -> f64 {
    let surprise = |rating: f64| -> f64 {
        let one = |tried: &Tried| f64::from(tried.tries) * (tried.result - expected(tried.rating, rating));
        tried.iter().chain([&ANCHOR]).map(one).sum()
    };
    let (mut low, mut high) = (0.0, 4000.0);
    // The harder the puzzle, the lower the expectation. Forty halvings are far below a tenth of a point.
    for _ in 0..40 {
        let middle = f64::midpoint(low, high);
        if surprise(middle) < 0.0 { low = middle } else { high = middle }
    }
    low
}

/// Returns the expected result of a player against a puzzle.
fn expected(player: f64, puzzle: f64) -> f64 {
    1.0 / (1.0 + libm::pow(10.0, (puzzle - player) / 400.0))
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn harder_puzzles_are_found_by_fewer() {
        let rating = |results: [f64; 3]| {
            let ratings = [1250.0, 1750.0, 2250.0];
            let tried: Vec<Tried> = ratings
                .into_iter()
                .zip(results)
                .map(|(rating, result)| Tried { rating, result, tries: 1 })
                .collect();
            performance(&tried).round()
        };
        assert!((rating([0.5; 3]) - 1750.0).abs() < 1.0);
        assert!(rating([0.0, 0.0, 1.0]) < rating([0.0, 0.0, 0.5]));
        assert!(rating([1.0; 3]) < 1300.0 && rating([0.0; 3]) > 2200.0);
    }
}
