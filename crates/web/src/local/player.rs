use sideboards_bots::Level;
use sideboards_protocol::clean_name;

/// Who plays a seat.
#[derive(Clone, Debug, PartialEq, Eq)]
pub(crate) enum Player {
    /// Somebody at this device; the name may be empty.
    Person(String),
    /// A bot.
    Bot(Level),
}

impl Player {
    /// Makes a person; whatever does not fit a name is left out.
    pub(crate) fn person(name: &str) -> Self {
        Self::Person(clean_name(name))
    }

    pub(crate) const fn is_person(&self) -> bool {
        matches!(self, Self::Person(_))
    }
}
