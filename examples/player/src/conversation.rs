use std::time::{SystemTime, UNIX_EPOCH};

use sideboards_protocol::{Answer, Command, Deed, Hello, Outcome, PROTOCOL, ServerMessage, Update};

/// What a client remembers of its conversation with a room, whatever happens to connection and server.
///
/// Commands are remembered until they are answered. After a connection broke nobody knows whether the last command
/// arrived, and nobody has to: it is sent again under the same id, and the server carries it out once.
#[derive(Clone, Debug)]
pub struct Conversation {
    token: Option<String>,
    ids: Ids,
    unanswered: Vec<Command>,
    latest: Option<Update>,
}

impl Conversation {
    /// Begins a conversation; a spectator has no token.
    pub fn new(token: Option<String>) -> Self {
        Self { token, ids: Ids::new(), unanswered: Vec::new(), latest: None }
    }

    /// Gives what a new connection begins with: a hello, and again what was not answered.
    pub fn opening(&mut self) -> Vec<Command> {
        let (since, epoch) =
            self.latest.as_ref().map(|update| (update.version, update.epoch.clone())).unzip();
        let hello = Hello { protocol: PROTOCOL, token: self.token.clone(), since, epoch };
        let hello = Command { id: self.ids.next(), version: 0, deed: Deed::Hello(hello) };
        std::iter::once(hello).chain(self.unanswered.iter().cloned()).collect()
    }

    /// Gives the command that does something, and remembers it until it is answered.
    pub fn say(&mut self, deed: Deed) -> Command {
        let command = Command { id: self.ids.next(), version: self.version(), deed };
        self.unanswered.push(command.clone());
        command
    }

    /// Remembers a command that could not be stored. Nobody knows for certain whether it was, so it has to be sent again
    /// under the same id.
    pub fn repeat(&mut self, command: Command) {
        self.unanswered.push(command);
    }

    /// Hears a message, and gives what became of which command if it tells that. A hello is not among them: what
    /// became of it is told as `None`.
    pub fn hear(&mut self, message: ServerMessage) -> Option<(Option<Command>, Outcome)> {
        match message {
            ServerMessage::Update(update) => {
                // An update is always the whole truth. Nothing has to be pieced together.
                self.latest = Some(*update);
                None
            }
            ServerMessage::Answer(Answer { id, outcome }) => {
                let index = self.unanswered.iter().position(|command| command.id == id);
                Some((index.map(|index| self.unanswered.remove(index)), outcome))
            }
        }
    }

    /// Gives the room and the table as they were told last.
    pub const fn latest(&self) -> Option<&Update> {
        self.latest.as_ref()
    }

    /// Gives the version of the room that was told last.
    pub fn version(&self) -> u64 {
        self.latest.as_ref().map_or(0, |update| update.version)
    }

    /// Tells whether a command that does something waits for its answer.
    pub fn has_said(&self, deed: &Deed) -> bool {
        self.unanswered.iter().any(|command| command.deed == *deed)
    }

    /// Tells whether all commands are answered.
    pub const fn is_answered(&self) -> bool {
        self.unanswered.is_empty()
    }
}

/// Names for commands. Another run of this program must not use the same ones: its commands would be taken for old ones
/// that are sent again.
#[derive(Clone, Debug)]
struct Ids {
    run: u128,
    count: u64,
}

impl Ids {
    fn new() -> Self {
        let time = SystemTime::now().duration_since(UNIX_EPOCH);
        Self { run: time.expect("it is after 1970").as_nanos(), count: 0 }
    }

    fn next(&mut self) -> String {
        self.count += 1;
        format!("{:x}-{}", self.run, self.count)
    }
}

#[cfg(test)]
mod tests {
    use sideboards_protocol::{Accepted, MAX_ID};

    use super::*;

    fn accepted(id: &str) -> ServerMessage {
        let outcome = Outcome::Accepted(Accepted { version: 7 });
        ServerMessage::Answer(Answer { id: id.to_owned(), outcome })
    }

    #[test]
    fn what_was_not_answered_is_sent_again_under_the_same_id() {
        let mut conversation = Conversation::new(Some("secret".to_owned()));
        let first = conversation.say(Deed::Start);
        let second = conversation.say(Deed::Decide("exchange".to_owned()));
        assert!(conversation.hear(accepted(&first.id)).is_some_and(|(command, _)| command == Some(first)));
        let opening = conversation.opening();
        let Deed::Hello(hello) = &opening[0].deed else { panic!("a conversation begins with a hello") };
        assert_eq!(hello.token.as_deref(), Some("secret"));
        assert_eq!(opening[1..], *std::slice::from_ref(&second));
        assert!(conversation.hear(accepted(&opening[0].id)).is_some_and(|(command, _)| command.is_none()));
        assert!(!conversation.is_answered());
        conversation.hear(accepted(&second.id));
        assert!(conversation.is_answered());
        assert_eq!(conversation.opening().len(), 1);
    }

    #[test]
    fn ids_are_short_and_never_used_twice() {
        let (mut one, mut other) = (Ids::new(), Ids::new());
        let ids = [one.next(), one.next(), other.next()];
        assert!(ids.iter().all(|id| id.len() <= MAX_ID));
        assert_ne!(ids[0], ids[1]);
        assert_ne!(ids[0], ids[2]);
    }
}
