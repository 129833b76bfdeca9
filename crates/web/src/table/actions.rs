use leptos::prelude::*;
use sideboards_client::local::Draft;
use sideboards_client::settings::Switch;
use sideboards_rules::{Decision, Round};

use super::TableContext;
use super::scene::Scene;
use super::waiting::Waiting;
use crate::dealer::Dealer;
use crate::dialog::Question;
use crate::live::{When, live, memo};
use crate::play::AdviceState;
use crate::texts::texts;

/// What to do next, in words and as buttons.
#[component]
pub(super) fn Actions(table: TableContext) -> impl IntoView {
    let t = texts();
    let laid = memo(move || table.play.draft.with(|draft| draft.laid().len()));
    let is_complete = move || {
        !table.dealer.is_deciding()
            && table.scene.with(|scene| !scene.has_chosen() && scene.is_complete(laid.get()))
    };
    // A card that counts as soon as it is placed needs no confirming, unless a hint has put it there.
    let confirms = live(move || table.settings.swift.get() == Switch::Off || is_complete());
    let can_take_back = move || laid.get() > 0 || table.scene.with(|scene| scene.can_take_back);
    // While others elsewhere think, changing what was confirmed is all there is to do.
    let is_room = matches!(table.dealer, Dealer::Room(_));
    let can_change =
        memo(move || is_room && table.scene.with(|scene| scene.has_chosen() && scene.can_take_back));
    let take_back_word = live(move || if can_change.get() { t.change_choice() } else { t.take_back() });
    let confirm_word = live(move || {
        if table.scene.with(|scene| scene.round == Round::Start) { t.confirm_start() } else { t.confirm() }
    });
    let can_hint = live(move || table.offers_hints() && table.scene.with(|scene| !scene.has_chosen()));
    let is_thinking =
        live(move || table.play.advice.with(|advice| matches!(advice, AdviceState::Thinking(_))));
    let taken = memo(move || table.play.draft.with(Draft::taken));
    let turn = move |_| {
        if let Some(card) = taken.get_untracked() {
            table.play.turn(card);
        }
    };
    let exchange = move || table.decide(Decision::Exchange);
    let company = match table.dealer {
        Dealer::Room(room) => Some(view! { <Waiting table room /> }),
        Dealer::Device(_) | Dealer::Puzzle(_) => None,
    };
    view! {
        <section class="actions">
            <p class="say">{live(move || table.inquiry().map_or_else(|| say(table, laid.get()), |inquiry| inquiry.answer))}</p>
            <div class="buttons">
                <When is=can_hint>
                    <button class="hint" disabled=is_thinking on:click=move |_| table.ask_advice()>
                        <svg viewBox="0 0 24 24" aria-hidden="true"><path d="M9 18h6M10 21h4M8 14a6 6 0 1 1 8 0c-1 1-1 2-1 3H9c0-1 0-2-1-3z" /></svg>
                        <span>{t.hint()}</span>
                    </button>
                </When>
                <button class="turn" disabled=live(move || taken.get().is_none()) on:click=turn title=t.turn_card()>
                    <svg viewBox="0 0 24 24" aria-hidden="true"><path d="M5 12a7 7 0 0 1 12-5l2 2M19 12a7 7 0 0 1-12 5l-2-2M19 4v5h-5M5 20v-5h5" /></svg>
                    {t.turn()}
                </button>
                <button class="take-back" class:main=can_change disabled=live(move || !can_take_back()) on:click=move |_| table.take_back(None)>{take_back_word}</button>
                <When is=confirms><button class="main confirm" disabled=live(move || !is_complete()) on:click=move |_| table.confirm()>{confirm_word}</button></When>
            </div>
            {company}
            <When is=table.asks>
                <Question title=t.exchange_sure() yes=t.exchange_yes() on_yes=exchange on_close=move || table.asks.set(false) />
            </When>
        </section>
    }
}

fn say(table: TableContext, laid: usize) -> String {
    let t = texts();
    let is_taken = table.play.draft.with(|draft| draft.taken().is_some());
    if table.dealer.is_deciding() {
        return t.say_sending();
    }
    table.scene.with(|scene: &Scene| match (scene.round, laid) {
        _ if scene.has_chosen() => match scene.awaited()[..] {
            [] => t.news_chosen(),
            ref names => t.say_waiting(&names.join(", ")),
        },
        (_, laid) if scene.is_complete(laid) && !is_taken => t.say_confirm(),
        (Round::Start, 0) if !is_taken => t.say_start(),
        (Round::Start, 1) => t.say_start_second(),
        (Round::Start, 0) => t.lay_first(),
        _ if is_taken => t.say_choose_end(),
        _ => t.say_choose(),
    })
}
