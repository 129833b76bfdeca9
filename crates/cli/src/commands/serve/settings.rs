use std::net::SocketAddr;
use std::path::PathBuf;

use clap::Args;
use serde::Deserialize;
use sideboards_server::{Config, HostPattern, Limits, Network, Outgoing, PublicUrl};

use super::log::{Depth, Form, Log};
use crate::failure::Failure;

/// The settings of a server, from the command line, variables or a file.
#[derive(Clone, Debug, Default, Args, Deserialize)]
#[serde(deny_unknown_fields)]
pub(super) struct ServeSettings {
    /// Where to listen; 0.0.0.0:7425 lets other devices in [default: 127.0.0.1:7425]
    #[arg(long, value_name = "ADDRESS", env = "SIDEBOARDS_LISTEN")]
    listen: Option<SocketAddr>,
    /// Where to store rooms and games: sqlite:FILE, or postgres://… for several servers [default: a file in your data folder]
    #[arg(long, value_name = "URL", env = "SIDEBOARDS_DATABASE", hide_env_values = true)]
    database: Option<String>,
    /// Folder for backups of the SQLite database, made once a day and on SIGUSR1; the newest seven are kept
    #[arg(long, value_name = "FOLDER", env = "SIDEBOARDS_BACKUP_FOLDER")]
    backup_folder: Option<PathBuf>,
    /// The address people use to reach the server; requests for other host names are refused
    #[arg(long, value_name = "URL", env = "SIDEBOARDS_PUBLIC_URL")]
    public_url: Option<String>,
    /// A proxy or network of proxies (10.0.0.0/8) trusted to report client addresses; can be repeated
    #[arg(long, value_name = "ADDRESS", env = "SIDEBOARDS_TRUSTED_PROXY", value_delimiter = ',')]
    #[serde(default)]
    trusted_proxy: Vec<String>,
    /// Rooms an address may open per hour; 0 for no limit [default: 60]
    #[arg(long, value_name = "NUMBER", env = "SIDEBOARDS_LIMIT_ROOMS")]
    limit_rooms: Option<u32>,
    /// Simultaneous connections per address; 0 for no limit [default: 200]
    #[arg(long, value_name = "NUMBER", env = "SIDEBOARDS_LIMIT_CONNECTIONS")]
    limit_connections: Option<u32>,
    /// Simultaneous connections in total; 0 for as many as the open file limit allows [default: 0]
    #[arg(long, value_name = "NUMBER", env = "SIDEBOARDS_LIMIT_ALL_CONNECTIONS")]
    limit_all_connections: Option<u32>,
    /// Commands per second per connection; 0 for no limit [default: 20]
    #[arg(long, value_name = "NUMBER", env = "SIDEBOARDS_LIMIT_COMMANDS")]
    limit_commands: Option<u32>,
    /// Let people who do not know each other meet for quick games
    #[arg(long, num_args = 0..=1, require_equals = true, default_missing_value = "true", value_name = "true|false", env = "SIDEBOARDS_STRANGERS")]
    strangers: Option<bool>,
    /// A push service that may get messages for players who are away (push.example.org, *.example.org), or "none"; can be repeated
    /// [default: those of Chrome, Firefox, Edge and Safari]
    #[arg(long, value_name = "HOST", env = "SIDEBOARDS_PUSH_HOST", value_delimiter = ',')]
    #[serde(default)]
    push_host: Vec<String>,
    /// How push services can reach you: mailto:you@example.org, or an https address [default: the public URL]
    #[arg(long, value_name = "ADDRESS", env = "SIDEBOARDS_PUSH_CONTACT")]
    push_contact: Option<String>,
    /// Format of the log on stderr [default: text]
    #[arg(long, env = "SIDEBOARDS_LOG")]
    log: Option<Form>,
    /// Level of detail in the log [default: info]
    #[arg(long, env = "SIDEBOARDS_LOG_LEVEL")]
    log_level: Option<Depth>,
    /// A TOML file with any of these settings, named with underscores
    #[arg(long, value_name = "FILE", env = "SIDEBOARDS_CONFIG")]
    #[serde(skip)]
    config: Option<PathBuf>,
}

impl ServeSettings {
    /// Completes the settings with those of the file.
    pub(super) fn with_file(self) -> Result<Self, Failure> {
        let Some(path) = &self.config else { return Ok(self) };
        let text = std::fs::read_to_string(path)
            .map_err(|error| Failure::bad(format!("{} cannot be read: {error}", path.display())))?;
        let file: Self = toml::from_str(&text).map_err(|error| {
            let before = error.span().and_then(|span| text.get(..span.start)).unwrap_or_default();
            let line = before.matches('\n').count() + 1;
            Failure::bad(format!("{}, line {line}: {}", path.display(), error.message().replace('\n', ", ")))
        })?;
        Ok(Self {
            listen: self.listen.or(file.listen),
            database: self.database.or(file.database),
            backup_folder: self.backup_folder.or(file.backup_folder),
            public_url: self.public_url.or(file.public_url),
            trusted_proxy: if self.trusted_proxy.is_empty() {
                file.trusted_proxy
            } else {
                self.trusted_proxy
            },
            limit_rooms: self.limit_rooms.or(file.limit_rooms),
            limit_connections: self.limit_connections.or(file.limit_connections),
            limit_all_connections: self.limit_all_connections.or(file.limit_all_connections),
            limit_commands: self.limit_commands.or(file.limit_commands),
            strangers: self.strangers.or(file.strangers),
            push_host: if self.push_host.is_empty() { file.push_host } else { self.push_host },
            push_contact: self.push_contact.or(file.push_contact),
            log: self.log.or(file.log),
            log_level: self.log_level.or(file.log_level),
            config: None,
        })
    }

    pub(super) fn log(&self) -> Log {
        Log { form: self.log.unwrap_or_default(), depth: self.log_level.unwrap_or_default() }
    }

    /// Returns the configuration of the server.
    pub(super) fn config(self, listen: SocketAddr, database: String) -> Result<Config, Failure> {
        let usual = Limits::default();
        let public_url = self.public_url.map(|url| url.parse::<PublicUrl>()).transpose();
        let outgoing = outgoing(&self.push_host, self.push_contact)?;
        let proxies = self.trusted_proxy.iter().map(|proxy| proxy.parse::<Network>());
        Ok(Config {
            listen: vec![self.listen.unwrap_or(listen)],
            database: self.database.unwrap_or(database),
            backup_folder: self.backup_folder,
            public_url: public_url.map_err(Failure::bad)?,
            trusted_proxies: proxies.collect::<Result<_, _>>().map_err(Failure::bad)?,
            limits: Limits {
                rooms: self.limit_rooms.unwrap_or(usual.rooms),
                connections: self.limit_connections.unwrap_or(usual.connections),
                all_connections: self.limit_all_connections.unwrap_or(usual.all_connections),
                commands: self.limit_commands.unwrap_or(usual.commands),
            },
            strangers: self.strangers.unwrap_or_default(),
            outgoing,
        })
    }
}

/// Returns the servers that the server may send requests to.
fn outgoing(hosts: &[String], contact: Option<String>) -> Result<Outgoing, Failure> {
    let push_hosts = match hosts {
        [] => Outgoing::default().push_hosts,
        [none] if none == "none" => Vec::new(),
        hosts => {
            let hosts = hosts.iter().map(|host| host.parse::<HostPattern>());
            hosts.collect::<Result<_, _>>().map_err(Failure::bad)?
        }
    };
    let is_contact = |text: &String| text.starts_with("mailto:") || text.starts_with("https://");
    if let Some(contact) = contact.as_ref().filter(|contact| !is_contact(contact)) {
        return Err(Failure::bad(format!("{contact:?} is not mailto:… or https://…")));
    }
    Ok(Outgoing { push_hosts, contact, ..Outgoing::default() })
}
