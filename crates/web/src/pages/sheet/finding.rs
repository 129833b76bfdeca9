use leptos::prelude::*;
use sideboards_client::settings::Keys;
use sideboards_client::sheet;
use sideboards_rules::{Colour, End, LINES, Placed};

use super::entry::SideboardEntry;
use super::names;
use crate::choices::Choices;
use crate::drawing::card;
use crate::live::{When, live, part};
use crate::settings::Settings;
use crate::texts::later_texts;
use crate::words::{card_words, colour_letter, colour_word};

/// Finding a card by its colours from the top.
#[component]
pub(super) fn Finding(entry: SideboardEntry) -> impl IntoView {
    let t = later_texts();
    let settings: Settings = expect_context();
    let question = live(move || match (entry.gap.get(), entry.chosen.get()) {
        (Some(column), _) => t.sheet_which_between(column + 1),
        (None, Some(column)) => t.sheet_which_instead(column + 1),
        (None, None) => t.sheet_which(),
    });
    let ends = vec![(End::Left, t.sheet_left()), (End::Right, t.sheet_right())];
    let has_ends = live(move || {
        let is_next = entry.chosen.get().is_none() && entry.tapped.with(Vec::is_empty);
        is_next && !entry.cards().is_empty()
    });
    let key = |colour: Colour| format!("{} {}", colour_letter(t, colour), colour_word(t, colour));
    let keys = Colour::ALL.map(key).join(", ");
    view! {
        <div class="finding" tabindex="-1">
            <p>{question}</p>
            <Colours entry />
            <When is=has_ends>
                <Choices legend=t.sheet_end() name="sheet-end" options=ends.clone() chosen=move || entry.end.get() on_change=move |chosen| entry.end.set(chosen) quiet=true />
            </When>
            {part(move || entry.tapped.with(|tapped| !tapped.is_empty()).then(|| view! { <Candidates entry /> }))}
            <When is=live(move || settings.keys.get() == Keys::Play)>
                <p class="aside keys-say">{t.sheet_keys(&keys)}</p>
            </When>
        </div>
    }
}

/// The colours to tap, and those that were tapped.
#[component]
fn Colours(entry: SideboardEntry) -> impl IntoView {
    let t = later_texts();
    let drawer = |colour: Colour| {
        view! {
            <svg class="card" viewBox="0 0 60 40" aria-hidden="true"><use_ href=format!("#drawer-{colour}") /></svg>
        }
    };
    let button = move |colour: Colour| {
        // Not disabled, so that it keeps the focus.
        let closed = live(move || {
            let can = entry.desk.paper.with(|paper| {
                entry.tapped.with(|tapped| sheet::can_follow(paper.content.deck(), tapped, colour))
            });
            (!can).then_some("true")
        });
        view! {
            <button class="colour" aria-label=colour_word(t, colour) aria-disabled=closed on:click=move |_| entry.tap(colour)>
                {drawer(colour)}
            </button>
        }
    };
    let slots = move || {
        let tapped = entry.tapped.get();
        let slot = |line: usize| view! { <span class="tapped-drawer">{tapped.get(line).map(|colour| drawer(*colour))}</span> };
        (0..LINES).map(slot).collect_view()
    };
    let words = live(move || {
        let words: Vec<String> =
            entry.tapped.with(|tapped| tapped.iter().map(|colour| colour_word(t, *colour)).collect());
        words.join(", ")
    });
    let undo = live(move || {
        let last = || entry.desk.before.with(|before| before.last().map(|last| t.sheet_undo(last.words())));
        entry.tapped.with(Vec::is_empty).then(last).flatten().unwrap_or_else(|| t.sheet_untap())
    });
    let is_fresh = live(move || entry.tapped.with(Vec::is_empty) && entry.desk.before.with(Vec::is_empty));
    view! {
        <div class="colours" role="group" aria-label=t.sheet_colours()>{Colour::ALL.map(button).into_iter().collect_view()}</div>
        <div class="tapped">
            <div class="tapped-drawers" aria-hidden="true">{part(slots)}</div>
            <p class="only-heard" role="status">{words}</p>
            <button aria-label=undo disabled=is_fresh on:click=move |_| entry.untap()>"⌫"</button>
        </div>
    }
}

/// The cards that are left, as they could lie.
#[component]
fn Candidates(entry: SideboardEntry) -> impl IntoView {
    let t = later_texts();
    let candidate = move |(placed, owner): (Placed, Option<usize>)| {
        let (face, owner) = entry.desk.paper.with_untracked(|paper| {
            (paper.content.deck().face(placed), owner.map(|player| names(t, paper)[player].clone()))
        });
        let words = card_words(t, &face);
        let label = owner.as_ref().map_or(words.clone(), |name| t.labelled(&t.sheet_lies_at(name), &words));
        let is_taken = owner.is_some();
        view! {
            <button class="candidate" class:taken=is_taken aria-label=label on:click=move |_| entry.take(placed)>
                {card(&face)}
                {owner.map(|name| view! { <small>{name}</small> })}
            </button>
        }
    };
    let shown = move || entry.candidates().into_iter().map(candidate).collect_view();
    let count = live(move || t.sheet_left_over(entry.candidates().len()));
    view! {
        <p class="aside" role="status">{count}</p>
        <div class="candidates">{part(shown)}</div>
    }
}
