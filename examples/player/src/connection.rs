use futures_util::{SinkExt, StreamExt};
use tokio::net::TcpStream;
use tokio_tungstenite::tungstenite::Message;
use tokio_tungstenite::{WebSocketStream, client_async};

use crate::PlayerError;
use crate::rest::with_port;

/// A WebSocket to a room, which carries texts.
#[derive(Debug)]
pub struct Connection(WebSocketStream<TcpStream>);

impl Connection {
    /// Connects to a room. The first command has to be a hello.
    pub async fn open(host: &str, code: &str) -> Result<Self, PlayerError> {
        let stream = TcpStream::connect(with_port(host)).await?;
        // A command is one small packet and should not be delayed.
        stream.set_nodelay(true)?;
        let (socket, _) = client_async(format!("ws://{host}/ws/rooms/{code}"), stream).await?;
        Ok(Self(socket))
    }

    /// Sends a text.
    pub async fn send(&mut self, text: String) -> Result<(), PlayerError> {
        Ok(self.0.send(Message::text(text)).await?)
    }

    /// Waits for the next text.
    pub async fn receive(&mut self) -> Result<String, PlayerError> {
        loop {
            match self.0.next().await {
                Some(Ok(Message::Text(text))) => return Ok(text.as_str().to_owned()),
                // The library answers pings by itself.
                Some(Ok(Message::Ping(_) | Message::Pong(_))) => {}
                Some(Ok(_)) | None => return Err(PlayerError::Lost("the server hung up".to_owned())),
                Some(Err(error)) => return Err(error.into()),
            }
        }
    }
}
