//! Two nodes on PostgreSQL behind Caddy: limits, rolling restart, draining, and the move into a new cluster.

use std::net::Ipv4Addr;
use std::path::Path;
use std::rc::Rc;
use std::time::Duration;

use anyhow::{Context, Result, ensure};
use postgres_for_tests::Postgres;
use sideboards_example_player::rest;
use tokio::time::sleep;

use super::address::ClientAddress;
use super::caddy::Caddy;
use super::probe::Probe;
use super::{Operate, finish, play};
use crate::players::{SeatedRoom, Signals, Tolerance};
use crate::report::Report;
use crate::run_folder::{Kind, RunFolder};
use crate::server::{Launch, Server};

/// How many rooms an address may open on each node.
const ROOMS: u32 = 20;

/// The arguments of the nodes: only rooms are limited, because all players share an address.
const ARGUMENTS: [&str; 8] = [
    "--trusted-proxy",
    "127.0.0.1",
    "--limit-rooms",
    "20",
    "--limit-connections",
    "0",
    "--limit-commands",
    "0",
];

/// How long Caddy may take until it uses a node again.
const CADDY_NOTICES: Duration = Duration::from_secs(3);

impl Operate {
    /// Operates two nodes on PostgreSQL behind Caddy.
    pub(super) async fn behind_caddy(&self, program: &Path) -> Result<()> {
        let place = RunFolder::new(Kind::Postgres)?;
        let mut nodes = Vec::new();
        for _ in 0..2 {
            nodes.push(Launch::new(program, &place).with_arguments(&ARGUMENTS).start().await?);
        }
        let hosts: Vec<String> = nodes.iter().map(|node| node.host().to_owned()).collect();
        let targets: Vec<&str> = hosts.iter().map(String::as_str).collect();
        let caddy = Caddy::start(&self.caddyfile, &targets, &place).await?;
        let outcome = self.operate(&caddy, &mut nodes, &place).await;
        outcome.with_context(|| {
            let logs: Vec<String> = nodes.iter().map(Server::log).collect();
            format!("the servers said:\n{}", logs.join("\n"))
        })
    }

    async fn operate(&self, caddy: &Caddy, nodes: &mut [Server], place: &RunFolder) -> Result<()> {
        let mut report = Report::new("Two nodes on PostgreSQL behind Caddy".to_owned());
        let hosts: Rc<[String]> = Rc::new([caddy.host().to_owned()]);
        let (status, _) = rest::request(caddy.host(), "GET /metrics", "").await?;
        ensure!(status == 404, "the public sees /metrics: {status}");

        let mut rooms = Vec::new();
        for number in 0..self.rooms {
            rooms
                .push(SeatedRoom::open(&hosts, self.seed + number).await.context("a room cannot be opened")?);
        }
        let signals = Signals::new(Tolerance::default());
        let playing = play(&rooms, &signals);
        let probe = Probe::start(caddy.host(), format!("GET /api/rooms/{}", rooms[0].code()));
        signals.all_go_on().await?;

        let opened = limits_count_visitors(caddy).await?;
        report.row("rooms that one visitor may open", opened.to_string(), &format!("{ROOMS} at each node"));
        roll(nodes, &signals).await?;
        drain(nodes, &signals).await?;
        report.row(
            "requests while nodes were restarted and drained",
            probe.verdict()?.to_string(),
            "none failed",
        );
        drop(probe);
        let cluster = move_to_new_cluster(nodes, place).await?;
        signals.all_go_on().await.context("after the database has moved")?;

        let (mut games, mut decisions) = (0, 0);
        for acknowledged in finish(playing, &signals).await? {
            games += acknowledged.games;
            decisions += acknowledged.check(caddy.host()).await?;
        }
        drop(cluster);
        report.row("games that were finished", games.to_string(), "");
        report.row("acknowledged decisions, all in the records", decisions.to_string(), "");
        report.row("connections that players lost", signals.lost().to_string(), "");
        report.print();
        Ok(())
    }
}

/// Checks that each visitor has its own limits, whatever it claims. Returns how many rooms one could open.
async fn limits_count_visitors(caddy: &Caddy) -> Result<u32> {
    let greedy = ClientAddress(Ipv4Addr::new(127, 0, 0, 2));
    let mut opened = 0;
    let mut is_refused = false;
    for attempt in 0..=2 * ROOMS {
        let claimed = Ipv4Addr::new(192, 0, 2, attempt as u8);
        match greedy.open_room(caddy.host(), claimed).await? {
            201 => opened += 1,
            429 => is_refused = true,
            status => anyhow::bail!("a room was answered with {status}"),
        }
    }
    ensure!(is_refused, "one visitor could open {opened} rooms by claiming to be others");
    let other = ClientAddress(Ipv4Addr::new(127, 0, 0, 3));
    let status = other.open_room(caddy.host(), Ipv4Addr::new(127, 0, 0, 2)).await?;
    ensure!(status == 201, "another visitor pays for the first one: {status}");
    Ok(opened)
}

/// Restarts one node after the other, as for an upgrade.
async fn roll(nodes: &mut [Server], signals: &Signals) -> Result<()> {
    for node in nodes {
        node.stop().await?;
        node.start_again().await?;
        sleep(CADDY_NOTICES).await;
        signals.all_go_on().await.context("after a node was restarted")?;
    }
    Ok(())
}

/// Takes one node out of service for a while; the other one serves all clients.
async fn drain(nodes: &mut [Server], signals: &Signals) -> Result<()> {
    let [drained, other] = nodes else { anyhow::bail!("there are two nodes") };
    drained.stop().await?;
    signals.all_go_on().await.context("while a node was drained")?;
    sleep(CADDY_NOTICES).await;
    signals.all_go_on().await.context("while a node was drained")?;
    ensure!(other.metric("sideboards_connections").await? > 0, "a node serves the players");
    drained.start_again().await?;
    sleep(CADDY_NOTICES).await;
    Ok(())
}

/// Stops the nodes, dumps their database, restores it in a new cluster, and starts them there.
async fn move_to_new_cluster(nodes: &mut [Server], place: &RunFolder) -> Result<Postgres> {
    let old = place.postgres().context("there is a database server")?;
    for node in nodes.iter_mut() {
        node.stop().await?;
    }
    let new = Postgres::start()?;
    let url = new.database("sideboards")?;
    let dump = old.dump(place.url())?;
    new.restore(&url, &dump)?;
    old.kill()?;
    for node in nodes {
        node.use_database(url.clone());
        node.start_again().await?;
    }
    Ok(new)
}
