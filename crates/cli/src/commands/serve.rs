use std::net::{Ipv4Addr, SocketAddr};
use std::process::{Command, Stdio};

use clap::Args;
use sideboards_server::serve;

use crate::failure::Failure;
use crate::terminal::bold;

/// Where the game is unless somebody else is there: an address that stays the same keeps what the browser has saved.
const USUAL_PORT: u16 = 7425;

/// Serve the game to browsers
///
/// The page and everything in it come from this program. Games against bots and around one device run in the browser, also
/// when the server is gone; what is played stays there. Ctrl-C ends the server.
#[derive(Debug, Args)]
pub(crate) struct Serve {
    /// Where to listen; 0.0.0.0:7425 lets other devices in
    #[arg(long, value_name = "ADDRESS", default_value_t = local(USUAL_PORT))]
    listen: SocketAddr,
}

impl Serve {
    pub(crate) fn run(&self) -> Result<(), Failure> {
        serve(&[self.listen], |address| say(address, "")).map_err(Failure::bad)
    }
}

/// Serves to this machine only, and opens the browser where there is one.
pub(crate) fn at_home() -> Result<(), Failure> {
    let addresses = [local(USUAL_PORT), local(0)];
    let ready = |address: SocketAddr| {
        let opened = open(&format!("http://{address}/"));
        say(address, if opened { "Your browser opens it." } else { "Open this address in a browser." });
    };
    serve(&addresses, ready).map_err(Failure::bad)
}

fn local(port: u16) -> SocketAddr {
    (Ipv4Addr::LOCALHOST, port).into()
}

fn say(address: SocketAddr, next: &str) {
    // 0.0.0.0 is every address of this machine, and none that a browser could open.
    let shown = if address.ip().is_unspecified() { local(address.port()) } else { address };
    let address = format!("http://{shown}/");
    anstream::println!(
        "{} is at {}  {next}\nCtrl-C ends it; games are kept in the browser.",
        bold("Sideboards"),
        bold(&address)
    );
}

/// Asks the desktop to open an address, if there is a desktop.
fn open(address: &str) -> bool {
    let has_desktop = |name: &str| std::env::var_os(name).is_some_and(|value| !value.is_empty());
    let mut command = if cfg!(target_os = "macos") {
        Command::new("open")
    } else if cfg!(windows) {
        let mut command = Command::new("rundll32");
        command.arg("url.dll,FileProtocolHandler");
        command
    } else if has_desktop("DISPLAY") || has_desktop("WAYLAND_DISPLAY") {
        Command::new("xdg-open")
    } else {
        return false;
    };
    command.arg(address).stdin(Stdio::null()).stdout(Stdio::null()).stderr(Stdio::null()).spawn().is_ok()
}
