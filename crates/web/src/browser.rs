//! What the browser gives the client: storage, a clock and chance. Without storage the game still works, and forgets.

use leptos::prelude::window;
use sideboards_client::boxes::Boxes;
use sideboards_client::daily::{DailyDeals, Diary};
use sideboards_client::history::{History, Past, filed};
use sideboards_client::room::{Departures, Keyring};
use sideboards_client::storage::NotKept;
use sideboards_client::{Clock, Storage};
use sideboards_rules::{Day, Seed};

/// This browser.
#[derive(Debug)]
pub(crate) struct Browser;

/// Announces that something could not be kept for want of room.
pub(crate) const STORAGE_FULL: &str = "sideboards-storage-full";

/// What the names of all texts begin with.
const PREFIX: &str = "sideboards.";

thread_local! {
    /// Boxes stay in memory as long as the page. What reads own ones comes when there are any: see [`crate::later`].
    static BOXES: &'static Boxes<'static> = Box::leak(Box::new(Boxes::closed(&Browser)));
}

/// Returns the boxes of this browser.
pub(crate) fn boxes() -> &'static Boxes<'static> {
    BOXES.with(|boxes| *boxes)
}

/// Draws a seed from the browser's source of chance.
pub(crate) fn fresh_seed() -> Seed {
    let mut bytes = [0; 32];
    let crypto = window().crypto().expect("browsers have it since 2011");
    crypto.get_random_values_with_u8_array(&mut bytes).expect("32 bytes are few");
    Seed(bytes)
}

/// Returns the day that it is where this device is.
pub(crate) fn today() -> Day {
    day_of(&js_sys::Date::new_0())
}

/// Returns the day of a moment where this device is.
pub(crate) fn day_of(moment: &js_sys::Date) -> Day {
    let (month, date) = (moment.get_month() as u8 + 1, moment.get_date() as u8);
    Day::new(moment.get_full_year() as u16, month, date).unwrap_or(Day::FIRST)
}

/// Returns the games that were finished in this browser.
pub(crate) fn history() -> History<'static> {
    History::new(&Browser)
}

/// Returns the games that were finished in this browser, those of daily deals as what they were.
pub(crate) fn past_games() -> Vec<Past> {
    file_games(history().all())
}

/// Files games of daily deals as what they were.
pub(crate) fn file_games(games: Vec<Past>) -> Vec<Past> {
    filed(games, &Diary::kept(&Browser).unwrap_or_default(), &DailyDeals::until(today()))
}

/// Tells the whole page that something happened.
pub(crate) fn announce(name: &str) {
    if let Ok(event) = web_sys::Event::new(name) {
        // It is never cancelled.
        let _ = window().dispatch_event(&event);
    }
}

/// Returns the seats that this browser owns.
pub(crate) fn keyring() -> Keyring<'static> {
    Keyring::new(&Browser)
}

/// Returns the seats that this browser has given up and the server does not know of yet.
pub(crate) fn departures() -> Departures<'static> {
    Departures::new(&Browser)
}

impl Storage for Browser {
    fn get(&self, name: &str) -> Option<String> {
        storage()?.get_item(&key(name)).ok()?
    }

    fn set(&self, name: &str, text: &str) -> Result<(), NotKept> {
        // Where storage is forbidden, that is what its owner wants.
        storage().ok_or(NotKept)?.set_item(&key(name), text).map_err(|_| {
            announce(STORAGE_FULL);
            NotKept
        })
    }

    fn remove(&self, name: &str) {
        let _ = storage().map(|storage| storage.remove_item(&key(name)));
    }

    fn names(&self) -> Vec<String> {
        let Some(storage) = storage() else { return Vec::new() };
        let keys = (0..storage.length().unwrap_or_default()).filter_map(|index| storage.key(index).ok()?);
        keys.filter_map(|key| key.strip_prefix(PREFIX).map(str::to_owned)).collect()
    }
}

impl Clock for Browser {
    #[expect(clippy::cast_sign_loss, reason = "no clock of a browser is that late")]
    fn now(&self) -> u64 {
        js_sys::Date::now() as u64
    }
}

fn key(name: &str) -> String {
    format!("{PREFIX}{name}")
}

fn storage() -> Option<web_sys::Storage> {
    web_sys::window()?.local_storage().ok()?
}
