//! The boxes that this browser knows: the classic one, and those that somebody transcribed.

use std::cell::RefCell;
use std::sync::Arc;

use sideboards_rules::{Content, ContentErrors};

use crate::storage;

/// Where boxes of one's own are kept: content files, with a form feed between them.
const KEPT: &str = "boxes";
const BETWEEN: char = '\u{c}';

thread_local! {
    /// What was read last, and the text that it was read from: another tab may have stored another one since.
    static READ: RefCell<(String, Vec<OwnBox>)> = const { RefCell::new((String::new(), Vec::new())) };
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

/// Gives the boxes of one's own.
pub(crate) fn own() -> Vec<OwnBox> {
    let kept = storage::read(KEPT).unwrap_or_default();
    READ.with_borrow_mut(|(text, boxes)| {
        if *text != kept {
            *boxes = kept.split(BETWEEN).filter_map(|text| OwnBox::read(text).ok()).collect();
            *text = kept;
        }
        boxes.clone()
    })
}

/// Gives the boxes that new games are played with, the classic one first.
pub(crate) fn kept() -> Vec<Arc<Content>> {
    std::iter::once(Content::classic()).chain(own().into_iter().map(|own| own.content)).collect()
}

/// Gives all boxes in which a game can be found, the classic one first: also those that are only borrowed.
pub(crate) fn all() -> Vec<Arc<Content>> {
    let borrowed = BORROWED.with_borrow(Clone::clone);
    kept().into_iter().chain(borrowed.into_iter().map(|other| other.content)).collect()
}

/// Lets a box of somebody else be found in this tab by the games that are played with it.
pub(crate) fn borrow(other: OwnBox) {
    BORROWED.with_borrow_mut(|borrowed| {
        if borrowed.iter().all(|known| known.content.hash() != other.content.hash()) {
            borrowed.push(other);
        }
    });
}

/// Lets a box of one's own be found in this tab as long as it is open.
pub(crate) fn lend(content: &Content) {
    own().into_iter().filter(|own| own.content.hash() == content.hash()).for_each(borrow);
}

/// Gives the box with a hash: the classic one, one of one's own or a borrowed one.
pub(crate) fn of_hash(hash: &str) -> Option<Arc<Content>> {
    all().into_iter().find(|content| content.hash().to_string() == hash)
}

/// Gives the box that a record was played with, or the classic one, which then says what is wrong.
pub(crate) fn of_record(record: &str) -> Arc<Content> {
    let hash = record.lines().find_map(|line| line.strip_prefix("content ")).unwrap_or_default();
    of_hash(hash).unwrap_or_else(Content::classic)
}

/// Gives the content file of a box of one's own or a borrowed one.
pub(crate) fn text_of(content: &Content) -> Option<String> {
    let mut others = own().into_iter().chain(BORROWED.with_borrow(Clone::clone));
    others.find(|own| own.content.hash() == content.hash()).map(|own| own.text)
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
}
