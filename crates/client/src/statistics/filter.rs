use sideboards_bots::Level;

use super::groups::Origins;
use super::played::{Played, PlayedBox, PlayedGoal};
use crate::local::Player;

const DAY: u64 = 24 * 60 * 60 * 1000;

/// Which games are counted.
#[derive(Clone, Debug, Default, PartialEq)]
pub struct Filter {
    /// With whom.
    pub company: Company,
    /// How many sit at the table.
    pub players: Option<usize>,
    /// For which goal.
    pub goal: Option<PlayedGoal>,
    /// With which box.
    pub of: Option<PlayedBox>,
    /// Against whom.
    pub opponents: Opponents,
    /// Where.
    pub origin: Where,
    /// How far back.
    pub since: Since,
}

/// Where one plays.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq)]
pub enum Where {
    /// Everywhere, without what counts for nothing.
    #[default]
    Counted,
    /// Everywhere, and practice too.
    All,
    /// In one way.
    Only(Origins),
}

impl Where {
    fn admits(self, origin: Origins) -> bool {
        match self {
            Self::Counted => origin != Origins::Practice,
            Self::All => true,
            Self::Only(wanted) => origin == wanted,
        }
    }
}

/// With whom one plays.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq)]
pub enum Company {
    /// Alone or not.
    #[default]
    Any,
    /// Alone.
    Alone,
    /// With others.
    Others,
}

/// Against whom one plays; one of them at the table is enough.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq)]
pub enum Opponents {
    /// Any opponents.
    #[default]
    Any,
    /// People.
    People,
    /// Bots of a level.
    Bots(Level),
}

/// How far one looks back.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq)]
pub enum Since {
    /// All games.
    #[default]
    Ever,
    /// The last 7 days.
    Week,
    /// The last 30 days.
    Month,
    /// The last 365 days.
    Year,
}

impl Since {
    /// All that have an end, with their days.
    pub const LIMITS: [(Self, u64); 3] = [(Self::Year, 365), (Self::Month, 30), (Self::Week, 7)];

    fn days(self) -> Option<u64> {
        Self::LIMITS.into_iter().find(|(since, _)| *since == self).map(|(_, days)| days)
    }
}

impl Filter {
    /// Returns whether a game is counted now, in milliseconds since 1970.
    pub fn admits(&self, game: &Played, now: u64) -> bool {
        let company = match self.company {
            Company::Any => true,
            Company::Alone => game.is_solo(),
            Company::Others => !game.is_solo(),
        };
        let opponents = match self.opponents {
            Opponents::Any => true,
            Opponents::People => game.opponents().any(|(player, _)| player.is_person()),
            Opponents::Bots(level) => game.opponents().any(|(player, _)| *player == Player::Bot(level)),
        };
        company
            && opponents
            && self.players.is_none_or(|players| game.players().len() == players)
            && self.goal.as_ref().is_none_or(|goal| game.has_goal(goal))
            && self.of.as_ref().is_none_or(|of| game.played_box() == *of)
            && self.origin.admits(Origins::of(game))
            && self.since.days().is_none_or(|days| game.past.when.saturating_add(days * DAY) >= now)
    }
}

#[cfg(test)]
mod tests {
    use super::super::fixture::{played, turned_box};
    use super::*;
    use crate::history::Origin;

    #[test]
    fn every_question_leaves_the_right_games() {
        let now = 400 * DAY;
        let games = [
            played("solo", Some(0), Origin::Daily("2026-11-15".to_owned()), now - DAY),
            played("two-players", Some(0), Origin::Device, now - 20 * DAY),
            played("three-players", Some(0), Origin::Room("abcd-1".to_owned()), now - 380 * DAY),
        ];
        let left = |filter: Filter| games.iter().map(|game| filter.admits(game, now)).collect::<Vec<_>>();
        let any = Filter::default();
        assert_eq!(left(any.clone()), [true, true, true]);
        assert_eq!(left(Filter { company: Company::Alone, ..any.clone() }), [true, false, false]);
        assert_eq!(left(Filter { company: Company::Others, ..any.clone() }), [false, true, true]);
        assert_eq!(left(Filter { players: Some(3), ..any.clone() }), [false, false, true]);
        let joiners = Opponents::Bots(Level::Joiner);
        assert_eq!(left(Filter { opponents: joiners, ..any.clone() }), [false, true, true]);
        assert_eq!(left(Filter { opponents: Opponents::People, ..any.clone() }), [false, false, false]);
        assert_eq!(left(Filter { origin: Where::Only(Origins::Daily), ..any.clone() }), [true, false, false]);
        assert_eq!(left(Filter { since: Since::Week, ..any.clone() }), [true, false, false]);
        assert_eq!(left(Filter { since: Since::Month, ..any.clone() }), [true, true, false]);
        assert_eq!(left(Filter { since: Since::Year, ..any.clone() }), [true, true, false]);
        let [_, _, goal] = games[2].goals();
        assert!(left(Filter { goal: Some(goal), ..any.clone() })[2]);
        let of = Some(games[0].played_box());
        assert_eq!(left(Filter { of, ..any.clone() }), [true, true, true]);
        let hash = turned_box().hash();
        let of = Some(PlayedBox { hash, name: "My box".to_owned() });
        assert_eq!(left(Filter { of, ..any }), [false, false, false]);
    }

    #[test]
    fn practice_is_counted_only_if_asked_for() {
        let day = || "2026-11-15".to_owned();
        let games = [Origin::Device, Origin::Practice(day()), Origin::Archive(day())]
            .map(|origin| played("solo", Some(0), origin, 1));
        let left =
            |origin| games.each_ref().map(|game| Filter { origin, ..Filter::default() }.admits(game, 1));
        assert_eq!(left(Where::default()), [true, false, false]);
        assert_eq!(left(Where::All), [true, true, true]);
        assert_eq!(left(Where::Only(Origins::Practice)), [false, true, true]);
        assert_eq!(left(Where::Only(Origins::Alone)), [true, false, false]);
    }
}
