mod browser;
mod database;
mod log;
mod settings;

use std::net::{Ipv4Addr, SocketAddr};

use clap::Args;
use sideboards_server::{Config, ServeError, StorageError, serve};

use self::log::Log;
use self::settings::ServeSettings;
use crate::failure::Failure;
use crate::terminal::bold;

/// The default port. It should stay the same, so the browser keeps its storage.
const USUAL_PORT: u16 = 7425;

/// Serve the game and online rooms to browsers
///
/// This program contains the whole page. Solo games, games against bots and pass and play run in the browser, even when
/// the server is down; rooms are stored in the database. Every option can also be set by its environment variable or in a
/// TOML file, named with underscores; the command line takes precedence, then variables, then the file. Press Ctrl-C to
/// stop the server.
#[derive(Debug, Args)]
pub(crate) struct Serve {
    #[command(flatten)]
    settings: ServeSettings,
}

impl Serve {
    pub(crate) fn run(self) -> Result<(), Failure> {
        let settings = self.settings.with_file()?;
        settings.log().begin();
        let config = settings.config(local(USUAL_PORT), database::usual())?;
        serve(&config, |address| say(address, "")).map_err(Failure::bad)
    }
}

/// Serves this machine only, and opens the browser if there is one.
pub(crate) fn at_home() -> Result<(), Failure> {
    Log::quiet().begin();
    let mut config = Config {
        listen: vec![local(USUAL_PORT), local(0)],
        database: database::usual(),
        backup_folder: None,
        public_url: None,
        trusted_proxies: Vec::new(),
        limits: sideboards_server::Limits::default(),
        strangers: false,
        outgoing: sideboards_server::Outgoing::default(),
    };
    let ready = |address: SocketAddr| {
        let is_open = browser::open(&format!("http://{address}/"));
        say(address, if is_open { "Opening your browser." } else { "Open this address in a browser." });
    };
    match serve(&config, ready) {
        Err(ServeError::Storage(StorageError::InUse(_))) => {
            // The game already runs; a second one gets a separate database.
            config.database = database::fleeting();
            serve(&config, ready).map_err(Failure::bad)
        }
        result => result.map_err(Failure::bad),
    }
}

fn local(port: u16) -> SocketAddr {
    (Ipv4Addr::LOCALHOST, port).into()
}

fn say(address: SocketAddr, next: &str) {
    // 0.0.0.0 means every address of this machine, but browsers cannot open it.
    let shown = if address.ip().is_unspecified() { local(address.port()) } else { address };
    let address = format!("http://{shown}/");
    anstream::println!("{} is at {}  {next}\nPress Ctrl-C to stop.", bold("Sideboards"), bold(&address));
}
