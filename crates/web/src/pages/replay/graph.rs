use leptos::prelude::*;
use sideboards_client::replay::Perspective;

use super::show::Show;
use crate::charts::{Line, Lines};
use crate::live::live;
use crate::texts::later_texts;

/// All players' points over the rounds, as the table showed them; at the end the result.
#[component]
pub(super) fn Graph(show: Show) -> impl IntoView {
    let t = later_texts();
    let ends = show.rounds.get_value();
    let labels = (0..ends.len()).map(|round| round.to_string()).collect();
    let lines: Vec<Line> = show
        .seats()
        .into_iter()
        .map(|seat| {
            let points =
                |end: &usize| show.at(*end, |moment| moment.standing(seat, Perspective::Open).points.0);
            Line { name: show.name(seat), values: ends.iter().map(points).map(f64::from).collect() }
        })
        .collect();
    let marked = live(move || Some(show.ended_rounds()));
    view! { <Lines title=t.replay_graph() of=t.replay_graph_round() labels lines marked /> }
}
