use leptos::prelude::*;
use sideboards_client::local::Standing;

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
    let parts = [(t.step_bonus(), standing.bonus), (t.step_exchange(), standing.exchange)];
    let added = parts.into_iter().filter(|(_, points)| points.0 > 0);
    added.map(|(what, points)| t.labelled(&what, &format!("+{points}"))).collect::<Vec<_>>().join(" · ")
}
