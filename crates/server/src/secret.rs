//! Unguessable codes and their hashes.

use serde::{Deserialize, Serialize};
use sideboards_protocol::{CODE_ALPHABET, KEY_LENGTH, Secret, TOKEN_LENGTH, token_of};
use sideboards_rules::Hash256;

/// Room code length: 60 bits, too many to guess.
const ROOM_LENGTH: usize = 12;

fn random_bytes<const N: usize>() -> [u8; N] {
    let mut bytes = [0; N];
    #[cfg(feature = "simulation")]
    if crate::simulation::fill(&mut bytes) {
        return bytes;
    }
    getrandom::fill(&mut bytes).expect("the system provides random bytes");
    bytes
}

fn letters<const N: usize>() -> String {
    random_bytes::<N>().iter().map(|byte| CODE_ALPHABET[usize::from(byte % 32)] as char).collect()
}

/// Makes the code of a new room.
pub(crate) fn room_code() -> String {
    letters::<ROOM_LENGTH>()
}

/// Returns the code of the room opened with a token: a repeated request finds its room again.
pub(crate) fn room_code_for(token: &str) -> String {
    let hash = Hash256::of(format!("room of {token}")).0;
    hash[..ROOM_LENGTH].iter().map(|byte| CODE_ALPHABET[usize::from(byte % 32)] as char).collect()
}

/// Returns whether a text has the form of a room code.
pub(crate) fn is_room_code(text: &str) -> bool {
    text.len() == ROOM_LENGTH && text.bytes().all(|letter| CODE_ALPHABET.contains(&letter))
}

/// Returns whether a text has the form of a game's name: a room and a number, as in `ej62fhzvkhay-1`.
pub(crate) fn is_game_name(text: &str) -> bool {
    let is_number =
        |number: &str| matches!(number.len(), 1..=9) && number.bytes().all(|digit| digit.is_ascii_digit());
    text.split_once('-').is_some_and(|(room, number)| is_room_code(room) && is_number(number))
}

/// Makes the name of a node, valid as long as the process runs.
pub(crate) fn node_name() -> String {
    letters::<10>()
}

/// Makes the name of an epoch.
pub(crate) fn epoch() -> String {
    letters::<8>()
}

/// Makes the id of a request.
pub(crate) fn request_id() -> String {
    letters::<12>()
}

/// Makes the secret that owns a seat.
pub(crate) fn token() -> String {
    token_of(&random_bytes())
}

/// Returns whether a text has the form of a token.
pub(crate) fn is_token(text: &str) -> bool {
    text.len() == TOKEN_LENGTH && text.bytes().all(|letter| CODE_ALPHABET.contains(&letter))
}

/// Returns whether a text has the form of a key, which a browser draws for the daily deal or for quick games.
pub(crate) fn is_key(text: &str) -> bool {
    text.len() == KEY_LENGTH && text.bytes().all(|digit| matches!(digit, b'0'..=b'9' | b'a'..=b'f'))
}

/// Draws the server's part of a seed.
pub(crate) fn deal_secret() -> Secret {
    Secret(random_bytes())
}

/// The stored hash of a token. Tokens are long and random, so a fast hash is as good as a slow one.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
pub(crate) struct TokenHash(String);

impl TokenHash {
    pub(crate) fn of(token: &str) -> Self {
        Self(Hash256::of(token).to_string())
    }

    /// Reads the stored form.
    pub(crate) const fn from_text(text: String) -> Self {
        Self(text)
    }

    /// Returns the stored form, borrowed.
    pub(crate) fn text(&self) -> &str {
        &self.0
    }

    /// Returns the stored form.
    pub(crate) fn as_text(&self) -> &str {
        &self.0
    }

    /// Returns the stored form.
    pub(crate) fn into_text(self) -> String {
        self.0
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn codes_are_codes() {
        assert!(is_room_code(&room_code()));
        assert_ne!(room_code(), room_code());
        assert!(is_token(&token()) && !is_token("guess"));
        let (one, other) = (token(), token());
        assert!(is_room_code(&room_code_for(&one)));
        assert_eq!(room_code_for(&one), room_code_for(&one));
        assert_ne!(room_code_for(&one), room_code_for(&other));
        for text in ["", "abc", "abcdefgh/jkm", "ABCDEFGHJKMN", &"a".repeat(13)] {
            assert!(!is_room_code(text), "{text}");
        }
    }

    #[test]
    fn a_token_is_kept_as_its_hash() {
        let hash = "ba7816bf8f01cfea414140de5dae2223b00361a396177a9cb410ff61f20015ad";
        assert_eq!(TokenHash::of("abc"), TokenHash(hash.to_owned()));
    }
}
