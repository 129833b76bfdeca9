//! Groups of tasks: those of a node, which can be killed or stopped like a process, and those of the world.

use std::cell::RefCell;
use std::panic::{AssertUnwindSafe, catch_unwind};
use std::pin::Pin;
use std::sync::{Arc, Mutex, MutexGuard};
use std::task::{Context, Poll, Waker};

use tokio::task::AbortHandle;

use super::{Report, panics};

thread_local! {
    static CURRENT: RefCell<Option<Scope>> = const { RefCell::new(None) };
}

/// A group of tasks.
#[derive(Clone, Debug)]
pub(crate) struct Scope(Arc<Shared>);

#[derive(Debug)]
struct Shared {
    report: Arc<Report>,
    state: Mutex<State>,
}

#[derive(Debug, Default)]
struct State {
    tasks: Vec<AbortHandle>,
    is_dead: bool,
    is_stopped: bool,
    /// Tasks woken while everything was stopped.
    stopped: Vec<Waker>,
}

impl Scope {
    pub(super) fn new(report: Arc<Report>) -> Self {
        Self(Arc::new(Shared { report, state: Mutex::default() }))
    }

    /// Returns the scope of the current task.
    pub(crate) fn current() -> Option<Self> {
        CURRENT.with_borrow(Clone::clone)
    }

    fn state(&self) -> MutexGuard<'_, State> {
        self.0.state.lock().expect("lock is never poisoned")
    }

    /// Runs a task, unless the scope is dead.
    pub(crate) fn spawn(&self, future: impl Future<Output = ()> + Send + 'static) {
        if self.is_dead() {
            return;
        }
        let task = tokio::spawn(Scoped { scope: self.clone(), future: Box::pin(future) });
        let mut state = self.state();
        if state.tasks.len() % 64 == 63 {
            state.tasks.retain(|task| !task.is_finished());
        }
        state.tasks.push(task.abort_handle());
    }

    pub(crate) fn is_dead(&self) -> bool {
        self.state().is_dead
    }

    /// Drops all tasks, like a killed process.
    pub(super) fn kill(&self) {
        let tasks = {
            let mut state = self.state();
            state.is_dead = true;
            std::mem::take(&mut state.tasks)
        };
        tasks.iter().for_each(AbortHandle::abort);
    }

    /// Suspends all tasks, like a stopped process.
    pub(super) fn stop(&self) {
        self.state().is_stopped = true;
    }

    pub(super) fn resume(&self) {
        let stopped = {
            let mut state = self.state();
            state.is_stopped = false;
            std::mem::take(&mut state.stopped)
        };
        stopped.into_iter().for_each(Waker::wake);
    }
}

/// A task of a scope.
struct Scoped {
    scope: Scope,
    future: Pin<Box<dyn Future<Output = ()> + Send>>,
}

impl Future for Scoped {
    type Output = ();

    fn poll(mut self: Pin<&mut Self>, context: &mut Context<'_>) -> Poll<()> {
        {
            let mut state = self.scope.state();
            if state.is_stopped {
                state.stopped.push(context.waker().clone());
                return Poll::Pending;
            }
        }
        let outer = CURRENT.replace(Some(self.scope.clone()));
        let polled = catch_unwind(AssertUnwindSafe(|| self.future.as_mut().poll(context)));
        CURRENT.set(outer);
        polled.unwrap_or_else(|_| {
            self.scope.0.report.violate(format!("a task panicked: {}", panics::last()));
            Poll::Ready(())
        })
    }
}
