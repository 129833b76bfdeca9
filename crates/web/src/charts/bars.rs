use leptos::prelude::*;

use super::scale::Scale;
use super::{BOTTOM, LEFT, RIGHT, SIZE, chart, grid, height_of, label_step, number};

/// A bar of a chart.
#[derive(Clone, Debug, PartialEq)]
pub(crate) struct Bar {
    /// What stands under it.
    pub(crate) label: String,
    pub(crate) value: f64,
    /// Whether it is yours.
    pub(crate) is_marked: bool,
}

/// Few bars stay bars.
const THICKEST: f64 = 40.0;

/// A chart of bars: `of` says what the labels are, `counts` what the values are.
#[component]
pub(crate) fn Bars(title: String, of: String, counts: String, bars: Vec<Bar>) -> impl IntoView {
    let rows = bars.iter().map(|bar| vec![bar.label.clone(), number(bar.value)]).collect();
    chart(title.clone(), picture(title, &bars), vec![of, counts], rows)
}

fn picture(title: String, bars: &[Bar]) -> impl IntoView + use<> {
    let scale = Scale::of(bars.iter().map(|bar| bar.value), true);
    let width = (SIZE.0 - LEFT - RIGHT) / bars.len().max(1) as f64;
    let thickness = (width * 0.8).min(THICKEST);
    let every = label_step(bars.iter().map(|bar| &bar.label));
    let drawn = bars.iter().enumerate().map(|(index, bar)| {
        let x = LEFT + width * index as f64;
        let (top, bottom) = (height_of(&scale, bar.value), height_of(&scale, 0.0));
        let class = if bar.is_marked { "bar marked" } else { "bar" };
        let label = index.is_multiple_of(every).then(|| bar.label.clone());
        // The value stands on the bar where there is room for it; the marked one always says its own.
        let value = (bar.is_marked || (width >= 24.0 && bar.value != 0.0)).then(|| number(bar.value));
        view! {
            <rect class=class x=x + (width - thickness) / 2.0 y=top.min(bottom) width=thickness height=(bottom - top).abs() rx="1.5" />
            <text class="value" x=x + width / 2.0 y=top.min(bottom) - 3.0 text-anchor="middle">{value}</text>
            <text class="tick-label" x=x + width / 2.0 y=SIZE.1 - BOTTOM + 15.0 text-anchor="middle">{label}</text>
        }
    });
    view! {
        <svg viewBox=format!("0 0 {} {}", SIZE.0, SIZE.1) role="img" aria-label=title>
            {grid(&scale)} {drawn.collect_view()}
        </svg>
    }
}
