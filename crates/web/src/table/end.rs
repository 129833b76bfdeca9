use leptos::prelude::*;
use sideboards_client::local::Promise;
use sideboards_client::settings::Preview;
use sideboards_rules::{End, GoalKind};

use super::TableContext;
use super::own_sideboard::OwnBoard;
use crate::drawing::{Lit, card};
use crate::live::{When, live, memo, part};
use crate::points::gain;
use crate::texts::{Texts, texts};

/// One end of the row: where the next card can go, and what it would be part of there.
#[component]
pub(super) fn EndOf(table: TableContext, shown: Memo<OwnBoard>, end: End) -> impl IntoView {
    let t = texts();
    let is_first = move || shown.with(|shown| shown.cards.is_empty());
    // Alone in the middle there is only one place.
    let is_open = move || shown.with(|shown| shown.has_ends) && !(is_first() && end == End::Left);
    let promise = memo(move || shown.with(|shown| Some(shown.offer.as_ref()?.promises[end as usize])));
    let label = live(move || match promise.get() {
        None => t.end_waits(),
        Some(_) if is_first() => t.lay_first(),
        Some(_) if table.settings.preview.get() == Preview::Off => t.lay_plain(&end.to_string()),
        Some(promise) => t.lay_here(&end.to_string(), promise.points, &made(t, promise)),
    });
    let ghost = move || shown.with(|shown| shown.offer.as_ref().map(|offer| card(&offer.face)));
    let badge = move || promise.get().filter(|_| !is_first()).map(badge);
    let glows = memo(move || {
        shown.with(|shown| {
            shown.offer.as_ref().map_or_else(Vec::new, |offer| offer.glows[end as usize].clone())
        })
    });
    // On the left the new card is the first column of the row, on the right the last one.
    let columns = live(move || shown.with(|shown| shown.cards.len() + 1));
    let disabled = move || promise.get().is_none();
    view! {
        <When is=live(is_open)>
            <button
                class=format!("end {end}")
                data-end=end.to_string()
                aria-disabled=live(move || disabled().to_string())
                aria-label=label
                class:offered=live(move || !disabled())
                on:click=move |_| table.lay(end)
            >
                <span class="slot"></span>
                {part(ghost)}
                <span class="preview"><Lit glows columns /></span>
                {part(badge)}
            </button>
        </When>
    }
}

/// What would be made, by goal, and what it would bring; the style sheet hides what the player does not want to see.
fn badge(promise: Promise) -> impl IntoView {
    let of = |(kind, more): (GoalKind, i8)| {
        (more > 0).then(
            || view! { <span class=format!("made {kind}")><span class="kind-mark"></span>{more}</span> },
        )
    };
    let made = GoalKind::ALL.into_iter().zip(promise.more).map(of).collect_view();
    let points = gain(promise);
    let class = if promise.all() > 0 { "badge gain" } else { "badge" };
    view! { <span class=class aria-hidden="true">{made}<b class="badge-points">{points}</b></span> }
}

/// Says which combinations and rows a card would make, and what it would change of the bonus.
fn made(t: &Texts, promise: Promise) -> String {
    let [colour, handle, row] = promise.more;
    let words = [
        (colour > 0).then(|| t.makes_colour(colour)),
        (handle > 0).then(|| t.makes_handle(handle)),
        (row > 0).then(|| t.makes_row(row)),
        (promise.bonus != 0).then(|| t.makes_bonus(promise.bonus)),
    ];
    words.into_iter().flatten().map(|word| format!(", {word}")).collect()
}
