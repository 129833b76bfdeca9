//! New combinations: each draws itself, sends its points to its goal, and the goal counts up.

use leptos::prelude::*;
use sideboards_client::pace;
use wasm_bindgen::JsCast;
use web_sys::{DomRect, Element};

use super::all;
use super::animation::{SOFT, Timing, animate, then};
use super::cards::{Was, put};
use super::numbers::{self, Numbers};

/// The kinds of goals, as the page names them.
const KINDS: [&str; 3] = ["colour", "handle", "row"];

/// Duration of drawing a combination.
const STROKE: u32 = 260;

/// Duration of a flight of points.
const FLIGHT: u32 = 380;

/// The own combinations and drawers for each kind of goal.
pub(super) type Points = [i32; 3];

fn goal(kind: &str) -> Option<Element> {
    all(&format!(".goals .goal.{kind}")).pop()
}

pub(super) fn points() -> Points {
    KINDS.map(|kind| {
        goal(kind).and_then(|goal| goal.get_attribute("data-points")?.parse().ok()).unwrap_or_default()
    })
}

/// Finds the combinations and rows that contain newly laid cards.
pub(super) fn made(before: &[Was]) -> Vec<Element> {
    let lay = |name: &String| before.iter().any(|was| was.name == *name && !was.is_in_hand);
    let is_new = |card: &Element| card.get_attribute("data-card").is_some_and(|name| !lay(&name));
    let new: Vec<f64> =
        all(".own [data-card]").iter().filter(|card| is_new(card)).map(|card| middle(card).0).collect();
    let has_new = |glow: &Element| {
        let rect = glow.get_bounding_client_rect();
        new.iter().any(|x| (rect.left()..rect.right()).contains(x))
    };
    let glows = if new.is_empty() { Vec::new() } else { all(".own .lit .glow") };
    glows.into_iter().filter(has_new).collect()
}

fn middle(element: &Element) -> (f64, f64) {
    let rect: DomRect = element.get_bounding_client_rect();
    (rect.left() + rect.width() / 2.0, rect.top() + rect.height() / 2.0)
}

/// Highlights new combinations one after the other; then the points count up.
pub(super) fn show(made: &[Element], before: &Points, numbers: &Numbers) {
    let begins = |index: usize| pace::combination(index, made.len());
    for (index, glow) in made.iter().enumerate() {
        draw(glow, begins(index));
    }
    let mut last = 0;
    for ((kind, before), now) in KINDS.iter().zip(before).zip(points()) {
        let own = made.iter().enumerate().filter(|(_, glow)| glow.class_list().contains(kind));
        let own: Vec<(u32, &Element)> = own.map(|(index, glow)| (begins(index) + STROKE / 2, glow)).collect();
        let arrives = own.last().map(|(begins, _)| begins + FLIGHT);
        if let (Some(goal), Some(arrives)) = (goal(kind), arrives.filter(|_| now > *before)) {
            send(&own, &goal, now - before);
            numbers.roll(numbers::GOALS, Some(&goal), arrives);
            last = last.max(arrives);
        }
    }
    if last > 0 {
        numbers.roll(numbers::TOTAL, None, last);
    }
}

/// Draws the lines of a combination as if by hand.
fn draw(glow: &Element, delay: u32) {
    let timing = Timing { delay, duration: STROKE, easing: "ease-in-out" };
    let Ok(paths) = glow.query_selector_all("path") else { return };
    for path in (0..paths.length()).filter_map(|index| paths.get(index)) {
        let path: Element = path.unchecked_into();
        // The whole line is one dash, whatever its length.
        if path.set_attribute("pathLength", "1").is_ok() {
            let frames: [(&str, &[&str]); 2] =
                [("strokeDasharray", &["1 1", "1 1"]), ("strokeDashoffset", &["1", "0"])];
            animate(&path, &frames, timing);
        }
    }
    animate(glow, &[("opacity", &["0", "1"])], Timing { duration: 60, ..timing });
}

/// Sends the points of some combinations to their goal, which nods at each of them.
fn send(from: &[(u32, &Element)], goal: &Element, points: i32) {
    let count = i32::try_from(from.len()).unwrap_or(1);
    for (index, (delay, glow)) in from.iter().enumerate() {
        let is_last = index + 1 == from.len();
        let worth = points / count + if is_last { points % count } else { 0 };
        if worth > 0 {
            fly(middle(glow), middle(goal), &format!("+{worth}"), *delay);
            let nod = Timing { delay: delay + FLIGHT - 40, duration: 200, easing: "ease-out" };
            animate(goal, &[("scale", &["1", "1.06", "1"])], nod);
        }
    }
}

fn fly(from: (f64, f64), to: (f64, f64), words: &str, delay: u32) {
    let (Some(body), Ok(points)) = (document().body(), document().create_element("div")) else { return };
    points.set_class_name("flying");
    points.set_text_content(Some(words));
    // Screen readers read the goal instead.
    if points.set_attribute("aria-hidden", "true").is_err() || body.append_child(&points).is_err() {
        return;
    }
    put(&points, &[("left", from.0), ("top", from.1)]);
    let end = format!("{}px {}px", (to.0 - from.0) as i32, (to.1 - from.1) as i32);
    let frames: [(&str, &[&str]); 3] = [
        ("translate", &["0px 0px", "0px -14px", &end]),
        ("scale", &["0.4", "1.25", "0.9"]),
        ("opacity", &["0", "1", "1", "0.6"]),
    ];
    let animation = animate(&points, &frames, Timing { delay, duration: FLIGHT, easing: SOFT });
    then(&animation, move || points.remove());
}
