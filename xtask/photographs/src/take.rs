use jpeg_encoder::{ColorType, Encoder};
use sideboards_rules::{Card, Content, Seed, Turned};

use crate::backdrop::Backdrop;
use crate::board::Board;
use crate::camera::Camera;
use crate::chance::Chance;
use crate::condition::Condition;
use crate::light::Lamps;
use crate::style::{HEIGHT, Print, Style};

/// A photograph of a sideboard, and its content.
#[derive(Clone, Debug)]
pub struct Photograph {
    /// Its width in pixels.
    pub width: usize,
    /// Its height in pixels.
    pub height: usize,
    /// Red, green and blue of each pixel, before compression.
    pub rgb: Vec<u8>,
    /// The file, compressed like a camera's.
    pub jpeg: Vec<u8>,
    /// The cards from left to right, as they lie.
    pub cards: Vec<Card>,
    /// The corners of the board: upper left, upper right, lower right, lower left.
    pub corners: [(f64, f64); 4],
    /// The drawing style of the cards.
    pub style: Style,
}

/// Takes a photograph of a sideboard with one to eight cards of a box; half of them have eight.
pub fn take(content: &Content, seed: &Seed, number: u32, condition: Condition) -> Photograph {
    let mut chance = Chance::new(&seed.child(number));
    let count = if chance.flip(0.5) { 8 } else { 1 + chance.below(8) };
    let order = content.shuffled(&seed.child(number));
    let faces: Vec<Card> = order
        .iter()
        .take(count)
        .map(|card| {
            let turned = if chance.flip(0.5) { Turned::HalfTurn } else { Turned::AsPrinted };
            turned.apply(content.deck().card(*card))
        })
        .collect();
    let style = chance.one_of(&Style::ALL);
    take_cards(&faces, style, condition, &mut chance)
}

/// Takes a photograph of these cards.
pub fn take_cards(faces: &[Card], style: Style, condition: Condition, chance: &mut Chance) -> Photograph {
    let print = Print::new(style, chance);
    let board = Board::laid(faces, print, condition, chance);
    let size = (board.width, HEIGHT);
    let backdrop = Backdrop::laid(size, condition, chance);
    let lamps = Lamps::lit(size, condition, chance);
    let camera = Camera::pointed(size, condition, chance);
    let mut light = Vec::with_capacity(camera.width * camera.height);
    for row in 0..camera.height {
        for column in 0..camera.width {
            let mut seen = [0.0; 3];
            for (right, down) in [(0.25, 0.35), (0.75, 0.65)] {
                let (x, y) = camera.on_table(column as f64 + right, row as f64 + down);
                let card = board.at(x, y);
                let colour = card.unwrap_or_else(|| backdrop.at(x, y));
                let lit = lamps.on(colour, x, y, card.is_some());
                (0..3).for_each(|channel| seen[channel] += lit[channel] / 2.0);
            }
            light.push(seen);
        }
    }
    let rgb = camera.develop(light, chance);
    Photograph {
        width: camera.width,
        height: camera.height,
        jpeg: compressed(&rgb, camera.width, camera.height, camera.quality),
        rgb,
        cards: faces.to_vec(),
        corners: [(0.0, 0.0), (size.0, 0.0), size, (0.0, size.1)].map(|(x, y)| camera.in_picture(x, y)),
        style,
    }
}

/// Compresses pixels like a camera.
pub fn compressed(rgb: &[u8], width: usize, height: usize, quality: u8) -> Vec<u8> {
    let mut bytes = Vec::new();
    let size = [width, height].map(|side| u16::try_from(side).expect("a picture of a few thousand pixels"));
    Encoder::new(&mut bytes, quality)
        .encode(rgb, size[0], size[1], ColorType::Rgb)
        .expect("memory takes every byte");
    bytes
}
