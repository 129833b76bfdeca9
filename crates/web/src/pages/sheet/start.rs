use leptos::prelude::*;
use sideboards_client::sheet::{PaperPlayer, SheetStep};
use sideboards_protocol::{NAME_UNITS, clean_name};
use sideboards_rules::MAX_PLAYERS;

use super::desk::{self, Desk};
use super::names;
use super::start_goals::GoalsChoice;
use crate::browser::boxes;
use crate::choices::Choices;
use crate::dialog::Question;
use crate::live::{When, live, memo, part};
use crate::pages::variant_form::VariantForm;
use crate::texts::later_texts;
use crate::words::box_title;

/// Players, box, variant and goals.
#[component]
pub(super) fn StartPage(desk: Desk) -> impl IntoView {
    let t = later_texts();
    let is_alone = memo(move || desk.paper.with(|paper| paper.players.len() == 1));
    let variant = move || desk.paper.with(|paper| paper.variant);
    let take_variant = move |variant| desk.change(|paper| paper.variant = variant);
    view! {
        <p class="aside">{t.sheet_lead()}</p>
        <PlayersForm desk />
        <BoxChoice desk />
        <GoalsChoice desk />
        <When is=live(move || !is_alone.get())><VariantForm variant on_change=take_variant /></When>
        <p class="start">
            <button class="main large" on:click=move |_| desk.go(SheetStep::Sideboard(0))>
                {live(move || t.sheet_next(&desk.paper.with(|paper| names(t, paper))[0]))}
            </button>
        </p>
    }
}

/// The players in the order of their seats.
#[component]
fn PlayersForm(desk: Desk) -> impl IntoView {
    let t = later_texts();
    // Redraw the fields when players come, go or move, but not while a name is typed.
    let moves = RwSignal::new(0);
    let remove = move |index: usize| {
        let name = desk.paper.with_untracked(|paper| names(t, paper)[index].clone());
        desk.remember(t.sheet_remove_player(&name));
        desk.change(|paper| drop(paper.players.remove(index)));
        moves.update(|moves| *moves += 1);
    };
    let row = move |index: usize, count: usize, name: String| {
        let change = move |event| {
            let name = clean_name(&event_target_value(&event));
            desk.change(|paper| paper.players[index].name = name);
        };
        // The player may have been removed just now.
        let called = move || desk.paper.with(|paper| names(t, paper).get(index).cloned().unwrap_or_default());
        let earlier = move |_| {
            desk.change(|paper| paper.players.swap(index - 1, index));
            moves.update(|moves| *moves += 1);
        };
        view! {
            <li>
                <input type="text" aria-label=t.new_name(index + 1) value=name placeholder=t.player(index + 1) maxlength=NAME_UNITS
                    autocomplete="off" list="sheet-names" on:input=change />
                <button disabled={index == 0} aria-label=live(move || t.sheet_earlier(&called())) on:click=earlier>"↑"</button>
                <button disabled={count == 1} aria-label=live(move || t.sheet_remove_player(&called())) on:click=move |_| remove(index)>"×"</button>
            </li>
        }
    };
    // Undo, another tab and another round bring other people.
    let others = memo(move || {
        (desk.before.with(Vec::len), desk.paper.with(|paper| (paper.begun, paper.players.len())))
    });
    let rows = move || {
        moves.get();
        // A memo that is only tracked is never computed, and so never changes.
        others.get();
        let players = desk.paper.with_untracked(|paper| paper.players.clone());
        let count = players.len();
        let rows = players.into_iter().enumerate();
        rows.map(|(index, player)| row(index, count, player.name)).collect_view()
    };
    let count = live(move || desk.paper.with(|paper| paper.players.len()));
    let seat = move |count: usize| {
        if desk.paper.with_untracked(|paper| paper.players.len() > count) {
            desk.remember(t.sheet_how_many());
        }
        desk.change(|paper| paper.players.resize(count, PaperPlayer::default()));
    };
    let counts = (1..=MAX_PLAYERS).map(|count| (count, count.to_string())).collect();
    view! {
        <fieldset class="sheet-players">
            <legend>{t.sheet_players()}</legend>
            <Choices legend=t.sheet_how_many() name="sheet-count" options=counts chosen=move || count.get() on_change=seat quiet=true />
            <ol>{part(rows)}</ol>
            <datalist id="sheet-names">
                {desk::kept().names().into_iter().map(|name| view! { <option value=name></option> }).collect_view()}
            </datalist>
        </fieldset>
    }
}

/// The box, if there is more than one.
#[component]
fn BoxChoice(desk: Desk) -> impl IntoView {
    let t = later_texts();
    let all = StoredValue::new(boxes().playable());
    let wanted = RwSignal::new(None::<(usize, usize)>);
    let is_chosen = move |index: usize| {
        all.with_value(|all| desk.paper.with(|paper| paper.content.hash() == all[index].hash()))
    };
    let take = move |index: usize| {
        desk.remember(t.sheet_box());
        desk.change(|paper| all.with_value(|all| _ = paper.take_box(all[index].clone())));
    };
    let choose = move |index: usize| {
        if untrack(|| is_chosen(index)) {
            return;
        }
        // Cards become those of the other box; only what it does not have is asked about.
        let mut paper = desk.paper.get_untracked();
        match all.with_value(|all| paper.take_box(all[index].clone())) {
            0 => take(index),
            lost => wanted.set(Some((index, lost))),
        }
    };
    let option = move |(index, name): (usize, String)| {
        view! {
            <button class="switch" aria-pressed=live(move || if is_chosen(index) { "true" } else { "false" }) on:click=move |_| choose(index)>
                {name}
            </button>
        }
    };
    let contents: Vec<String> =
        all.with_value(|all| all.iter().map(|content| box_title(t, content)).collect());
    let question = move || {
        let (index, lost) = wanted.get()?;
        Some(view! {
            <Question title=t.sheet_box_sure(lost) yes=t.sheet_box_yes() on_yes=move || take(index) on_close=move || wanted.set(None) />
        })
    };
    (contents.len() > 1).then(|| {
        view! {
            <fieldset>
                <legend>{t.sheet_box()}</legend>
                <div class="segments">{contents.into_iter().enumerate().map(option).collect_view()}</div>
            </fieldset>
            {part(question)}
        }
    })
}
