use leptos::prelude::*;
use sideboards_rules::{Card, GoalKind, Placed};

use super::entry::Entry;
use crate::drawing::{Glow, Lit, card};
use crate::focus;
use crate::live::{live, part};
use crate::texts::later_texts;
use crate::words::card_words;

/// The cards that are written down, with all that counts lit; each can be corrected.
#[component]
pub(super) fn Lying(entry: Entry) -> impl IntoView {
    let t = later_texts();
    let (desk, player, chosen) = (entry.desk, entry.player, entry.chosen);
    let faces = move || -> Vec<Card> {
        let cards = entry.cards();
        desk.paper.with(|paper| cards.iter().map(|placed| paper.content.deck().face(*placed)).collect())
    };
    let is_twice = move |column: usize| {
        desk.paper.with(|paper| {
            let card = paper.players[player].cards[column].card;
            paper.find(card, Some((player, column))).is_some()
        })
    };
    let column = move |(column, face): (usize, Card)| {
        let choose = move |_| {
            entry.tapped.set(Vec::new());
            chosen.update(|chosen| *chosen = if *chosen == Some(column) { None } else { Some(column) });
        };
        let pressed = live(move || if chosen.get() == Some(column) { "true" } else { "false" });
        view! {
            <button class="column" class:twice=is_twice(column) aria-pressed=pressed aria-label=t.row_card(column + 1, &card_words(t, &face)) on:click=choose>
                {card(&face)}
            </button>
        }
    };
    let glows = live(move || {
        desk.paper.with(|paper| Glow::all(&paper.scorer().tally(&paper.sideboard(player)), &GoalKind::ALL))
    });
    let columns = live(move || faces().len());
    let shown = move || {
        let faces = faces();
        let is_empty = faces.is_empty();
        view! {
            {faces.into_iter().enumerate().map(column).collect_view()}
            {is_empty.then(|| view! { <p class="aside">{t.sideboard_empty()}</p> })}
        }
    };
    view! {
        <div class="wall entry-wall">
            <div class="columns">
                {part(shown)}
                <Lit glows columns />
            </div>
            <div class="stand" aria-hidden="true"></div>
        </div>
        {part(move || chosen.get().map(|column| view! { <Correction entry column /> }))}
    }
}

/// What can be done to one card that lies.
#[component]
fn Correction(entry: Entry, column: usize) -> impl IntoView {
    let t = later_texts();
    let count = entry.desk.paper.with_untracked(|paper| paper.players[entry.player].cards.len());
    let turn = move |_| entry.change(|cards| cards[column] = turned(cards[column]));
    let shift = move |to: usize| {
        entry.change(|cards| cards.swap(column, to));
        entry.chosen.set(Some(to));
        focus::rescue_to(".correction button");
    };
    let remove = move |_| {
        entry.chosen.set(None);
        entry.change(|cards| _ = cards.remove(column));
        focus::rescue_to(".finding");
    };
    view! {
        <div class="correction" role="group" aria-label=t.sheet_card(column + 1)>
            <b>{t.sheet_card(column + 1)}</b>
            <div class="buttons">
                <button on:click=turn>{t.turn()}</button>
                <button disabled={column == 0} aria-label=t.sheet_move_left() on:click=move |_| shift(column - 1)>"←"</button>
                <button disabled={column + 1 == count} aria-label=t.sheet_move_right() on:click=move |_| shift(column + 1)>"→"</button>
                <button on:click=remove>{t.sheet_remove()}</button>
                <button on:click=move |_| entry.chosen.set(None)>{t.confirm()}</button>
            </div>
        </div>
    }
}

fn turned(placed: Placed) -> Placed {
    Placed { turned: placed.turned.opposite(), ..placed }
}
