use leptos::prelude::*;
use sideboards_bots::Level;
use sideboards_client::new_game::Mode;
use sideboards_protocol::{NAME_LENGTH, clean_name};

use super::Form;
use crate::choices::Choices;
use crate::live::{effect, memo, part};
use crate::texts::texts;
use crate::words::level_word;

/// Who sits at the table.
#[component]
pub(super) fn PlayersForm(form: Form) -> impl IntoView {
    part(move || {
        let most = form.most.get();
        match form.mode.get() {
            Mode::Solo => ().into_any(),
            Mode::Bots => view! { <Bots form most /> }.into_any(),
            Mode::Device => view! { <People form most /> }.into_any(),
        }
    })
}

/// A list whose length is chosen; what is added begins as its last entry, or as something given.
fn with_length<T: Clone + Send + Sync + 'static>(list: RwSignal<Vec<T>>, fresh: T) -> RwSignal<usize> {
    let length = RwSignal::new(list.with_untracked(Vec::len));
    effect(move || {
        let wanted = length.get();
        if list.with_untracked(Vec::len) != wanted {
            list.update(|list| list.resize(wanted, fresh.clone()));
        }
    });
    length
}

fn numbers(from: usize, to: usize) -> Vec<(usize, String)> {
    (from..=to).map(|number| (number, number.to_string())).collect()
}

#[component]
fn Bots(form: Form, most: usize) -> impl IntoView {
    let t = texts();
    let count = with_length(form.bots, Level::Joiner);
    view! {
        <Choices legend=t.new_how_many_bots() name="bots" options=numbers(1, most - 1) chosen=count />
        <Levels levels=form.bots />
    }
}

/// How strong each bot is.
#[component]
fn Levels(levels: RwSignal<Vec<Level>>) -> impl IntoView {
    let t = texts();
    let count = memo(move || levels.with(Vec::len));
    let row = move |index: usize| {
        let level = RwSignal::new(levels.with_untracked(|levels| levels[index]));
        effect(move || {
            let chosen = level.get();
            if levels.with_untracked(|levels| levels.get(index).is_some_and(|level| *level != chosen)) {
                levels.update(|levels| levels[index] = chosen);
            }
        });
        let options = Level::ALL.map(|level| (level, level_word(t, level))).to_vec();
        view! { <Choices legend=t.new_bot(index + 1) name=format!("bot-{index}") options chosen=level /> }
    };
    part(move || (0..count.get()).map(row).collect_view())
}

#[component]
fn People(form: Form, most: usize) -> impl IntoView {
    let t = texts();
    let count = with_length(form.people, String::new());
    let guests = with_length(form.guests, Level::Joiner);
    let room = memo(move || most.saturating_sub(count.get()));
    effect(move || {
        if guests.get() > room.get() {
            guests.set(room.get());
        }
    });
    let guest_options = move || {
        let mut options = numbers(0, room.get());
        options[0].1 = t.new_none();
        options
    };
    view! {
        <Choices legend=t.new_how_many_people() name="people" options=numbers(2, most) chosen=count />
        <Names names=form.people />
        {part(move || (room.get() > 0).then(|| view! { <Choices legend=t.new_also_bots() name="guests" options=guest_options() chosen=guests /> }))}
        <Levels levels=form.guests />
    }
}

#[component]
fn Names(names: RwSignal<Vec<String>>) -> impl IntoView {
    let t = texts();
    let count = memo(move || names.with(Vec::len));
    let field = move |index: usize| {
        let name = names.with_untracked(|names| names[index].clone());
        let change = move |event| {
            let text = event_target_value(&event);
            names.update(|names| {
                if let Some(name) = names.get_mut(index) {
                    *name = clean_name(&text);
                }
            });
        };
        view! {
            <label class="name">
                <span class="only-heard">{t.new_name(index + 1)}</span>
                <input type="text" value=name placeholder=t.player(index + 1) maxlength=NAME_LENGTH autocomplete="off" on:input=change />
            </label>
        }
    };
    part(move || view! { <div class="names">{(0..count.get()).map(field).collect_view()}</div> })
}
