use rand_core::Rng;

/// Draws a number below `bound`, all with the same probability.
///
/// One 32-bit word times the bound has the number in its upper half; the few words whose lower half shows that they
/// would favour some numbers are rejected. Pinned by `docs/DEAL.md`: a change here would change every deal.
///
/// # Panics
/// If `bound` is 0.
#[inline]
pub fn below(words: &mut impl Rng, bound: usize) -> usize {
    let bound = u32::try_from(bound).expect("bounds are numbers of cards or choices");
    assert!(bound > 0, "no number is below 0");
    loop {
        let product = u64::from(words.next_u32()) * u64::from(bound);
        // The remainder is less than the bound, so the division is needed only if this is.
        let low = product as u32;
        if low >= bound || low >= bound.wrapping_neg() % bound {
            return (product >> 32) as usize;
        }
    }
}

/// Shuffles: from the last place down, each place is swapped with one at or before it.
pub fn shuffle<T>(items: &mut [T], words: &mut impl Rng) {
    for last in (1..items.len()).rev() {
        items.swap(last, below(words, last + 1));
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use rand_xoshiro::Xoshiro256PlusPlus;
    use rand_xoshiro::rand_core::SeedableRng;

    #[test]
    fn every_order_of_four_is_equally_likely() {
        let mut words = Xoshiro256PlusPlus::seed_from_u64(1);
        let mut counts = std::collections::BTreeMap::<[u8; 4], u32>::new();
        for _ in 0..24_000 {
            let mut items = [0, 1, 2, 3];
            shuffle(&mut items, &mut words);
            *counts.entry(items).or_default() += 1;
        }
        assert_eq!(counts.len(), 24);
        // Expected 1000 each with a standard deviation of 31; the seed is fixed, so this cannot flicker.
        assert!(counts.values().all(|count| (850..1150).contains(count)), "{counts:?}");
    }

    /// A generator that returns fixed words in order.
    struct Words(Vec<u32>);

    impl rand_core::TryRng for Words {
        type Error = std::convert::Infallible;

        fn try_next_u32(&mut self) -> Result<u32, Self::Error> {
            Ok(self.0.remove(0))
        }

        fn try_next_u64(&mut self) -> Result<u64, Self::Error> {
            unreachable!("numbers are drawn by words of 32 bits")
        }

        fn try_fill_bytes(&mut self, _: &mut [u8]) -> Result<(), Self::Error> {
            unreachable!("numbers are drawn by words of 32 bits")
        }
    }

    #[test]
    fn words_that_would_favour_a_number_are_thrown_away() {
        // 2^32 mod 60 is 16: a word whose product with 60 ends below 16 is rejected.
        let mut words = Words(vec![0, u32::MAX]);
        assert_eq!(below(&mut words, 60), 59);
        assert!(words.0.is_empty());
        // With a power of two no word is rejected.
        assert_eq!(below(&mut Words(vec![0]), 64), 0);
    }

    #[test]
    fn numbers_stay_below_the_bound() {
        let mut words = Xoshiro256PlusPlus::seed_from_u64(2);
        for bound in 1..200 {
            assert!((0..50).all(|_| below(&mut words, bound) < bound));
        }
    }
}
