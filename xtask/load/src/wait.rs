use std::time::Duration;

use anyhow::{Result, ensure};
use tokio::time::{Instant, sleep};

/// Polls a condition, and fails if it is still false after a time.
pub(crate) async fn until(limit: Duration, mut is_so: impl AsyncFnMut() -> Result<bool>) -> Result<()> {
    let begin = Instant::now();
    while !is_so().await? {
        ensure!(begin.elapsed() < limit, "not within {} s", limit.as_secs());
        sleep(Duration::from_millis(100)).await;
    }
    Ok(())
}
