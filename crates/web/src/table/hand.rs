use leptos::prelude::*;
use sideboards_rules::{CardId, Turned};

use super::{TableContext, drag};
use crate::drawing::card;
use crate::live::{When, live, memo, part};
use crate::texts::texts;
use crate::words::card_words;

/// The own hand: take a card up, turn it, drag it to an end.
#[component]
pub(super) fn HandCards(table: TableContext) -> impl IntoView {
    let t = texts();
    let held = memo(move || table.scene.with(|scene| scene.hand.clone()));
    let cards = move || held.get().into_iter().enumerate().collect::<Vec<_>>();
    view! {
        <section class="hand" aria-label=t.your_hand() class:resting=live(move || table.scene.with(super::Scene::has_chosen))>
            <For each=cards key=|card| *card let:entry>
                <HandCard table number=entry.0 card=entry.1 />
            </For>
        </section>
    }
}

#[component]
fn HandCard(table: TableContext, number: usize, card: CardId) -> impl IntoView {
    let t = texts();
    let play = table.play;
    let placed = memo(move || play.draft.with(|draft| draft.held(card)));
    let face = Signal::derive(move || table.scene.with(|scene| scene.content.deck().face(placed.get())));
    let is_taken = move || play.draft.with(|draft| draft.taken() == Some(card));
    let is_away = move || {
        play.draft.with(|draft| draft.has_laid(card))
            || table.scene.with(|scene| {
                scene.choice.is_some_and(|choice| choice.steps().any(|(placed, _)| placed.card == card))
            })
    };
    let label = live(move || t.hand_card(number + 1, &card_words(t, &face.get())));
    let take = move |_| {
        if !drag::was_drag() {
            play.take(card);
        }
    };
    let disabled = live(move || table.scene.with(super::Scene::has_chosen));
    view! {
        <div class="holder" class:taken=live(is_taken) class:away=live(is_away)>
            <When is=live(move || !is_away())>
                <button
                    class="hand-card"
                    data-card=card.index()
                    class:turned=live(move || placed.get().turned == Turned::HalfTurn)
                    aria-pressed=live(move || is_taken().to_string())
                    aria-label=label
                    disabled=disabled
                    on:click=take
                    on:pointerdown=move |event| drag::begin(&event, table, card)
                >
                    <span class="held">{part(move || self::card(&face.get()))}</span>
                </button>
            </When>
        </div>
    }
}
