use std::fmt;

use serde::{Deserialize, Serialize};
use wire_derive::Wire;

use crate::wire;

/// A reaction that a player can show to the others. There are six and no chat: nothing to moderate, nothing to
/// translate.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash, Serialize, Deserialize, Wire)]
#[serde(rename_all = "kebab-case")]
#[cfg_attr(feature = "schema", derive(utoipa::ToSchema))]
pub enum Reaction {
    /// 👏
    Applause,
    /// 😱
    Shock,
    /// 🤔
    Thinking,
    /// 🔥
    Fire,
    /// 😂
    Laughter,
    /// 🙏
    Thanks,
}

impl Reaction {
    /// All reactions, in the order of the menu.
    pub const ALL: [Self; 6] =
        [Self::Applause, Self::Shock, Self::Thinking, Self::Fire, Self::Laughter, Self::Thanks];

    /// Returns the emoji.
    pub const fn emoji(self) -> &'static str {
        match self {
            Self::Applause => "👏",
            Self::Shock => "😱",
            Self::Thinking => "🤔",
            Self::Fire => "🔥",
            Self::Laughter => "😂",
            Self::Thanks => "🙏",
        }
    }
}

impl fmt::Display for Reaction {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.write_str(wire::word(Self::WORDS, self))
    }
}
