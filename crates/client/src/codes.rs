//! Short codes of records, boxes and sheets for links. Reading any letters gives something valid or an error.

mod bytes;
pub mod own_box;
pub mod record;
pub mod sheet;
mod sheet_faces;

use sideboards_rules::ContentHash;

use self::bytes::Bytes;

/// Why letters are not a valid code.
#[derive(Clone, Copy, Debug, PartialEq, Eq, thiserror::Error)]
pub enum CodeError {
    /// They are malformed.
    #[error("the code is not valid")]
    Nonsense,
    /// They refer to an unavailable box.
    #[error("the code needs another box")]
    OtherBox,
}

/// Shortens a hash to what tells boxes apart among friends.
pub(crate) fn short_hash(hash: &ContentHash) -> u64 {
    u64::from_str_radix(&hash.to_string()[..16], 16).expect("hexadecimal digits")
}
