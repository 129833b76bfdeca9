//! Moving cards. The picture moves, the button does not: it can be pressed at its new place.

use leptos::prelude::*;
use sideboards_client::pace;
use sideboards_rules::CardId;
use wasm_bindgen::JsCast;
use web_sys::{DomRect, Element, HtmlElement};

use super::animation::{SOFT, Timing, animate, mark, then};
use super::{all, is_welcome};

/// A picture of a card, and its old place.
pub(super) struct Was {
    pub(super) name: String,
    pub(super) is_in_hand: bool,
    rect: DomRect,
    picture: Element,
}

fn cards() -> Vec<(String, Element)> {
    let card = |element: Element| {
        let picture = element.query_selector("svg.card").ok()??;
        Some((element.get_attribute("data-card")?, picture))
    };
    all("[data-card]").into_iter().filter_map(card).collect()
}

pub(super) fn positions() -> Vec<Was> {
    let was = |(name, picture): (String, Element)| {
        let is_in_hand = matches!(picture.closest(".hand"), Ok(Some(_)));
        Was { name, is_in_hand, rect: picture.get_bounding_client_rect(), picture }
    };
    cards().into_iter().map(was).collect()
}

/// Shows where the cards went; passed cards wait for a while.
pub(super) fn show(mut before: Vec<Was>, drawn: &[String], wait: u32) {
    let mut arrived = 0;
    for (name, picture) in cards() {
        let now = picture.get_bounding_client_rect();
        if let Some(place) = before.iter().position(|was| was.name == name) {
            travel(&picture, &before.swap_remove(place).rect, &now);
            continue;
        }
        let is_drawn = drawn.contains(&name);
        // First the neighbour's, then one after the other from the pile.
        arrived += u32::from(is_drawn);
        arrive(
            &picture,
            if is_drawn { "[data-pile]" } else { "[data-neighbour=right]" },
            &now,
            wait + 110 * arrived,
        );
    }
    for was in before.iter().filter(|was| was.is_in_hand) {
        leave(was, wait);
    }
}

/// Moves straight to its place, with a little bounce at the end.
fn travel(picture: &Element, from: &DomRect, to: &DomRect) {
    let (dx, dy) = (from.left() - to.left(), from.top() - to.top());
    let way = dx.hypot(dy);
    if way < 2.0 || to.width() <= 0.0 {
        return;
    }
    let start = moved(dx, dy, from.width() / to.width());
    #[expect(clippy::cast_sign_loss, reason = "a distance is never negative")]
    let duration = (pace::LAND - 100) + (way as u32 / 4).min(100);
    let timing = Timing { delay: 0, duration: duration + pace::SETTLE, easing: "linear" };
    let landed = (f64::from(duration) / f64::from(duration + pace::SETTLE)).to_string();
    let frames: [(&str, &[&str]); 3] = [
        ("transform", &[&start, "translateY(4px)", "none"]),
        ("offset", &["0", &landed, "1"]),
        ("easing", &["cubic-bezier(.4,.1,.8,.8)", "ease-out"]),
    ];
    mark(picture, "moving", &animate(picture, &frames, timing));
}

/// Moves in from somewhere on the table, or from the right if that is not visible.
fn arrive(picture: &Element, from: &str, to: &DomRect, delay: u32) {
    let source = all(from).first().map(Element::get_bounding_client_rect);
    let (x, y) = source.map_or((viewport_width(), to.top()), |source| (source.left(), source.top()));
    let start = moved(x - to.left(), y - to.top(), 0.5);
    let timing = Timing { delay, duration: pace::PASS, easing: SOFT };
    let frames: [(&str, &[&str]); 2] = [("transform", &[&start, "none"]), ("opacity", &["0", "1", "1"])];
    mark(picture, "moving", &animate(picture, &frames, timing));
}

/// Moves a passed card to the left neighbour, or to the discards.
fn leave(was: &Was, delay: u32) {
    let (Some(body), Ok(ghost)) = (document().body(), document().create_element("div")) else { return };
    let target = all("[data-neighbour=left], [data-discards]").first().map(Element::get_bounding_client_rect);
    let (x, y) = target.map_or((-was.rect.width(), was.rect.top()), |target| (target.left(), target.top()));
    ghost.set_class_name("travelling");
    let Ok(picture) = was.picture.clone_node_with_deep(true) else { return };
    if ghost.append_child(&picture).is_err() || body.append_child(&ghost).is_err() {
        return;
    }
    put(&ghost, &[("left", was.rect.left()), ("top", was.rect.top()), ("width", was.rect.width())]);
    let end = moved(x - was.rect.left(), y - was.rect.top(), 0.4);
    let timing = Timing { delay, duration: pace::PASS, easing: "ease-in" };
    let frames: [(&str, &[&str]); 2] = [("transform", &["none", &end]), ("opacity", &["1", "1", "0"])];
    let animation = animate(&ghost, &frames, timing);
    then(&animation, move || ghost.remove());
}

/// Sets lengths of an element.
pub(super) fn put(element: &Element, lengths: &[(&str, f64)]) {
    let style = element.unchecked_ref::<HtmlElement>().style();
    for (name, value) in lengths {
        // It fails only for invalid values.
        let _ = style.set_property(name, &format!("{}px", *value as i32));
    }
}

fn moved(dx: f64, dy: f64, scale: f64) -> String {
    format!("translate({}px, {}px) scale({}%)", dx as i32, dy as i32, (scale * 100.0) as i32)
}

pub(super) fn viewport_width() -> f64 {
    window().inner_width().ok().and_then(|width| width.as_f64()).unwrap_or_default()
}

/// Turns a card of the hand by half a turn, once it is drawn the other way up.
pub(crate) fn turn(card: CardId) {
    if !is_welcome() {
        return;
    }
    request_animation_frame(move || {
        let timing = Timing { delay: 0, duration: pace::TURN, easing: "cubic-bezier(.4,0,.3,1.25)" };
        for held in all(&format!(".hand [data-card='{}'] .held", card.index())) {
            animate(&held, &[("rotate", &["-180deg", "0deg"])], timing);
        }
    });
}

/// Lets a card that was dropped outside of all targets glide back into the hand.
pub(crate) fn glide(element: &Element, dx: i32, dy: i32) {
    if !is_welcome() {
        return;
    }
    let timing = Timing { delay: 0, duration: pace::TURN, easing: SOFT };
    let start = format!("{dx}px {dy}px");
    mark(element, "gliding", &animate(element, &[("translate", &[&start, "0px 0px"])], timing));
}
