use std::fs::File;
use std::path::{Path, PathBuf};
use std::process::{Child, Command, Stdio};
use std::time::{Duration, Instant};

use anyhow::{Context, Result, bail};
use postgres_for_tests::free_port;
use sideboards_example_player::rest;

use crate::place::Place;
use crate::usage::Usage;

/// How long a server may take until it is ready.
const PATIENCE: Duration = Duration::from_secs(20);

/// A server that we started. It can be killed and started again; dropped, it is killed.
#[derive(Debug)]
pub(crate) struct Server {
    program: PathBuf,
    database: String,
    log: PathBuf,
    host: String,
    child: Option<Child>,
}

impl Server {
    /// Starts a server and waits until it is ready.
    pub(crate) async fn start(program: &Path, place: &Place) -> Result<Self> {
        let port = free_port()?;
        let mut server = Self {
            program: program.to_owned(),
            database: place.url().to_owned(),
            log: place.folder().join(format!("server-{port}.log")),
            host: format!("127.0.0.1:{port}"),
            child: None,
        };
        server.start_again().await?;
        Ok(server)
    }

    /// Gives host and port.
    pub(crate) fn host(&self) -> &str {
        &self.host
    }

    /// Tells what it has used so far.
    pub(crate) fn usage(&self) -> Result<Usage> {
        Usage::of(self.child.as_ref().context("the server is dead")?.id())
    }

    /// Reads one of the numbers that it counts.
    pub(crate) async fn metric(&self, name: &str) -> Result<u64> {
        let (_, text) = rest::request(&self.host, "GET /metrics", "").await?;
        let value = text.lines().find_map(|line| line.strip_prefix(name)?.strip_prefix(' '));
        value.with_context(|| format!("/metrics has no {name}"))?.parse().context("a number that is none")
    }

    /// Ends it at once: it has no chance to write or to say anything.
    pub(crate) fn kill(&mut self) -> Result<()> {
        if let Some(mut child) = self.child.take() {
            child.kill()?;
            child.wait()?;
        }
        Ok(())
    }

    /// Starts it again after [`Self::kill`], at the same address and on the same database.
    pub(crate) async fn start_again(&mut self) -> Result<()> {
        let log = File::options().create(true).append(true).open(&self.log)?;
        let child = Command::new(&self.program)
            .args(["serve", "--listen", &self.host, "--database", &self.database])
            // Everybody comes from the same address, as quickly as possible.
            .args(["--limit-rooms", "0", "--limit-connections", "0", "--limit-commands", "0"])
            .args(["--log-level", "warn"])
            .stdin(Stdio::null())
            .stdout(log.try_clone()?)
            .stderr(log)
            .spawn()
            .with_context(|| format!("{} does not start", self.program.display()))?;
        self.child = Some(child);
        self.ready().await
    }

    async fn ready(&mut self) -> Result<()> {
        let begin = Instant::now();
        while !matches!(rest::request(&self.host, "GET /readyz", "").await, Ok((200, _))) {
            let child = self.child.as_mut().context("the server is dead")?;
            if let Some(status) = child.try_wait()? {
                bail!("the server ended, {status}:\n{}", self.log());
            }
            if begin.elapsed() > PATIENCE {
                bail!("the server is not ready after {} s:\n{}", PATIENCE.as_secs(), self.log());
            }
            tokio::time::sleep(Duration::from_millis(10)).await;
        }
        Ok(())
    }

    /// Gives what it said.
    pub(crate) fn log(&self) -> String {
        std::fs::read_to_string(&self.log).unwrap_or_default()
    }
}

impl Drop for Server {
    fn drop(&mut self) {
        // If it cannot be killed it is dead.
        let _ = self.kill();
    }
}
