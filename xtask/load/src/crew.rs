//! Background players of a measurement.

use std::time::Duration;

use anyhow::{Result, bail};
use tokio::task::JoinSet;

/// Players who play until dropped. If one fails, the measurement fails: without it the result would be too good.
#[derive(Debug, Default)]
pub(crate) struct Crew(JoinSet<Result<()>>);

impl Crew {
    /// Adds a task.
    pub(crate) fn employ(&mut self, player: impl Future<Output = Result<()>> + 'static) {
        self.0.spawn_local(player);
    }

    /// Lets them work for some time.
    pub(crate) async fn work(&mut self, time: Duration) -> Result<()> {
        tokio::select! {
            () = tokio::time::sleep(time) => Ok(()),
            Some(end) = self.0.join_next() => {
                end??;
                bail!("players never stop by themselves")
            }
        }
    }
}
