use sideboards_bots::{Character, Level};
use sideboards_rules::Seat;

use super::Player;

/// Returns the character and the level of the bot on a seat.
pub fn bot_at(players: &[Player], seat: Seat) -> Option<(Character, Level)> {
    let Player::Bot(level) = players.get(seat.index())? else { return None };
    let table: Vec<Option<&str>> = (players.iter())
        .map(|player| match player {
            Player::Person(name) => Some(name.as_str()),
            Player::Bot(_) => None,
        })
        .collect();
    Some((Character::at(&table, seat.index())?, *level))
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
