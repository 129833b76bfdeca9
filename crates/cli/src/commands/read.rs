use std::path::PathBuf;

use clap::Args;
use serde::Serialize;
use sideboards_rules::{COLUMNS, Content, Placed};
use sideboards_vision::formats::{self, decode};
use sideboards_vision::{ColumnReading, Hints, NotRead, Point, Reading, read};

use crate::arguments::ContentArgument;
use crate::failure::Failure;
use crate::score_json::line;
use crate::terminal::{bold, dim, paint_cards};
use crate::{input, output};

/// Read the cards of a sideboard from a photograph (JPEG, PNG or WebP)
///
/// One sideboard per photograph, the right way up. Colours show which card it is and which way up it was placed;
/// docs/VISION.md explains how, and how often the reader is right.
#[derive(Debug, Args)]
pub(crate) struct ReadCommand {
    /// The photograph; `-` for standard input
    #[arg(value_name = "PHOTO")]
    photo: PathBuf,

    /// Number of cards, if known
    #[arg(long, value_name = "N", value_parser = clap::value_parser!(u8).range(1..=COLUMNS as i64))]
    cards: Option<u8>,

    /// Corners of the board in pixels, from the upper left one clockwise
    #[arg(long, value_name = "X,Y,X,Y,X,Y,X,Y", value_parser = corners, allow_hyphen_values = true)]
    corners: Option<Corners>,

    /// Print the result as JSON
    #[arg(long)]
    json: bool,

    #[command(flatten)]
    content: ContentArgument,
}

#[derive(Clone, Copy, Debug)]
struct Corners([Point; 4]);

fn corners(text: &str) -> Result<Corners, String> {
    let numbers: Option<Vec<f32>> = text
        .split(',')
        .map(|number| number.trim().parse().ok().filter(|number: &f32| number.is_finite()))
        .collect();
    let points: Option<Vec<Point>> = numbers
        .filter(|numbers| numbers.len() == 8)
        .map(|numbers| numbers.chunks_exact(2).map(|point| Point { x: point[0], y: point[1] }).collect());
    let corners = points.and_then(|points| points.try_into().ok());
    corners.map(Corners).ok_or_else(|| "four corners are eight numbers with commas between them".to_owned())
}

/// The output with `--json`.
#[derive(Debug, Serialize)]
struct ReadJson {
    cards: Vec<String>,
    sure: Vec<f64>,
    /// Columns that a person should confirm, from 0.
    unsure: Vec<usize>,
    /// For each column the other possible cards, the likeliest first.
    others: Vec<Vec<String>>,
    /// The corners of the board, from the upper left clockwise.
    corners: [[f32; 2]; 4],
}

impl ReadCommand {
    pub(crate) fn run(&self) -> Result<(), Failure> {
        let content = self.content.load()?;
        let name = input::name(Some(&self.photo));
        let bytes = input::bytes(Some(&self.photo), formats::MAX_BYTES)?;
        let image = decode(&bytes).map_err(|error| Failure::bad(format!("{name}: {error}")))?;
        let hints = Hints {
            cards: self.cards.map(usize::from),
            expected: Some(COLUMNS),
            corners: self.corners.map(|corners| corners.0),
            ..Hints::default()
        };
        let mut reading = read(&image, &content, &hints).map_err(|error| match error {
            NotRead::NoBoard | NotRead::TooFewCards { .. } => Failure::no(format!("{name}: {error}")),
            NotRead::Cards { .. } | NotRead::Corners => Failure::bad(error),
        })?;
        let found = reading.columns.len();
        if self.cards.is_none() && found < COLUMNS {
            reading.doubt_ends();
            let cards = if found == 1 { "card" } else { "cards" };
            anstream::eprintln!(
                "warning: {found} {cards} found; a finished sideboard has {COLUMNS}. Is one missing? If not, use --cards {found}"
            );
        }
        output::print(&if self.json { json(&reading, &content) } else { readable(&reading, &content) })
    }
}

fn json(reading: &Reading, content: &Content) -> String {
    let text = |placed: &Placed| content.deck().text(placed).to_string();
    let columns = &reading.columns;
    line(&ReadJson {
        cards: columns.iter().map(|column| text(&column.placed)).collect(),
        sure: columns.iter().map(|column| column.sure).collect(),
        unsure: (0..columns.len()).filter(|column| !columns[*column].is_sure()).collect(),
        others: columns.iter().map(|column| column.others.iter().map(text).collect()).collect(),
        corners: reading.corners.map(|corner| [corner.x.round(), corner.y.round()]),
    })
}

fn readable(reading: &Reading, content: &Content) -> String {
    let columns = &reading.columns;
    let cards = if columns.len() == 1 { "card" } else { "cards" };
    let mut text = format!("{}\n\n", bold(format!("{} {cards} from left to right", columns.len())));
    for (index, column) in columns.iter().enumerate() {
        let card = content.deck().text(&column.placed).to_string();
        text += &format!("  {}  {}{}\n", index + 1, paint_cards(&card), doubt(column, content));
    }
    text
}

/// Describes how unsure a column is, and the alternatives.
fn doubt(column: &ColumnReading, content: &Content) -> String {
    if column.is_sure() {
        return String::new();
    }
    let others: Vec<String> =
        column.others.iter().take(3).map(|placed| content.deck().text(placed).to_string()).collect();
    let percent = (100.0 * column.sure).round();
    dim(format!("  {percent} % sure; or {}", others.join(", ")))
}
