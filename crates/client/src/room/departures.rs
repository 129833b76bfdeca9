//! Seats that were given up outside their rooms, until the server knows.

use sideboards_protocol::{Command, Deed, RefusalCode, SeatKey};

use super::keyring::{read_keys, write_keys};
use super::{Conversation, Effect, Keyring, Pauses, Time};
use crate::storage::Storage;

/// Name of the keys in storage, as in the keyring.
const STORAGE_KEY: &str = "departures";

/// The seats that this device has given up and the server does not know of yet: there was no network. Their tokens are
/// no longer in the keyring.
#[derive(Clone, Copy, Debug)]
pub struct Departures<'s>(&'s dyn Storage);

impl<'s> Departures<'s> {
    /// Opens the departures in a storage.
    pub const fn new(storage: &'s dyn Storage) -> Self {
        Self(storage)
    }

    /// Returns all of them.
    pub fn all(self) -> Vec<SeatKey> {
        read_keys(self.0, STORAGE_KEY)
    }

    /// Gives up the seat in a room: its key leaves the keyring, and waits here until the server knows.
    pub fn give_up(self, room: &str) -> Option<SeatKey> {
        let key = Keyring::new(self.0).key(room)?;
        // The same seat twice would be harmless.
        let keys: Vec<SeatKey> = self.all().into_iter().chain([key.clone()]).collect();
        write_keys(self.0, STORAGE_KEY, &keys);
        Keyring::new(self.0).forget(room);
        Some(key)
    }

    /// Forgets a seat that is not ours any more.
    pub fn done(self, key: &SeatKey) {
        let mut keys = self.all();
        keys.retain(|other| other != key);
        write_keys(self.0, STORAGE_KEY, &keys);
    }
}

/// Tells a room that a seat is given up, on one connection of its own.
#[derive(Clone, Debug)]
pub struct Farewell {
    token: String,
    conversation: Conversation,
}

/// The outcome of a farewell.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum FarewellOutcome {
    /// The seat is not ours any more.
    Left,
    /// It has to be told again later.
    Later,
}

impl Farewell {
    /// Begins with a seat and a unique prefix of command ids.
    pub fn new(key: &SeatKey, prefix: String) -> Self {
        Self { token: key.token.clone(), conversation: Conversation::new(prefix, Pauses::default()) }
    }

    /// Returns the texts to send on the open connection.
    pub fn opened(&mut self, now: Time) -> Vec<String> {
        let hello = self.conversation.opened(Some(self.token.clone()), now).into_iter();
        let hello = hello.filter_map(|effect| match effect {
            Effect::Send(text) => Some(text),
            _ => None,
        });
        hello.chain(self.conversation.ask(Deed::Leave, now)).collect()
    }

    /// Handles a message; returns the outcome if it is decided.
    pub fn received(&mut self, text: &str, now: Time) -> Option<FarewellOutcome> {
        self.conversation.received(text, now).iter().find_map(outcome)
    }
}

fn outcome(effect: &Effect) -> Option<FarewellOutcome> {
    Some(match effect {
        // A newer page can say it.
        Effect::NotLetIn(refused) if refused.code == RefusalCode::Protocol => FarewellOutcome::Later,
        Effect::Postponed(..) | Effect::Unread(_) => FarewellOutcome::Later,
        // A client that is refused has no seat to give up.
        Effect::NotLetIn(_)
        | Effect::SeatLost(_)
        | Effect::Answered(Command { deed: Deed::Leave, .. }, _) => FarewellOutcome::Left,
        _ => return None,
    })
}

#[cfg(test)]
mod tests {
    use sideboards_protocol::{Accepted, Answer, Outcome, Refused, SeatLoss, ServerMessage, wire};

    use super::*;
    use crate::storage::Memory;

    fn key(room: &str, token: &str) -> SeatKey {
        SeatKey { room: room.to_owned(), token: token.to_owned() }
    }

    #[test]
    fn a_seat_given_up_waits_until_the_server_knows() {
        let storage = Memory::default();
        let (keyring, departures) = (Keyring::new(&storage), Departures::new(&storage));
        keyring.keep("abcdefgh2345", "secret");
        assert_eq!(departures.give_up("ghjkmnpq2345"), None, "there is no seat");
        assert_eq!(departures.give_up("abcdefgh2345"), Some(key("abcdefgh2345", "secret")));
        assert_eq!(keyring.token("abcdefgh2345"), None);
        // Another seat in the same room is another one.
        keyring.keep("abcdefgh2345", "other-secret");
        departures.give_up("abcdefgh2345");
        departures.done(&key("abcdefgh2345", "secret"));
        assert_eq!(departures.all(), [key("abcdefgh2345", "other-secret")]);
    }

    /// Says farewell and hears one answer to the hello or to the leave.
    fn hear(answer: impl Fn(String, String) -> ServerMessage) -> Option<FarewellOutcome> {
        let mut farewell = Farewell::new(&key("abcdefgh2345", "secret"), "page".to_owned());
        let texts = farewell.opened(0);
        let commands: Vec<Command> = texts.iter().map(|text| wire::read(text).expect("a command")).collect();
        let [hello, leave] = &commands[..] else { panic!("hello and leave: {texts:?}") };
        assert!(matches!(&hello.deed, Deed::Hello(hello) if hello.token.as_deref() == Some("secret")));
        assert_eq!(leave.deed, Deed::Leave);
        farewell.received(&wire::write(&answer(hello.id.clone(), leave.id.clone())), 0)
    }

    fn refused(id: String, code: RefusalCode) -> ServerMessage {
        ServerMessage::Answer(Answer { id, outcome: Outcome::Refused(Refused::new(code, "no")) })
    }

    #[test]
    fn a_farewell_ends_when_the_seat_is_gone() {
        let accepted =
            |id| ServerMessage::Answer(Answer { id, outcome: Outcome::Accepted(Accepted { version: 1 }) });
        assert_eq!(hear(|hello, _| accepted(hello)), None, "the seat is still ours");
        assert_eq!(hear(|_, leave| accepted(leave)), Some(FarewellOutcome::Left));
        assert_eq!(hear(|_, _| ServerMessage::SeatLost(SeatLoss::Removed)), Some(FarewellOutcome::Left));
        let gone = [RefusalCode::BadToken, RefusalCode::Removed];
        assert!(
            gone.iter().all(|code| hear(|hello, _| refused(hello, *code)) == Some(FarewellOutcome::Left))
        );
        assert_eq!(hear(|_, leave| refused(leave, RefusalCode::NotSeated)), Some(FarewellOutcome::Left));
    }

    #[test]
    fn a_farewell_that_cannot_be_stored_is_said_again() {
        let later = Some(FarewellOutcome::Later);
        assert_eq!(hear(|_, leave| refused(leave, RefusalCode::Unavailable)), later);
        assert_eq!(hear(|hello, _| refused(hello, RefusalCode::TooMany)), later);
        assert_eq!(hear(|hello, _| refused(hello, RefusalCode::Protocol)), later);
    }
}
