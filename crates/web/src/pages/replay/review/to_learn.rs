use leptos::prelude::*;

use super::super::analysis::Analysis;
use crate::pages::puzzles::own_mistakes_path;
use crate::texts::later_texts;

/// Says which mistakes of an own solo game have become puzzles, and why the others have not.
pub(super) fn to_learn(analysis: Analysis) -> Option<impl IntoView + use<>> {
    let t = later_texts();
    let seat = analysis.whose.get();
    let review = analysis.review(seat)?;
    let found = analysis.own_mistakes(seat, &review)?;
    let proven = found.proven.len();
    let joined = (proven > 0).then(|| {
        view! {
            <p class="review-proven">{t.replay_mistakes_proven(proven)}" "<a href=own_mistakes_path()>{t.puzzles_mistakes()}</a></p>
        }
    });
    let others = (found.unproven > 0).then(|| {
        view! { <p class="aside review-unproven">{t.replay_mistakes_unproven(found.unproven)}</p> }
    });
    Some(view! { {joined}{others} })
}
