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

/// How much the ends of the own row say about a card that is taken up.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq)]
pub enum Preview {
    /// What it would be part of, at the end that is pointed at. No points: weighing is the game.
    #[default]
    Pointed,
    /// At both ends, with points.
    Full,
    /// Nothing.
    Off,
}

impl Options for Preview {
    const ALL: &'static [Self] = &[Self::Pointed, Self::Full, Self::Off];

    fn name(self) -> &'static str {
        match self {
            Self::Pointed => "pointed",
            Self::Full => "full",
            Self::Off => "off",
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

/// Whether the game may be heard, or felt.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq)]
pub enum Sense {
    /// It may.
    #[default]
    On,
    /// It may not.
    Off,
}

impl Sense {
    /// Returns the other one.
    #[must_use]
    pub const fn other(self) -> Self {
        match self {
            Self::On => Self::Off,
            Self::Off => Self::On,
        }
    }
}

impl Options for Sense {
    const ALL: &'static [Self] = &[Self::On, Self::Off];

    fn name(self) -> &'static str {
        match self {
            Self::On => "on",
            Self::Off => "off",
        }
    }
}

/// How loud the game is.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq)]
pub enum Volume {
    /// For a room where others sleep.
    Low,
    /// As cards on a table are.
    #[default]
    Medium,
    /// For a room where others talk.
    High,
}

impl Volume {
    /// Returns the part of what a loudspeaker can do.
    pub const fn level(self) -> f32 {
        match self {
            Self::Low => 0.12,
            Self::Medium => 0.28,
            Self::High => 0.55,
        }
    }
}

impl Options for Volume {
    const ALL: &'static [Self] = &[Self::Low, Self::Medium, Self::High];

    fn name(self) -> &'static str {
        match self {
            Self::Low => "low",
            Self::Medium => "medium",
            Self::High => "high",
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
        check::<Sense>();
        check::<Volume>();
    }
}
