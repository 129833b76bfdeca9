use leptos::prelude::*;
use sideboards_client::boxes::{self, Tap};
use sideboards_client::settings::Keys;
use sideboards_rules::{Colour, ContentPart, LINES, Turned};
use wasm_bindgen::JsCast;
use web_sys::{Element, KeyboardEvent};

use super::cards::face;
use super::faults::PartFaults;
use super::state::Editor;
use super::unusual::{PutBack, Warnings};
use crate::choices::Choices;
use crate::dialog::Dialog;
use crate::drawing::drawer_front;
use crate::live::{Change, live, memo, part};
use crate::settings::Settings;
use crate::texts::later_texts;

/// One card, large: a tap changes a drawer, and the next card is one tap away.
#[component]
pub(super) fn CardDialog(
    editor: Editor,
    /// What a tap changes.
    #[prop(into)]
    tap: Signal<Tap>,
    #[prop(into)] on_tap: Change<Tap>,
    /// Colours that a card was looked for by: it is shown the way up that was typed.
    #[prop(into)]
    sought: Signal<Vec<Colour>>,
) -> impl IntoView {
    let t = later_texts();
    view! {
        <Dialog title=t.boxes_tab_cards() on_close=move || { editor.card.try_set(None); }>
            <OneCard editor tap on_tap sought />
        </Dialog>
    }
}

#[component]
fn OneCard(
    editor: Editor,
    tap: Signal<Tap>,
    on_tap: Change<Tap>,
    sought: Signal<Vec<Colour>>,
) -> impl IntoView {
    let t = later_texts();
    let settings: Settings = expect_context();
    let index = memo(move || editor.card.get().unwrap_or(0));
    let count = memo(move || editor.draft.with(|draft| draft.cards.len()));
    // It stays that way while it is changed.
    let held = memo(move || {
        let index = index.get();
        untrack(|| boxes::way_up(&face(editor, index), &sought.get())).unwrap_or(Turned::AsPrinted)
    });
    let shown_face = move || held.get().apply(&face(editor, index.get()));
    let go = move |to: usize| {
        if to < count.get_untracked() {
            editor.card.set(Some(to));
        }
    };
    let step = move |forward: bool| {
        let index = index.get_untracked();
        go(if forward { index + 1 } else { index.wrapping_sub(1) });
    };
    let change = move |line: usize| {
        let (index, tap, held) = (index.get_untracked(), tap.get_untracked(), held.get_untracked());
        let line = if held == Turned::HalfTurn { LINES - 1 - line } else { line };
        editor.change(|draft| {
            draft.cards.get_mut(index).into_iter().for_each(|card| boxes::tap(card, line, tap));
        });
    };
    let turn = move || {
        let index = index.get_untracked();
        editor.change(|draft| draft.cards.get_mut(index).into_iter().for_each(|card| *card = card.turned()));
    };
    let remove = move |_| {
        let index = index.get_untracked();
        editor.remove(ContentPart::Card(index));
        let left = count.get_untracked();
        editor.card.set((left > 0).then(|| index.min(left.saturating_sub(1))));
    };
    let press = move |event: KeyboardEvent| {
        let is_elsewhere = event.target().is_some_and(|target| {
            target.dyn_into::<Element>().is_ok_and(|element| element.matches("input").unwrap_or(false))
        });
        let is_off = settings.keys.get_untracked() == Keys::Nothing;
        if is_elsewhere || is_off || event.ctrl_key() || event.meta_key() || event.alt_key() {
            return;
        }
        match event.key().as_str() {
            "ArrowLeft" => step(false),
            "ArrowRight" => step(true),
            "r" | "R" => turn(),
            key => match key.parse::<usize>() {
                Ok(line @ 1..=LINES) => change(line - 1),
                _ => return,
            },
        }
        event.prevent_default();
    };
    let drawer = move |line: usize| {
        let shown = memo(move || shown_face().0[line]);
        let words = live(move || {
            let drawer = shown.get();
            let handle = drawer.handle.map_or_else(|| "none".to_owned(), |handle| handle.to_string());
            t.boxes_drawer(line + 1, &t.drawer(&drawer.colour.to_string(), &handle))
        });
        view! {
            <button type="button" class="drawer-button" autofocus=line == 0 aria-label=words on:click=move |_| change(line)>
                {part(move || drawer_front(shown.get()))}
            </button>
        }
    };
    let taps = vec![(Tap::Handle, t.boxes_tap_handle()), (Tap::Colour, t.boxes_tap_colour())];
    view! {
        <div class="one-card" on:keydown=press>
            <p class="which" role="status">{live(move || t.boxes_card_of(index.get() + 1, count.get()))}</p>
            <div class="stepper">
                <button type="button" class="step previous" aria-label=t.boxes_previous() prop:disabled=live(move || index.get() == 0) on:click=move |_| step(false)>"‹"</button>
                <div class="carcass-frame">{(0..LINES).map(drawer).collect_view()}</div>
                <button type="button" class="step next" aria-label=t.boxes_next() prop:disabled=live(move || index.get() + 1 >= count.get()) on:click=move |_| step(true)>"›"</button>
            </div>
            <PartFaults editor of=live(move || ContentPart::Card(index.get())) />
            <Warnings editor card=live(move || index.get()) />
            <Choices legend=t.boxes_tap() name="tap" options=taps chosen=move || tap.get() on_change=on_tap />
            <div class="buttons">
                <button type="button" class="turn-card" on:click=move |_| turn()>{t.turn_card()}</button>
                <button type="button" class="remove" on:click=remove>{t.boxes_card_remove()}</button>
            </div>
            <PutBack editor />
            <p class="aside card-keys">{t.boxes_keys()}</p>
        </div>
    }
}
