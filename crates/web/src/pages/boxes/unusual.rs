//! What is unusual in a box, and what was taken out of it.

use leptos::prelude::*;
use sideboards_client::boxes::{Unusual, all_unusual, unusual};
use sideboards_rules::{Card, ContentPart};

use super::state::{Editor, Tab};
use crate::live::{live, memo, part};
use crate::texts::{LaterTexts, later_texts};
use crate::words::{colour_word, handle_word};

/// Describes what is unusual about a card.
pub(super) fn unusual_words(t: &LaterTexts, found: Unusual) -> String {
    match found {
        Unusual::ColourTwice(colour) => t.unusual_colour(&colour_word(t, colour)),
        Unusual::HandleCount(handle, count) => t.unusual_handle(&handle_word(t, Some(handle)), count),
        Unusual::SameHandles(first, second) => t.unusual_same(first + 1, second + 1),
    }
}

/// Returns the cards to compare with: while a box is being transcribed, only those that are done say anything.
fn known(editor: Editor, cards: &[Card]) -> Vec<usize> {
    let done = editor.transcribed();
    if done.is_empty() { (0..cards.len()).collect() } else { done }
}

/// What is unusual about one card.
#[component]
pub(super) fn Warnings(editor: Editor, #[prop(into)] card: Signal<usize>) -> impl IntoView {
    let t = later_texts();
    let said = live(move || {
        let found = editor.draft.with(|draft| unusual(&draft.cards, card.get(), known(editor, &draft.cards)));
        found.into_iter().map(|found| unusual_words(t, found)).collect::<Vec<_>>().join(" · ")
    });
    view! { <p class="warnings" role="status">{said}</p> }
}

/// Everything unusual in a box, as ways to the cards.
#[component]
pub(super) fn BoxWarnings(editor: Editor) -> impl IntoView {
    let t = later_texts();
    let found = memo(move || {
        editor.draft.with(|draft| {
            let done = editor.transcribed();
            if done.is_empty() || done.len() == draft.cards.len() {
                return all_unusual(&draft.cards);
            }
            let of = |card: &usize| {
                let card = *card;
                unusual(&draft.cards, card, done.iter().copied()).into_iter().map(move |found| (card, found))
            };
            done.iter().flat_map(of).collect()
        })
    });
    let line = move |(card, found): (usize, Unusual)| {
        view! {
            <li>
                <button class="quiet" on:click=move |_| editor.show(ContentPart::Card(card))>
                    <b>{t.boxes_card(card + 1)}</b><span>{unusual_words(t, found)}</span>
                </button>
            </li>
        }
    };
    // In the other view each card has its own beside it.
    let is_shown = memo(move || editor.tab.get() != Tab::Transcription && !found.with(Vec::is_empty));
    part(move || {
        is_shown.get().then(|| {
            view! {
                <details class="box-warnings">
                    <summary>{live(move || t.unusual_count(found.with(Vec::len)))}</summary>
                    <ul>{part(move || found.get().into_iter().map(line).collect_view())}</ul>
                </details>
            }
        })
    })
}

/// Puts back what was taken out last.
#[component]
pub(super) fn PutBack(editor: Editor) -> impl IntoView {
    let t = later_texts();
    part(move || {
        let removal = editor.before_removal.get()?;
        let what = match removal.part {
            ContentPart::Whole => String::new(),
            ContentPart::Card(index) => t.boxes_card(index + 1),
            ContentPart::Goal(index) => t.boxes_goal(index + 1),
            ContentPart::Suggestion(index) => t.new_goals_suggestion(&(index + 1).to_string()),
        };
        Some(view! {
            <p class="put-back">
                <span role="status">{t.boxes_removed(&what)}</span>
                <button type="button" on:click=move |_| editor.put_back()>{t.boxes_put_back()}</button>
            </p>
        })
    })
}
