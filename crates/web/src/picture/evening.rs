//! An evening as a picture: who got what in each round, and the sums.

use sideboards_client::sheet::EveningStanding;
use wasm_bindgen::JsValue;
use web_sys::HtmlCanvasElement;

use super::{Brush, INK, INK_SOFT, MARGIN, WOOD, begin, sending};
use crate::texts::LaterTexts;

/// What is on the picture.
pub(crate) struct EveningPicture {
    title: String,
    date: String,
    rounds: Vec<String>,
    total: String,
    standings: Vec<EveningStanding>,
}

const HEAD: u32 = 150;
const ROW: u32 = 60;
const NAME: u32 = 330;
const ROUND: u32 = 96;
const SUM: u32 = 140;

impl EveningPicture {
    /// Draws up an evening.
    pub(crate) fn of(t: &LaterTexts, date: String, standings: Vec<EveningStanding>) -> Self {
        let count = standings.first().map_or(0, |standing| standing.rounds.len());
        let rounds = (1..=count).map(|round| t.sheet_round(round)).collect();
        Self { title: t.title(), date, rounds, total: t.scoring_total(), standings }
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
        let width = 2 * MARGIN + NAME + ROUND * self.rounds.len() as u32 + SUM;
        let height = HEAD + ROW * self.standings.len() as u32 + MARGIN;
        let (canvas, brush) = begin((width, height), &self.title, &self.date)?;
        let right = f64::from(width - MARGIN);
        for (round, name) in self.rounds.iter().enumerate() {
            brush.narrow(name, 20, end_of(round), f64::from(HEAD - 16), INK_SOFT)?;
        }
        brush.write_to(&self.total, 20, right, f64::from(HEAD - 16), INK_SOFT)?;
        for (row, standing) in (0..).zip(&self.standings) {
            let y = f64::from(HEAD + ROW * row);
            brush.fill(WOOD);
            brush.context.fill_rect(MARGIN.into(), y, right - f64::from(MARGIN), 1.5);
            brush.standing(standing, right, y + 40.0)?;
        }
        Ok(canvas)
    }
}

/// Returns where the column of a round ends.
fn end_of(round: usize) -> f64 {
    f64::from(MARGIN + NAME) + f64::from(ROUND) * (round + 1) as f64
}

impl Brush {
    fn standing(&self, standing: &EveningStanding, right: f64, y: f64) -> Result<(), JsValue> {
        let name = format!("{}. {}", standing.place, standing.name);
        self.context.set_font("600 30px Jost, sans-serif");
        self.fill(INK);
        self.context.fill_text_with_max_width(&name, MARGIN.into(), y, f64::from(NAME - 16))?;
        for (round, points) in standing.rounds.iter().enumerate() {
            let points = points.map_or_else(|| "–".to_owned(), |points| points.to_string());
            self.write_to(&points, 28, end_of(round), y, INK_SOFT)?;
        }
        self.write_to(&standing.sum.to_string(), 32, right, y, INK)
    }

    /// Writes up to a place; what is too long for the column becomes narrow.
    fn narrow(&self, text: &str, size: u32, x: f64, y: f64, colour: &str) -> Result<(), JsValue> {
        self.context.set_font(&format!("600 {size}px Jost, sans-serif"));
        self.context.set_text_align("right");
        self.fill(colour);
        self.context.fill_text_with_max_width(text, x, y, f64::from(ROUND - 14))?;
        self.context.set_text_align("left");
        Ok(())
    }
}
