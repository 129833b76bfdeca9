//! Starts, stops and kills servers, and reads their state.

use std::fs::File;
use std::io;
use std::path::{Path, PathBuf};
use std::process::{Child, Command, Stdio};
use std::thread;
use std::time::{Duration, Instant};

use anyhow::{Context, Result, bail, ensure};
use postgres_for_tests::free_port;
use rustix::process::{Pid, Resource, Rlimit, Signal, getrlimit, kill_process, prlimit};
use sideboards_example_player::rest;
use tokio::time::timeout;

use crate::run_folder::RunFolder;
use crate::usage::Usage;

/// How long a server may take to get ready.
const READY_TIMEOUT: Duration = Duration::from_secs(20);

/// How long a server may take to end when asked to.
const EXIT_TIMEOUT: Duration = Duration::from_secs(20);

/// How long `/readyz` may take to answer.
const READYZ_TIMEOUT: Duration = Duration::from_secs(8);

/// Limits that are off: all players share one address and play as fast as they can.
const NO_LIMITS: [&str; 6] = ["--limit-rooms", "0", "--limit-connections", "0", "--limit-commands", "0"];

/// The arguments of a server.
#[derive(Clone, Debug)]
pub(crate) struct Launch {
    program: PathBuf,
    database: String,
    folder: PathBuf,
    arguments: Vec<String>,
}

impl Launch {
    /// Starts the program with the database of a folder, without limits.
    pub(crate) fn new(program: &Path, place: &RunFolder) -> Self {
        Self {
            program: program.to_owned(),
            database: place.url().to_owned(),
            folder: place.folder().to_owned(),
            arguments: NO_LIMITS.map(str::to_owned).to_vec(),
        }
    }

    /// Uses another database.
    pub(crate) fn on_database(mut self, url: String) -> Self {
        self.database = url;
        self
    }

    /// Replaces the arguments; the usual limits apply then.
    pub(crate) fn with_arguments(mut self, arguments: &[&str]) -> Self {
        self.arguments = arguments.iter().map(|&argument| argument.to_owned()).collect();
        self
    }

    /// Starts a server and waits until it is ready.
    pub(crate) async fn start(self) -> Result<Server> {
        let port = free_port()?;
        let log = self.folder.join(format!("server-{port}.log"));
        let mut server = Server { launch: self, log, host: format!("127.0.0.1:{port}"), child: None };
        server.start_again().await?;
        Ok(server)
    }
}

/// A server's own report about its state.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(crate) enum Readiness {
    /// It should get traffic.
    Ready,
    /// It should not: it stops, or cannot store anything.
    Unready,
    /// It does not answer.
    Silent,
}

/// A server that we started. It can be killed and started again; when dropped, it is killed.
#[derive(Debug)]
pub(crate) struct Server {
    launch: Launch,
    log: PathBuf,
    host: String,
    child: Option<Child>,
}

impl Server {
    /// Starts a server and waits until it is ready.
    pub(crate) async fn start(program: &Path, place: &RunFolder) -> Result<Self> {
        Launch::new(program, place).start().await
    }

    /// Returns host and port.
    pub(crate) fn host(&self) -> &str {
        &self.host
    }

    /// Uses another database from the next start on.
    pub(crate) fn use_database(&mut self, url: String) {
        self.launch.database = url;
    }

    /// Returns its resource usage so far.
    pub(crate) fn usage(&self) -> Result<Usage> {
        Usage::of(self.child.as_ref().context("the server is dead")?.id())
    }

    /// Reads one of its metrics.
    pub(crate) async fn metric(&self, name: &str) -> Result<u64> {
        let (_, text) = rest::request(&self.host, "GET /metrics", "").await?;
        let value = text.lines().find_map(|line| line.strip_prefix(name)?.strip_prefix(' '));
        value.with_context(|| format!("/metrics has no {name}"))?.parse().context("a number that is none")
    }

    /// Kills it: it has no chance to write or to answer.
    pub(crate) fn kill(&mut self) -> Result<()> {
        if let Some(mut child) = self.child.take() {
            child.kill()?;
            child.wait()?;
        }
        Ok(())
    }

    /// Asks it to stop, as an administrator does, and fails unless it ends cleanly.
    pub(crate) async fn stop(&mut self) -> Result<()> {
        self.signal(Signal::TERM)?;
        let begin = Instant::now();
        let child = self.child.as_mut().context("the server is dead")?;
        loop {
            if let Some(status) = child.try_wait()? {
                self.child = None;
                ensure!(status.success(), "the server ended with {status}:\n{}", self.log());
                return Ok(());
            }
            ensure!(begin.elapsed() < EXIT_TIMEOUT, "the server does not end:\n{}", self.log());
            tokio::time::sleep(Duration::from_millis(20)).await;
        }
    }

    /// Sends it a signal.
    pub(crate) fn signal(&self, signal: Signal) -> Result<()> {
        Ok(kill_process(self.process()?, signal)?)
    }

    /// Makes every write to a file fail, or lets them succeed again.
    pub(crate) fn forbid_file_writes(&self, is_forbidden: bool) -> Result<()> {
        let Rlimit { current, maximum } = getrlimit(Resource::Fsize);
        let current = if is_forbidden { Some(0) } else { current };
        prlimit(Some(self.process()?), Resource::Fsize, Rlimit { current, maximum })?;
        Ok(())
    }

    fn process(&self) -> Result<Pid> {
        Ok(Pid::from_child(self.child.as_ref().context("the server is dead")?))
    }

    /// Starts it again after [`Self::kill`], at the same address and on the same database.
    pub(crate) async fn start_again(&mut self) -> Result<()> {
        let Launch { program, database, arguments, .. } = &self.launch;
        // A write beyond the file size limit kills a process that does not ignore this signal.
        let mut child = Command::new("env")
            .arg("--ignore-signal=XFSZ")
            .arg(program)
            .args(["serve", "--listen", &self.host, "--database", database])
            .args(arguments)
            .args(["--log-level", "warn"])
            .stdin(Stdio::null())
            .stdout(Stdio::null())
            // Its log must not depend on files that it may not write.
            .stderr(Stdio::piped())
            .spawn()
            .with_context(|| format!("{} does not start", program.display()))?;
        let mut said = child.stderr.take().expect("it is piped");
        let mut log = File::options().create(true).append(true).open(&self.log)?;
        thread::spawn(move || io::copy(&mut said, &mut log));
        self.child = Some(child);
        self.ready().await
    }

    async fn ready(&mut self) -> Result<()> {
        let begin = Instant::now();
        while self.readiness().await? != Readiness::Ready {
            if begin.elapsed() > READY_TIMEOUT {
                bail!("the server is not ready after {} s:\n{}", READY_TIMEOUT.as_secs(), self.log());
            }
            tokio::time::sleep(Duration::from_millis(10)).await;
        }
        Ok(())
    }

    /// Reads its readiness, and fails if it has ended.
    pub(crate) async fn readiness(&mut self) -> Result<Readiness> {
        let readiness = match timeout(READYZ_TIMEOUT, rest::request(&self.host, "GET /readyz", "")).await {
            Ok(Ok((200, _))) => Readiness::Ready,
            Ok(Ok((503, _))) => Readiness::Unready,
            _ => Readiness::Silent,
        };
        let child = self.child.as_mut().context("the server is dead")?;
        if let Some(status) = child.try_wait()? {
            bail!("the server ended, {status}:\n{}", self.log());
        }
        Ok(readiness)
    }

    /// Returns its log, and whether the process still runs: something else on the machine may have killed it.
    pub(crate) fn log(&self) -> String {
        let said = std::fs::read_to_string(&self.log).unwrap_or_default();
        let state = match &self.child {
            Some(child) => Usage::state(child.id()),
            None => "killed by this run".to_owned(),
        };
        format!("{said}({}: {state})", self.host)
    }
}

impl Drop for Server {
    fn drop(&mut self) {
        // If it cannot be killed it is dead.
        let _ = self.kill();
    }
}
