//! The boxes that this browser knows: the classic one, and those that somebody transcribed.

use std::cell::RefCell;
use std::sync::Arc;

use sideboards_rules::{Content, ContentErrors};

use crate::storage;

/// Where boxes of one's own are kept: content files, with a form feed between them.
const KEPT: &str = "boxes";
const BETWEEN: char = '\u{c}';

thread_local! {
    /// What was read last, so that it is read once.
    static READ: RefCell<Option<Vec<OwnBox>>> = const { RefCell::new(None) };
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

/// Gives the boxes of one's own.
pub(crate) fn own() -> Vec<OwnBox> {
    READ.with_borrow_mut(|read| {
        read.get_or_insert_with(|| {
            let kept = storage::read(KEPT).unwrap_or_default();
            kept.split(BETWEEN).filter_map(|text| OwnBox::read(text).ok()).collect()
        })
        .clone()
    })
}

/// Gives all boxes, the classic one first.
pub(crate) fn all() -> Vec<Arc<Content>> {
    std::iter::once(Content::classic()).chain(own().into_iter().map(|own| own.content)).collect()
}

/// Gives the box that a record was played with, or the classic one, which then says what is wrong.
pub(crate) fn of_record(record: &str) -> Arc<Content> {
    let hash = record.lines().find_map(|line| line.strip_prefix("content ")).unwrap_or_default();
    all().into_iter().find(|content| content.hash().to_string() == hash).unwrap_or_else(Content::classic)
}

/// Gives the content file of a box of one's own.
pub(crate) fn text_of(content: &Content) -> Option<String> {
    own().into_iter().find(|own| own.content.hash() == content.hash()).map(|own| own.text)
}

/// Keeps a box; one with the same cards and goals is replaced.
pub(crate) fn keep(new: OwnBox) {
    change(|boxes| match boxes.iter_mut().find(|own| own.content.hash() == new.content.hash()) {
        Some(own) => *own = new,
        None => boxes.push(new),
    });
}

/// Forgets a box.
pub(crate) fn remove(content: &Content) {
    change(|boxes| boxes.retain(|own| own.content.hash() != content.hash()));
}

fn change(change: impl FnOnce(&mut Vec<OwnBox>)) {
    let mut boxes = own();
    change(&mut boxes);
    let texts: Vec<&str> = boxes.iter().map(|own| own.text.as_str()).collect();
    storage::write(KEPT, &texts.join(&BETWEEN.to_string()));
    READ.set(Some(boxes));
}
