//! The boxes that a front end knows: the classic one, own ones, and those of games that others sent.

mod correction;
mod cycle;
mod search;
mod transcription;
mod unusual;
mod verdict;

use std::cell::{Cell, RefCell};
use std::sync::Arc;

use sideboards_rules::{Content, ContentErrors};

pub use self::cycle::{Tap, tap};
pub use self::search::{begins_with, way_up};
pub use self::transcription::{Candidate, CardInHand, Transcription};
pub use self::unusual::{Unusual, all_unusual, unusual};
pub use self::verdict::BoxVerdict;
use crate::storage::{Storage, try_set};

/// Name of the own boxes in storage: content files, each below a line with its number, with a form feed between them.
const STORAGE_KEY: &str = "boxes";
/// Name of the boxes as they were before they were changed, because games were played with them.
const EARLIER: &str = "earlier-boxes";
const BETWEEN: char = '\u{c}';

/// Name of the numbers of the cards that are transcribed, followed by the number of the box.
const TRANSCRIBED: &str = "transcribed.";

/// How many earlier boxes are kept.
const MOST_EARLIER: usize = 20;

/// A box without faults, and the file that it was read from.
#[derive(Clone, Debug)]
pub struct OwnBox {
    /// The content file.
    pub text: String,
    /// What the file says.
    pub content: Arc<Content>,
}

impl OwnBox {
    /// Reads a content file.
    pub fn read(text: &str) -> Result<Self, ContentErrors> {
        Ok(Self { text: text.to_owned(), content: Arc::new(Content::parse(text)?) })
    }
}

/// A box that is kept, perhaps with faults.
#[derive(Clone, Debug)]
pub struct KeptBox {
    /// A number that no other box has.
    pub id: u32,
    /// The content file.
    pub text: String,
    /// What the file says, or what is wrong with it.
    pub content: Result<Arc<Content>, ContentErrors>,
}

impl KeptBox {
    fn new(id: u32, text: &str, read: ReadFile) -> Self {
        Self { id, text: text.to_owned(), content: read(text).map(Arc::new) }
    }
}

/// Reads a content file.
type ReadFile = fn(&str) -> Result<Content, ContentErrors>;

/// All boxes of a front end.
#[derive(Debug)]
pub struct Boxes<'s> {
    storage: &'s dyn Storage,
    /// What reads content files. It is large, and most players have no own boxes: a front end may load it later.
    read_file: Cell<Option<ReadFile>>,
    /// What was read last, so that it is read once.
    read: RefCell<(String, Vec<KeptBox>)>,
    /// Boxes of others that are played with and not kept.
    borrowed: RefCell<Vec<OwnBox>>,
}

impl<'s> Boxes<'s> {
    /// Opens the boxes in a storage.
    pub fn new(storage: &'s dyn Storage) -> Self {
        let boxes = Self::closed(storage);
        boxes.learn_to_read();
        boxes
    }

    /// Finds the boxes in a storage without being able to read them: until [`Self::learn_to_read`] it is as if only the classic
    /// one was there.
    pub const fn closed(storage: &'s dyn Storage) -> Self {
        Self {
            storage,
            read_file: Cell::new(None),
            read: RefCell::new((String::new(), Vec::new())),
            borrowed: RefCell::new(Vec::new()),
        }
    }

    /// Makes own boxes readable.
    pub fn learn_to_read(&self) {
        self.read_file.set(Some(Content::parse));
    }

    /// Returns whether there is something that cannot be read yet.
    pub fn must_learn_to_read(&self) -> bool {
        let is_there = |name: &str| self.storage.get(name).is_some_and(|stored| !stored.is_empty());
        self.read_file.get().is_none() && [STORAGE_KEY, EARLIER].into_iter().any(is_there)
    }

    /// Returns everything that is kept, also boxes with faults.
    pub fn kept(&self) -> Vec<KeptBox> {
        let Some(read) = self.read_file.get() else { return Vec::new() };
        let (raw, boxes) = &mut *self.read.borrow_mut();
        // Another tab may have changed them. Where nothing can be kept, what was read is all there is.
        if let Some(stored) = self.storage.get(STORAGE_KEY).filter(|stored| stored != raw) {
            *boxes = unpack(&stored, read);
            *raw = stored;
        }
        boxes.clone()
    }

    /// Returns the own boxes that can be played with.
    pub fn own(&self) -> Vec<OwnBox> {
        let good = |kept: KeptBox| Some(OwnBox { text: kept.text, content: kept.content.ok()? });
        self.kept().into_iter().filter_map(good).collect()
    }

    /// Returns the boxes that new games are played with, the classic one first.
    pub fn playable(&self) -> Vec<Arc<Content>> {
        std::iter::once(Content::classic()).chain(self.own().into_iter().map(|own| own.content)).collect()
    }

    /// Returns all boxes in which a game can be found, the classic one first: also borrowed and changed ones.
    pub fn all(&self) -> Vec<Arc<Content>> {
        self.playable().into_iter().chain(self.others().map(|other| other.content)).collect()
    }

    /// Lets games find a box of another player, until this value is dropped.
    pub fn borrow(&self, other: OwnBox) {
        let mut borrowed = self.borrowed.borrow_mut();
        if borrowed.iter().all(|known| known.content.hash() != other.content.hash()) {
            borrowed.push(other);
        }
    }

    /// Lets a game find its own box, also after the box is changed or deleted.
    pub fn lend(&self, content: &Content) {
        for own in self.own().into_iter().filter(|own| own.content.hash() == content.hash()) {
            self.remember(&own.text);
            self.borrow(own);
        }
    }

    /// Returns the box with a hash, wherever it is found.
    pub fn of_hash(&self, hash: &str) -> Option<Arc<Content>> {
        let is_it = |content: &Arc<Content>| content.hash().to_string() == hash;
        self.playable()
            .into_iter()
            .find(is_it)
            .or_else(|| self.others().map(|other| other.content).find(is_it))
    }

    /// Returns the box that a record was played with, or the classic one, which then says what is wrong.
    pub fn of_record(&self, record: &str) -> Arc<Content> {
        let hash = record.lines().find_map(|line| line.strip_prefix("content ")).unwrap_or_default();
        self.of_hash(hash).unwrap_or_else(Content::classic)
    }

    /// Returns the content file of any box but the classic one.
    pub fn text_of(&self, content: &Content) -> Option<String> {
        let mut all = self.own().into_iter().chain(self.others());
        all.find(|own| own.content.hash() == content.hash()).map(|own| own.text)
    }

    /// Keeps a box; one with the same cards and goals is replaced.
    pub fn keep(&self, new: &OwnBox) {
        self.learn_to_read();
        let is_same =
            |kept: &KeptBox| kept.content.as_ref().is_ok_and(|kept| kept.hash() == new.content.hash());
        match self.kept().iter().find(|kept| is_same(kept)) {
            Some(same) => self.write(same.id, &new.text),
            None => drop(self.add(&new.text)),
        }
    }

    /// Keeps another content file, good or bad, and returns its number.
    pub fn add(&self, text: &str) -> u32 {
        self.learn_to_read();
        let ids: Vec<u32> = self.kept().iter().map(|kept| kept.id).collect();
        let next = ids.iter().max().map_or(Some(1), |last| last.checked_add(1));
        let id = next.or_else(|| (1..u32::MAX).find(|id| !ids.contains(id))).expect("boxes are few");
        self.change(|boxes| boxes.push(KeptBox::new(id, &clean(text), Content::parse)));
        id
    }

    /// Changes a content file. One that was deleted meanwhile, in another tab, is kept again, because it is still being edited.
    pub fn write(&self, id: u32, text: &str) {
        self.change(|boxes| {
            let new = KeptBox::new(id, &clean(text), Content::parse);
            match boxes.iter_mut().find(|kept| kept.id == id) {
                Some(kept) => *kept = new,
                None => boxes.push(new),
            }
        });
    }

    /// Forgets a box.
    pub fn remove(&self, id: u32) {
        self.change(|boxes| boxes.retain(|kept| kept.id != id));
        self.storage.remove(&format!("{TRANSCRIBED}{id}"));
    }

    /// Returns which cards of an own box are transcribed, from 0.
    pub fn transcribed(&self, id: u32) -> Vec<usize> {
        let stored = self.storage.get(&format!("{TRANSCRIBED}{id}")).unwrap_or_default();
        stored.split(' ').filter_map(|card| card.parse().ok()).collect()
    }

    /// Keeps which cards of an own box are transcribed.
    pub fn keep_transcribed(&self, id: u32, cards: &[usize]) {
        let cards: Vec<String> = cards.iter().map(ToString::to_string).collect();
        try_set(self.storage, &format!("{TRANSCRIBED}{id}"), &cards.join(" "));
    }

    /// Remembers a box as it is, for the games that are or were played with it.
    pub fn remember(&self, text: &str) {
        let mut texts = self.earlier();
        texts.retain(|known| known != text);
        texts.push(clean(text));
        let first = texts.len().saturating_sub(MOST_EARLIER);
        try_set(self.storage, EARLIER, &texts[first..].join(&BETWEEN.to_string()));
    }

    /// Returns boxes of others, and own ones as they were.
    fn others(&self) -> impl Iterator<Item = OwnBox> + use<> {
        // The newest first: names may have changed where cards and goals have not.
        let read = self.read_file.get();
        let earlier = self.earlier().into_iter().rev().filter_map(move |text| {
            let content = Arc::new(read?(&text).ok()?);
            Some(OwnBox { text, content })
        });
        self.borrowed.borrow().clone().into_iter().chain(earlier)
    }

    fn earlier(&self) -> Vec<String> {
        let stored = self.storage.get(EARLIER).unwrap_or_default();
        stored.split(BETWEEN).filter(|text| !text.is_empty()).map(str::to_owned).collect()
    }

    fn change(&self, change: impl FnOnce(&mut Vec<KeptBox>)) {
        // What cannot be read would be lost.
        self.learn_to_read();
        let mut boxes = self.kept();
        change(&mut boxes);
        try_set(self.storage, STORAGE_KEY, &pack(&boxes));
        // Where there is no room to keep them, they are here until this value is dropped.
        *self.read.borrow_mut() = (self.storage.get(STORAGE_KEY).unwrap_or_default(), boxes);
    }
}

fn unpack(stored: &str, read: ReadFile) -> Vec<KeptBox> {
    let entry = |entry: &str| {
        let (id, text) = entry.split_once('\n')?;
        Some(KeptBox::new(id.parse().ok()?, text, read))
    };
    stored.split(BETWEEN).filter_map(entry).collect()
}

fn pack(boxes: &[KeptBox]) -> String {
    let entries: Vec<String> = boxes.iter().map(|kept| format!("{}\n{}", kept.id, kept.text)).collect();
    entries.join(&BETWEEN.to_string())
}

/// Takes out what stands between boxes; no content file may have it anyway.
fn clean(text: &str) -> String {
    text.replace(BETWEEN, " ")
}

#[cfg(test)]
mod tests {
    use sideboards_rules::ContentDraft;

    use super::*;
    use crate::storage::Memory;

    #[test]
    fn boxes_that_cannot_be_read_yet_are_not_lost() {
        let memory = Memory::default();
        let file = ContentDraft { name: "mine".to_owned(), ..ContentDraft::of(&Content::classic()) }.write();
        assert!(!Boxes::closed(&memory).must_learn_to_read(), "there are none");
        Boxes::new(&memory).add(&file);
        let boxes = Boxes::closed(&memory);
        assert!(boxes.must_learn_to_read() && boxes.kept().is_empty());
        assert_eq!(boxes.playable().len(), 1, "the classic one");
        // Read before changing.
        boxes.add(&file);
        assert_eq!(boxes.kept().len(), 2);
        assert!(!boxes.must_learn_to_read());
    }

    #[test]
    fn a_box_that_another_tab_deleted_is_kept_again_when_it_changes() {
        let memory = Memory::default();
        let (here, there) = (Boxes::new(&memory), Boxes::new(&memory));
        let file = ContentDraft::of(&Content::classic()).write();
        let id = here.add(&file);
        there.remove(id);
        assert!(here.kept().is_empty());
        here.write(id, "changed");
        let kept: Vec<_> = there.kept().into_iter().map(|kept| (kept.id, kept.text)).collect();
        assert_eq!(kept, [(id, "changed".to_owned())]);
    }

    #[test]
    fn it_is_kept_how_far_a_box_is_transcribed() {
        let memory = Memory::default();
        let boxes = Boxes::new(&memory);
        let id = boxes.add(&ContentDraft::of(&Content::classic()).write());
        assert!(boxes.transcribed(id).is_empty());
        boxes.keep_transcribed(id, &[17, 3]);
        assert_eq!(Boxes::new(&memory).transcribed(id), [17, 3]);
        boxes.remove(id);
        assert!(boxes.transcribed(id).is_empty(), "the next box with this number begins anew");
    }

    #[test]
    fn boxes_are_packed_and_unpacked() {
        let text = ContentDraft::of(&Content::classic()).write();
        let boxes = [
            KeptBox::new(3, &text, Content::parse),
            KeptBox::new(7, "not yet", Content::parse),
            KeptBox::new(8, "", Content::parse),
        ];
        let unpacked = unpack(&pack(&boxes), Content::parse);
        let told: Vec<(u32, &str, bool)> =
            unpacked.iter().map(|kept| (kept.id, kept.text.as_str(), kept.content.is_ok())).collect();
        assert_eq!(told, [(3, text.as_str(), true), (7, "not yet", false), (8, "", false)]);
        assert!(unpack("", Content::parse).is_empty());
    }

    #[test]
    fn a_changed_box_is_still_found_by_its_games() {
        let storage = Memory::default();
        let boxes = Boxes::new(&storage);
        let file = include_str!("../../../examples/weekend-box.toml");
        let own = OwnBox::read(file).expect("a box");
        let hash = own.content.hash().to_string();
        boxes.keep(&own);
        boxes.keep(&own);
        assert_eq!(boxes.kept().len(), 1, "the same box is kept once");
        boxes.lend(&own.content);
        boxes.remove(1);
        assert!(boxes.own().is_empty());
        assert!(boxes.of_hash(&hash).is_some() && boxes.text_of(&own.content).is_some());
        // Another tab, or the next visit.
        let later = Boxes::new(&storage);
        assert_eq!(later.of_hash(&hash).map(|content| content.hash().to_string()), Some(hash));
        assert_eq!(later.playable().len(), 1);
    }
}
