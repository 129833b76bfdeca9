//! Quick games with strangers: asking for a seat, and reporting a player.

use serde::{Deserialize, Serialize};
use wire_derive::Wire;

use crate::SeatNumber;

/// How many players a quick game has, at least and at most.
pub const QUICK_PLAYERS: std::ops::RangeInclusive<u8> = 2..=4;

/// Whether quick games with strangers are possible on this server.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, Deserialize, Wire)]
#[cfg_attr(feature = "schema", derive(utoipa::ToSchema))]
pub struct QuickOffer {
    /// Whether the operator has switched them on.
    pub open: bool,
}

/// Asks for a seat at a table of strangers.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize, Wire)]
#[cfg_attr(feature = "schema", derive(utoipa::ToSchema))]
pub struct QuickWish {
    /// The person's name; it must contain a visible character.
    #[cfg_attr(feature = "schema", schema(min_length = 1, pattern = r"\S", example = "Peter"))]
    pub name: String,
    /// How many play: two to four.
    #[cfg_attr(feature = "schema", schema(minimum = 2, maximum = 4))]
    pub players: u8,
    /// A secret of the person, the same for all quick games: 32 random hexadecimal digits. The server stores only a hash
    /// of it, so that it does not seat people together who have blocked each other.
    #[cfg_attr(feature = "schema", schema(pattern = "^[0-9a-f]{32}$"))]
    pub key: String,
    /// The token of the seat, drawn by the client: repeating the request with the same token takes only one seat.
    /// Without it the server draws one.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    #[cfg_attr(feature = "schema", schema(pattern = "^[02-9a-hjkmnp-z]{26}$"))]
    pub token: Option<String>,
}

/// What a room of strangers is waiting for.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, Deserialize, Wire)]
#[cfg_attr(feature = "schema", derive(utoipa::ToSchema))]
pub struct Strangers {
    /// How many play.
    pub players: u8,
    /// When those who wait may agree to begin with bots on the free seats, in milliseconds since 1970 by the clock of
    /// the server. None once a game has begun.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub bots_from: Option<u64>,
}

/// Blocks another player of a quick game: the two are not seated together again. With a reason it is also reported to
/// the operator.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize, Wire)]
#[cfg_attr(feature = "schema", derive(utoipa::ToSchema))]
pub struct Report {
    /// The secret of the own seat.
    pub token: String,
    /// The seat of the other player, at the current or last game; before the first game, in the room.
    #[cfg_attr(feature = "schema", schema(minimum = 1, maximum = 6))]
    pub seat: SeatNumber,
    /// The name on that seat as the client sees it, so that nobody else is meant if seats have just changed.
    pub name: String,
    /// The reason for a report; without one the player is only blocked.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub reason: Option<ReportReason>,
}

/// Why a player is reported.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash, Serialize, Deserialize, Wire)]
#[serde(rename_all = "kebab-case")]
#[cfg_attr(feature = "schema", derive(utoipa::ToSchema))]
pub enum ReportReason {
    /// The name is offensive.
    Name,
    /// The player delays the game on purpose.
    Stalling,
    /// The player does not play fair, as with a partner at the table.
    Unfair,
}

impl ReportReason {
    /// All reasons.
    pub const ALL: [Self; 3] = [Self::Name, Self::Stalling, Self::Unfair];
}

impl std::fmt::Display for ReportReason {
    fn fmt(&self, f: &mut std::fmt::Formatter<'_>) -> std::fmt::Result {
        f.write_str(crate::wire::word(Self::WORDS, self))
    }
}
