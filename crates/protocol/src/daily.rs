//! The daily deal: the result that a browser sends, and the leaderboard of a day.

use serde::{Deserialize, Serialize};
use wire_derive::Wire;

/// How many hexadecimal digits the key of a player has.
pub const KEY_LENGTH: usize = 32;

/// The result of a daily deal.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize, Wire)]
#[cfg_attr(feature = "schema", derive(utoipa::ToSchema))]
pub struct DailyEntry {
    /// A secret of the player: 32 random hexadecimal digits. The server stores only a hash of it.
    #[cfg_attr(feature = "schema", schema(pattern = "^[0-9a-f]{32}$"))]
    pub key: String,
    /// The player's name in the table; may be empty.
    #[serde(default)]
    pub name: String,
    /// The record of the finished game, as in `docs/RECORD.md`. The server replays it and counts the points itself.
    pub record: String,
}

/// Asks for the table of a day.
#[derive(Clone, Debug, Default, PartialEq, Eq, Serialize, Deserialize, Wire)]
#[cfg_attr(feature = "schema", derive(utoipa::ToSchema))]
pub struct DailyQuestion {
    /// The secret of the player, to ask for their own place.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    #[cfg_attr(feature = "schema", schema(pattern = "^[0-9a-f]{32}$"))]
    pub key: Option<String>,
}

/// The leaderboard of a day. It reveals nothing about the cards.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize, Wire)]
#[cfg_attr(feature = "schema", derive(utoipa::ToSchema))]
pub struct DailyTable {
    /// The day, as `2026-11-15`.
    pub day: String,
    /// How many results there are.
    pub results: u32,
    /// How many results have each number of points, the fewest points first.
    pub histogram: Vec<DailyCount>,
    /// The best results, at most ten, the best first. Each name is there once.
    pub best: Vec<DailyBest>,
    /// The caller's own result, if there is one.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub you: Option<DailyPlace>,
}

/// How many results have a number of points.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, Deserialize, Wire)]
#[cfg_attr(feature = "schema", derive(utoipa::ToSchema))]
pub struct DailyCount {
    /// The points.
    pub points: u16,
    /// The number of results.
    pub count: u32,
}

/// One of the best results.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize, Wire)]
#[cfg_attr(feature = "schema", derive(utoipa::ToSchema))]
pub struct DailyBest {
    /// The player's name; may be empty.
    pub name: String,
    /// The points.
    pub points: u16,
    /// 1 for the most points; equal points share a place. An older server does not say: 0.
    #[serde(default)]
    pub place: u32,
}

/// A place on the leaderboard.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, Deserialize, Wire)]
#[cfg_attr(feature = "schema", derive(utoipa::ToSchema))]
pub struct DailyPlace {
    /// The points.
    pub points: u16,
    /// 1 for the most points; equal points share a place.
    pub place: u32,
}

impl DailyTable {
    /// Makes the leaderboard of a day from all points and the best names; the caller may be on it.
    pub fn new(day: String, histogram: Vec<DailyCount>, best: Vec<(String, u16)>, own: Option<u16>) -> Self {
        let mut table = Self { day, results: 0, histogram, best: Vec::new(), you: None };
        table.results = table.histogram.iter().map(|bar| bar.count).sum();
        let best =
            best.into_iter().map(|(name, points)| DailyBest { name, points, place: table.place(points) });
        table.best = best.collect();
        table.you = own.map(|points| DailyPlace { points, place: table.place(points) });
        table
    }

    /// Returns the place of some points: 1 for the most, and equal points share a place.
    pub fn place(&self, points: u16) -> u32 {
        1 + self.histogram.iter().filter(|bar| bar.points > points).map(|bar| bar.count).sum::<u32>()
    }

    /// Returns how many have these points.
    pub fn with_points(&self, points: u16) -> u32 {
        self.histogram.iter().filter(|bar| bar.points == points).map(|bar| bar.count).sum()
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn equal_points_share_a_place() {
        let histogram = [(20, 1), (30, 2), (41, 3)].map(|(points, count)| DailyCount { points, count });
        let place = |points| {
            let table = DailyTable::new("2026-11-15".to_owned(), histogram.to_vec(), Vec::new(), points);
            assert_eq!(table.results, 6);
            table.you.map(|you| you.place)
        };
        assert_eq!([Some(41), Some(30), Some(20), None].map(place), [Some(1), Some(4), Some(6), None]);
        let best = [("Ann", 41), ("Bo", 41), ("Cy", 30), ("Di", 20)];
        let best = best.map(|(name, points)| (name.to_owned(), points)).to_vec();
        let table = DailyTable::new("2026-11-15".to_owned(), histogram.to_vec(), best, None);
        assert_eq!(table.best.iter().map(|best| best.place).collect::<Vec<_>>(), [1, 1, 4, 6]);
        assert_eq!([41, 30, 29].map(|points| table.with_points(points)), [3, 2, 0]);
    }
}
