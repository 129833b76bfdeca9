use serde::{Deserialize, Serialize};
use sideboards_bots::Level;
use sideboards_rules::{Hash256, Record, Variant};
use wire_derive::Wire;

use super::DealFault;
use crate::text;

/// The terms of a game, fixed when it starts: everything that its commitment covers.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize, Wire)]
#[cfg_attr(feature = "schema", derive(utoipa::ToSchema))]
pub struct DealTerms {
    /// The name of the game: the room and its number there.
    pub game: String,
    /// The hash of the server's secret, as the room announced it before the game.
    pub secret_hash: String,
    /// The fingerprint of the box.
    pub content: String,
    /// `standard` or `four-card`.
    #[serde(with = "text")]
    #[cfg_attr(feature = "schema", schema(value_type = String))]
    pub variant: Variant,
    /// The numbers of the three goals: colour, handle, row.
    pub goals: [u8; 3],
    /// The players with their contributions to the seed, the first seat first.
    pub seats: Vec<DealSeat>,
}

/// A seat at the start of a game.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize, Wire)]
#[serde(rename_all = "kebab-case")]
#[cfg_attr(feature = "schema", derive(utoipa::ToSchema))]
pub enum DealSeat {
    /// A person, or a program that plays for itself.
    Person {
        /// The name at the start; it may change during the game.
        name: String,
        /// The nonce, if there is one.
        #[serde(default, skip_serializing_if = "Option::is_none")]
        nonce: Option<String>,
    },
    /// A bot of the server. It adds nothing to the seed.
    Bot {
        /// `random`, `apprentice`, `joiner` or `master`.
        #[serde(with = "text")]
        #[cfg_attr(feature = "schema", schema(value_type = String))]
        level: Level,
    },
}

impl DealTerms {
    /// Hashes the terms.
    pub fn commitment(&self) -> Hash256 {
        let [colour, handle, row] = self.goals;
        let mut text = format!(
            "sideboards deal 1\ngame {}\nsecret {}\ncontent {}\nvariant {}\ngoals {colour} {handle} {row}\nplayers {}\n",
            self.game,
            self.secret_hash,
            self.content,
            self.variant,
            self.seats.len()
        );
        for (number, seat) in (1..).zip(&self.seats) {
            text += &format!("seat {number} {}\n", seat.text());
        }
        Hash256::of(&text)
    }

    /// Compares the terms with the game of a record.
    pub(super) fn compare(&self, record: &Record) -> Result<(), DealFault> {
        let (setup, content) = (record.setup(), record.content_hash().to_string());
        // Only plain names: a line break in one would make the text ambiguous.
        let is_name = self.game.bytes().all(|byte| byte.is_ascii_alphanumeric() || byte == b'-');
        let (players, goals) = (setup.players().seats().count(), setup.goals().numbers());
        match () {
            () if !is_name => Err(DealFault::Game),
            () if self.content != content => Err(DealFault::Content),
            () if self.seats.len() != players => {
                Err(DealFault::Players { agreed: self.seats.len(), recorded: players })
            }
            () if self.variant != setup.variant() => {
                Err(DealFault::Variant { agreed: self.variant, recorded: setup.variant() })
            }
            () if self.goals != goals => Err(DealFault::Goals { agreed: self.goals, recorded: goals }),
            () => Ok(()),
        }
    }

    /// Returns whether any player contributed to the seed, not the server alone.
    pub fn has_nonces(&self) -> bool {
        self.seats.iter().any(|seat| seat.nonce().is_some())
    }
}

impl DealSeat {
    /// Returns the nonce, if there is one.
    pub fn nonce(&self) -> Option<&str> {
        match self {
            Self::Person { nonce, .. } => nonce.as_deref(),
            Self::Bot { .. } => None,
        }
    }

    /// Writes the seat. The length of the name comes before it, so that nothing in a name can pass for another line.
    fn text(&self) -> String {
        match self {
            Self::Person { name, nonce } => {
                format!("person {} {} {name}", nonce.as_deref().unwrap_or("-"), name.len())
            }
            Self::Bot { level } => format!("bot {level}"),
        }
    }
}
