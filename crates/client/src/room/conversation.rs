use sideboards_protocol::wire::{self, Unread};
use sideboards_protocol::{
    Accepted, Answer, Command, Deed, Hello, Outcome, PROTOCOL, RefusalCode, Refused, SeatLoss, ServerMessage,
    Update, Watchers,
};

use super::outbox::Outbox;
use super::reconnect::{Due, Reconnect};
use super::{Pauses, Time};

/// A client's conversation with a room. It outlives connections.
///
/// It numbers commands and sends them until they are answered, decides when to connect, says hello, and reads
/// messages. It has no socket and no clock: the caller reports events with their times, and carries out the effects
/// in order. Nothing else happens until the time of [`Self::wake_at`].
#[derive(Clone, Debug)]
pub struct Conversation {
    outbox: Outbox,
    reconnect: Reconnect,
    pauses: Pauses,
    /// The id of the hello on this connection, until it is answered.
    hello: Option<String>,
    /// Whether a hello was accepted since we last entered.
    is_in: bool,
    seen: Option<Seen>,
    /// Our name as a spectator.
    name: Option<String>,
}

/// The last update that the player has seen.
#[derive(Clone, Debug)]
struct Seen {
    version: u64,
    epoch: String,
}

/// An effect for the caller to carry out or to handle.
#[derive(Clone, Debug, PartialEq, Eq)]
pub enum Effect {
    /// Open a connection. Messages of an earlier one no longer count.
    Connect,
    /// Send a text on the open connection. If that fails, it is sent again on the next one.
    Send(String),
    /// Close the connection, if there is one.
    Close,
    /// The connection is lost; there will be another one.
    Lost,
    /// The server has let us in; an update of that version or a later one follows.
    Entered(Accepted),
    /// The server does not let us in. The conversation is over.
    NotLetIn(Refused),
    /// The current state. The caller reports with [`Conversation::saw`] when the player sees it.
    Update(Box<Update>),
    /// The outcome of a command.
    Answered(Command, Outcome),
    /// The server cannot carry out a command at the moment, or the hello. It is sent again.
    Postponed(Command, RefusalCode),
    /// The seat is no longer ours; we watch.
    SeatLost(SeatLoss),
    /// The spectators.
    Watchers(Watchers),
    /// The server sent an unreadable message.
    Unread(Unread),
}

/// The relation of an update to the one before it.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum UpdateOrder {
    /// Its events are complete.
    Next,
    /// Its events are useless: something was missed, or nothing was known.
    Resync,
    /// The room has gone back, in another epoch: a backup was restored.
    WentBack,
    /// The room has gone back within an epoch, which a server never does.
    Backwards,
}

impl Conversation {
    /// Begins a conversation. The prefix of command ids must be unique, also among tabs.
    pub const fn new(prefix: String, pauses: Pauses) -> Self {
        let reconnect = Reconnect::new(pauses);
        Self {
            outbox: Outbox::new(prefix),
            reconnect,
            pauses,
            hello: None,
            is_in: false,
            seen: None,
            name: None,
        }
    }

    /// Sets the name of a spectator, from the next connection on.
    pub fn watch_as(&mut self, name: Option<String>) {
        self.name = name;
    }

    /// Does what is due.
    pub fn tick(&mut self, now: Time) -> Vec<Effect> {
        let mut effects: Vec<Effect> = match self.reconnect.due(now) {
            Due::Nothing => Vec::new(),
            Due::Connect => {
                self.reconnect.connecting(now);
                vec![Effect::Connect]
            }
            Due::Ping => self.mention(Deed::Ping, now).map(Effect::Send).into_iter().collect(),
            Due::Close => return self.closed(now),
        };
        if self.reconnect.is_connected() {
            effects.extend(self.outbox.take_due(now).iter().map(send));
        }
        effects
    }

    /// Returns when to call [`Self::tick`] next, if nothing else happens before.
    pub fn wake_at(&self) -> Option<Time> {
        let resend = self.outbox.next_due().filter(|_| self.reconnect.is_connected());
        self.reconnect.next_due().into_iter().chain(resend).min()
    }

    /// Says hello on an open connection, and resends unanswered commands. Without a token we watch.
    pub fn opened(&mut self, token: Option<String>, now: Time) -> Vec<Effect> {
        self.reconnect.connected(now);
        let (since, epoch) = self.seen.clone().map(|seen| (seen.version, seen.epoch)).unzip();
        let name = self.name.clone().filter(|_| token.is_none());
        let hello = Hello { protocol: PROTOCOL, token, since, epoch, name };
        let hello = self.outbox.fleeting(Deed::Hello(hello), self.version());
        self.hello = Some(hello.id.clone());
        std::iter::once(&hello).chain(&self.outbox.take_all()).map(send).collect()
    }

    /// Handles the end of a connection, or a failure to open one.
    pub fn closed(&mut self, now: Time) -> Vec<Effect> {
        if self.reconnect.is_over() {
            return Vec::new();
        }
        self.hello = None;
        self.reconnect.lost(now);
        vec![Effect::Close, Effect::Lost]
    }

    /// Connects soon: it is likely to work now.
    pub fn hurry(&mut self, now: Time) -> Vec<Effect> {
        self.reconnect.hurry();
        self.tick(now)
    }

    /// Enters again, with another token or from the beginning.
    pub fn reenter(&mut self, now: Time) -> Vec<Effect> {
        (self.seen, self.is_in, self.hello) = (None, false, None);
        self.reconnect = Reconnect::new(self.pauses);
        let mut effects = vec![Effect::Close];
        effects.extend(self.tick(now));
        effects
    }

    /// Ends the conversation.
    pub fn end(&mut self) -> Vec<Effect> {
        self.reconnect.end();
        vec![Effect::Close]
    }

    /// Makes a command and returns the text to send. Without a connection there is none: it is sent when there is
    /// one, and on every further one until it is answered.
    pub fn ask(&mut self, deed: Deed, now: Time) -> Option<String> {
        let command = self.outbox.put(deed, self.version());
        self.text_if_connected(&command, now)
    }

    /// Makes a command that is sent once, if there is a connection. Its outcome is not reported.
    pub fn mention(&mut self, deed: Deed, now: Time) -> Option<String> {
        let command = self.outbox.fleeting(deed, self.version());
        self.text_if_connected(&command, now)
    }

    /// Writes a command. The result is a text and not an effect because of the page: its first part sends
    /// decisions, and must not contain code that only rooms need.
    fn text_if_connected(&mut self, command: &Command, now: Time) -> Option<String> {
        self.reconnect.is_connected().then(|| {
            self.reconnect.sent(now);
            wire::write(command)
        })
    }

    /// Handles a message.
    pub fn received(&mut self, text: &str, now: Time) -> Vec<Effect> {
        self.reconnect.received(now);
        match wire::read(text) {
            Ok(ServerMessage::Update(update)) => vec![Effect::Update(update)],
            Ok(ServerMessage::Answer(answer)) => self.take_answer(answer, now),
            Ok(ServerMessage::SeatLost(loss)) => vec![Effect::SeatLost(loss)],
            Ok(ServerMessage::Watchers(watchers)) => vec![Effect::Watchers(watchers)],
            Err(unread) => vec![Effect::Unread(unread)],
        }
    }

    fn take_answer(&mut self, Answer { id, outcome }: Answer, now: Time) -> Vec<Effect> {
        if self.hello.as_ref() == Some(&id) {
            self.hello = None;
            return self.take_greeting(id, outcome, now);
        }
        let passing = match &outcome {
            Outcome::Refused(refused) => Some(refused.code).filter(|code| is_passing(*code)),
            Outcome::Accepted(_) => None,
        };
        let effect = match passing {
            // With its old id: the server may have stored it after all.
            Some(code) => self
                .outbox
                .postpone(&id, now + self.pauses.resend)
                .map(|command| Effect::Postponed(command, code)),
            None => self.outbox.answered(&id).map(|command| Effect::Answered(command, outcome)),
        };
        // All others were sent once, or by another tab.
        effect.into_iter().collect()
    }

    /// Handles the answer to a hello.
    fn take_greeting(&mut self, id: String, outcome: Outcome, now: Time) -> Vec<Effect> {
        let refused = match outcome {
            Outcome::Accepted(accepted) => {
                self.is_in = true;
                self.reconnect.succeeded();
                return vec![Effect::Entered(accepted)];
            }
            Outcome::Refused(refused) => refused,
        };
        // Once admitted, keep reconnecting after any temporary refusal.
        if is_final(refused.code) || !(self.is_in || is_passing(refused.code)) {
            let mut effects = self.end();
            effects.push(Effect::NotLetIn(refused));
            return effects;
        }
        let hello = Hello { protocol: PROTOCOL, token: None, since: None, epoch: None, name: None };
        let hello = Command { id, version: self.version(), deed: Deed::Hello(hello) };
        let mut effects = vec![Effect::Postponed(hello, refused.code)];
        effects.extend(self.closed(now));
        effects
    }

    /// Returns the relation of an update to the visible state.
    pub fn order(&self, update: &Update) -> UpdateOrder {
        let Some(seen) = &self.seen else { return UpdateOrder::Resync };
        match (seen.epoch == update.epoch, update.version < seen.version) {
            (false, true) => UpdateOrder::WentBack,
            (true, true) => UpdateOrder::Backwards,
            (true, false) if update.since == Some(seen.version) => UpdateOrder::Next,
            _ => UpdateOrder::Resync,
        }
    }

    /// Notes that the player sees an update: later commands refer to it.
    pub fn saw(&mut self, update: &Update) {
        self.seen = Some(Seen { version: update.version, epoch: update.epoch.clone() });
    }

    /// Returns the version that the player sees; 0 if there is none.
    pub fn version(&self) -> u64 {
        self.seen.as_ref().map_or(0, |seen| seen.version)
    }

    /// Returns the commands without an answer, in order.
    pub fn unanswered(&self) -> impl Iterator<Item = &Command> {
        self.outbox.waiting()
    }

    /// Returns whether all commands are answered.
    pub fn is_answered(&self) -> bool {
        self.unanswered().next().is_none()
    }

    /// Returns whether a decision is on its way.
    pub fn is_deciding(&self) -> bool {
        self.unanswered().any(|command| matches!(command.deed, Deed::Decide(_)))
    }
}

/// Returns whether the same command may succeed a little later.
const fn is_passing(code: RefusalCode) -> bool {
    matches!(code, RefusalCode::Unavailable | RefusalCode::TooMany)
}

/// Returns whether the refusal is permanent: another protocol, removed by the host, or room locked.
const fn is_final(code: RefusalCode) -> bool {
    matches!(code, RefusalCode::Protocol | RefusalCode::Removed | RefusalCode::Locked)
}

fn send(command: &Command) -> Effect {
    Effect::Send(wire::write(command))
}
