//! The settings of a room.

use std::fmt;
use std::str::FromStr;

use serde::{Deserialize, Serialize};
use sideboards_rules::{Content, Goals, GoalsError, Seed, Variant};
use thiserror::Error;
use wire_derive::Wire;

use crate::text;

/// The longest time for a round: four weeks.
pub const MAX_ROUND_SECONDS: u32 = 28 * 24 * 60 * 60;

/// The times for a round that are offered, in order: 30 seconds, 1, 2 and 5 minutes, 1 and 12 hours, 1, 2, 3 and 7
/// days.
pub const ROUND_SECONDS: [u32; 10] =
    [30, 60, 120, 300, 3_600, 43_200, 86_400, 2 * 86_400, 3 * 86_400, 7 * 86_400];

/// Rounds of this many seconds or more make a leisurely game: people look in now and then instead of waiting.
pub const AT_LEISURE: u32 = 3_600;

/// The shortest time for a round, and for returning.
const MIN_SECONDS: u32 = 5;

/// The settings agreed before a game.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize, Wire)]
#[cfg_attr(feature = "schema", derive(utoipa::ToSchema))]
pub struct Settings {
    /// `standard` or `four-card`.
    #[serde(default, with = "text")]
    #[cfg_attr(feature = "schema", schema(value_type = String, pattern = "^(standard|four-card)$"))]
    pub variant: Variant,
    /// `random`, the name of a suggestion (`A`), or three numbers (`2,8,19`).
    #[serde(default, with = "text")]
    #[cfg_attr(feature = "schema", schema(value_type = String, max_length = 40, example = "random"))]
    pub goals: GoalsWish,
    /// The time for a round, in seconds; unlimited if absent.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    #[cfg_attr(feature = "schema", schema(minimum = 5, maximum = 2_419_200))]
    pub round_seconds: Option<u32>,
    /// How long a person may be away before a bot plays the seat, in seconds.
    #[serde(default = "usual_grace")]
    #[cfg_attr(feature = "schema", schema(minimum = 5, maximum = 2_419_200))]
    pub grace_seconds: u32,
    /// Whether people without a seat may watch the game; they always see the room itself.
    #[serde(default = "usually")]
    pub spectators: bool,
}

const fn usual_grace() -> u32 {
    120
}

const fn usually() -> bool {
    true
}

impl Default for Settings {
    fn default() -> Self {
        Self {
            variant: Variant::default(),
            goals: GoalsWish::default(),
            round_seconds: None,
            grace_seconds: usual_grace(),
            spectators: usually(),
        }
    }
}

impl Settings {
    /// Checks that these settings can be played.
    pub fn check(&self, content: &Content) -> Result<(), SettingsError> {
        let is_possible = |seconds: u32| (MIN_SECONDS..=MAX_ROUND_SECONDS).contains(&seconds);
        for seconds in self.round_seconds.into_iter().chain([self.grace_seconds]) {
            if !is_possible(seconds) {
                return Err(SettingsError::Seconds { seconds });
            }
        }
        self.goals.resolve(content, &Seed([0; 32]))?;
        Ok(())
    }
}

/// The goals of games.
#[derive(Clone, Debug, Default, PartialEq, Eq)]
pub enum GoalsWish {
    /// Random goals, drawn for each game.
    #[default]
    Random,
    /// The suggestion with this name.
    Suggestion(String),
    /// Three goals by their numbers.
    Chosen([u8; 3]),
}

impl GoalsWish {
    /// Returns the goals of a game with a seed.
    pub fn resolve(&self, content: &Content, seed: &Seed) -> Result<Goals, GoalsError> {
        match self {
            Self::Random => Ok(content.random_goals(seed)),
            Self::Suggestion(name) => content.suggestion(name),
            Self::Chosen(numbers) => content.goals(&numbers.map(i64::from)),
        }
    }
}

impl fmt::Display for GoalsWish {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match self {
            Self::Random => f.write_str("random"),
            Self::Suggestion(name) => f.write_str(name),
            Self::Chosen([colour, handle, row]) => write!(f, "{colour},{handle},{row}"),
        }
    }
}

impl FromStr for GoalsWish {
    type Err = SettingsError;

    fn from_str(text: &str) -> Result<Self, SettingsError> {
        let numbers: Option<Vec<u8>> = text.split(',').map(|number| number.trim().parse().ok()).collect();
        match numbers.as_deref() {
            _ if text == "random" => Ok(Self::Random),
            Some(&[colour, handle, row]) => Ok(Self::Chosen([colour, handle, row])),
            None if !text.contains(',') && text.len() <= 40 => Ok(Self::Suggestion(text.to_owned())),
            _ => Err(SettingsError::Goals),
        }
    }
}

/// Why settings are invalid.
#[derive(Clone, Debug, PartialEq, Eq, Error)]
pub enum SettingsError {
    /// A text that names no goals.
    #[error("goals are \"random\", the name of a suggestion, or three numbers separated by commas")]
    Goals,
    /// Goals that do not fit together, or that the box does not have.
    #[error(transparent)]
    NoSuchGoals(#[from] GoalsError),
    /// A time that is too short or too long.
    #[error("{seconds} seconds is too short or too long; use {MIN_SECONDS} to {MAX_ROUND_SECONDS}")]
    Seconds {
        /// The time.
        seconds: u32,
    },
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn goals_are_wished_as_on_the_command_line() {
        for text in ["random", "A", "2,8,19"] {
            let wish: GoalsWish = text.parse().expect("a wish");
            assert_eq!(wish.to_string(), text);
            assert!(wish.resolve(&Content::classic(), &Seed([1; 32])).is_ok(), "{text}");
        }
        for text in ["1,2", "1,2,3,4", "1,2,300", ",", &"x".repeat(41)] {
            assert!(text.parse::<GoalsWish>().is_err(), "{text}");
        }
    }

    #[test]
    fn settings_that_cannot_be_played_are_found() {
        let content = Content::classic();
        let check = |change: fn(&mut Settings)| {
            let mut settings = Settings::default();
            change(&mut settings);
            settings.check(&content)
        };
        assert_eq!(check(|_| ()), Ok(()));
        assert_eq!(check(|settings| settings.round_seconds = Some(MAX_ROUND_SECONDS)), Ok(()));
        assert!(ROUND_SECONDS.is_sorted() && ROUND_SECONDS.contains(&AT_LEISURE));
        for seconds in ROUND_SECONDS {
            let settings = Settings { round_seconds: Some(seconds), ..Settings::default() };
            assert_eq!(settings.check(&content), Ok(()));
        }
        let too_short = check(|settings| settings.round_seconds = Some(1));
        assert_eq!(too_short, Err(SettingsError::Seconds { seconds: 1 }));
        let too_long = check(|settings| settings.grace_seconds = u32::MAX);
        assert_eq!(too_long, Err(SettingsError::Seconds { seconds: u32::MAX }));
        let unknown = check(|settings| settings.goals = GoalsWish::Suggestion("Ω".to_owned()));
        assert!(matches!(unknown, Err(SettingsError::NoSuchGoals(_))));
    }
}
