use leptos::prelude::*;

use super::TableContext;
use super::others::{exchange_mark, name_line, presence_mark, thinking_word};
use crate::drawing::{Board, BoardCard, Glow};
use crate::live::{live, memo, part};
use crate::points::{Space, points_now};
use crate::texts::texts;
use crate::words::sideboard_words;

/// All sideboards of the table, for a spectator.
#[component]
pub(super) fn Watched(table: TableContext) -> impl IntoView {
    let t = texts();
    let count = table.scene.with_untracked(|scene| scene.others.len());
    let players = (0..count).map(|index| view! { <WatchedPlayer table index /> }).collect_view();
    let says = live(move || table.inquiry().map_or_else(|| t.watching(), |inquiry| inquiry.answer));
    view! {
        <section class="watched" aria-label=t.player_list()>
            <p class="say">{says}</p>
            <div class="result-players">{players}</div>
        </section>
    }
}

#[component]
fn WatchedPlayer(table: TableContext, index: usize) -> impl IntoView {
    let t = texts();
    let other = memo(move || table.scene.with(|scene| scene.others[index].clone()));
    let cards = live(move || other.with(|other| BoardCard::all(other.faces.clone())));
    let glows = live(move || {
        let tally =
            other.with(|other| table.scene.with_untracked(|scene| scene.scorer().tally(&other.sideboard)));
        Glow::all(&tally, table.spotlight())
    });
    let words = live(move || other.with(|other| sideboard_words(t, &other.name, &other.faces)));
    view! {
        <section class="result-player" class:thinking=live(move || other.with(|other| other.is_thinking))>
            <h2>
                {part(move || name_line(&other.get()))}
                <span class="watched-state">
                    {part(move || presence_mark(&other.get()))}
                    <span class="dot" aria-hidden="true"></span>
                    <span>{live(move || other.with(|other| thinking_word(t, other)))}</span>
                    {part(move || exchange_mark(&other.get()))}
                    <b>{points_now(live(move || table.scene.with(|scene| scene.standing_of(index))), Space::Enough)}</b>
                </span>
            </h2>
            <p class="only-heard">{words}</p>
            <Board cards glows />
        </section>
    }
}
