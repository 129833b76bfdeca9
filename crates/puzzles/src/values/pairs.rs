//! Sums over all pairs of cards.

/// The values of some cards, and the sums over all pairs of them, of which the better card counts.
pub(super) struct Pairs {
    worth: Vec<u16>,
    /// For each card, the sum over all its pairs.
    with: Vec<u128>,
    all: u128,
}

impl Pairs {
    pub(super) fn new(worth: Vec<u16>) -> Self {
        let with: Vec<u128> = (worth.iter().enumerate())
            .map(|(card, own)| {
                let others = worth.iter().enumerate().filter(|(other, _)| *other != card);
                u128::from(others.map(|(_, other)| u64::from(*own.max(other))).sum::<u64>())
            })
            .collect();
        let all = with.iter().sum::<u128>() / 2;
        Self { worth, with, all }
    }

    /// Returns the sum over all pairs.
    pub(super) fn all(&self) -> u128 {
        self.all
    }

    /// Returns the worth of a pair.
    pub(super) fn better(&self, first: usize, second: usize) -> u128 {
        self.worth[first].max(self.worth[second]).into()
    }

    /// Returns the sum over all pairs without two cards.
    pub(super) fn without(&self, first: usize, second: usize) -> u128 {
        // The pair of both is in both sums.
        self.all + self.better(first, second) - self.with[first] - self.with[second]
    }
}

/// Returns the number of pairs among a number of cards.
pub(super) fn pair_count(cards: usize) -> u128 {
    (cards as u128) * (cards as u128 - 1) / 2
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn sums_over_pairs_without_listing_them() {
        let worth = vec![3, 1, 4, 1, 5, 9, 2, 6];
        let listed = |left_out: &[usize]| {
            let (mut sum, mut count) = (0, 0);
            for second in (0..worth.len()).filter(|card| !left_out.contains(card)) {
                for first in (0..second).filter(|card| !left_out.contains(card)) {
                    sum += u128::from(worth[first].max(worth[second]));
                    count += 1;
                }
            }
            assert_eq!(count, pair_count(worth.len() - left_out.len()));
            sum
        };
        let pairs = Pairs::new(worth.clone());
        assert_eq!(pairs.all(), listed(&[]));
        for second in 0..worth.len() {
            for first in 0..second {
                assert_eq!(pairs.without(first, second), listed(&[first, second]));
            }
        }
    }
}
