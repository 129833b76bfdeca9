//! Games and boxes as files.

use std::time::Duration;

use js_sys::Array;
use leptos::prelude::*;
use leptos::task::spawn_local;
use sideboards_client::local;
use sideboards_client::local::LocalGame;
use wasm_bindgen::{JsCast, JsValue};
use web_sys::{Blob, BlobPropertyBag, File, HtmlAnchorElement, HtmlInputElement, Url};

/// How long to keep the address of a download.
const FORGET: Duration = Duration::from_mins(1);

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
    // A browser that cannot do it reports that itself.
    let _ = blob.and_then(|blob| download(name, &blob));
}

/// Lets the browser save anything.
pub(crate) fn download(name: &str, blob: &Blob) -> Result<(), JsValue> {
    let address = Url::create_object_url_with_blob(blob)?;
    let link: HtmlAnchorElement = document().create_element("a")?.unchecked_into();
    link.set_href(&address);
    link.set_download(name);
    link.click();
    // A busy browser starts the download a while after the click.
    set_timeout(move || drop(Url::revoke_object_url(&address)), FORGET);
    Ok(())
}

/// A button that opens a text file and passes its content on.
#[component]
pub(crate) fn FileButton(label: String, accept: &'static str, on_text: Callback<String>) -> impl IntoView {
    let open = move |event: leptos::ev::Event| {
        let input: HtmlInputElement = event.target().expect("events of inputs have one").unchecked_into();
        let Some(file) = input.files().and_then(|files| files.get(0)) else { return };
        spawn_local(async move {
            let text = read(&file).await.unwrap_or_default();
            // So that the same file can be chosen again.
            input.set_value("");
            on_text.try_run(text);
        });
    };
    view! {
        <label class="button open">
            <input type="file" class="only-heard" accept=accept on:change=open />
            {label}
        </label>
    }
}

async fn read(file: &File) -> Option<String> {
    let text = wasm_bindgen_futures::JsFuture::from(file.text()).await.ok()?;
    text.as_string()
}
