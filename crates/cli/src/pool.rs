//! Work on all cores, with results that do not depend on the number of cores.

use std::num::NonZeroUsize;
use std::sync::atomic::{AtomicU32, Ordering};

use crate::failure::Failure;

/// Returns the number of threads: as requested, otherwise one per core, and no more than there is work.
pub(crate) fn threads(asked: Option<u16>, work: u32) -> usize {
    let cores = || std::thread::available_parallelism().map_or(1, NonZeroUsize::get);
    asked.map_or_else(cores, usize::from).min(work as usize)
}

/// Runs numbered pieces of work, each thread with its own result.
///
/// Threads take work in random order: results must add up to the same in any order.
pub(crate) fn run<R: Send>(
    work: u32,
    threads: usize,
    progress: impl Fn(u64) + Sync,
    begin: impl Fn() -> R + Sync,
    each: impl Fn(&mut R, u32) -> Result<(), Failure> + Sync,
) -> Result<Vec<R>, Failure> {
    let next = AtomicU32::new(0);
    // Small enough that all threads end together, large enough that they seldom contend.
    let chunk = (work / (threads as u32 * 8)).clamp(1, 16);
    let take = |next: u32| (next < work).then(|| work.min(next.saturating_add(chunk)));
    let worker = || {
        let mut result = begin();
        while let Ok(first) = next.fetch_update(Ordering::Relaxed, Ordering::Relaxed, take) {
            let end = take(first).expect("the work that was just taken");
            // Stop all threads when a result cannot be stored.
            (first..end)
                .try_for_each(|number| each(&mut result, number))
                .inspect_err(|_| next.store(work, Ordering::Relaxed))?;
            progress(u64::from(end - first));
        }
        Ok(result)
    };
    std::thread::scope(|scope| {
        // If the machine refuses more threads, use those it has.
        let start = |_| std::thread::Builder::new().spawn_scoped(scope, worker).ok();
        let workers: Vec<_> = (0..threads).map_while(start).collect();
        if workers.is_empty() {
            return Err(Failure::bad("no thread can be started"));
        }
        workers
            .into_iter()
            .map(|worker| worker.join().unwrap_or_else(|panic| std::panic::resume_unwind(panic)))
            .collect()
    })
}
