use leptos::prelude::*;
use sideboards_bots::Level;
use sideboards_client::local::{Character, bot_at};
use sideboards_client::new_game::Plan;
use sideboards_protocol::{NAME_UNITS, clean_name};
use sideboards_rules::Seat;

use super::form::Form;
use crate::dialog::Dialog;
use crate::drawing::portrait;
use crate::live::Handler;
use crate::texts::texts;
use crate::words::{level_word, player_name};

/// Asks about one chair: how strong the bot is or what the person is called, and whether to change between bot and person.
#[component]
pub(super) fn SitterDialog(form: Form, seat: Seat, #[prop(into)] on_close: Handler) -> impl IntoView {
    let players = form.plan.with_untracked(Plan::players);
    let title = player_name(texts(), &players, seat);
    let body = match bot_at(&players, seat) {
        Some((character, level)) => about_bot(form, seat, character, level).into_any(),
        None => about_person(form, seat).into_any(),
    };
    let close = move || on_close.run();
    view! { <Dialog title on_close=close>{body}</Dialog> }
}

fn about_bot(form: Form, seat: Seat, character: Character, now: Level) -> impl IntoView {
    let t = texts();
    let option = move |level: Level| {
        let is_now = level == now;
        view! {
            <button class="level" aria-pressed=is_now.to_string() autofocus=is_now on:click=move |_| form.change(|plan| plan.set_level(seat, level))>
                {portrait(character, level)}
                <span class="level-text"><b>{level_word(t, level)}</b><small>{t.bot_temper(&level.to_string())}</small></span>
            </button>
        }
    };
    view! {
        <div class="levels" role="group" aria-label=t.new_strength()>{Level::ALL.map(option).into_iter().collect_view()}</div>
        <div class="buttons">
            <button on:click=move |_| form.change(|plan| plan.make_person(seat))>{t.new_make_person()}</button>
            <button class="quiet sitter-remove" on:click=move |_| form.change(|plan| plan.remove(seat))>{t.new_remove()}</button>
        </div>
    }
}

fn about_person(form: Form, seat: Seat) -> impl IntoView {
    let t = texts();
    let number = seat.index() + 1;
    let name = form.plan.with_untracked(|plan| plan.people.get(seat.index()).cloned().unwrap_or_default());
    let rename = move |event| {
        let name = clean_name(&event_target_value(&event));
        form.change(|plan| plan.set_name(seat, name));
    };
    let others = (seat.index() > 0).then(|| {
        view! {
            <button on:click=move |_| form.change(|plan| plan.make_bot(seat))>{t.new_make_bot()}</button>
            <button class="quiet sitter-remove" on:click=move |_| form.change(|plan| plan.remove(seat))>{t.new_remove()}</button>
        }
    });
    view! {
        <label class="field">
            <span>{t.new_name(number)}</span>
            <input type="text" name="sitter" value=name placeholder=t.player(number) maxlength=NAME_UNITS autocomplete="off" autofocus on:input=rename />
        </label>
        <div class="buttons"><button class="main">{t.new_done()}</button>{others}</div>
    }
}
