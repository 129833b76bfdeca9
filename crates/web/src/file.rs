//! Games and boxes as files.

use js_sys::Array;
use leptos::prelude::*;
use wasm_bindgen::{JsCast, JsValue};
use web_sys::{Blob, BlobPropertyBag, File, HtmlAnchorElement, Url};

use crate::local::{self, LocalGame};

/// Lets the browser save the record of a game.
pub(crate) fn save_game(game: &LocalGame) {
    let name = format!("sideboards-{}.txt", &game.record().seed().to_string()[..8]);
    save(&name, &local::save(game));
}

/// Lets the browser save a text.
pub(crate) fn save(name: &str, text: &str) {
    // A browser that cannot do it says so itself.
    let _ = download(name, text);
}

fn download(name: &str, text: &str) -> Result<(), JsValue> {
    let options = BlobPropertyBag::new();
    options.set_type("text/plain");
    let blob = Blob::new_with_str_sequence_and_options(&Array::of1(&text.into()), &options)?;
    let address = Url::create_object_url_with_blob(&blob)?;
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
