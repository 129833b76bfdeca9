//! A connection between a person and a room on a node, as a socket would make it.

use std::sync::Arc;

use sideboards_protocol::{Answer, Command, Deed, Hello, Outcome, RefusalCode, ServerMessage};
use tokio::sync::{mpsc, watch};
use tokio::time::sleep;

use super::audit::Audit;
use super::chance;
use super::world::{Node, World};
use crate::metrics::GaugeGuard;
use crate::rooms::{Message, Outgoing, Visitor, VisitorId};

/// How many messages may wait for a socket before it is dropped.
const OUTBOX: usize = 32;

/// The person's end of a connection.
#[derive(Debug)]
pub(super) struct Connection {
    pub(super) node: usize,
    commands: mpsc::UnboundedSender<Command>,
    pub(super) letters: mpsc::UnboundedReceiver<ServerMessage>,
    is_reading: watch::Sender<bool>,
}

impl Connection {
    /// Connects, and says hello under an id.
    pub(super) fn open(world: &World, node: &Node, room: String, hello: Hello, id: String) -> Self {
        let (commands, orders) = mpsc::unbounded_channel();
        let (delivery, letters) = mpsc::unbounded_channel();
        let (is_reading, reading) = watch::channel(true);
        let socket = Socket {
            audit: Arc::clone(world.audit()),
            node: node.clone(),
            room,
            token: hello.token.clone(),
            id: VisitorId::new(),
            hello: id,
            deeds: Vec::new(),
            visit: None,
            delivery,
            _counted: node.metrics.connections.enter(),
        };
        node.scope.spawn(socket.serve(hello, orders, reading));
        Self { node: node.index, commands, letters, is_reading }
    }

    pub(super) fn send(&self, command: Command) {
        // A closed socket is noticed when no more messages come.
        let _ = self.commands.send(command);
    }

    /// Starts or stops reading.
    pub(super) fn set_reading(&self, is_reading: bool) {
        self.is_reading.send_replace(is_reading);
    }
}

/// The end of a connection on the node.
struct Socket {
    audit: Arc<Audit>,
    node: Node,
    room: String,
    token: Option<String>,
    id: VisitorId,
    /// The id of the hello.
    hello: String,
    /// Commands without an answer so far.
    deeds: Vec<(String, Deed)>,
    visit: Option<u64>,
    delivery: mpsc::UnboundedSender<ServerMessage>,
    _counted: GaugeGuard,
}

impl Socket {
    async fn serve(
        mut self,
        hello: Hello,
        mut orders: mpsc::UnboundedReceiver<Command>,
        mut reading: watch::Receiver<bool>,
    ) {
        sleep(chance::latency()).await;
        let arrive = |token: &String| self.audit.arrive(&self.room, token, self.node.index);
        self.visit = self.token.as_ref().map(arrive);
        let (outbox, mut outgoing) = mpsc::channel(OUTBOX);
        let visitor = Visitor { id: self.id, address: None, hello, command: self.hello.clone(), outbox };
        let rooms = self.node.rooms.clone();
        let mut door = rooms.door(&self.room);
        rooms.send_by(&mut door, &self.room, Message::Enter(Box::new(visitor))).await;
        loop {
            let is_reading = *reading.borrow_and_update();
            tokio::select! {
                biased;
                letter = outgoing.recv(), if is_reading => {
                    let (texts, is_last) = match letter.map(|letter| *letter) {
                        Some(Outgoing::Texts(texts)) => (texts, false),
                        Some(Outgoing::Goodbye(texts, _)) => (texts, true),
                        None => break,
                    };
                    for text in texts {
                        self.deliver(serde_json::from_str(&text).expect("messages are JSON"));
                    }
                    if is_last {
                        break;
                    }
                }
                command = orders.recv() => {
                    let Some(command) = command else { break };
                    if chance::one_in(4) {
                        sleep(chance::latency()).await;
                    }
                    self.deeds.push((command.id.clone(), command.deed.clone()));
                    rooms.send_by(&mut door, &self.room, Message::Command(self.id, Box::new(command))).await;
                }
                changed = reading.changed() => {
                    if changed.is_err() {
                        break;
                    }
                }
            }
        }
        rooms.send_by(&mut door, &self.room, Message::Leave(self.id)).await;
    }

    /// Checks a message of the node, and passes it on.
    fn deliver(&mut self, message: ServerMessage) {
        match &message {
            ServerMessage::Update(update) => self.audit.told(&self.room, self.token.as_deref(), update),
            ServerMessage::Answer(answer) => self.check_answer(answer),
            ServerMessage::SeatLost(_) | ServerMessage::Watchers(_) => {}
        }
        // The person may be gone.
        let _ = self.delivery.send(message);
    }
}

impl Socket {
    fn check_answer(&mut self, answer: &Answer) {
        // Answers to commands with the same id come in their order.
        let asked =
            self.deeds.iter().position(|(id, _)| *id == answer.id).map(|index| self.deeds.remove(index));
        match (&answer.outcome, asked) {
            (Outcome::Accepted(accepted), Some((id, deed))) => {
                self.audit.acknowledged(&self.room, &id, &deed, accepted.version);
            }
            (Outcome::Accepted(_), None) if answer.id == self.hello => {
                self.visit.into_iter().for_each(|visit| self.audit.let_in(visit));
            }
            (Outcome::Refused(refused), _) if refused.code == RefusalCode::Unavailable => {
                self.audit.unavailable(&self.room, self.node.index);
            }
            _ => {}
        }
    }
}

impl Drop for Socket {
    fn drop(&mut self) {
        if let Some(visit) = self.visit {
            self.audit.depart(visit);
        }
    }
}
