//! The purposes of games, and how games are stored for each.

use sideboards_rules::Day;

use super::known_deals::is_known;
use super::{LocalGame, load, save};
use crate::boxes::Boxes;
use crate::clock::Clock;
use crate::daily::Diary;
use crate::history::{History, Origin, Past};
use crate::storage::{Storage, try_set};

/// Name of the game on the table in storage.
const TABLE: &str = "game";

/// Name of the game of the tutorial in storage.
const LESSON: &str = "lesson";

/// The purpose of a game, which determines where it is stored and how the history names it.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Purpose {
    /// The game on the table.
    Table,
    /// The try of a daily deal that counts.
    Daily(Day),
    /// A daily deal that was missed, after its day.
    Archive(Day),
    /// A daily deal once more.
    Practice(Day),
    /// The tutorial.
    Lesson,
}

impl Purpose {
    /// Returns the text of the stored game, until it is over.
    pub fn text(self, storage: &dyn Storage) -> Option<String> {
        storage.get(&self.name()?)
    }

    /// Loads the stored game.
    pub fn load(self, storage: &dyn Storage, boxes: &Boxes) -> Option<LocalGame> {
        let text = self.text(storage)?;
        load(&text, boxes.of_record(&text)).ok()
    }

    /// Returns whether the game that is kept was ended elsewhere: the one try of a day has a result.
    pub fn is_settled(self, storage: &dyn Storage) -> bool {
        match self {
            Self::Daily(day) => Diary::has(storage, day),
            _ => false,
        }
    }

    /// Keeps a game.
    pub fn keep(self, game: &LocalGame, storage: &dyn Storage) {
        if let Some(name) = self.name() {
            try_set(storage, &name, &save(game));
        }
    }

    /// Deletes the stored game.
    pub fn forget(self, storage: &dyn Storage) {
        if let Some(name) = self.name() {
            storage.remove(&name);
        }
    }

    /// Adds a finished game to the history, if it belongs there. A deal whose cards were known counts for nothing.
    pub fn remember(self, game: &LocalGame, storage: &dyn Storage, clock: &dyn Clock) {
        if let Some(origin) = self.origin().filter(|_| game.is_over()) {
            let is_practice = origin == Origin::Device && is_known(game.record(), storage);
            let origin = if is_practice { Origin::Again } else { origin };
            History::new(storage).keep(&Past::of(game, game.only_person(), origin, clock.now()));
        }
    }

    fn name(self) -> Option<String> {
        match self {
            Self::Table => Some(TABLE.to_owned()),
            Self::Daily(day) => Some(format!("daily-{day}")),
            Self::Lesson => Some(LESSON.to_owned()),
            Self::Archive(_) | Self::Practice(_) => None,
        }
    }

    fn origin(self) -> Option<Origin> {
        match self {
            Self::Table => Some(Origin::Device),
            Self::Daily(day) => Some(Origin::Daily(day.to_string())),
            Self::Archive(day) => Some(Origin::Archive(day.to_string())),
            Self::Practice(day) => Some(Origin::Practice(day.to_string())),
            Self::Lesson => None,
        }
    }
}

#[cfg(test)]
mod tests {
    use sideboards_rules::Content;

    use super::super::note_known;
    use super::*;
    use crate::clock::Stopped;
    use crate::storage::Memory;

    #[test]
    fn each_purpose_keeps_and_remembers_its_own_way() {
        let path = format!("{}/../../examples/solo.txt", env!("CARGO_MANIFEST_DIR"));
        let text = std::fs::read_to_string(path).expect("an example");
        let game = load(&text, Content::classic()).expect("a record");
        let kept_and_remembered = |purpose: Purpose| {
            let (storage, clock) = (Memory::default(), Stopped::default());
            purpose.keep(&game, &storage);
            let kept = storage.names();
            assert_eq!(purpose.load(&storage, &Boxes::new(&storage)).is_some(), !kept.is_empty());
            purpose.forget(&storage);
            assert!(storage.names().is_empty());
            purpose.remember(&game, &storage, &clock);
            (kept.join(" "), History::new(&storage).all().pop().map(|past| past.origin.to_string()))
        };
        let day = Day::new(2026, 11, 15).expect("a day");
        let device = Some("device".to_owned());
        assert_eq!(kept_and_remembered(Purpose::Table), ("game".to_owned(), device));
        assert_eq!(
            kept_and_remembered(Purpose::Daily(day)),
            ("daily-2026-11-15".to_owned(), Some("daily 2026-11-15".to_owned()))
        );
        let words = |words: &str| (String::new(), Some(words.to_owned()));
        assert_eq!(kept_and_remembered(Purpose::Practice(day)), words("practice 2026-11-15"));
        assert_eq!(kept_and_remembered(Purpose::Archive(day)), words("archive 2026-11-15"));
        assert_eq!(kept_and_remembered(Purpose::Lesson), ("lesson".to_owned(), None));
    }

    #[test]
    fn a_deal_whose_cards_were_known_is_practice_even_after_a_reload() {
        let path = format!("{}/../../examples/three-players.txt", env!("CARGO_MANIFEST_DIR"));
        let text = std::fs::read_to_string(path).expect("an example");
        let game = load(&text, Content::classic()).expect("a record");
        let (storage, clock) = (Memory::default(), Stopped::default());
        note_known(game.record(), &storage);
        Purpose::Table.keep(&game, &storage);
        let reloaded = Purpose::Table.load(&storage, &Boxes::new(&storage)).expect("it is kept");
        Purpose::Table.remember(&reloaded, &storage, &clock);
        let origins: Vec<Origin> = History::new(&storage).all().into_iter().map(|past| past.origin).collect();
        assert_eq!(origins, [Origin::Again]);
        assert!(origins[0].is_practice());
        let day = Day::new(2026, 11, 15).expect("a day");
        Purpose::Daily(day).remember(&reloaded, &storage, &clock);
        assert_eq!(History::new(&storage).all().len(), 2, "the try of a day stays what it is");
        assert!(!History::new(&storage).all()[1].origin.is_practice());
    }
}
