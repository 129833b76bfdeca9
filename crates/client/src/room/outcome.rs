use sideboards_protocol::wire::Unread;
use sideboards_protocol::{Command, Deed, Outcome, RefusalCode};

use super::{ConnectionState, Effect, Entry, Known, Notice};

impl Known {
    /// Notes what the conversation has led to, and returns what to show for a moment. Updates are for [`Known::apply`].
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
                // Who has seen the table goes on seeing it.
                if self.entry == Entry::Waiting {
                    self.entry = Entry::Refused(refused.code);
                }
                None
            }
            Effect::Unread(unread) => {
                self.is_outdated |= matches!(unread, Unread::Newer { .. });
                None
            }
            Effect::Postponed(command, code) => self.refusal(command, *code),
            Effect::Answered(command, Outcome::Refused(refused)) => self.refusal(command, refused.code),
            Effect::Answered(command, Outcome::Accepted(accepted)) => {
                // One that was sent again and is older than what we know may belong to another game.
                if let Deed::Decide(decision) = &command.deed
                    && self.entry == Entry::In
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
            // A highlight that comes too late does not matter any more.
            Deed::Highlight(_) => None,
            // Who was in comes back, and is told only if the server has trouble.
            Deed::Hello(_) if self.entry == Entry::In && code != RefusalCode::Unavailable => None,
            _ => Some(Notice::Refused(code)),
        }
    }

    /// Notes that the connection is lost. After a good one the next will soon be there.
    fn lose_connection(&mut self) {
        self.connection = match self.connection {
            ConnectionState::Connected => ConnectionState::Connecting,
            ConnectionState::Connecting | ConnectionState::Offline => ConnectionState::Offline,
        };
    }
}
