use std::path::{Path, PathBuf};
use std::process::{Child, Command, Stdio};

use anyhow::{Context, Result};

use crate::driver::{free_port, wait_for};

/// The tested program, serving on its own port.
pub(crate) struct Server {
    child: Child,
    port: u16,
    program: PathBuf,
    /// Where its rooms are kept.
    folder: PathBuf,
}

impl Server {
    pub(crate) async fn start(program: &Path) -> Result<Self> {
        Self::start_with(program, &[]).await
    }

    async fn start_with(program: &Path, settings: &[&str]) -> Result<Self> {
        let port = free_port()?;
        let folder = std::env::temp_dir().join(format!("sideboards-rooms-{}-{port}", std::process::id()));
        std::fs::create_dir_all(&folder).with_context(|| format!("{}", folder.display()))?;
        let child = Command::new(program)
            .args(["serve", "--listen", &format!("127.0.0.1:{port}"), "--log-level", "warn"])
            .args(settings)
            .arg("--database")
            .arg(format!("sqlite:{}", folder.join("rooms.db").display()))
            .stdout(Stdio::null())
            .spawn()
            .with_context(|| format!("{} does not start", program.display()))?;
        let server = Self { child, port, program: program.to_owned(), folder };
        wait_for(port).await.context("the server")?;
        Ok(server)
    }

    /// Starts another one, which a story may stop.
    pub(crate) async fn another(&self) -> Result<Self> {
        Self::start(&self.program).await
    }

    /// Starts another one, with settings of its own.
    pub(crate) async fn another_with(&self, settings: &[&str]) -> Result<Self> {
        Self::start_with(&self.program, settings).await
    }

    pub(crate) fn address(&self) -> String {
        format!("http://127.0.0.1:{}", self.port)
    }

    pub(crate) fn port(&self) -> u16 {
        self.port
    }
}

impl Drop for Server {
    fn drop(&mut self) {
        // It is gone or will be; there is nowhere to report an error.
        let _ = self.child.kill();
        let _ = self.child.wait();
        let _ = std::fs::remove_dir_all(&self.folder);
    }
}
