//! What people choose for themselves, kept in this browser.

use leptos::prelude::*;
use leptos::task::spawn_local;
use sideboards_client::settings::{
    self, Keys, Marks, Options, Palette, Preview, Sense, Switch, Theme, Volume,
};
use sideboards_client::sound::Cue;

use crate::browser::Browser;
use crate::live::effect;
use crate::sound;
use crate::texts::{self, Language};

/// All settings.
#[derive(Clone, Copy)]
pub(crate) struct Settings {
    pub(crate) language: RwSignal<Language>,
    pub(crate) theme: RwSignal<Theme>,
    pub(crate) palette: RwSignal<Palette>,
    pub(crate) marks: RwSignal<Marks>,
    pub(crate) preview: RwSignal<Preview>,
    /// Whether the table offers hints.
    pub(crate) hints: RwSignal<Switch>,
    /// Whether a card counts as soon as it lies.
    pub(crate) swift: RwSignal<Switch>,
    pub(crate) keys: RwSignal<Keys>,
    pub(crate) sound: RwSignal<Sense>,
    pub(crate) volume: RwSignal<Volume>,
    /// Whether a phone shakes a little when a card is laid.
    pub(crate) touch: RwSignal<Sense>,
}

impl Settings {
    /// Takes up what was chosen, and keeps what will be.
    pub(crate) fn begin(language: Language) -> Self {
        let language = RwSignal::new(language);
        effect(move || show("lang", language.get().name()));
        Self {
            language,
            theme: kept("theme"),
            palette: kept("palette"),
            marks: kept("marks"),
            preview: kept("preview"),
            hints: kept("hints"),
            swift: kept("swift"),
            keys: kept("keys"),
            sound: kept("sound"),
            volume: kept("volume"),
            touch: kept("touch"),
        }
    }

    /// Sets the volume, and plays a sound at that volume.
    pub(crate) fn hear(self, volume: Volume) {
        self.volume.set(volume);
        request_animation_frame(|| sound::play(vec![(0, Cue::Combination(2))]));
    }

    /// Chooses a language for good.
    pub(crate) fn speak(self, language: Language) {
        spawn_local(async move {
            // Without the network and without a kept copy it stays as it is.
            if texts::fetch(language).await {
                settings::keep(&Browser, "language", language);
                self.language.set(language);
            }
        });
    }
}

fn kept<T: Options>(name: &'static str) -> RwSignal<T> {
    let signal = RwSignal::new(settings::kept::<T>(&Browser, name));
    let mut before = None;
    effect(move || {
        let now = signal.get();
        if before.replace(now).is_some_and(|before| before != now) {
            settings::keep(&Browser, name, now);
        }
        show(&format!("data-{name}"), now.name());
    });
    signal
}

/// Shows the setting to the style sheet.
pub(crate) fn show(attribute: &str, value: &str) {
    if let Some(root) = document().document_element() {
        // It fails only for names that are none.
        let _ = root.set_attribute(attribute, value);
    }
}
