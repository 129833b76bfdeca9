//! Runs Caddy in front of servers.

use std::fs::File;
use std::path::{Path, PathBuf};
use std::process::{Child, Command, Stdio};
use std::time::Duration;

use anyhow::{Context, Result, bail};
use postgres_for_tests::free_port;
use sideboards_example_player::rest;

use crate::run_folder::RunFolder;
use crate::wait::until;

/// How long Caddy may take to answer.
const START_TIMEOUT: Duration = Duration::from_secs(15);

/// A Caddy in front of some servers, killed when dropped.
#[derive(Debug)]
pub(crate) struct Caddy {
    host: String,
    log: PathBuf,
    child: Child,
}

impl Caddy {
    /// Starts Caddy with the recommended configuration, and waits until requests reach a server.
    pub(crate) async fn start(caddyfile: &Path, nodes: &[&str], place: &RunFolder) -> Result<Self> {
        let host = format!("127.0.0.1:{}", free_port()?);
        let log = place.folder().join("caddy.log");
        let file = File::create(&log)?;
        let child = Command::new("caddy")
            .args(["run", "--adapter", "caddyfile", "--config"])
            .arg(caddyfile)
            .env("SITE", format!("http://{host}"))
            .env("NODES", nodes.join(" "))
            .env("BIND", "127.0.0.1")
            .env("ADMIN", "off")
            // Caddy stores certificates and other files there.
            .env("HOME", place.folder())
            .env("XDG_DATA_HOME", place.folder())
            .env("XDG_CONFIG_HOME", place.folder())
            .stdin(Stdio::null())
            .stdout(Stdio::null())
            .stderr(file)
            .spawn()
            .context("caddy does not start; install it with: apt-get install caddy")?;
        let mut caddy = Self { host, log, child };
        caddy.answers().await?;
        Ok(caddy)
    }

    async fn answers(&mut self) -> Result<()> {
        let (host, log) = (&self.host, &self.log);
        let said = || std::fs::read_to_string(log).unwrap_or_default();
        let child = &mut self.child;
        until(START_TIMEOUT, async || {
            if let Some(status) = child.try_wait()? {
                bail!("caddy ended, {status}");
            }
            Ok(matches!(rest::request(host, "GET /healthz", "").await, Ok((200, _))))
        })
        .await
        .with_context(|| format!("caddy does not answer:\n{}", said()))
    }

    /// Returns host and port.
    pub(crate) fn host(&self) -> &str {
        &self.host
    }
}

impl Drop for Caddy {
    fn drop(&mut self) {
        // If it cannot be killed it is dead.
        let _ = self.child.kill().and_then(|()| self.child.wait());
    }
}
