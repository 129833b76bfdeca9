use std::fmt;

use sideboards_bots::Level;
use sideboards_rules::{MAX_PLAYERS, Seat};

use super::Player;

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
}

impl fmt::Display for Character {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.pad(self.name())
    }
}

/// Returns the character and the level of the bot on a seat. They follow from the players alone, so they are the
/// same wherever a game is shown. A character with the name of a person at the table is skipped.
pub fn bot_at(players: &[Player], seat: Seat) -> Option<(Character, Level)> {
    let Player::Bot(level) = players.get(seat.index())? else { return None };
    let is_taken = |character: &Character| {
        let name = character.name().to_lowercase();
        players.iter().any(|player| matches!(player, Player::Person(person) if person.to_lowercase() == name))
    };
    let before = players[..seat.index()].iter().filter(|player| !player.is_person()).count();
    let character = Character::ALL.into_iter().filter(|character| !is_taken(character)).nth(before)?;
    Some((character, *level))
}

#[cfg(test)]
mod tests {
    use super::*;

    fn names(players: &[Player]) -> Vec<Option<&'static str>> {
        let name = |index| bot_at(players, Seat::new(index)).map(|(character, _)| character.name());
        (0..players.len()).map(name).collect()
    }

    #[test]
    fn bots_have_names_by_their_order() {
        let [bot, other] = [Player::Bot(Level::Joiner), Player::Bot(Level::Master)];
        assert_eq!(
            names(&[bot.clone(), Player::person(""), other, bot]),
            [Some("Ida"), None, Some("Bruno"), Some("Nora")]
        );
    }

    #[test]
    fn no_character_has_the_name_of_a_person() {
        let people = ["ida", "NORA"].map(Player::person);
        let players = [people.to_vec(), vec![Player::Bot(Level::Random); 4]].concat();
        assert_eq!(names(&players)[2..], [Some("Bruno"), Some("Otto"), Some("Lena"), Some("Hugo")]);
    }
}
