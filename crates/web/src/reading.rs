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
    let hints = Hints { corners, taken: asked.taken, ..Hints::default() };
    let reading = sideboards_vision::read(&image, &asked.content, &hints).map_err(|error| match error {
        NotRead::NoBoard | NotRead::Cards { .. } => PhotoRefusal::NoBoard,
        NotRead::Corners => PhotoRefusal::Corners,
        NotRead::TooFewCards { .. } => PhotoRefusal::TooFewCards,
    })?;
    let column = |column: ColumnReading| ReadColumn {
        placed: column.placed,
        is_sure: column.is_sure(),
        others: column.others,
    };
    Ok(PhotoReading {
        corners: reading.corners.map(|corner| (corner.x, corner.y)),
        columns: reading.columns.into_iter().map(column).collect(),
    })
}
