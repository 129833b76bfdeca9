use std::sync::Arc;
use std::time::Duration;

use anyhow::Result;
use postgres_for_tests::Postgres;
use rand_xoshiro::Xoshiro256PlusPlus;
use rand_xoshiro::rand_core::SeedableRng;
use sideboards_rules::below;
use tokio::time::sleep;

use crate::server::Server;

/// Breaks things at moments that nobody can foresee.
#[derive(Debug)]
pub(crate) struct Chaos {
    words: Xoshiro256PlusPlus,
    restarts: u32,
}

impl Chaos {
    pub(crate) fn new(seed: u64) -> Self {
        Self { words: Xoshiro256PlusPlus::seed_from_u64(seed), restarts: 0 }
    }

    /// Kills one of the servers, leaves it dead for a moment, and starts it again.
    pub(crate) async fn kill_one(&mut self, servers: &mut [Server]) -> Result<()> {
        self.wait(2500).await;
        let server = &mut servers[below(&mut self.words, servers.len())];
        server.kill()?;
        self.wait(500).await;
        server.start_again().await
    }

    /// Restarts the database: one time in order, the next time as after a crash.
    pub(crate) async fn restart(&mut self, postgres: &Arc<Postgres>) -> Result<()> {
        self.wait(2500).await;
        self.restarts += 1;
        let is_orderly = self.restarts % 2 == 1;
        let postgres = Arc::clone(postgres);
        // It takes a second, in which the players go on.
        tokio::task::spawn_blocking(move || {
            if is_orderly {
                postgres.restart()
            } else {
                postgres.kill()?;
                postgres.start_again()
            }
        })
        .await??;
        Ok(())
    }

    /// Waits up to so many milliseconds.
    async fn wait(&mut self, most: usize) {
        sleep(Duration::from_millis(below(&mut self.words, most) as u64)).await;
    }
}
