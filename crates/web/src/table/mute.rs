use leptos::prelude::*;
use sideboards_client::settings::Sense;

use crate::live::live;
use crate::settings::Settings;
use crate::texts::texts;

/// Makes the game silent, and heard again.
#[component]
pub(crate) fn Mute() -> impl IntoView {
    let t = texts();
    let settings: Settings = expect_context();
    let sound = settings.sound;
    let is_mute = live(move || (sound.get() == Sense::Off).to_string());
    view! {
        <button class="quiet mute" aria-pressed=is_mute aria-label=t.mute() title=t.mute() on:click=move |_| sound.update(|sound| *sound = sound.other())>
            <svg viewBox="0 0 24 24" aria-hidden="true">
                <path d="M4 9.500h3.500L12 5.500v13l-4.500-4H4z" />
                <path class="waves" d="M15.500 9.500a4 4 0 0 1 0 5M18 7a8 8 0 0 1 0 10" />
                <path class="struck" d="M15.500 9.500l5 5M20.500 9.500l-5 5" />
            </svg>
        </button>
    }
}
