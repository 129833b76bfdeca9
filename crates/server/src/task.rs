//! Background tasks, and long computations.

use futures_util::FutureExt;

#[cfg(feature = "simulation")]
use crate::simulation::Scope;

/// Spawns a background task. In a simulation it belongs to the current node.
pub(crate) fn spawn<F>(future: F)
where
    F: Future<Output: Send> + Send + 'static,
{
    // Not an async block: that would store the future twice.
    let task = future.map(drop);
    #[cfg(feature = "simulation")]
    if let Some(scope) = Scope::current() {
        return scope.spawn(task);
    }
    tokio::spawn(task);
}

/// Runs blocking work on a separate thread; work that panics returns nothing. In a simulation its duration is
/// simulated too.
pub(crate) async fn compute<T: Send + 'static>(work: impl FnOnce() -> T + Send + 'static) -> Option<T> {
    #[cfg(feature = "simulation")]
    if Scope::current().is_some() {
        return Some(crate::simulation::compute(work).await);
    }
    tokio::task::spawn_blocking(work).await.ok()
}
