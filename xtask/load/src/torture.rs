//! Kills what can be killed while rooms play, and looks whether anything is lost that was acknowledged.

mod chaos;
mod player;
mod room;
mod signals;
mod verdict;

use std::path::Path;
use std::rc::Rc;
use std::time::Duration;

use anyhow::{Context, Result, anyhow, bail};
use clap::Args;
use tokio::task::JoinSet;
use tokio::time::{sleep, timeout};

use crate::place::{Kind, Place};
use crate::report::Report;
use crate::server::Server;
use chaos::Chaos;
use room::Room;
use signals::Signals;

/// How long rooms may take to finish their last games.
const PATIENCE: Duration = Duration::from_secs(30);

/// How long rooms play before the first kill and after the last one.
const CALM: Duration = Duration::from_secs(1);

/// Kill the server, or restart its database, again and again while rooms play
///
/// In the end every decision that the server said yes to must be in the record of its game, in its order, and nothing
/// else. Exit status 1 if not.
#[derive(Debug, Args)]
pub(crate) struct Torture {
    /// How often
    #[arg(long, default_value_t = 5)]
    times: u32,
    /// How many rooms of four play
    #[arg(long, default_value_t = 20)]
    rooms: usize,
    /// Which database
    #[arg(long, value_enum, default_value_t = Kind::Sqlite)]
    database: Kind,
    /// How many servers there are on that database
    #[arg(long, default_value_t = 1, value_parser = clap::value_parser!(u8).range(1..=2))]
    nodes: u8,
    /// Restart the database instead of killing servers
    #[arg(long)]
    restart_database: bool,
    /// Decides when, and what players do; other numbers are other runs
    #[arg(long, default_value_t = 1)]
    seed: u64,
}

impl Torture {
    pub(crate) async fn run(&self, program: &Path) -> Result<()> {
        if self.database == Kind::Sqlite && (self.nodes > 1 || self.restart_database) {
            bail!("that needs --database postgres: a file has one server, and cannot be restarted");
        }
        let place = Place::new(self.database)?;
        let mut servers = Vec::new();
        for _ in 0..self.nodes {
            servers.push(Server::start(program, &place).await?);
        }
        let hosts: Rc<[String]> = servers.iter().map(|server| server.host().to_owned()).collect();
        let signals = Signals::default();
        let mut rooms = JoinSet::new();
        for number in 0..self.rooms {
            let room =
                Room::open(&hosts, self.seed + number as u64).await.context("a room cannot be opened")?;
            rooms.spawn_local(room.play(signals.clone()));
        }

        sleep(CALM).await;
        let mut chaos = Chaos::new(self.seed);
        for _ in 0..self.times {
            match place.postgres().filter(|_| self.restart_database) {
                Some(postgres) => chaos.restart(postgres).await?,
                None => chaos.kill_one(&mut servers).await?,
            }
        }
        sleep(CALM).await;
        signals.stop();

        let (mut games, mut decisions) = (0, 0);
        let finishing = async {
            while let Some(end) = rooms.join_next().await {
                let acknowledged = end??;
                games += acknowledged.games;
                decisions += acknowledged.check(&hosts[0]).await?;
            }
            anyhow::Ok(())
        };
        let finished = match timeout(PATIENCE, finishing).await {
            Ok(finished) => finished,
            Err(_) => Err(anyhow!("rooms are stuck: {}", signals.stuck())),
        };
        if let Err(error) = finished {
            let logs: Vec<String> = servers.iter().map(Server::log).collect();
            return Err(error.context(format!("the servers said:\n{}", logs.join("\n"))));
        }

        let what = if self.restart_database { "database restarted" } else { "servers killed" };
        let mut report = Report::new(format!(
            "{} rooms of four, {:?}, {} node(s), {what} {} times",
            self.rooms, self.database, self.nodes, self.times
        ));
        report.row("games that were finished", games.to_string(), "");
        report.row("acknowledged decisions, all in the records", decisions.to_string(), "");
        report.row("connections that broke", signals.lost().to_string(), "");
        report.print();
        Ok(())
    }
}
