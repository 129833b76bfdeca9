//! How a drawing looks: all that differs between two people who draw a sideboard with simple means.

use photographs::Chance;
use sideboards_rules::{Card, Colour, Content, Handle, LINES, Seed, Turned};

use crate::canvas::{Canvas, Rect, Rgb, hex, mixed};
use crate::light::Light;

/// A drawing, and what it shows.
#[derive(Clone, Debug)]
pub(crate) struct Drawing {
    pub(crate) width: usize,
    pub(crate) height: usize,
    pub(crate) rgb: Vec<u8>,
    pub(crate) cards: Vec<Card>,
    /// Upper left, then round it.
    pub(crate) corners: [(f32, f32); 4],
    /// What is special about it.
    pub(crate) look: String,
}

/// Names, and red, turquoise, pink, orange and black.
const PALETTES: [(&str, [u32; 5]); 16] = [
    ("page", [0xc2_3a2b, 0x2a_a7a1, 0xf3_afc0, 0xee_9330, 0x2f_2a28]),
    ("clear", [0xc4_162c, 0x12_958c, 0xff_c2dc, 0xff_9a1f, 0x12_1212]),
    ("tones", [0x94_1022, 0x12_807c, 0xff_d2e2, 0xf0_982c, 0x10_1010]),
    ("names", [0xff_0000, 0x40_e0d0, 0xff_c0cb, 0xff_a500, 0x00_0000]),
    ("hot", [0xe0_1020, 0x00_ced1, 0xff_69b4, 0xff_8c00, 0x1a_1a1a]),
    ("tailwind", [0xef_4444, 0x14_b8a6, 0xf4_72b6, 0xf9_7316, 0x11_1827]),
    ("soft", [0xe5_7373, 0x80_cbc4, 0xf8_bbd0, 0xff_b74d, 0x61_6161]),
    ("magenta", [0xd3_2f2f, 0x00_bcd4, 0xe8_4393, 0xff_9800, 0x26_3238]),
    ("yellow", [0xd9_2b2b, 0x1a_bc9c, 0xf7_a1c4, 0xf5_b301, 0x2c_3e50]),
    ("blue", [0xc6_2828, 0x1f_9fc4, 0xf4_9ac1, 0xf5_7f17, 0x22_2222]),
    ("green", [0xc0_392b, 0x16_a085, 0xf8_a5c2, 0xf3_9c12, 0x2d_3436]),
    ("grey", [0xc4_4536, 0x3a_afa9, 0xef_a7b8, 0xe9_8a3a, 0x4a_4a4a]),
    ("night", [0xb7_1c1c, 0x26_a69a, 0xf0_6292, 0xfb_8c00, 0x1b_2340]),
    ("dusty", [0x9e_3a34, 0x4f_9d97, 0xd9_a0a8, 0xd0_8a45, 0x38_3230]),
    ("brick", [0xb8_4a32, 0x49_a9a0, 0xea_b0b5, 0xe5_9c4d, 0x33_2e2c]),
    ("neon", [0xff_1744, 0x1d_e9b6, 0xff_80ab, 0xff_9100, 0x21_2121]),
];

const TABLES: [u32; 14] = [
    0xff_ffff, 0xf4_efe6, 0xd9_d9d9, 0x80_8080, 0x20_2020, 0x00_0000, 0x8b_5a2b, 0xc8_a06a, 0x5a_3a22,
    0x2e_6b3f, 0x2c_4a7a, 0x6b_2232, 0xe8_d5b0, 0x9f_c5c0,
];

/// What a card is made of, in heights of a drawer.
#[derive(Clone, Copy, Debug)]
struct Form {
    width: f32,
    /// Between two cards, and how much more it may be.
    gap: f32,
    margin: f32,
    between: f32,
    radius: f32,
    border: f32,
    carcass: Option<Rgb>,
    line: Rgb,
}

/// What is on a drawer.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
enum Mark {
    Nothing,
    Letter,
    Shape,
}

/// Draws the drawing with this number.
pub(crate) fn draw(content: &Content, seed: &Seed, number: u32) -> Drawing {
    let seed = seed.child(number);
    let mut chance = Chance::new(&seed);
    let count = if chance.flip(0.3) { 8 } else { 3 + chance.below(6) };
    let cards: Vec<Card> = content
        .shuffled(&seed)
        .iter()
        .take(count)
        .map(|card| {
            let turned = if chance.flip(0.5) { Turned::HalfTurn } else { Turned::AsPrinted };
            turned.apply(content.deck().card(*card))
        })
        .collect();
    let form = Form::chosen(&mut chance);
    let (palette, inks) = chance.one_of(&PALETTES);
    let pitch = form.pitch();
    let (wide, high) = (
        count as f32 * (form.width + 2.0 * form.margin + form.gap),
        LINES as f32 * pitch + 2.0 * form.margin,
    );
    let width = chance.one_of(&[320_usize, 480, 640, 800, 1024, 1200, 1600]);
    let height = (width as f64 * chance.one_of(&[0.5, 0.66, 0.75, 1.0, 1.33, 1.78])) as usize;
    let filled = chance.one_of(&[0.35, 0.5, 0.65, 0.8, 0.9, 1.0]);
    let unit = (filled * (width as f32 / wide).min(height as f32 / high)).max(5.0);
    let (spare_x, spare_y) = (width as f32 - wide * unit, height as f32 - high * unit);
    let (left, top) = (spare_x * chance.between(0.1, 0.9) as f32, spare_y * chance.between(0.1, 0.9) as f32);

    let table = hex(chance.one_of(&TABLES));
    let mut canvas = Canvas::new(width, height, table);
    let surface = chance.one_of(&["plain", "plain", "plain", "planks", "checks", "fading"]);
    lay(&mut canvas, surface, table, unit);
    let is_crooked = chance.flip(0.25);
    let mark = chance.one_of(&[Mark::Nothing, Mark::Letter, Mark::Shape, Mark::Shape]);
    let symbol = hex(chance.one_of(&[0x10_1010, 0xff_ffff, 0x3a_2a1a, 0xd8_b25c]));
    let mut x = left + form.gap * unit / 2.0;
    let mut edges = [(f32::INFINITY, f32::NEG_INFINITY), (f32::INFINITY, f32::NEG_INFINITY)];
    for card in &cards {
        let wide = (form.width + 2.0 * form.margin) * unit;
        let slip = if is_crooked { 0.2 * chance.around() as f32 * unit } else { 0.0 };
        let aside = if is_crooked { 0.4 * form.gap * chance.between(-1.0, 1.0) as f32 * unit } else { 0.0 };
        let place = [x + aside, top + slip, wide, high * unit];
        edges[0] = (edges[0].0.min(place[0]), edges[0].1.max(place[0] + wide));
        edges[1] = (edges[1].0.min(place[1]), edges[1].1.max(place[1] + place[3]));
        form.draw(&mut canvas, card, place, unit, inks, mark, symbol);
        x += wide + form.gap * unit;
    }
    let corners = [
        (edges[0].0, edges[1].0),
        (edges[0].1, edges[1].0),
        (edges[0].1, edges[1].1),
        (edges[0].0, edges[1].1),
    ];
    let light = Light::chosen(&mut chance);
    let corners = light.falls_on(&mut canvas, corners, table, &mut chance);
    let edge = form.carcass.map_or("edge to edge", |_| "framed");
    Drawing {
        width,
        height,
        rgb: canvas.bytes(),
        cards,
        corners,
        look: format!("{palette} {edge} {mark:?} {surface} {filled} {unit:.0} {light}"),
    }
}

impl Form {
    fn chosen(chance: &mut Chance) -> Self {
        let between = |chance: &mut Chance, from: f64, to: f64| chance.between(from, to) as f32;
        let carcass = hex(chance.one_of(&[
            0x8b_5a2b, 0xc8_9b6d, 0x63_361a, 0xff_ffff, 0xf0_e8dc, 0x3a_3a3a, 0x00_0000, 0xa8_a8a8,
        ]));
        let is_framed = chance.flip(0.55);
        let has_border = chance.flip(0.4);
        Self {
            width: between(chance, 1.0, 2.8),
            gap: if chance.flip(0.4) { 0.0 } else { between(chance, 0.05, 0.5) },
            margin: if is_framed { between(chance, 0.06, 0.3) } else { 0.0 },
            between: if is_framed || chance.flip(0.4) { between(chance, 0.0, 0.3) } else { 0.0 },
            radius: if chance.flip(0.5) { 0.0 } else { between(chance, 0.05, 0.3) },
            border: if has_border { between(chance, 0.02, 0.1) } else { 0.0 },
            carcass: is_framed.then_some(carcass),
            line: hex(chance.one_of(&[0x00_0000, 0xff_ffff, 0x3a_2618])),
        }
    }

    /// The height of a drawer with what is between it and the next.
    fn pitch(&self) -> f32 {
        1.0 + self.between
    }

    #[allow(clippy::too_many_arguments, reason = "a card has many properties")]
    fn draw(
        &self,
        canvas: &mut Canvas,
        card: &Card,
        place: Rect,
        unit: f32,
        inks: [u32; 5],
        mark: Mark,
        symbol: Rgb,
    ) {
        let [left, top, ..] = place;
        if let Some(carcass) = self.carcass {
            canvas.fill(place, self.radius * unit / 2.0, carcass);
        }
        for (line, drawer) in card.drawers().iter().enumerate() {
            let y = top + (self.margin + self.between / 2.0 + line as f32 * self.pitch()) * unit;
            let front = [left + self.margin * unit, y, self.width * unit, unit];
            let ink = hex(inks[drawer.colour as usize]);
            canvas.fill(front, self.radius * unit, ink);
            if self.border > 0.0 {
                canvas.frame(front, self.border * unit, self.line);
            }
            let (x, y) = (front[0] + front[2] / 2.0, y + unit / 2.0);
            // A symbol is never drawn in the colour of its drawer.
            let seen = (0..3).map(|channel| (symbol[channel] - ink[channel]).abs()).sum::<f32>() > 150.0;
            let symbol = if seen { symbol } else { mixed(ink, hex(0xff_ffff), 0.7) };
            match (mark, drawer.handle) {
                (Mark::Letter, _) => letter(canvas, drawer.colour, x, y, unit, symbol),
                (Mark::Shape, Some(handle)) => shape(canvas, handle, x, y, unit, symbol),
                _ => (),
            }
        }
    }
}

/// Draws what a handle looks like.
fn shape(canvas: &mut Canvas, handle: Handle, x: f32, y: f32, unit: f32, colour: Rgb) {
    match handle {
        Handle::Flower => {
            for petal in 0..6 {
                let (sin, cos) = (petal as f32 * std::f32::consts::TAU / 6.0).sin_cos();
                canvas.disc(x + 0.22 * unit * cos, y + 0.22 * unit * sin, 0.14 * unit, colour);
            }
        }
        Handle::Square => {
            canvas.fill([x - 0.3 * unit, y - 0.3 * unit, 0.6 * unit, 0.6 * unit], 0.0, colour);
        }
        Handle::Bar => canvas.fill([x - 0.4 * unit, y - 0.09 * unit, 0.8 * unit, 0.18 * unit], 0.0, colour),
    }
}

/// Writes the first letter of a colour with two or three strokes.
fn letter(canvas: &mut Canvas, of: Colour, x: f32, y: f32, unit: f32, colour: Rgb) {
    let mut stroke = |left: f32, top: f32, width: f32, height: f32| {
        canvas.fill([x + left * unit, y + top * unit, width * unit, height * unit], 0.0, colour);
    };
    stroke(-0.2, -0.3, 0.1, 0.6);
    match of {
        Colour::Turquoise => stroke(-0.35, -0.3, 0.4, 0.1),
        Colour::Red | Colour::Pink => {
            stroke(-0.2, -0.3, 0.35, 0.1);
            stroke(-0.2, -0.02, 0.35, 0.1);
            stroke(0.1, -0.3, 0.1, 0.3);
        }
        Colour::Orange | Colour::Black => {
            stroke(-0.2, -0.3, 0.4, 0.1);
            stroke(-0.2, 0.2, 0.4, 0.1);
            stroke(0.12, -0.3, 0.1, 0.6);
        }
    }
}

/// Draws what the board lies on.
fn lay(canvas: &mut Canvas, surface: &str, colour: Rgb, unit: f32) {
    let (width, height) = (canvas.width as f32, canvas.height as f32);
    match surface {
        "planks" => canvas.each(|x, y, _| {
            let plank = (y * height / (3.1 * unit)).floor();
            let grain = (x * width * 0.03 + (plank * 12.9898).sin() * 40.0).sin() * (y * height * 0.7).sin();
            mixed(colour, [0.0; 3], 0.08 + 0.07 * grain + 0.05 * (plank * 3.7).sin())
        }),
        "checks" => canvas.each(|x, y, _| {
            let is_dark = ((x * width / (1.7 * unit)) as i32 + (y * height / (1.7 * unit)) as i32) % 2 == 0;
            if is_dark { mixed(colour, [0.0; 3], 0.3) } else { colour }
        }),
        "fading" => canvas.each(|_, y, _| mixed(colour, [40.0; 3], 0.6 * y)),
        _ => (),
    }
}
