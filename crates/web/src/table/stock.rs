use leptos::prelude::*;
use sideboards_rules::ExchangeCard;

use super::TableContext;
use crate::drawing::{card_back, exchange_picture};
use crate::live::{When, live, memo};
use crate::texts::texts;

/// Pile, discards, and the own exchange card.
#[component]
pub(super) fn Stock(table: TableContext) -> impl IntoView {
    let t = texts();
    let pile = memo(move || table.scene.with(|scene| scene.pile));
    let discards = memo(move || table.scene.with(|scene| scene.discards));
    let is_solo = table.scene.with_untracked(super::Scene::is_solo);
    view! {
        <section class="stock" aria-label=t.pile()>
            <div class="pile" data-pile role="img" aria-label=live(move || t.pile_has(pile.get()))>
                {card_back()}
                <span class="count" aria-hidden="true">{pile}</span>
            </div>
            <When is=live(move || is_solo || discards.get() > 0)>
                <div class="pile discards" class:filled=live(move || discards.get() > 0) data-discards=is_solo role="img" aria-label=live(move || t.discards_have(discards.get())) title=is_solo.then(|| t.passes_discard())>
                    <span class="slot"></span>
                    <span class="count" aria-hidden="true">{discards}</span>
                </div>
            </When>
            <ExchangeButton table />
        </section>
    }
}

/// The exchange card: a button as long as it can be used.
#[component]
fn ExchangeButton(table: TableContext) -> impl IntoView {
    let t = texts();
    let state = memo(move || table.scene.with(|scene| (scene.exchange, scene.can_exchange)));
    let label = live(move || match state.get().0 {
        ExchangeCard::Used => t.exchange_used(),
        _ => t.exchange(),
    });
    // Its point is lost with it, so that is what it costs.
    let price = live(move || state.get().0 == ExchangeCard::Unused);
    view! {
        <When is=live(move || state.get().0 != ExchangeCard::None)>
            <button
                class="exchange"
                class:used=live(move || state.get().0 == ExchangeCard::Used)
                disabled=live(move || !state.get().1)
                title=t.exchange_explained()
                on:click=move |_| table.asks.set(true)
            >
                <span class="exchange-mark" aria-hidden="true">{exchange_picture()}<When is=price>"−1"</When></span>
                <span class="exchange-name">{label}</span>
            </button>
        </When>
    }
}
