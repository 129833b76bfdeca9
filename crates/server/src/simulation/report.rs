//! The results of a history: counts, an optional trace, and the violation.

use std::sync::Mutex;
use std::sync::atomic::{AtomicU64, Ordering::Relaxed};

use tokio::sync::Notify;
use tokio::time::Instant;

use crate::clock::milliseconds;

/// The results of a history in progress.
#[derive(Debug)]
pub(crate) struct Report {
    began: Instant,
    trace: Option<Mutex<Vec<String>>>,
    violation: Mutex<Option<String>>,
    violated: Notify,
    pub(super) counts: Totals,
}

/// Event counts.
#[derive(Debug, Default)]
pub(super) struct Totals {
    pub(super) milliseconds: AtomicU64,
    pub(super) commands: AtomicU64,
    pub(super) commits: AtomicU64,
    pub(super) updates: AtomicU64,
    pub(super) faults: AtomicU64,
    pub(super) games: AtomicU64,
}

impl Report {
    pub(super) fn new(is_traced: bool) -> Self {
        Self {
            began: Instant::now(),
            trace: is_traced.then(Mutex::default),
            violation: Mutex::default(),
            violated: Notify::new(),
            counts: Totals::default(),
        }
    }

    /// Returns the age of the world in milliseconds.
    pub(super) fn elapsed(&self) -> u64 {
        milliseconds(self.began.elapsed())
    }

    /// Records the length of the history.
    pub(super) fn end(&self) {
        self.counts.milliseconds.store(self.elapsed(), Relaxed);
    }

    /// Adds a line to the trace, if one is wanted.
    pub(super) fn note(&self, line: impl FnOnce() -> String) {
        if let Some(trace) = &self.trace {
            let line = format!("{:>10.3}  {}", self.elapsed() as f64 / 1000.0, line());
            trace.lock().expect("lock is never poisoned").push(line);
        }
    }

    /// Reports a violation, which ends the history. Only the first one counts.
    pub(super) fn violate(&self, what: impl Into<String>) {
        let what = what.into();
        self.note(|| format!("VIOLATION: {what}"));
        self.violation.lock().expect("lock is never poisoned").get_or_insert(what);
        self.violated.notify_one();
    }

    /// Waits for a violation.
    pub(super) async fn violated(&self) {
        self.violated.notified().await;
    }

    pub(super) fn violation(&self) -> Option<String> {
        self.violation.lock().expect("lock is never poisoned").clone()
    }

    pub(super) fn trace(&self) -> Vec<String> {
        let trace = self.trace.as_ref();
        trace.map(|trace| trace.lock().expect("lock is never poisoned").clone()).unwrap_or_default()
    }

    pub(super) fn count(counter: &AtomicU64) {
        counter.fetch_add(1, Relaxed);
    }
}
