use sideboards_protocol::{Accepted, Answer, Command, Deed, Outcome, RefusalCode};

use super::{Entry, Known, Notice};

/// What an answer of the server leads to.
#[derive(Clone, Debug, PartialEq, Eq)]
pub enum AnswerEffect {
    /// Show a notice.
    Notice(Notice),
    /// Send a command again after a while: the server could not store it.
    SendLater(Command),
    /// End the connection: we are not let in.
    Refused(RefusalCode),
}

impl Known {
    /// Takes an answer.
    pub fn take_answer(&mut self, answer: &Answer) -> Vec<AnswerEffect> {
        let command = self.outbox.answered(&answer.id);
        let code = match &answer.outcome {
            Outcome::Refused(refused) => refused.code,
            Outcome::Accepted(accepted) => {
                self.take_acceptance(command, *accepted);
                return Vec::new();
            }
        };
        let notice = AnswerEffect::Notice(Notice::Refused(code));
        match command {
            // A highlight that comes too late does not matter any more.
            Some(command) if matches!(command.deed, Deed::Highlight(_)) => Vec::new(),
            Some(command) if code == RefusalCode::Unavailable => {
                self.outbox.put_back(command.clone());
                vec![AnswerEffect::SendLater(command), notice]
            }
            Some(_) => vec![notice],
            // The server closes the connection, and we come back.
            None if code == RefusalCode::Unavailable => vec![notice],
            None if self.entry == Entry::Waiting => {
                self.entry = Entry::Refused(code);
                vec![AnswerEffect::Refused(code)]
            }
            None => Vec::new(),
        }
    }

    /// Notes a decision that the server has accepted. One that was sent again and is older than what we know may belong to
    /// another game.
    fn take_acceptance(&mut self, command: Option<Command>, accepted: Accepted) {
        let is_new = self.version.is_some_and(|version| accepted.version > version);
        if let Some(Command { deed: Deed::Decide(decision), .. }) = command.filter(|_| is_new) {
            self.note_decision(&decision);
        }
    }
}
