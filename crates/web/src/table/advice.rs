use leptos::prelude::*;
use sideboards_bots::facts;
use sideboards_client::thinking::Advice;
use sideboards_rules::{Card, Choice, Decision};

use super::Table;
use crate::dealer::Dealer;
use crate::drawing::card;
use crate::live::{When, live, part};
use crate::play::AdviceState;
use crate::texts::{Texts, texts};
use crate::words::{card_words, fact_words, player_name};

/// So many pieces of advice are worth reading.
const SHOWN: usize = 3;

/// What a master would do, and why.
#[component]
pub(super) fn AdvicePanel(table: Table) -> impl IntoView {
    let t = texts();
    let advice = table.play.advice;
    let body = move || match advice.get() {
        AdviceState::NotAsked => None,
        AdviceState::Thinking(_) => Some(view! { <p>{t.hint_thinking()}</p> }.into_any()),
        AdviceState::Ready(advice) => {
            let shown = advice.iter().filter(|advice| advice.is_distinct).take(SHOWN);
            let items = shown.map(|advice| item(table, advice)).collect_view();
            Some(view! { <ol class="advice-list">{items}</ol> }.into_any())
        }
    };
    view! {
        <When is=live(move || advice.with(|advice| *advice != AdviceState::NotAsked))>
            <section class="advice" aria-live="polite" aria-label=t.hint_title()>
                <header>
                    <h2>{t.hint_title()}</h2>
                    <button class="quiet close" aria-label=t.close() on:click=move |_| table.close_advice()>"×"</button>
                </header>
                {part(body)}
            </section>
        </When>
    }
}

fn item(table: Table, advice: &Advice) -> impl IntoView + use<> {
    let t = texts();
    let decision = advice.decision;
    let faces: Vec<Card> = table.scene.with_untracked(|scene| {
        let cards = decision.choice().into_iter().flat_map(|choice| laid(&choice));
        cards.map(|placed| scene.content.deck().face(placed)).collect()
    });
    let words: Vec<String> = faces.iter().map(|face| card_words(t, face)).collect();
    let try_it = move |_| match decision.choice() {
        Some(choice) => table.try_choice(&choice),
        None => table.asks.set(true),
    };
    view! {
        <li class="advice-item">
            <span class="advice-cards" aria-hidden="true">{faces.iter().map(card).collect_view()}</span>
            <span class="advice-text">
                <b>{heading(t, &decision)}</b>
                <span class="only-heard">{words.join("; ")}</span>
                <span>{numbers(t, table, advice)}</span>
                <ul>{reasons(table, &decision).into_iter().map(|reason| view! { <li>{reason}</li> }).collect_view()}</ul>
            </span>
            <button on:click=try_it>{t.hint_try()}</button>
        </li>
    }
}

/// Gives the cards from left to right.
fn laid(choice: &Choice) -> Vec<sideboards_rules::Placed> {
    match choice {
        Choice::Start(start) => vec![start.left, start.right],
        Choice::Place(placement) => vec![placement.placed()],
    }
}

fn heading(t: &Texts, decision: &Decision) -> String {
    match decision {
        Decision::Start(_) => t.hint_start(),
        Decision::Place(placement) if placement.end == sideboards_rules::End::Left => t.hint_left(),
        Decision::Place(_) => t.hint_right(),
        Decision::Exchange | Decision::TakeBack => t.hint_exchange(),
    }
}

/// Says how good it is. At a table decisions are ordered by the lead over the others, so a difference in own points would
/// only confuse.
fn numbers(t: &Texts, table: Table, advice: &Advice) -> String {
    let is_solo = table.scene.with_untracked(super::Scene::is_solo);
    let cost = if advice.cost <= 0.0 {
        Some(t.hint_best())
    } else if advice.cost < advice.cost_error {
        Some(t.hint_close())
    } else {
        is_solo.then(|| t.hint_cost(advice.cost))
    };
    let wins = (!is_solo).then(|| t.hint_wins((advice.wins * 100.0).round() as i32));
    let words = [cost, Some(t.hint_points(advice.points)), wins];
    words.into_iter().flatten().collect::<Vec<_>>().join(" · ")
}

fn reasons(table: Table, decision: &Decision) -> Vec<String> {
    let t = texts();
    let (Dealer::Device(session), Some(seat)) =
        (table.dealer, table.scene.with_untracked(|scene| scene.seat))
    else {
        return Vec::new();
    };
    session.with_untracked(|game| {
        let Some(game) = game else { return Vec::new() };
        let facts = facts(&game.view(seat), decision);
        let words = facts.iter().map(|fact| fact_words(t, fact, |seat| player_name(t, game.players(), seat)));
        words.filter(|words| !words.is_empty()).collect()
    })
}
