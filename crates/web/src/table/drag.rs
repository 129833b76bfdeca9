//! Dragging a card from the hand to an end of the row.

use std::cell::{Cell, RefCell};

use leptos::ev::{pointercancel, pointermove, pointerup};
use leptos::prelude::*;
use sideboards_rules::{CardId, End};
use wasm_bindgen::JsCast;
use web_sys::{Element, HtmlElement, PointerEvent};

use super::TableContext;
use crate::motion;

/// How many pixels a finger may slip before it drags.
const SLIP: i32 = 8;

thread_local! {
    static WAS_DRAG: Cell<bool> = const { Cell::new(false) };
    static LISTENERS: RefCell<Vec<WindowListenerHandle>> = const { RefCell::new(Vec::new()) };
}

/// Tells whether the click that is being handled ended a drag.
pub(super) fn was_drag() -> bool {
    WAS_DRAG.replace(false)
}

/// Follows a pointer that went down on a card.
pub(super) fn begin(event: &PointerEvent, table: TableContext, card: CardId) {
    WAS_DRAG.set(false);
    let Some(element) = event.current_target().and_then(|target| target.dyn_into::<HtmlElement>().ok())
    else {
        return;
    };
    // One finger drags; what other fingers do is their business.
    if event.button() != 0 || !LISTENERS.with_borrow(Vec::is_empty) {
        return;
    }
    let (pointer, x, y) = (event.pointer_id(), event.client_x(), event.client_y());
    let moved = element.clone();
    let follow = window_event_listener(pointermove, move |event| {
        if event.pointer_id() != pointer {
            return;
        }
        let (dx, dy) = (event.client_x() - x, event.client_y() - y);
        if !WAS_DRAG.get() && dx.abs() + dy.abs() > SLIP {
            WAS_DRAG.set(true);
            if table.play.draft.with_untracked(|draft| draft.taken() != Some(card)) {
                table.play.take(card);
            }
        }
        if WAS_DRAG.get() {
            // They fail only for values that are none.
            let _ = moved.style().set_property("translate", &format!("{dx}px {dy}px"));
            let _ = moved.class_list().add_1("carried");
            aim(&moved, end_element_under(&event).as_ref());
        }
    });
    let dropped = element.clone();
    let drop = window_event_listener(pointerup, move |event| {
        if event.pointer_id() != pointer {
            return;
        }
        // It goes on from where it was let go: first laid, then let go.
        if let Some(end) = WAS_DRAG.get().then(|| end_under(&event)).flatten() {
            table.lay(end);
        }
        release(&dropped, (event.client_x() - x, event.client_y() - y));
    });
    let cancel = window_event_listener(pointercancel, move |event| {
        if event.pointer_id() == pointer {
            release(&element, (event.client_x() - x, event.client_y() - y));
        }
    });
    LISTENERS.with_borrow_mut(|listeners| listeners.extend([follow, drop, cancel]));
}

/// Lets a card go that was carried so far; unless it lies somewhere now, it glides back.
fn release(element: &HtmlElement, (dx, dy): (i32, i32)) {
    let _ = element.style().remove_property("translate");
    let _ = element.class_list().remove_1("carried");
    aim(element, None);
    if WAS_DRAG.get() {
        motion::glide(element, dx, dy);
    }
    // Not at once: we are called by one of them.
    request_animation_frame(|| {
        LISTENERS.take().into_iter().for_each(WindowListenerHandle::remove);
        // The click that ends a drag, if there is one, has come by now.
        WAS_DRAG.set(false);
    });
}

/// Marks the end of the row that a card is held over, so that it shows what it would make before the finger lets go:
/// a finger cannot hover.
fn aim(card: &HtmlElement, end: Option<&Element>) {
    let aimed = document().query_selector(".end.aimed").ok().flatten();
    // They fail only for names that are none.
    if let Some(left) = aimed.filter(|aimed| end.is_none_or(|end| end != aimed)) {
        let _ = left.class_list().remove_1("aimed");
    }
    if let Some(end) = end {
        let _ = end.class_list().add_1("aimed");
    }
    let _ = card.class_list().toggle_with_force("aiming", end.is_some());
}

fn end_under(event: &PointerEvent) -> Option<End> {
    match end_element_under(event)?.get_attribute("data-end")?.as_str() {
        "left" => Some(End::Left),
        _ => Some(End::Right),
    }
}

fn end_element_under(event: &PointerEvent) -> Option<Element> {
    let (x, y) = (event.client_x() as f32, event.client_y() as f32);
    let elements = document().elements_from_point(x, y);
    elements.iter().find_map(|element| element.dyn_into::<Element>().ok()?.closest("[data-end]").ok()?)
}
