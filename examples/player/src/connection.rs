use futures_util::{SinkExt, StreamExt};
use sideboards_protocol::{Command, ServerMessage};
use tokio::net::TcpStream;
use tokio_tungstenite::tungstenite::Message;
use tokio_tungstenite::{WebSocketStream, client_async};

use crate::PlayerError;
use crate::rest::with_port;

/// A WebSocket to a room: commands go out, messages come in, both as JSON.
#[derive(Debug)]
pub struct Connection(WebSocketStream<TcpStream>);

impl Connection {
    /// Connects to a room. The first command has to be a hello.
    pub async fn open(host: &str, code: &str) -> Result<Self, PlayerError> {
        let stream = TcpStream::connect(with_port(host)).await?;
        // A command is one small packet: it should not wait for another one.
        stream.set_nodelay(true)?;
        let (socket, _) = client_async(format!("ws://{host}/ws/rooms/{code}"), stream).await?;
        Ok(Self(socket))
    }

    /// Sends a command.
    pub async fn send(&mut self, command: &Command) -> Result<(), PlayerError> {
        let text = serde_json::to_string(command).expect("commands are JSON");
        Ok(self.0.send(Message::text(text)).await?)
    }

    /// Waits for the next message.
    pub async fn receive(&mut self) -> Result<ServerMessage, PlayerError> {
        loop {
            match self.0.next().await {
                Some(Ok(Message::Text(text))) => return Ok(serde_json::from_str(&text)?),
                // The library answers pings by itself.
                Some(Ok(Message::Ping(_) | Message::Pong(_))) => {}
                Some(Ok(_)) | None => return Err(PlayerError::Lost("the server hung up".to_owned())),
                Some(Err(error)) => return Err(error.into()),
            }
        }
    }
}
