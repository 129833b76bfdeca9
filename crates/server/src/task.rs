//! Tasks, and work that takes long.

use futures_util::FutureExt;

#[cfg(feature = "simulation")]
use crate::simulation::Scope;

/// Runs something beside everything else. In a simulation it belongs to the node that asks for it.
pub(crate) fn spawn<F>(future: F)
where
    F: Future<Output: Send> + Send + 'static,
{
    // Not an async block: that would take the room of the future twice.
    let task = future.map(drop);
    #[cfg(feature = "simulation")]
    if let Some(scope) = Scope::current() {
        return scope.spawn(task);
    }
    tokio::spawn(task);
}

/// Runs work on a thread where it blocks no task; work that panics returns nothing. In a simulation the time it takes is simulated too.
pub(crate) async fn compute<T: Send + 'static>(work: impl FnOnce() -> T + Send + 'static) -> Option<T> {
    #[cfg(feature = "simulation")]
    if Scope::current().is_some() {
        return Some(crate::simulation::compute(work).await);
    }
    tokio::task::spawn_blocking(work).await.ok()
}
