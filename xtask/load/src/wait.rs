use std::time::Duration;

use anyhow::{Result, ensure};
use tokio::time::{Instant, sleep};

/// Asks again and again, and fails if the answer is still no after a time.
pub(crate) async fn until(limit: Duration, mut is_so: impl AsyncFnMut() -> Result<bool>) -> Result<()> {
    let begin = Instant::now();
    while !is_so().await? {
        ensure!(begin.elapsed() < limit, "not within {} s", limit.as_secs());
        sleep(Duration::from_millis(100)).await;
    }
    Ok(())
}
