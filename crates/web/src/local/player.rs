use sideboards_bots::Level;

/// Who plays a seat.
#[derive(Clone, Debug, PartialEq, Eq)]
pub(crate) enum Player {
    /// Somebody at this device; the name may be empty.
    Person(String),
    /// A bot.
    Bot(Level),
}

impl Player {
    /// The longest name that fits on the table.
    pub(crate) const NAME_LENGTH: usize = 16;

    /// Makes a person; whatever does not fit a name is left out.
    pub(crate) fn person(name: &str) -> Self {
        let name: String = name.chars().filter(|letter| !letter.is_control()).collect();
        Self::Person(name.trim().chars().take(Self::NAME_LENGTH).collect::<String>().trim_end().to_owned())
    }

    pub(crate) const fn is_person(&self) -> bool {
        matches!(self, Self::Person(_))
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn names_are_short_and_plain() {
        assert_eq!(Player::person("  Zoë\n "), Player::Person("Zoë".to_owned()));
        assert_eq!(Player::person(&"x".repeat(99)), Player::Person("x".repeat(Player::NAME_LENGTH)));
    }
}
