use std::cell::{Cell, RefCell};
use std::rc::Rc;
use std::time::Duration;

use anyhow::{Result, ensure};
use sideboards_example_player::rest;
use tokio::task::JoinHandle;
use tokio::time::sleep;

/// The interval of requests.
const INTERVAL: Duration = Duration::from_millis(50);

/// Repeats the same request, and remembers failures.
#[derive(Debug)]
pub(crate) struct Probe {
    findings: Rc<Findings>,
    asking: JoinHandle<()>,
}

#[derive(Debug, Default)]
struct Findings {
    requests: Cell<u32>,
    failures: RefCell<Vec<String>>,
}

impl Probe {
    /// Starts the requests. It needs a `LocalSet`.
    pub(crate) fn start(host: &str, what: String) -> Self {
        let findings = Rc::new(Findings::default());
        let (host, found) = (host.to_owned(), Rc::clone(&findings));
        let asking = tokio::task::spawn_local(async move {
            loop {
                match rest::request(&host, &what, "").await {
                    Ok((200, _)) => {}
                    Ok((status, body)) => found.failures.borrow_mut().push(format!("{status}: {body}")),
                    Err(error) => found.failures.borrow_mut().push(error.to_string()),
                }
                found.requests.set(found.requests.get() + 1);
                sleep(INTERVAL).await;
            }
        });
        Self { findings, asking }
    }

    /// Returns the number of requests; fails if one of them did.
    pub(crate) fn verdict(&self) -> Result<u32> {
        let (requests, failures) = (self.findings.requests.get(), self.findings.failures.borrow());
        ensure!(
            failures.is_empty(),
            "{} of {requests} requests failed: {}",
            failures.len(),
            failures.join(", ")
        );
        Ok(requests)
    }
}

impl Drop for Probe {
    fn drop(&mut self) {
        self.asking.abort();
    }
}
