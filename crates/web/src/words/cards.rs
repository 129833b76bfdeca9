use sideboards_rules::{Card, Colour, Drawer, Handle, Value};

use crate::texts::Texts;

pub(crate) fn colour_word(t: &Texts, colour: Colour) -> String {
    t.colour(&colour.to_string())
}

/// Returns the letter that stands for a colour on drawers and keys. Records and files have letters of their own.
pub(crate) fn colour_letter(t: &Texts, colour: Colour) -> String {
    t.colour_letter(&colour.to_string())
}

pub(crate) fn handle_word(t: &Texts, handle: Option<Handle>) -> String {
    t.handle(&handle_name(handle))
}

pub(crate) fn value_word(t: &Texts, value: Value) -> String {
    match value {
        Value::Colour(colour) => colour_word(t, colour),
        Value::Handle(handle) => handle_word(t, Some(handle)),
    }
}

/// Describes a card, from the top.
pub(crate) fn card_words(t: &Texts, face: &Card) -> String {
    face.drawers().iter().map(|drawer| drawer_words(t, *drawer)).collect::<Vec<_>>().join(", ")
}

pub(crate) fn drawer_words(t: &Texts, drawer: Drawer) -> String {
    t.drawer(&drawer.colour.to_string(), &handle_name(drawer.handle))
}

/// Describes a sideboard, column by column.
pub(crate) fn columns_words(t: &Texts, faces: &[Card]) -> String {
    if faces.is_empty() {
        return t.sideboard_empty();
    }
    let columns = faces.iter().enumerate().map(|(index, face)| t.row_card(index + 1, &card_words(t, face)));
    columns.collect::<Vec<_>>().join(". ")
}

fn handle_name(handle: Option<Handle>) -> String {
    handle.map_or_else(|| "none".to_owned(), |handle| handle.to_string())
}
