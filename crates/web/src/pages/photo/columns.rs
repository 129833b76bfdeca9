use leptos::prelude::*;
use sideboards_client::photo::{Confirmation, PhotoColumn};
use sideboards_client::sheet;
use sideboards_rules::{Card, Colour, Drawer, Placed};

use super::state::Photo;
use crate::drawing::{card, drawer_front};
use crate::focus;
use crate::live::{When, live, memo, part};
use crate::texts::{LaterTexts, later_texts};
use crate::words::{card_words, colour_word};

/// The cards that were read, from left to right, and what one of them may be instead.
#[component]
pub(super) fn Columns(photo: Photo) -> impl IntoView {
    let t = later_texts();
    let columns = memo(move || {
        photo.seen.with(|seen| seen.as_ref().map(|seen| seen.columns().to_vec())).unwrap_or_default()
    });
    let shown = move || {
        let columns = columns.get().into_iter().enumerate();
        columns.map(|(index, column)| view! { <Column photo index column /> }).collect_view()
    };
    view! {
        <ol class="photo-columns" aria-label=t.photo_columns()>{part(shown)}</ol>
        {part(move || photo.chosen.get().map(|index| view! { <Instead photo index /> }))}
    }
}

#[component]
fn Column(photo: Photo, index: usize, column: PhotoColumn) -> impl IntoView {
    let t = later_texts();
    let face = column.placed.map(|placed| face(photo, placed));
    let words = label(t, index, face.as_ref(), column.is_sure);
    let is_chosen = live(move || photo.chosen.get() == Some(index));
    let pressed = live(move || if is_chosen.get() { "true" } else { "false" });
    let choose = move |_| {
        photo.tapped.set(Vec::new());
        photo.chosen.update(|chosen| *chosen = if *chosen == Some(index) { None } else { Some(index) });
    };
    let is_unsure = !column.is_sure;
    view! {
        <li>
            <button type="button" class="photo-column" class:unsure=is_unsure aria-pressed=pressed aria-label=words on:click=choose>
                {face.as_ref().map(card)}
                <span class="mark" aria-hidden="true">{if is_unsure { "?" } else { "" }}</span>
            </button>
        </li>
    }
}

fn face(photo: Photo, placed: Placed) -> Card {
    photo.job.content.with_value(|content| content.deck().face(placed))
}

fn label(t: &LaterTexts, index: usize, face: Option<&Card>, is_sure: bool) -> String {
    match face {
        None => t.photo_column_unknown(index + 1),
        Some(face) if is_sure => t.row_card(index + 1, &card_words(t, face)),
        Some(face) => t.photo_column_unsure(index + 1, &card_words(t, face)),
    }
}

/// What a column may be instead.
#[component]
fn Instead(photo: Photo, index: usize) -> impl IntoView {
    let t = later_texts();
    let candidates = memo(move || {
        let colours = photo.tapped.get();
        photo.seen.with(|seen| seen.as_ref().map(|seen| seen.candidates(index, &colours))).unwrap_or_default()
    });
    let candidate = move |placed: Placed| {
        let face = face(photo, placed);
        let choose = move |_| {
            photo.change(|seen| seen.choose(index, placed));
            focus::rescue_to(".photo-instead, .photo-take");
        };
        view! {
            <button type="button" class="photo-candidate" aria-label=card_words(t, &face) on:click=choose>{card(&face)}</button>
        }
    };
    let column = move || photo.seen.with(|seen| seen.as_ref()?.columns().get(index).cloned());
    let can_confirm = live(move || column().is_some_and(|column| !column.is_sure && column.placed.is_some()));
    let can_add = live(move || photo.seen.with(|seen| seen.as_ref().is_some_and(Confirmation::can_add)));
    let confirm = move |_| {
        photo.change(|seen| seen.confirm(index));
        focus::rescue_to(".photo-instead, .photo-take");
    };
    let remove = move |_| {
        photo.change(|seen| seen.remove(index));
        focus::rescue_to(".photo-instead, .photo-take");
    };
    view! {
        <div class="photo-instead" tabindex="-1" role="group" aria-label=t.photo_which(index + 1)>
            <p role="status">{t.photo_which(index + 1)}</p>
            <div class="photo-candidates">
                {part(move || candidates.get().into_iter().map(candidate).collect_view())}
            </div>
            <Colours photo />
            <div class="buttons">
                <When is=can_confirm><button type="button" class="photo-right" on:click=confirm>{t.photo_right()}</button></When>
                <button type="button" class="photo-none" on:click=remove>{t.photo_no_card()}</button>
                <When is=can_add>
                    <button type="button" on:click=move |_| photo.add(index.checked_sub(1))>{t.photo_add_left()}</button>
                    <button type="button" on:click=move |_| photo.add(Some(index))>{t.photo_add_right()}</button>
                </When>
            </div>
        </div>
    }
}

/// Colours to tap where the card is none of those that the reader thought of.
#[component]
fn Colours(photo: Photo) -> impl IntoView {
    let t = later_texts();
    let button = move |colour: Colour| {
        let can = move |tapped: &[Colour]| {
            photo.job.content.with_value(|content| sheet::can_follow(content.deck(), tapped, colour))
        };
        // Not disabled, so that it keeps the focus.
        let closed = live(move || (!photo.tapped.with(|tapped| can(tapped))).then_some("true"));
        let tap = move |_| {
            if photo.tapped.with_untracked(|tapped| can(tapped)) {
                photo.tapped.update(|tapped| tapped.push(colour));
            }
        };
        view! {
            <button type="button" class="photo-colour" aria-label=colour_word(t, colour) aria-disabled=closed on:click=tap>
                {drawer_front(Drawer { colour, handle: None })}
            </button>
        }
    };
    let words = live(move || {
        let tapped = photo.tapped.get();
        let words: Vec<String> = tapped.iter().map(|colour| colour_word(t, *colour)).collect();
        words.join(", ")
    });
    view! {
        <p class="aside">{t.photo_other()}" "<b role="status">{words}</b></p>
        <div class="photo-colours" role="group" aria-label=t.photo_other()>
            {Colour::ALL.map(button).into_iter().collect_view()}
            <button type="button" aria-label=t.sheet_untap() disabled=live(move || photo.tapped.with(Vec::is_empty)) on:click=move |_| photo.tapped.update(|tapped| _ = tapped.pop())>"⌫"</button>
        </div>
    }
}
