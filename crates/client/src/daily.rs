//! The daily deals that were played on this device.

mod deals;
mod diary;
mod groups;
mod order;
mod series;
mod yardsticks;

use sideboards_protocol::KEY_LENGTH;
use sideboards_rules::Seed;

pub use self::deals::{DailyDeals, spoiled_day};
pub use self::diary::{Diary, DiaryEntry, State, Streaks, still_counts};
pub use self::groups::{Group, Groups, group_code};
pub use self::order::LayingOrder;
pub use self::series::{SeriesDay, mean_share, missing, series};
pub use self::yardsticks::{Yardstick, Yardsticks};
use crate::storage::{Storage, try_set};

/// Name of the secret under which a server knows this device.
const KEY: &str = "daily-key";

/// Returns the secret of this device, and draws it the first time. Where nothing is kept there is none: each visit would come
/// as another player.
pub fn key(storage: &dyn Storage, draw: impl FnOnce() -> Seed) -> Option<String> {
    storage.get(KEY).or_else(|| {
        try_set(storage, KEY, &draw().to_string()[..KEY_LENGTH]);
        storage.get(KEY)
    })
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::storage::Memory;

    #[test]
    fn the_key_is_drawn_once() {
        let storage = Memory::default();
        let first = key(&storage, || Seed([1; 32])).expect("memory keeps");
        assert_eq!(first, "01".repeat(KEY_LENGTH / 2));
        assert_eq!(key(&storage, || Seed([2; 32])), Some(first));
    }
}
