use std::time::Duration;

use leptos::ev::{KeyboardEvent, PointerEvent};
use leptos::html;
use leptos::prelude::*;
use sideboards_client::photo::Corners;
use wasm_bindgen::JsCast;
use web_sys::Element;

use super::state::Photo;
use crate::live::{effect, live};
use crate::texts::later_texts;

/// How long keys may rest before the picture is read again.
const REST: Duration = Duration::from_millis(400);

/// The corners, as the texts call them.
const NAMES: [&str; 4] = ["upper-left", "upper-right", "lower-right", "lower-left"];

/// The picture, with the outline of the board. Its corners can be moved by finger, mouse and arrow keys.
#[component]
pub(super) fn Frame(photo: Photo, size: (u32, u32)) -> impl IntoView {
    let t = later_texts();
    let place = NodeRef::<html::Div>::new();
    effect(move || {
        let Some(place) = place.get() else { return };
        photo.pixels.with_value(|pixels| {
            // It fails only where the canvas is inside already.
            let _ = pixels.as_ref().map(|pixels| place.append_child(&pixels.canvas));
        });
    });
    let (width, height) = size;
    let corners = photo.corners;
    let points = live(move || corners.get().map(|(x, y)| format!("{x:.1},{y:.1}")).join(" "));
    view! {
        <div class="photo-frame">
            <div class="photo-picture" role="img" aria-label=t.photo_picture() node_ref=place></div>
            <svg class="photo-corners" viewBox=format!("0 0 {width} {height}") role="group" aria-label=t.photo_corners()>
                <polygon class="under" points=points />
                <polygon points=points />
                {[0, 1, 2, 3].map(|index| view! { <Corner photo size index /> }).into_iter().collect_view()}
            </svg>
        </div>
    }
}

/// One corner of the outline.
#[component]
fn Corner(photo: Photo, size: (u32, u32), index: usize) -> impl IntoView {
    let t = later_texts();
    let corners = photo.corners;
    let is_held = RwSignal::new(false);
    // The latest key; the picture is read when none has followed for a while.
    let pressed = StoredValue::new(0_u32);
    let longer = size.0.max(size.1) as f32;
    let moved = move |x: f32, y: f32| {
        let place = (x.clamp(0.0, size.0 as f32), y.clamp(0.0, size.1 as f32));
        corners.update(|corners: &mut Corners| corners[index] = place);
    };
    let read = move || photo.read(Some(corners.get_untracked()));
    let hold = move |event: PointerEvent| {
        let element: Element = event.current_target().expect("events have one").unchecked_into();
        // Where it cannot be captured, a quick finger loses it.
        let _ = element.set_pointer_capture(event.pointer_id());
        is_held.set(true);
        event.prevent_default();
    };
    let drag = move |event: PointerEvent| {
        if is_held.get_untracked()
            && let Some((across, down)) = pointed(&event)
        {
            moved(across * size.0 as f32, down * size.1 as f32);
        }
    };
    let release = move |_: PointerEvent| {
        if is_held.get_untracked() {
            is_held.set(false);
            read();
        }
    };
    let press = move |event: KeyboardEvent| {
        let Some((right, down)) = step(&event) else { return };
        event.prevent_default();
        let (x, y) = corners.with_untracked(|corners| corners[index]);
        moved(x + right * longer, y + down * longer);
        pressed.update_value(|pressed| *pressed += 1);
        let latest = pressed.get_value();
        set_timeout(
            move || {
                if pressed.try_get_value() == Some(latest) {
                    read();
                }
            },
            REST,
        );
    };
    let place = live(move || {
        let (x, y) = corners.with(|corners| corners[index]);
        format!("translate({x:.1} {y:.1})")
    });
    view! {
        <g
            class="photo-corner"
            class:held=is_held
            tabindex="0"
            role="button"
            aria-label=t.photo_corner(NAMES[index])
            transform=place
            on:pointerdown=hold
            on:pointermove=drag
            on:pointerup=release
            on:pointercancel=release
            on:keydown=press
        >
            <circle class="reach" r=longer * 0.08 />
            <circle class="under" r=longer * 0.022 />
            <circle class="grip" r=longer * 0.018 />
        </g>
    }
}

/// Returns where in the picture an event points, as shares of its width and height.
fn pointed(event: &PointerEvent) -> Option<(f32, f32)> {
    let element: Element = event.current_target().expect("events have one").unchecked_into();
    let area = element.closest("svg").ok().flatten()?.get_bounding_client_rect();
    let share = |at: i32, from: f64, length: f64| ((f64::from(at) - from) / length.max(1.0)) as f32;
    let across = share(event.client_x(), area.left(), area.width());
    Some((across, share(event.client_y(), area.top(), area.height())))
}

/// Returns how far an arrow key moves a corner to the right and down, as shares of the longer side.
fn step(event: &KeyboardEvent) -> Option<(f32, f32)> {
    let step = if event.shift_key() { 0.002 } else { 0.01 };
    match event.key().as_str() {
        "ArrowLeft" => Some((-step, 0.0)),
        "ArrowRight" => Some((step, 0.0)),
        "ArrowUp" => Some((0.0, -step)),
        "ArrowDown" => Some((0.0, step)),
        _ => None,
    }
}
