//! The messages between programs that play Sideboards online. `docs/PROTOCOL.md` describes them for other
//! implementations.
//!
//! Everything is JSON. Cards and decisions are texts as in a record (`docs/RECORD.md`), seats are counted from 1.

mod answer;
mod command;
mod daily;
mod deal;
mod group;
mod happening;
mod name;
mod object;
mod push;
mod quick;
mod reaction;
mod rest;
mod room;
mod settings;
mod table;
#[cfg(feature = "template")]
mod template;
pub mod text;
mod update;
pub mod wire;

pub use answer::{Accepted, Answer, Outcome, RefusalCode, Refused};
pub use command::{Command, Deed, Hello};
pub use daily::{DailyBest, DailyCount, DailyEntry, DailyPlace, DailyQuestion, DailyTable, KEY_LENGTH};
pub use deal::{
    DealBook, DealFault, DealProof, DealSeat, DealTerms, DealVerdict, NONCE_LENGTH, Nonce, NotANonce, Secret,
    Witness, check_chain, check_seed,
};
pub use group::{GROUP_LENGTH, GROUP_SIZE, GroupEntry, GroupLeave, GroupMember, GroupSize, GroupTable};
pub use happening::Happening;
pub use name::{NAME_LENGTH, NAME_UNITS, clean_name, name_length};
pub use object::Object;
pub use push::{MAX_ENDPOINT, PushDevice, PushInfo, PushState, PushWish};
pub use quick::{QUICK_PLAYERS, QuickOffer, QuickWish, Report, ReportReason, Strangers};
pub use reaction::Reaction;
pub use rest::{FinishedGame, MyGame, MyGames, MyResult, NewRoom, NewSeat, RoomInfo, SeatKey, SeatTaken};
pub use room::{Occupant, Person, RoomState, Stage};
pub use settings::{AT_LEISURE, GoalsWish, MAX_ROUND_SECONDS, ROUND_SECONDS, Settings, SettingsError};
pub use table::{Table, TableError, TableSeat, round_number};
#[cfg(feature = "template")]
pub use template::{Personal, UpdateTemplate};
pub use update::{SeatLoss, ServerMessage, Update, Watchers};

/// The version of everything in this crate. It grows when an old client would no longer understand the server.
pub const PROTOCOL: u32 = 2;

/// The longest message that a client may send, in bytes.
pub const MAX_MESSAGE: usize = 4096;

/// The longest content file that a room is opened with, in bytes.
pub const MAX_CONTENT: usize = 32 * 1024;

/// The longest id of a command, in bytes.
pub const MAX_ID: usize = 40;

/// The letters and digits of codes and tokens, without look-alikes.
pub const CODE_ALPHABET: &[u8; 32] = b"23456789abcdefghjkmnpqrstuvwxyz0";

/// The length of the token of a seat: 130 bits.
pub const TOKEN_LENGTH: usize = 26;

/// Makes a token from random bytes.
pub fn token_of(bytes: &[u8; TOKEN_LENGTH]) -> String {
    bytes.iter().map(|byte| CODE_ALPHABET[usize::from(byte % 32)] as char).collect()
}

/// Returns whether a field can be omitted.
fn is_default<T: Default + PartialEq>(value: &T) -> bool {
    *value == T::default()
}

/// A seat on the wire: counted from 1.
pub type SeatNumber = u8;

/// Writes a seat.
pub const fn seat_number(seat: sideboards_rules::Seat) -> SeatNumber {
    seat.index() as u8 + 1
}

/// Reads a seat.
pub fn seat_of(number: SeatNumber) -> Option<sideboards_rules::Seat> {
    usize::from(number).checked_sub(1)?.try_into().ok()
}
