use leptos::prelude::*;
use sideboards_rules::{Decision, Seat};

use super::analysis::Analysis;
use super::show::Show;
use crate::charts::{Line, Lines};
use crate::live::{live, part};
use crate::texts::later_texts;

/// All players' points over the rounds, with row bonus and exchange card as the table showed them; at the end the result. Once there is a review, also what was
/// expected of the seat that is looked at. A click leads to the round.
#[component]
pub(super) fn Graph(analysis: Analysis) -> impl IntoView {
    let t = later_texts();
    let show = analysis.show;
    let ends = show.rounds.get_value();
    let labels: Vec<String> = (0..ends.len()).map(|round| round.to_string()).collect();
    let marked = live(move || Some(show.ended_rounds()));
    part(move || {
        let lines = show.seats().into_iter().map(|seat| points(show, seat));
        let lines = lines.chain(expected(analysis)).collect::<Vec<_>>();
        let go = move |round: usize| {
            let end = show.rounds.with_value(|ends| ends.get(round).copied());
            if let Some(end) = end {
                show.go(end);
            }
        };
        view! {
            <Lines title=t.replay_graph() of=t.replay_graph_round() labels=labels.clone() lines marked on_pick=go />
        }
    })
}

fn points(show: Show, seat: Seat) -> Line {
    let values = show.course(seat).into_iter().map(|points| f64::from(points.0));
    Line { name: show.name(seat), values: values.collect() }
}

/// What was to be expected of the result before the first decision, and after each round.
fn expected(analysis: Analysis) -> Option<Line> {
    let seat = analysis.whose.get();
    let review = analysis.review(seat)?;
    let places = analysis.places(seat);
    let is_exchange = |place: usize| {
        analysis.show.game.with_value(|game| game.record().decisions()[place].1 == Decision::Exchange)
    };
    let first = review.choices.first()?.best.points;
    let after = review.choices.iter().zip(places).filter(|(_, place)| !is_exchange(*place));
    let values = std::iter::once(first).chain(after.map(|(choice, _)| choice.chosen.points));
    let name = later_texts().replay_expected(&analysis.show.name(seat));
    Some(Line { name, values: values.collect() })
}
