use leptos::prelude::*;
use sideboards_bots::Level;
use sideboards_client::new_game::{Mode, Plan};
use sideboards_protocol::{NAME_LENGTH, clean_name};

use super::Form;
use crate::choices::Choices;
use crate::live::{When, live, memo, part};
use crate::texts::texts;
use crate::words::level_word;

/// Who sits at the table.
#[component]
pub(super) fn PlayersForm(form: Form) -> impl IntoView {
    let most = form.most();
    let has_mode = move |mode| live(move || form.plan.with(|plan| plan.mode == mode));
    view! {
        <When is=has_mode(Mode::Bots)>{part(move || view! { <Bots form most=most.get() /> })}</When>
        <When is=has_mode(Mode::Device)>{part(move || view! { <People form most=most.get() /> })}</When>
    }
}

fn numbers(from: usize, to: usize) -> Vec<(usize, String)> {
    (from..=to).map(|number| (number, number.to_string())).collect()
}

#[component]
fn Bots(form: Form, most: usize) -> impl IntoView {
    let t = texts();
    let count = form.count(|plan| plan.bots.len());
    let take = move |count| form.change(|plan| plan.bots.resize(count, Level::Joiner));
    view! {
        <Choices legend=t.new_how_many_bots() name="bots" options=numbers(1, most - 1) chosen=move || count.get() on_change=take />
        <Levels form of=|plan| &mut plan.bots count />
    }
}

/// How strong each bot is.
#[component]
fn Levels(form: Form, of: fn(&mut Plan) -> &mut Vec<Level>, count: Memo<usize>) -> impl IntoView {
    let t = texts();
    let row = move |index: usize| {
        // Drawn once more before it goes with the last one.
        let level = move || of(&mut form.plan.get()).get(index).copied().unwrap_or(Level::Joiner);
        let take = move |level| form.change(|plan| of(plan)[index] = level);
        let options = Level::ALL.map(|level| (level, level_word(t, level))).to_vec();
        view! { <Choices legend=t.new_bot(index + 1) name=format!("bot-{index}") options chosen=level on_change=take /> }
    };
    part(move || (0..count.get()).map(row).collect_view())
}

#[component]
fn People(form: Form, most: usize) -> impl IntoView {
    let t = texts();
    let count = form.count(|plan| plan.people.len());
    let take_count = move |count| form.change(|plan| plan.people.resize(count, String::new()));
    let guests = form.count(|plan| plan.guests.len());
    let take_guests = move |guests| form.change(|plan| plan.guests.resize(guests, Level::Joiner));
    let free = memo(move || most.saturating_sub(count.get()));
    let guest_form = move || {
        let mut options = numbers(0, free.get());
        options[0].1 = t.new_none();
        let form = view! { <Choices legend=t.new_also_bots() name="guests" options chosen=move || guests.get() on_change=take_guests /> };
        (free.get() > 0).then_some(form)
    };
    view! {
        <Choices legend=t.new_how_many_people() name="people" options=numbers(2, most) chosen=move || count.get() on_change=take_count />
        <Names form count />
        {part(guest_form)}
        <Levels form of=|plan| &mut plan.guests count=guests />
    }
}

#[component]
fn Names(form: Form, count: Memo<usize>) -> impl IntoView {
    let t = texts();
    let field = move |index: usize| {
        let name = form.plan.with_untracked(|plan| plan.people[index].clone());
        let change = move |event| {
            let name = clean_name(&event_target_value(&event));
            form.change(|plan| plan.people[index] = name);
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
