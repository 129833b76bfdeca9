//! What people with a mouse would do for a television.

use std::time::Duration;

use js_sys::{Function, Promise, Reflect};
use leptos::leptos_dom::helpers::TimeoutHandle;
use leptos::prelude::*;
use leptos::task::spawn_local;
use sideboards_client::room::Admission;
use sideboards_protocol::{RefusalCode, Stage};
use wasm_bindgen::{JsCast, JsValue};
use wasm_bindgen_futures::JsFuture;

use crate::newest;
use crate::online::Room;

/// How often it is looked after.
const CARE: Duration = Duration::from_secs(15);

/// After how long without a movement the pointer is hidden.
const REST: Duration = Duration::from_secs(3);

/// Knocks again at a door that was shut, and takes a newer version of the page between games, or at once if it is needed.
pub(super) fn care(room: Room) {
    let look = move || {
        let (is_shut, is_outdated, is_playing) = room.peek(|known| {
            let Admission::Refused(code) = known.admission else {
                let stage = known.state.as_ref().map(|state| state.stage);
                return (false, known.is_outdated, stage == Some(Stage::Playing));
            };
            // A room that does not exist never will, and who was removed stays outside.
            let is_final = matches!(code, RefusalCode::NoSuchRoom | RefusalCode::Removed);
            (!is_final && code != RefusalCode::Protocol, code == RefusalCode::Protocol, false)
        });
        if is_outdated || newest::is_ready() && !is_playing {
            newest::load();
        } else if is_shut {
            room.reenter();
        }
    };
    let looking = set_interval_with_handle(look, CARE);
    on_cleanup(move || drop(looking.map(|handle| handle.clear())));
}

/// Tells whether the pointer has not moved for a while.
pub(super) fn is_resting() -> Signal<bool> {
    let is_resting = RwSignal::new(true);
    let waiting: StoredValue<Option<TimeoutHandle>> = StoredValue::new(None);
    let stop = move || {
        if let Some(handle) = waiting.try_update_value(Option::take).flatten() {
            handle.clear();
        }
    };
    let moved = window_event_listener_untyped("pointermove", move |_| {
        stop();
        is_resting.set(false);
        let rest = move || {
            is_resting.try_set(true);
        };
        waiting.set_value(set_timeout_with_handle(rest, REST).ok());
    });
    on_cleanup(move || {
        moved.remove();
        stop();
    });
    is_resting.into()
}

/// Keeps the screen on, where the browser can. It forgets when the page is hidden, so it is asked again.
pub(super) fn stay_awake() {
    ask_to_stay_awake();
    let shown = window_event_listener_untyped("visibilitychange", |_| ask_to_stay_awake());
    on_cleanup(move || shown.remove());
}

fn ask_to_stay_awake() {
    if document().hidden() {
        return;
    }
    let get = |of: &JsValue, name: &str| Reflect::get(of, &name.into()).ok().filter(JsValue::is_object);
    // Browsers have it only on secure pages, and some not at all.
    let lock = get(&window().navigator(), "wakeLock");
    let request = lock.as_ref().and_then(|lock| Reflect::get(lock, &"request".into()).ok());
    let request = request.and_then(|request| request.dyn_into::<Function>().ok());
    let promise = lock.zip(request).and_then(|(lock, request)| request.call1(&lock, &"screen".into()).ok());
    if let Some(promise) = promise.and_then(|promise| promise.dyn_into::<Promise>().ok()) {
        // A browser may refuse, for instance to save its battery.
        spawn_local(async move { drop(JsFuture::from(promise).await) });
    }
}
