//! One server on SQLite whose backup, made while rooms play, is restored on another machine.

use std::path::{Path, PathBuf};
use std::rc::Rc;
use std::time::Duration;

use anyhow::{Context, Result};
use rustix::process::Signal;
use tokio::time::sleep;

use super::{Operate, finish, play};
use crate::players::{SeatedRoom, Signals, Tolerance};
use crate::report::Report;
use crate::run_folder::{Kind, RunFolder};
use crate::server::{Launch, Server};
use crate::wait::until;

/// How long a backup may take.
const BACKUP: Duration = Duration::from_secs(20);

/// How long rooms play before and after the backup.
const CALM: Duration = Duration::from_secs(1);

impl Operate {
    /// Makes a backup while rooms play, and lets them continue from it on another server.
    pub(super) async fn restored_backup(&self, program: &Path) -> Result<()> {
        let place = RunFolder::new(Kind::Sqlite)?;
        let backups = place.folder().join("backups");
        let folder = backups.to_str().context("a folder that is text")?;
        let arguments = ["--backup-folder", folder, "--limit-rooms", "0", "--limit-commands", "0"];
        let mut server = Launch::new(program, &place).with_arguments(&arguments).start().await?;
        // The first one is made at once. In the same second the second one would have the same name.
        let first = next_backup(&backups, None).await.context("there is no backup after the start")?;
        sleep(CALM).await;

        let hosts: Rc<[String]> = Rc::new([server.host().to_owned()]);
        let mut rooms = Vec::new();
        for number in 0..self.rooms {
            rooms
                .push(SeatedRoom::open(&hosts, self.seed + number).await.context("a room cannot be opened")?);
        }
        let signals = Signals::new(Tolerance::default());
        let playing = play(&rooms, &signals);
        sleep(CALM).await;
        let copied = signals.ledger();
        server.signal(Signal::USR1)?;
        let backup =
            next_backup(&backups, Some(&first)).await.context("there is no backup after the signal")?;
        sleep(CALM).await;
        signals.all_go_on().await.context("after the backup")?;
        server.kill()?;
        drop(playing);

        let elsewhere = RunFolder::new(Kind::Sqlite)?;
        std::fs::copy(&backup, elsewhere.database_file())?;
        let server = Server::start(program, &elsewhere).await?;
        let hosts: Rc<[String]> = Rc::new([server.host().to_owned()]);
        let rooms: Vec<SeatedRoom> = rooms.into_iter().map(|room| room.at(&hosts)).collect();
        signals.go_back_to(copied);
        let playing = play(&rooms, &signals);
        sleep(CALM).await;
        let (mut games, mut decisions) = (0, 0);
        for acknowledged in finish(playing, &signals).await? {
            games += acknowledged.games;
            decisions += acknowledged.check(server.host()).await?;
        }
        let mut report =
            Report::new("SQLite, a backup made while rooms play and restored elsewhere".to_owned());
        report.row(
            "decisions in the records",
            decisions.to_string(),
            "all acknowledged ones of backup and play",
        );
        report.row("games that were finished", games.to_string(), "");
        report.print();
        Ok(())
    }
}

/// Waits for a backup that is newer than another one.
async fn next_backup(folder: &Path, last: Option<&PathBuf>) -> Result<PathBuf> {
    let newest = || {
        let files = std::fs::read_dir(folder).ok()?.filter_map(|file| Some(file.ok()?.path()));
        files.filter(|file| file.extension().is_some_and(|extension| extension == "db")).max()
    };
    until(BACKUP, async || Ok(newest().as_ref() > last)).await?;
    newest().context("it was there a moment ago")
}
