//! What players choose for themselves.

use crate::storage::{Storage, try_set};

/// Returns the setting that is kept under a name, or the default.
pub fn kept<T: Options>(storage: &dyn Storage, name: &str) -> T {
    storage.get(name).and_then(|text| T::parse(&text)).unwrap_or_default()
}

/// Keeps a setting.
pub fn keep<T: Options>(storage: &dyn Storage, name: &str, option: T) {
    try_set(storage, name, option.name());
}

/// Something with a few options, each with a name for storage and style sheets.
pub trait Options: Copy + PartialEq + Default + Send + Sync + 'static {
    /// All options.
    const ALL: &'static [Self];

    /// Returns the name of an option.
    fn name(self) -> &'static str;

    /// Finds an option by its name.
    fn parse(name: &str) -> Option<Self> {
        Self::ALL.iter().copied().find(|option| option.name() == name)
    }
}

/// Light or dark.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq)]
pub enum Theme {
    /// As the device has it.
    #[default]
    Device,
    /// Always light.
    Light,
    /// Always dark.
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
pub enum Palette {
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
pub enum Marks {
    /// Textures only.
    #[default]
    Textures,
    /// Textures and letters.
    Both,
    /// Letters only.
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
pub enum Switch {
    /// Off.
    #[default]
    Off,
    /// On.
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

/// Whether single keys play, as 1 for the first card. They get in the way of dictation and switch access.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq)]
pub enum Keys {
    /// Keys play.
    #[default]
    Play,
    /// Keys do nothing.
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

#[cfg(test)]
mod tests {
    use super::*;
    use crate::storage::Memory;

    fn check<T: Options + std::fmt::Debug>() {
        let storage = Memory::default();
        assert_eq!(kept::<T>(&storage, "setting"), T::default());
        for option in T::ALL {
            keep(&storage, "setting", *option);
            assert_eq!(kept::<T>(&storage, "setting"), *option);
        }
        assert_eq!(T::parse("else"), None);
    }

    #[test]
    fn options_are_kept_by_their_names() {
        check::<Theme>();
        check::<Palette>();
        check::<Marks>();
        check::<Switch>();
        check::<Keys>();
    }
}
