use leptos::prelude::*;
use wasm_bindgen::JsCast;
use web_sys::{Element, MouseEvent};

use super::scale::Scale;
use super::{BOTTOM, LEFT, RIGHT, SIZE, TOP, chart, grid, height_of, label_step, number};
use crate::drawing::seat_shape;
use crate::live::{Change, part};

/// A line of a chart, with a value for each label; where there is none, it is not a number.
#[derive(Clone, Debug, PartialEq)]
pub(crate) struct Line {
    pub(crate) name: String,
    pub(crate) values: Vec<f64>,
}

/// A chart of lines: `of` says what the labels are. A label can be marked, as the moment that is looked at; where labels have
/// to be short, the rows of the table can say more.
#[component]
pub(crate) fn Lines(
    title: String,
    of: String,
    labels: Vec<String>,
    lines: Vec<Line>,
    #[prop(optional, into)] rows: Option<Vec<String>>,
    #[prop(optional, into)] marked: MaybeProp<usize>,
    /// What a click on a label, or above it, leads to. It is a short cut: what it does must be possible by keyboard elsewhere.
    #[prop(optional, into)]
    on_pick: Option<Change<usize>>,
) -> impl IntoView {
    let head = std::iter::once(of).chain(lines.iter().map(|line| line.name.clone())).collect();
    let cell = |line: &Line, index: usize| {
        line.values.get(index).copied().filter(|value| value.is_finite()).map(number).unwrap_or_default()
    };
    let rows = rows.as_ref().unwrap_or(&labels).iter().enumerate().map(|(index, label)| {
        std::iter::once(label.clone()).chain(lines.iter().map(|line| cell(line, index))).collect()
    });
    let rows = rows.collect();
    let keys = lines.iter().enumerate().map(|(index, line)| {
        view! {
            <li class=format!("line-{index}")>
                <svg viewBox="0 0 34 12" aria-hidden="true"><path class="line" d="M1 6H33" />{mark(index, 17.0, 6.0)}</svg>
                {line.name.clone()}
            </li>
        }
    });
    let keys = (lines.len() > 1).then(|| view! { <ul class="chart-keys">{keys.collect_view()}</ul> });
    let picture = view! { {picture(title.clone(), &labels, &lines, marked, on_pick)} {keys} };
    chart(title, picture, head, rows)
}

fn picture(
    title: String,
    labels: &[String],
    lines: &[Line],
    marked: MaybeProp<usize>,
    on_pick: Option<Change<usize>>,
) -> impl IntoView + use<> {
    let scale = Scale::of(lines.iter().flat_map(|line| line.values.iter().copied()), false);
    let steps = labels.len().saturating_sub(1).max(1) as f64;
    let across = move |index: usize| LEFT + 6.0 + (SIZE.0 - LEFT - RIGHT - 12.0) * index as f64 / steps;
    let every = label_step(labels.iter());
    let named = labels.iter().enumerate().filter(|(index, _)| index.is_multiple_of(every)).map(
        |(index, label)| {
            view! { <text class="tick-label" x=across(index) y=SIZE.1 - BOTTOM + 15.0 text-anchor="middle">{label.clone()}</text> }
        },
    );
    let drawn = lines.iter().enumerate().map(|(number, line)| {
        let place = |(index, value): (usize, &f64)| {
            value.is_finite().then(|| (across(index), height_of(&scale, *value)))
        };
        let places: Vec<Option<(f64, f64)>> = line.values.iter().enumerate().map(place).collect();
        // Where there are many, marks would hide the line.
        let every = places.len().div_ceil(12).max(1);
        let is_marked = |index: &usize| index.is_multiple_of(every) || is_lone(&places, *index);
        let marks = (0..places.len()).filter(is_marked).filter_map(|index| places[index]);
        let marks = marks.map(|(x, y)| mark(number, x, y)).collect_view();
        view! { <g class=format!("line-{number}")><path class="line" d=path(&places) />{marks}</g> }
    });
    let moment = part(move || {
        marked.get().map(|index| view! { <path class="moment" d=format!("M{:.1} {TOP}V{}", across(index), SIZE.1 - BOTTOM) /> })
    });
    let (class, count) = (if on_pick.is_some() { "to-pick" } else { "" }, labels.len());
    let pick = move |event: MouseEvent| {
        let width = event.current_target().and_then(|target| target.dyn_into::<Element>().ok());
        let (Some(change), Some(picture)) = (&on_pick, width) else { return };
        let seen = picture.get_bounding_client_rect();
        let x = (f64::from(event.client_x()) - seen.left()) / seen.width().max(1.0) * SIZE.0;
        let nearest =
            |one: &usize, other: &usize| (across(*one) - x).abs().total_cmp(&(across(*other) - x).abs());
        (0..count).min_by(nearest).into_iter().for_each(|index| change.to(index));
    };
    view! {
        <svg viewBox=format!("0 0 {} {}", SIZE.0, SIZE.1) role="img" aria-label=title class=class on:click=pick>
            {grid(&scale)} {named.collect_view()} {moment} {drawn.collect_view()}
        </svg>
    }
}

/// Draws a line through all places that have a value; a gap interrupts it.
fn path(places: &[Option<(f64, f64)>]) -> String {
    let mut is_begun = false;
    let step = |place: &Option<(f64, f64)>| {
        let command = if is_begun { 'L' } else { 'M' };
        is_begun = place.is_some();
        place.map(|(x, y)| format!("{command}{x:.1} {y}"))
    };
    places.iter().filter_map(step).collect()
}

/// Returns whether a place has gaps on both sides, so that no line shows it.
fn is_lone(places: &[Option<(f64, f64)>], index: usize) -> bool {
    let is_gap = |index: Option<usize>| index.and_then(|index| *places.get(index)?).is_none();
    is_gap(index.checked_sub(1)) && is_gap(index.checked_add(1))
}

/// Draws the mark of a line. Lines of players look like their seats, here and at the table.
fn mark(line: usize, x: f64, y: f64) -> impl IntoView {
    view! { <path class="mark" d=seat_shape(line) transform=format!("translate({x:.1} {y:.1}) scale(.75)") /> }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn a_line_has_gaps_where_values_are_missing() {
        let [a, b, c] = [(1.0, 2.0), (3.0, 4.0), (5.0, 6.5)].map(Some);
        assert_eq!(path(&[a, b, c]), "M1.0 2L3.0 4L5.0 6.5");
        assert_eq!(path(&[None, a, None, b, c]), "M1.0 2M3.0 4L5.0 6.5");
        assert_eq!(path(&[]), "");
        let lone = |places: &[Option<(f64, f64)>]| {
            (0..places.len()).filter(|index| is_lone(places, *index)).collect::<Vec<_>>()
        };
        assert_eq!(lone(&[a, None, b, c]), [0]);
        assert_eq!(lone(&[a, b, c]), Vec::<usize>::new());
    }
}
