//! A WebSocket: commands in, answers and updates out. Input changes nothing until the room has judged it.

mod end;
mod handshake;
mod meter;

use std::sync::Arc;
use std::time::Duration;

use axum::extract::{Extension, Path, State as Extract};
use axum::http::header::RETRY_AFTER;
use axum::http::{HeaderMap, StatusCode};
use axum::response::{IntoResponse, Response};
use futures_util::future::BoxFuture;
use futures_util::stream::FuturesUnordered;
use futures_util::{FutureExt, SinkExt, StreamExt};
use hyper::upgrade::Upgraded;
use hyper_util::rt::TokioIo;
use serde::Deserialize;
use sideboards_protocol::{
    Answer, Command, Deed, MAX_ID, MAX_MESSAGE, Object, Outcome, PROTOCOL, RefusalCode, Refused,
    ServerMessage,
};
use tokio::io::AsyncWriteExt;
use tokio::sync::mpsc;
use tokio::time::{sleep, timeout};
use tokio_tungstenite::WebSocketStream;
use tokio_tungstenite::tungstenite::protocol::frame::Frame as RawFrame;
use tokio_tungstenite::tungstenite::protocol::frame::coding::{Data, OpCode};
use tokio_tungstenite::tungstenite::protocol::{Role, WebSocketConfig};
use tokio_tungstenite::tungstenite::{Error, Message as Frame, Utf8Bytes};

use self::end::CloseReason;
use self::handshake::Handshake;
use self::meter::Meter;
use crate::client::Client;
use crate::connections::{ConnectionStage, Permit};
use crate::gate::{Bucket, Ticket, Wait};
use crate::metrics::{GaugeGuard, Metrics};
use crate::rooms::{Door, Farewell, Message, Outgoing, OutgoingSender, Visitor, VisitorId};
use crate::secret;
use crate::state::Server;

/// How long a new socket may be silent.
const HELLO_TIMEOUT: Duration = Duration::from_secs(15);

/// How often a ping is sent, and how long its answer may take.
const PULSE: Duration = Duration::from_secs(30);
const MISSED_PULSES: u32 = 3;

/// How long a client may take to read a message.
const WRITE_TIMEOUT: Duration = Duration::from_secs(20);

/// How many messages may wait for a socket before it is closed.
const OUTBOX: usize = 32;

/// Bytes read at once: commands are short, and there may be ten thousand sockets.
const READ_BUFFER: usize = 512;

/// Longest head of an unmasked frame, in bytes.
const FRAME_HEAD: usize = 10;

/// When to retry if all connections of an address are in use: only their owner knows when one will be free.
const CONNECTION_WAIT: Wait = Wait { seconds: 10 };

/// Upgrades a request to a WebSocket.
pub(crate) async fn connect(
    Extract(server): Extract<Arc<Server>>,
    Path(room): Path<String>,
    client: Client,
    headers: HeaderMap,
    permit: Option<Extension<Arc<Permit>>>,
    handshake: Handshake,
) -> Response {
    if !server.hosts.is_own_page(&headers) {
        return (StatusCode::FORBIDDEN, "requests from pages of other sites are refused\n").into_response();
    }
    if !secret::is_room_code(&room) {
        return StatusCode::NOT_FOUND.into_response();
    }
    let ticket = (server.gate.may_ask(client.address))
        .and_then(|()| server.gate.connect(client.address).ok_or(CONNECTION_WAIT));
    let ticket = match ticket {
        Ok(ticket) => ticket,
        Err(Wait { seconds }) => {
            Metrics::count(&server.metrics.turned_away);
            let headers = [(RETRY_AFTER, seconds.to_string())];
            let why = "too many connections from this address\n";
            return (StatusCode::TOO_MANY_REQUESTS, headers, why).into_response();
        }
    };
    let permit = permit.map(|Extension(permit)| permit);
    // Counted before the handshake, so a server that stops waits for sockets that are still opening.
    let counted = server.metrics.connections.enter();
    handshake.accept(async move |stream| {
        if let Some(permit) = &permit {
            permit.enter(ConnectionStage::Watching);
        }
        let config = WebSocketConfig::default()
            .max_message_size(Some(MAX_MESSAGE))
            .max_frame_size(Some(MAX_MESSAGE))
            .read_buffer_size(READ_BUFFER)
            .write_buffer_size(0)
            .max_write_buffer_size(1 << 20);
        let stream = Meter::new(stream, server.gate.frames());
        let socket = WebSocketStream::from_raw_socket(stream, Role::Server, Some(config)).await;
        Connection::new(server, room, socket, permit, ticket, counted).run().await;
    })
}

/// Wakes an idle socket.
enum Alarm {
    /// Time to send a ping.
    Pulse,
    /// The server closes the connection.
    CloseReason(CloseReason),
}

struct Connection {
    server: Arc<Server>,
    room: String,
    /// Found after the hello, so that idle sockets load no rooms.
    door: Option<Door>,
    socket: WebSocketStream<Meter<TokioIo<Upgraded>>>,
    id: VisitorId,
    commands: Bucket,
    /// Records the connection's stage; absent where another program accepts connections.
    permit: Option<Arc<Permit>>,
    /// Whether a token was accepted, or may still be.
    has_token: bool,
    ticket: Ticket,
    _counted: GaugeGuard,
}

impl Connection {
    fn new(
        server: Arc<Server>,
        room: String,
        socket: WebSocketStream<Meter<TokioIo<Upgraded>>>,
        permit: Option<Arc<Permit>>,
        ticket: Ticket,
        counted: GaugeGuard,
    ) -> Self {
        let commands = server.gate.commands();
        Self {
            server,
            room,
            door: None,
            socket,
            id: VisitorId::new(),
            commands,
            permit,
            has_token: false,
            ticket,
            _counted: counted,
        }
    }

    async fn run(mut self) {
        let (outbox, mut letters) = mpsc::channel(OUTBOX);
        let greeted = self.hello(outbox).await;
        let is_in = greeted.is_ok();
        let end = match greeted {
            Ok(()) => self.serve(&mut letters).await,
            Err(end) => end,
        };
        if is_in {
            self.tell_room(Message::Leave(self.id)).await;
        }
        end.close(&mut self.socket).await;
    }

    /// Waits for the hello, and enters the room.
    async fn hello(&mut self, outbox: OutgoingSender) -> Result<(), CloseReason> {
        let interruption = self.interruption();
        let frame = tokio::select! {
            frame = timeout(HELLO_TIMEOUT, self.first()) => frame.map_err(|_| CloseReason::NoHello)??,
            end = interruption => return Err(end),
        };
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
                self.has_token = hello.token.is_some();
                let visitor = Visitor {
                    id: self.id,
                    address: Some(self.ticket.address()),
                    hello,
                    command: command.id,
                    outbox,
                };
                self.tell_room(Message::Enter(Box::new(visitor))).await;
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

    async fn turn_away(&mut self, answer: Answer) -> CloseReason {
        match self.send(vec![write(answer)]).await {
            Ok(()) => CloseReason::Refused,
            Err(end) => end,
        }
    }

    async fn serve(&mut self, letters: &mut mpsc::Receiver<Box<Outgoing>>) -> CloseReason {
        // Polled when they go off, not with every message.
        let mut alarms: FuturesUnordered<BoxFuture<'static, Alarm>> = FuturesUnordered::new();
        alarms.push(self.interruption().map(Alarm::CloseReason).boxed());
        alarms.push(sleep(PULSE).map(|()| Alarm::Pulse).boxed());
        let mut missed = 0;
        loop {
            let result = tokio::select! {
                letter = letters.recv() => match letter.map(|letter| *letter) {
                    Some(Outgoing::Texts(texts)) => {
                        self.note_seat();
                        self.send(texts).await
                    }
                    Some(Outgoing::Goodbye(texts, Farewell::Refused)) => self.send(texts).await.and(Err(CloseReason::Refused)),
                    Some(Outgoing::Goodbye(texts, Farewell::TryAgain)) => self.send(texts).await.and(Err(CloseReason::TryAgain)),
                    // The room dropped the socket because it reads too slowly.
                    None => Err(CloseReason::TooSlow),
                },
                frame = self.next() => {
                    missed = 0;
                    match frame {
                        Ok(frame) => self.take(&frame).await,
                        Err(end) => Err(end),
                    }
                }
                Some(alarm) = alarms.next() => match alarm {
                    Alarm::Pulse if missed == MISSED_PULSES => Err(CloseReason::Gone),
                    Alarm::Pulse => {
                        missed += 1;
                        alarms.push(sleep(PULSE).map(|()| Alarm::Pulse).boxed());
                        self.ping().await
                    }
                    Alarm::CloseReason(end) => Err(end),
                },
            };
            if let Err(end) = result {
                return end;
            }
        }
    }

    /// Waits until the server wants to close the connection.
    fn interruption(&self) -> impl Future<Output = CloseReason> + use<> {
        let (mut stopping, permit) = (self.server.stopping.clone(), self.permit.clone());
        async move {
            let stopped = async { drop(stopping.wait_for(|stopping| *stopping).await) };
            let evicted = async {
                match &permit {
                    Some(permit) => permit.evicted().await,
                    None => std::future::pending().await,
                }
            };
            tokio::select! {
                () = stopped => CloseReason::Restart,
                () = evicted => CloseReason::Full,
            }
        }
    }

    /// Records that the room accepted the token: players keep their connection when the server is full.
    fn note_seat(&mut self) {
        if std::mem::take(&mut self.has_token)
            && let Some(permit) = &self.permit
        {
            permit.enter(ConnectionStage::Seated);
        }
    }

    /// Waits for the first message.
    async fn first(&mut self) -> Result<Frame, CloseReason> {
        loop {
            let frame = self.next().await?;
            if !matches!(frame, Frame::Ping(_) | Frame::Pong(_)) {
                return Ok(frame);
            }
        }
    }

    /// Waits for the next message or pong.
    async fn next(&mut self) -> Result<Frame, CloseReason> {
        match self.socket.next().await {
            Some(Ok(Frame::Close(_))) => Err(CloseReason::Closed),
            Some(Ok(frame)) => Ok(frame),
            Some(Err(error)) => Err(error.into()),
            None => Err(CloseReason::Gone),
        }
    }

    /// Passes a command to the room. Every frame counts, and too many of them end the connection: see [`Meter`].
    async fn take(&mut self, frame: &Frame) -> Result<(), CloseReason> {
        let is_allowed = self.commands.take();
        if matches!(frame, Frame::Ping(_) | Frame::Pong(_)) {
            return Ok(());
        }
        if !is_allowed {
            Metrics::count(&self.server.metrics.turned_away);
            let id = read(frame).map_or_else(|answer| answer.id, |command| command.id);
            let refused = Refused::new(RefusalCode::TooMany, "too many commands; wait a moment");
            return self.send(vec![write(Answer { id, outcome: Outcome::Refused(refused) })]).await;
        }
        match read(frame) {
            Ok(command) => {
                self.tell_room(Message::Command(self.id, Box::new(command))).await;
                Ok(())
            }
            Err(answer) => self.send(vec![write(answer)]).await,
        }
    }

    async fn tell_room(&mut self, message: Message) {
        let door = self.door.get_or_insert_with(|| self.server.rooms.door(&self.room));
        self.server.rooms.send_by(door, &self.room, message).await;
    }

    /// Sends texts without the library, which would keep a buffer of the longest one for every socket.
    async fn send(&mut self, texts: Vec<Utf8Bytes>) -> Result<(), CloseReason> {
        let socket = &mut self.socket;
        let all = async move {
            // Flush the library's pending frames first, such as the answer to a ping.
            socket.flush().await?;
            let stream = socket.get_mut();
            stream.write_all(&frames(texts)?).await?;
            stream.flush().await?;
            Ok::<_, Error>(())
        };
        match timeout(WRITE_TIMEOUT, all).await {
            Ok(Ok(())) => Ok(()),
            Ok(Err(_)) | Err(_) => Err(CloseReason::Gone),
        }
    }

    async fn ping(&mut self) -> Result<(), CloseReason> {
        let ping = self.socket.send(Frame::Ping(Vec::new().into()));
        timeout(WRITE_TIMEOUT, ping).await.ok().and_then(Result::ok).ok_or(CloseReason::Gone)
    }
}

/// Encodes texts as frames. Short ones are sent in one packet: an answer and an update go together.
fn frames(texts: Vec<Utf8Bytes>) -> Result<Vec<u8>, Error> {
    let mut frames = Vec::with_capacity(texts.iter().map(|text| text.len() + FRAME_HEAD).sum());
    for text in texts {
        RawFrame::message(text, OpCode::Data(Data::Text), true).format(&mut frames)?;
    }
    Ok(frames)
}

/// Reads a command.
fn read(frame: &Frame) -> Result<Command, Answer> {
    let refuse = |id: String, message: String| {
        let refused = Refused::new(RefusalCode::Malformed, message);
        Answer { id, outcome: Outcome::Refused(refused) }
    };
    let Frame::Text(text) = frame else { return Err(refuse(String::new(), "commands are text".to_owned())) };
    let Object(command): Object<Command> =
        serde_json::from_str(text).map_err(|error| refuse(id_of(text), error.to_string()))?;
    if command.id.len() > MAX_ID {
        // The whole id, or its client would wait for an answer for ever.
        return Err(refuse(command.id, format!("an id has at most {MAX_ID} bytes")));
    }
    Ok(command)
}

/// Finds the id of an unreadable command, so that its client learns which one it was.
fn id_of(text: &str) -> String {
    #[derive(Deserialize)]
    struct Named {
        id: String,
    }
    serde_json::from_str(text).map(|Object(Named { id })| id).unwrap_or_default()
}

fn write(answer: Answer) -> Utf8Bytes {
    serde_json::to_string(&ServerMessage::Answer(answer)).expect("answers are JSON").into()
}
