//! Work in parts, shared among threads.

use std::sync::atomic::{AtomicBool, Ordering};
use std::sync::{Mutex, PoisonError};
use std::thread;

/// The work was stopped before its end.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Interrupted;

/// Works through parts on at most `threads` threads, the calling one among them.
///
/// Each thread takes the next part when it has finished one, so a system that refuses to start threads only makes
/// it slower. The calling thread asks `is_interrupted` before each of its parts; after an interruption no new part is
/// begun.
pub fn work_through<P>(
    threads: usize,
    parts: impl ExactSizeIterator<Item = P> + Send,
    is_interrupted: &mut dyn FnMut() -> bool,
    work: impl Fn(P) + Sync,
) -> Result<(), Interrupted> {
    let helpers = threads.min(parts.len()).saturating_sub(1);
    if helpers == 0 {
        // Small batches are stepped often: no locks for them.
        for part in parts {
            if is_interrupted() {
                return Err(Interrupted);
            }
            work(part);
        }
        return Ok(());
    }
    let (parts, stop) = (Mutex::new(parts), AtomicBool::new(false));
    let next = || {
        let mut parts = parts.lock().unwrap_or_else(PoisonError::into_inner);
        if stop.load(Ordering::Relaxed) { None } else { parts.next() }
    };
    let help = || {
        while let Some(part) = next() {
            work(part);
        }
    };
    thread::scope(|scope| {
        for _ in 0..helpers {
            if thread::Builder::new().spawn_scoped(scope, help).is_err() {
                break;
            }
        }
        loop {
            // Asked before a part is taken: a part that is taken is also finished.
            if is_interrupted() {
                stop.store(true, Ordering::Relaxed);
            }
            let Some(part) = next() else { break };
            work(part);
        }
    });
    if stop.into_inner() { Err(Interrupted) } else { Ok(()) }
}

#[cfg(test)]
mod tests {
    use super::*;
    use std::sync::atomic::AtomicUsize;
    use std::time::Duration;

    #[test]
    fn every_part_is_done_once_by_any_number_of_threads() {
        for threads in [0, 1, 3, 100_000_000] {
            let done: Vec<_> = (0..50).map(|_| AtomicUsize::new(0)).collect();
            let work = |part: usize| {
                done[part].fetch_add(1, Ordering::Relaxed);
            };
            assert_eq!(work_through(threads, 0..50, &mut || false, work), Ok(()));
            assert!(done.iter().all(|count| count.load(Ordering::Relaxed) == 1), "{threads}");
        }
    }

    #[test]
    fn no_part_is_begun_after_an_interruption() {
        let done = AtomicUsize::new(0);
        let mut asked = 0;
        let mut is_interrupted = || {
            asked += 1;
            asked > 3
        };
        let work = |_| {
            done.fetch_add(1, Ordering::Relaxed);
        };
        assert_eq!(work_through(1, 0..50, &mut is_interrupted, work), Err(Interrupted));
        assert_eq!(done.into_inner(), 3);
    }

    #[test]
    fn an_interruption_stops_the_helpers_too() {
        let done = AtomicUsize::new(0);
        let work = |_| {
            done.fetch_add(1, Ordering::Relaxed);
            thread::sleep(Duration::from_millis(1));
        };
        let mut is_interrupted = || done.load(Ordering::Relaxed) > 4;
        assert_eq!(work_through(3, 0..1_000_000, &mut is_interrupted, work), Err(Interrupted));
        assert!(done.into_inner() < 1_000_000);
    }
}
