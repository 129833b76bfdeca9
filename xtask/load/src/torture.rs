//! Injects faults while rooms play, and checks that nothing acknowledged is lost.

mod chaos;
mod fault;
mod files;

use std::path::Path;
use std::rc::Rc;
use std::time::Duration;

use anyhow::{Context, Result, anyhow, ensure};
use clap::Args;
use tokio::task::JoinSet;
use tokio::time::{sleep, timeout};

use crate::players::{Acknowledged, SeatedRoom, Signals};
use crate::proxy::Proxy;
use crate::report::Report;
use crate::run_folder::{Kind, RunFolder};
use crate::server::{Launch, Server};
use chaos::{Chaos, Site};
use fault::Disruption;

/// How long rooms may take to finish their last games.
const FINISH_TIMEOUT: Duration = Duration::from_secs(30);

/// How long rooms play before the first fault and after the last one.
const CALM: Duration = Duration::from_secs(1);

/// Kill the server, or do worse to it, again and again while rooms play
///
/// In the end every decision that the server said yes to must be in the record of its game, in its order, and nothing
/// else. While something is broken every command is answered, if only with `unavailable`; afterwards all rooms go on by
/// themselves. Exit status 1 if not.
#[derive(Debug, Args)]
pub(crate) struct Torture {
    /// Fault to inject
    #[arg(long, value_enum, default_value_t = Disruption::Kill)]
    fault: Disruption,
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
    /// Decides when, and what players do; other numbers are other runs
    #[arg(long, default_value_t = 1)]
    seed: u64,
}

impl Torture {
    pub(crate) async fn run(&self, program: &Path) -> Result<()> {
        ensure!(!self.fault.puts_back() || self.times == 1, "rooms can be put back only once: --times 1");
        let place = self.fault.place(self.database, self.nodes)?;
        let proxies = self.proxies_before_database(&place).await?;
        let mut servers = Vec::new();
        for _ in 0..self.nodes {
            let launch = Launch::new(program, &place);
            let launch = match proxies.first() {
                Some(proxy) => launch.on_database(through(&place, proxy)?),
                None => launch,
            };
            servers.push(launch.start().await?);
        }
        let outcome = self.torture(&place, &mut servers, proxies).await;
        outcome.with_context(|| {
            let logs: Vec<String> = servers.iter().map(Server::log).collect();
            format!("the servers said:\n{}", logs.join("\n"))
        })
    }

    async fn torture(
        &self,
        place: &RunFolder,
        servers: &mut [Server],
        mut proxies: Vec<Proxy>,
    ) -> Result<()> {
        let direct: Rc<[String]> = servers.iter().map(|server| server.host().to_owned()).collect();
        let mut hosts = Rc::clone(&direct);
        if self.fault == Disruption::ProxyClients {
            for host in &*direct {
                proxies.push(Proxy::start(host.clone(), self.seed).await?);
            }
            hosts = proxies.iter().map(|proxy| proxy.address().to_string()).collect();
        }
        let signals = Signals::new(self.fault.tolerance());
        let mut rooms = JoinSet::new();
        for number in 0..self.rooms {
            let room = SeatedRoom::open(&hosts, self.seed + number as u64)
                .await
                .context("a room cannot be opened")?;
            rooms.spawn_local(room.play(signals.clone()));
        }

        sleep(CALM).await;
        let mut site = Site { place, servers: &mut *servers, proxies: &proxies };
        let striking = async {
            let mut chaos = Chaos::new(self.seed);
            for _ in 0..self.times {
                chaos.strike(self.fault, &mut site, &signals).await?;
            }
            // The disk must contain everything that a fresh server needs.
            chaos.kill_one(site.servers).await
        };
        tokio::select! {
            struck = striking => struck?,
            failure = first_failure(&mut rooms) => return Err(failure),
        }
        sleep(CALM).await;
        signals.stop();

        let finished = timeout(FINISH_TIMEOUT, finish(rooms, &direct[0])).await;
        let (games, decisions) = finished.map_err(|_| anyhow!("rooms are stuck: {}", signals.stuck()))??;
        self.report(games, decisions, &signals).print();
        Ok(())
    }

    async fn proxies_before_database(&self, place: &RunFolder) -> Result<Vec<Proxy>> {
        if self.fault != Disruption::ProxyDatabase {
            return Ok(Vec::new());
        }
        let (_, address, _) = parts(place.url()).context("the database has an address")?;
        Ok(vec![Proxy::start(address.to_owned(), self.seed).await?])
    }

    fn report(&self, games: u32, decisions: usize, signals: &Signals) -> Report {
        let mut report = Report::new(format!(
            "{} rooms of four, {:?}, {} node(s), {:?} {} times, then killed once",
            self.rooms, self.database, self.nodes, self.fault, self.times
        ));
        report.row("games that were finished", games.to_string(), "");
        report.row("acknowledged decisions, all in the records", decisions.to_string(), "");
        report.row("connections that broke", signals.lost().to_string(), "");
        report.row("commands refused as unavailable", signals.unavailable().to_string(), "");
        report.row("slowest answer", format!("{:.1} s", signals.longest_wait().as_secs_f64()), "");
        report
    }
}

/// Waits until a player finds a broken promise of the server. No player stops while there are more games.
async fn first_failure(rooms: &mut JoinSet<Result<Acknowledged>>) -> anyhow::Error {
    match rooms.join_next().await {
        Some(Ok(Err(error))) => error,
        Some(Err(error)) => error.into(),
        Some(Ok(Ok(_))) | None => anyhow!("a room ended before its time"),
    }
}

/// Waits until all rooms have ended, compares the acknowledged decisions with the records, and returns the numbers
/// of games and decisions.
async fn finish(mut rooms: JoinSet<Result<Acknowledged>>, host: &str) -> Result<(u32, usize)> {
    let (mut games, mut decisions) = (0, 0);
    while let Some(end) = rooms.join_next().await {
        let acknowledged = end??;
        games += acknowledged.games;
        decisions += acknowledged.check(host).await?;
    }
    Ok((games, decisions))
}

/// Returns the address of the database through a proxy.
fn through(place: &RunFolder, proxy: &Proxy) -> Result<String> {
    let (user, _, name) = parts(place.url()).context("the database has an address")?;
    Ok(format!("{user}@{}/{name}", proxy.address()))
}

/// Returns the parts of a database address before, in and after its host and port.
fn parts(url: &str) -> Option<(&str, &str, &str)> {
    let (user, rest) = url.split_once('@')?;
    let (address, name) = rest.split_once('/')?;
    Some((user, address, name))
}
