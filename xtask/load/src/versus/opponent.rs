//! Runs boardgame.io's server.

use std::path::Path;
use std::process::{Child, Command, Stdio};
use std::time::{Duration, Instant};

use anyhow::{Context, Result, bail, ensure};
use postgres_for_tests::free_port;
use tokio::net::TcpStream;

use crate::usage::Usage;

/// How long the server may take until it listens.
const START_TIMEOUT: Duration = Duration::from_secs(20);

/// The game script.
const GAME: &str = concat!(env!("CARGO_MANIFEST_DIR"), "/versus/draft.cjs");

/// The server of boardgame.io, killed when dropped.
#[derive(Debug)]
pub(super) struct Opponent {
    host: String,
    child: Child,
}

impl Opponent {
    /// Starts it from an npm folder, and waits until it listens.
    pub(super) async fn start(folder: &Path) -> Result<Self> {
        let modules = folder.join("node_modules");
        ensure!(modules.is_dir(), "{} is missing; `cargo xtask load versus` installs it", modules.display());
        let port = free_port()?;
        let child = Command::new("node")
            .args([GAME, &port.to_string()])
            .env("NODE_PATH", modules.canonicalize()?)
            // Otherwise boardgame.io does unnecessary checks and freezes objects.
            .env("NODE_ENV", "production")
            .stdin(Stdio::null())
            .stdout(Stdio::null())
            .spawn()
            .context("Node.js does not start")?;
        let mut opponent = Self { host: format!("127.0.0.1:{port}"), child };
        opponent.ready().await?;
        Ok(opponent)
    }

    /// Returns host and port.
    pub(super) fn host(&self) -> &str {
        &self.host
    }

    /// Returns its resource usage so far.
    pub(super) fn usage(&self) -> Result<Usage> {
        Usage::of(self.child.id())
    }

    async fn ready(&mut self) -> Result<()> {
        let begin = Instant::now();
        while TcpStream::connect(&self.host).await.is_err() {
            if let Some(status) = self.child.try_wait()? {
                bail!("boardgame.io's server ended, {status}");
            }
            if begin.elapsed() > START_TIMEOUT {
                bail!("boardgame.io's server does not listen after {} s", START_TIMEOUT.as_secs());
            }
            tokio::time::sleep(Duration::from_millis(10)).await;
        }
        Ok(())
    }
}

impl Drop for Opponent {
    fn drop(&mut self) {
        // If it cannot be killed it is dead.
        let _ = self.child.kill();
        let _ = self.child.wait();
    }
}
