//! The colours of the page in a light room. `crates/web/style/10-colours.css` has them for browsers; a test compares both.

use sideboards_rules::{Colour, MAX_PLAYERS};

/// The background of pages.
pub const PAPER: &str = "#f6efe4";
/// The wall that sideboards stand at.
pub const WALL: &str = "#efe4d3";
/// The wall where light falls on it.
pub const WALL_LIT: &str = "#fbf6ec";
/// The background of cards and panels.
pub const SHEET: &str = "#fffaf2";
/// Text.
pub const INK: &str = "#2b211b";
/// Text that is not important.
pub const INK_SOFT: &str = "#66564a";
/// Borders.
pub const LINE: &str = "#d9c9b3";
/// Wood.
pub const WOOD: &str = "#9a5b31";
/// Wood in the light.
pub const WOOD_LIT: &str = "#b97a4a";
/// Wood in the shade.
pub const WOOD_DARK: &str = "#63361a";
/// The leader's crown.
pub const CROWN: &str = "#f2b705";

/// The colours of the seats.
pub const SEATS: [&str; MAX_PLAYERS] = ["#086656", "#8c2110", "#0b2371", "#9c7d03", "#cc53a8", "#1a120d"];

/// The lines of lights, by kind of goal and tint, and their dark rim.
pub(crate) const LIGHTS: [(&str, &str); 7] = [
    ("colour", "#ffd84d"),
    ("colour-1", "#ffa63d"),
    ("colour-2", "#f4ff8a"),
    ("handle", "#ffffff"),
    ("handle-1", "#bcd9ff"),
    ("handle-2", "#ffc9e6"),
    ("row", "#7cf5ff"),
];
pub(crate) const RIM: &str = "#1b120c";

/// Returns the colour of the drawers of a colour.
pub const fn colour(colour: Colour) -> &'static str {
    match colour {
        Colour::Red => "#c23a2b",
        Colour::Turquoise => "#2aa7a1",
        Colour::Pink => "#f3afc0",
        Colour::Orange => "#ee9330",
        Colour::Black => "#2f2a28",
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    const SHEETS: &str = include_str!("../../web/style/10-colours.css");

    /// Returns the first value of a property in the sheet, for a light room if there are two.
    fn value(name: &str) -> &'static str {
        let property = format!("--{name}:");
        let text = SHEETS.split_once(&property).unwrap_or_else(|| panic!("no {name}")).1.trim_start();
        let text = text.strip_prefix("light-dark(").unwrap_or(text);
        text.split([',', ';', ')']).next().unwrap_or_default()
    }

    #[test]
    fn the_page_has_the_same_colours() {
        let named = [
            ("paper", PAPER),
            ("wall", WALL),
            ("wall-lit", WALL_LIT),
            ("sheet", SHEET),
            ("ink", INK),
            ("ink-soft", INK_SOFT),
            ("line", LINE),
            ("wood", WOOD),
            ("wood-lit", WOOD_LIT),
            ("wood-dark", WOOD_DARK),
            ("crown", CROWN),
            ("rim", RIM),
        ];
        let seats = SEATS.iter().enumerate().map(|(seat, colour)| (format!("seat-{seat}"), *colour));
        let lights = LIGHTS.iter().map(|(name, colour)| (format!("glow-{name}"), *colour));
        let drawers = Colour::ALL.iter().map(|name| (name.to_string(), colour(*name)));
        let named = named.map(|(name, colour)| (name.to_owned(), colour)).into_iter();
        for (name, colour) in named.chain(seats).chain(lights).chain(drawers) {
            assert_eq!(colour, value(&name), "--{name}");
        }
    }
}
