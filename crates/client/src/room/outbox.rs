use sideboards_protocol::{Command, Deed};

use super::Time;

/// Unanswered commands, each with a unique id.
#[derive(Clone, Debug)]
pub(super) struct Outbox {
    prefix: String,
    count: u32,
    waiting: Vec<Waiting>,
}

#[derive(Clone, Debug)]
struct Waiting {
    command: Command,
    /// When to send it again on the same connection.
    due: Option<Time>,
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
        // An earlier draft is obsolete.
        if let Deed::Highlight(_) = deed {
            self.waiting.retain(|waiting| !matches!(waiting.command.deed, Deed::Highlight(_)));
        }
        let command = self.fleeting(deed, version);
        self.waiting.push(Waiting { command: command.clone(), due: None });
        command
    }

    /// Removes and returns an answered command.
    pub(super) fn answered(&mut self, id: &str) -> Option<Command> {
        let index = self.waiting.iter().position(|waiting| waiting.command.id == id)?;
        Some(self.waiting.remove(index).command)
    }

    /// Keeps a command that could not be carried out yet, to be resent with its id.
    pub(super) fn postpone(&mut self, id: &str, due: Time) -> Option<Command> {
        let waiting = self.waiting.iter_mut().find(|waiting| waiting.command.id == id)?;
        waiting.due = Some(due);
        Some(waiting.command.clone())
    }

    /// Returns the commands to resend now.
    pub(super) fn take_due(&mut self, now: Time) -> Vec<Command> {
        let is_due = |waiting: &mut Waiting| waiting.due.take_if(|due| now >= *due).is_some();
        let due = self.waiting.iter_mut().filter_map(|waiting| is_due(waiting).then_some(&waiting.command));
        due.cloned().collect()
    }

    /// Returns the commands to send on a new connection.
    pub(super) fn take_all(&mut self) -> Vec<Command> {
        self.waiting.iter_mut().for_each(|waiting| waiting.due = None);
        self.waiting().cloned().collect()
    }

    pub(super) fn next_due(&self) -> Option<Time> {
        self.waiting.iter().filter_map(|waiting| waiting.due).min()
    }

    /// Returns all commands without an answer, in order.
    pub(super) fn waiting(&self) -> impl Iterator<Item = &Command> {
        self.waiting.iter().map(|waiting| &waiting.command)
    }
}

#[cfg(test)]
mod tests {
    use sideboards_protocol::MAX_ID;

    use super::*;

    #[test]
    fn what_is_not_answered_stays() {
        let mut outbox = Outbox::new("page".to_owned());
        let start = outbox.put(Deed::Start, 3);
        let decide = outbox.put(Deed::Decide("exchange".to_owned()), 4);
        assert_eq!(outbox.fleeting(Deed::Ping, 4).id, "page-3");
        assert_eq!(outbox.answered(&decide.id), Some(decide));
        assert_eq!(outbox.answered("else"), None);
        assert_eq!(outbox.take_all(), std::slice::from_ref(&start));
        assert_eq!(outbox.postpone(&start.id, 100).as_ref(), Some(&start));
        assert_eq!((outbox.next_due(), outbox.take_due(99)), (Some(100), Vec::new()));
        assert_eq!(outbox.take_due(100), std::slice::from_ref(&start), "sent again under the same id");
        assert_eq!(outbox.take_due(200), [], "and once");
        assert!(outbox.waiting().eq([&start]));
    }

    #[test]
    fn only_the_last_highlight_counts() {
        let mut outbox = Outbox::new(String::new());
        outbox.put(Deed::Highlight(Some("left X".to_owned())), 1);
        let last = outbox.put(Deed::Highlight(None), 1);
        assert!(outbox.waiting().eq([&last]));
    }

    #[test]
    fn ids_are_short() {
        let mut outbox = Outbox::new("0123456789ab".to_owned());
        outbox.count = u32::MAX - 1;
        assert!(outbox.fleeting(Deed::Ping, 1).id.len() <= MAX_ID);
    }
}
