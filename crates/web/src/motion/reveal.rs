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
    let cards = |board: Element| {
        let Ok(cards) = board.query_selector_all("g > g[transform], .column") else { return Vec::new() };
        (0..cards.length())
            .filter_map(|index| cards.get(index).map(wasm_bindgen::JsCast::unchecked_into))
            .collect()
    };
    all(".neighbour .small-sideboard, .watched .columns").into_iter().map(cards).collect()
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

/// Turns them over clockwise. Until then they show their backs.
pub(super) fn show(revealed: &Revealed) {
    for (index, cards) in revealed.iter().enumerate() {
        let delay = pace::REVEAL * u32::try_from(index).unwrap_or_default();
        let timing = Timing { delay, duration: pace::TURN, easing: "ease-in-out" };
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
