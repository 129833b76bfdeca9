//! Others turn over their placed cards, one after the other.

use leptos::prelude::*;
use sideboards_client::pace;
use web_sys::Element;

use super::all;
use super::animation::{Timing, animate, mark, then};

/// The cards of all other players, as drawn.
pub(super) type Boards = Vec<Vec<String>>;

/// The cards that other players have just revealed.
pub(super) type Revealed = Vec<Vec<Element>>;

/// Finds the sideboards of the others, the left neighbour first, and the cards of each.
fn drawn() -> Revealed {
    let cards = |board: &Element| within(board, "g > g[transform], .column");
    all(".neighbour .small-sideboard, .watched .columns, .tv-board .columns").iter().map(cards).collect()
}

pub(super) fn boards() -> Boards {
    drawn().iter().map(|cards| cards.iter().map(Element::inner_html).collect()).collect()
}

/// Finds the new cards: those of a start, or one at an end.
pub(super) fn revealed(before: &Boards) -> Revealed {
    let new = |(mut cards, before): (Vec<Element>, &Vec<String>)| {
        let count = cards.len().saturating_sub(before.len());
        let is_right = cards.iter().zip(before).all(|(card, before)| card.inner_html() == *before);
        if is_right { cards.split_off(cards.len() - count) } else { cards.drain(..count).collect() }
    };
    drawn().into_iter().zip(before).map(new).collect()
}

/// Finds the sideboards at which all who share a device look together, in the order of the seats.
pub(super) fn together() -> Vec<Element> {
    all(".reveal .reveal-board")
}

/// Finds the new cards of such sideboards, which mark them.
pub(super) fn newest(together: &[Element]) -> Revealed {
    together.iter().map(|board| within(board, ".newest")).collect()
}

/// Shows what the cards have made, and the points, once those of a sideboard are turned over.
pub(super) fn then_count(together: &[Element]) {
    for (index, board) in together.iter().enumerate() {
        let timing = Timing { delay: begins(index) + pace::TURN, duration: pace::TURN, easing: "ease-out" };
        for counted in within(board, ".lit, .reveal-points") {
            animate(&counted, &[("opacity", &["0", "1"])], timing);
        }
    }
}

fn within(board: &Element, selector: &str) -> Vec<Element> {
    let Ok(found) = board.query_selector_all(selector) else { return Vec::new() };
    let element = |index| found.get(index).map(wasm_bindgen::JsCast::unchecked_into);
    (0..found.length()).filter_map(element).collect()
}

/// When a sideboard begins to turn its cards over.
fn begins(index: usize) -> u32 {
    pace::REVEAL * u32::try_from(index).unwrap_or_default()
}

/// Turns them over clockwise. Until then they show their backs.
pub(super) fn show(revealed: &Revealed) {
    for (index, cards) in revealed.iter().enumerate() {
        let timing = Timing { delay: begins(index), duration: pace::TURN, easing: "ease-in-out" };
        for card in cards {
            mark(card, "turning", &animate(card, &[("scale", &["1 1", "0 1", "1 1"])], timing));
            hide(card, timing);
        }
    }
}

/// Covers a card with its back until it is half turned.
fn hide(card: &Element, timing: Timing) {
    const SVG: Option<&str> = Some("http://www.w3.org/2000/svg");
    let Ok(Some(picture)) = card.query_selector("rect.carcass") else { return };
    let (Ok(back), Some(parent)) = (document().create_element_ns(SVG, "path"), picture.parent_element())
    else {
        return;
    };
    let is_drawn = back
        .set_attribute("class", "cover")
        .and_then(|()| back.set_attribute("d", "M0 0h60v200H0zM30 30 46 100 30 170 14 100Z"));
    if is_drawn.is_err() || parent.append_child(&back).is_err() {
        return;
    }
    let frames: [(&str, &[&str]); 2] =
        [("opacity", &["1", "1", "0", "0"]), ("offset", &["0", "0.5", "0.5", "1"])];
    let animation = animate(&back, &frames, timing);
    then(&animation, move || back.remove());
}
