//! Background tasks: the heartbeat of this node, rooms not in memory, and notices of other nodes.

use std::sync::atomic::Ordering::Relaxed;
use std::time::Duration;

use tokio::time::{Instant, MissedTickBehavior, interval, sleep, timeout};

use super::{Message, Rooms};
use crate::clock::{TOLERANCE, milliseconds};
use crate::secret;
use crate::storage::{Outage, Pulse, StorageError};
use crate::task;

/// How often rooms are looked for in which something is due.
const ROUND: Duration = Duration::from_secs(1);

/// How long a room has to be overdue before another node takes care of it.
const LATE: Duration = Duration::from_millis(1_500);

/// How long to wait before reconnecting.
const PAUSE: Duration = Duration::from_millis(500);

/// How long notices may be absent before a new connection is made.
const NOTICE_TIMEOUT: Duration = Duration::from_secs(30);

/// How often old rooms are deleted.
const HOUR: Duration = Duration::from_hours(1);

/// How long an unused room is kept.
pub(super) const ROOM_RETENTION: Duration = Outage::RETENTION;

/// How long the result of a write test is cached.
const READINESS: Duration = Duration::from_secs(1);

/// How fast the database must answer for its time to be exact.
const PROMPT: Duration = Duration::from_secs(1);

impl Rooms {
    /// Starts the background tasks.
    pub(crate) async fn watch(&self) -> Result<(), StorageError> {
        self.beat().await?;
        task::spawn(self.clone().heart());
        task::spawn(self.clone().rounds());
        task::spawn(self.clone().clear_up());
        if self.storage().is_shared() {
            task::spawn(self.clone().listen());
        }
        Ok(())
    }

    /// Checks that the database accepts writes, at most once a second.
    pub(crate) async fn ready(&self) -> Result<(), StorageError> {
        let mut proven = self.0.proven.lock().await;
        if proven.is_some_and(|proven| proven.elapsed() < READINESS) {
            return Ok(());
        }
        self.prove(&mut proven).await
    }

    /// Writes a heartbeat and records when that succeeded. The guard keeps other heartbeats of this node out.
    async fn prove(&self, proven: &mut Option<Instant>) -> Result<(), StorageError> {
        *proven = None;
        self.beat().await?;
        *proven = Some(Instant::now());
        Ok(())
    }

    async fn beat(&self) -> Result<(), StorageError> {
        let (clock, vitals) = (&self.0.clock, &self.0.vitals);
        let jump = if self.storage().is_shared() { 0 } else { self.suspension() };
        let pulse = Pulse {
            node: vitals.own.clone(),
            now: clock.now() + jump,
            jump,
            last: vitals.last(),
            new_epoch: secret::epoch(),
        };
        let asked = Instant::now();
        let beat = self.storage().beat(&pulse).await.inspect_err(|_| _ = self.0.metrics.storage_failed())?;
        self.0.metrics.storage_answered();
        if self.storage().is_shared() {
            self.agree_on_time(likely_time(clock.now(), beat.time, asked.elapsed()));
        }
        if jump > 0 {
            // Not earlier: entries stored so far belong to the time before the jump.
            tracing::warn!(milliseconds = jump, "the clock of this machine has jumped ahead");
            clock.set(clock.now() + jump);
        }
        let news = vitals.renew(beat);
        if news.has_new_epoch {
            tracing::error!("the database has gone back in time; reloading all rooms");
            self.tell_all(|| Message::Renewed);
        } else if news.has_new_outage {
            tracing::warn!("service was interrupted; clocks resume where they stopped");
            self.tell_all(|| Message::Wake);
        }
        Ok(())
    }

    /// Returns by how much the clock has to be set forward because the machine was asleep, in milliseconds. It is
    /// never set back: later entries must not look older.
    fn suspension(&self) -> u64 {
        let ahead = self.0.clock.machine().saturating_sub(self.0.clock.now());
        if ahead > milliseconds(TOLERANCE) { ahead } else { 0 }
    }

    /// Takes over the time of the database, and logs when this machine's clock differs.
    fn agree_on_time(&self, time: u64) {
        let clock = &self.0.clock;
        if clock.now().abs_diff(time) > milliseconds(TOLERANCE) {
            let off = clock.machine().cast_signed() - time.cast_signed();
            tracing::warn!(
                milliseconds = off,
                "the clock of this machine differs from the database's; using the database's"
            );
        }
        self.0.metrics.clock_offset.store(clock.machine().abs_diff(time), Relaxed);
        clock.set(time);
    }

    /// Notes that versions have gone back, so that clients do not take the old ones for later ones.
    pub(super) async fn history_went_back(&self) -> Result<(), StorageError> {
        // No other heartbeat of this node may come between: it might have read the old epoch and restore it.
        let mut proven = self.0.proven.lock().await;
        let known = self.0.vitals.epoch();
        // A heartbeat finds out how long, so that no clock counts the time in between.
        self.prove(&mut proven).await?;
        if self.0.vitals.epoch() != known {
            return Ok(());
        }
        let epoch = secret::epoch();
        self.storage().renew_epoch(&epoch).await?;
        self.0.vitals.set_epoch(&epoch);
        self.tell_all(|| Message::Renewed);
        Ok(())
    }

    async fn heart(self) {
        let is_shared = self.storage().is_shared();
        let mut beats = ticks(Pulse::period(is_shared));
        loop {
            beats.tick().await;
            let (now, metrics) = (self.now(), &self.0.metrics);
            // Don't write to an idle file.
            let may_rest = !is_shared && metrics.connections.value() == 0 && !metrics.is_storage_away();
            let has_slept = self.0.clock.machine() > now + milliseconds(TOLERANCE);
            if may_rest && self.may_judge_time(now) && !has_slept {
                self.0.vitals.rest(now);
            } else if let Err(error) = self.prove(&mut *self.0.proven.lock().await).await {
                tracing::warn!(%error, "heartbeat failed");
            }
        }
    }

    /// Wakes rooms that are overdue and not in memory.
    async fn rounds(self) {
        let mut rounds = ticks(ROUND);
        loop {
            rounds.tick().await;
            match self.storage().due(self.now().saturating_sub(milliseconds(LATE))).await {
                Ok(rooms) => {
                    for room in rooms {
                        // A busy room must not delay the others.
                        let rooms = self.clone();
                        task::spawn(async move { rooms.send(&room, Message::Wake).await });
                    }
                }
                Err(error) => tracing::debug!(%error, "cannot look for rooms in which something is due"),
            }
        }
    }

    async fn clear_up(self) {
        let mut hours = ticks(HOUR);
        loop {
            hours.tick().await;
            match self.storage().expire(self.now().saturating_sub(milliseconds(ROOM_RETENTION))).await {
                Ok(0) => {}
                Ok(rooms) => tracing::info!(rooms, "deleted old rooms"),
                Err(error) => tracing::warn!(%error, "cannot delete old rooms"),
            }
        }
    }

    /// Forwards notices of other nodes to rooms.
    async fn listen(self) {
        loop {
            if let Err(error) = self.follow().await {
                tracing::debug!(%error, "cannot hear other nodes");
            }
            sleep(PAUSE).await;
        }
    }

    async fn follow(&self) -> Result<(), StorageError> {
        let Some(mut notices) = self.storage().notices().await? else { return Ok(()) };
        // Earlier notices may have been missed.
        self.tell_all(|| Message::Elsewhere(None));
        loop {
            // A broken connection may stay silent: reconnect after a while.
            let Ok(heard) = timeout(NOTICE_TIMEOUT, notices.next(&self.0.vitals.own)).await else {
                return Ok(());
            };
            match heard? {
                Some(notices) => {
                    for notice in notices {
                        self.send_if_loaded(&notice.room, Message::Elsewhere(Some(notice.number)));
                    }
                }
                None => self.tell_all(|| Message::Elsewhere(None)),
            }
        }
    }

    fn tell_all(&self, message: impl Fn() -> Message) {
        for room in self.loaded() {
            self.send_if_loaded(&room, message());
        }
    }
}

/// Estimates the time from a delayed database answer. A late answer corrects the clock only if its time is
/// impossible.
fn likely_time(own: u64, said: u64, took: Duration) -> u64 {
    let latest = said + milliseconds(took);
    if took <= PROMPT { said.midpoint(latest) } else { own.clamp(said, latest) }
}

fn ticks(period: Duration) -> tokio::time::Interval {
    let mut ticks = interval(period);
    ticks.set_missed_tick_behavior(MissedTickBehavior::Delay);
    ticks
}

#[cfg(test)]
mod tests {
    use super::*;

    /// Found by the simulator: a node whose first heartbeat was slow used the wrong clock of its machine.
    #[test]
    fn a_late_answer_sets_a_clock_that_cannot_be_right() {
        let (prompt, late) = (Duration::from_millis(200), Duration::from_millis(1_800));
        assert_eq!(likely_time(40_000, 100_000, prompt), 100_100);
        assert_eq!(likely_time(40_000, 100_000, late), 100_000, "a minute slow");
        assert_eq!(likely_time(160_000, 100_000, late), 101_800, "a minute fast");
        assert_eq!(likely_time(101_500, 100_000, late), 101_500, "it may be right");
    }
}
