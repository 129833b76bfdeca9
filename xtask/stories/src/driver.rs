use std::net::TcpListener;
use std::os::unix::process::CommandExt;
use std::process::{Child, Command, Stdio};
use std::time::Duration;

use anyhow::{Context, Result, bail};

/// `ChromeDriver`, in a process group of its own: ending it alone would leave browsers behind.
pub(crate) struct Driver {
    child: Child,
    port: u16,
}

impl Driver {
    pub(crate) async fn start() -> Result<Self> {
        let port = free_port()?;
        let child = Command::new("chromedriver")
            .arg(format!("--port={port}"))
            .stdout(Stdio::null())
            .stderr(Stdio::null())
            .process_group(0)
            .spawn()
            .context("chromedriver does not start; install it with: apt-get install chromium-driver")?;
        let driver = Self { child, port };
        wait_for(port).await.context("chromedriver")?;
        Ok(driver)
    }

    pub(crate) fn address(&self) -> String {
        format!("http://127.0.0.1:{}", self.port)
    }
}

impl Drop for Driver {
    #[expect(unsafe_code, reason = "the standard library cannot end a process group")]
    fn drop(&mut self) {
        let group = i32::try_from(self.child.id()).expect("process ids are small");
        // SAFETY: a plain system call on a group that we have made.
        unsafe { libc::kill(-group, libc::SIGKILL) };
        // It is gone or will be; there is nobody to tell.
        let _ = self.child.wait();
    }
}

/// Finds a port that nobody listens on.
pub(crate) fn free_port() -> Result<u16> {
    Ok(TcpListener::bind("127.0.0.1:0")?.local_addr()?.port())
}

/// Waits until somebody listens.
pub(crate) async fn wait_for(port: u16) -> Result<()> {
    for _ in 0..200 {
        if tokio::net::TcpStream::connect(("127.0.0.1", port)).await.is_ok() {
            return Ok(());
        }
        tokio::time::sleep(Duration::from_millis(50)).await;
    }
    bail!("nobody answers on port {port}")
}
