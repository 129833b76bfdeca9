use std::sync::Arc;

use sideboards_protocol::{
    DealBook, DealFault, DealVerdict, Deed, NONCE_LENGTH, Occupant, RefusalCode, RoomState, SeatNumber,
    Update,
};
use sideboards_rules::{Content, Sight};

use super::line::{Line, LineState};
use super::outbox::Outbox;
use super::{Countdown, deals};
use crate::deal::fresh_seed;
use crate::local::{LocalGame, Player};

/// What is known of a room.
pub(crate) struct Known {
    pub(crate) code: String,
    /// The box that is played with.
    pub(crate) content: Arc<Content>,
    pub(crate) entry: Entry,
    pub(crate) line_state: LineState,
    /// The room as it was told last.
    pub(crate) state: Option<RoomState>,
    /// The game as we see it.
    pub(crate) sight: Option<Sight>,
    /// The game that was finished last, to be told.
    pub(crate) finished: Option<Finished>,
    /// What the check of its deal has shown.
    pub(crate) checked: Option<CheckedDeal>,
    pub(crate) deadline: Option<Countdown>,
    pub(crate) notice: Option<Notice>,
    /// How many notices there were.
    pub(super) notices: u32,
    pub(super) line: Line,
    pub(super) outbox: Outbox,
    /// The version of the room that was told last.
    pub(super) version: Option<u64>,
    /// The epoch of that version.
    pub(super) epoch: String,
    /// What the server was told that we are about to lay.
    pub(super) highlighted: Option<String>,
    /// What was told about the deals of this room.
    pub(super) deals: DealBook,
    /// What was told and cannot be read before the box is here.
    pub(super) unread: Option<Update>,
}

/// Whether we are in.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(crate) enum Entry {
    Waiting,
    In,
    /// We are not let in.
    Refused(RefusalCode),
}

/// Something that people in a room want to know for a moment.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(crate) enum Notice {
    Sat(SeatNumber),
    Came(SeatNumber),
    Went(SeatNumber),
    Replaced(SeatNumber),
    Returned(SeatNumber),
    /// The server laid for us.
    TimeOver,
    /// Something that we wanted was refused.
    Refused(RefusalCode),
    /// The server has lost something that we knew.
    WentBack,
}

/// A game that is over.
pub(crate) struct Finished {
    pub(crate) game: LocalGame,
}

/// The deal of a game that is over.
#[derive(Clone)]
pub(crate) struct CheckedDeal {
    pub(crate) commitment: String,
    pub(crate) chain: Option<String>,
    /// Whether the game was dealt and recorded as it was told before and while it was played.
    pub(crate) deal: Result<DealVerdict, DealFault>,
}

impl Known {
    pub(super) fn new(code: String, line: Line, outbox: Outbox) -> Self {
        Self {
            code,
            content: Content::classic(),
            entry: Entry::Waiting,
            line_state: LineState::Connecting,
            state: None,
            sight: None,
            finished: None,
            checked: None,
            deadline: None,
            notice: None,
            notices: 0,
            line,
            outbox,
            version: None,
            epoch: String::new(),
            highlighted: None,
            deals: DealBook::default(),
            unread: None,
        }
    }

    /// Tells whether somebody may lay for us when the time is over.
    pub(super) fn has_time_and_seat(&self) -> bool {
        self.state.as_ref().is_some_and(|state| state.settings.round_seconds.is_some() && state.you.is_some())
    }

    /// Tells whether an update is about an earlier room than the one we know: a backup was restored.
    pub(super) fn has_gone_back(&self, update: &Update) -> bool {
        self.epoch != update.epoch && self.version.is_some_and(|version| update.version < version)
    }

    /// Notes what an update tells about the deal, and gives the command that adds a number to the next one, if the server
    /// waits for it.
    pub(super) fn note_deal(&mut self, update: &Update) -> Option<Deed> {
        let draw = || fresh_seed().to_string()[..NONCE_LENGTH].parse().expect("digits of a seed");
        self.change_deals(|deals| {
            deals.hear(&update.room, update.table.as_ref());
            deals.contribute(&update.room, draw)
        })
    }

    /// Notes a decision that the server accepted.
    pub(super) fn note_decision(&mut self, decision: &str) {
        if let Some(room) = self.state.clone() {
            self.change_deals(|deals| deals.decided(&room, decision));
        }
    }

    /// Changes what is known about deals. Another tab may have changed it too, so the stored text comes first.
    fn change_deals<T>(&mut self, change: impl FnOnce(&mut DealBook) -> T) -> T {
        if let Some(stored) = deals::read(&self.code) {
            self.deals = stored;
        }
        let before = self.deals.clone();
        let result = change(&mut self.deals);
        if self.deals != before {
            deals::keep(&self.code, &self.deals);
        }
        result
    }

    /// Notices that nobody is there: whoever was connected a moment ago will soon be again.
    pub(super) fn lose_line(&mut self) {
        self.line_state = match self.line_state {
            LineState::Connected => LineState::Connecting,
            LineState::Connecting | LineState::Offline => LineState::Offline,
        };
    }
}

/// Gives who sits at a table.
pub(crate) fn players_of(seats: &[Occupant]) -> Vec<Player> {
    let player = |occupant: &Occupant| match occupant {
        Occupant::Person(person) => Player::Person(person.name.clone()),
        Occupant::Bot { level } => Player::Bot(*level),
    };
    seats.iter().map(player).collect()
}
