use std::fmt;

use sideboards_rules::MAX_PLAYERS;

/// A character played by a bot. Names are the same in every language.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub enum Character {
    /// Auburn hair.
    Ida,
    /// A dark beard.
    Bruno,
    /// Curls and earrings.
    Nora,
    /// A white moustache.
    Otto,
    /// A fair bun.
    Lena,
    /// Hair cut high.
    Hugo,
}

impl Character {
    /// All characters in the order in which they join a table: enough for every seat.
    pub const ALL: [Self; MAX_PLAYERS] =
        [Self::Ida, Self::Bruno, Self::Nora, Self::Otto, Self::Lena, Self::Hugo];

    /// Returns the name.
    pub const fn name(self) -> &'static str {
        match self {
            Self::Ida => "Ida",
            Self::Bruno => "Bruno",
            Self::Nora => "Nora",
            Self::Otto => "Otto",
            Self::Lena => "Lena",
            Self::Hugo => "Hugo",
        }
    }

    /// Returns the character of a bot at a table, given the names of its people; bots have none. Characters follow from
    /// the table alone, so they are the same wherever a game is shown. A character with the name of a person is
    /// skipped.
    pub fn at(table: &[Option<&str>], seat: usize) -> Option<Self> {
        if table.get(seat)?.is_some() {
            return None;
        }
        let is_taken = |character: &Self| {
            let name = character.name().to_lowercase();
            table.iter().flatten().any(|person| person.to_lowercase() == name)
        };
        let before = table[..seat].iter().filter(|person| person.is_none()).count();
        Self::ALL.into_iter().filter(|character| !is_taken(character)).nth(before)
    }
}

impl fmt::Display for Character {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.pad(self.name())
    }
}
