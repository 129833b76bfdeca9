//! A picture on its way to a file or to others.

use js_sys::{Array, Object, Reflect};
use leptos::task::spawn_local;
use wasm_bindgen::prelude::*;
use wasm_bindgen_futures::JsFuture;
use web_sys::{Blob, File, FilePropertyBag, HtmlCanvasElement};

use crate::file;

#[wasm_bindgen]
extern "C" {
    #[wasm_bindgen(js_namespace = navigator, js_name = canShare, catch)]
    fn can_share(data: &JsValue) -> Result<bool, JsValue>;

    #[wasm_bindgen(js_namespace = navigator, catch)]
    fn share(data: &JsValue) -> Result<js_sys::Promise, JsValue>;
}

/// What came of drawing: a browser without a canvas has no picture.
type Drawn = Result<HtmlCanvasElement, JsValue>;

/// Lets the browser save a picture.
pub(super) fn save(drawn: Drawn, name: &str) {
    let name = name.to_owned();
    with_blob(drawn, move |blob| drop(file::download(&name, blob)));
}

/// Sends a picture to others, or saves it where files cannot be sent.
pub(super) fn send(drawn: Drawn, name: &str) {
    let name = name.to_owned();
    with_blob(drawn, move |blob| {
        let Ok(data) = as_file(&name, blob) else { return };
        if can_share(&data).unwrap_or(false) {
            // Cancelling is no failure.
            spawn_local(async move {
                if let Ok(sent) = share(&data) {
                    drop(JsFuture::from(sent).await);
                }
            });
        } else {
            drop(file::download(&name, blob));
        }
    });
}

fn with_blob(drawn: Drawn, then: impl FnOnce(&Blob) + 'static) {
    let Ok(canvas) = drawn else { return };
    let take = Closure::once_into_js(move |blob: Option<Blob>| {
        if let Some(blob) = blob {
            then(&blob);
        }
    });
    let _ = canvas.to_blob(take.unchecked_ref());
}

fn as_file(name: &str, blob: &Blob) -> Result<JsValue, JsValue> {
    let options = FilePropertyBag::new();
    options.set_type("image/png");
    let file = File::new_with_blob_sequence_and_options(&Array::of1(blob), name, &options)?;
    let data = Object::new();
    Reflect::set(&data, &"files".into(), &Array::of1(&file))?;
    Ok(data.into())
}
