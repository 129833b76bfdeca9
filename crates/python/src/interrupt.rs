//! Interrupts long calls on Ctrl-C.

use std::sync::Arc;
use std::sync::atomic::{AtomicBool, Ordering};
use std::sync::mpsc::{RecvTimeoutError, channel};
use std::time::{Duration, Instant};

use pyo3::exceptions::PyRuntimeError;
use pyo3::prelude::*;

/// How often Python is asked for a pending signal.
const PULSE: Duration = Duration::from_millis(30);

/// Whether the call is interrupted.
pub(crate) type Stop = Arc<AtomicBool>;

/// Asks Python for pending signals while its lock is released.
pub(crate) struct Signals {
    asked: Instant,
    error: Option<PyErr>,
}

impl Default for Signals {
    fn default() -> Self {
        Self { asked: Instant::now(), error: None }
    }
}

impl Signals {
    /// Returns whether the call is interrupted. Python is asked now and then only.
    pub(crate) fn interrupt(&mut self) -> bool {
        if self.error.is_none() && self.asked.elapsed() >= PULSE {
            self.error = Python::attach(ask).err();
            self.asked = Instant::now();
        }
        self.error.is_some()
    }

    /// Returns what a signal raised, `KeyboardInterrupt` as a rule.
    pub(crate) fn raised(self) -> PyResult<()> {
        self.error.map_or(Ok(()), Err)
    }
}

fn ask(py: Python<'_>) -> PyResult<()> {
    py.check_signals()
}

/// Runs long work on a separate thread without Python's lock, and checks for Ctrl-C meanwhile.
///
/// The work is told to stop; work that ignores it ends by itself later without being waited for.
pub(crate) fn interruptible<T: Send + 'static>(
    py: Python<'_>,
    work: impl FnOnce(&Stop) -> T + Send + 'static,
) -> PyResult<T> {
    let stop = Stop::default();
    let (send, receive) = channel();
    let flag = Arc::clone(&stop);
    std::thread::Builder::new().name("sideboards".to_owned()).spawn(move || {
        // After an interruption the receiver is gone.
        let _ = send.send(work(&flag));
    })?;
    let mut receive = Some(receive);
    loop {
        let Some(listening) = receive.take() else {
            return Err(PyRuntimeError::new_err("the calculation ended without a result"));
        };
        let (heard, listening) = py.detach(move || (listening.recv_timeout(PULSE), listening));
        match heard {
            Ok(done) => return Ok(done),
            Err(RecvTimeoutError::Disconnected) => {
                return Err(PyRuntimeError::new_err("the calculation ended without a result"));
            }
            Err(RecvTimeoutError::Timeout) => {
                if let Err(interrupted) = py.check_signals() {
                    stop.store(true, Ordering::Relaxed);
                    return Err(interrupted);
                }
                receive = Some(listening);
            }
        }
    }
}
