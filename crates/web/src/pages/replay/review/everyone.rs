use leptos::prelude::*;
use sideboards_client::replay::{accuracy, cost_error};
use sideboards_rules::Seat;

use super::super::analysis::Analysis;
use super::signed;
use crate::drawing::seat_mark;
use crate::live::{When, live, part};
use crate::texts::later_texts;

/// The reviews of all seats side by side.
#[component]
pub(super) fn Everyone(analysis: Analysis) -> impl IntoView {
    let t = later_texts();
    let seats = analysis.show.seats();
    let all = seats.clone();
    let is_left = live(move || {
        !analysis.is_thinking() && all.iter().filter(|seat| analysis.review(**seat).is_none()).count() > 1
    });
    let asked = seats.clone();
    let ask = StoredValue::new(asked);
    let rows = part(move || {
        let rows: Vec<AnyView> = seats.iter().filter_map(|seat| row(analysis, *seat)).collect();
        (!rows.is_empty()).then(|| {
            view! {
                <table class="review-everyone">
                    <thead>
                        <tr>
                            <th scope="col">{t.statistics_name()}</th>
                            <th scope="col">{t.replay_accuracy()}</th>
                            <th scope="col">{t.replay_given_away()}</th>
                            <th scope="col">{t.replay_luck()}</th>
                        </tr>
                    </thead>
                    <tbody>{rows}</tbody>
                </table>
            }
        })
    });
    view! {
        <When is=is_left>
            <p class="buttons"><button class="ask-everyone" on:click=move |_| analysis.ask(ask.get_value())>{t.replay_review_everyone()}</button></p>
        </When>
        {rows}
    }
}

fn row(analysis: Analysis, seat: Seat) -> Option<AnyView> {
    let t = later_texts();
    let review = analysis.review(seat)?;
    let percent = accuracy(&review.choices).map(|percent| t.statistics_percent(percent));
    let cost = t.replay_within(review.cost, cost_error(&review.choices));
    let row = view! {
        <tr>
            <th scope="row">{seat_mark(seat)}" "{analysis.show.name(seat)}</th>
            <td>{percent}</td>
            <td>{cost}</td>
            <td>{signed(t, review.luck)}</td>
        </tr>
    };
    Some(row.into_any())
}
