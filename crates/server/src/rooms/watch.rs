//! What goes on beside the rooms: the heart of this node, rooms that nobody is in, and what other nodes write.

use std::time::Duration;

use tokio::time::{MissedTickBehavior, interval, sleep, timeout};

use super::{Message, Rooms};
use crate::storage::StorageError;
use crate::time::now;

/// How often a node says that it is alive.
const HEARTBEAT: Duration = Duration::from_secs(5);

/// How often rooms are looked for in which something is due.
const ROUND: Duration = Duration::from_secs(1);

/// How long a room has to be late before another node than its own looks after it, in milliseconds.
const LATE: u64 = 1_500;

/// How long to wait before a broken connection is tried again.
const PAUSE: Duration = Duration::from_millis(500);

/// How long other nodes may be silent before a new connection listens to them.
const SILENCE: Duration = Duration::from_secs(30);

/// How often old rooms are looked for.
const HOUR: Duration = Duration::from_hours(1);

/// How long a room is kept that nobody uses, in milliseconds: thirty days.
pub(super) const KEPT: u64 = 30 * 24 * 3600 * 1000;

impl Rooms {
    /// Begins everything that goes on beside the rooms.
    pub(crate) async fn watch(&self) -> Result<(), StorageError> {
        self.beat().await?;
        tokio::spawn(self.clone().heart());
        tokio::spawn(self.clone().rounds());
        tokio::spawn(self.clone().clear_up());
        if self.storage().has_other_nodes() {
            tokio::spawn(self.clone().listen());
        }
        Ok(())
    }

    async fn beat(&self) -> Result<(), StorageError> {
        let nodes = &self.0.nodes;
        nodes.renew(self.storage().beat(&nodes.own, now()).await?);
        Ok(())
    }

    async fn heart(self) {
        let mut beats = ticks(HEARTBEAT);
        loop {
            beats.tick().await;
            if let Err(error) = self.beat().await {
                tracing::warn!(%error, "no heartbeat");
            }
        }
    }

    /// Wakes rooms in which something is due and that nobody has in memory.
    async fn rounds(self) {
        let mut rounds = ticks(ROUND);
        loop {
            rounds.tick().await;
            match self.storage().due(now().saturating_sub(LATE)).await {
                Ok(rooms) => {
                    for room in rooms {
                        // One that is busy must not keep the others asleep.
                        let rooms = self.clone();
                        tokio::spawn(async move { rooms.send(&room, Message::Wake).await });
                    }
                }
                Err(error) => tracing::warn!(%error, "cannot look for rooms in which something is due"),
            }
        }
    }

    async fn clear_up(self) {
        let mut hours = ticks(HOUR);
        loop {
            hours.tick().await;
            match self.storage().expire(now().saturating_sub(KEPT)).await {
                Ok(0) => {}
                Ok(rooms) => tracing::info!(rooms, "old rooms are gone"),
                Err(error) => tracing::warn!(%error, "cannot clear up"),
            }
        }
    }

    /// Tells rooms what other nodes have written.
    async fn listen(self) {
        loop {
            if let Err(error) = self.follow().await {
                tracing::warn!(%error, "cannot hear other nodes");
            }
            sleep(PAUSE).await;
        }
    }

    async fn follow(&self) -> Result<(), StorageError> {
        let Some(mut notices) = self.storage().notices().await? else { return Ok(()) };
        // Nobody knows what was missed before.
        self.look_everywhere();
        loop {
            // A connection that has died silently tells nothing: after a while of silence there is a new one.
            let Ok(heard) = timeout(SILENCE, notices.next(&self.0.nodes.own)).await else { return Ok(()) };
            match heard? {
                Some(notices) => {
                    for notice in notices {
                        self.send_if_loaded(&notice.room, Message::Elsewhere(Some(notice.number)));
                    }
                }
                None => self.look_everywhere(),
            }
        }
    }

    fn look_everywhere(&self) {
        for room in self.loaded() {
            self.send_if_loaded(&room, Message::Elsewhere(None));
        }
    }
}

fn ticks(period: Duration) -> tokio::time::Interval {
    let mut ticks = interval(period);
    ticks.set_missed_tick_behavior(MissedTickBehavior::Delay);
    ticks
}
