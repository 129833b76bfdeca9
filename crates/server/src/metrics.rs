//! Metrics of the server, for Prometheus.

use std::fmt::Write;
use std::sync::atomic::{AtomicBool, AtomicU64, Ordering::Relaxed};
use std::time::Duration;

use tokio::sync::watch;

/// Upper bounds of the histogram of commit times, in milliseconds.
const CLASSES: [u64; 8] = [1, 2, 5, 10, 25, 100, 500, 2500];

/// Counters of this node.
#[derive(Debug, Default)]
pub(crate) struct Metrics {
    pub(crate) connections: Gauge,
    pub(crate) rooms: Gauge,
    pub(crate) rooms_opened: AtomicU64,
    pub(crate) games_finished: AtomicU64,
    pub(crate) decisions: AtomicU64,
    pub(crate) commands: AtomicU64,
    pub(crate) refused: AtomicU64,
    pub(crate) updates: AtomicU64,
    pub(crate) thoughts: AtomicU64,
    pub(crate) turned_away: AtomicU64,
    pub(crate) slow_readers: AtomicU64,
    pub(crate) quick_seats: AtomicU64,
    pub(crate) reports: AtomicU64,
    pub(crate) push_sent: AtomicU64,
    pub(crate) push_failures: AtomicU64,
    pub(crate) backup_failures: AtomicU64,
    backups: AtomicU64,
    last_backup: AtomicU64,
    appends: AtomicU64,
    commits: AtomicU64,
    commit_microseconds: AtomicU64,
    commit_classes: [AtomicU64; CLASSES.len()],
    conflicts: AtomicU64,
    storage_failures: AtomicU64,
    /// Offset of this machine's clock, in milliseconds.
    pub(crate) clock_offset: AtomicU64,
    is_storage_away: AtomicBool,
}

/// Counts things that exist at the moment. Each holds a guard, so a panic uncounts it too.
#[derive(Debug, Default)]
pub(crate) struct Gauge(watch::Sender<()>);

/// Counts one thing while it lives.
#[derive(Debug)]
#[must_use = "dropping the guard uncounts at once"]
pub(crate) struct GaugeGuard {
    _receiver: watch::Receiver<()>,
}

impl Gauge {
    /// Counts one more until the guard is dropped.
    pub(crate) fn enter(&self) -> GaugeGuard {
        GaugeGuard { _receiver: self.0.subscribe() }
    }

    pub(crate) fn value(&self) -> u64 {
        self.0.receiver_count() as u64
    }

    /// Waits until all guards are dropped.
    pub(crate) async fn drained(&self) {
        self.0.closed().await;
    }
}

impl Metrics {
    /// Counts one more.
    pub(crate) fn count(counter: &AtomicU64) {
        counter.fetch_add(1, Relaxed);
    }

    /// Counts a commit.
    pub(crate) fn committed(&self, appends: usize, took: Duration) {
        self.storage_answered();
        Self::count(&self.commits);
        self.appends.fetch_add(appends as u64, Relaxed);
        self.commit_microseconds.fetch_add(took.as_micros() as u64, Relaxed);
        for (class, counter) in CLASSES.iter().zip(&self.commit_classes) {
            if took <= Duration::from_millis(*class) {
                Self::count(counter);
            }
        }
    }

    /// Records the time of a backup, in seconds since 1970.
    pub(crate) fn backed_up(&self, seconds: u64) {
        Self::count(&self.backups);
        self.last_backup.store(seconds, Relaxed);
    }

    /// Counts an append that lost against another node.
    pub(crate) fn conflicted(&self) {
        Self::count(&self.conflicts);
    }

    /// Counts a database failure and returns whether it is the first after a success.
    pub(crate) fn storage_failed(&self) -> bool {
        Self::count(&self.storage_failures);
        !self.is_storage_away.swap(true, Relaxed)
    }

    /// Notes that the database accepts writes.
    pub(crate) fn storage_answered(&self) {
        if self.is_storage_away.load(Relaxed) && self.is_storage_away.swap(false, Relaxed) {
            tracing::info!("the database can be written to again");
        }
    }

    /// Returns whether the last write failed.
    pub(crate) fn is_storage_away(&self) -> bool {
        self.is_storage_away.load(Relaxed)
    }

    /// Writes all metrics in the format of Prometheus.
    pub(crate) fn text(&self) -> String {
        let mut text = String::new();
        let mut value = |name: &str, kind: &str, help: &str, value: u64| {
            write!(text, "# HELP sideboards_{name} {help}\n# TYPE sideboards_{name} {kind}\nsideboards_{name} {value}\n")
                .expect("text grows");
        };
        value("connections", "gauge", "Open sockets.", self.connections.value());
        value("rooms", "gauge", "Rooms in memory.", self.rooms.value());
        let mut line = |name: &str, kind: &str, help: &str, counter: &AtomicU64| {
            value(name, kind, help, counter.load(Relaxed));
        };
        line("rooms_opened_total", "counter", "Rooms opened.", &self.rooms_opened);
        line("games_finished_total", "counter", "Games finished.", &self.games_finished);
        line("decisions_total", "counter", "Decisions stored.", &self.decisions);
        line("commands_total", "counter", "Commands received.", &self.commands);
        line("refused_total", "counter", "Commands refused.", &self.refused);
        line("updates_total", "counter", "Updates sent.", &self.updates);
        line("thoughts_total", "counter", "Decisions made by bots.", &self.thoughts);
        line("turned_away_total", "counter", "Requests over a limit.", &self.turned_away);
        line(
            "slow_readers_total",
            "counter",
            "Sockets closed because they read too slowly.",
            &self.slow_readers,
        );
        line("quick_seats_total", "counter", "Seats taken in quick games with strangers.", &self.quick_seats);
        line("reports_total", "counter", "Reports of players by others.", &self.reports);
        line("push_sent_total", "counter", "Messages that push services accepted.", &self.push_sent);
        line("push_failures_total", "counter", "Messages that were given up.", &self.push_failures);
        line("appends_total", "counter", "Appends stored.", &self.appends);
        line("conflicts_total", "counter", "Appends that lost to another node.", &self.conflicts);
        line("storage_failures_total", "counter", "Failed database operations.", &self.storage_failures);
        line(
            "clock_offset_milliseconds",
            "gauge",
            "How far this machine's clock is from the database's.",
            &self.clock_offset,
        );
        line("backups_total", "counter", "Backups made.", &self.backups);
        line("backup_failures_total", "counter", "Backups that failed.", &self.backup_failures);
        line(
            "last_backup_timestamp_seconds",
            "gauge",
            "When this process made its last backup; 0 if it made none.",
            &self.last_backup,
        );
        let commits = self.commits.load(Relaxed);
        let seconds = self.commit_microseconds.load(Relaxed) as f64 / 1e6;
        text += "# HELP sideboards_commit_seconds Duration of a database transaction.\n";
        text += "# TYPE sideboards_commit_seconds histogram\n";
        for (class, counter) in CLASSES.iter().zip(&self.commit_classes) {
            let (end, count) = (*class as f64 / 1000.0, counter.load(Relaxed));
            text += &format!("sideboards_commit_seconds_bucket{{le=\"{end}\"}} {count}\n");
        }
        text += &format!("sideboards_commit_seconds_bucket{{le=\"+Inf\"}} {commits}\n");
        text +=
            &format!("sideboards_commit_seconds_sum {seconds}\nsideboards_commit_seconds_count {commits}\n");
        text
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[tokio::test]
    async fn a_panic_uncounts_what_it_ends() {
        let gauge = Gauge::default();
        gauge.drained().await;
        let (kept, lost) = (gauge.enter(), gauge.enter());
        assert_eq!(gauge.value(), 2);
        let task = tokio::spawn(async move {
            let _lost = lost;
            panic!("on purpose");
        });
        assert!(task.await.is_err());
        assert_eq!(gauge.value(), 1);
        drop(kept);
        gauge.drained().await;
        assert_eq!(gauge.value(), 0);
    }
}
