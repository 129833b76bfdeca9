use leptos::prelude::*;
use sideboards_client::photo::Confirmation;

use super::state::Photo;
use crate::live::{live, memo, part};
use crate::texts::later_texts;

/// Fewer cards than there should be, and where the missing one may lie: a missed column is the commonest mistake, and the
/// hardest to see.
#[component]
pub(super) fn Missing(photo: Photo) -> impl IntoView {
    let t = later_texts();
    let seen = move |what: fn(&Confirmation) -> usize| photo.seen.with(|seen| seen.as_ref().map_or(0, what));
    let missing = memo(move || seen(Confirmation::missing));
    let found = move || seen(|seen| seen.columns().len());
    let gaps =
        memo(move || photo.seen.with(|seen| seen.as_ref().map(Confirmation::gaps)).unwrap_or_default());
    let add = move |after: Option<usize>, words: String| {
        view! { <button type="button" on:click=move |_| photo.add(after)>{words}</button> }
    };
    let places = move || {
        let last = found().checked_sub(1);
        let between = gaps.get().into_iter().map(|gap| add(Some(gap), t.photo_add_between(gap + 1, gap + 2)));
        view! {
            {add(None, t.photo_add_first())}
            {between.collect_view()}
            {add(last, t.photo_add_last())}
        }
    };
    let asks = live(move || t.photo_missing(found(), missing.get()));
    let shown = move || {
        view! {
            <div class="photo-missing" role="group" aria-label=asks>
                <p role="status">{asks}</p>
                <div class="buttons">{part(places)}</div>
                <p class="aside">{t.photo_missing_between()}</p>
            </div>
        }
    };
    part(move || (missing.get() > 0).then(shown))
}
