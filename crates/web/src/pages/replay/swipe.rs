//! A finger that wipes over the sideboards turns rounds like pages.

use leptos::ev::PointerEvent;
use leptos::prelude::*;

use super::show::Show;

/// How far a finger must go sideways, and how much more than up or down.
const FAR: i32 = 48;

/// Where a finger went down.
pub(super) type Down = StoredValue<Option<(i32, i32)>>;

/// Notes where a finger goes down; a mouse has other ways.
pub(super) fn begin(down: Down, event: &PointerEvent) {
    let is_finger = event.pointer_type() == "touch" && event.is_primary();
    down.set_value(is_finger.then(|| (event.client_x(), event.client_y())));
}

/// Turns to the next round, or to the one before, if the finger went far enough.
pub(super) fn end(down: Down, event: &PointerEvent, show: Show) {
    let Some((x, y)) = down.try_update_value(Option::take).flatten() else { return };
    let (dx, dy) = (event.client_x() - x, event.client_y() - y);
    if dx.abs() < FAR || dx.abs() < 2 * dy.abs() {
        return;
    }
    if dx < 0 { show.forward_a_round() } else { show.back_a_round() }
}
