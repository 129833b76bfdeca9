//! Charts: pictures, each with its data as a table.

mod bars;
mod lines;
mod scale;

use leptos::prelude::*;

pub(crate) use self::bars::{Bar, Bars};
pub(crate) use self::lines::{Line, Lines};
use crate::texts::later_texts;

/// The size of the picture, and of the part in it where values are drawn. Letters are as large as on the page where a phone shows
/// it in its full width.
const SIZE: (f64, f64) = (360.0, 200.0);
const LEFT: f64 = 34.0;
const RIGHT: f64 = 8.0;
const TOP: f64 = 16.0;
const BOTTOM: f64 = 24.0;

/// A picture under its title, and the table behind it: a head, and a row for each label.
fn chart(
    title: String,
    picture: impl IntoView + 'static,
    head: Vec<String>,
    rows: Vec<Vec<String>>,
) -> impl IntoView {
    let head = head.into_iter().map(|word| view! { <th scope="col">{word}</th> }).collect_view();
    let rows = rows.into_iter().map(|row| {
        let mut cells = row.into_iter();
        let label = cells.next();
        view! { <tr><th scope="row">{label}</th>{cells.map(|cell| view! { <td>{cell}</td> }).collect_view()}</tr> }
    });
    view! {
        <figure class="chart">
            <figcaption>{title}</figcaption>
            {picture}
            <details>
                <summary>{later_texts().chart_table()}</summary>
                <div class="wide"><table><thead><tr>{head}</tr></thead><tbody>{rows.collect_view()}</tbody></table></div>
            </details>
        </figure>
    }
}

/// Writes a value with at most one decimal, as people write it here.
fn number(value: f64) -> String {
    let tenths = (value * 10.0).round();
    if tenths % 10.0 == 0.0 {
        return later_texts().chart_whole((tenths / 10.0) as i64);
    }
    later_texts().chart_decimal(value)
}

/// Draws the lines behind the values, each with its number.
fn grid(scale: &scale::Scale) -> impl IntoView + use<> {
    let lines = scale.ticks().into_iter().map(|tick| {
        let y = height_of(scale, tick);
        view! {
            <path class="tick" d=format!("M{LEFT} {y}H{}", SIZE.0 - RIGHT) />
            <text class="tick-label" x=LEFT - 5.0 y=y + 4.0 text-anchor="end">{number(tick)}</text>
        }
    });
    lines.collect_view()
}

/// Returns how far down a value is drawn, in tenths so that the numbers stay short.
fn height_of(scale: &scale::Scale, value: f64) -> f64 {
    let height = SIZE.1 - TOP - BOTTOM;
    ((TOP + height * (1.0 - scale.share(value))) * 10.0).round() / 10.0
}

/// Returns which labels are written when there are more than fit: every so many.
fn label_step<'a>(labels: impl ExactSizeIterator<Item = &'a String>) -> usize {
    let count = labels.len();
    // A letter is about six wide, and a little stays free between two labels.
    let widest = labels.map(|label| label.chars().count() * 6 + 8).max().unwrap_or(0);
    let fits = |step: &usize| (count.div_ceil(*step) * widest) as f64 <= SIZE.0 - LEFT - RIGHT;
    (1..=count).find(fits).unwrap_or(1)
}

#[cfg(test)]
mod tests {
    use super::label_step;

    #[test]
    fn labels_are_written_where_they_have_room() {
        let step = |label: &str, count: usize| label_step(vec![label.to_owned(); count].iter());
        assert_eq!([step("5", 6), step("20–24", 8), step("20–24", 13), step("11/2025", 60)], [1, 1, 2, 10]);
        assert_eq!(step("", 0), 1);
    }
}
