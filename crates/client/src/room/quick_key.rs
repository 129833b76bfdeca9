use sideboards_protocol::KEY_LENGTH;
use sideboards_rules::Seed;

use crate::storage::{Storage, try_set};

/// Name of the secret under which a server knows this device in quick games with strangers.
const STORAGE_KEY: &str = "quick-key";

/// Returns the secret of this device for quick games, and draws it the first time. It is not that of the daily deal, so
/// that no one can tell that they are the same person. Where nothing is kept, each game is one of a new person.
pub fn quick_key(storage: &dyn Storage, seed: &Seed) -> String {
    storage.get(STORAGE_KEY).unwrap_or_else(|| {
        let drawn = seed.to_string()[..KEY_LENGTH].to_owned();
        try_set(storage, STORAGE_KEY, &drawn);
        drawn
    })
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::storage::Memory;

    #[test]
    fn the_key_is_drawn_once() {
        let storage = Memory::default();
        let first = quick_key(&storage, &Seed([1; 32]));
        assert_eq!(first, "01".repeat(KEY_LENGTH / 2));
        assert_eq!(quick_key(&storage, &Seed([2; 32])), first);
    }
}
