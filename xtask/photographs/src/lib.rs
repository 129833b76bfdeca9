//! Synthetic photographs of sideboards: boards in several drawing styles, on tables, in all kinds of light, through
//! a simple camera. Tests and measurements of `crates/vision` read them; the product does not contain them.
//!
//! A photograph depends on its seed, its number and its condition alone.

#![allow(
    clippy::cast_sign_loss,
    clippy::cast_possible_wrap,
    reason = "places in a picture are computed with fractions and signs, and are inside it when they become indices"
)]

mod backdrop;
mod board;
mod camera;
mod chance;
mod condition;
mod handle;
mod light;
mod palette;
mod style;
mod take;

pub use chance::Chance;
pub use condition::Condition;
pub use palette::Palette;
pub use style::Style;
pub use take::{Photograph, compressed, take, take_cards};

/// A colour in linear light; 1 is white paper in full light.
pub(crate) type Light = [f64; 3];

/// Mixes two colours: 0 is the first, 1 the second.
pub(crate) fn mix(first: Light, second: Light, share: f64) -> Light {
    [0, 1, 2].map(|channel| first[channel] + (second[channel] - first[channel]) * share)
}

/// Makes a colour lighter or darker.
pub(crate) fn scale(colour: Light, by: f64) -> Light {
    colour.map(|channel| channel * by)
}

/// Reads a colour in the notation of style sheets.
pub(crate) fn linear(hex: u32) -> Light {
    [16, 8, 0].map(|shift| {
        let value = f64::from(hex >> shift & 0xff) / 255.0;
        if value <= 0.04045 { value / 12.92 } else { ((value + 0.055) / 1.055).powf(2.4) }
    })
}
