//! Reports how often cards are read right, by condition and by drawing style:
//! `cargo run --release -p sideboards-vision --features formats --example accuracy -- report 40`.
//!
//! The words are a seed ("tune" is for trying things out, "report" for docs/VISION.md), photographs for each condition, then
//! any of `corners` and `count` (tell the reader so much), `eight` (expect eight cards, as the command line does, though there may be fewer),
//! `others` (expect as many cards as there are, as the score sheet does that has another sideboard), `CONDITION` (only this one), `drawings`
//! (those of the tests instead, by palette) and `keep=FOLDER` (write the photographs that are read wrong there).
//!
//! A card that was missed counts as marked where the reader was told to expect it: then people are asked whether one is missing.

#![allow(
    clippy::cast_possible_wrap,
    clippy::cast_sign_loss,
    reason = "pixels are few and numbers never negative"
)]

use std::collections::BTreeMap;
use std::path::PathBuf;

use photographs::{Condition, compressed, take};
use sideboards_rules::{COLUMNS, Card, Content, Seed};
use sideboards_vision::formats::decode;
use sideboards_vision::{Hints, Point, read};

#[path = "../tests/drawings/canvas.rs"]
mod canvas;
#[path = "../tests/drawings/light.rs"]
mod light;
#[path = "../tests/drawings/look.rs"]
mod look;

fn main() {
    let words: Vec<String> = std::env::args().skip(1).collect();
    let Ok(seed) = words.first().map_or("tune", String::as_str).parse::<Seed>();
    let count: u32 = words.get(1).and_then(|count| count.parse().ok()).unwrap_or(10);
    let has = |word: &str| words.iter().any(|other| other == word);
    let keep = words.iter().find_map(|word| word.strip_prefix("keep=")).map(PathBuf::from);
    if let Some(folder) = &keep {
        std::fs::create_dir_all(folder).expect("a folder for photographs");
    }
    let only: Vec<Condition> = Condition::ALL.into_iter().filter(|of| has(&of.to_string())).collect();
    let pictures: Box<dyn Iterator<Item = Picture>> = if has("drawings") {
        Box::new((0..count).map(|number| Picture::drawn(&seed, number)))
    } else {
        Box::new(
            Condition::ALL
                .into_iter()
                .enumerate()
                .filter(|(_, condition)| only.is_empty() || only.contains(condition))
                .flat_map(|(index, condition)| {
                    (0..count).map(move |number| Picture::taken(&seed, index, number, condition))
                }),
        )
    };
    let mut tables: [BTreeMap<String, Figures>; 2] = Default::default();
    let mut all = Figures::default();
    for picture in pictures {
        let hints = Hints {
            cards: has("count").then_some(picture.cards.len()),
            expected: match (has("eight"), has("others")) {
                (true, _) => Some(COLUMNS),
                (_, true) => Some(picture.cards.len()),
                _ => None,
            },
            corners: has("corners").then_some(picture.corners),
            ..Hints::default()
        };
        let (figures, text) = Figures::of(&picture, &hints);
        if figures.right < figures.columns {
            println!("{} {} {}: {text}", picture.condition, picture.number, picture.style);
            if let Some(folder) = &keep {
                let name = format!("{}-{}.jpg", picture.condition, picture.number);
                std::fs::write(folder.join(name), &picture.jpeg).expect("a file");
            }
        }
        all.add(figures);
        let style = picture.style.split(' ').next().unwrap_or_default();
        tables[0].entry(picture.condition).or_default().add(figures);
        tables[1].entry(style.to_owned()).or_default().add(figures);
    }
    for table in &tables {
        println!(
            "\n| | photographs | all right | columns | right | wrong | marked | right but marked | asked for more | in vain | ms |"
        );
        println!("|---|---|---|---|---|---|---|---|---|---|---|");
        for (name, figures) in table {
            figures.print(name);
        }
        all.print("all");
    }
}

/// A picture to read, and what is known of it.
struct Picture {
    condition: String,
    style: String,
    number: u32,
    jpeg: Vec<u8>,
    cards: Vec<Card>,
    corners: [Point; 4],
}

impl Picture {
    fn taken(seed: &Seed, index: usize, number: u32, condition: Condition) -> Self {
        let photograph = take(&Content::classic(), seed, 1000 * index as u32 + number, condition);
        Self {
            condition: condition.to_string(),
            style: photograph.style.to_string(),
            number,
            jpeg: photograph.jpeg,
            cards: photograph.cards,
            corners: photograph.corners.map(|(x, y)| Point { x: x as f32, y: y as f32 }),
        }
    }

    fn drawn(seed: &Seed, number: u32) -> Self {
        let drawing = look::draw(&Content::classic(), seed, number);
        Self {
            condition: "drawing".to_owned(),
            style: drawing.look,
            number,
            jpeg: compressed(&drawing.rgb, drawing.width, drawing.height, 85),
            cards: drawing.cards,
            corners: drawing.corners.map(|(x, y)| Point { x, y }),
        }
    }
}

#[derive(Clone, Copy, Debug, Default)]
struct Figures {
    photographs: u32,
    /// Those with every card right and none too many.
    all_right: u32,
    columns: usize,
    right: usize,
    /// Wrong columns that are marked as unsure.
    marked: usize,
    /// Right columns that are marked as unsure.
    doubted: usize,
    /// Photographs with fewer cards than expected: people are asked whether one is missing.
    asked: u32,
    /// Those of them with every card right.
    asked_in_vain: u32,
    seconds: f64,
}

impl Figures {
    fn of(picture: &Picture, hints: &Hints) -> (Self, String) {
        let content = Content::classic();
        let image = decode(&picture.jpeg).expect("a JPEG file");
        let begin = cpu_seconds();
        let read = read(&image, &content, hints);
        let mut figures = Self {
            photographs: 1,
            columns: picture.cards.len(),
            seconds: cpu_seconds() - begin,
            ..Self::default()
        };
        let Ok(mut reading) = read else {
            // No answer is no wrong answer.
            figures.marked = figures.columns;
            return (figures, "no board".to_owned());
        };
        let is_asked = hints.expected.is_some_and(|expected| reading.columns.len() < expected);
        if is_asked {
            reading.doubt_ends();
        }
        let faces: Vec<Card> =
            reading.columns.iter().map(|column| content.deck().face(column.placed)).collect();
        let pairs = aligned(&picture.cards, &faces);
        figures.right = pairs.len();
        figures.all_right = u32::from(figures.right == figures.columns && faces.len() == figures.columns);
        let is_right = |index: usize| pairs.iter().any(|(_, read)| *read == index);
        for (index, column) in reading.columns.iter().enumerate() {
            match (is_right(index), column.is_sure()) {
                (true, false) => figures.doubted += 1,
                (false, false) => figures.marked += 1,
                _ => (),
            }
        }
        if is_asked {
            figures.marked += figures.columns.saturating_sub(faces.len());
            (figures.asked, figures.asked_in_vain) = (1, figures.all_right);
        }
        figures.marked = figures.marked.min(figures.columns - figures.right);
        let told: Vec<String> = faces
            .iter()
            .zip(&reading.columns)
            .enumerate()
            .map(|(index, (face, column))| {
                format!("{face}{}{:.2}", if is_right(index) { "=" } else { "!" }, column.sure)
            })
            .collect();
        let cards: Vec<String> = picture.cards.iter().map(ToString::to_string).collect();
        (figures, format!("{} read as {}", cards.join(" "), told.join(" ")))
    }

    fn add(&mut self, other: Self) {
        self.photographs += other.photographs;
        self.all_right += other.all_right;
        self.columns += other.columns;
        self.right += other.right;
        self.marked += other.marked;
        self.doubted += other.doubted;
        self.asked += other.asked;
        self.asked_in_vain += other.asked_in_vain;
        self.seconds += other.seconds;
    }

    fn print(&self, name: &str) {
        println!(
            "| {name} | {} | {} | {} | {:.2} % | {} | {} | {:.2} % | {} | {} | {:.0} |",
            self.photographs,
            self.all_right,
            self.columns,
            100.0 * self.right as f64 / self.columns as f64,
            self.columns - self.right,
            self.marked,
            100.0 * self.doubted as f64 / self.columns as f64,
            self.asked,
            self.asked_in_vain,
            1e3 * self.seconds / f64::from(self.photographs),
        );
    }
}

/// Returns the processor time of this program so far: other programs may be running.
fn cpu_seconds() -> f64 {
    let time = rustix::time::clock_gettime(rustix::time::ClockId::ProcessCPUTime);
    time.tv_sec as f64 + time.tv_nsec as f64 / 1e9
}

/// Pairs cards with those that were read, in order; a missing or additional one counts as one error.
fn aligned(cards: &[Card], read: &[Card]) -> Vec<(usize, usize)> {
    if cards.len() == read.len() {
        return (0..cards.len())
            .filter(|index| cards[*index] == read[*index])
            .map(|index| (index, index))
            .collect();
    }
    let mut next = 0;
    let mut pairs = Vec::new();
    for (index, card) in cards.iter().enumerate() {
        if let Some(found) = read[next..].iter().position(|other| other == card) {
            pairs.push((index, next + found));
            next += found + 1;
        }
    }
    pairs
}
