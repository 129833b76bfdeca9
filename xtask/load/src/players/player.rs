use std::rc::Rc;
use std::sync::Arc;
use std::time::Duration;

use anyhow::{Result, anyhow};
use rand_xoshiro::Xoshiro256PlusPlus;
use rand_xoshiro::rand_core::SeedableRng;
use sideboards_example_player::{Connection, Conversation, PlayerError};
use sideboards_protocol::{Accepted, Command, Deed, Outcome, RefusalCode, ServerMessage, Stage, Update};
use sideboards_rules::{Content, Decision, Round, Sight, below};
use tokio::sync::watch;
use tokio::time::{Instant, sleep, timeout, timeout_at};

use super::signals::Signals;

/// How long a player waits for a server that is not there, or that cannot store anything.
const PAUSE: Duration = Duration::from_millis(50);

/// How long an answer may take: the server promises 5 s, and this machine may be busy.
const ANSWER_LIMIT: Duration = Duration::from_secs(6);

/// How long a connection may be silent before it is given up, where the network garbles what it carries.
const SILENCE: Duration = Duration::from_secs(5);

/// The number of the last game of a room, once the host has seen it end.
pub(crate) type LastGame = watch::Sender<Option<u32>>;

/// Why a connection is not used any more.
#[derive(Debug)]
enum Interruption {
    /// It broke; the next one may be better.
    Lost,
    /// The server did what it must never do.
    Wrong(anyhow::Error),
}

impl From<PlayerError> for Interruption {
    fn from(error: PlayerError) -> Self {
        match error {
            PlayerError::Lost(_) => Self::Lost,
            error => Self::Wrong(error.into()),
        }
    }
}

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
    /// When the last command was sent for the first time.
    decided_at: Instant,
    /// Since when an answer is due on this connection.
    waiting_since: Instant,
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
            decided_at: Instant::now(),
            waiting_since: Instant::now(),
        }
    }

    /// Plays until the last game is over, on one connection after the other, each to the next server.
    pub(crate) async fn play(mut self, signals: Signals, last_game: Rc<LastGame>) -> Result<()> {
        for turn in self.seat.. {
            let host = self.hosts[turn % self.hosts.len()].clone();
            match self.converse(&host, &signals, &last_game).await {
                Ok(()) => break,
                Err(Interruption::Lost) => {
                    signals.lose();
                    sleep(PAUSE).await;
                }
                Err(Interruption::Wrong(error)) => {
                    return Err(error.context(format!("seat {}", self.seat + 1)));
                }
            }
        }
        Ok(())
    }

    async fn converse(
        &mut self,
        host: &str,
        signals: &Signals,
        last_game: &LastGame,
    ) -> Result<(), Interruption> {
        self.waiting_since = Instant::now();
        let mut connection = self.in_time(signals, Connection::open(host, &self.code)).await?;
        for command in self.conversation.opening() {
            connection.send(&command).await?;
        }
        let mut is_greeted = false;
        let mut end = last_game.subscribe();
        while !self.is_done(last_game) {
            let is_waiting = !is_greeted || !self.conversation.is_answered();
            let message = tokio::select! {
                message = self.in_time_if(is_waiting, signals, connection.receive()) => message,
                _ = end.changed() => continue,
            };
            let message = message?;
            if let ServerMessage::Update(update) = &message {
                self.compare(update)?;
            }
            let again = match self.conversation.hear(message) {
                Some((command, outcome)) => {
                    is_greeted = true;
                    signals.waited(self.waiting_since.elapsed());
                    self.learn(command, outcome, signals).await?
                }
                None => None,
            };
            signals.saw(&self.code, self.seat, self.conversation.latest(), self.conversation.is_answered());
            let mut commands: Vec<Command> = again.into_iter().collect();
            let deeds = self.next_deeds(signals, last_game)?;
            if !deeds.is_empty() {
                // A little later: things shall also be broken while nobody decides.
                let longest = self.longest_pause();
                let pause = below(&mut self.words, longest);
                sleep(Duration::from_millis(pause as u64)).await;
                self.decided_at = Instant::now();
                commands.extend(deeds.into_iter().map(|deed| self.conversation.say(deed)));
            }
            if !commands.is_empty() {
                self.waiting_since = Instant::now();
            }
            for command in commands {
                connection.send(&command).await?;
            }
        }
        Ok(())
    }

    /// Gives how long to think at most, in milliseconds. A room is full after a hundred games, which must last: the more there
    /// were, the longer the next ones take.
    fn longest_pause(&self) -> usize {
        let games = self.conversation.latest().map_or(0, |update| update.room.games);
        10 << (games / 16)
    }

    /// Compares an update with what was told before it.
    fn compare(&mut self, update: &Update) -> Result<(), Interruption> {
        let Some(latest) = self.conversation.latest() else { return Ok(()) };
        let (before, now) = (latest.version, update.version);
        if latest.epoch != update.epoch {
            // Versions of another epoch say nothing.
            self.outdated_before = 0;
        } else if now < before {
            return Err(Interruption::Wrong(anyhow!("version {now} is told after {before}, in one epoch")));
        }
        Ok(())
    }

    /// Waits for something that a server owes us.
    async fn in_time<T>(
        &self,
        signals: &Signals,
        work: impl Future<Output = Result<T, PlayerError>>,
    ) -> Result<T, Interruption> {
        let tolerance = signals.tolerance();
        match timeout_at(self.waiting_since + ANSWER_LIMIT, work).await {
            // Nonsense that the network made of a message says nothing about the server.
            Ok(Err(PlayerError::Message(_))) if tolerance.nonsense => Err(Interruption::Lost),
            Ok(result) => Ok(result?),
            Err(_) if !tolerance.silence => {
                let seconds = ANSWER_LIMIT.as_secs();
                Err(Interruption::Wrong(anyhow!("no answer within {seconds} s, not even `unavailable`")))
            }
            Err(_) => Err(Interruption::Lost),
        }
    }

    /// Waits for something that a server may or may not owe us.
    async fn in_time_if<T>(
        &self,
        is_waiting: bool,
        signals: &Signals,
        work: impl Future<Output = Result<T, PlayerError>>,
    ) -> Result<T, Interruption> {
        if is_waiting {
            return self.in_time(signals, work).await;
        }
        if !signals.tolerance().nonsense {
            return Ok(work.await?);
        }
        // Behind a garbled length everything that follows is taken for one endless message.
        match timeout(SILENCE, work).await {
            Ok(heard) => Ok(heard?),
            Err(_) => Err(Interruption::Lost),
        }
    }

    /// Tells whether the last game is over and nothing is left to be answered.
    fn is_done(&self, last_game: &LastGame) -> bool {
        let Some(Update { room, .. }) = self.conversation.latest() else { return false };
        let is_over = room.stage == Stage::Over && *last_game.borrow() == Some(room.games);
        is_over && self.conversation.is_answered()
    }

    /// Learns what became of a command, and gives it back if it has to be sent again.
    async fn learn(
        &mut self,
        command: Option<Command>,
        outcome: Outcome,
        signals: &Signals,
    ) -> Result<Option<Command>, Interruption> {
        let refused = match outcome {
            Outcome::Accepted(Accepted { version }) => {
                self.outdated_before = self.outdated_before.max(version);
                if command.is_some_and(|command| is_decision(&command))
                    && let Some((game, decision)) = self.deciding.take()
                {
                    signals.acknowledge(&self.code, self.seat, game, decision, self.decided_at);
                }
                return Ok(None);
            }
            Outcome::Refused(refused) => refused,
        };
        match (refused.code, command) {
            (RefusalCode::Unavailable | RefusalCode::TooMany, Some(command)) => {
                signals.refuse();
                sleep(PAUSE).await;
                self.conversation.repeat(command.clone());
                return Ok(Some(command));
            }
            (RefusalCode::Unavailable | RefusalCode::TooMany, None) => return Err(Interruption::Lost),
            // It was about a table that there is no longer.
            (RefusalCode::Illegal | RefusalCode::NotNow | RefusalCode::Outdated, Some(command))
                if signals.tolerance().history =>
            {
                if is_decision(&command) {
                    self.deciding = None;
                }
                sleep(PAUSE).await;
            }
            // Taking back came too late, or a rematch too early.
            (RefusalCode::Outdated | RefusalCode::NotNow, Some(command)) => {
                self.outdated_before = self.outdated_before.max(command.version + 1);
                if is_decision(&command) {
                    self.deciding = None;
                }
            }
            _ => return Err(PlayerError::Refused(refused).into()),
        }
        Ok(None)
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
