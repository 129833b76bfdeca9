use leptos::prelude::*;
use sideboards_rules::Seat;

use super::run::RaceRun;
use super::scored::Scored;
use crate::drawing::{crown, seat_mark};
use crate::live::{live, memo};
use crate::texts::later_texts;

/// A bar for each player: as long as the points, the highest on top.
#[component]
pub(super) fn RaceBars(run: RaceRun, scored: StoredValue<Scored>) -> impl IntoView {
    let bars = scored.with_value(|scored| {
        let most = scored.scores.players().iter().map(|score| score.total.0).max().unwrap_or(1).max(1);
        let bar = |(index, name): (usize, &String)| bar(run, Seat::new(index), name.clone(), most);
        scored.names.iter().enumerate().map(bar).collect_view()
    });
    let count = scored.with_value(|scored| scored.names.len());
    view! { <ol class="race-bars" style=("--bars", count.to_string())>{bars}</ol> }
}

fn bar(run: RaceRun, seat: Seat, name: String, most: u16) -> impl IntoView {
    let t = later_texts();
    let sum = memo(move || run.now(|beat| beat.sums[seat.index()].0));
    let place = live(move || run.now(|beat| beat.places[seat.index()]).to_string());
    // Equal points lead together.
    let leads = memo(move || {
        run.now(|beat| {
            let best = beat.sums.iter().max().copied().unwrap_or_default();
            beat.sums.len() > 1 && best.0 > 0 && beat.sums[seat.index()] == best
        })
    });
    let part = live(move || format!("{:.3}", f64::from(sum.get()) / f64::from(most)));
    view! {
        <li
            class=format!("race-bar seat-{}", seat.index())
            class:leads=live(move || leads.get())
            style=("--place", place)
        >
            <span class="race-bar-fill" style=("--part", part)></span>
            {seat_mark(seat)}
            <span class="race-bar-name">{name}</span>
            {crown()}
            <b><span aria-hidden="true">{live(move || sum.get())}</span><span class="only-heard">{live(move || t.points_count(sum.get()))}</span></b>
        </li>
    }
}
