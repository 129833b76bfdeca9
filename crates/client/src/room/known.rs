use std::sync::Arc;

use sideboards_protocol::{
    DealBook, DealFault, DealVerdict, Deed, NONCE_LENGTH, Occupant, RefusalCode, RoomState, SeatLoss, Update,
    Watchers,
};
use sideboards_rules::{Choice, Content, Decision, Seed, Sight};

use super::{Conversation, Countdown, Effect, Keyring, Notice, Pauses, Time, deals};
use crate::local::{LocalGame, Player};
use crate::storage::Storage;

/// What is known of a room.
#[derive(Debug)]
pub struct Known {
    /// The code of the room.
    pub code: String,
    /// The box that is played with.
    pub content: Arc<Content>,
    /// Whether we are in.
    pub admission: Admission,
    /// How the connection is.
    pub connection: ConnectionState,
    /// The room as it was told last.
    pub state: Option<RoomState>,
    /// The game as we see it.
    pub sight: Option<Sight>,
    /// The game that was finished last, to be told.
    pub finished: Option<LocalGame>,
    /// What the check of its deal has shown.
    pub checked: Option<CheckedDeal>,
    /// When the round is over.
    pub deadline: Option<Countdown>,
    /// When the next game begins at the latest, because the host said so.
    pub starts: Option<Countdown>,
    /// What is shown for a moment.
    pub notice: Option<Notice>,
    /// Why our seat is no longer ours, until we come in again.
    pub lost_seat: Option<SeatLoss>,
    /// Who watches.
    pub watchers: Watchers,
    /// Whether the server said something that only a newer page knows.
    pub is_outdated: bool,
    /// What is said, and when.
    pub conversation: Conversation,
    /// What the server was told that we are about to lay.
    pub(super) highlighted: Option<String>,
    /// What was told about the deals of this room.
    pub(super) deals: DealBook,
    /// An update that cannot be read before the box is here.
    unread: Option<Update>,
    pub(super) storage: &'static dyn Storage,
}

/// Whether we are in.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Admission {
    /// The server has not answered yet.
    Waiting,
    /// We are in.
    In,
    /// We are not let in.
    Refused(RefusalCode),
}

/// How the connection to the server is.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum ConnectionState {
    /// It is being opened.
    Connecting,
    /// It is open.
    Connected,
    /// It could not be opened; we try again.
    Offline,
}

/// The deal of a game that is over.
#[derive(Clone, Debug)]
pub struct CheckedDeal {
    /// The commitment that was shown first.
    pub commitment: String,
    /// The last value of the chain.
    pub chain: Option<String>,
    /// Whether the game was dealt and recorded as it was told before and while it was played.
    pub deal: Result<DealVerdict, DealFault>,
}

impl Known {
    /// Begins with nothing but the code of a room. Commands get ids that begin with a prefix that no other client has.
    pub fn new(code: String, prefix: String, storage: &'static dyn Storage) -> Self {
        deals::tidy(storage, &code);
        Self {
            code,
            content: Content::classic(),
            admission: Admission::Waiting,
            connection: ConnectionState::Connecting,
            state: None,
            sight: None,
            finished: None,
            checked: None,
            deadline: None,
            starts: None,
            notice: None,
            lost_seat: None,
            watchers: Watchers::default(),
            is_outdated: false,
            conversation: Conversation::new(prefix, Pauses::default()),
            highlighted: None,
            deals: DealBook::default(),
            unread: None,
            storage,
        }
    }

    /// Greets on a connection that is open, with the key that we have now.
    pub fn opened(&mut self, now: Time) -> Vec<Effect> {
        self.conversation.opened(Keyring::new(self.storage).token(&self.code), now)
    }

    /// Makes a decision, unless another one is on its way, and returns the text to send.
    pub fn decide(&mut self, decision: Decision, now: Time) -> Option<String> {
        if self.conversation.is_deciding() {
            return None;
        }
        let text = self.content.deck().text(&decision).to_string();
        self.conversation.ask(Deed::Decide(text), now)
    }

    /// Notes what to lay when the time is over, and returns the text to send if the server may do so and does not know it.
    pub fn highlight(&mut self, choice: Option<Choice>, now: Time) -> Option<String> {
        let choice = choice.map(|choice| self.content.deck().text(&choice).to_string());
        if !self.has_time_and_seat() || self.highlighted == choice {
            return None;
        }
        self.highlighted.clone_from(&choice);
        self.conversation.ask(Deed::Highlight(choice), now)
    }

    /// Returns whether the server may lay for us when the time is over.
    fn has_time_and_seat(&self) -> bool {
        self.state.as_ref().is_some_and(|state| state.settings.round_seconds.is_some() && state.you.is_some())
    }

    /// Comes in again, with another seat or without.
    pub fn reenter(&mut self, now: Time) -> Vec<Effect> {
        self.admission = Admission::Waiting;
        // It may be about ourselves.
        (self.notice, self.lost_seat) = (None, None);
        self.connection = ConnectionState::Connecting;
        self.conversation.reenter(now)
    }

    /// Sets an update aside until its box is here, and tells whether one was waiting already.
    pub fn set_aside(&mut self, update: Update) -> bool {
        self.unread.replace(update).is_some()
    }

    /// Takes the update that was set aside.
    pub fn take_unread(&mut self) -> Option<Update> {
        self.unread.take()
    }

    /// Notes what an update tells about the deal, and returns the text that adds a number to the next one if the server waits
    /// for it. If it is lost on the way, the next update asks for it again.
    pub fn note_deal(&mut self, update: &Update, seed: impl FnOnce() -> Seed, now: Time) -> Option<String> {
        let draw = || seed().to_string()[..NONCE_LENGTH].parse().expect("digits of a seed");
        let nonce = self.change_deals(|deals| {
            deals.hear(&update.room, update.table.as_ref());
            deals.contribute(&update.room, draw)
        });
        nonce.and_then(|nonce| self.conversation.mention(nonce, now))
    }

    /// Notes a decision that the server accepted.
    pub(super) fn note_decision(&mut self, decision: &str) {
        if let Some(room) = self.state.clone() {
            self.change_deals(|deals| deals.decided(&room, decision));
        }
    }

    /// Changes what is known about deals. Another tab may have changed it too, so the stored text comes first.
    fn change_deals<T>(&mut self, change: impl FnOnce(&mut DealBook) -> T) -> T {
        if let Some(stored) = deals::read(self.storage, &self.code) {
            self.deals = stored;
        }
        let before = self.deals.clone();
        let result = change(&mut self.deals);
        if self.deals != before {
            deals::keep(self.storage, &self.code, &self.deals);
        }
        result
    }
}

/// Returns who sits at a table.
pub fn players_of(seats: &[Occupant]) -> Vec<Player> {
    let player = |occupant: &Occupant| match occupant {
        Occupant::Person(person) => Player::Person(person.name.clone()),
        Occupant::Bot { level, .. } => Player::Bot(*level),
    };
    seats.iter().map(player).collect()
}
