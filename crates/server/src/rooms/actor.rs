//! The task of one room: judges messages, stores entries, and sends updates.
//!
//! Messages that arrived since the last commit are judged, stored and answered together. Nothing is sent before it is stored.

mod keep;
mod tell;
mod time;

use std::net::IpAddr;
use std::sync::Arc;
use std::time::Duration;

use sideboards_protocol::{
    Accepted, Answer, Command, Deed, Hello, Outcome, RefusalCode, Refused, SeatLoss, SeatNumber, Watchers,
    clean_name, seat_number,
};
use sideboards_rules::PerSeat;
use tokio::sync::mpsc;
use tokio::time::{Instant, timeout_at};
use tokio_tungstenite::tungstenite::Utf8Bytes;

use self::keep::Loaded;
use super::{Farewell, Look, Message, OutgoingSender, Rooms, Visitor, VisitorId, unavailable};
use crate::metrics::Metrics;
use crate::room::{
    Entry, Issued, Key, LogLine, Moment, Parties, Room, Stranger, Trace, Verdict, locked, not_seated,
};
use crate::secret::{self, TokenHash};
use crate::storage::FinishedRow;

/// How many messages are judged together.
const BATCH: usize = 64;

/// Answer timeout, and the least time allowed to find an answer. A message that arrives while others wait gets the
/// rest of their time or that minimum, so no answer takes more than five seconds.
const ANSWER_LIMIT: Duration = Duration::from_secs(4);
const SHORTEST_LIMIT: Duration = Duration::from_secs(1);

fn answer_limit() -> Duration {
    let waits_add_up = is_broken!(WaitsAddUp);
    if waits_add_up || is_broken!(WaitForDatabaseForever) { Duration::from_hours(1) } else { ANSWER_LIMIT }
}

/// How long an empty room stays in memory.
const LINGER: Duration = Duration::from_mins(1);

/// The task of a room.
pub(super) struct Actor {
    rooms: Rooms,
    door: mpsc::WeakSender<Message>,
    room: Room,
    /// The number of the last append, and its time, which distinguishes it from another append of that number.
    number: u64,
    at: u64,
    /// The due time known to storage, and when storage learned of it.
    due: (Option<u64>, u64),
    /// Whether this node wrote the last append: then its bots think at once, and those of other nodes wait.
    is_ours: bool,
    guests: Vec<Guest>,
    /// People whose last socket here has closed, and when.
    leaving: Vec<(Key, u64)>,
    /// The hands that bots are thinking about.
    thinking: PerSeat<Option<u64>>,
    /// Entries that are applied but not stored yet.
    pending: Vec<LogLine>,
    /// The games that they finished.
    finished: Vec<FinishedRow>,
    /// The latest version sent.
    told: u64,
    /// When to look for an abandoned append, and the pause before that.
    look: Option<(Instant, Duration)>,
    /// The spectators as last announced, and when.
    watchers: (Watchers, u64),
    /// The last moment that was news for people who are away.
    trace: Option<Trace>,
    condition: Condition,
}

/// Whether the room in memory matches storage.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
enum Condition {
    Sound,
    /// The room may differ from storage and has to be reloaded.
    Adrift,
    /// The room no longer exists.
    Gone,
}

/// Storage does not answer in time.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
struct OutOfReach;

/// A visitor in the room.
struct Guest {
    id: VisitorId,
    address: Option<IpAddr>,
    /// The client's version on arrival.
    knew: Option<Box<LastSeen>>,
    /// The epoch of this guest's versions, if it differs from the node's.
    epoch: Option<String>,
    /// Hash of the guest's token. Its owner can change when the log goes back.
    token: Option<TokenHash>,
    key: Option<Key>,
    /// The name a spectator gave.
    name: Option<String>,
    /// Whether the guest knows the current spectators.
    knows_watchers: bool,
    /// The last version sent; none before the first update.
    version: Option<u64>,
    outbox: OutgoingSender,
    /// Whether anything was sent over this socket: a returning client gets an update even if nothing has changed.
    is_told: bool,
    /// Messages for the next update.
    letters: Vec<Utf8Bytes>,
    is_leaving: bool,
}

/// The last version a client had, with its epoch.
struct LastSeen {
    epoch: String,
    version: u64,
}

/// An answer that waits until everything is stored.
enum Reply {
    Nothing,
    Answer(VisitorId, Answer),
    Seat(Result<SeatNumber, Refused>),
    Look(Box<Result<Look, Refused>>),
    Parties(Box<Result<Parties, Refused>>),
    Moment(Moment),
}

impl Actor {
    /// Loads a room and runs it while it is needed.
    pub(super) async fn run(
        rooms: Rooms,
        code: String,
        door: mpsc::WeakSender<Message>,
        mut inbox: mpsc::Receiver<Message>,
    ) {
        // The timeout of the message that caused the load starts here.
        let begun = Instant::now();
        match Self::load(&rooms, &code).await {
            Loaded::Room(room, number, due) => {
                let _counted = rooms.0.metrics.rooms.enter();
                let mut actor = Self {
                    rooms: rooms.clone(),
                    door,
                    room: *room,
                    number,
                    at: due.1,
                    due,
                    is_ours: false,
                    guests: Vec::new(),
                    leaving: Vec::new(),
                    thinking: PerSeat::default(),
                    pending: Vec::new(),
                    finished: Vec::new(),
                    told: 0,
                    look: None,
                    watchers: (Watchers::default(), 0),
                    trace: None,
                    condition: Condition::Sound,
                };
                actor.expect_missing();
                actor.serve(&mut inbox, begun).await;
            }
            Loaded::Nothing(refused) => {
                inbox.close();
                while let Some(message) = inbox.recv().await {
                    message.refuse(&refused);
                }
            }
        }
        rooms.close(&code);
    }

    /// Serves messages until the room is closed. Queued messages arrived after the previous work had begun.
    async fn serve(&mut self, inbox: &mut mpsc::Receiver<Message>, mut begun: Instant) {
        let mut batch = Vec::with_capacity(BATCH);
        loop {
            let pause = self.pause();
            let is_idle = self.guests.is_empty() && self.leaving.is_empty() || self.is_old();
            // Messages that came meanwhile have waited as long as the last ones took.
            let has_waited = !inbox.is_empty();
            match tokio::time::timeout(pause, inbox.recv_many(&mut batch, BATCH)).await {
                Ok(0) => return,
                // Idle, and nothing is due soon: the next message loads the room again.
                Err(_) if is_idle && pause >= LINGER => inbox.close(),
                Ok(_) | Err(_) => {}
            }
            let now = Instant::now();
            let waiting_since = if has_waited { begun } else { now };
            begun = now;
            self.handle(&mut batch, inbox, waiting_since).await;
            if self.condition == Condition::Gone {
                inbox.close();
            }
        }
    }

    /// Judges messages, stores the entries and sends updates. Every wait ends: what cannot be stored in time is
    /// refused, and the room is reloaded when that is possible.
    async fn handle(
        &mut self,
        batch: &mut Vec<Message>,
        inbox: &mut mpsc::Receiver<Message>,
        waiting_since: Instant,
    ) {
        let limit = (waiting_since + answer_limit()).max(Instant::now() + SHORTEST_LIMIT);
        let settled = timeout_at(limit, async {
            if self.condition != Condition::Sound {
                self.reload().await?;
            }
            self.settle(batch, inbox).await
        });
        // As after any failure, the pending entries may be stored or not.
        match settled.await.unwrap_or(Err(OutOfReach)) {
            Ok(replies) => {
                for (message, reply) in batch.drain(..).zip(replies) {
                    self.reply(message, reply);
                }
                self.tell();
                self.tell_news();
                self.think();
            }
            Err(OutOfReach) => self.go_adrift(batch),
        }
    }

    /// Judges messages and stores the entries. If another node was faster, takes over its entries and judges again.
    async fn settle(
        &mut self,
        batch: &mut Vec<Message>,
        inbox: &mut mpsc::Receiver<Message>,
    ) -> Result<Vec<Reply>, OutOfReach> {
        self.catch_up(batch).await?;
        let mut may_wait = true;
        loop {
            let mut turn = None;
            if batch.is_empty() || batch.iter().any(Message::may_matter) {
                turn = Some(self.rooms.storage().turn().await.ok_or(OutOfReach)?);
                // Messages that came while waiting are judged and stored with the rest.
                let waited = batch.len();
                while batch.len() < BATCH
                    && let Ok(message) = inbox.try_recv()
                {
                    batch.push(message);
                }
                if self.has_news(&batch[waited..]) {
                    // Never wait while holding a turn.
                    drop(turn.take());
                    self.catch_up(&batch[waited..]).await?;
                }
                if turn.as_ref().is_some_and(|turn| turn.is_crowded)
                    && std::mem::take(&mut may_wait)
                    && self.is_more_expected(batch)
                {
                    continue;
                }
            }
            let now = self.rooms.now();
            if !is_broken!(JudgedBeforeInterruption) {
                self.note_interruptions(now);
            }
            let replies: Vec<Reply> = batch.iter().map(|message| self.judge(message, now)).collect();
            if is_broken!(JudgedBeforeInterruption) {
                self.note_interruptions(now);
            }
            self.run_clock(now);
            if self.keep(turn, now).await? {
                // The latest notices of other nodes are not processed yet.
                self.catch_up(batch).await?;
                return Ok(replies);
            }
        }
    }

    /// Returns whether more players are about to decide: then one append and one update per guest serve all of
    /// them.
    fn is_more_expected(&self, batch: &[Message]) -> bool {
        let decides = |message: &Message| match message {
            Message::Command(id, command) if matches!(command.deed, Deed::Decide(_)) => Some(*id),
            _ => None,
        };
        let is_awaited = |guest: &Guest| {
            let seat = guest.key.and_then(|key| self.room.seat_of(key));
            let has_decided = || batch.iter().any(|message| decides(message) == Some(guest.id));
            seat.is_some_and(|seat| self.room.is_waiting_for(seat)) && !has_decided()
        };
        let is_about_decisions = !batch.is_empty() && batch.iter().all(|message| decides(message).is_some());
        is_about_decisions && self.guests.iter().any(is_awaited)
    }

    fn judge(&mut self, message: &Message, now: u64) -> Reply {
        match message {
            Message::Enter(visitor) => self.enter(visitor),
            Message::Command(id, command) => {
                let outcome = match self.command(*id, command, now) {
                    Ok(version) => Outcome::Accepted(Accepted { version }),
                    Err(refused) => Outcome::Refused(refused),
                };
                Reply::Answer(*id, Answer { id: command.id.clone(), outcome })
            }
            Message::Leave(id) => {
                self.leave(*id, now);
                Reply::Nothing
            }
            // The client has given up, so the seat would have no owner.
            Message::Sit { answer, .. } if answer.is_closed() => Reply::Nothing,
            Message::Sit { name, token, stranger, .. } => {
                Reply::Seat(self.sit(name, token, stranger.as_deref(), now))
            }
            Message::Parties { token, seat, name, .. } => {
                Reply::Parties(Box::new(self.room.parties(token, *seat, name)))
            }
            Message::Look { token, .. } => Reply::Look(Box::new(Ok(self.look(token.as_deref())))),
            Message::Observe { .. } => Reply::Moment(self.room.moment()),
            Message::Thought(thought, decision) => {
                self.thinking[thought.seat] = None;
                let may_conclude = self.rooms.may_judge_time(now);
                if let Some(entry) = self.room.conclude(*thought, decision, now).filter(|_| may_conclude) {
                    self.happen(entry, now);
                }
                Reply::Nothing
            }
            Message::Elsewhere(_) | Message::Wake | Message::Renewed => Reply::Nothing,
        }
    }

    /// Lets a visitor in. A token that owns no seat is refused, and the socket closed.
    fn enter(&mut self, visitor: &Visitor) -> Reply {
        let token = visitor.hello.token.as_deref().map(TokenHash::of);
        let key = token.as_ref().map(|token| self.room.owner_of(token));
        let is_impostor = key == Some(None);
        let refused = self.unwelcome(token.as_ref(), is_impostor);
        let knew = LastSeen::of(&visitor.hello).filter(|_| refused.is_none());
        // The message may be judged again after another node was faster.
        self.guests.retain(|guest| guest.id != visitor.id);
        self.guests.push(Guest {
            id: visitor.id,
            address: visitor.address,
            token,
            key: key.flatten(),
            name: visitor.hello.name.as_deref().map(clean_name).filter(|name| !name.is_empty()),
            knows_watchers: false,
            version: knew.as_ref().map(|knew| knew.version),
            knew: knew.map(Box::new),
            epoch: None,
            outbox: visitor.outbox.clone(),
            is_told: false,
            letters: Vec::new(),
            is_leaving: refused.is_some(),
        });
        let outcome = match refused {
            Some(refused) => Outcome::Refused(refused),
            None => Outcome::Accepted(Accepted { version: self.room.version() }),
        };
        Reply::Answer(visitor.id, Answer { id: visitor.command.clone(), outcome })
    }

    /// Returns why a visitor is not let in.
    fn unwelcome(&self, token: Option<&TokenHash>, is_impostor: bool) -> Option<Refused> {
        match token {
            Some(token) if is_impostor && self.room.loss(token) == Some(SeatLoss::Removed) => Some(removed()),
            Some(_) if is_impostor => {
                Some(Refused::new(RefusalCode::BadToken, "the token owns no seat in this room"))
            }
            None if self.room.is_locked() => Some(locked()),
            Some(_) | None => None,
        }
    }

    /// Returns whether a client is ahead of this node.
    fn has_future(&self, hello: &Hello) -> bool {
        let epoch = self.rooms.0.vitals.epoch();
        LastSeen::of(hello).is_some_and(|knew| knew.is_ahead_of(&epoch, self.room.version()))
    }

    fn command(&mut self, id: VisitorId, command: &Command, now: u64) -> Result<u64, Refused> {
        Metrics::count(&self.rooms.0.metrics.commands);
        let guest = self.guests.iter().find(|guest| guest.id == id);
        let key = match guest.and_then(|guest| guest.key) {
            Some(key) => key,
            None if command.deed == Deed::Ping => return Ok(self.room.version()),
            None => return Err(not_seated()),
        };
        // A node that is cut off cannot enforce deadlines.
        let time = if self.rooms.may_judge_time(now) { now } else { self.room.touched().min(now) };
        match self.room.judge(key, command, time, secret::deal_secret)? {
            Verdict::Known(version) => Ok(version),
            Verdict::Nothing => Ok(self.room.version()),
            Verdict::Happens(entry) => {
                self.happen(LogLine { entry, command: Some(Issued::new(key, command)) }, now);
                Ok(self.room.version())
            }
        }
    }

    fn sit(
        &mut self,
        name: &str,
        token: &str,
        stranger: Option<&Stranger>,
        now: u64,
    ) -> Result<SeatNumber, Refused> {
        // When another node was faster the same request is judged again; its own seat is no reason for a second
        // one.
        if self.room.owner(token).is_none() {
            // A request that is repeated automatically must not undo the removal.
            if self.room.loss(&TokenHash::of(token)) == Some(SeatLoss::Removed) {
                return Err(removed());
            }
            let entry = match stranger {
                Some(stranger) => self.room.judge_stranger(name, token, stranger)?,
                None => self.room.judge_newcomer(name, token, now)?,
            };
            self.happen(entry, now);
        }
        let seat = self.room.owner(token).and_then(|key| self.room.seat_of(key));
        Ok(seat_number(seat.expect("the person has just sat down")))
    }

    fn look(&self, token: Option<&str>) -> Look {
        let key = token.and_then(|token| self.room.owner(token));
        let seat = key.and_then(|key| self.room.seat_of(key));
        let (sideboard, result) = key.and_then(|key| self.room.own_game(key)).unwrap_or_default();
        Look {
            sideboard,
            result,
            state: self.room.state(key),
            is_owner: key.is_some(),
            is_waiting: seat.is_some_and(|seat| self.room.is_waiting_for(seat)),
            round: self.room.round(),
            table: self.room.table_for_strangers().filter(|_| token.is_none()),
            content: Arc::clone(self.room.content()),
            file: self.room.file().cloned(),
        }
    }

    /// Discards entries that could not be stored, and refuses the messages that caused them.
    fn go_adrift(&mut self, batch: &mut Vec<Message>) {
        if !self.pending.is_empty() {
            self.expect_late_append();
        }
        self.pending.clear();
        self.finished.clear();
        self.thinking = PerSeat::default();
        if self.condition == Condition::Sound {
            self.condition = Condition::Adrift;
        }
        let refused = match self.condition {
            Condition::Gone => keep::no_such_room(),
            Condition::Sound | Condition::Adrift => unavailable(),
        };
        let now = self.rooms.now();
        for message in batch.drain(..) {
            match &message {
                // It may have been let in before the room went adrift.
                Message::Enter(visitor) => self.guests.retain(|guest| guest.id != visitor.id),
                Message::Command(id, command) => {
                    if let Some(guest) = self.guests.iter_mut().find(|guest| guest.id == *id) {
                        let outcome = Outcome::Refused(refused.clone());
                        guest.letters.push(tell::answer(Answer { id: command.id.clone(), outcome }));
                    }
                }
                Message::Leave(id) => self.leave(*id, now),
                _ => {}
            }
            message.refuse(&refused);
        }
        self.send_letters(now);
    }

    /// Applies an entry; updates follow once it is stored.
    fn happen(&mut self, line: impl Into<LogLine>, now: u64) {
        let line = line.into();
        self.room.apply(&line, now).expect("what was judged can happen");
        if let Entry::Decided { .. } = line.entry {
            Metrics::count(&self.rooms.0.metrics.decisions);
            // Now: the next entry may already start the rematch.
            self.finished.extend(self.finished_game(now));
        }
        self.pending.push(line);
    }
}

fn removed() -> Refused {
    Refused::new(RefusalCode::Removed, "the host removed you from this room")
}

impl LastSeen {
    fn of(hello: &Hello) -> Option<Self> {
        Some(Self { epoch: hello.epoch.clone()?, version: hello.since? })
    }

    /// Returns whether the client's version is newer than a version of an epoch.
    fn is_ahead_of(&self, epoch: &str, version: u64) -> bool {
        self.epoch == epoch && self.version > version && !is_broken!(LateNodeTellsOldVersion)
    }
}

impl Message {
    /// Returns whether the message can cause an entry.
    fn may_matter(&self) -> bool {
        match self {
            Self::Command(_, command) => command.deed != Deed::Ping,
            Self::Enter(visitor) => visitor.hello.token.is_some(),
            Self::Leave(_) | Self::Sit { .. } | Self::Thought(..) | Self::Wake => true,
            Self::Look { .. }
            | Self::Parties { .. }
            | Self::Observe { .. }
            | Self::Elsewhere(_)
            | Self::Renewed => false,
        }
    }

    /// Returns the sender's token.
    fn token(&self) -> Option<&str> {
        match self {
            Self::Enter(visitor) => visitor.hello.token.as_deref(),
            Self::Look { token, .. } => token.as_deref(),
            Self::Parties { token, .. } => Some(token),
            _ => None,
        }
    }

    /// Answers with a refusal.
    fn refuse(self, refused: &Refused) {
        match self {
            Self::Sit { answer, .. } => drop(answer.send(Err(refused.clone()))),
            Self::Look { answer, .. } => drop(answer.send(Err(refused.clone()))),
            Self::Parties { answer, .. } => drop(answer.send(Err(refused.clone()))),
            Self::Observe { answer } => drop(answer.send(Err(refused.clone()))),
            Self::Enter(visitor) => {
                let outcome = Outcome::Refused(refused.clone());
                let answer = tell::answer(Answer { id: visitor.command, outcome });
                let goodbye = super::Outgoing::Goodbye(vec![answer], Farewell::after(refused));
                // A closed socket does not need it.
                let _ = visitor.outbox.try_send(Box::new(goodbye));
            }
            // The room tells the guest, if there is one.
            Self::Command(..)
            | Self::Leave(_)
            | Self::Thought(..)
            | Self::Elsewhere(_)
            | Self::Wake
            | Self::Renewed => {}
        }
    }
}
