use leptos::prelude::*;
use sideboards_rules::{COLUMNS, Placed};

use super::entry::SideboardEntry;
use super::other_handles::OtherHandles;
use crate::drawing::{Board, BoardCard, Glow, Look, Spotlight};
use crate::focus;
use crate::live::{When, live, memo, part};
use crate::texts::later_texts;
use crate::words::card_words;

/// The cards that are written down, with all that counts lit; each can be corrected.
#[component]
pub(super) fn Lying(entry: SideboardEntry) -> impl IntoView {
    let t = later_texts();
    let (desk, player, chosen) = (entry.desk, entry.player, entry.chosen);
    let cards = memo(move || {
        let cards = entry.cards();
        desk.paper.with(|paper| {
            let card = |(column, placed): (usize, &Placed)| {
                let face = paper.content.deck().face(*placed);
                let is_twice = paper.find(placed.card, Some((player, column))).is_some();
                BoardCard {
                    face,
                    card: None,
                    look: if is_twice { Look::Twice } else { Look::Plain },
                    words: Some(t.row_card(column + 1, &card_words(t, &face))),
                    can_click: true,
                }
            };
            cards.iter().enumerate().map(card).collect::<Vec<_>>()
        })
    });
    let choose = move |column: usize| {
        entry.tapped.set(Vec::new());
        entry.gap.set(None);
        chosen.update(|chosen| *chosen = if *chosen == Some(column) { None } else { Some(column) });
    };
    let glows = live(move || {
        desk.paper
            .with(|paper| Glow::all(&paper.scorer().tally(&paper.sideboard(player)), Spotlight::Everything))
    });
    let empty =
        move || cards.with(Vec::is_empty).then(|| view! { <p class="aside">{t.sideboard_empty()}</p> });
    view! {
        <div class="entry-board"><Board cards glows on_click=choose chosen over=part(empty) /></div>
        {part(move || chosen.get().map(|column| view! { <Correction entry column /> }))}
    }
}

/// What can be done to one card that lies.
#[component]
fn Correction(entry: SideboardEntry, column: usize) -> impl IntoView {
    let t = later_texts();
    let corrects_box = RwSignal::new(false);
    let words = move || t.sheet_card(column + 1);
    // Another tab may have taken the card away.
    let has = move |to: usize| entry.desk.paper.with_untracked(|paper| to < paper.cards(entry.player).len());
    let turn = move |_| {
        if has(column) {
            entry.change(words(), |cards| cards[column] = turned(cards[column]));
        }
    };
    let shift = move |to: usize| {
        if has(column) && has(to) {
            entry.change(words(), |cards| cards.swap(column, to));
            entry.chosen.set(Some(to));
            focus::rescue_to(".correction button");
        }
    };
    let remove = move |_| {
        entry.settle();
        if has(column) {
            entry.change(words(), |cards| _ = cards.remove(column));
            focus::rescue_to(".finding");
        }
    };
    let insert = move |gap: usize| {
        entry.settle();
        entry.gap.set(Some(gap));
        focus::rescue_to(".finding");
    };
    let count = entry.desk.paper.with_untracked(|paper| paper.cards(entry.player).len());
    let is_full = count == COLUMNS;
    view! {
        <div class="correction" role="group" aria-label=t.sheet_card(column + 1)>
            <b>{t.sheet_card(column + 1)}</b>
            <div class="buttons">
                <button on:click=turn>{t.turn()}</button>
                <button disabled={column == 0} aria-label=t.sheet_move_left() on:click=move |_| shift(column - 1)>"←"</button>
                <button disabled={column + 1 == count} aria-label=t.sheet_move_right() on:click=move |_| shift(column + 1)>"→"</button>
                <button disabled=is_full on:click=move |_| insert(column)>{t.sheet_insert_before()}</button>
                <button class="insert-after" disabled=is_full on:click=move |_| insert(column + 1)>{t.sheet_insert_after()}</button>
                <button class="remove" on:click=remove>{t.sheet_remove()}</button>
                <button on:click=move |_| entry.chosen.set(None)>{t.confirm()}</button>
                <button class="correct-box" on:click=move |_| corrects_box.set(true)>{t.sheet_other_handles()}</button>
            </div>
            <When is=corrects_box><OtherHandles entry column on_close=move || corrects_box.set(false) /></When>
        </div>
    }
}

fn turned(placed: Placed) -> Placed {
    Placed { turned: placed.turned.opposite(), ..placed }
}
