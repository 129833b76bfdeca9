//! A photograph of a sideboard, and the cards that are read from it.

mod columns;
mod frame;
mod missing;
mod pixels;
mod state;

use leptos::prelude::*;
use sideboards_client::photo::{Confirmation, PhotoError, PhotoRefusal};
use wasm_bindgen::JsCast;
use web_sys::{File, HtmlInputElement};

use self::columns::Columns;
use self::frame::Frame;
use self::missing::Missing;
pub(crate) use self::state::PhotoJob;
use self::state::{Phase, Photo};
use crate::focus;
use crate::live::{When, live, memo, part};
use crate::texts::{LaterTexts, later_texts};

/// A photograph that was taken for a score sheet: its job is in the context.
#[component]
pub(crate) fn PhotoPage() -> impl IntoView {
    let t = later_texts();
    let photo = Photo::begin();
    let count = memo(move || photo.seen.with(|seen| seen.as_ref().map_or(0, |seen| seen.cards().len())));
    let says = live(move || said(t, photo));
    let helps = live(move || match photo.phase.get() {
        Phase::NotRead(PhotoRefusal::NoBoard | PhotoRefusal::Corners) => t.photo_helps(),
        Phase::Read | Phase::Reading => t.photo_corners_aside(),
        _ => t.photo_private(),
    });
    let is_fault = live(move || matches!(photo.phase.get(), Phase::Refused(_) | Phase::NotRead(_)));
    let has_columns = live(move || photo.seen.with(Option::is_some));
    let take = move |_| {
        if let Some(cards) = photo.seen.with_untracked(|seen| seen.as_ref().map(Confirmation::cards)) {
            photo.job.on_take.run(cards);
        }
    };
    let replaces = (photo.job.replaced > 0)
        .then(|| view! { <p class="aside">{t.photo_replaces(photo.job.replaced)}</p> });
    let again = move |file| {
        photo.open(file);
        focus::move_to(".photo-says");
    };
    view! {
        <div class="photo">
            <p class="photo-says" class:fault=is_fault role="status" tabindex="-1">{says}</p>
            {part(move || photo.size.get().map(|size| view! { <Frame photo size /> }))}
            <p class="aside">{helps}</p>
            <When is=has_columns><Missing photo /><Columns photo /></When>
            {replaces}
            <div class="buttons">
                <button type="button" class="main photo-take" disabled=live(move || count.get() == 0) on:click=take>
                    {live(move || t.photo_take(count.get()))}
                </button>
                {picture_button(t.photo_again(), false, again)}
            </div>
        </div>
    }
}

/// A button that takes or opens a picture. Phones that have a camera open it at once where `is_camera` says so, and let people choose
/// a picture otherwise.
pub(crate) fn picture_button(label: String, is_camera: bool, on_file: impl Fn(File) + 'static) -> AnyView {
    let choose = move |event: leptos::ev::Event| {
        let input: HtmlInputElement = event.target().expect("events of inputs have one").unchecked_into();
        let file = input.files().and_then(|files| files.get(0));
        // So that the same file can be chosen once more.
        input.set_value("");
        if let Some(file) = file {
            on_file(file);
        }
    };
    view! {
        <label class="button photo-button">
            <input type="file" class="only-heard" accept="image/*" capture=is_camera.then_some("environment") on:change=choose />
            <svg class="camera" viewBox="0 0 24 24" aria-hidden="true">
                <path d="M8.5 5 7 7H3.5v12h17V7H17l-1.5-2zM12 9a4 4 0 1 1 0 8 4 4 0 0 1 0-8z" />
            </svg>
            {label}
        </label>
    }
    .into_any()
}

/// Returns how far the photograph is.
fn said(t: &LaterTexts, photo: Photo) -> String {
    match photo.phase.get() {
        Phase::Opening => t.photo_opening(),
        Phase::Refused(PhotoError::NoPicture) => t.photo_no_picture(),
        Phase::Refused(PhotoError::TooLarge) => t.photo_too_large(),
        Phase::Refused(PhotoError::TooSmall) => t.photo_too_small(),
        Phase::Reading => t.photo_reading(),
        Phase::NotRead(PhotoRefusal::NoBoard) => t.photo_no_board(),
        Phase::NotRead(PhotoRefusal::Corners) => t.photo_bad_corners(),
        Phase::NotRead(PhotoRefusal::TooFewCards) => t.photo_too_few_cards(),
        Phase::NotRead(PhotoRefusal::NoReader) => t.photo_no_reader(),
        Phase::Read => {
            let (cards, unsure) = photo
                .seen
                .with(|seen| seen.as_ref().map_or((0, 0), |seen| (seen.columns().len(), seen.unsure())));
            if unsure == 0 { t.photo_read(cards) } else { t.photo_read_unsure(cards, unsure) }
        }
    }
}
