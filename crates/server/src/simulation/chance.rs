//! Random numbers of a simulated world, which all follow from its seed.

use std::cell::RefCell;
use std::time::Duration;

use rand_xoshiro::Xoshiro256PlusPlus;
use rand_xoshiro::rand_core::{Rng, SeedableRng};

thread_local! {
    static WORDS: RefCell<Option<Xoshiro256PlusPlus>> = const { RefCell::new(None) };
}

/// Starts drawing from a seed on this thread.
pub(super) fn begin(seed: u64) {
    WORDS.set(Some(Xoshiro256PlusPlus::seed_from_u64(seed)));
}

/// Switches this thread back to the system's random numbers.
pub(super) fn end() {
    WORDS.set(None);
}

/// Returns whether this thread simulates.
pub(super) fn is_simulating() -> bool {
    WORDS.with(|words| words.try_borrow().is_ok_and(|words| words.is_some()))
}

/// Fills bytes, if this thread simulates.
pub(crate) fn fill(bytes: &mut [u8]) -> bool {
    WORDS.with_borrow_mut(|words| words.as_mut().map(|words| words.fill_bytes(bytes)).is_some())
}

/// Uses the generator of the world.
pub(super) fn with<T>(draw: impl FnOnce(&mut Xoshiro256PlusPlus) -> T) -> T {
    WORDS.with_borrow_mut(|words| draw(words.as_mut().expect("a world is simulated")))
}

/// Draws a number below a bound.
pub(crate) fn below(bound: usize) -> usize {
    with(|words| sideboards_rules::below(words, bound))
}

/// Returns true with probability 1/`times`.
pub(crate) fn one_in(times: usize) -> bool {
    below(times) == 0
}

/// Draws one of several.
pub(super) fn pick<T: Copy>(from: &[T]) -> T {
    from[below(from.len())]
}

/// Draws a time.
pub(crate) fn milliseconds(from: u64, to: u64) -> Duration {
    Duration::from_millis(from + below((to - from) as usize + 1) as u64)
}

/// Draws the latency of a message.
pub(crate) fn latency() -> Duration {
    if one_in(20) { milliseconds(5, 60) } else { milliseconds(0, 4) }
}
