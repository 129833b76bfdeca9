use leptos::prelude::*;
use sideboards_rules::Seat;

use super::scored::Scored;
use crate::drawing::{crown, seat_mark};
use crate::texts::LaterTexts;

/// The players as they have won; each row opens and says what the points are for.
pub(super) fn ranks(t: &LaterTexts, scored: &Scored) -> AnyView {
    let rows =
        scored.by_place().into_iter().map(|seat| view! { <li>{rank(t, scored, seat)}</li> }).collect_view();
    view! { <ol class="ranks">{rows}</ol> }.into_any()
}

fn rank(t: &LaterTexts, scored: &Scored, seat: Seat) -> impl IntoView + use<> {
    let score = scored.scores.of(seat);
    let is_solo = scored.names.len() == 1;
    let place = (!is_solo).then(|| view! { <span class="rank-place">{score.place}"."</span> });
    let lines = scored.lines(t, score).into_iter().map(|line| {
        view! { <dt>{line.title}</dt><dd><span class="product">{line.product}</span>{line.points.to_string()}</dd> }
    });
    let bot = scored.bot_finished.contains(&seat).then(|| {
        view! { <small class="rank-bot">{t.bot_finished_mark()}</small> }
    });
    view! {
        <details class=format!("rank seat-{}", seat.index())>
            <summary>
                {place}
                {seat_mark(seat)}
                <span class="rank-name">{scored.name(seat).to_owned()}{bot}</span>
                {(score.place == 1 && !is_solo).then(crown)}
                <b>{t.points_count(score.total.0)}</b>
            </summary>
            <dl>{lines.collect_view()}</dl>
        </details>
    }
}
