//! Games and boxes as files.

use js_sys::Array;
use leptos::prelude::*;
use wasm_bindgen::{JsCast, JsValue};
use web_sys::{Blob, BlobPropertyBag, File, HtmlAnchorElement, Url};

use crate::local::{self, LocalGame};

/// Lets the browser save the record of a game.
pub(crate) fn save_game(game: &LocalGame) {
    let name = format!("sideboards-{}.txt", &game.record().seed().to_string()[..8]);
    save_text(&name, "text/plain", &local::save(game));
}

/// Lets the browser save a text.
pub(crate) fn save_text(name: &str, kind: &str, text: &str) {
    let options = BlobPropertyBag::new();
    options.set_type(kind);
    let blob = Blob::new_with_str_sequence_and_options(&Array::of1(&text.into()), &options);
    // A browser that cannot do it says so itself.
    let _ = blob.and_then(|blob| download(name, &blob));
}

/// Lets the browser save anything.
pub(crate) fn download(name: &str, blob: &Blob) -> Result<(), JsValue> {
    let address = Url::create_object_url_with_blob(blob)?;
    let link: HtmlAnchorElement = document().create_element("a")?.unchecked_into();
    link.set_href(&address);
    link.set_download(name);
    link.click();
    Url::revoke_object_url(&address)
}

/// Reads a file that was chosen.
pub(crate) async fn read(file: &File) -> Option<String> {
    let text = wasm_bindgen_futures::JsFuture::from(file.text()).await.ok()?;
    text.as_string()
}
