//! The boxes that this browser knows: the classic one, and those that somebody transcribed.

pub(crate) mod code;

use std::cell::RefCell;
use std::sync::Arc;

use sideboards_rules::{Content, ContentErrors};

use crate::storage;

/// Where boxes of one's own are kept: content files, each below a line with its number, with a form feed between them.
const KEPT: &str = "boxes";
/// Where boxes are kept as they were before they were changed, because games were played with them.
const EARLIER: &str = "earlier-boxes";
const BETWEEN: char = '\u{c}';

/// How many earlier boxes are kept.
const MOST_EARLIER: usize = 20;

thread_local! {
    /// What was read last, so that it is read once.
    static READ: RefCell<(String, Vec<KeptBox>)> = const { RefCell::new((String::new(), Vec::new())) };
    /// Boxes of others that are played with in this tab, and not kept.
    static BORROWED: RefCell<Vec<OwnBox>> = const { RefCell::new(Vec::new()) };
}

/// A box that somebody transcribed.
#[derive(Clone, Debug)]
pub(crate) struct OwnBox {
    /// The content file.
    pub(crate) text: String,
    pub(crate) content: Arc<Content>,
}

impl OwnBox {
    /// Reads a content file.
    pub(crate) fn read(text: &str) -> Result<Self, ContentErrors> {
        Ok(Self { text: text.to_owned(), content: Arc::new(Content::parse(text)?) })
    }
}

/// A box that this browser keeps, perhaps with faults.
#[derive(Clone, Debug)]
pub(crate) struct KeptBox {
    /// A number that no other box has.
    pub(crate) id: u32,
    /// The content file.
    pub(crate) text: String,
    pub(crate) content: Result<Arc<Content>, ContentErrors>,
}

impl KeptBox {
    fn new(id: u32, text: &str) -> Self {
        Self { id, text: text.to_owned(), content: Content::parse(text).map(Arc::new) }
    }
}

/// Gives everything that is kept, also boxes with faults.
pub(crate) fn kept() -> Vec<KeptBox> {
    READ.with_borrow_mut(|(raw, boxes)| {
        // Another tab may have changed them. Where nothing can be kept, what was read is all there is.
        if let Some(stored) = storage::read(KEPT).filter(|stored| stored != raw) {
            *boxes = unpack(&stored);
            *raw = stored;
        }
        boxes.clone()
    })
}

fn unpack(stored: &str) -> Vec<KeptBox> {
    let entry = |entry: &str| {
        let (id, text) = entry.split_once('\n')?;
        Some(KeptBox::new(id.parse().ok()?, text))
    };
    stored.split(BETWEEN).filter_map(entry).collect()
}

fn pack(boxes: &[KeptBox]) -> String {
    let entries: Vec<String> = boxes.iter().map(|kept| format!("{}\n{}", kept.id, kept.text)).collect();
    entries.join(&BETWEEN.to_string())
}

/// Gives the boxes of one's own that can be played with.
pub(crate) fn own() -> Vec<OwnBox> {
    let good = |kept: KeptBox| Some(OwnBox { text: kept.text, content: kept.content.ok()? });
    kept().into_iter().filter_map(good).collect()
}

/// Gives the boxes that new games are played with, the classic one first.
pub(crate) fn playable() -> Vec<Arc<Content>> {
    std::iter::once(Content::classic()).chain(own().into_iter().map(|own| own.content)).collect()
}

/// Gives all boxes in which a game can be found, the classic one first: also borrowed ones, and those that were changed since.
pub(crate) fn all() -> Vec<Arc<Content>> {
    playable().into_iter().chain(others().map(|other| other.content)).collect()
}

/// Lets a box of somebody else be found in this tab by the games that are played with it.
pub(crate) fn borrow(other: OwnBox) {
    BORROWED.with_borrow_mut(|borrowed| {
        if borrowed.iter().all(|known| known.content.hash() != other.content.hash()) {
            borrowed.push(other);
        }
    });
}

/// Lets a box of one's own be found by a game that is played with it, also when the box is changed or deleted meanwhile.
pub(crate) fn lend(content: &Content) {
    for own in own().into_iter().filter(|own| own.content.hash() == content.hash()) {
        remember(&own.text);
        borrow(own);
    }
}

/// Gives the box with a hash, wherever it is found.
pub(crate) fn of_hash(hash: &str) -> Option<Arc<Content>> {
    let is_it = |content: &Arc<Content>| content.hash().to_string() == hash;
    playable().into_iter().find(is_it).or_else(|| others().map(|other| other.content).find(is_it))
}

/// Gives the box that a record was played with, or the classic one, which then says what is wrong.
pub(crate) fn of_record(record: &str) -> Arc<Content> {
    let hash = record.lines().find_map(|line| line.strip_prefix("content ")).unwrap_or_default();
    of_hash(hash).unwrap_or_else(Content::classic)
}

/// Gives the content file of any box but the classic one.
pub(crate) fn text_of(content: &Content) -> Option<String> {
    own().into_iter().chain(others()).find(|own| own.content.hash() == content.hash()).map(|own| own.text)
}

/// Gives boxes that are not played with any more, or not ours.
fn others() -> impl Iterator<Item = OwnBox> {
    // The newest first: names may have changed where cards and goals have not.
    let earlier = earlier().into_iter().rev().filter_map(|text| OwnBox::read(&text).ok());
    BORROWED.with_borrow(Clone::clone).into_iter().chain(earlier)
}

fn earlier() -> Vec<String> {
    let stored = storage::read(EARLIER).unwrap_or_default();
    stored.split(BETWEEN).filter(|text| !text.is_empty()).map(str::to_owned).collect()
}

/// Keeps a box; one with the same cards and goals is replaced.
pub(crate) fn keep(new: OwnBox) {
    let is_same = |kept: &KeptBox| kept.content.as_ref().is_ok_and(|kept| kept.hash() == new.content.hash());
    match kept().iter().find(|kept| is_same(kept)) {
        Some(same) => write(same.id, &new.text),
        None => drop(add(&new.text)),
    }
}

/// Keeps another content file, whatever is in it, and gives its number.
pub(crate) fn add(text: &str) -> u32 {
    let id = kept().iter().map(|kept| kept.id).max().map_or(1, |last| last + 1);
    change(|boxes| boxes.push(KeptBox::new(id, &clean(text))));
    id
}

/// Changes a content file.
pub(crate) fn write(id: u32, text: &str) {
    change(|boxes| {
        if let Some(kept) = boxes.iter_mut().find(|kept| kept.id == id) {
            *kept = KeptBox::new(id, &clean(text));
        }
    });
}

/// Remembers a box as it is, for the games that are or were played with it.
pub(crate) fn remember(text: &str) {
    let mut texts = earlier();
    texts.retain(|known| known != text);
    texts.push(clean(text));
    let first = texts.len().saturating_sub(MOST_EARLIER);
    storage::write(EARLIER, &texts[first..].join(&BETWEEN.to_string()));
}

/// Forgets a box.
pub(crate) fn remove(id: u32) {
    change(|boxes| boxes.retain(|kept| kept.id != id));
}

/// Takes out what stands between boxes; no content file may have it anyway.
fn clean(text: &str) -> String {
    text.replace(BETWEEN, " ")
}

fn change(change: impl FnOnce(&mut Vec<KeptBox>)) {
    let mut boxes = kept();
    change(&mut boxes);
    storage::write(KEPT, &pack(&boxes));
    // Where there is no room to keep them, they are here as long as the page.
    READ.set((storage::read(KEPT).unwrap_or_default(), boxes));
}

#[cfg(test)]
mod tests {
    use sideboards_rules::ContentDraft;

    use super::*;

    #[test]
    fn boxes_are_packed_and_unpacked() {
        let text = ContentDraft::of(&Content::classic()).write();
        let boxes = [KeptBox::new(3, &text), KeptBox::new(7, "not yet"), KeptBox::new(8, "")];
        let unpacked = unpack(&pack(&boxes));
        let told: Vec<(u32, &str, bool)> =
            unpacked.iter().map(|kept| (kept.id, kept.text.as_str(), kept.content.is_ok())).collect();
        assert_eq!(told, [(3, text.as_str(), true), (7, "not yet", false), (8, "", false)]);
        assert!(unpack("").is_empty());
    }
}
