//! Path parameters, checked before they reach the database.

use axum::extract::{FromRequestParts, Path};
use axum::http::request::Parts;
use sideboards_protocol::{RefusalCode, Refused};
use sideboards_rules::Day;

use super::Failure;
use crate::preview::Topic;
use crate::secret;

/// A well-formed room code; the room may not exist.
#[derive(Clone, Debug)]
pub(crate) struct RoomCode(pub(crate) String);

/// A well-formed game name, the room and a number, as in `ej62fhzvkhay-1`; the game may not exist.
#[derive(Clone, Debug)]
pub(crate) struct GameName(pub(crate) String);

/// A well-formed group code; the group may not exist.
#[derive(Clone, Debug)]
pub(crate) struct GroupCode(pub(crate) String);

/// A well-formed group code and a day that has a deal.
#[derive(Clone, Debug)]
pub(crate) struct GroupDay(pub(crate) GroupCode, pub(crate) DealDay);

/// A day that has a deal.
#[derive(Clone, Copy, Debug)]
pub(crate) struct DealDay(pub(crate) Day);

/// A page that has a picture without being about a room, a game or a day.
#[derive(Clone, Copy, Debug)]
pub(crate) enum PreviewedPage {
    /// A deal that somebody sent.
    Deal,
    /// A page that shows the same to everyone.
    Topic(Topic),
}

impl RoomCode {
    pub(super) fn read(text: String) -> Result<Self, Refused> {
        if secret::is_room_code(&text) {
            return Ok(Self(text));
        }
        Err(Refused::new(RefusalCode::NoSuchRoom, "this room does not exist, or no longer does"))
    }
}

impl GameName {
    fn read(text: String) -> Result<Self, Refused> {
        if secret::is_game_name(&text) {
            return Ok(Self(text));
        }
        Err(Refused::new(RefusalCode::NoSuchGame, "there is no such finished game"))
    }
}

impl GroupCode {
    fn read(text: String) -> Result<Self, Refused> {
        if secret::is_room_code(&text) {
            return Ok(Self(text));
        }
        Err(Refused::new(RefusalCode::NoSuchRoom, "this group does not exist, or no longer does"))
    }
}

impl DealDay {
    fn read(text: &str) -> Result<Self, Refused> {
        let day = text.parse::<Day>().ok().filter(|day| *day >= Day::FIRST);
        day.map(Self).ok_or_else(|| Refused::new(RefusalCode::NoSuchGame, "there is no deal for that day"))
    }
}

impl PreviewedPage {
    fn read(text: &str) -> Result<Self, Refused> {
        if text == "deal" {
            return Ok(Self::Deal);
        }
        let nothing = || Refused::new(RefusalCode::NoSuchGame, "there is no such page with a picture");
        Topic::named(text).map(Self::Topic).ok_or_else(nothing)
    }
}

/// Returns the variable part of a path; empty if it is not text.
async fn segment<S: Send + Sync>(parts: &mut Parts, state: &S) -> String {
    Path::<String>::from_request_parts(parts, state).await.map(|Path(text)| text).unwrap_or_default()
}

impl<S: Send + Sync> FromRequestParts<S> for RoomCode {
    type Rejection = Failure;

    async fn from_request_parts(parts: &mut Parts, state: &S) -> Result<Self, Failure> {
        Ok(Self::read(segment(parts, state).await)?)
    }
}

impl<S: Send + Sync> FromRequestParts<S> for GameName {
    type Rejection = Failure;

    async fn from_request_parts(parts: &mut Parts, state: &S) -> Result<Self, Failure> {
        Ok(Self::read(segment(parts, state).await)?)
    }
}

impl<S: Send + Sync> FromRequestParts<S> for PreviewedPage {
    type Rejection = Failure;

    async fn from_request_parts(parts: &mut Parts, state: &S) -> Result<Self, Failure> {
        Ok(Self::read(&segment(parts, state).await)?)
    }
}

impl<S: Send + Sync> FromRequestParts<S> for GroupCode {
    type Rejection = Failure;

    async fn from_request_parts(parts: &mut Parts, state: &S) -> Result<Self, Failure> {
        Ok(Self::read(segment(parts, state).await)?)
    }
}

impl<S: Send + Sync> FromRequestParts<S> for GroupDay {
    type Rejection = Failure;

    async fn from_request_parts(parts: &mut Parts, state: &S) -> Result<Self, Failure> {
        let found = Path::<(String, String)>::from_request_parts(parts, state).await;
        let (group, day) = found.map(|Path(both)| both).unwrap_or_default();
        Ok(Self(GroupCode::read(group)?, DealDay::read(&day)?))
    }
}

impl<S: Send + Sync> FromRequestParts<S> for DealDay {
    type Rejection = Failure;

    async fn from_request_parts(parts: &mut Parts, state: &S) -> Result<Self, Failure> {
        Ok(Self::read(&segment(parts, state).await)?)
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn names_of_games_are_a_room_and_a_number() {
        assert!(GameName::read("ej62fhzvkhay-1".to_owned()).is_ok());
        for text in
            ["", "ej62fhzvkhay", "ej62fhzvkhay-", "ej62fhzvkhay-1\0", "ej62fhzvkhay-0123456789", "-1", "\0"]
        {
            assert!(GameName::read(text.to_owned()).is_err(), "{text:?}");
        }
    }
}
