use std::fmt;

use sideboards_rules::{Card, Colour, LINES};

use crate::chance::Chance;
use crate::handle::Fittings;
use crate::palette::Palette;
use crate::{Light, linear, mix, scale};

/// The drawing style of cards.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Style {
    /// As on the page: drawers with textures in a narrow wooden carcass.
    Page,
    /// Plain areas of colour, edge to edge.
    Flat,
    /// Drawers with frames and rounded corners in a broad carcass of wood.
    Printed,
    /// Inked outlines on white card with a margin.
    Inked,
    /// Drawers with wide gaps in a pale or dark cabinet.
    Cabinet,
}

impl Style {
    /// All styles.
    pub const ALL: [Self; 5] = [Self::Page, Self::Flat, Self::Printed, Self::Inked, Self::Cabinet];
}

impl fmt::Display for Style {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.pad(match self {
            Self::Page => "page",
            Self::Flat => "flat",
            Self::Printed => "printed",
            Self::Inked => "inked",
            Self::Cabinet => "cabinet",
        })
    }
}

/// A print of the box: the common properties of its cards. Lengths are in fortieths of a drawer's height.
#[derive(Clone, Debug)]
pub(crate) struct Print {
    style: Style,
    palette: Palette,
    fittings: Fittings,
    /// The width of a card; its height is 200.
    pub(crate) width: f64,
    /// The margin of a card.
    margin: f64,
    /// Half of the gap between two drawers.
    gap: f64,
    radius: f64,
    carcass: Light,
    has_textures: bool,
}

/// The height of a card.
pub(crate) const HEIGHT: f64 = 200.0;

impl Print {
    pub(crate) fn new(style: Style, chance: &mut Chance) -> Self {
        let palette = Palette::mixed(chance);
        let woods = [0x9a_5b31, 0xb9_7a4a, 0x63_361a, 0xc8_9b6d, 0x7a_4a2a];
        let cabinets = [0xe8_e2d6, 0xf6_f3ee, 0x4a_3d33, 0x8a_8580, 0x20_1c1a];
        let metals = [0xf7_e6bd, 0xff_ffff, 0xd8_b25c, 0x40_3a36, 0xc8_ccd0];
        let (width, margin, gap, radius, carcass) = match style {
            Style::Page => (60.0, 2.0, 2.0, 2.0, 0x9a_5b31),
            Style::Flat => (chance.between(60.0, 120.0), 0.0, 0.0, 0.0, 0x80_8080),
            Style::Printed => (
                chance.between(64.0, 125.0),
                chance.between(4.0, 9.0),
                chance.between(2.0, 4.5),
                chance.between(2.0, 6.0),
                chance.one_of(&woods),
            ),
            Style::Inked => (
                chance.between(60.0, 110.0),
                chance.between(3.0, 7.0),
                1.0,
                chance.between(0.0, 4.0),
                0xf8_f6f2,
            ),
            Style::Cabinet => (
                chance.between(70.0, 130.0),
                chance.between(4.0, 8.0),
                chance.between(3.0, 6.0),
                chance.between(0.0, 8.0),
                chance.one_of(&cabinets),
            ),
        };
        let fittings = Fittings {
            metal: linear(if style == Style::Page { metals[0] } else { chance.one_of(&metals) }),
            size: chance.between(0.75, 1.15),
            is_outlined: style != Style::Flat,
            has_heart: chance.flip(0.6),
        };
        let has_textures = style == Style::Page || style != Style::Flat && chance.flip(0.25);
        Self { style, palette, fittings, width, margin, gap, radius, carcass: linear(carcass), has_textures }
    }

    /// Returns the colour of a card at a place.
    pub(crate) fn at(&self, card: &Card, x: f64, y: f64) -> Light {
        let pitch = (HEIGHT - 2.0 * self.margin) / LINES as f64;
        let line = ((y - self.margin) / pitch).floor();
        if line < 0.0 || line >= LINES as f64 {
            return self.wood(x, y);
        }
        let drawer = card.drawers()[line as usize];
        let (half_width, half_height) = (self.width / 2.0 - self.margin, pitch / 2.0 - self.gap);
        let (across, down) = (x - self.width / 2.0, y - self.margin - (line + 0.5) * pitch);
        let depth = inside(across, down, half_width, half_height, self.radius);
        if depth < 0.0 {
            return self.wood(x, y);
        }
        if let Some(metal) = drawer.handle.and_then(|handle| self.fittings.at(handle, across, down)) {
            return metal;
        }
        self.front(drawer.colour, across, down, depth, half_height)
    }

    /// Returns the colour of a drawer's front, relative to its centre.
    fn front(&self, colour: Colour, x: f64, y: f64, depth: f64, half_height: f64) -> Light {
        let mut ink = self.palette.of(colour);
        if self.has_textures && is_grain(colour, x, y) {
            let is_dark = matches!(colour, Colour::Black | Colour::Red);
            ink = mix(ink, if is_dark { [1.0; 3] } else { [0.0; 3] }, if is_dark { 0.1 } else { 0.4 });
        }
        match self.style {
            Style::Page if depth < 1.2 => scale(ink, if y < 0.0 { 1.25 } else { 0.6 }),
            Style::Printed if depth < 3.0 => scale(ink, if y + x / 4.0 < 0.0 { 1.3 } else { 0.55 }),
            Style::Printed => scale(ink, 1.06 - 0.12 * y / half_height),
            Style::Inked if depth < 1.6 => [0.01; 3],
            Style::Cabinet if (2.0..3.0).contains(&depth) => scale(ink, 0.7),
            _ => ink,
        }
    }

    fn wood(&self, x: f64, y: f64) -> Light {
        if self.style == Style::Printed {
            let grain = (x * 0.9 + (y * 0.05).sin() * 4.0).sin() * (y * 0.31).sin();
            return scale(self.carcass, 1.0 + 0.15 * grain);
        }
        self.carcass
    }
}

/// Returns how deep a place is inside a rounded rectangle.
fn inside(x: f64, y: f64, half_width: f64, half_height: f64, radius: f64) -> f64 {
    let (across, down) = (x.abs() - half_width + radius, y.abs() - half_height + radius);
    if across > 0.0 && down > 0.0 {
        return radius - across.hypot(down);
    }
    radius - across.max(down)
}

/// Returns whether a colour's texture has a line or dot there.
fn is_grain(colour: Colour, x: f64, y: f64) -> bool {
    let is_line = |place: f64, period: f64| place.rem_euclid(period) < 1.3;
    match colour {
        Colour::Red => is_line((x + y) * std::f64::consts::FRAC_1_SQRT_2, 7.0),
        Colour::Turquoise => {
            let dot = |dx: f64, dy: f64| {
                ((x + dx).rem_euclid(8.0) - 2.0).hypot((y + dy).rem_euclid(8.0) - 2.0) < 1.3
            };
            dot(0.0, 0.0) || dot(4.0, 4.0)
        }
        Colour::Pink => is_line(y + 2.0 * (x * std::f64::consts::TAU / 14.0).sin(), 7.0),
        Colour::Orange => is_line(x, 5.0),
        Colour::Black => {
            let diagonal = std::f64::consts::FRAC_1_SQRT_2;
            is_line((x + y) * diagonal, 8.0) || is_line((x - y) * diagonal, 8.0)
        }
    }
}
