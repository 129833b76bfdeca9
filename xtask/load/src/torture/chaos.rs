//! Injects faults and repairs them.

use std::path::PathBuf;
use std::sync::Arc;
use std::time::Duration;

use anyhow::{Context, Result, ensure};
use postgres_for_tests::Postgres;
use rand_xoshiro::Xoshiro256PlusPlus;
use rand_xoshiro::rand_core::SeedableRng;
use rustix::process::Signal;
use sideboards_rules::below;
use tokio::time::sleep;

use super::fault::Disruption;
use super::files::DatabaseFiles;
use crate::disk::Disk;
use crate::players::{Ledger, Signals};
use crate::proxy::{Proxy, Weather};
use crate::run_folder::RunFolder;
use crate::server::{Readiness, Server};
use crate::wait::until;

/// How long a server may take to notice that it cannot store anything. A full disk is noticed when the write-ahead
/// log has used up its allocated space.
const NOTICE: Duration = Duration::from_secs(40);

/// How long recovery from a fault may take.
const RECOVERY: Duration = Duration::from_secs(20);

/// Duration of a fault that has to exceed every timeout of the server.
const LONG: Duration = Duration::from_secs(17);

/// How long the network swallows everything: longer than a command may take.
const SWALLOWING: Duration = Duration::from_secs(8);

/// How long a fault continues after it was noticed.
const HOLD: Duration = Duration::from_secs(2);

/// Everything that can be broken in a run.
#[derive(Debug)]
pub(crate) struct Site<'a> {
    pub(crate) place: &'a RunFolder,
    pub(crate) servers: &'a mut [Server],
    /// The proxies in front of the database, or of the servers.
    pub(crate) proxies: &'a [Proxy],
}

/// Breaks things at random moments.
#[derive(Debug)]
pub(crate) struct Chaos {
    words: Xoshiro256PlusPlus,
    times: u32,
}

impl Chaos {
    pub(crate) fn new(seed: u64) -> Self {
        Self { words: Xoshiro256PlusPlus::seed_from_u64(seed), times: 0 }
    }

    /// Injects a fault once, and returns when every room goes on.
    pub(crate) async fn strike(
        &mut self,
        fault: Disruption,
        site: &mut Site<'_>,
        signals: &Signals,
    ) -> Result<()> {
        self.wait(2500).await;
        self.times += 1;
        match fault {
            Disruption::Kill => self.kill_one(site.servers).await?,
            Disruption::Pause => self.pause_one(site.servers).await?,
            Disruption::RestartDatabase => {
                self.restart(site.place.postgres().context("there is a database server")?).await?;
            }
            Disruption::DiskFull => through_disk(site, Disk::fill, Disk::free, HOLD).await?,
            Disruption::ReadOnlyMount => self.lose_mount(site).await?,
            Disruption::ReadOnly => through_disk(site, Disk::lock, Disk::unlock, HOLD).await?,
            Disruption::Frozen => through_disk(site, Disk::freeze, Disk::unfreeze, LONG).await?,
            Disruption::IoErrors => {
                let server = &mut site.servers[0];
                server.forbid_file_writes(true)?;
                is_noticed(server, HOLD).await?;
                server.forbid_file_writes(false)?;
            }
            Disruption::Deleted => DatabaseFiles(site.place.database_file()).delete()?,
            Disruption::Replaced => self.replace(site, signals).await?,
            Disruption::Truncated | Disruption::LogTruncated | Disruption::Overwritten => {
                self.tamper(fault, site, signals).await?;
            }
            Disruption::ProxyDatabase | Disruption::ProxyClients => self.disturb(fault, site).await?,
        }
        for server in &mut *site.servers {
            is_ready_again(server).await?;
        }
        signals.all_go_on().await
    }

    /// Kills one of the servers, leaves it dead for a moment, and starts it again.
    pub(crate) async fn kill_one(&mut self, servers: &mut [Server]) -> Result<()> {
        let server = &mut servers[below(&mut self.words, servers.len())];
        server.kill()?;
        self.wait(500).await;
        server.start_again().await
    }

    /// Suspends one of the servers at any point, and resumes it after a long time.
    async fn pause_one(&mut self, servers: &[Server]) -> Result<()> {
        let server = &servers[below(&mut self.words, servers.len())];
        server.signal(Signal::STOP)?;
        sleep(LONG).await;
        server.signal(Signal::CONT)
    }

    /// Restarts the database: alternately cleanly and as after a crash.
    async fn restart(&mut self, postgres: &Arc<Postgres>) -> Result<()> {
        let is_orderly = self.times % 2 == 1;
        let postgres = Arc::clone(postgres);
        // It takes a second, in which the players continue.
        tokio::task::spawn_blocking(move || {
            if is_orderly {
                postgres.restart()
            } else {
                postgres.kill()?;
                postgres.start_again()
            }
        })
        .await??;
        Ok(())
    }

    /// Replaces the database by an older copy of itself.
    async fn replace(&mut self, site: &Site<'_>, signals: &Signals) -> Result<()> {
        let files = DatabaseFiles(site.place.database_file());
        let (copied, copy) = self.copy(&files, site, signals).await?;
        files.replace(&copy)?;
        signals.go_back_to(copied);
        Ok(())
    }

    /// Changes the files of the database in place, under the server. From then on nothing may be acknowledged until
    /// the operator repairs it as documented.
    async fn tamper(&mut self, fault: Disruption, site: &mut Site<'_>, signals: &Signals) -> Result<()> {
        let files = DatabaseFiles(site.place.database_file());
        let (copied, copy) = self.copy(&files, site, signals).await?;
        match fault {
            Disruption::Truncated => files.truncate()?,
            Disruption::LogTruncated => files.truncate_log()?,
            _ => files.overwrite(&copy)?,
        }
        // Earlier commands may still be on their way.
        signals.go_back_to(copied);
        is_noticed(&mut site.servers[0], HOLD).await?;
        let acknowledged = signals.ledger().len();
        ensure!(acknowledged == 0, "{acknowledged} decisions were acknowledged after the file was destroyed");
        if fault != Disruption::LogTruncated {
            ensure!(files.has_log_set_aside(), "the log belongs to what the database was, and is not kept");
        }
        if fault == Disruption::Overwritten {
            return self.kill_one(site.servers).await;
        }
        files.replace(&copy)
    }

    /// Makes a copy of the database, and waits until every room has a decision that the copy lacks. Returns the
    /// decisions acknowledged by the time of the copy.
    async fn copy(
        &mut self,
        files: &DatabaseFiles,
        site: &Site<'_>,
        signals: &Signals,
    ) -> Result<(Ledger, PathBuf)> {
        let (server, copied) = (&site.servers[0], signals.ledger());
        server.signal(Signal::STOP)?;
        let copy = files.copy(site.place.folder());
        server.signal(Signal::CONT)?;
        self.wait(1000).await;
        signals.all_go_on().await?;
        Ok((copied, copy?))
    }

    /// Makes the file system read-only, and repairs it when the server has noticed, as an operator does: without
    /// the server.
    async fn lose_mount(&mut self, site: &mut Site<'_>) -> Result<()> {
        let disk = site.place.disk().context("the database is on a disk of its own")?;
        disk.abort()?;
        let server = &mut site.servers[0];
        is_noticed(server, HOLD).await?;
        server.kill()?;
        disk.repair()?;
        server.start_again().await
    }

    /// Applies every bad behaviour of the network once.
    async fn disturb(&mut self, fault: Disruption, site: &mut Site<'_>) -> Result<()> {
        let proxies = site.proxies;
        let set = |weather| proxies.iter().for_each(|proxy| proxy.set(weather));
        for weather in Weather::BAD {
            set(weather);
            if weather == Weather::Swallowing {
                sleep(SWALLOWING).await;
                for server in &mut *site.servers {
                    let is_noticed = server.readiness().await? == Readiness::Unready;
                    ensure!(
                        is_noticed || fault != Disruption::ProxyDatabase,
                        "nothing reaches the database of a server, and it does not say so"
                    );
                }
            } else {
                sleep(Duration::from_millis(1500)).await;
                self.wait(1500).await;
            }
            set(Weather::Calm);
            self.wait(1500).await;
        }
        Ok(())
    }

    /// Waits up to `most` milliseconds.
    async fn wait(&mut self, most: usize) {
        sleep(Duration::from_millis(below(&mut self.words, most) as u64)).await;
    }
}

/// Breaks the disk, and repairs it when the server has noticed.
async fn through_disk(
    site: &mut Site<'_>,
    damage: fn(&Disk) -> Result<()>,
    repair: fn(&Disk) -> Result<()>,
    hold: Duration,
) -> Result<()> {
    let disk = site.place.disk().context("the database is on a disk of its own")?;
    damage(disk)?;
    let _damage = Damage { disk, repair };
    is_noticed(&mut site.servers[0], hold).await
}

/// A broken disk. It is repaired when this is dropped, also if a player fails meanwhile: a server that waits for a
/// frozen disk cannot even be killed.
struct Damage<'a> {
    disk: &'a Disk,
    repair: fn(&Disk) -> Result<()>,
}

impl Drop for Damage<'_> {
    fn drop(&mut self) {
        if let Err(error) = (self.repair)(self.disk) {
            eprintln!("the disk stays broken: {error:#}");
        }
    }
}

/// Waits until a server reports that it is not ready, and then for `hold`.
async fn is_noticed(server: &mut Server, hold: Duration) -> Result<()> {
    until(NOTICE, async || Ok(server.readiness().await? == Readiness::Unready))
        .await
        .context("the server can store nothing, and does not say so")?;
    sleep(hold).await;
    Ok(())
}

/// Waits until a server reports that it is ready.
async fn is_ready_again(server: &mut Server) -> Result<()> {
    let is_ready = async || Ok(server.readiness().await? == Readiness::Ready);
    until(RECOVERY, is_ready).await.context("the server is not ready again")
}
