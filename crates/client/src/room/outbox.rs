use sideboards_protocol::{Command, Deed};

/// Commands that were not answered yet, each under an id that no other client has.
#[derive(Clone, Debug)]
pub(super) struct Outbox {
    prefix: String,
    count: u32,
    waiting: Vec<Command>,
}

impl Outbox {
    pub(super) const fn new(prefix: String) -> Self {
        Self { prefix, count: 0, waiting: Vec::new() }
    }

    /// Makes a command that is sent once.
    pub(super) fn fleeting(&mut self, deed: Deed, version: u64) -> Command {
        self.count += 1;
        Command { id: format!("{}-{}", self.prefix, self.count), version, deed }
    }

    /// Makes a command that is sent until it is answered.
    pub(super) fn put(&mut self, deed: Deed, version: u64) -> Command {
        // What was about to be laid before is of no interest any more.
        if let Deed::Highlight(_) = deed {
            self.waiting.retain(|command| !matches!(command.deed, Deed::Highlight(_)));
        }
        let command = self.fleeting(deed, version);
        self.waiting.push(command.clone());
        command
    }

    /// Takes out what was answered.
    pub(super) fn answered(&mut self, id: &str) -> Option<Command> {
        let index = self.waiting.iter().position(|command| command.id == id)?;
        Some(self.waiting.remove(index))
    }

    /// Keeps a command that could not be carried out yet, under its old id: the server may have stored it after all.
    pub(super) fn put_back(&mut self, command: Command) {
        self.waiting.insert(0, command);
    }

    pub(super) fn waiting(&self) -> &[Command] {
        &self.waiting
    }

    /// Tells whether a decision is on its way.
    pub(super) fn is_deciding(&self) -> bool {
        self.waiting.iter().any(|command| matches!(command.deed, Deed::Decide(_)))
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn what_is_not_answered_stays() {
        let mut outbox = Outbox::new("page".to_owned());
        let start = outbox.put(Deed::Start, 3);
        let decide = outbox.put(Deed::Decide("exchange".to_owned()), 4);
        assert!(outbox.is_deciding());
        assert_eq!(outbox.fleeting(Deed::Ping, 4).id, "page-3");
        assert_eq!(outbox.answered(&decide.id), Some(decide));
        assert_eq!(outbox.answered("else"), None);
        assert_eq!(outbox.waiting(), std::slice::from_ref(&start));
        assert!(!outbox.is_deciding());
        let first = outbox.answered(&start.id).expect("it was waiting");
        outbox.put_back(first);
        assert_eq!(outbox.waiting(), [start], "sent again under the same id");
    }

    #[test]
    fn only_the_last_highlight_counts() {
        let mut outbox = Outbox::new(String::new());
        outbox.put(Deed::Highlight(Some("left X".to_owned())), 1);
        let last = outbox.put(Deed::Highlight(None), 1);
        assert_eq!(outbox.waiting(), [last]);
    }
}
