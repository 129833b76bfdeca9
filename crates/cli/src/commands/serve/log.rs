use std::io::{IsTerminal, stderr};

use clap::ValueEnum;
use serde::Deserialize;
use tracing::level_filters::LevelFilter;

/// The format of the log.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, ValueEnum, Deserialize)]
#[serde(rename_all = "kebab-case")]
pub(super) enum Form {
    /// One line per entry, for people
    #[default]
    Text,
    /// One JSON object per line
    Json,
}

/// The level of detail of the log.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, ValueEnum, Deserialize)]
#[serde(rename_all = "kebab-case")]
pub(super) enum Depth {
    /// Only failures
    Error,
    /// Failures, and what needs attention
    Warn,
    /// The above, requests, starts and stops
    #[default]
    Info,
    /// The above, and everything about rooms
    Debug,
}

/// The settings of the log on stderr.
#[derive(Clone, Copy, Debug, Default)]
pub(super) struct Log {
    pub(super) form: Form,
    pub(super) depth: Depth,
}

impl Log {
    /// Logs errors only.
    pub(super) const fn quiet() -> Self {
        Self { form: Form::Text, depth: Depth::Error }
    }

    /// Starts logging.
    pub(super) fn begin(self) {
        let depth = match self.depth {
            Depth::Error => LevelFilter::ERROR,
            Depth::Warn => LevelFilter::WARN,
            Depth::Info => LevelFilter::INFO,
            Depth::Debug => LevelFilter::DEBUG,
        };
        // Reporting a failed write to stderr would panic where stderr is a file on a full disk.
        let log =
            tracing_subscriber::fmt().with_writer(stderr).log_internal_errors(false).with_max_level(depth);
        match self.form {
            Form::Text => log.with_ansi(stderr().is_terminal()).init(),
            Form::Json => log.json().init(),
        }
    }
}
