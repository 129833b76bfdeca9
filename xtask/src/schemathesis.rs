//! Tests the server's requests against its own OpenAPI description, with Schemathesis.

use std::io::{Read, Write};
use std::net::TcpStream;
use std::path::{Path, PathBuf};
use std::process::{Child, Command, Stdio};
use std::time::Duration;

use anyhow::{Context, Result, bail};

use crate::{machine, run};

/// The version of Schemathesis, from the Python Package Index.
const VERSION: &str = "4.32.5";

/// How many requests are generated for each operation in each phase.
const EXAMPLES: &str = "50";

/// How often the readiness is checked, and the pause in between.
const ATTEMPTS: u32 = 200;
const PAUSE: Duration = Duration::from_millis(50);

/// Starts a server and lets Schemathesis try everything that its description allows and forbids.
pub(crate) fn run() -> Result<()> {
    let program = install()?;
    run::cargo(&["build", "--locked", "-p", "sideboards"], &[])?;
    let server = Server::start()?;
    let day = run::output(Command::new("date").args(["-u", "+%F"]))?;
    let mut command = Command::new(program);
    command
        .arg("--config-file")
        .arg(run::root().join("xtask/schemathesis.toml"))
        .args(["run", &format!("http://{}/api/openapi.json", server.host)])
        .args(["--checks", "all", "--max-examples", EXAMPLES, "--seed", "13", "--no-color"])
        .args(["--generation-database", "none"])
        .env("SIDEBOARDS_ROOM", server.open_room()?)
        .env("SIDEBOARDS_DAY", day.trim());
    run::command(&mut command)
}

/// Installs Schemathesis into a separate folder, unless it is installed.
fn install() -> Result<PathBuf> {
    let folder = run::target().join("schemathesis").join(VERSION);
    let program = folder.join("bin/schemathesis");
    if !program.is_file() {
        machine::python_venv()?;
        run::command(Command::new("python3").args(["-m", "venv", "--clear"]).arg(&folder))?;
        let package = format!("schemathesis=={VERSION}");
        let pip = folder.join("bin/pip");
        run::command(Command::new(pip).args([
            "install",
            "--quiet",
            "--disable-pip-version-check",
            &package,
        ]))?;
    }
    Ok(program)
}

/// A server with a separate database; it ends when dropped.
struct Server {
    process: Child,
    host: String,
    folder: PathBuf,
}

impl Server {
    fn start() -> Result<Self> {
        let folder = std::env::temp_dir().join(format!("sideboards-schemathesis-{}", std::process::id()));
        std::fs::create_dir_all(&folder)?;
        let host = format!("127.0.0.1:{}", postgres_for_tests::free_port()?);
        let process = Self::command(&host, &folder).spawn().context("the server does not start")?;
        let server = Self { process, host, folder };
        for _ in 0..ATTEMPTS {
            if server.ask("GET /readyz", "").is_ok_and(|answer| answer.contains(" 200 ")) {
                return Ok(server);
            }
            std::thread::sleep(PAUSE);
        }
        bail!("the server is not ready");
    }

    fn command(host: &str, folder: &Path) -> Command {
        let mut command = Command::new(run::target().join("debug/sideboards"));
        command
            .args(["serve", "--listen", host, "--log-level", "error", "--database"])
            .arg(format!("sqlite:{}", folder.join("rooms.db").display()))
            .args(["--limit-rooms", "0", "--limit-connections", "0", "--limit-commands", "0", "--strangers"])
            .stdout(Stdio::null());
        command
    }

    fn open_room(&self) -> Result<String> {
        let answer = self.ask("POST /api/rooms", r#"{"name":"Lidia"}"#)?;
        let code = answer.split_once(r#""room":""#).and_then(|(_, rest)| rest.split_once('"'));
        code.map(|(code, _)| code.to_owned()).with_context(|| format!("no room: {answer}"))
    }

    fn ask(&self, what: &str, body: &str) -> Result<String> {
        let (host, length) = (&self.host, body.len());
        let mut stream = TcpStream::connect(host)?;
        write!(
            stream,
            "{what} HTTP/1.0\r\nhost: {host}\r\ncontent-type: application/json\r\ncontent-length: {length}\r\n\r\n{body}"
        )?;
        let mut answer = String::new();
        stream.read_to_string(&mut answer)?;
        Ok(answer)
    }
}

impl Drop for Server {
    fn drop(&mut self) {
        // It may have ended by itself, and leftovers are in the folder for temporary files.
        let _ = self.process.kill();
        let _ = self.process.wait();
        let _ = std::fs::remove_dir_all(&self.folder);
    }
}
