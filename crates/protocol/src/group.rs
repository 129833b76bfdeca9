//! Groups that compare their results of the daily deal.

use std::cmp::Reverse;

use serde::{Deserialize, Serialize};
use wire_derive::Wire;

/// How many letters the code of a group has: as many as that of a room.
pub const GROUP_LENGTH: usize = 12;

/// How many members a group may have.
pub const GROUP_SIZE: u32 = 100;

/// Joins a group, begins one, or changes the name in it.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize, Wire)]
#[cfg_attr(feature = "schema", derive(utoipa::ToSchema))]
pub struct GroupEntry {
    /// The secret under which the player sends daily results.
    #[cfg_attr(feature = "schema", schema(pattern = "^[0-9a-f]{32}$"))]
    pub key: String,
    /// The player's name in the group; it must contain a visible character.
    #[cfg_attr(feature = "schema", schema(min_length = 1, pattern = r"\S", example = "Lidia"))]
    pub name: String,
    /// The title of a new group; a group that exists keeps its own. Without a title no group is begun.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub title: Option<String>,
}

/// Leaves a group.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize, Wire)]
#[cfg_attr(feature = "schema", derive(utoipa::ToSchema))]
pub struct GroupLeave {
    /// The secret of the player.
    #[cfg_attr(feature = "schema", schema(pattern = "^[0-9a-f]{32}$"))]
    pub key: String,
}

/// How many members a group has now.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, Deserialize, Wire)]
#[cfg_attr(feature = "schema", derive(utoipa::ToSchema))]
pub struct GroupSize {
    /// The number of members.
    pub members: u32,
}

/// The results of a group's members on a day.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize, Wire)]
#[cfg_attr(feature = "schema", derive(utoipa::ToSchema))]
pub struct GroupTable {
    /// The title of the group.
    pub title: String,
    /// The day, as `2026-11-15`.
    pub day: String,
    /// All members: those with a result first, the best one first, then the others.
    pub members: Vec<GroupMember>,
}

/// A member of a group on a day.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize, Wire)]
#[cfg_attr(feature = "schema", derive(utoipa::ToSchema))]
pub struct GroupMember {
    /// The name in the group.
    pub name: String,
    /// The points; none without a result.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub points: Option<u16>,
    /// The place within the group: 1 for the most points; equal points share a place.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub place: Option<u32>,
    /// Whether this is the caller.
    #[serde(default)]
    pub is_you: bool,
}

impl GroupTable {
    /// Makes the table of a day from names and points.
    pub fn new(
        title: String,
        day: String,
        members: impl IntoIterator<Item = (String, Option<u16>, bool)>,
    ) -> Self {
        let mut members: Vec<GroupMember> = members
            .into_iter()
            .map(|(name, points, is_you)| GroupMember { name, points, place: None, is_you })
            .collect();
        members.sort_by_cached_key(|member| (Reverse(member.points), member.name.to_lowercase()));
        let points: Vec<Option<u16>> = members.iter().map(|member| member.points).collect();
        for member in members.iter_mut().filter(|member| member.points.is_some()) {
            // Without a result there are no points, which sorts below any.
            member.place = Some(1 + points.iter().filter(|points| **points > member.points).count() as u32);
        }
        Self { title, day, members }
    }

    /// Returns how many members have a result.
    pub fn results(&self) -> usize {
        self.members.iter().filter(|member| member.points.is_some()).count()
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn members_are_ordered_by_points_and_share_places() {
        let members = [
            ("Di", None),
            ("bo", Some(30)),
            ("Cy", Some(41)),
            ("Ann", Some(41)),
            ("al", None),
            ("Eve", Some(0)),
        ];
        let members = members.map(|(name, points)| (name.to_owned(), points, name == "bo"));
        let table = GroupTable::new("Friends".to_owned(), "2026-11-15".to_owned(), members);
        let shown: Vec<_> = table.members.iter().map(|member| (member.name.as_str(), member.place)).collect();
        let expected = [
            ("Ann", Some(1)),
            ("Cy", Some(1)),
            ("bo", Some(3)),
            ("Eve", Some(4)),
            ("al", None),
            ("Di", None),
        ];
        assert_eq!(shown, expected);
        assert_eq!(table.results(), 4);
        assert_eq!(table.members.iter().position(|member| member.is_you), Some(2));
    }
}
