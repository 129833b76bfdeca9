//! A socket: commands in, answers and updates out. Whatever comes in, the room stays as it is until it has judged it.

use std::sync::Arc;
use std::sync::atomic::Ordering::Relaxed;
use std::time::Duration;

use axum::extract::ws::{CloseFrame, Message as Frame, Utf8Bytes, WebSocket, WebSocketUpgrade, close_code};
use axum::extract::{Path, State as Extract};
use axum::http::{HeaderMap, StatusCode};
use axum::response::{IntoResponse, Response};
use futures_util::SinkExt;
use sideboards_protocol::{
    Answer, Command, Deed, MAX_ID, MAX_MESSAGE, Outcome, PROTOCOL, RefusalCode, Refused, ServerMessage,
};
use tokio::sync::mpsc;
use tokio::time::{Instant, interval_at, timeout};

use crate::client::Client;
use crate::gate::{Bucket, Ticket};
use crate::metrics::Metrics;
use crate::rooms::{Door, Farewell, Message, Outgoing, Visitor, VisitorId};
use crate::secret;
use crate::state::Server;

/// How long a new socket may be silent.
const HELLO: Duration = Duration::from_secs(15);

/// How often a socket is asked for a sign of life, and how often it may fail to give one.
const PULSE: Duration = Duration::from_secs(30);
const MISSED_PULSES: u32 = 3;

/// How long a socket may take to read.
const PATIENCE: Duration = Duration::from_secs(20);

/// How long a goodbye may take.
const GOODBYE: Duration = Duration::from_secs(3);

/// How many messages may wait for a socket before it is let go.
const OUTBOX: usize = 32;

/// How many commands beyond its limit a socket may send before it is closed.
const ABUSE: u32 = 200;

/// How many bytes are read at once: a command is short, and there may be ten thousand sockets.
const READ_BUFFER: usize = 1024;

/// How many bytes are gathered before they are sent: an answer and an update go together.
const WRITE_BUFFER: usize = 8192;

/// Makes a socket of a request.
pub(crate) async fn connect(
    Extract(server): Extract<Arc<Server>>,
    Path(room): Path<String>,
    client: Client,
    headers: HeaderMap,
    upgrade: WebSocketUpgrade,
) -> Response {
    if !server.is_own_page(&headers) {
        return (StatusCode::FORBIDDEN, "pages of others may not play here").into_response();
    }
    if !secret::is_room_code(&room) {
        return StatusCode::NOT_FOUND.into_response();
    }
    let ticket = Some(()).filter(|()| server.gate.may_ask(client.address));
    let Some(ticket) = ticket.and_then(|()| server.gate.connect(client.address)) else {
        Metrics::count(&server.metrics.turned_away);
        return (StatusCode::TOO_MANY_REQUESTS, "too many connections from this address").into_response();
    };
    upgrade
        .max_message_size(MAX_MESSAGE)
        .max_frame_size(MAX_MESSAGE)
        .read_buffer_size(READ_BUFFER)
        .write_buffer_size(WRITE_BUFFER)
        .max_write_buffer_size(1 << 20)
        .on_upgrade(move |socket| Connection::new(server, room, socket, ticket).run())
}

struct Connection {
    server: Arc<Server>,
    room: String,
    /// Found when somebody has said hello: a room that nobody asks for is not looked for.
    door: Option<Door>,
    socket: WebSocket,
    id: VisitorId,
    commands: Bucket,
    abuse: u32,
    _ticket: Ticket,
}

/// Why a connection ends.
enum End {
    /// The other side went, or nothing can be sent.
    Gone,
    /// We end it.
    Close(u16, &'static str),
}

impl Connection {
    fn new(server: Arc<Server>, room: String, socket: WebSocket, ticket: Ticket) -> Self {
        Metrics::count(&server.metrics.connections);
        let commands = server.gate.commands();
        Self { server, room, door: None, socket, id: VisitorId::new(), commands, abuse: 0, _ticket: ticket }
    }

    async fn run(mut self) {
        let (outbox, mut letters) = mpsc::channel(OUTBOX);
        let greeted = self.hello(outbox).await;
        let is_in = greeted.is_ok();
        let end = match greeted {
            Ok(()) => self.serve(&mut letters).await,
            Err(end) => end,
        };
        if let End::Close(code, reason) = end {
            let frame = CloseFrame { code, reason: reason.into() };
            // It is over whether the other side hears it or not.
            let _ = timeout(GOODBYE, self.socket.send(Frame::Close(Some(frame)))).await;
        }
        if is_in {
            self.tell_room(Message::Leave(self.id)).await;
        }
        self.server.metrics.connections.fetch_sub(1, Relaxed);
    }

    /// Waits for the hello, and goes to the room with it.
    async fn hello(&mut self, outbox: mpsc::Sender<Outgoing>) -> Result<(), End> {
        let silent = End::Close(close_code::POLICY, "nobody said hello");
        let frame = timeout(HELLO, self.next()).await.map_err(|_| silent)??;
        let command = match read(&frame) {
            Ok(command) => command,
            Err(answer) => return Err(self.turn_away(answer).await),
        };
        let refuse = |code, message| Answer {
            id: command.id.clone(),
            outcome: Outcome::Refused(Refused::new(code, message)),
        };
        match command.deed {
            Deed::Hello(hello) if hello.protocol == PROTOCOL => {
                let visitor = Visitor { id: self.id, hello, command: command.id, outbox };
                self.tell_room(Message::Enter(visitor)).await;
                Ok(())
            }
            Deed::Hello(_) => {
                let answer = refuse(RefusalCode::Protocol, format!("this server speaks version {PROTOCOL}"));
                Err(self.turn_away(answer).await)
            }
            _ => {
                let answer = refuse(RefusalCode::HelloFirst, "the first command is hello".to_owned());
                Err(self.turn_away(answer).await)
            }
        }
    }

    async fn turn_away(&mut self, answer: Answer) -> End {
        match self.send(vec![write(answer)]).await {
            Ok(()) => End::Close(close_code::POLICY, "refused"),
            Err(end) => end,
        }
    }

    async fn serve(&mut self, letters: &mut mpsc::Receiver<Outgoing>) -> End {
        let mut stopping = self.server.stopping.clone();
        // What comes of it is a lock, which must not be held while we wait.
        let stopped = async move { drop(stopping.wait_for(|stopping| *stopping).await) };
        tokio::pin!(stopped);
        let mut pulse = interval_at(Instant::now() + PULSE, PULSE);
        let mut missed = 0;
        loop {
            let result = tokio::select! {
                letter = letters.recv() => match letter {
                    Some(Outgoing::Texts(texts)) => self.send(texts).await,
                    Some(Outgoing::Goodbye(texts, farewell)) => match (self.send(texts).await, farewell) {
                        (Ok(()), Farewell::Refused) => Err(End::Close(close_code::POLICY, "refused")),
                        (Ok(()), Farewell::TryAgain) => Err(End::Close(close_code::AGAIN, "try again")),
                        (gone, _) => gone,
                    },
                    // The room has let us go because we did not read.
                    None => Err(End::Close(close_code::AGAIN, "too slow; come back")),
                },
                frame = self.next() => {
                    missed = 0;
                    match frame {
                        Ok(frame) => self.take(&frame).await,
                        Err(end) => Err(end),
                    }
                }
                _ = pulse.tick() => {
                    missed += 1;
                    if missed > MISSED_PULSES {
                        Err(End::Gone)
                    } else {
                        self.ping().await
                    }
                }
                () = &mut stopped => {
                    Err(End::Close(close_code::RESTART, "the server restarts; come back"))
                }
            };
            if let Err(end) = result {
                return end;
            }
        }
    }

    /// Waits for the next frame that is a message or a sign of life.
    async fn next(&mut self) -> Result<Frame, End> {
        match self.socket.recv().await {
            Some(Ok(Frame::Close(_)) | Err(_)) | None => Err(End::Gone),
            Some(Ok(frame)) => Ok(frame),
        }
    }

    /// Takes a command to the room.
    async fn take(&mut self, frame: &Frame) -> Result<(), End> {
        if matches!(frame, Frame::Ping(_) | Frame::Pong(_)) {
            return Ok(());
        }
        if !self.commands.take() {
            Metrics::count(&self.server.metrics.turned_away);
            self.abuse += 1;
            if self.abuse > ABUSE {
                return Err(End::Close(close_code::POLICY, "too many commands"));
            }
            let id = read(frame).map(|command| command.id).unwrap_or_default();
            let refused = Refused::new(RefusalCode::TooMany, "too many commands; wait a moment");
            return self.send(vec![write(Answer { id, outcome: Outcome::Refused(refused) })]).await;
        }
        match read(frame) {
            Ok(command) => {
                self.tell_room(Message::Command(self.id, command)).await;
                Ok(())
            }
            Err(answer) => self.send(vec![write(answer)]).await,
        }
    }

    async fn tell_room(&mut self, message: Message) {
        let door = self.door.get_or_insert_with(|| self.server.rooms.door(&self.room));
        self.server.rooms.send_by(door, &self.room, message).await;
    }

    async fn send(&mut self, texts: Vec<Utf8Bytes>) -> Result<(), End> {
        let socket = &mut self.socket;
        let all = async move {
            for text in texts {
                socket.feed(Frame::Text(text)).await?;
            }
            socket.flush().await
        };
        match timeout(PATIENCE, all).await {
            Ok(Ok(())) => Ok(()),
            Ok(Err(_)) | Err(_) => Err(End::Gone),
        }
    }

    async fn ping(&mut self) -> Result<(), End> {
        let ping = self.socket.send(Frame::Ping(Vec::new().into()));
        timeout(PATIENCE, ping).await.ok().and_then(Result::ok).ok_or(End::Gone)
    }
}

/// Reads a command.
fn read(frame: &Frame) -> Result<Command, Answer> {
    let refuse = |message: String| {
        let refused = Refused::new(RefusalCode::Malformed, message);
        Answer { id: String::new(), outcome: Outcome::Refused(refused) }
    };
    let Frame::Text(text) = frame else { return Err(refuse("commands are text".to_owned())) };
    let command: Command = serde_json::from_str(text).map_err(|error| refuse(error.to_string()))?;
    if command.id.len() > MAX_ID {
        return Err(refuse(format!("an id has at most {MAX_ID} bytes")));
    }
    Ok(command)
}

fn write(answer: Answer) -> Utf8Bytes {
    serde_json::to_string(&ServerMessage::Answer(answer)).expect("answers are JSON").into()
}
