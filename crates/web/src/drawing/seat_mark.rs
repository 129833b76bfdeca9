use leptos::prelude::*;
use sideboards_drawing::seat_shape;
use sideboards_rules::Seat;

/// Draws the symbol of a seat in its colour, as high as a letter. The name beside it identifies the player.
pub(crate) fn seat_mark(seat: Seat) -> AnyView {
    let class = format!("seat-mark seat-{}", seat.index());
    view! { <svg class=class viewBox="-6 -6 12 12" aria-hidden="true"><path d=seat_shape(seat.index()) /></svg> }
        .into_any()
}
