use leptos::prelude::*;

use crate::live::part;
use crate::local::Standing;
use crate::texts::{Texts, texts};

/// What somebody has, and in brackets what would be added if the game ended now.
pub(crate) fn points_now(standing: Signal<Standing>) -> AnyView {
    let t = texts();
    part(move || {
        let standing = standing.get();
        let more = (standing.extra().0 > 0).then(|| {
            view! { <small class="more-points" title=reasons(t, standing)>{format!(" (+{})", standing.extra())}</small> }
        });
        view! { {t.points_count(standing.points.0)}{more} }
    })
}

/// Says what would be added, and for what.
fn reasons(t: &Texts, standing: Standing) -> String {
    let parts = [(t.step_bonus(), standing.bonus), (t.step_exchange(), standing.exchange)];
    let added = parts.into_iter().filter(|(_, points)| points.0 > 0);
    added.map(|(what, points)| t.labelled(&what, &format!("+{points}"))).collect::<Vec<_>>().join(" · ")
}
