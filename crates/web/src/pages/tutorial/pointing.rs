//! The light on what a lesson speaks of, and the arrow from the coach to it.

use std::cell::RefCell;
use std::rc::Rc;
use std::time::Duration;

use leptos::prelude::*;
use sideboards_client::lessons::Lesson;
use wasm_bindgen::JsCast;
use web_sys::{DomRect, Element, HtmlElement};

/// Cards move, and pages scroll: the light looks again so often.
const AGAIN: Duration = Duration::from_millis(120);

/// So far the light is from the edge of what it shows.
const EDGE: f64 = 6.0;

/// What a lesson speaks of, the most urgent first.
fn targets(lesson: Lesson) -> &'static [&'static str] {
    const CONFIRM: &str = ".confirm:not(:disabled)";
    // A card that is taken up goes to an end.
    const END: &str = ".end.right.offered, .end.offered";
    match lesson {
        Lesson::Card => &[".hand"],
        Lesson::Turn => &[".taken .hand-card", ".hand"],
        Lesson::Lay | Lesson::Second => &[END, ".hand"],
        Lesson::Done => &[CONFIRM],
        Lesson::Pass => &[".neighbour"],
        Lesson::Peak | Lesson::Mirror => &[CONFIRM, END, ".goal.colour"],
        Lesson::Row => &[CONFIRM, END, ".goal.row"],
        Lesson::Bonus => &[".goal.row"],
        Lesson::Exchange => &[".exchange"],
        Lesson::Play => &[CONFIRM, END, ".hand"],
        Lesson::Score => &[],
    }
}

/// What is pointed at, and where it and the coach are.
type Pointed = (&'static str, [i32; 8]);

/// Points as long as the tutorial is shown.
pub(super) fn point(lesson: Memo<Lesson>) {
    let pointed: Rc<RefCell<Option<Pointed>>> = Rc::default();
    let look = move || {
        let Some(lesson) = lesson.try_get_untracked() else { return };
        let found = targets(lesson).iter().find_map(|target| Some((*target, visible(target)?)));
        let coach = one(".teacher").map(|coach| coach.get_bounding_client_rect());
        let now =
            found.as_ref().zip(coach.as_ref()).map(|((target, rect), coach)| (*target, places(rect, coach)));
        let before = pointed.replace(now);
        if before == now {
            return;
        }
        let lit = found.as_ref().zip(coach.as_ref());
        if let Some(((target, rect), coach)) = lit
            && before.is_none_or(|(before, _)| before != *target)
        {
            bring_into_view(rect, coach);
        }
        light(lit.map(|((_, rect), coach)| (rect, coach)));
    };
    if let Ok(again) = set_interval_with_handle(look, AGAIN) {
        on_cleanup(move || again.clear());
    }
}

fn one(selector: &str) -> Option<Element> {
    document().query_selector(selector).ok().flatten()
}

fn visible(selector: &str) -> Option<DomRect> {
    let rect = one(selector)?.get_bounding_client_rect();
    (rect.width() > 0.0).then_some(rect)
}

fn places(rect: &DomRect, coach: &DomRect) -> [i32; 8] {
    [rect, coach]
        .map(|rect| [rect.left(), rect.top(), rect.width(), rect.height()].map(|number| number as i32))
        .concat()
        .try_into()
        .unwrap_or_default()
}

/// Scrolls as far as needed: the coach and the actions stay where they are, and may lie over what is meant.
fn bring_into_view(rect: &DomRect, coach: &DomRect) {
    let height = window().inner_height().ok().and_then(|height| height.as_f64()).unwrap_or_default();
    let upper = coach.bottom().max(0.0) + EDGE;
    let lower =
        one(".actions").map_or(height, |actions| actions.get_bounding_client_rect().top()).min(height);
    let is_below = rect.top() >= lower;
    let by = if rect.top() < upper {
        rect.top() - upper
    } else if !is_below && rect.bottom() > lower {
        (rect.bottom() - lower).min(rect.top() - upper)
    } else {
        0.0
    };
    if by != 0.0 {
        window().scroll_by_with_x_and_y(0.0, by);
    }
}

/// Puts the light on a place and the arrow between it and the coach, or takes both away.
fn light(lit: Option<(&DomRect, &DomRect)>) {
    let Some(spot) = one(".spot").and_then(|spot| spot.dyn_into::<HtmlElement>().ok()) else { return };
    spot.set_hidden(lit.is_none());
    let [line, head] = lit.map(|(rect, coach)| arrow(rect, coach)).unwrap_or_default();
    for (selector, path) in [(".pointer-line", line), (".pointer-head", head)] {
        if let Some(element) = one(selector) {
            // Attributes with a known name can always be set.
            let _ = element.set_attribute("d", &path);
        }
    }
    let Some((rect, _)) = lit else { return };
    let style = spot.style();
    let sides = [
        ("left", rect.left() - EDGE),
        ("top", rect.top() - EDGE),
        ("width", rect.width() + 2.0 * EDGE),
        ("height", rect.height() + 2.0 * EDGE),
    ];
    for (name, value) in sides {
        // It fails only for values that are none.
        let _ = style.set_property(name, &format!("{}px", value as i32));
    }
}

/// Draws the arrow from the lower edge of the coach to what is meant: its line and its head.
fn arrow(rect: &DomRect, coach: &DomRect) -> [String; 2] {
    let (x, y) = (rect.left() + rect.width() / 2.0, rect.top() - EDGE - 2.0);
    let from_y = coach.bottom();
    let length = y - from_y;
    // Close by, the light is enough.
    if length < 14.0 {
        return Default::default();
    }
    // From the side, so that the line leans and is not taken for one of the furniture's.
    let from_x = (x
        + (length * 0.3).min(70.0) * if x > coach.left() + coach.width() / 2.0 { -1.0 } else { 1.0 })
    .clamp(coach.left() + 20.0, coach.right() - 20.0);
    let number = |number: f64| number as i32;
    let line = format!(
        "M{} {}Q{} {} {} {}",
        number(from_x),
        number(from_y),
        number(x),
        number(from_y + length * 0.35),
        number(x),
        number(y - 9.0)
    );
    let head = format!("M{} {}l-7 -11h14z", number(x), number(y));
    [line, head]
}
