use std::rc::Rc;
use std::sync::Arc;
use std::time::Duration;

use anyhow::Result;
use rand_xoshiro::Xoshiro256PlusPlus;
use rand_xoshiro::rand_core::SeedableRng;
use sideboards_example_player::{Connection, Conversation, PlayerError};
use sideboards_protocol::{Accepted, Command, Deed, Outcome, RefusalCode, Stage, Update};
use sideboards_rules::{Content, Decision, Round, Sight, below};
use tokio::sync::watch;
use tokio::time::sleep;

use super::signals::Signals;

/// How long a player waits for a server that is not there, or that cannot store anything.
const PAUSE: Duration = Duration::from_millis(50);

/// The number of the last game of a room, once the host has seen it end.
pub(crate) type LastGame = watch::Sender<Option<u32>>;

/// A player who never gives up, and remembers everything that the server said yes to.
#[derive(Debug)]
pub(crate) struct Player {
    seat: usize,
    code: String,
    hosts: Rc<[String]>,
    content: Arc<Content>,
    words: Xoshiro256PlusPlus,
    conversation: Conversation,
    /// The first version that has the last command.
    outdated_before: u64,
    /// What is being decided, and in which game.
    deciding: Option<(u32, Decision)>,
    acknowledged: Vec<(u32, Decision)>,
}

impl Player {
    /// Makes the owner of a token; the first seat is the host.
    pub(crate) fn new(seat: usize, code: &str, token: String, hosts: Rc<[String]>, seed: u64) -> Self {
        Self {
            seat,
            code: code.to_owned(),
            hosts,
            content: Content::classic(),
            words: Xoshiro256PlusPlus::seed_from_u64(seed),
            conversation: Conversation::new(Some(token)),
            outdated_before: 0,
            deciding: None,
            acknowledged: Vec::new(),
        }
    }

    /// Plays until the last game is over, on one connection after the other, each to the next server. Gives the seat
    /// and what was acknowledged.
    pub(crate) async fn play(
        mut self,
        signals: Signals,
        last_game: Rc<LastGame>,
    ) -> Result<(usize, Vec<(u32, Decision)>)> {
        for turn in self.seat.. {
            let host = self.hosts[turn % self.hosts.len()].clone();
            match self.converse(&host, &signals, &last_game).await {
                Ok(()) => break,
                Err(PlayerError::Lost(_)) => {
                    signals.lose();
                    sleep(PAUSE).await;
                }
                Err(error) => return Err(error.into()),
            }
        }
        Ok((self.seat, self.acknowledged))
    }

    async fn converse(
        &mut self,
        host: &str,
        signals: &Signals,
        last_game: &LastGame,
    ) -> Result<(), PlayerError> {
        let mut connection = Connection::open(host, &self.code).await?;
        for command in self.conversation.opening() {
            connection.send(&command).await?;
        }
        let mut end = last_game.subscribe();
        while !self.is_done(last_game) {
            tokio::select! {
                message = connection.receive() => {
                    if let Some((command, outcome)) = self.conversation.hear(message?) {
                        self.learn(command, outcome).await?;
                    }
                }
                _ = end.changed() => continue,
            }
            signals.saw(&self.code, self.seat, self.conversation.latest(), self.conversation.is_answered());
            let deeds = self.next_deeds(signals, last_game)?;
            if !deeds.is_empty() {
                // A little later: things shall also be broken while nobody decides.
                sleep(Duration::from_millis(below(&mut self.words, 10) as u64)).await;
            }
            for deed in deeds {
                connection.send(&self.conversation.say(deed)).await?;
            }
        }
        Ok(())
    }

    /// Tells whether the last game is over and nothing is left to be answered.
    fn is_done(&self, last_game: &LastGame) -> bool {
        let Some(Update { room, .. }) = self.conversation.latest() else { return false };
        let is_over = room.stage == Stage::Over && *last_game.borrow() == Some(room.games);
        is_over && self.conversation.is_answered()
    }

    /// Learns what became of a command.
    async fn learn(&mut self, command: Option<Command>, outcome: Outcome) -> Result<(), PlayerError> {
        let refused = match outcome {
            Outcome::Accepted(Accepted { version }) => {
                self.outdated_before = self.outdated_before.max(version);
                if command.is_some_and(|command| is_decision(&command)) {
                    self.acknowledged.extend(self.deciding.take());
                }
                return Ok(());
            }
            Outcome::Refused(refused) => refused,
        };
        if command.as_ref().is_some_and(is_decision) {
            self.deciding = None;
        }
        match (refused.code, command) {
            (RefusalCode::Unavailable | RefusalCode::TooMany, Some(_)) => sleep(PAUSE).await,
            (RefusalCode::Unavailable | RefusalCode::TooMany, None) => {
                return Err(PlayerError::Lost(refused.message));
            }
            // Taking back came too late, or a rematch too early.
            (RefusalCode::Outdated | RefusalCode::NotNow, Some(command)) => {
                self.outdated_before = self.outdated_before.max(command.version + 1);
            }
            _ => return Err(PlayerError::Refused(refused)),
        }
        Ok(())
    }

    /// Gives what there is to do, if we know how everything is now.
    fn next_deeds(&mut self, signals: &Signals, last_game: &LastGame) -> Result<Vec<Deed>, PlayerError> {
        let Some(update) = self.conversation.latest() else { return Ok(Vec::new()) };
        if !self.conversation.is_answered() || update.version < self.outdated_before {
            return Ok(Vec::new());
        }
        let is_host = self.seat == 0;
        let host_does = |deed| if is_host { vec![deed] } else { Vec::new() };
        match (update.room.stage, &update.table) {
            (Stage::Gathering, _) => Ok(host_does(Deed::Start)),
            (Stage::Over, _) if is_host && signals.is_last_game() => {
                last_game.send_replace(Some(update.room.games));
                Ok(Vec::new())
            }
            (Stage::Over, _) => Ok(host_does(Deed::Rematch)),
            (Stage::Playing, None) => Ok(Vec::new()),
            (Stage::Playing, Some(table)) => {
                let (games, sight) = (update.room.games, table.read(&self.content)?);
                self.deciding = decide(&mut self.words, &sight).map(|decision| (games, decision));
                let text = |(_, decision): &(u32, Decision)| self.content.deck().text(decision).to_string();
                let mut deeds: Vec<Deed> = self.deciding.iter().map(text).map(Deed::Decide).collect();
                // Sometimes the host cannot wait: it asks for the next game before it knows that this one is over.
                let is_last_round = sight.round == Round::Placing(Round::COUNT) && !deeds.is_empty();
                if is_host && is_last_round && !signals.is_last_game() && below(&mut self.words, 4) == 0 {
                    deeds.push(Deed::Rematch);
                }
                Ok(deeds)
            }
        }
    }
}

fn is_decision(command: &Command) -> bool {
    matches!(command.deed, Deed::Decide(_))
}

/// Decides anything that is legal; taking back and exchanging not too often, because games shall end.
fn decide(words: &mut Xoshiro256PlusPlus, sight: &Sight) -> Option<Decision> {
    let legal = sight.legal();
    let is_odd = below(words, 8) == 0;
    match legal.choices() {
        0 => (is_odd && legal.can_take_back()).then_some(Decision::TakeBack),
        _ if is_odd && legal.can_exchange() => Some(Decision::Exchange),
        choices => Some(legal.choice(below(words, choices)).into()),
    }
}
