//! The result as a picture, drawn on a canvas: what is on the page has its colours from style sheets, which files have not.

use leptos::prelude::*;
use sideboards_rules::{COLUMNS, Card, Drawer, GoalKind, Handle, LINES, Seat};
use wasm_bindgen::prelude::*;
use web_sys::{CanvasRenderingContext2d, CssStyleDeclaration, HtmlCanvasElement, Path2d};

use crate::drawing::{DRAWER, Glow};
use crate::scoring::Scored;
use crate::texts::{LaterTexts, later_texts};
use crate::words::colour_letter;

mod evening;
mod goal_sketch;
mod sending;

pub(crate) use self::evening::EveningPicture;
use self::goal_sketch::GoalSketch;

/// What is on the picture.
pub(crate) struct Picture {
    title: String,
    date: String,
    goals: Vec<GoalSketch>,
    blocks: Vec<Block>,
}

/// One player on the picture.
struct Block {
    title: String,
    points: String,
    sum: String,
    faces: Vec<Card>,
    glows: Vec<Glow>,
}

const MARGIN: u32 = 40;
const HEAD: u32 = 140;
const LABEL: u32 = 84;
const SCALE: f64 = 1.5;
/// The size of a sideboard, at that scale.
const WIDTH: u32 = (DRAWER.0 * COLUMNS * 3 / 2) as u32;
const HEIGHT: u32 = (DRAWER.1 * LINES * 3 / 2) as u32;

const PAPER: &str = "#f6efe4";
const INK: &str = "#2b211b";
const INK_SOFT: &str = "#66564a";
const WOOD: &str = "#9a5b31";

impl Picture {
    /// Draws up a result: goals, names, points and the sideboards that `board` gives, with what counts on them.
    pub(crate) fn of(
        t: &LaterTexts,
        scored: &Scored,
        date: String,
        board: impl Fn(Seat) -> (Vec<Card>, Vec<Glow>),
    ) -> Self {
        let block = |seat: Seat| {
            let score = scored.scores.of(seat);
            let (faces, glows) = board(seat);
            let products =
                scored.goals().map(|goal| format!("{} × {}", score.counts.of(goal.kind()), goal.points()));
            let mut sum = format!("{} + {}", products.join(" + "), score.bonus);
            if scored.variant.has_exchange() {
                sum = format!("{sum} + {}", score.exchange);
            }
            let title = match scored.scores.rating() {
                Some(rating) => t.rating(rating.step()),
                None => format!("{}. {}", score.place, scored.name(seat)),
            };
            Block { title, points: t.points_count(score.total.0), sum, faces, glows }
        };
        Self {
            title: t.title(),
            date,
            goals: scored.goals().map(|goal| GoalSketch::of(t, goal)).to_vec(),
            blocks: scored.by_place().into_iter().map(block).collect(),
        }
    }

    /// Lets the browser save it.
    pub(crate) fn save(&self, name: &str) {
        sending::save(self.draw(), name);
    }

    /// Sends it to others, or saves it where files cannot be sent.
    pub(crate) fn send(&self, name: &str) {
        sending::send(self.draw(), name);
    }

    fn draw(&self) -> Result<HtmlCanvasElement, JsValue> {
        let across = if self.blocks.len() > 2 { 2 } else { 1 };
        let down = (self.blocks.len() as u32).div_ceil(across);
        let size = (across * (WIDTH + MARGIN) + MARGIN, HEAD + down * (LABEL + HEIGHT + MARGIN));
        let (canvas, brush) = begin(size, &self.title, &self.date)?;
        let room = f64::from(canvas.width() - 2 * MARGIN) / self.goals.len() as f64;
        for (index, goal) in self.goals.iter().enumerate() {
            brush.goal(goal, f64::from(MARGIN) + room * index as f64, 78.0, room)?;
        }
        for (index, block) in (0..).zip(&self.blocks) {
            let x = MARGIN + index % across * (WIDTH + MARGIN);
            let y = HEAD + index / across * (LABEL + HEIGHT + MARGIN);
            brush.block(block, x.into(), y.into())?;
        }
        Ok(canvas)
    }
}

/// Begins a picture: its paper, the title, and the date at the right.
fn begin(size: (u32, u32), title: &str, date: &str) -> Result<(HtmlCanvasElement, Brush), JsValue> {
    let canvas: HtmlCanvasElement = document().create_element("canvas")?.unchecked_into();
    canvas.set_width(size.0);
    canvas.set_height(size.1);
    let context = canvas.get_context("2d")?.ok_or(JsValue::NULL)?;
    let brush = Brush { context: context.unchecked_into(), style: style()? };
    brush.fill(PAPER);
    brush.context.fill_rect(0.0, 0.0, size.0.into(), size.1.into());
    brush.write(title, 44, MARGIN.into(), 64.0, INK)?;
    brush.write_to(date, 24, f64::from(size.0 - MARGIN), 64.0, INK_SOFT)?;
    Ok((canvas, brush))
}

fn style() -> Result<CssStyleDeclaration, JsValue> {
    let root = document().document_element().ok_or(JsValue::NULL)?;
    window().get_computed_style(&root)?.ok_or(JsValue::NULL)
}

/// What draws, and the colours that the player has chosen.
struct Brush {
    context: CanvasRenderingContext2d,
    style: CssStyleDeclaration,
}

impl Brush {
    fn fill(&self, colour: &str) {
        self.context.set_fill_style_str(colour);
    }

    fn write(&self, text: &str, size: u32, x: f64, y: f64, colour: &str) -> Result<(), JsValue> {
        self.context.set_font(&format!("600 {size}px Jost, sans-serif"));
        self.fill(colour);
        self.context.fill_text(text, x, y)
    }

    /// Writes up to a place.
    fn write_to(&self, text: &str, size: u32, x: f64, y: f64, colour: &str) -> Result<(), JsValue> {
        self.context.set_text_align("right");
        self.write(text, size, x, y, colour)?;
        self.context.set_text_align("left");
        Ok(())
    }

    fn block(&self, block: &Block, x: f64, y: f64) -> Result<(), JsValue> {
        self.write(&block.title, 32, x, y + 36.0, INK)?;
        self.write_to(&block.points, 32, x + f64::from(WIDTH), y + 36.0, INK)?;
        self.write(&block.sum, 22, x, y + 68.0, INK_SOFT)?;
        self.context.save();
        self.context.translate(x, y + f64::from(LABEL))?;
        self.context.scale(SCALE, SCALE)?;
        for (column, face) in block.faces.iter().enumerate() {
            for (line, drawer) in face.drawers().iter().enumerate() {
                self.drawer(*drawer, (column * DRAWER.0) as f64, (line * DRAWER.1) as f64)?;
            }
        }
        for glow in &block.glows {
            self.light(glow)?;
        }
        self.context.restore();
        Ok(())
    }

    fn drawer(&self, drawer: Drawer, x: f64, y: f64) -> Result<(), JsValue> {
        self.fill(WOOD);
        self.context.fill_rect(x, y, DRAWER.0 as f64, DRAWER.1 as f64);
        let name = drawer.colour.to_string();
        self.fill(&self.style.get_property_value(&format!("--{name}"))?);
        self.context.fill_rect(x + 2.0, y + 2.0, 56.0, 36.0);
        let mark = self.style.get_property_value(&format!("--{name}-mark"))?;
        // Always: there are no textures here.
        self.write(&colour_letter(later_texts(), drawer.colour), 13, x + 5.0, y + 15.0, &mark)?;
        if let Some(handle) = drawer.handle {
            self.context.save();
            self.context.translate(x + 32.0, y + 20.0)?;
            let (shape, heart) = shape_of(handle);
            self.shape(shape, "#f7e6bd", "#2c1a0a", 1.4)?;
            self.shape(heart, "#b98a3c", "#2c1a0a", 1.4)?;
            self.context.restore();
        }
        Ok(())
    }

    fn shape(&self, path: &str, fill: &str, stroke: &str, width: f64) -> Result<(), JsValue> {
        let path = Path2d::new_with_path_string(path)?;
        self.fill(fill);
        self.context.fill_with_path_2d(&path);
        self.context.set_stroke_style_str(stroke);
        self.context.set_line_width(width);
        self.context.stroke_with_path(&path);
        Ok(())
    }

    fn light(&self, glow: &Glow) -> Result<(), JsValue> {
        let (name, width) = match glow.kind {
            GoalKind::Colour => ("--glow-colour", 2.6),
            GoalKind::Handle => ("--glow-handle", 2.6),
            GoalKind::Row => ("--glow-row", 4.0),
        };
        let (rim, frame) = (self.style.get_property_value("--rim")?, self.style.get_property_value(name)?);
        let path = glow.path();
        self.shape(&path, "transparent", &rim, width + 2.4)?;
        self.shape(&path, "transparent", &frame, width)
    }
}

/// Returns the paths of a handle round the middle of a drawer, and of what is inside it.
const fn shape_of(handle: Handle) -> (&'static str, &'static str) {
    match handle {
        Handle::Flower => (
            "M-4.4 -7.2a4.4 4.4 0 1 0 8.8 0a4.4 4.4 0 1 0-8.8 0zM1.8 -3.6a4.4 4.4 0 1 0 8.8 0a4.4 4.4 0 1 0-8.8 0zM1.8 3.6a4.4 4.4 0 1 0 8.8 0a4.4 4.4 0 1 0-8.8 0zM-4.4 7.2a4.4 4.4 0 1 0 8.8 0a4.4 4.4 0 1 0-8.8 0z\
             M-10.6 3.6a4.4 4.4 0 1 0 8.8 0a4.4 4.4 0 1 0-8.8 0zM-10.6 -3.6a4.4 4.4 0 1 0 8.8 0a4.4 4.4 0 1 0-8.8 0z",
            "M-4.2 0a4.2 4.2 0 1 0 8.4 0a4.2 4.2 0 1 0-8.4 0z",
        ),
        Handle::Square => ("M-9-9h18v18h-18z", "M-4.2-4.2h8.4v8.4h-8.4z"),
        Handle::Bar => ("M-14.4-3.6h28.8a3.6 3.6 0 0 1 0 7.2h-28.8a3.6 3.6 0 0 1 0-7.2z", ""),
    }
}
