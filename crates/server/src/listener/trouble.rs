//! Episodes in which accepting connections fails.

use std::io;
use std::time::Duration;

use tokio::time::{Instant, sleep};

use crate::connections::Connections;

/// How long to wait before accepting again.
const PAUSE: Duration = Duration::from_millis(100);

/// How long accepting has to work before an episode of errors is over.
const RECOVERY: Duration = Duration::from_secs(30);

/// An episode in which the system refuses connections, usually for lack of descriptors.
#[derive(Debug, Default)]
pub(super) struct Trouble {
    last: Option<Instant>,
}

impl Trouble {
    /// Makes room and waits a moment. Only the first error of an episode is logged.
    pub(super) async fn wait(&mut self, error: &io::Error, connections: &Connections) {
        // The client disconnected before it was accepted.
        let is_passing = matches!(
            error.kind(),
            io::ErrorKind::ConnectionRefused
                | io::ErrorKind::ConnectionAborted
                | io::ErrorKind::ConnectionReset
                | io::ErrorKind::Interrupted
        );
        if is_passing {
            return;
        }
        if self.last.replace(Instant::now()).is_none() {
            tracing::error!(%error, "cannot accept connections; idle ones are closed");
        }
        connections.make_room();
        sleep(PAUSE).await;
    }

    /// Notes that accepting works, which ends the episode after a while.
    pub(super) fn accepted(&mut self) {
        if self.last.is_some_and(|last| last.elapsed() > RECOVERY) {
            tracing::info!("connections are accepted again");
            self.last = None;
        }
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[tokio::test(start_paused = true)]
    async fn an_episode_lasts_until_accepting_has_worked_for_a_while() {
        let (connections, mut trouble) = (Connections::new(0, 0), Trouble::default());
        trouble.wait(&io::ErrorKind::ConnectionAborted.into(), &connections).await;
        assert!(trouble.last.is_none(), "a client that hangs up is no trouble");
        let begun = Instant::now();
        trouble.wait(&io::Error::from_raw_os_error(24), &connections).await;
        assert_eq!(begun.elapsed(), PAUSE, "no busy loop");
        trouble.accepted();
        assert!(trouble.last.is_some(), "one success is not the end of it");
        sleep(RECOVERY).await;
        trouble.accepted();
        assert!(trouble.last.is_none());
    }
}
