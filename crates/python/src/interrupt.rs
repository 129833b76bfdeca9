//! Long calls that Ctrl-C ends.

use std::sync::Arc;
use std::sync::atomic::{AtomicBool, Ordering};
use std::sync::mpsc::{RecvTimeoutError, channel};
use std::time::Duration;

use pyo3::exceptions::PyRuntimeError;
use pyo3::prelude::*;

/// How often Python is asked whether somebody wants to stop.
const PULSE: Duration = Duration::from_millis(30);

/// Whether somebody wants to stop.
pub(crate) type Stop = Arc<AtomicBool>;

/// Does long work on a thread of its own without Python's lock, and listens for Ctrl-C meanwhile.
///
/// The work is told to stop; work that does not listen ends by itself a little later, and nobody waits for it.
pub(crate) fn interruptible<T: Send + 'static>(
    py: Python<'_>,
    work: impl FnOnce(&Stop) -> T + Send + 'static,
) -> PyResult<T> {
    let stop = Stop::default();
    let (send, receive) = channel();
    let flag = Arc::clone(&stop);
    std::thread::Builder::new().name("sideboards".to_owned()).spawn(move || {
        // Nobody listens any more after an interruption.
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
