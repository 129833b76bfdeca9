//! Reads photographs, in the worker.

use sideboards_client::photo::{PhotoQuestion, PhotoReading, PhotoRefusal, ReadColumn};
use sideboards_vision::{ColumnReading, Hints, Image, NotRead, Point};

/// Answers which cards some pixels show: red, green, blue and opacity of each.
pub(crate) fn read(question: &str, pixels: &[u8]) -> String {
    PhotoReading::write(&answer(question, pixels))
}

fn answer(question: &str, pixels: &[u8]) -> Result<PhotoReading, PhotoRefusal> {
    let asked = PhotoQuestion::read(question).ok_or(PhotoRefusal::NoReader)?;
    let image = Image::from_rgba(asked.width as usize, asked.height as usize, pixels)
        .map_err(|_| PhotoRefusal::NoBoard)?;
    let corners = asked.corners.map(|corners| corners.map(|(x, y)| Point { x, y }));
    let hints = Hints { corners, taken: asked.taken, expected: Some(asked.expected), cards: None };
    let reading = sideboards_vision::read(&image, &asked.content, &hints).map_err(|error| match error {
        NotRead::NoBoard | NotRead::Cards { .. } => PhotoRefusal::NoBoard,
        NotRead::Corners => PhotoRefusal::Corners,
        NotRead::TooFewCards { .. } => PhotoRefusal::TooFewCards,
    })?;
    let corners = reading.corners.map(|corner| (corner.x, corner.y));
    let apart: Vec<bool> = (0..reading.columns.len()).map(|column| reading.has_room_before(column)).collect();
    let column = |(column, is_apart): (ColumnReading, bool)| ReadColumn {
        placed: column.placed,
        is_sure: column.is_sure(),
        others: column.others,
        is_apart,
    };
    Ok(PhotoReading { corners, columns: reading.columns.into_iter().zip(apart).map(column).collect() })
}
