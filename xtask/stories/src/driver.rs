use std::io::{BufRead, BufReader};
use std::net::TcpListener;
use std::os::unix::process::CommandExt;
use std::path::PathBuf;
use std::process::{Child, Command, Stdio};
use std::sync::Arc;
use std::time::Duration;

use anyhow::{Context, Result, bail};

use crate::engine::Engine;

/// Starts the `WebDriver` servers of one engine.
pub(crate) struct Driver {
    engine: Engine,
    /// `ChromeDriver` serves many browsers at once; the others serve one each.
    shared: Option<Arc<Process>>,
    /// The X server for browsers without a headless mode, and its name.
    screen: Option<(Process, String)>,
}

/// A program in its own process group: ending it alone would leave browsers running.
pub(crate) struct Process {
    child: Child,
    port: u16,
}

impl Driver {
    pub(crate) async fn start(engine: Engine) -> Result<Self> {
        let mut driver = Self { engine, shared: None, screen: None };
        match engine {
            Engine::Chromium => driver.shared = Some(driver.serve().await?),
            Engine::Firefox => {}
            Engine::WebKit => driver.screen = Some(screen()?),
        }
        Ok(driver)
    }

    pub(crate) fn engine(&self) -> Engine {
        self.engine
    }

    /// Returns the server that opens the next browser.
    pub(crate) async fn process(&self) -> Result<Arc<Process>> {
        match &self.shared {
            Some(shared) => Ok(Arc::clone(shared)),
            None => self.serve().await,
        }
    }

    async fn serve(&self) -> Result<Arc<Process>> {
        let port = free_port()?;
        let (program, hint) = match self.engine {
            Engine::Chromium => (PathBuf::from("chromedriver"), "apt-get install chromium-driver"),
            Engine::Firefox => (geckodriver(), "cargo install geckodriver --locked"),
            Engine::WebKit => (PathBuf::from("WebKitWebDriver"), "apt-get install webkit2gtk-driver"),
        };
        let mut command = Command::new(&program);
        command.arg(format!("--port={port}"));
        if let Some((_, display)) = &self.screen {
            command.env("DISPLAY", display);
        }
        let process = Process::spawn(&mut command, port)
            .with_context(|| format!("{} does not start; install it with: {hint}", program.display()))?;
        wait_for(port).await.with_context(|| program.display().to_string())?;
        Ok(Arc::new(process))
    }
}

impl Process {
    fn spawn(command: &mut Command, port: u16) -> Result<Self> {
        let child = command.stderr(Stdio::null()).process_group(0);
        let child = if port == 0 { child.stdout(Stdio::piped()) } else { child.stdout(Stdio::null()) };
        Ok(Self { child: child.spawn()?, port })
    }

    pub(crate) fn address(&self) -> String {
        format!("http://127.0.0.1:{}", self.port)
    }
}

impl Drop for Process {
    #[expect(unsafe_code, reason = "the standard library cannot end a process group")]
    fn drop(&mut self) {
        let group = i32::try_from(self.child.id()).expect("process ids are small");
        // SAFETY: a plain system call on a group that we have made.
        unsafe { libc::kill(-group, libc::SIGKILL) };
        // It is gone or will be; there is nowhere to report an error.
        let _ = self.child.wait();
    }
}

/// Returns the program installed by `cargo xtask`, or the one in the PATH.
fn geckodriver() -> PathBuf {
    std::env::var_os("GECKODRIVER").map_or_else(|| PathBuf::from("geckodriver"), Into::into)
}

/// Starts a virtual screen and returns its name.
fn screen() -> Result<(Process, String)> {
    let mut command = Command::new("Xvfb");
    command.args(["-displayfd", "1", "-screen", "0", "1920x1280x24", "-nolisten", "tcp"]);
    let mut process = Process::spawn(&mut command, 0)
        .context("Xvfb does not start; install it with: apt-get install xvfb")?;
    let mut number = String::new();
    BufReader::new(process.child.stdout.take().context("its output")?).read_line(&mut number)?;
    Ok((process, format!(":{}", number.trim())))
}

/// Finds a free port.
pub(crate) fn free_port() -> Result<u16> {
    Ok(TcpListener::bind("127.0.0.1:0")?.local_addr()?.port())
}

/// Waits until the port accepts connections.
pub(crate) async fn wait_for(port: u16) -> Result<()> {
    for _ in 0..200 {
        if tokio::net::TcpStream::connect(("127.0.0.1", port)).await.is_ok() {
            return Ok(());
        }
        tokio::time::sleep(Duration::from_millis(50)).await;
    }
    bail!("no answer on port {port}")
}
