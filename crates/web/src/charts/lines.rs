use leptos::prelude::*;
use wasm_bindgen::JsCast;
use web_sys::{Element, MouseEvent};

use super::scale::Scale;
use super::{BOTTOM, LEFT, RIGHT, SIZE, TOP, chart, grid, height_of, label_step, number};
use crate::drawing::seat_shape;
use crate::live::{Change, part};

/// A line of a chart, with a value for each label.
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
    let cell = |line: &Line, index: usize| line.values.get(index).copied().map(number).unwrap_or_default();
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
        let places: Vec<(f64, f64)> = line
            .values
            .iter()
            .enumerate()
            .map(|(index, value)| (across(index), height_of(&scale, *value)))
            .collect();
        let path: Vec<String> = places.iter().map(|(x, y)| format!("{x:.1} {y}")).collect();
        // Where there are many, marks would hide the line.
        let every = places.len().div_ceil(12).max(1);
        let marks = places.iter().step_by(every).map(|&(x, y)| mark(number, x, y));
        let path = if path.is_empty() { String::new() } else { format!("M{}", path.join("L")) };
        view! { <g class=format!("line-{number}")><path class="line" d=path />{marks.collect_view()}</g> }
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

/// Draws the mark of a line. Lines of players look like their seats, here and at the table.
fn mark(line: usize, x: f64, y: f64) -> impl IntoView {
    view! { <path class="mark" d=seat_shape(line) transform=format!("translate({x:.1} {y:.1}) scale(.75)") /> }
}
