//! A player that survives all faults and checks the server's promises.

use std::rc::Rc;
use std::sync::Arc;
use std::time::Duration;

use anyhow::{Context, Result, bail};
use rand_xoshiro::Xoshiro256PlusPlus;
use rand_xoshiro::rand_core::SeedableRng;
use sideboards_client::room::{Effect, Pauses, UpdateOrder};
use sideboards_example_player::{PlayerError, Visit};
use sideboards_protocol::{
    Accepted, Command, Deed, Occupant, Outcome, Person, RefusalCode, RoomState, Stage, Update,
};
use sideboards_rules::{Content, Decision, Round, Sight, below};
use tokio::sync::watch;
use tokio::time::{Instant, sleep, timeout_at};

use super::signals::Signals;

/// How long a player waits before it decides again after its room has gone back.
const PAUSE: Duration = Duration::from_millis(50);

/// Reconnect sooner than people do, so that faults hit often.
const PAUSES: Pauses = Pauses { shortest: 50, longest: 50, resend: 50 };

/// How long an answer may take: the server promises 5 s, and this machine may be busy.
const ANSWER_LIMIT: Duration = Duration::from_secs(6);

/// How long a connection may be silent before it is dropped, where the network garbles data.
const READ_TIMEOUT: Duration = Duration::from_secs(5);

/// The number of the last game of a room, once the host has seen it end.
pub(crate) type LastGame = watch::Sender<Option<u32>>;

/// A player who never gives up, and remembers everything that the server acknowledged.
#[derive(Debug)]
pub(crate) struct StubbornPlayer {
    seat: usize,
    code: String,
    content: Arc<Content>,
    words: Xoshiro256PlusPlus,
    visit: Visit,
    /// The last update.
    latest: Option<Update>,
    /// Whether the hello of this connection is answered.
    is_greeted: bool,
    /// The first version that has the last command.
    outdated_before: u64,
    /// The pending decision, and its game.
    deciding: Option<(u32, Decision)>,
    /// When the last command was sent for the first time.
    decided_at: Instant,
    /// Since when an answer is due on this connection.
    waiting_since: Instant,
}

impl StubbornPlayer {
    /// Makes the owner of a token; the first seat is the host.
    pub(crate) fn new(seat: usize, code: &str, token: String, hosts: &[String], seed: u64) -> Self {
        Self {
            seat,
            code: code.to_owned(),
            content: Content::classic(),
            words: Xoshiro256PlusPlus::seed_from_u64(seed),
            visit: Visit::new(hosts.to_vec(), code, Some(token), PAUSES).beginning_at(seat),
            latest: None,
            is_greeted: false,
            outdated_before: 0,
            deciding: None,
            decided_at: Instant::now(),
            waiting_since: Instant::now(),
        }
    }

    /// Plays until the last game is over, over one connection after the other, each to the next server.
    pub(crate) async fn play(mut self, signals: Signals, last_game: Rc<LastGame>) -> Result<()> {
        let seat = self.seat;
        let played = self.play_on(&signals, &last_game).await;
        played.with_context(|| format!("seat {}", seat + 1))
    }

    async fn play_on(&mut self, signals: &Signals, last_game: &LastGame) -> Result<()> {
        self.waiting_since = Instant::now();
        let mut end = last_game.subscribe();
        while !self.is_done(last_game) {
            let effect = tokio::select! {
                effect = self.next(signals) => effect?,
                _ = end.changed() => continue,
            };
            self.take(effect, signals).await?;
            let is_answered = self.visit.conversation().is_answered();
            signals.saw(&self.code, self.seat, self.latest.as_ref(), is_answered);
            let deeds = self.next_deeds(signals, last_game)?;
            if !deeds.is_empty() {
                // A little later, so that faults also hit while no decision is pending.
                let longest = self.longest_pause();
                let pause = below(&mut self.words, longest);
                sleep(Duration::from_millis(pause as u64)).await;
                self.decided_at = Instant::now();
                self.waiting_since = Instant::now();
                for deed in deeds {
                    self.visit.ask(deed);
                }
            }
        }
        Ok(())
    }

    /// Waits for the next effect. A server that owes an answer has limited time for it.
    async fn next(&mut self, signals: &Signals) -> Result<Effect> {
        let tolerance = signals.tolerance();
        let is_waiting = !self.is_greeted || !self.visit.conversation().is_answered();
        let limit = if is_waiting {
            self.waiting_since + ANSWER_LIMIT
        } else if tolerance.nonsense {
            // After a garbled length all later bytes look like one endless message.
            Instant::now() + READ_TIMEOUT
        } else {
            return Ok(self.visit.next().await);
        };
        if let Ok(effect) = timeout_at(limit, self.visit.next()).await {
            return Ok(effect);
        }
        if is_waiting && !tolerance.silence {
            bail!("no answer within {} s, not even `unavailable`", ANSWER_LIMIT.as_secs());
        }
        self.visit.hang_up();
        Ok(self.visit.next().await)
    }

    /// Handles an effect.
    async fn take(&mut self, effect: Effect, signals: &Signals) -> Result<()> {
        match effect {
            Effect::Update(update) => self.take_update(*update)?,
            Effect::Entered(Accepted { version }) => {
                self.is_greeted = true;
                signals.waited(self.waiting_since.elapsed());
                self.outdated_before = self.outdated_before.max(version);
            }
            Effect::Answered(command, outcome) => {
                signals.waited(self.waiting_since.elapsed());
                self.learn(&command, outcome, signals).await?;
            }
            Effect::Postponed(command, _) => {
                signals.waited(self.waiting_since.elapsed());
                if !matches!(command.deed, Deed::Hello(_)) {
                    signals.refuse();
                }
                self.waiting_since = Instant::now();
            }
            Effect::Lost => {
                signals.lose();
                self.is_greeted = false;
                self.waiting_since = Instant::now();
            }
            // A message garbled by the network says nothing about the server.
            Effect::Unread(_) if signals.tolerance().nonsense => self.visit.hang_up(),
            Effect::Unread(unread) => return Err(unread.into()),
            Effect::NotLetIn(refused) => return Err(PlayerError::Refused(refused).into()),
            Effect::SeatLost(loss) => bail!("the seat is lost: {loss:?}"),
            Effect::Connect | Effect::Send(_) | Effect::Close | Effect::Watchers(_) => {}
        }
        Ok(())
    }

    fn take_update(&mut self, update: Update) -> Result<()> {
        if self.visit.conversation().order(&update) == UpdateOrder::Backwards {
            let (before, now) = (self.visit.conversation().version(), update.version);
            bail!("version {now} is told after {before}, in one epoch");
        }
        if self.latest.as_ref().is_some_and(|latest| latest.epoch != update.epoch) {
            // Versions of another epoch cannot be compared.
            self.outdated_before = 0;
        }
        self.visit.saw(&update);
        self.latest = Some(update);
        Ok(())
    }

    /// Returns the longest pause for thinking, in milliseconds. A room is full after a hundred games, which must
    /// last: the more games there were, the longer the next ones take.
    fn longest_pause(&self) -> usize {
        let games = self.latest.as_ref().map_or(0, |update| update.room.games);
        10 << (games / 16)
    }

    /// Returns whether the last game is over and no answer is pending.
    fn is_done(&self, last_game: &LastGame) -> bool {
        let Some(Update { room, .. }) = &self.latest else { return false };
        let is_over = room.stage == Stage::Over && *last_game.borrow() == Some(room.games);
        is_over && self.visit.conversation().is_answered()
    }

    /// Handles the outcome of a command.
    async fn learn(&mut self, command: &Command, outcome: Outcome, signals: &Signals) -> Result<()> {
        let is_decision = matches!(command.deed, Deed::Decide(_));
        let refused = match outcome {
            Outcome::Accepted(Accepted { version }) => {
                self.outdated_before = self.outdated_before.max(version);
                if is_decision && let Some((game, decision)) = self.deciding.take() {
                    signals.acknowledge(&self.code, self.seat, game, decision, self.decided_at);
                }
                return Ok(());
            }
            Outcome::Refused(refused) => refused,
        };
        match refused.code {
            // It referred to a table that no longer exists.
            RefusalCode::Illegal | RefusalCode::NotNow | RefusalCode::Outdated
                if signals.tolerance().history =>
            {
                sleep(PAUSE).await;
            }
            // Taking back came too late, or a rematch too early.
            RefusalCode::Outdated | RefusalCode::NotNow => {
                self.outdated_before = self.outdated_before.max(command.version + 1);
            }
            _ => return Err(PlayerError::Refused(refused).into()),
        }
        if is_decision {
            self.deciding = None;
        }
        Ok(())
    }

    /// Returns the next deeds, if our state is current.
    fn next_deeds(&mut self, signals: &Signals, last_game: &LastGame) -> Result<Vec<Deed>, PlayerError> {
        let Some(update) = &self.latest else { return Ok(Vec::new()) };
        if !self.visit.conversation().is_answered() || update.version < self.outdated_before {
            return Ok(Vec::new());
        }
        let is_host = self.seat == 0;
        let host_does = |deed| if is_host { vec![deed] } else { Vec::new() };
        match (update.room.stage, &update.table) {
            (Stage::Gathering, _) => Ok(host_does(Deed::Start)),
            // A host who has agreed to another game plays it: it may have begun already, and some of us may know.
            (Stage::Over, _) if is_ready(&update.room) => Ok(Vec::new()),
            (Stage::Over, _) if is_host && signals.is_last_game() => {
                last_game.send_replace(Some(update.room.games));
                Ok(Vec::new())
            }
            (Stage::Over, _) => Ok(vec![Deed::Ready(true)]),
            (Stage::Playing, None) => Ok(Vec::new()),
            (Stage::Playing, Some(table)) => {
                let (games, sight) = (update.room.games, table.read(&self.content)?);
                self.deciding = decide(&mut self.words, &sight).map(|decision| (games, decision));
                let text = |(_, decision): &(u32, Decision)| self.content.deck().text(decision).to_string();
                let mut deeds: Vec<Deed> = self.deciding.iter().map(text).map(Deed::Decide).collect();
                // Sometimes the host agrees to the next game before it knows that this one is over.
                let is_last_round = sight.round == Round::Placing(Round::COUNT) && !deeds.is_empty();
                if is_host && is_last_round && !signals.is_last_game() && below(&mut self.words, 4) == 0 {
                    deeds.push(Deed::Ready(true));
                }
                Ok(deeds)
            }
        }
    }
}

/// Returns whether we have agreed to the next game.
fn is_ready(room: &RoomState) -> bool {
    let own = room.you.and_then(|number| room.seats.get(usize::from(number).checked_sub(1)?));
    matches!(own, Some(Occupant::Person(Person { ready: true, .. })))
}

/// Makes any legal decision. Rarely takes back or exchanges, so that games end.
fn decide(words: &mut Xoshiro256PlusPlus, sight: &Sight) -> Option<Decision> {
    let legal = sight.legal();
    let is_odd = below(words, 8) == 0;
    match legal.choices() {
        0 => (is_odd && legal.can_take_back()).then_some(Decision::TakeBack),
        _ if is_odd && legal.can_exchange() => Some(Decision::Exchange),
        choices => Some(legal.choice(below(words, choices)).into()),
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::message::tests::an_update;
    use crate::players::signals::Tolerance;

    /// Makes a host who sees the end of a game.
    fn host_at_the_end(ready: bool) -> Result<StubbornPlayer> {
        let mut update = an_update();
        let own = serde_json::from_value(serde_json::json!({
            "person": { "name": "Load 1", "online": true, "replaced": false, "ready": ready }
        }))?;
        (update.room.stage, update.room.you, update.room.seats) = (Stage::Over, Some(1), vec![own]);
        let mut host = StubbornPlayer::new(0, &update.room.code, "token".to_owned(), &[], 1);
        host.latest = Some(update);
        Ok(host)
    }

    /// Found by `load kill`: the host had agreed to another game and stopped at the end of this one, when others
    /// had seen the next begin.
    #[test]
    fn a_host_who_agreed_to_another_game_plays_it() -> Result<()> {
        let signals = Signals::new(Tolerance::default());
        signals.stop();
        for (ready, last) in [(true, None), (false, Some(3))] {
            let last_game = LastGame::new(None);
            assert!(host_at_the_end(ready)?.next_deeds(&signals, &last_game)?.is_empty());
            assert_eq!(*last_game.borrow(), last);
        }
        Ok(())
    }
}
