use std::fmt;
use std::str::FromStr;
use std::time::{Duration, Instant};

use sideboards_bots::{Bot, Budget, Level, Master, Playouts, Style, UnknownLevel};
use sideboards_rules::Seed;
use thiserror::Error;

/// A bot given on the command line: a name, and for a master an optional limit, as in `master:2000` or
/// `master:50ms`.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(crate) struct Contender {
    level: Level,
    limit: Option<Limit>,
}

#[derive(Clone, Copy, Debug, PartialEq, Eq)]
enum Limit {
    Playouts(u32),
    Milliseconds(u32),
}

/// Why a text names no bot.
#[derive(Debug, Error)]
pub(crate) enum ContenderError {
    #[error(transparent)]
    Level(#[from] UnknownLevel),
    #[error("only a master can have a limit: {0} does not search")]
    NoLimit(Level),
    #[error("{0:?} is not a limit (a number of playouts like 2000, or a time like 50ms)")]
    Limit(String),
}

impl Contender {
    /// Returns whether it decides the same on every machine.
    pub(crate) fn is_repeatable(&self) -> bool {
        !matches!(self.limit, Some(Limit::Milliseconds(_)))
    }

    /// Makes the bot, whose random choices follow from a seed.
    pub(crate) fn bot(&self, seed: &Seed) -> Box<dyn Bot> {
        let budget: Box<dyn Budget> = match self.limit {
            None => return self.level.bot(seed),
            Some(Limit::Playouts(playouts)) => Box::new(Playouts(playouts)),
            Some(Limit::Milliseconds(time)) => {
                Box::new(Stopwatch { time: Duration::from_millis(time.into()), begin: Instant::now() })
            }
        };
        Box::new(Master::with(seed, budget, Style::default()))
    }
}

impl From<Level> for Contender {
    fn from(level: Level) -> Self {
        Self { level, limit: None }
    }
}

impl fmt::Display for Contender {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        let level = self.level;
        match self.limit {
            None => level.fmt(f),
            Some(Limit::Playouts(playouts)) => f.pad(&format!("{level}:{playouts}")),
            Some(Limit::Milliseconds(time)) => f.pad(&format!("{level}:{time}ms")),
        }
    }
}

impl FromStr for Contender {
    type Err = ContenderError;

    /// Reads the name of a bot, ignoring a space after the comma of a list.
    fn from_str(text: &str) -> Result<Self, ContenderError> {
        let (level, limit) = match text.trim().split_once(':') {
            None => return Ok(text.trim().parse::<Level>()?.into()),
            Some((level, limit)) => (level.parse::<Level>()?, limit),
        };
        if level != Level::Master {
            return Err(ContenderError::NoLimit(level));
        }
        let number = |text: &str| text.parse().ok().filter(|number| *number > 0);
        let limit = match limit.strip_suffix("ms") {
            Some(time) => number(time).map(Limit::Milliseconds),
            None => number(limit).map(Limit::Playouts),
        };
        match limit {
            Some(limit) => Ok(Self { level, limit: Some(limit) }),
            None => Err(ContenderError::Limit(text.to_owned())),
        }
    }
}

/// A time limit; the number of playouts depends on the machine.
#[derive(Debug)]
struct Stopwatch {
    time: Duration,
    begin: Instant,
}

impl Budget for Stopwatch {
    fn begin(&mut self) {
        self.begin = Instant::now();
    }

    fn allows(&mut self, _: u32) -> bool {
        self.begin.elapsed() < self.time
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn names_and_limits_round_trip() {
        for text in ["random", "joiner", "master", "master:2000", "master:50ms"] {
            assert_eq!(text.parse::<Contender>().expect("a bot").to_string(), text);
        }
        for text in
            ["genius", "joiner:50ms", "master:", "master:0", "master:fast", "master:-1", "master:50 ms"]
        {
            assert!(text.parse::<Contender>().is_err(), "{text}");
        }
    }

    #[test]
    fn a_stopwatch_stops() {
        let mut watch = Stopwatch { time: Duration::ZERO, begin: Instant::now() };
        watch.begin();
        assert!(!watch.allows(0));
        watch.time = Duration::from_hours(1);
        assert!(watch.allows(u32::MAX));
    }
}
