use leptos::prelude::*;
use sideboards_client::boxes::{Tap, begins_with, way_up};
use sideboards_rules::{Card, Colour, ContentPart, Drawer, LINES, Turned};

use super::card_dialog::CardDialog;
use super::state::Editor;
use crate::drawing::{card, drawer_front};
use crate::live::{Change, When, live, memo, part};
use crate::texts::{LaterTexts, later_texts};
use crate::words::{card_words, colour_word};

/// All cards, to be found by their colours and opened by a tap.
#[component]
pub(super) fn Cards(editor: Editor) -> impl IntoView {
    let t = later_texts();
    let sought = RwSignal::new(Vec::new());
    let tap = RwSignal::new(Tap::Handle);
    let count = memo(move || editor.draft.with(|draft| draft.cards.len()));
    let add = move |_| {
        editor.change(|draft| draft.cards.push(Card::PLAIN));
        tap.set(Tap::Colour);
        editor.card.set(Some(count.get_untracked() - 1));
    };
    view! {
        <Search editor sought on_change=move |colours| sought.set(colours) />
        <ul class="box-cards">
            {part(move || (0..count.get()).map(|index| view! { <Tile editor index sought /> }).collect_view())}
        </ul>
        <p class="buttons"><button class="add-card" on:click=add>{t.boxes_card_add()}</button></p>
        <When is=live(move || editor.card.get().is_some())>
            <CardDialog editor tap on_tap=move |chosen| tap.set(chosen) sought />
        </When>
    }
}

#[component]
fn Tile(editor: Editor, index: usize, #[prop(into)] sought: Signal<Vec<Colour>>) -> impl IntoView {
    let t = later_texts();
    let face = memo(move || face(editor, index));
    // The way up that was typed, as the card lies in the hand.
    let way = memo(move || sought.with(|colours| way_up(&face.get(), colours)));
    let held = memo(move || way.get().unwrap_or(Turned::AsPrinted).apply(&face.get()));
    let is_hidden = live(move || way.get().is_none());
    let is_bad =
        live(move || editor.verdict.with(|verdict| !verdict.of_part(ContentPart::Card(index)).is_empty()));
    let words = live(move || t.hand_card(index + 1, &card_words(t, &held.get())));
    view! {
        <li prop:hidden=is_hidden>
            <button class="box-card" class:bad=is_bad aria-label=words on:click=move |_| editor.card.set(Some(index))>
                {part(move || card(&held.get()))}
                <span class="number">{index + 1}</span>
            </button>
        </li>
    }
}

/// Returns a card; one that has just been taken out is plain until its tile is gone.
pub(super) fn face(editor: Editor, index: usize) -> Card {
    editor.draft.with(|draft| draft.cards.get(index).copied().unwrap_or(Card::PLAIN))
}

/// Finds the card in your hand by its colours from the top.
#[component]
fn Search(
    editor: Editor,
    #[prop(into)] sought: Signal<Vec<Colour>>,
    #[prop(into)] on_change: Change<Vec<Colour>>,
) -> impl IntoView {
    let t = later_texts();
    let button = |colour: Colour| {
        let on_change = on_change.clone();
        let add = move |_| {
            let mut colours = sought.get_untracked();
            if colours.len() < LINES {
                colours.push(colour);
                on_change.to(colours);
            }
        };
        view! {
            <button class="seek" aria-label=colour_word(t, colour) on:click=add>
                {drawer_front(Drawer { colour, handle: None })}
            </button>
        }
    };
    let buttons = Colour::ALL.map(button).into_iter().collect_view();
    let found = live(move || said(t, editor, &sought.get()));
    view! {
        <fieldset class="search">
            <legend>{t.boxes_search()}</legend>
            <div class="buttons">
                {buttons}
                <button prop:disabled=live(move || sought.with(Vec::is_empty)) on:click=move |_| on_change.to(Vec::new())>
                    {t.boxes_search_clear()}
                </button>
            </div>
            <p class="aside" role="status">{found}</p>
        </fieldset>
    }
}

fn said(t: &LaterTexts, editor: Editor, sought: &[Colour]) -> String {
    let count =
        editor.draft.with(|draft| draft.cards.iter().filter(|card| begins_with(card, sought)).count());
    let colours: Vec<String> = sought.iter().map(|colour| colour_word(t, *colour)).collect();
    if sought.is_empty() {
        t.boxes_cards(count)
    } else {
        t.labelled(&colours.join(", "), &t.boxes_cards(count))
    }
}
