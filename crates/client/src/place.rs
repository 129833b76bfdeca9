//! The places of the page, each with its path. Links lead to them.

/// What the paths of rooms begin with.
const ROOM: &str = "/room/";

/// What the path of a room's television ends with.
const TELEVISION: &str = "/tv";

/// Returns the path of a room.
pub fn room_path(code: &str) -> String {
    format!("{ROOM}{code}")
}

/// Returns the path of a room's television.
pub fn television_path(code: &str) -> String {
    format!("{ROOM}{code}{TELEVISION}")
}

/// Returns the code of the room in the path of its television.
pub fn television_room(path: &str) -> Option<&str> {
    path.trim_end_matches('/').strip_prefix(ROOM)?.strip_suffix(TELEVISION)
}

/// Returns the name of an online game in the path of its replay.
pub(crate) fn online_game(path: &str) -> Option<&str> {
    path.trim_end_matches('/').strip_prefix(Place::Replay.path())?.strip_prefix('/')
}

/// A place of the page.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Place {
    /// The first page.
    Home,
    /// Choosing players and goals.
    NewGame,
    /// The table.
    Game,
    /// Opening and finding rooms.
    Online,
    /// A room; its code stands in the address.
    Room,
    /// A room as a television shows it; its code stands in the address.
    Television,
    /// The game that teaches the rules.
    Tutorial,
    /// The rules.
    Rules,
    /// The settings.
    Settings,
    /// The score sheet for the real table.
    Sheet,
    /// Boxes of one's own.
    Boxes,
    /// The deal of a day; another day stands in the address.
    Daily,
    /// Puzzles; which one, or how they come, stands in the address.
    Puzzles,
    /// A game step by step; which one stands in the address.
    Replay,
    /// Statistics of past games.
    Statistics,
    /// The licences of everything that others wrote.
    Licences,
    /// A path that leads nowhere.
    Nowhere,
}

impl Place {
    const ALL: [Self; 14] = [
        Self::Home,
        Self::NewGame,
        Self::Game,
        Self::Online,
        Self::Tutorial,
        Self::Rules,
        Self::Settings,
        Self::Sheet,
        Self::Boxes,
        Self::Daily,
        Self::Puzzles,
        Self::Replay,
        Self::Statistics,
        Self::Licences,
    ];

    /// Returns the path.
    pub const fn path(self) -> &'static str {
        match self {
            Self::Home => "/",
            Self::NewGame => "/new",
            Self::Game => "/game",
            Self::Online => "/online",
            // They have addresses with the code of a room only.
            Self::Room | Self::Television => ROOM,
            Self::Tutorial => "/learn",
            Self::Rules => "/rules",
            Self::Settings => "/settings",
            Self::Sheet => "/score",
            Self::Boxes => "/box",
            Self::Daily => "/daily",
            Self::Puzzles => "/puzzles",
            Self::Replay => "/replay",
            Self::Statistics => "/statistics",
            Self::Licences => "/licences",
            Self::Nowhere => "/nowhere",
        }
    }

    /// Finds the place of a path.
    pub fn of(path: &str) -> Self {
        let path = path.trim_end_matches('/');
        if television_room(path).is_some() {
            return Self::Television;
        }
        if path.starts_with(ROOM) {
            return Self::Room;
        }
        let path = if path.is_empty() { "/" } else { path };
        let has_more = |place: &Self| {
            let rest = path.strip_prefix(place.path()).and_then(|rest| rest.strip_prefix('/'));
            rest.is_some_and(|rest| !rest.contains('/'))
        };
        let found = Self::ALL.into_iter().find(|place| place.path() == path);
        found.or([Self::Daily, Self::Replay].into_iter().find(has_more)).unwrap_or(Self::Nowhere)
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn every_place_has_a_path_of_its_own() {
        for place in Place::ALL {
            assert_eq!(Place::of(place.path()), place);
        }
        assert_eq!(Place::of("/rules/"), Place::Rules);
        assert_eq!(Place::of("/attic"), Place::Nowhere);
        assert_eq!(Place::of(&room_path("abcd2345wxyz")), Place::Room);
        assert_eq!(Place::of("/room/"), Place::Nowhere);
        assert_eq!(Place::of(&television_path("abcd2345wxyz")), Place::Television);
        assert_eq!(Place::of("/room/ABCD-2345-WXYZ/tv/"), Place::Television);
        assert_eq!(television_room("/room/abcd2345wxyz/tv/"), Some("abcd2345wxyz"));
        assert_eq!(Place::of("/room/abcd2345wxyz/radio"), Place::Room);
        assert_eq!(Place::of("/daily/2026-11-15"), Place::Daily);
        assert_eq!(Place::of("/replay/abcd2345wxyz-1"), Place::Replay);
        assert_eq!(Place::of("/replayed"), Place::Nowhere);
        assert_eq!(Place::of("/daily/2026/11"), Place::Nowhere);
    }
}
