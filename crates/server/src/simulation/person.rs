//! A person at a table: plays, reloads, lies, repeats, leaves and comes back.

mod deeds;

use std::pin::Pin;
use std::sync::atomic::{AtomicU64, Ordering::Relaxed};
use std::sync::{Arc, Mutex};
use std::time::Duration;

use sideboards_protocol::{
    Answer, Command, Deed, Hello, NewSeat, Outcome, PROTOCOL, RefusalCode, ServerMessage,
};
use tokio::time::{Instant, sleep, timeout_at};

use super::chance;
use super::connection::Connection;
use super::report::Report;
use super::world::{Node, World};

/// How long an answer may take while the node runs, in milliseconds.
const ANSWER_LIMIT: u64 = 6_500;

/// The people of a table and their shared knowledge.
#[derive(Debug, Default)]
pub(super) struct Party {
    /// The code of the room, once it is open.
    pub(super) room: Mutex<Option<String>>,
    pub(super) bots: usize,
    pub(super) people: usize,
    /// The latest version that each of them saw.
    pub(super) seen: Mutex<Vec<Arc<AtomicU64>>>,
}

/// A person with one device.
pub(super) struct SimulatedPerson {
    world: World,
    party: Arc<Party>,
    number: u64,
    is_host: bool,
    room: String,
    token: Option<String>,
    connection: Option<Connection>,
    known: Option<LastUpdate>,
    /// The latest version seen, for the world to read.
    seen: Arc<AtomicU64>,
    commands: u64,
    waiting: Vec<Waiting>,
    /// Unanswered commands, to be sent again.
    again: Vec<Command>,
    /// When a second device is put away.
    ends: Option<u64>,
    /// Whether the node refused the token: the seat is gone, or was when the token was sent.
    is_refused: bool,
    /// Whether the room was lost by restoring a backup.
    is_gone: bool,
}

/// The last update to a person.
#[derive(Clone, Debug)]
struct LastUpdate {
    epoch: String,
    version: u64,
}

/// A command without an answer.
#[derive(Clone, Debug)]
struct Waiting {
    command: Command,
    node: usize,
    since: u64,
    /// How long the node had been stopped when it was sent.
    stopped: u64,
}

impl SimulatedPerson {
    pub(super) fn new(world: &World, party: &Arc<Party>, is_host: bool) -> Self {
        let person = Self::with_device(world, party);
        party.seen.lock().expect("lock is never poisoned").push(Arc::clone(&person.seen));
        Self { is_host, ..person }
    }

    fn with_device(world: &World, party: &Arc<Party>) -> Self {
        Self {
            world: world.clone(),
            party: Arc::clone(party),
            number: world.person_number(),
            is_host: false,
            room: String::new(),
            token: None,
            connection: None,
            known: None,
            seen: Arc::default(),
            commands: 0,
            waiting: Vec::new(),
            again: Vec::new(),
            ends: None,
            is_refused: false,
            is_gone: false,
        }
    }

    /// Starts another device with the same seat, for a while.
    fn second_device(&self) -> Self {
        Self {
            room: self.room.clone(),
            token: self.token.clone(),
            ends: Some(self.world.elapsed() + 20_000),
            ..Self::with_device(&self.world, &self.party)
        }
    }

    /// Joins a table and plays.
    pub(super) async fn play(mut self) {
        self.find_room().await;
        if !self.is_host {
            self.take_seat().await;
        }
        self.stay().await;
    }

    /// Watches a table.
    pub(super) async fn watch(mut self) {
        self.find_room().await;
        self.stay().await;
    }

    /// Stays at the table. Boxed, because it recurs for second devices.
    fn stay(mut self) -> Pin<Box<dyn Future<Output = ()> + Send>> {
        Box::pin(async move {
            while !self.is_gone
                && self.ends.is_none_or(|ends| self.world.elapsed() < ends && !self.world.is_calm())
            {
                if self.world.is_deserted() {
                    self.hang_up();
                    sleep(Duration::from_millis(500)).await;
                    continue;
                }
                if self.connection.is_none() {
                    self.connect().await;
                }
                self.listen().await;
                self.check_patience();
                self.act().await;
            }
        })
    }

    /// Opens the room, or waits until it is open.
    async fn find_room(&mut self) {
        loop {
            let found = self.party.room.lock().expect("lock is never poisoned").clone();
            if let Some(room) = found {
                self.room = room;
                return;
            }
            if self.is_host {
                self.open().await;
            }
            sleep(chance::milliseconds(20, 600)).await;
        }
    }

    async fn open(&mut self) {
        let Some(node) = self.some_node() else { return };
        let wish = deeds::new_room(self.number);
        let rooms = node.rooms.clone();
        let taken = self.request(&node, "opening a room", async move { rooms.open(&wish).await }).await;
        match taken {
            Some(Ok(taken)) => {
                self.token = Some(taken.token);
                *self.party.room.lock().expect("lock is never poisoned") = Some(taken.room);
            }
            Some(Err(refused)) if refused.code == RefusalCode::Unavailable => {
                self.world.audit().unavailable("no room", node.index);
            }
            Some(Err(_)) | None => {}
        }
    }

    /// Takes a seat, if one is free.
    async fn take_seat(&mut self) {
        for _ in 0..8 {
            sleep(chance::milliseconds(20, 600)).await;
            let Some(node) = self.some_node() else { continue };
            let (rooms, room) = (node.rooms.clone(), self.room.clone());
            let wish = NewSeat { name: format!("P{}", self.number), token: None };
            let taken =
                self.request(&node, "taking a seat", async move { rooms.sit(&room, wish).await }).await;
            match taken {
                Some(Ok(taken)) => {
                    self.token = Some(taken.token);
                    return;
                }
                Some(Err(refused)) if refused.code != RefusalCode::Unavailable => return,
                Some(Err(_)) | None => {}
            }
        }
    }

    /// Sends a request to a node and checks that it is answered in time.
    async fn request<T: Send + 'static>(
        &self,
        node: &Node,
        what: &str,
        request: impl Future<Output = T> + Send + 'static,
    ) -> Option<T> {
        let (begun, stopped) = (self.world.elapsed(), self.world.audit().stopped(node.index));
        let answer = node.call(request).await?;
        let stopped = self.world.audit().stopped(node.index) - stopped;
        let took = (self.world.elapsed() - begun).saturating_sub(stopped);
        if took > ANSWER_LIMIT {
            self.world.report().violate(format!("{what} took {took} ms"));
        }
        Some(answer)
    }

    fn some_node(&self) -> Option<Node> {
        let up = self.world.up();
        (!up.is_empty()).then(|| up[chance::below(up.len())].clone())
    }

    async fn connect(&mut self) {
        let Some(node) = self.some_node() else {
            sleep(Duration::from_millis(300)).await;
            return;
        };
        let is_lying = !self.world.is_calm() && chance::one_in(12);
        let since = self.known.as_ref().map(|known| known.version + if is_lying { 1_000 } else { 0 });
        let hello = Hello {
            protocol: PROTOCOL,
            // A person whose seat is gone watches, and tries again later.
            token: self.token.clone().filter(|_| !std::mem::take(&mut self.is_refused)),
            since,
            epoch: self.known.as_ref().map(|known| known.epoch.clone()),
            name: None,
        };
        let id = self.next_id();
        let (number, index) = (self.number, node.index);
        self.world.report().note(|| format!("person {number} comes to node {index}: {hello:?}"));
        self.connection =
            Some(Connection::open(&self.world, &node, self.room.clone(), hello.clone(), id.clone()));
        self.wait_for(Command { id, version: 0, deed: Deed::Hello(hello) }, node.index);
        for command in std::mem::take(&mut self.again) {
            self.send(command);
        }
    }

    fn next_id(&mut self) -> String {
        self.commands += 1;
        format!("{}.{}", self.number, self.commands)
    }

    fn wait_for(&mut self, command: Command, node: usize) {
        let (since, stopped) = (self.world.elapsed(), self.world.audit().stopped(node));
        self.waiting.push(Waiting { command, node, since, stopped });
    }

    /// Restarts the timeout of all unanswered commands.
    fn begin_to_wait(&mut self) {
        let now = self.world.elapsed();
        for waiting in &mut self.waiting {
            (waiting.since, waiting.stopped) = (now, self.world.audit().stopped(waiting.node));
        }
    }

    fn send(&mut self, command: Command) {
        let Some(connection) = &self.connection else { return };
        Report::count(&self.world.report().counts.commands);
        let number = self.number;
        self.world.report().note(|| format!("person {number} says {command:?}"));
        connection.send(command.clone());
        let node = connection.node;
        self.wait_for(command, node);
    }

    /// Handles messages for a while.
    async fn listen(&mut self) {
        let pause = if self.world.is_calm() { (50, 700) } else { (20, 1_800) };
        let until = Instant::now() + chance::milliseconds(pause.0, pause.1);
        while let Some(connection) = &mut self.connection {
            match timeout_at(until, connection.letters.recv()).await {
                Ok(Some(message)) => self.hear(message),
                Ok(None) => self.lose_connection(),
                Err(_) => return,
            }
        }
        sleep(chance::milliseconds(10, 200)).await;
    }

    fn hear(&mut self, message: ServerMessage) {
        match message {
            ServerMessage::Answer(answer) => self.hear_answer(answer),
            // A backup may bring a lost seat back, so the person tries it again later.
            ServerMessage::SeatLost(_) | ServerMessage::Watchers(_) => {}
            ServerMessage::Update(update) => {
                let (number, version) = (self.number, update.version);
                self.world.report().note(|| {
                    let (epoch, stage) = (&update.epoch, update.room.stage);
                    format!("person {number} sees version {version} of {epoch}, {stage:?}")
                });
                let known = self.known.take().filter(|known| known.epoch == update.epoch);
                if let Some(known) = known.filter(|known| known.version > version) {
                    self.world.report().violate(format!(
                        "{}: person {number} knew version {} of {}, and is told {version}",
                        self.room, known.version, known.epoch
                    ));
                }
                self.known = Some(LastUpdate { epoch: update.epoch, version });
                self.seen.store(version, Relaxed);
            }
        }
    }

    fn hear_answer(&mut self, answer: Answer) {
        let number = self.number;
        self.world.report().note(|| format!("person {number} hears {answer:?}"));
        let Some(index) = self.waiting.iter().position(|waiting| waiting.command.id == answer.id) else {
            return;
        };
        let waiting = self.waiting.remove(index);
        let Outcome::Refused(refused) = answer.outcome else { return };
        match (refused.code, waiting.command.deed) {
            (RefusalCode::NoSuchRoom, Deed::Hello(_)) => self.is_gone = true,
            // The seat has another owner, or none.
            (RefusalCode::BadToken | RefusalCode::Removed | RefusalCode::Locked, Deed::Hello(_)) => {
                self.is_refused = true;
            }
            (RefusalCode::Unavailable, deed) if !matches!(deed, Deed::Hello(_)) && chance::one_in(2) => {
                self.again.push(Command { deed, ..waiting.command });
            }
            _ => {}
        }
    }

    fn lose_connection(&mut self) {
        let number = self.number;
        self.world.report().note(|| format!("person {number} has lost the connection"));
        self.connection = None;
        for waiting in std::mem::take(&mut self.waiting) {
            if !matches!(waiting.command.deed, Deed::Hello(_)) && chance::one_in(2) {
                self.again.push(waiting.command);
            }
        }
    }

    /// Disconnects, and forgets unanswered commands.
    fn hang_up(&mut self) {
        self.connection = None;
        self.waiting.clear();
    }

    fn check_patience(&self) {
        let now = self.world.elapsed();
        for waiting in &self.waiting {
            let stopped = self.world.audit().stopped(waiting.node) - waiting.stopped;
            let waited = (now - waiting.since).saturating_sub(stopped);
            if waited > ANSWER_LIMIT {
                self.world.report().violate(format!(
                    "{}: person {} has waited {waited} ms for an answer to {:?}",
                    self.room, self.number, waiting.command
                ));
            }
        }
    }
}
