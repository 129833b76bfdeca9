//! The parts of messages that `throughput`, `paced` and `versus` need, read without copying.
//!
//! All other clients read with `sideboards_protocol::wire`. It takes 17 µs for a usual update of 1.3 KB, serde 6 µs
//! for all of it, and this 2 µs (2026-11-16): these generators share two cores with the measured server, and read
//! tens of thousands of updates per second. The test below compares it with the messages of the protocol. They
//! never reconnect or resend either: a lost connection spoils the measurement.

use serde::Deserialize;
use serde::de::IgnoredAny;
use sideboards_protocol::Stage;

/// A message of the server.
#[derive(Debug, Deserialize)]
#[serde(rename_all = "kebab-case")]
pub(crate) enum Message<'a> {
    /// The outcome of a command.
    #[serde(borrow)]
    Answer(Answer<'a>),
    /// The state of the room.
    #[serde(borrow)]
    Update(Update<'a>),
    /// Spectators, or a lost seat, which these players ignore.
    #[serde(alias = "seat-lost")]
    Watchers(IgnoredAny),
}

/// The outcome of a command.
#[derive(Debug, Deserialize)]
pub(crate) struct Answer<'a> {
    /// The id of the command.
    pub(crate) id: &'a str,
    /// The outcome.
    pub(crate) outcome: Outcome,
}

/// Whether a command was carried out.
#[derive(Debug, Deserialize)]
#[serde(rename_all = "kebab-case")]
pub(crate) enum Outcome {
    /// It was carried out.
    Accepted {
        /// The version of the room that contains it.
        version: u64,
    },
    /// It was refused.
    Refused {
        /// The reason.
        message: String,
    },
}

/// The state of a room.
#[derive(Debug, Deserialize)]
pub(crate) struct Update<'a> {
    /// The version of the room.
    pub(crate) version: u64,
    /// The room.
    pub(crate) room: Room,
    /// The game.
    #[serde(borrow)]
    pub(crate) table: Option<TableExcerpt<'a>>,
}

/// The needed part of a room.
#[derive(Debug, Deserialize)]
pub(crate) struct Room {
    /// The stage.
    pub(crate) stage: Stage,
    /// The number of games dealt.
    pub(crate) games: u32,
}

/// The part of the game that a player needs for a choice.
#[derive(Debug, Deserialize)]
pub(crate) struct TableExcerpt<'a> {
    /// The round; 0 is the start.
    pub(crate) round: u8,
    /// The hand.
    #[serde(borrow, default)]
    pub(crate) hand: Vec<&'a str>,
    /// The choice in this round, if there is one.
    #[serde(default)]
    pub(crate) choice: Option<&'a str>,
}

impl<'a> Message<'a> {
    /// Reads a message.
    pub(crate) fn read(text: &'a [u8]) -> serde_json::Result<Self> {
        serde_json::from_slice(text)
    }
}

/// Returns whether a message is an update, without reading it: only the last of several has to be read.
pub(crate) fn is_update(text: &[u8]) -> bool {
    text.starts_with(br#"{"update""#)
}

#[cfg(test)]
pub(crate) mod tests {
    use sideboards_protocol::{self as protocol, Accepted, RefusalCode, ServerMessage, wire};
    use sideboards_rules::{Content, Game, Seat, Seed, Setup, Variant, Viewer};

    use super::*;

    /// Returns an update to the second seat of a game that begins.
    pub(crate) fn an_update() -> protocol::Update {
        let (content, seed) = (Content::classic(), Seed([3; 32]));
        let setup = Setup::new(&content, 2, Variant::Standard, content.random_goals(&seed)).expect("a game");
        let game = Game::new(content.clone(), setup, seed);
        let sight = game.view(Viewer::Seat(Seat::new(1))).sight();
        let mut table = protocol::Table::of(&sight, content.deck(), "c0ffee".to_owned());
        table.choice = Some("left X".to_owned());
        let room = protocol::RoomState {
            code: "abcd2345wxyz".to_owned(),
            stage: Stage::Playing,
            games: 3,
            host: None,
            you: None,
            settings: protocol::Settings::default(),
            content: None,
            next_secret_hash: None,
            seats: Vec::new(),
            capacity: 6,
            locked: false,
            strangers: None,
            starts: None,
            deadline: None,
        };
        let (epoch, events) = ("e".to_owned(), Vec::new());
        protocol::Update { since: None, version: 9, epoch, now: 1, events, room, table: Some(table) }
    }

    #[test]
    fn it_reads_what_the_protocol_writes() {
        let update = an_update();
        let text = wire::write(&ServerMessage::Update(Box::new(update.clone())));
        assert!(is_update(text.as_bytes()));
        let Ok(Message::Update(read)) = Message::read(text.as_bytes()) else { panic!("an update: {text}") };
        assert_eq!((read.version, read.room.stage, read.room.games), (9, Stage::Playing, 3));
        let (table, expected) = (read.table.expect("a table"), update.table.expect("a table"));
        assert_eq!((table.round, table.choice), (expected.round, expected.choice.as_deref()));
        let hand: Vec<&str> = expected.hand.iter().map(|card| &**card).collect();
        assert_eq!(table.hand, hand);

        let refused = protocol::Refused::new(RefusalCode::Full, "because");
        for outcome in
            [protocol::Outcome::Accepted(Accepted { version: 9 }), protocol::Outcome::Refused(refused)]
        {
            let answer = protocol::Answer { id: "a-1".to_owned(), outcome: outcome.clone() };
            let text = wire::write(&ServerMessage::Answer(answer));
            assert!(!is_update(text.as_bytes()));
            let Ok(Message::Answer(read)) = Message::read(text.as_bytes()) else {
                panic!("an answer: {text}")
            };
            assert_eq!(read.id, "a-1");
            assert!(match (read.outcome, outcome) {
                (Outcome::Accepted { version }, protocol::Outcome::Accepted(accepted)) =>
                    version == accepted.version,
                (Outcome::Refused { message }, protocol::Outcome::Refused(refused)) =>
                    message == refused.message,
                _ => false,
            });
        }
    }
}
