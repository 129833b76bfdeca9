//! Operates the server as described in `docs/OPERATING.md`: behind Caddy, restarted, drained, moved and restored
//! while rooms play.

mod address;
mod caddy;
mod moved;
mod probe;
mod restored;

use std::path::{Path, PathBuf};
use std::time::Duration;

use anyhow::{Result, anyhow};
use clap::Args;
use tokio::task::JoinSet;
use tokio::time::timeout;

use crate::players::{Acknowledged, SeatedRoom, Signals};

/// How long rooms may take to finish their last games.
const FINISH_TIMEOUT: Duration = Duration::from_secs(30);

/// Operate the server behind Caddy, on PostgreSQL and on SQLite, as the documents tell
///
/// Rooms play while nodes are restarted and drained, the database is moved into another cluster, and a backup is made and
/// restored. Nothing that was acknowledged may be lost, and no request may fail.
#[derive(Debug, Args)]
pub(crate) struct Operate {
    /// The configuration of Caddy
    #[arg(long, value_name = "FILE", default_value = "deploy/Caddyfile")]
    caddyfile: PathBuf,
    /// How many rooms of four play
    #[arg(long, default_value_t = 8)]
    rooms: u64,
    /// Decides what players do; other numbers are other runs
    #[arg(long, default_value_t = 1)]
    seed: u64,
}

impl Operate {
    pub(crate) async fn run(&self, program: &Path) -> Result<()> {
        self.behind_caddy(program).await?;
        self.restored_backup(program).await
    }
}

/// Lets rooms play in the background.
fn play(rooms: &[SeatedRoom], signals: &Signals) -> JoinSet<Result<Acknowledged>> {
    let mut playing = JoinSet::new();
    for room in rooms {
        playing.spawn_local(room.clone().play(signals.clone()));
    }
    playing
}

/// Asks all rooms to finish their last games, and returns their acknowledged decisions.
async fn finish(mut playing: JoinSet<Result<Acknowledged>>, signals: &Signals) -> Result<Vec<Acknowledged>> {
    signals.stop();
    let finishing = async {
        let mut all = Vec::new();
        while let Some(end) = playing.join_next().await {
            all.push(end??);
        }
        anyhow::Ok(all)
    };
    timeout(FINISH_TIMEOUT, finishing).await.map_err(|_| anyhow!("rooms are stuck: {}", signals.stuck()))?
}
