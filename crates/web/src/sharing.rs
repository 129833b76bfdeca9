//! Sending a text to others, by whatever the browser has for it.

use js_sys::{Promise, Reflect};
use leptos::prelude::*;
use leptos::task::spawn_local;
use wasm_bindgen::prelude::*;
use wasm_bindgen_futures::JsFuture;

#[wasm_bindgen]
extern "C" {
    #[wasm_bindgen(js_namespace = navigator, catch)]
    fn share(data: &JsValue) -> Result<Promise, JsValue>;
}

pub(crate) fn can_send() -> bool {
    Reflect::has(&window().navigator(), &"share".into()).unwrap_or(false)
}

/// Returns whether something can be copied: browsers allow it only where the connection is safe.
pub(crate) fn can_copy() -> bool {
    Reflect::get(&window().navigator(), &"clipboard".into()).is_ok_and(|it| !it.is_undefined())
}

pub(crate) fn send(text: &str) {
    let data = js_sys::Object::new();
    if Reflect::set(&data, &"text".into(), &text.into()).is_ok() {
        // Cancelling is no failure.
        spawn_local(async move {
            drop(JsFuture::from(share(&data).unwrap_or_else(|_| Promise::resolve(&JsValue::NULL))).await);
        });
    }
}

/// Copies a text, and tells when it is done.
pub(crate) fn copy(text: String, done: RwSignal<bool>) {
    spawn_local(async move {
        let copied = JsFuture::from(window().navigator().clipboard().write_text(&text)).await;
        done.set(copied.is_ok());
    });
}
