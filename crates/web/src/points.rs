use leptos::prelude::*;
use sideboards_client::local::{Promise, Standing};

use crate::live::part;
use crate::texts::{Texts, texts};

/// How much room there is for points.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(crate) enum Space {
    Enough,
    /// For the number only; the word is heard.
    Little,
}

/// A player's points, and in brackets what would be added if the game ended now.
pub(crate) fn points_now(standing: Signal<Standing>, space: Space) -> AnyView {
    let t = texts();
    part(move || {
        let standing = standing.get();
        let words = t.points_count(standing.points.0);
        let points = match space {
            Space::Enough => words.into_any(),
            Space::Little => {
                let number = standing.points.to_string();
                view! { <span aria-hidden="true">{number}</span><span class="only-heard">{words}</span> }
                    .into_any()
            }
        };
        let more = (standing.extra().0 > 0).then(|| {
            view! { <small class="more-points" title=reasons(t, standing)>{format!(" (+{})", standing.extra())}</small> }
        });
        view! { {points}{more} }
    })
}

/// Describes what would be added, and for what.
fn reasons(t: &Texts, standing: Standing) -> String {
    additions(t, standing).join(" · ")
}

/// Says what would be added, one part for the row bonus and one for the exchange card.
pub(crate) fn additions(t: &Texts, standing: Standing) -> Vec<String> {
    let parts = [(t.step_bonus(), standing.bonus), (t.step_exchange(), standing.exchange)];
    let added = parts.into_iter().filter(|(_, points)| points.0 > 0);
    added.map(|(what, points)| t.labelled(&what, &format!("+{points}"))).collect()
}

/// A gain as a number, and in brackets what changes of the row bonus where that is certain.
pub(crate) fn gain(promise: Promise) -> String {
    let bonus = (promise.bonus != 0).then(|| format!(" ({})", signed(promise.bonus)));
    signed(promise.points) + &bonus.unwrap_or_default()
}

fn signed(number: i32) -> String {
    if number < 0 { format!("−{}", -number) } else { format!("+{number}") }
}
