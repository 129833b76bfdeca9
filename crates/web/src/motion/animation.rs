//! The browser's animations, with the few options that we need.

use std::cell::{Cell, RefCell};

use js_sys::{Array, Object, Reflect};
use leptos::prelude::*;
use wasm_bindgen::prelude::*;
use web_sys::Element;

use super::numbers;

#[wasm_bindgen]
extern "C" {
    /// An element that can be animated; the bindings have it only as an unstable interface.
    type Animated;

    #[wasm_bindgen(method)]
    fn animate(this: &Animated, frames: &JsValue, options: &JsValue) -> Animation;

    pub(super) type Animation;

    #[wasm_bindgen(method, catch)]
    fn finish(this: &Animation) -> Result<(), JsValue>;

    #[wasm_bindgen(method, setter)]
    fn set_onfinish(this: &Animation, then: &JsValue);
}

thread_local! {
    static RUNNING: RefCell<Vec<Animation>> = const { RefCell::new(Vec::new()) };
    static LISTENS: Cell<bool> = const { Cell::new(false) };
}

/// Starts fast and slows down, which suits most movements.
pub(super) const SOFT: &str = "cubic-bezier(.2,.8,.2,1)";

/// The timing of an animation, in milliseconds.
#[derive(Clone, Copy)]
pub(super) struct Timing {
    pub(super) delay: u32,
    pub(super) duration: u32,
    pub(super) easing: &'static str,
}

/// Animates properties of an element, each through a list of values. The first values apply during the delay.
pub(super) fn animate(element: &Element, frames: &[(&str, &[&str])], timing: Timing) -> Animation {
    let keyframes = Object::new();
    for (name, values) in frames {
        let values: Array = values.iter().map(|value| JsValue::from_str(value)).collect();
        set(&keyframes, name, &values);
    }
    let options = Object::new();
    set(&options, "delay", &timing.delay.into());
    set(&options, "duration", &timing.duration.into());
    set(&options, "easing", &timing.easing.into());
    set(&options, "fill", &"backwards".into());
    let animation = element.unchecked_ref::<Animated>().animate(&keyframes, &options);
    RUNNING.with_borrow_mut(|running| running.push(animation.clone().unchecked_into()));
    animation
}

fn set(object: &Object, name: &str, value: &JsValue) {
    // It fails only for sealed objects.
    let _ = Reflect::set(object, &name.into(), value);
}

/// Runs an action when an animation is over or was skipped.
pub(super) fn then(animation: &Animation, action: impl FnOnce() + 'static) {
    let action: Box<dyn FnOnce()> = Box::new(action);
    animation.set_onfinish(&Closure::once_into_js(action));
}

/// Marks an element while it is animated.
pub(super) fn mark(element: &Element, class: &'static str, animation: &Animation) {
    // They fail only for invalid names.
    let _ = element.class_list().add_1(class);
    let element = element.clone();
    then(animation, move || drop(element.class_list().remove_1(class)));
}

/// Finishes all animations on any finger, mouse or key press, so that players never have to wait.
pub(super) fn skip_when_the_player_acts() {
    forget_finished();
    if !LISTENS.replace(true) {
        for event in ["pointerdown", "keydown"] {
            // Never removed: it lives as long as the page.
            let _listener = window_event_listener_untyped(event, |_| finish_all());
        }
    }
}

fn forget_finished() {
    RUNNING.with_borrow_mut(|running| {
        running.retain(|animation| {
            let state = Reflect::get(animation, &"playState".into());
            state.is_ok_and(|state| state != "finished" && state != "idle")
        });
    });
}

fn finish_all() {
    for animation in RUNNING.take() {
        // Finished animations stay finished.
        let _ = animation.finish();
    }
    numbers::finish_all();
}
