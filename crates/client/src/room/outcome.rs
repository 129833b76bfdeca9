use sideboards_protocol::wire::Unread;
use sideboards_protocol::{Command, Deed, Outcome, RefusalCode};

use super::{Admission, ConnectionState, Effect, Keyring, Known, Notice};

impl Known {
    /// Applies an effect of the conversation, and returns the notice to show. Updates are for [`Known::apply`].
    pub fn take(&mut self, effect: &Effect) -> Option<Notice> {
        match effect {
            Effect::Connect | Effect::Send(_) | Effect::Close | Effect::Update(_) | Effect::Entered(_) => {
                None
            }
            Effect::Lost => {
                self.lose_connection();
                None
            }
            Effect::NotLetIn(refused) => {
                self.is_outdated |= refused.code == RefusalCode::Protocol;
                // Keep showing a visible table, unless the host removed us.
                let is_unwanted = matches!(refused.code, RefusalCode::Removed | RefusalCode::Locked);
                if self.admission == Admission::Waiting || is_unwanted {
                    self.admission = Admission::Refused(refused.code);
                }
                None
            }
            Effect::SeatLost(loss) => {
                // The token owns nothing any more, and a hello with it would be refused.
                Keyring::new(self.storage).forget(&self.code);
                self.lost_seat = Some(*loss);
                None
            }
            Effect::Watchers(watchers) => {
                self.watchers = watchers.clone();
                None
            }
            Effect::Unread(unread) => {
                self.is_outdated |= matches!(unread, Unread::Newer { .. });
                None
            }
            Effect::Postponed(command, code) => self.refusal(command, *code),
            Effect::Answered(command, Outcome::Refused(refused)) => self.refusal(command, refused.code),
            Effect::Answered(command, Outcome::Accepted(accepted)) => {
                // A resent decision that is older than the known state may belong to another game.
                if let Deed::Decide(decision) = &command.deed
                    && self.admission == Admission::In
                    && accepted.version > self.conversation.version()
                {
                    self.note_decision(decision);
                }
                None
            }
        }
    }

    fn refusal(&self, command: &Command, code: RefusalCode) -> Option<Notice> {
        match command.deed {
            // A late draft is irrelevant.
            Deed::Highlight(_) => None,
            // Don't report one reaction or nudge too many.
            Deed::React(_) | Deed::Nudge(_) if code == RefusalCode::NotNow => None,
            // Once admitted, it reconnects; report only problems of the server.
            Deed::Hello(_) if self.admission == Admission::In && code != RefusalCode::Unavailable => None,
            _ => Some(Notice::Refused(code)),
        }
    }

    /// Notes that the connection is lost. After a good one the next will be there soon.
    fn lose_connection(&mut self) {
        self.connection = match self.connection {
            ConnectionState::Connected => ConnectionState::Connecting,
            ConnectionState::Connecting | ConnectionState::Offline => ConnectionState::Offline,
        };
    }
}
