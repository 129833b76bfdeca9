use js_sys::{Array, Math, Object, Reflect};
use leptos::html;
use leptos::prelude::*;
use sideboards_rules::Colour;
use wasm_bindgen::prelude::*;

use super::run::is_still;
use crate::live::effect;

/// How many drawers fall.
const DRAWERS: usize = 40;

#[wasm_bindgen]
extern "C" {
    /// Something that can be animated; the bindings have it only as an unstable interface.
    type Animated;

    #[wasm_bindgen(method)]
    fn animate(this: &Animated, frames: &JsValue, options: &JsValue);
}

/// Drawers of all colours that fall once over the window.
#[component]
pub(super) fn Confetti() -> impl IntoView {
    let falling = NodeRef::<html::Div>::new();
    effect(move || {
        let Some(element) = falling.get() else { return };
        let children = element.children();
        (0..children.length()).filter_map(|index| children.item(index)).for_each(|drawer| fall(&drawer));
    });
    let drawers =
        (0..DRAWERS).map(|index| view! { <i class=Colour::ALL[index % Colour::ALL.len()].to_string()></i> });
    (!is_still()).then(|| {
        view! { <div class="confetti" node_ref=falling aria-hidden="true">{drawers.collect_view()}</div> }
    })
}

/// Lets a drawer fall from above the window to below it, each in its own way.
fn fall(drawer: &web_sys::Element) {
    let between = |from: f64, to: f64| from + (to - from) * Math::random();
    let left = between(0.0, 100.0);
    let drift = between(-15.0, 15.0);
    let turns = between(-1.5, 1.5);
    let set =
        |object: &Object, name: &str, value: JsValue| Reflect::set(object, &name.into(), &value).is_ok();
    let frames = Array::new();
    for (x, y, turn) in [(left, -12.0, 0.0), (left + drift, 112.0, turns)] {
        let frame = Object::new();
        let transform = format!("translate({x:.1}vw, {y}vh) rotate({turn:.2}turn)");
        set(&frame, "transform", transform.into());
        frames.push(&frame);
    }
    let options = Object::new();
    set(&options, "duration", between(1800.0, 3600.0).into());
    set(&options, "delay", between(0.0, 900.0).into());
    set(&options, "easing", "cubic-bezier(.3,.1,.7,1)".into());
    drawer.unchecked_ref::<Animated>().animate(&frames, &options);
}
