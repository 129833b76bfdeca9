//! Tables of four: rooms with four seats, each with its own connection.

use std::rc::Rc;

use anyhow::{Context, Result, bail};
use sideboards_example_player::rest;
use sideboards_protocol as protocol;
use sideboards_protocol::{Command, Deed, Hello, NewRoom, PROTOCOL, Settings};
use tokio::task::JoinSet;

use crate::message::{Message, Outcome};
use crate::raw_socket::RawSocket;

/// Seats at a table.
pub(crate) const SEATS: usize = 4;

/// How many rooms are opened at the same time.
const WORKERS: usize = 16;

/// A room, and the connections of its players, the host first.
#[derive(Debug)]
pub(crate) struct FullRoom {
    pub(crate) seats: [RawSocket; SEATS],
}

impl FullRoom {
    /// Opens a number of rooms and deals a game in each.
    pub(crate) async fn many(host: &str, count: usize) -> Result<Vec<Self>> {
        let host: Rc<str> = host.into();
        let mut workers = JoinSet::new();
        for worker in 0..WORKERS {
            let host = Rc::clone(&host);
            workers.spawn_local(async move {
                let mut tables = Vec::new();
                for _ in (worker..count).step_by(WORKERS) {
                    tables.push(Self::open(&host).await.context("a room cannot be opened")?);
                }
                anyhow::Ok(tables)
            });
        }
        let mut tables = Vec::new();
        while let Some(some) = workers.join_next().await {
            tables.extend(some??);
        }
        Ok(tables)
    }

    async fn open(host: &str) -> Result<Self> {
        let room =
            NewRoom { name: "Load 1".to_owned(), settings: Settings::default(), content: None, token: None };
        let first = rest::open_room(host, &room).await?;
        let mut seats = vec![connect(host, &first.room, &first.token).await?];
        for number in 2..=SEATS {
            let seat = rest::take_seat(host, &first.room, &format!("Load {number}")).await?;
            seats.push(connect(host, &seat.room, &seat.token).await?);
        }
        ask(&mut seats[0], "start", Deed::Start).await?;
        Ok(Self { seats: seats.try_into().expect("as many as there are seats") })
    }
}

async fn connect(host: &str, code: &str, token: &str) -> Result<RawSocket> {
    let mut wire = RawSocket::open(host, &format!("/ws/rooms/{code}")).await?;
    let hello =
        Hello { protocol: PROTOCOL, token: Some(token.to_owned()), since: None, epoch: None, name: None };
    ask(&mut wire, "hello", Deed::Hello(hello)).await?;
    Ok(wire)
}

/// Sends a command and waits until it is accepted.
async fn ask(wire: &mut RawSocket, id: &str, deed: Deed) -> Result<()> {
    let command = Command { id: id.to_owned(), version: 0, deed };
    wire.send(&protocol::wire::write(&command)).await?;
    loop {
        wire.receive().await?;
        for text in wire.texts() {
            match Message::read(text)? {
                Message::Answer(answer) => match answer.outcome {
                    Outcome::Accepted { .. } => return Ok(()),
                    Outcome::Refused { message } => bail!("{} is refused: {message}", answer.id),
                },
                Message::Update(_) | Message::Watchers(_) => {}
            }
        }
    }
}
