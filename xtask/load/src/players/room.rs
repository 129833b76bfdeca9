use std::rc::Rc;

use anyhow::{Context, Result, ensure};
use sideboards_example_player::rest;
use sideboards_protocol::{NewRoom, Settings};
use sideboards_rules::{Content, Record};
use tokio::sync::watch;
use tokio::task::JoinSet;

use super::player::StubbornPlayer;
use super::signals::Signals;
use super::verdict::{self, Said};
use crate::full_room::SEATS;

/// A room with its players. A clone is the same room with players without memory.
#[derive(Clone, Debug)]
pub(crate) struct SeatedRoom {
    code: String,
    tokens: Vec<String>,
    hosts: Rc<[String]>,
    seed: u64,
}

impl SeatedRoom {
    /// Opens a room and takes its seats, one on each server in turn.
    pub(crate) async fn open(hosts: &Rc<[String]>, seed: u64) -> Result<Self> {
        // A long grace period, so that no bot takes over and every decision is ours.
        let settings = Settings { grace_seconds: 3600, ..Settings::default() };
        let host = rest::open_room(
            &hosts[0],
            &NewRoom { name: "Load 1".to_owned(), settings, content: None, token: None },
        )
        .await?;
        let code = host.room;
        let mut tokens = vec![host.token];
        for number in 2..=SEATS {
            let at = &hosts[number % hosts.len()];
            tokens.push(rest::take_seat(at, &code, &format!("Load {number}")).await?.token);
        }
        Ok(Self { code, tokens, hosts: Rc::clone(hosts), seed })
    }

    /// Returns the same room at other servers.
    pub(crate) fn at(self, hosts: &Rc<[String]>) -> Self {
        Self { hosts: Rc::clone(hosts), ..self }
    }

    /// Returns its code.
    pub(crate) fn code(&self) -> &str {
        &self.code
    }

    /// Plays game after game until the last one, and returns the acknowledged decisions.
    pub(crate) async fn play(self, signals: Signals) -> Result<Acknowledged> {
        let (over, _) = watch::channel(None);
        let over = Rc::new(over);
        let mut players = JoinSet::new();
        for (seat, token) in self.tokens.into_iter().enumerate() {
            let seed = self.seed * SEATS as u64 + seat as u64;
            let player = StubbornPlayer::new(seat, &self.code, token, &self.hosts, seed);
            players.spawn_local(player.play(signals.clone(), Rc::clone(&over)));
        }
        while let Some(end) = players.join_next().await {
            end?.with_context(|| format!("room {}", self.code))?;
        }
        let (past, said) = (signals.past(&self.code), signals.end(&self.code));
        let games = over.borrow().unwrap_or_default();
        Ok(Acknowledged { code: self.code, games, past, said })
    }
}

/// Everything that the server acknowledged in one room.
#[derive(Debug)]
pub(crate) struct Acknowledged {
    code: String,
    /// How many games were played.
    pub(crate) games: u32,
    /// The decisions acknowledged by the time of a copy, and in the end, if the room was put back to that copy.
    past: Option<[Said; 2]>,
    said: Said,
}

impl Acknowledged {
    /// Compares it with the records of all games, and returns the number of decisions.
    pub(crate) async fn check(&self, host: &str) -> Result<usize> {
        let records = self.records(host).await?;
        let compared = match &self.past {
            Some([copied, end]) => verdict::compare_restored(&records, copied, end, &self.said),
            None => verdict::compare(&records, &self.said),
        };
        compared.with_context(|| format!("room {}", self.code))
    }

    async fn records(&self, host: &str) -> Result<Vec<Record>> {
        let mut records = Vec::new();
        for number in 1..=self.games {
            let name = format!("{}-{number}", self.code);
            let game = rest::finished_game(host, &name).await.with_context(|| format!("game {name}"))?;
            let record =
                Record::parse(&game.record, Content::classic()).with_context(|| format!("game {name}"))?;
            let end = record.replay().with_context(|| format!("game {name}"))?;
            ensure!(end.is_over(), "game {name} is said to be finished, and its record is not");
            records.push(record);
        }
        Ok(records)
    }
}
