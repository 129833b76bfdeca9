use std::sync::Arc;

use sideboards_protocol::{
    DealBook, DealFault, DealVerdict, Deed, NONCE_LENGTH, Occupant, RefusalCode, RoomState, SeatLoss, Update,
    Watchers,
};
use sideboards_rules::{Choice, Content, Decision, Seat, Seed, Sight};

use super::{Conversation, Countdown, Effect, Keyring, Notice, Pauses, Time, deals};
use crate::local::{LocalGame, Player};
use crate::storage::Storage;

/// The name under which a television watches, the same in every language.
pub const TELEVISION: &str = "📺";

/// The known state of a room.
#[derive(Debug)]
pub struct Known {
    /// The code of the room.
    pub code: String,
    /// The box.
    pub content: Arc<Content>,
    /// Whether we are admitted.
    pub admission: Admission,
    /// The state of the connection.
    pub connection: ConnectionState,
    /// The last state of the room.
    pub state: Option<RoomState>,
    /// The game as we see it.
    pub sight: Option<Sight>,
    /// The last finished game, for the result.
    pub finished: Option<LocalGame>,
    /// The seats of people for whom a bot finished it.
    pub bot_finished: Vec<Seat>,
    /// Its number in the room, also after the next one has begun.
    pub finished_number: u32,
    /// The result of checking its deal.
    pub checked: Option<CheckedDeal>,
    /// When the round is over.
    pub deadline: Option<Countdown>,
    /// When the next game begins at the latest, after the host's call; among strangers, until when to be ready.
    pub starts: Option<Countdown>,
    /// When strangers who wait may agree to play with bots.
    pub bots_from: Option<Countdown>,
    /// The current notice.
    pub notice: Option<Notice>,
    /// Why we lost our seat, until we enter again.
    pub lost_seat: Option<SeatLoss>,
    /// The spectators.
    pub watchers: Watchers,
    /// Whether the server sent something that only a newer page knows.
    pub is_outdated: bool,
    /// The conversation.
    pub conversation: Conversation,
    /// The draft that the server knows.
    pub(super) highlighted: Option<String>,
    /// Our observations of the deals of this room.
    pub(super) deals: DealBook,
    /// An update that cannot be read until the box is available.
    unread: Option<Update>,
    /// Whether this is a television: it has no seat, even if this browser owns one, and keeps nothing.
    is_television: bool,
    pub(super) storage: &'static dyn Storage,
}

/// Whether we are admitted.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Admission {
    /// The server has not answered yet.
    Waiting,
    /// We are admitted.
    In,
    /// We are refused.
    Refused(RefusalCode),
}

/// The state of the connection to the server.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum ConnectionState {
    /// It is being opened.
    Connecting,
    /// It is open.
    Connected,
    /// It could not be opened; we retry.
    Offline,
}

/// The checked deal of a finished game.
#[derive(Clone, Debug)]
pub struct CheckedDeal {
    /// The commitment that was shown first.
    pub commitment: String,
    /// The last value of the chain.
    pub chain: Option<String>,
    /// The result of comparing deal and record with earlier statements.
    pub deal: Result<DealVerdict, DealFault>,
}

impl Known {
    /// Begins with only the code of a room. The prefix of command ids must be unique.
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
            bot_finished: Vec::new(),
            finished_number: 0,
            checked: None,
            deadline: None,
            starts: None,
            bots_from: None,
            notice: None,
            lost_seat: None,
            watchers: Watchers::default(),
            is_outdated: false,
            conversation: Conversation::new(prefix, Pauses::default()),
            highlighted: None,
            deals: DealBook::default(),
            unread: None,
            is_television: false,
            storage,
        }
    }

    /// Begins as a television, which sees what any spectator may see.
    pub fn on_television(code: String, prefix: String, storage: &'static dyn Storage) -> Self {
        let mut known = Self { is_television: true, ..Self::new(code, prefix, storage) };
        known.conversation.watch_as(Some(TELEVISION.to_owned()));
        known
    }

    /// Says hello on an open connection, with our current key.
    pub fn opened(&mut self, now: Time) -> Vec<Effect> {
        let token = Keyring::new(self.storage).token(&self.code).filter(|_| !self.is_television);
        self.conversation.opened(token, now)
    }

    /// Makes a decision, unless another one is pending, and returns the text to send.
    pub fn decide(&mut self, decision: Decision, now: Time) -> Option<String> {
        if self.conversation.is_deciding() {
            return None;
        }
        let text = self.content.deck().text(&decision).to_string();
        self.conversation.ask(Deed::Decide(text), now)
    }

    /// Notes the draft to lay when the time is over, and returns the text to send if the server needs it.
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

    /// Enters again, with another seat or without.
    pub fn reenter(&mut self, now: Time) -> Vec<Effect> {
        self.admission = Admission::Waiting;
        // It may be about ourselves.
        (self.notice, self.lost_seat) = (None, None);
        self.connection = ConnectionState::Connecting;
        self.conversation.reenter(now)
    }

    /// Sets an update aside until its box is available, and returns whether one was waiting already.
    pub fn set_aside(&mut self, update: Update) -> bool {
        self.unread.replace(update).is_some()
    }

    /// Takes the update set aside.
    pub fn take_unread(&mut self) -> Option<Update> {
        self.unread.take()
    }

    /// Notes an update's facts about the deal, and returns the text that contributes to the next one if the server
    /// waits for it. If it is lost, the next update asks for it again.
    pub fn note_deal(&mut self, update: &Update, seed: impl FnOnce() -> Seed, now: Time) -> Option<String> {
        // The owner of a seat observes the deals, maybe in another tab of this browser.
        if self.is_television {
            return None;
        }
        let draw = || seed().to_string()[..NONCE_LENGTH].parse().expect("digits of a seed");
        let nonce = self.change_deals(|deals| {
            deals.hear(&update.room, update.table.as_ref());
            deals.contribute(&update.room, draw)
        });
        nonce.and_then(|nonce| self.conversation.mention(nonce, now))
    }

    /// Notes an accepted decision.
    pub(super) fn note_decision(&mut self, decision: &str) {
        if let Some(room) = self.state.clone() {
            self.change_deals(|deals| deals.decided(&room, decision));
        }
    }

    /// Changes the observations of deals. Another tab may have changed them too, so the stored text comes first.
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

/// Returns the players of a table.
pub fn players_of(seats: &[Occupant]) -> Vec<Player> {
    let player = |occupant: &Occupant| match occupant {
        Occupant::Person(person) => Player::Person(person.name.clone()),
        Occupant::Bot { level, .. } => Player::Bot(*level),
    };
    seats.iter().map(player).collect()
}
