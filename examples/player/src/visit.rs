use std::collections::VecDeque;
use std::time::Duration;

use sideboards_client::room::{Conversation, Effect, Pauses, Time};
use sideboards_protocol::{Deed, Update};
use tokio::time::{Instant, sleep_until};

use crate::{Connection, PlayerError};

/// A conversation with a room over real connections, one after the other.
///
/// [`Conversation`] decides what to send and when; this opens, sends and waits.
#[derive(Debug)]
pub struct Visit {
    /// The servers of the room, used in turn.
    hosts: Vec<String>,
    turn: usize,
    code: String,
    token: Option<String>,
    conversation: Conversation,
    connection: Option<Connection>,
    /// Effects to carry out or to return.
    effects: VecDeque<Effect>,
    begun: Instant,
}

impl Visit {
    /// Visits a room, as the owner of a token or as a spectator.
    pub fn new(hosts: Vec<String>, code: &str, token: Option<String>, pauses: Pauses) -> Self {
        Self {
            hosts,
            turn: 0,
            code: code.to_owned(),
            token,
            conversation: Conversation::new(fresh_prefix(), pauses),
            connection: None,
            effects: VecDeque::new(),
            begun: Instant::now(),
        }
    }

    /// Begins with another one of the servers.
    #[must_use]
    pub fn beginning_at(self, turn: usize) -> Self {
        Self { turn, ..self }
    }

    /// Waits for the next effect that the caller has to handle. Connections are opened, closed and used here.
    pub async fn next(&mut self) -> Effect {
        loop {
            if let Some(effect) = self.carry_out().await {
                return effect;
            }
            let wake = self.conversation.wake_at();
            let received = tokio::select! {
                received = receive(&mut self.connection) => Some(received),
                () = wait(wake.map(|time| self.begun + Duration::from_millis(time))) => None,
            };
            let now = self.now();
            self.effects.extend(match received {
                Some(Ok(text)) => self.conversation.received(&text, now),
                Some(Err(_)) => self.conversation.closed(now),
                None => self.conversation.tick(now),
            });
        }
    }

    /// Sends pending commands, without waiting for more.
    pub async fn flush(&mut self) {
        let mut told = VecDeque::new();
        while let Some(effect) = self.carry_out().await {
            told.push_back(effect);
        }
        self.effects = told;
    }

    /// Opens, sends and closes, and returns the next effect that the caller has to handle. Cancel-safe: an effect
    /// stays until it is carried out.
    async fn carry_out(&mut self) -> Option<Effect> {
        while let Some(effect) = self.effects.front().cloned() {
            let more = match effect {
                Effect::Connect => self.connect().await,
                Effect::Send(text) => self.send(text).await,
                Effect::Close => {
                    self.connection = None;
                    Vec::new()
                }
                effect => {
                    self.effects.pop_front();
                    return Some(effect);
                }
            };
            self.effects.pop_front();
            self.effects.extend(more);
        }
        None
    }

    async fn connect(&mut self) -> Vec<Effect> {
        let host = self.hosts[self.turn % self.hosts.len()].clone();
        let opened = Connection::open(&host, &self.code).await;
        self.turn += 1;
        match opened {
            Ok(connection) => {
                self.connection = Some(connection);
                self.conversation.opened(self.token.clone(), self.now())
            }
            Err(_) => self.conversation.closed(self.now()),
        }
    }

    async fn send(&mut self, text: String) -> Vec<Effect> {
        let Some(connection) = &mut self.connection else { return Vec::new() };
        match connection.send(text).await {
            Ok(()) => Vec::new(),
            Err(_) => self.conversation.closed(self.now()),
        }
    }

    /// Queues a command that is sent until it is answered; [`Self::next`] sends it.
    pub fn ask(&mut self, deed: Deed) {
        let text = self.conversation.ask(deed, self.now());
        self.effects.extend(text.map(Effect::Send));
    }

    /// Queues a command that is sent once.
    pub fn mention(&mut self, deed: Deed) {
        let text = self.conversation.mention(deed, self.now());
        self.effects.extend(text.map(Effect::Send));
    }

    /// Notes that an update was applied: later commands refer to it.
    pub fn saw(&mut self, update: &Update) {
        self.conversation.saw(update);
    }

    /// Drops a connection that seems dead, and opens another one.
    pub fn hang_up(&mut self) {
        let effects = self.conversation.closed(self.now());
        self.effects = effects.into();
    }

    /// Returns the conversation so far.
    pub const fn conversation(&self) -> &Conversation {
        &self.conversation
    }

    fn now(&self) -> Time {
        self.begun.elapsed().as_millis() as Time
    }
}

async fn receive(connection: &mut Option<Connection>) -> Result<String, PlayerError> {
    match connection {
        Some(connection) => connection.receive().await,
        None => std::future::pending().await,
    }
}

async fn wait(until: Option<Instant>) {
    match until {
        Some(until) => sleep_until(until).await,
        None => std::future::pending().await,
    }
}

/// Draws the prefix of command ids. Another run of this program must not reuse it: the server would take its
/// commands for repeated old ones.
fn fresh_prefix() -> String {
    let mut bytes = [0; 8];
    getrandom::fill(&mut bytes).expect("the system has random numbers");
    format!("{:016x}", u64::from_be_bytes(bytes))
}
