//! What people choose for themselves, kept in this browser.

use leptos::prelude::*;
use leptos::task::spawn_local;

use crate::live::effect;
use crate::storage;
use crate::texts::{self, Language};

/// Something with a few options, each with a name for storage and style sheets.
pub(crate) trait Options: Copy + PartialEq + Default + Send + Sync + 'static {
    const ALL: &'static [Self];

    fn name(self) -> &'static str;

    fn parse(name: &str) -> Option<Self> {
        Self::ALL.iter().copied().find(|option| option.name() == name)
    }
}

/// Light or dark.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq)]
pub(crate) enum Theme {
    /// As the device has it.
    #[default]
    Device,
    Light,
    Dark,
}

impl Options for Theme {
    const ALL: &'static [Self] = &[Self::Device, Self::Light, Self::Dark];

    fn name(self) -> &'static str {
        match self {
            Self::Device => "device",
            Self::Light => "light",
            Self::Dark => "dark",
        }
    }
}

/// The colours of the drawers.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq)]
pub(crate) enum Palette {
    /// As in the box.
    #[default]
    Classic,
    /// Colours that people with any kind of colour vision tell apart.
    Clear,
    /// From dark to light in even steps; works without colours.
    Tones,
}

impl Options for Palette {
    const ALL: &'static [Self] = &[Self::Classic, Self::Clear, Self::Tones];

    fn name(self) -> &'static str {
        match self {
            Self::Classic => "classic",
            Self::Clear => "clear",
            Self::Tones => "tones",
        }
    }
}

/// What tells the colours of drawers apart besides the colour.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq)]
pub(crate) enum Marks {
    #[default]
    Textures,
    Both,
    Letters,
}

impl Options for Marks {
    const ALL: &'static [Self] = &[Self::Textures, Self::Both, Self::Letters];

    fn name(self) -> &'static str {
        match self {
            Self::Textures => "textures",
            Self::Both => "both",
            Self::Letters => "letters",
        }
    }
}

/// On or off.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq)]
pub(crate) enum Switch {
    #[default]
    Off,
    On,
}

impl Options for Switch {
    const ALL: &'static [Self] = &[Self::Off, Self::On];

    fn name(self) -> &'static str {
        match self {
            Self::Off => "off",
            Self::On => "on",
        }
    }
}

/// Whether single keys play, as 1 for the first card. Who dictates or uses a switch may not want them.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq)]
pub(crate) enum Keys {
    #[default]
    Play,
    Nothing,
}

impl Options for Keys {
    const ALL: &'static [Self] = &[Self::Play, Self::Nothing];

    fn name(self) -> &'static str {
        match self {
            Self::Play => "play",
            Self::Nothing => "nothing",
        }
    }
}

/// All settings.
#[derive(Clone, Copy)]
pub(crate) struct Settings {
    pub(crate) language: RwSignal<Language>,
    pub(crate) theme: RwSignal<Theme>,
    pub(crate) palette: RwSignal<Palette>,
    pub(crate) marks: RwSignal<Marks>,
    /// Whether the table offers hints.
    pub(crate) hints: RwSignal<Switch>,
    /// Whether a card counts as soon as it lies.
    pub(crate) swift: RwSignal<Switch>,
    pub(crate) keys: RwSignal<Keys>,
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
            hints: kept("hints"),
            swift: kept("swift"),
            keys: kept("keys"),
        }
    }

    /// Chooses a language for good.
    pub(crate) fn speak(self, language: Language) {
        spawn_local(async move {
            // Without the network and without a kept copy it stays as it is.
            if texts::fetch(language).await {
                storage::write("language", language.name());
                self.language.set(language);
            }
        });
    }
}

fn kept<T: Options>(name: &'static str) -> RwSignal<T> {
    let chosen = storage::read(name).and_then(|text| T::parse(&text)).unwrap_or_default();
    let signal = RwSignal::new(chosen);
    let mut before = None;
    effect(move || {
        let now = signal.get();
        if before.replace(now).is_some_and(|before| before != now) {
            storage::write(name, now.name());
        }
        show(&format!("data-{name}"), now.name());
    });
    signal
}

/// Tells the style sheet.
fn show(attribute: &str, value: &str) {
    if let Some(root) = document().document_element() {
        // It fails only for names that are none.
        let _ = root.set_attribute(attribute, value);
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    fn check<T: Options + std::fmt::Debug>() {
        for option in T::ALL {
            assert_eq!(T::parse(option.name()), Some(*option));
        }
        assert_eq!(T::parse("else"), None);
    }

    #[test]
    fn options_are_found_by_their_names() {
        check::<Theme>();
        check::<Palette>();
        check::<Marks>();
        check::<Switch>();
        check::<Keys>();
        check::<Language>();
    }
}
