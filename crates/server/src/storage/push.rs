//! Devices that get messages about a seat, and the server's key for push services.

use super::database::Database;
use super::{StorageError, within};

/// How many devices of a seat get messages; a further one replaces the oldest.
const MAX_DEVICES: i64 = 5;

/// A device that gets messages about a seat.
#[derive(Clone, Debug, PartialEq, Eq)]
pub(crate) struct Subscription {
    pub(crate) room: String,
    /// The address at the push service.
    pub(crate) endpoint: String,
    /// The stored hash of the seat's token.
    pub(crate) token: String,
    /// The key and the secret of the browser, in base64url.
    pub(crate) p256dh: String,
    pub(crate) auth: String,
    pub(crate) language: String,
    /// The address of the server in links.
    pub(crate) base: String,
    /// The marks of the latest rounds about which a message was sent.
    pub(crate) began: u64,
    pub(crate) ending: u64,
    /// When to look again whether there is something to tell.
    pub(crate) due: Option<u64>,
}

impl Subscription {
    /// Notes that a message was claimed, by this node or another one.
    pub(crate) fn claimed(&mut self, kind: MessageKind, mark: u64) {
        self.began = self.began.max(mark);
        if kind == MessageKind::Ending {
            self.ending = self.ending.max(mark);
        }
    }
}

/// What a message is about.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(crate) enum MessageKind {
    /// A round has begun.
    Began,
    /// The time of a round is nearly over.
    Ending,
}

/// The devices that get messages, as all nodes know them.
#[derive(Clone, Debug)]
pub(crate) struct PushBook(Database);

impl PushBook {
    pub(super) const fn new(database: Database) -> Self {
        Self(database)
    }

    /// Returns the server's key, which is the given one if there was none.
    pub(crate) async fn key(&self, fresh: &str) -> Result<String, StorageError> {
        within(self.0.push_key(fresh)).await
    }

    /// Adds a device, or changes what is known of it.
    pub(crate) async fn subscribe(&self, device: &Subscription, now: u64) -> Result<(), StorageError> {
        within(self.0.push_subscribe(device, now, MAX_DEVICES)).await
    }

    /// Returns the devices that get messages about seats of a room.
    pub(crate) async fn devices(&self, room: &str) -> Result<Vec<Subscription>, StorageError> {
        within(self.0.push_devices(room)).await
    }

    /// Removes a device.
    pub(crate) async fn remove(&self, room: &str, endpoint: &str) -> Result<(), StorageError> {
        within(self.0.push_remove(room, endpoint)).await
    }

    /// Removes a device that its push service no longer knows, from all rooms.
    pub(crate) async fn forget(&self, endpoint: &str) -> Result<(), StorageError> {
        within(self.0.push_forget(endpoint)).await
    }

    /// Removes all devices of a room that no longer exists.
    pub(crate) async fn forget_room(&self, room: &str) -> Result<(), StorageError> {
        within(self.0.push_forget_room(room)).await
    }

    /// Claims a message about a round: of all nodes that try, one may send it, once. Claiming that the time is nearly
    /// over also claims that the round has begun.
    pub(crate) async fn claim(
        &self,
        device: &Subscription,
        kind: MessageKind,
        mark: u64,
    ) -> Result<bool, StorageError> {
        within(self.0.push_claim(device, kind, mark)).await
    }

    /// Stores when to look at a device again.
    pub(crate) async fn set_due(&self, device: &Subscription, due: Option<u64>) -> Result<(), StorageError> {
        within(self.0.push_set_due(device, due)).await
    }

    /// Returns the rooms with devices that are due, and postpones these, so that other nodes leave them to this one.
    pub(crate) async fn take_due(&self, now: u64, until: u64) -> Result<Vec<String>, StorageError> {
        within(self.0.push_take_due(now, until)).await
    }
}
