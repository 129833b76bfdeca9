use axum::http::Uri;
use sideboards_rules::Day;

use super::{SentDeal, Topic};
use crate::secret;

/// What a previewed page is about.
#[derive(Clone, Debug, PartialEq, Eq)]
pub(crate) enum Subject {
    /// A room, by its code.
    Room(String),
    /// A finished game of a room, by its name.
    Game(String),
    /// The daily deal of a day.
    Day(Day),
    /// A sent deal.
    Deal(SentDeal),
    /// Anything else: what the page is for.
    Topic(Topic),
}

impl Subject {
    /// Finds what a page is about.
    pub(super) fn of_page(uri: &Uri) -> Option<Self> {
        let path = uri.path().strip_prefix('/')?;
        let (place, name) = path.split_once('/').map_or((path, None), |(place, name)| (place, Some(name)));
        match (place, name) {
            ("room", Some(code)) => secret::is_room_code(code).then(|| Self::Room(code.to_owned())),
            ("replay", Some(game)) => secret::is_game_name(game).then(|| Self::Game(game.to_owned())),
            ("daily", Some(day)) => day.parse().ok().filter(|day| *day >= Day::FIRST).map(Self::Day),
            ("new", None) => SentDeal::sent(uri.query()?).map(Self::Deal),
            (place, None) => Topic::named(place).map(Self::Topic),
            _ => None,
        }
    }

    /// Returns the path of its picture, ready for further values of the query.
    pub(super) fn picture_path(&self) -> String {
        match self {
            Self::Room(code) => format!("/api/rooms/{code}/picture.png?"),
            Self::Game(game) => format!("/api/games/{game}/picture.png?"),
            Self::Day(day) => format!("/api/daily/{day}/picture.png?"),
            Self::Deal(deal) => format!("/api/previews/deal/picture.png?{}", deal.query()),
            Self::Topic(topic) => format!("/api/previews/{topic}/picture.png?"),
        }
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    fn of(uri: &str) -> Option<String> {
        Subject::of_page(&uri.parse().expect("an address")).map(|subject| subject.picture_path())
    }

    #[test]
    fn every_page_with_something_to_share_has_a_picture() {
        let seed = "ab".repeat(32);
        for (page, picture) in [
            ("/room/abcd2345wxyz", "/api/rooms/abcd2345wxyz/picture.png?"),
            ("/replay/abcd2345wxyz-1?step=7", "/api/games/abcd2345wxyz-1/picture.png?"),
            ("/replay", "/api/previews/replay/picture.png?"),
            ("/daily", "/api/previews/daily/picture.png?"),
            ("/daily/2026-11-15", "/api/daily/2026-11-15/picture.png?"),
            ("/score", "/api/previews/score/picture.png?"),
            ("/puzzles?id=3", "/api/previews/puzzles/picture.png?"),
            ("/box", "/api/previews/box/picture.png?"),
        ] {
            assert_eq!(of(page).as_deref(), Some(picture), "{page}");
        }
        let deal = of(&format!("/new?deal={seed}&players=2&goals=2-8-19&beat=41"));
        assert_eq!(deal.as_deref(), Some("/api/previews/deal/picture.png?goals=2-8-19&beat=41&"));
        let other_box = of(&format!("/new?deal={seed}&goals=2-8-19&box=0123456789abcdef"));
        assert_eq!(other_box.as_deref(), Some("/api/previews/deal/picture.png?"));
        for page in
            ["/new", "/new?mode=solo", "/room/x", "/replay/x", "/daily/x", "/daily/2026-10-31", "/rules"]
        {
            assert_eq!(of(page), None, "{page}");
        }
    }
}
