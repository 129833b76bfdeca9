use leptos::prelude::*;
use sideboards_client::boxes::{self, Tap};
use sideboards_rules::{Card, Colour, ContentPart, Drawer, LINES, Turned};
use web_sys::KeyboardEvent;

use super::cards::face;
use super::faults::PartFaults;
use super::state::Editor;
use super::unusual::{PutBack, Warnings};
use crate::choices::Choices;
use crate::dialog::Dialog;
use crate::drawing::drawer_front;
use crate::keyboard::{is_on_field, may_play};
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

/// The card that is shown, and what buttons and keys do with it.
#[derive(Clone, Copy)]
struct ShownCard {
    editor: Editor,
    tap: Signal<Tap>,
    index: Memo<usize>,
    count: Memo<usize>,
    /// Which way up it is shown: it stays that way while it is changed.
    held: Memo<Turned>,
}

impl ShownCard {
    fn new(editor: Editor, tap: Signal<Tap>, sought: Signal<Vec<Colour>>) -> Self {
        let index = memo(move || editor.card.get().unwrap_or(0));
        let count = memo(move || editor.draft.with(|draft| draft.cards.len()));
        let held = memo(move || {
            let index = index.get();
            untrack(|| boxes::way_up(&face(editor, index), &sought.get())).unwrap_or(Turned::AsPrinted)
        });
        Self { editor, tap, index, count, held }
    }

    fn drawer(self, line: usize) -> Drawer {
        self.held.get().apply(&face(self.editor, self.index.get())).0[line]
    }

    fn is_first(self) -> bool {
        self.index.get() == 0
    }

    fn is_last(self) -> bool {
        self.index.get() + 1 >= self.count.get()
    }

    fn step(self, forward: bool) {
        let index = self.index.get_untracked();
        let to = if forward { index + 1 } else { index.wrapping_sub(1) };
        if to < self.count.get_untracked() {
            self.editor.card.set(Some(to));
        }
    }

    /// Changes a drawer, counted as the card is shown.
    fn change(self, line: usize) {
        let tap = self.tap.get_untracked();
        let line = if self.held.get_untracked() == Turned::HalfTurn { LINES - 1 - line } else { line };
        self.edit(|card| boxes::tap(card, line, tap));
    }

    fn turn(self) {
        self.edit(|card| *card = card.turned());
    }

    fn edit(self, change: impl FnOnce(&mut Card)) {
        let index = self.index.get_untracked();
        self.editor.change(|draft| {
            if let Some(card) = draft.cards.get_mut(index) {
                change(card);
            }
        });
    }

    fn remove(self) {
        let index = self.index.get_untracked();
        self.editor.remove(ContentPart::Card(index));
        let left = self.count.get_untracked();
        self.editor.card.set((left > 0).then(|| index.min(left.saturating_sub(1))));
    }

    fn press(self, settings: Settings, event: &KeyboardEvent) {
        if is_on_field() || !may_play(settings, event) {
            return;
        }
        match event.key().as_str() {
            "ArrowLeft" => self.step(false),
            "ArrowRight" => self.step(true),
            "r" | "R" => self.turn(),
            key => match key.parse::<usize>() {
                Ok(line @ 1..=LINES) => self.change(line - 1),
                _ => return,
            },
        }
        event.prevent_default();
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
    let card = ShownCard::new(editor, tap, sought);
    let taps = vec![(Tap::Handle, t.boxes_tap_handle()), (Tap::Colour, t.boxes_tap_colour())];
    view! {
        <div class="one-card" on:keydown=move |event| card.press(settings, &event)>
            <p class="which" role="status">{live(move || t.boxes_card_of(card.index.get() + 1, card.count.get()))}</p>
            <div class="stepper">
                <button type="button" class="step previous" aria-label=t.boxes_previous() prop:disabled=live(move || card.is_first()) on:click=move |_| card.step(false)>"‹"</button>
                <div class="carcass-frame">{(0..LINES).map(|line| view! { <DrawerButton card line /> }).collect_view()}</div>
                <button type="button" class="step next" aria-label=t.boxes_next() prop:disabled=live(move || card.is_last()) on:click=move |_| card.step(true)>"›"</button>
            </div>
            <PartFaults editor of=live(move || ContentPart::Card(card.index.get())) />
            <Warnings editor card=live(move || card.index.get()) />
            <Choices legend=t.boxes_tap() name="tap" options=taps chosen=move || tap.get() on_change=on_tap />
            <div class="buttons">
                <button type="button" class="turn-card" on:click=move |_| card.turn()>{t.turn_card()}</button>
                <button type="button" class="remove" on:click=move |_| card.remove()>{t.boxes_card_remove()}</button>
            </div>
            <PutBack editor />
            <p class="aside card-keys">{t.boxes_keys()}</p>
        </div>
    }
}

/// A drawer of the card; a tap changes its handle or its colour.
#[component]
fn DrawerButton(card: ShownCard, line: usize) -> impl IntoView {
    let t = later_texts();
    let shown = memo(move || card.drawer(line));
    let words = live(move || {
        let drawer = shown.get();
        let handle = drawer.handle.map_or_else(|| "none".to_owned(), |handle| handle.to_string());
        t.boxes_drawer(line + 1, &t.drawer(&drawer.colour.to_string(), &handle))
    });
    view! {
        <button type="button" class="drawer-button" autofocus=line == 0 aria-label=words on:click=move |_| card.change(line)>
            {part(move || drawer_front(shown.get()))}
        </button>
    }
}
