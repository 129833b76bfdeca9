//! HTTP requests: open a room, take a seat, read a finished game.

use sideboards_protocol::wire::{self, Wire};
use sideboards_protocol::{FinishedGame, NewRoom, NewSeat, RoomInfo, SeatTaken};
use tokio::io::{AsyncReadExt, AsyncWriteExt};
use tokio::net::TcpStream;

use crate::PlayerError;

/// Opens a room and takes its first seat.
pub async fn open_room(host: &str, room: &NewRoom) -> Result<SeatTaken, PlayerError> {
    ask(host, "POST /api/rooms", &wire::write(room)).await
}

/// Takes a seat in a room.
pub async fn take_seat(host: &str, code: &str, name: &str) -> Result<SeatTaken, PlayerError> {
    let seat = NewSeat { name: name.to_owned(), token: None };
    ask(host, &format!("POST /api/rooms/{code}/seats"), &wire::write(&seat)).await
}

/// Reads the public state of a room.
pub async fn room(host: &str, code: &str) -> Result<RoomInfo, PlayerError> {
    ask(host, &format!("GET /api/rooms/{code}"), "").await
}

/// Reads the content file of the box that a room plays with.
pub async fn content(host: &str, code: &str) -> Result<String, PlayerError> {
    match request(host, &format!("GET /api/rooms/{code}/content"), "").await? {
        (200..=299, file) => Ok(file),
        (status, body) => Err(PlayerError::Status { status, body }),
    }
}

/// Reads a finished game; its name is the code of the room, a dash and the number of the game there.
pub async fn finished_game(host: &str, game: &str) -> Result<FinishedGame, PlayerError> {
    ask(host, &format!("GET /api/games/{game}"), "").await
}

async fn ask<T: Wire>(host: &str, what: &str, body: &str) -> Result<T, PlayerError> {
    match request(host, what, body).await? {
        (200..=299, body) => Ok(wire::read(&body)?),
        (status, body) => Err(PlayerError::Status { status, body }),
    }
}

/// Sends a request, such as `GET /readyz`, and returns the status and the body of the answer. It uses HTTP/1.0, so
/// that the answer ends with the connection. Bytes that are not text, as in a picture, become replacement characters.
pub async fn request(host: &str, what: &str, body: &str) -> Result<(u16, String), PlayerError> {
    let mut stream = TcpStream::connect(with_port(host)).await?;
    let length = body.len();
    let head = format!(
        "{what} HTTP/1.0\r\nHost: {host}\r\nContent-Type: application/json\r\nContent-Length: {length}"
    );
    stream.write_all(format!("{head}\r\n\r\n{body}").as_bytes()).await?;
    let mut answer = Vec::new();
    stream.read_to_end(&mut answer).await?;
    let answer = String::from_utf8_lossy(&answer);
    let (status, body) =
        parts(&answer).ok_or_else(|| PlayerError::Lost("the answer is cut off".to_owned()))?;
    Ok((status, body.to_owned()))
}

/// Returns the status and the body of an answer.
fn parts(answer: &str) -> Option<(u16, &str)> {
    let (head, body) = answer.split_once("\r\n\r\n")?;
    Some((head.split(' ').nth(1)?.parse().ok()?, body))
}

/// Returns a host with its port, the default one if it has none.
pub(crate) fn with_port(host: &str) -> String {
    if host.contains(':') { host.to_owned() } else { format!("{host}:80") }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn an_answer_has_a_number_and_a_body() {
        assert_eq!(parts("HTTP/1.1 201 Created\r\nA: b\r\n\r\n{}"), Some((201, "{}")));
        assert_eq!(parts("HTTP/1.1 201 Created\r\nA: b"), None);
        assert_eq!(parts("nonsense\r\n\r\n{}"), None);
    }
}
