use leptos::prelude::*;

use super::desk::Desk;
use crate::browser::boxes;
use crate::live::{When, part};
use crate::texts::later_texts;
use crate::words::box_title;

/// What must be known before anything is written: another box, an earlier round, a full browser.
#[component]
pub(super) fn Notices(desk: Desk) -> impl IntoView {
    let t = later_texts();
    view! {
        <When is=desk.is_full><p class="fault" role="alert">{t.sheet_not_kept()}</p></When>
        {part(move || box_changed(desk))}
        {part(move || correcting(desk))}
    }
}

/// Asks whether to count with the box as it is now. Nothing changes before the answer.
fn box_changed(desk: Desk) -> Option<AnyView> {
    let t = later_texts();
    let own: Vec<_> = boxes().own().into_iter().map(|own| own.content).collect();
    let now = desk.paper.with(|paper| paper.successor(&own))?;
    let name = box_title(t, &now);
    let words = name.clone();
    let take = move |_| {
        desk.remember(words.clone());
        desk.change(|paper| _ = paper.take_box(now.clone()));
    };
    let view = view! {
        <div class="sent box-changed" role="status">
            <p>{t.sheet_box_changed(&name)}</p>
            <p class="buttons"><button class="main" on:click=take>{t.sheet_box_count()}</button></p>
        </div>
    };
    Some(view.into_any())
}

/// Says that an earlier round is written on, and leads back to the last one.
fn correcting(desk: Desk) -> Option<AnyView> {
    let t = later_texts();
    let rounds = desk.rounds.get();
    if rounds.is_at_end() {
        return None;
    }
    let (at, last) = (rounds.at(), rounds.codes().len());
    let view = view! {
        <div class="sent correcting">
            <p>{t.sheet_correcting(at + 1)}</p>
            <p class="buttons"><button on:click=move |_| desk.open(last)>{t.sheet_back_to_round(last + 1)}</button></p>
        </div>
    };
    Some(view.into_any())
}
