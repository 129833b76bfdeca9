//! Opening a room, joining one, and the games that go on.

mod my_games;
mod quick_game;

use std::sync::Arc;

use leptos::ev::SubmitEvent;
use leptos::prelude::*;
use sideboards_client::place::room_path;
use sideboards_client::room::Invitation;
use sideboards_protocol::MAX_CONTENT;
use sideboards_rules::{Content, Setup, Variant};

use self::my_games::MyGamesList;
use self::quick_game::QuickGame;
use super::name_field::{NameField, last_name};
use crate::browser::{boxes, keyring};
use crate::choices::Choices;
use crate::live::Handler;
use crate::online::{Failure, open_room};
use crate::place::Way;
use crate::texts::{Texts, texts};
use crate::words::box_title;

/// The way to games with others.
#[component]
pub(crate) fn OnlinePage() -> impl IntoView {
    let t = texts();
    view! {
        <article class="sheet online">
            <h1>{t.online_title()}</h1>
            <p class="aside">{t.online_lead()}</p>
            <MyGamesList />
            <div class="doors">
                <OpenRoom />
                <JoinRoom />
                <QuickGame />
            </div>
        </article>
    }
}

/// Explains a failure.
pub(super) fn failure_words(t: &Texts, failure: Failure) -> String {
    match failure {
        Failure::Unreachable => t.online_unreachable(),
        Failure::Refused(code) => t.refused(&code.to_string()),
        Failure::Outdated => t.refused("protocol"),
    }
}

#[component]
fn OpenRoom() -> impl IntoView {
    let t = texts();
    let way: Way = expect_context();
    let name = RwSignal::new(last_name());
    let fault = RwSignal::new(None);
    let contents = boxes_for_two();
    let titles = contents.iter().map(|content| box_title(t, content)).enumerate().collect();
    let of_box = RwSignal::new(0);
    let has_choice = contents.len() > 1;
    let open = move || {
        let content = boxes().text_of(&contents[of_box.get_untracked()]);
        open_room(name.get_untracked(), content, move |answer| match answer {
            Ok(taken) => {
                keyring().keep(&taken.room, &taken.token);
                way.go_to(&room_path(&taken.room));
            }
            Err(failure) => {
                fault.try_set(Some(failure_words(t, failure)));
            }
        });
    };
    let field = view! {
        <NameField value=name.get_untracked() on_change=move |chosen| name.set(chosen) />
        {has_choice.then(|| view! { <Choices legend=t.new_box() name="box" options=titles chosen=move || of_box.get() on_change=move |chosen| of_box.set(chosen) /> })}
    };
    let field = field.into_any();
    door(t.online_open_title(), field, t.online_open(), fault, open.into())
}

/// Returns the boxes that a room takes: with cards for two, quick to count, and not too large.
fn boxes_for_two() -> Vec<Arc<Content>> {
    let mut contents = boxes().playable();
    let is_small = |content: &Content| boxes().text_of(content).is_none_or(|text| text.len() <= MAX_CONTENT);
    contents.retain(|content| {
        Setup::most_players(content, Variant::Standard) > 1 && content.is_quick() && is_small(content)
    });
    contents
}

#[component]
fn JoinRoom() -> impl IntoView {
    let t = texts();
    let way: Way = expect_context();
    let text = RwSignal::new(String::new());
    let fault = RwSignal::new(None);
    let join = move || match text.with_untracked(|text| Invitation::read(text)) {
        Some(Invitation { room, token }) => {
            if let Some(token) = token {
                keyring().keep(&room, &token);
            }
            way.go_to(&room_path(&room));
        }
        None => fault.set(Some(t.online_code_fault())),
    };
    let field = view! {
        <label class="field">
            <span>{t.online_code()}</span>
            <input type="text" name="code" autocomplete="off" required on:input=move |event| text.set(event_target_value(&event)) />
        </label>
    };
    door(t.online_join_title(), field.into_any(), t.online_join(), fault, join.into())
}

/// A form with one field that leads somewhere.
pub(super) fn door(
    title: String,
    field: AnyView,
    button: String,
    fault: RwSignal<Option<String>>,
    enter: Handler,
) -> AnyView {
    let submit = move |event: SubmitEvent| {
        event.prevent_default();
        fault.set(None);
        enter.run();
    };
    view! {
        <form class="door" on:submit=submit>
            <h2>{title}</h2>
            {field}
            <button class="main">{button}</button>
            <p class="fault" role="alert">{fault}</p>
        </form>
    }
    .into_any()
}
