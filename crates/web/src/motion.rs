//! Movement that explains: cards travel from where they were to where they are.
//!
//! The table is changed at once; then cards are shown on their way. Whoever prefers less motion sees the change only.

use std::time::Duration;

use js_sys::{Array, Object, Reflect};
use leptos::prelude::*;
use sideboards_rules::CardId;
use wasm_bindgen::prelude::*;
use web_sys::{DomRect, Element, HtmlElement};

const MILLISECONDS: u32 = 420;

#[wasm_bindgen]
extern "C" {
    /// Something that can be animated; the bindings have it only as an unstable interface.
    type Animated;

    #[wasm_bindgen(method)]
    fn animate(this: &Animated, frames: &JsValue, options: &JsValue);
}

/// Changes the table and shows where the cards went; cards that were just drawn come from the pile.
pub(crate) fn explain(drawn: &[CardId], change: impl FnOnce()) {
    if !is_welcome() {
        return change();
    }
    let before = positions();
    change();
    let drawn: Vec<String> = drawn.iter().map(|card| card.index().to_string()).collect();
    request_animation_frame(move || show(before, &drawn));
}

fn is_welcome() -> bool {
    let query = window().match_media("(prefers-reduced-motion: reduce)");
    !query.ok().flatten().is_some_and(|query| query.matches())
}

/// Where a card was, and a picture of it.
struct Was {
    rect: DomRect,
    picture: Element,
    is_in_hand: bool,
}

fn cards() -> Vec<(String, Element)> {
    let Ok(found) = document().query_selector_all("[data-card]") else { return Vec::new() };
    let elements = (0..found.length()).filter_map(|index| found.get(index)?.dyn_into::<Element>().ok());
    elements.filter_map(|element| Some((element.get_attribute("data-card")?, element))).collect()
}

fn positions() -> Vec<(String, Was)> {
    let was = |(name, element): (String, Element)| {
        let picture =
            element.query_selector("svg.card").ok()??.clone_node_with_deep(true).ok()?.unchecked_into();
        let is_in_hand = element.closest(".hand").ok()?.is_some();
        Some((name, Was { rect: element.get_bounding_client_rect(), picture, is_in_hand }))
    };
    cards().into_iter().filter_map(was).collect()
}

fn show(mut before: Vec<(String, Was)>, drawn: &[String]) {
    // Behind a curtain nothing moves: what would leave is somebody's hand.
    if !matches!(document().query_selector(".table"), Ok(Some(_))) {
        return;
    }
    for (name, element) in cards() {
        let now = element.get_bounding_client_rect();
        let place = before.iter().position(|(known, _)| *known == name);
        match place.map(|place| before.swap_remove(place).1) {
            Some(was) => travel(&element, &was.rect, &now),
            None if drawn.contains(&name) => arrive(&element, "[data-pile]", &now),
            None => arrive(&element, "[data-neighbour=right]", &now),
        }
    }
    for (_, was) in before.iter().filter(|(_, was)| was.is_in_hand) {
        leave(was);
    }
}

fn travel(element: &Element, from: &DomRect, to: &DomRect) {
    let (dx, dy) = (from.left() - to.left(), from.top() - to.top());
    if (dx.abs() + dy.abs() > 2.0) && to.width() > 0.0 {
        let scale = from.width() / to.width();
        let start = moved(dx, dy, scale);
        animate(element, &[(&start, "1"), ("none", "1")]);
    }
}

/// Comes from somewhere on the table, or from the right if that is not to be seen.
fn arrive(element: &Element, from: &str, to: &DomRect) {
    let source =
        document().query_selector(from).ok().flatten().map(|source| source.get_bounding_client_rect());
    let (x, y) = source.map_or((viewport_width(), to.top()), |source| (source.left(), source.top()));
    let start = moved(x - to.left(), y - to.top(), 0.5);
    animate(element, &[(&start, "0.2"), ("none", "1")]);
}

/// A card that was passed on goes to the left neighbour, or to the discards.
fn leave(was: &Was) {
    let Some(body) = document().body() else { return };
    let Ok(ghost) = document().create_element("div") else { return };
    let target = document().query_selector("[data-neighbour=left], [data-discards]").ok().flatten();
    let target = target.map(|target| target.get_bounding_client_rect());
    let (x, y) = target.map_or((-was.rect.width(), was.rect.top()), |target| (target.left(), target.top()));
    ghost.set_class_name("travelling");
    if ghost.append_child(&was.picture).is_err() || body.append_child(&ghost).is_err() {
        return;
    }
    let style = ghost.unchecked_ref::<HtmlElement>().style();
    for (name, value) in [("left", was.rect.left()), ("top", was.rect.top()), ("width", was.rect.width())] {
        // It fails only for values that are none.
        let _ = style.set_property(name, &format!("{}px", value as i32));
    }
    let end = moved(x - was.rect.left(), y - was.rect.top(), 0.4);
    animate(&ghost, &[("none", "1"), (&end, "0")]);
    set_timeout(move || ghost.remove(), Duration::from_millis(u64::from(MILLISECONDS) - 20));
}

fn moved(dx: f64, dy: f64, scale: f64) -> String {
    format!("translate({}px, {}px) scale({}%)", dx as i32, dy as i32, (scale * 100.0) as i32)
}

fn viewport_width() -> f64 {
    window().inner_width().ok().and_then(|width| width.as_f64()).unwrap_or_default()
}

fn animate(element: &Element, frames: &[(&str, &str)]) {
    let set =
        |object: &Object, name: &str, value: JsValue| Reflect::set(object, &name.into(), &value).is_ok();
    let keyframes = Array::new();
    for (transform, opacity) in frames {
        let frame = Object::new();
        set(&frame, "transform", (*transform).into());
        set(&frame, "opacity", (*opacity).into());
        keyframes.push(&frame);
    }
    let options = Object::new();
    set(&options, "duration", MILLISECONDS.into());
    set(&options, "easing", "cubic-bezier(.2,.8,.2,1)".into());
    element.unchecked_ref::<Animated>().animate(&keyframes, &options);
}
