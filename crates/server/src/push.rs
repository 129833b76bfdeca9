//! Messages to devices of people who are away from a game at leisure (Web Push).
//!
//! A device belongs to a seat, not to a person: it gets one message when a round begins for the seat, and one before the
//! time ends. Who may send a message is decided in the database, so several nodes send it once, and no restart sends it
//! again. A message says what everyone with the link may know: the number of the round, and how much time is left.

mod device;
mod due;
mod keys;
mod letter;
mod sending;

use std::sync::Arc;
use std::time::Duration;

use sideboards_protocol::{PushDevice, PushWish, RefusalCode, Refused};
use tokio::sync::{Semaphore, mpsc};
use tokio::time::{MissedTickBehavior, interval};

use self::due::{Step, step};
use self::keys::Keys;
use crate::clock::milliseconds;
use crate::config::Config;
use crate::metrics::Metrics;
use crate::outgoing::{Client, HostPattern};
use crate::room::Moment;
use crate::rooms::Rooms;
use crate::storage::{PushBook, StorageError, Subscription};

/// How often devices are looked for that are due.
const ROUND: Duration = Duration::from_secs(5);

/// How long other nodes leave a room to the one that looks at it.
const LEASE: Duration = Duration::from_mins(5);

/// How many rooms are looked at together.
const MAX_LOOKS: usize = 8;

/// How many messages are sent together, and how many may wait.
const MAX_SENDING: usize = 16;
const MAX_WAITING: usize = 2_000;

/// Sends messages to devices.
#[derive(Clone, Debug)]
pub(crate) struct Push(Arc<Shared>);

#[derive(Debug)]
struct Shared {
    rooms: Rooms,
    book: PushBook,
    keys: Keys,
    client: Client,
    hosts: Vec<HostPattern>,
    /// How push services reach the operator.
    contact: Option<String>,
    metrics: Arc<Metrics>,
    looking: Arc<Semaphore>,
    sending: Semaphore,
    waiting: Arc<Semaphore>,
}

impl Push {
    /// Prepares messages, unless the operator allows none. The key of the server is made at the first start.
    pub(crate) async fn open(
        config: &Config,
        rooms: &Rooms,
        metrics: Arc<Metrics>,
    ) -> Result<Option<Self>, StorageError> {
        let outgoing = &config.outgoing;
        let Some(book) = rooms.storage().push_book().filter(|_| !outgoing.push_hosts.is_empty()) else {
            return Ok(None);
        };
        let stored = book.key(&Keys::draw()).await?;
        let Some(keys) = Keys::read(&stored) else {
            tracing::error!("the key for push services in the database cannot be read; no messages are sent");
            return Ok(None);
        };
        let public_url = config.public_url.as_ref().map(|url| url.text.clone());
        Ok(Some(Self(Arc::new(Shared {
            rooms: rooms.clone(),
            book,
            keys,
            client: Client::new(outgoing.reach),
            hosts: outgoing.push_hosts.clone(),
            contact: outgoing.contact.clone().or(public_url.filter(|url| url.starts_with("https://"))),
            metrics,
            looking: Arc::new(Semaphore::new(MAX_LOOKS)),
            sending: Semaphore::new(MAX_SENDING),
            waiting: Arc::new(Semaphore::new(MAX_WAITING)),
        }))))
    }

    /// Starts to look for what there is to tell.
    pub(crate) fn start(&self) {
        if let Some(news) = self.0.rooms.news() {
            tokio::spawn(self.clone().listen(news));
        }
        tokio::spawn(self.clone().rounds());
    }

    /// Returns the server's key for browsers, in base64url.
    pub(crate) fn key(&self) -> &str {
        self.0.keys.public()
    }

    /// Adds a device to a seat.
    pub(crate) async fn subscribe(&self, room: &str, wish: PushWish, base: String) -> Result<(), PushError> {
        let mut device = device::read(&self.0.client, &self.0.hosts, room, wish, base)?;
        let moment = self.0.rooms.observe(room).await?;
        if !moment.people.iter().any(|person| person.token.as_text() == device.token) {
            return Err(Refused::new(RefusalCode::BadToken, "the token owns no seat in this room").into());
        }
        // Asking for messages means having seen the present round.
        device.began = moment.round.map_or(0, |round| round.mark);
        let now = self.0.rooms.now();
        device.due = moment.round.map(|_| now);
        Ok(self.0.book.subscribe(&device, now).await?)
    }

    /// Removes a device from a seat.
    pub(crate) async fn stop(&self, room: &str, asked: &PushDevice) -> Result<(), PushError> {
        match self.find(room, asked).await? {
            Some(device) => Ok(self.0.book.remove(room, &device.endpoint).await?),
            None => Ok(()),
        }
    }

    /// Returns whether a device gets messages about a seat.
    pub(crate) async fn is_on(&self, room: &str, asked: &PushDevice) -> Result<bool, PushError> {
        match self.find(room, asked).await {
            Ok(device) => Ok(device.is_some()),
            // The device gets messages about another seat of the room.
            Err(PushError::Refused(_)) => Ok(false),
            Err(error) => Err(error),
        }
    }

    async fn find(&self, room: &str, asked: &PushDevice) -> Result<Option<Subscription>, PushError> {
        let devices = self.0.book.devices(room).await?;
        let found = devices.into_iter().find(|device| device.endpoint == asked.endpoint);
        match found {
            Some(device) if !device::proves(&device, asked) => {
                Err(Refused::new(RefusalCode::BadToken, "neither the seat nor the device is yours").into())
            }
            found => Ok(found),
        }
    }

    async fn listen(self, mut news: mpsc::Receiver<String>) {
        while let Some(room) = news.recv().await {
            self.look_soon(room).await;
        }
    }

    /// Looks for devices that are due, such as those whose time is nearly over, and those whose node has died.
    async fn rounds(self) {
        let mut rounds = interval(ROUND);
        rounds.set_missed_tick_behavior(MissedTickBehavior::Delay);
        loop {
            rounds.tick().await;
            let now = self.0.rooms.now();
            match self.0.book.take_due(now, now + milliseconds(LEASE)).await {
                Ok(rooms) => {
                    for room in rooms {
                        self.look_soon(room).await;
                    }
                }
                Err(error) => tracing::debug!(%error, "cannot look for devices that are due"),
            }
        }
    }

    async fn look_soon(&self, room: String) {
        let turn = Arc::clone(&self.0.looking).acquire_owned().await.expect("it is never closed");
        let push = self.clone();
        tokio::spawn(async move {
            let _turn = turn;
            if let Err(error) = push.look(&room).await {
                // The devices are due again soon.
                tracing::debug!(room, %error, "cannot look after devices");
            }
        });
    }

    /// Sends what there is to tell about a room.
    async fn look(&self, room: &str) -> Result<(), StorageError> {
        let devices = self.0.book.devices(room).await?;
        if devices.is_empty() {
            return Ok(());
        }
        let moment = match self.0.rooms.observe(room).await {
            Ok(moment) => moment,
            Err(refused) if refused.code == RefusalCode::NoSuchRoom => {
                return self.0.book.forget_room(room).await;
            }
            Err(_) => return Ok(()),
        };
        for device in devices {
            self.attend(device, &moment).await?;
        }
        Ok(())
    }

    async fn attend(&self, mut device: Subscription, moment: &Moment) -> Result<(), StorageError> {
        loop {
            let now = self.0.rooms.now();
            match step(moment, &device, now) {
                Step::Gone => return self.0.book.remove(&device.room, &device.endpoint).await,
                Step::Send(kind, round) => {
                    if self.0.book.claim(&device, kind, round.mark).await? {
                        self.send(&device, letter::write(&device, kind, round, now));
                    }
                    device.claimed(kind, round.mark);
                }
                Step::Rest(due) if due::is_about(device.due, due) => return Ok(()),
                Step::Rest(due) => return self.0.book.set_due(&device, due).await,
            }
        }
    }
}

/// Why a request about a device fails.
#[derive(Debug)]
pub(crate) enum PushError {
    Refused(Refused),
    Storage(StorageError),
}

impl From<Refused> for PushError {
    fn from(refused: Refused) -> Self {
        Self::Refused(refused)
    }
}

impl From<StorageError> for PushError {
    fn from(error: StorageError) -> Self {
        Self::Storage(error)
    }
}
