//! The bugs that a simulation can reintroduce, to check that the simulator finds them.

use std::cell::Cell;
use std::fmt;
use std::str::FromStr;

thread_local! {
    static ACTIVE: Cell<Option<Mutation>> = const { Cell::new(None) };
}

/// A bug that the server once had, or could have.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Mutation {
    /// A write connection is reused after an error, and commits no longer reach the disk.
    ConnectionKeptAfterError,
    /// The host can replace a present player with time left by a bot.
    HostReplacesPresent,
    /// Leaving a game repeatedly makes the log grow.
    LeaveWithoutEnd,
    /// Clocks run while no server does.
    DowntimeCounts,
    /// A node trusts the clock of its machine.
    NodeClockTrusted,
    /// Games go on without any of their players.
    BotsFinishAlone,
    /// Waiting for the database has no timeout.
    WaitForDatabaseForever,
    /// Entries that the database rejects are retried while everything else waits.
    OneBadAppendBlocks,
    /// The epoch stays the same when the database goes back in time.
    VersionGoesBackInEpoch,
    /// Commands are acknowledged before they are stored.
    AcknowledgeBeforeStore,
    /// Spectators see the game from the first seat.
    SpectatorSeesHand,
    /// Every wait for the database has a timeout, but an answer may take several of them.
    WaitsAddUp,
    /// Entries are appended although the log before them has been replaced.
    LogSplicedAfterRestore,
    /// After the log has gone back, a connection keeps the key of a seat that now has another owner.
    SeatOfAnother,
    /// A lagging node reports a version older than its visitor's.
    LateNodeTellsOldVersion,
    /// Commands after an interruption are judged before its time is given back.
    JudgedBeforeInterruption,
    /// The next game is dealt to all occupants, whether they agree or not.
    RematchDealsEveryone,
}

impl Mutation {
    /// All of them.
    pub const ALL: [Self; 17] = [
        Self::ConnectionKeptAfterError,
        Self::HostReplacesPresent,
        Self::LeaveWithoutEnd,
        Self::DowntimeCounts,
        Self::NodeClockTrusted,
        Self::BotsFinishAlone,
        Self::WaitForDatabaseForever,
        Self::OneBadAppendBlocks,
        Self::VersionGoesBackInEpoch,
        Self::AcknowledgeBeforeStore,
        Self::SpectatorSeesHand,
        Self::WaitsAddUp,
        Self::LogSplicedAfterRestore,
        Self::SeatOfAnother,
        Self::LateNodeTellsOldVersion,
        Self::JudgedBeforeInterruption,
        Self::RematchDealsEveryone,
    ];

    const fn name(self) -> &'static str {
        match self {
            Self::ConnectionKeptAfterError => "connection-kept-after-error",
            Self::HostReplacesPresent => "host-replaces-present",
            Self::LeaveWithoutEnd => "leave-without-end",
            Self::DowntimeCounts => "downtime-counts",
            Self::NodeClockTrusted => "node-clock-trusted",
            Self::BotsFinishAlone => "bots-finish-alone",
            Self::WaitForDatabaseForever => "wait-for-database-forever",
            Self::OneBadAppendBlocks => "one-bad-append-blocks",
            Self::VersionGoesBackInEpoch => "version-goes-back-in-epoch",
            Self::AcknowledgeBeforeStore => "acknowledge-before-store",
            Self::SpectatorSeesHand => "spectator-sees-hand",
            Self::WaitsAddUp => "waits-add-up",
            Self::LogSplicedAfterRestore => "log-spliced-after-restore",
            Self::SeatOfAnother => "seat-of-another",
            Self::LateNodeTellsOldVersion => "late-node-tells-old-version",
            Self::JudgedBeforeInterruption => "judged-before-interruption",
            Self::RematchDealsEveryone => "rematch-deals-everyone",
        }
    }

    pub(crate) fn is_active(self) -> bool {
        ACTIVE.get() == Some(self)
    }

    /// Reintroduces a bug on this thread, or none.
    pub(super) fn activate(mutation: Option<Self>) {
        ACTIVE.set(mutation);
    }
}

impl fmt::Display for Mutation {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.pad(self.name())
    }
}

/// No mutation has this name.
#[derive(Clone, Debug, PartialEq, Eq, thiserror::Error)]
#[error("there is no mutation {0:?}")]
pub struct UnknownMutation(String);

impl FromStr for Mutation {
    type Err = UnknownMutation;

    fn from_str(text: &str) -> Result<Self, UnknownMutation> {
        let named = Self::ALL.into_iter().find(|mutation| mutation.name() == text);
        named.ok_or_else(|| UnknownMutation(text.to_owned()))
    }
}
