//! The rooms of this node: one task per room, found by its code, loaded on demand.

mod actor;
mod message;
mod quick;
#[cfg(test)]
mod tests;
mod thinkers;
mod visitor;
mod vitals;
mod watch;

use std::collections::BTreeMap;
use std::sync::{Arc, Mutex, OnceLock};
use std::time::Duration;

use sideboards_protocol::{MAX_CONTENT, NewRoom, NewSeat, RefusalCode, Refused, SeatNumber};
use sideboards_rules::{Content, ContentDraft, Setup, Variant};
use tokio::sync::mpsc::error::TrySendError;
use tokio::sync::{mpsc, oneshot};
use tokio::task::yield_now;
use tokio::time::{Instant, timeout};

use self::actor::Actor;
use self::thinkers::Thinkers;
use self::vitals::Vitals;
use crate::clock::Clock;
use crate::metrics::Metrics;
use crate::room::{Entry, LogLine, Moment, Room};
use crate::secret;
use crate::storage::{Append, Due, Storage, Written};
use crate::task;

pub(crate) use message::{Look, Message};
pub(crate) use visitor::{Farewell, Outgoing, OutgoingSender, Visitor, VisitorId};

/// How long a request may wait for rooms or the database.
pub(crate) const REQUEST_TIMEOUT: Duration = Duration::from_secs(5);

/// The channel into a room's task.
pub(crate) type Door = mpsc::Sender<Message>;

/// How many messages may wait for a room before senders wait too.
const INBOX: usize = 256;

/// How much news may wait.
const NEWS: usize = 4096;

/// All rooms of this node.
#[derive(Clone, Debug)]
pub(crate) struct Rooms(Arc<Shared>);

/// State shared by all rooms.
#[derive(Debug)]
struct Shared {
    content: Arc<Content>,
    storage: Storage,
    clock: Clock,
    vitals: Vitals,
    /// When the database last accepted a write.
    proven: tokio::sync::Mutex<Option<Instant>>,
    thinkers: Thinkers,
    /// Held while a table for strangers is named: people of this node need not race for the same one.
    naming: tokio::sync::Mutex<()>,
    metrics: Arc<Metrics>,
    doors: Mutex<BTreeMap<String, Door>>,
    /// Hears of rooms that may have something to tell to people who are away.
    news: OnceLock<mpsc::Sender<String>>,
}

/// A seat that was just taken.
#[derive(Clone, Debug)]
pub(crate) struct Taken {
    pub(crate) room: String,
    pub(crate) seat: SeatNumber,
    pub(crate) token: String,
}

impl Rooms {
    pub(crate) fn new(
        content: Arc<Content>,
        storage: Storage,
        clock: Clock,
        node: String,
        metrics: Arc<Metrics>,
    ) -> Self {
        let spare = std::thread::available_parallelism().map_or(1, usize::from).saturating_sub(1).max(1);
        Self(Arc::new(Shared {
            content,
            storage,
            clock,
            vitals: Vitals::new(node),
            proven: tokio::sync::Mutex::default(),
            thinkers: Thinkers::new(spare),
            naming: tokio::sync::Mutex::default(),
            metrics,
            doors: Mutex::default(),
            news: OnceLock::new(),
        }))
    }

    pub(crate) fn storage(&self) -> &Storage {
        &self.0.storage
    }

    #[cfg(feature = "simulation")]
    pub(crate) fn clock(&self) -> &Clock {
        &self.0.clock
    }

    /// Returns the time in milliseconds since 1970, as all nodes know it.
    pub(crate) fn now(&self) -> u64 {
        self.0.clock.now()
    }

    /// Returns whether this node may enforce deadlines: not while it is cut off from the database, which has the
    /// time and knows whether service was interrupted.
    fn may_judge_time(&self, now: u64) -> bool {
        self.0.vitals.are_fresh(now, self.storage().is_shared())
    }

    pub(crate) fn content(&self) -> &Arc<Content> {
        &self.0.content
    }

    /// Opens a room; its host takes the first seat.
    pub(crate) async fn open(&self, wish: &NewRoom) -> Result<Taken, Refused> {
        timeout(REQUEST_TIMEOUT, self.open_now(wish)).await.unwrap_or_else(|_| Err(unavailable()))
    }

    async fn open_now(&self, wish: &NewRoom) -> Result<Taken, Refused> {
        let content = match &wish.content {
            Some(file) => own_box(file).await?,
            None => Arc::clone(&self.0.content),
        };
        let bad = |error| Refused::new(RefusalCode::BadSettings, error);
        wish.settings.check(&content).map_err(bad)?;
        let settings = wish.settings.clone();
        let opened = if content.hash() == self.0.content.hash() {
            Entry::Opened(settings)
        } else {
            // Store the file as the program writes it, without comments or other additions.
            Entry::OpenedWith { settings, content: ContentDraft::of(&content).write() }
        };
        let drawn = wish.token.as_deref();
        let token = drawn.map_or_else(secret::token, str::to_owned);
        loop {
            let code = drawn.map_or_else(secret::room_code, secret::room_code_for);
            let sit = |room: &Room| room.judge_newcomer(&wish.name, &token, self.now());
            match self.found(&code, opened.clone(), sit).await? {
                Written::Kept => return Ok(Taken { room: code, seat: 1, token }),
                Written::TooLate if drawn.is_some() => return self.find_again(code, token).await,
                // The code is taken, which is so unlikely that trying again is enough.
                Written::TooLate => {}
                Written::Failed => return Err(unavailable()),
            }
        }
    }

    /// Stores the first entries of a room, the last of which seats a person.
    async fn found(
        &self,
        code: &str,
        opened: Entry,
        sit: impl Fn(&Room) -> Result<Entry, Refused>,
    ) -> Result<Written, Refused> {
        let at = self.now();
        let mut room = Room::empty(code.to_owned(), Arc::clone(&self.0.content));
        let mut lines = Vec::new();
        let mut happen = |room: &mut Room, entry: Entry| {
            let line = LogLine::from(entry);
            room.apply(&line, at).expect("an empty room can be opened");
            lines.push(line);
        };
        happen(&mut room, opened);
        happen(&mut room, Entry::SecretDrawn { secret: secret::deal_secret() });
        let sat = sit(&room)?;
        happen(&mut room, sat);
        let due = Some(Due(room.due()));
        let lines = message::write(&lines);
        let (room, finished) = (code.to_owned(), Vec::new());
        let append = Append { room, number: 1, after: None, at, lines, due, finished };
        let turn = self.0.storage.turn().await.ok_or_else(unavailable)?;
        let written = turn.keep(append).await;
        if written == Written::Kept {
            Metrics::count(&self.0.metrics.rooms_opened);
        }
        Ok(written)
    }

    /// Finds the seat of a host whose earlier request succeeded.
    async fn find_again(&self, code: String, token: String) -> Result<Taken, Refused> {
        let look = self.look(&code, Some(token.clone())).await?;
        let seat = look.state.you.filter(|_| look.is_owner);
        let used =
            || Refused::new(RefusalCode::RepeatedId, "this token has already opened a room; use another one");
        Ok(Taken { room: code, seat: seat.ok_or_else(used)?, token })
    }

    /// Takes a seat, or finds the one that the token already owns.
    pub(crate) async fn sit(&self, code: &str, wish: NewSeat) -> Result<Taken, Refused> {
        let NewSeat { name, token } = wish;
        let token = token.unwrap_or_else(secret::token);
        let (answer, seat) = oneshot::channel();
        let message = Message::Sit { name, token: token.clone(), stranger: None, answer };
        let seat = self.ask(code, message, seat).await?;
        Ok(Taken { room: code.to_owned(), seat, token })
    }

    /// Returns the state of a room, for the owner of a token or a stranger.
    pub(crate) async fn look(&self, code: &str, token: Option<String>) -> Result<Look, Refused> {
        let (answer, look) = oneshot::channel();
        self.ask(code, Message::Look { token, answer }, look).await
    }

    /// Returns what those who write messages need to know of a room.
    pub(crate) async fn observe(&self, code: &str) -> Result<Moment, Refused> {
        let (answer, moment) = oneshot::channel();
        self.ask(code, Message::Observe { answer }, moment).await
    }

    /// Returns the codes of rooms that may have something to tell to people who are away, from now on. Rooms never wait
    /// for the receiver; what it misses it finds when it looks again. None if there is a receiver already.
    pub(crate) fn news(&self) -> Option<mpsc::Receiver<String>> {
        let (news, heard) = mpsc::channel(NEWS);
        self.0.news.set(news).is_ok().then_some(heard)
    }

    /// Sends a request to a room and waits for the answer, with a timeout.
    async fn ask<T>(
        &self,
        code: &str,
        question: Message,
        answer: oneshot::Receiver<Result<T, Refused>>,
    ) -> Result<T, Refused> {
        let asked = async {
            self.send(code, question).await;
            answer.await.unwrap_or_else(|_| Err(unavailable()))
        };
        timeout(REQUEST_TIMEOUT, asked).await.unwrap_or_else(|_| Err(unavailable()))
    }

    /// Sends a message to a room.
    pub(crate) async fn send(&self, code: &str, message: Message) {
        self.send_by(&mut self.door(code), code, message).await;
    }

    /// Sends a message through a known channel, or through a new one if that is closed.
    pub(crate) async fn send_by(&self, door: &mut Door, code: &str, mut message: Message) {
        // A closing room does not take it; the next one does.
        while let Err(refused) = door.send(message).await {
            message = refused.0;
            *door = self.door(code);
            // A server that shuts down starts no new room: retrying without a pause would keep it from ending.
            yield_now().await;
        }
    }

    /// Returns the channel of a room; loads the room if necessary.
    pub(crate) fn door(&self, code: &str) -> Door {
        let mut doors = self.0.doors.lock().expect("lock is never poisoned");
        if let Some(door) = doors.get(code).filter(|door| !door.is_closed()) {
            return door.clone();
        }
        let (door, inbox) = mpsc::channel(INBOX);
        doors.insert(code.to_owned(), door.clone());
        task::spawn(Actor::run(self.clone(), code.to_owned(), door.downgrade(), inbox));
        door
    }

    /// Sends a message to a room if it is in memory.
    fn send_if_loaded(&self, code: &str, message: Message) {
        let door = self.0.doors.lock().expect("lock is never poisoned").get(code).cloned();
        if let Some(door) = door
            && let Err(TrySendError::Full(message)) = door.try_send(message)
        {
            // Don't let one busy room delay messages to many.
            task::spawn(async move { door.send(message).await });
        }
    }

    /// Removes the channel of a room that is no longer needed.
    fn close(&self, code: &str) {
        let mut doors = self.0.doors.lock().expect("lock is never poisoned");
        if doors.get(code).is_some_and(mpsc::Sender::is_closed) {
            doors.remove(code);
        }
    }

    fn loaded(&self) -> Vec<String> {
        self.0.doors.lock().expect("lock is never poisoned").keys().cloned().collect()
    }
}

/// Reads the content file of a custom box. It is untrusted, so its size is limited, and it is parsed on a blocking
/// thread.
async fn own_box(file: &str) -> Result<Arc<Content>, Refused> {
    if file.len() > MAX_CONTENT {
        let message = format!("a content file has at most {MAX_CONTENT} bytes");
        return Err(Refused::new(RefusalCode::TooLarge, message));
    }
    let file = file.to_owned();
    let read = task::compute(move || Content::parse(&file)).await;
    let content = read.expect("reading never panics");
    let content = content.map_err(|faults| Refused::new(RefusalCode::BadContent, faults))?;
    if Setup::most_players(&content, Variant::Standard) < 2 {
        return Err(Refused::new(RefusalCode::BadContent, "the box has too few cards for two players"));
    }
    // Bots would think about such a box for hours and occupy the shared cores.
    if !content.is_quick() {
        let message = "in rooms a card shows each colour and each handle at most once";
        return Err(Refused::new(RefusalCode::BadContent, message));
    }
    Ok(Arc::new(content))
}

/// Refuses when nothing can be stored, or it is unknown whether it was.
pub(crate) fn unavailable() -> Refused {
    Refused::new(RefusalCode::Unavailable, "the server cannot store anything at the moment; try again")
}
