//! Opening a room, joining one, and the games that go on.

mod my_games;

use leptos::ev::SubmitEvent;
use leptos::prelude::*;

use self::my_games::MyGamesList;
use super::name_field::{NameField, kept_name};
use crate::live::live;
use crate::online::{Failure, Invitation, keyring, open_room};
use crate::place::{Way, room_path};
use crate::texts::{Texts, texts};

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
            </div>
        </article>
    }
}

/// Says why something did not work.
pub(super) fn failure_words(t: &Texts, failure: Failure) -> String {
    match failure {
        Failure::Unreachable => t.online_unreachable(),
        Failure::Refused(code) => t.refused(&code.to_string()),
    }
}

#[component]
fn OpenRoom() -> impl IntoView {
    let t = texts();
    let way: Way = expect_context();
    let name = kept_name();
    let is_busy = RwSignal::new(false);
    let fault = RwSignal::new(None);
    let open = move |event: SubmitEvent| {
        event.prevent_default();
        is_busy.set(true);
        open_room(name.get_untracked(), move |answer| {
            is_busy.try_set(false);
            match answer {
                Ok(taken) => {
                    keyring::keep(&taken.room, &taken.token);
                    way.go_to(&room_path(&taken.room));
                }
                Err(failure) => {
                    fault.try_set(Some(failure_words(t, failure)));
                }
            }
        });
    };
    view! {
        <form class="door" on:submit=open>
            <h2>{t.online_open_title()}</h2>
            <NameField name />
            <button class="main" disabled=is_busy>{t.online_open()}</button>
            <p class="fault" role="alert">{fault}</p>
        </form>
    }
}

#[component]
fn JoinRoom() -> impl IntoView {
    let t = texts();
    let way: Way = expect_context();
    let text = RwSignal::new(String::new());
    let has_failed = RwSignal::new(false);
    let join = move |event: SubmitEvent| {
        event.prevent_default();
        let invitation = text.with_untracked(|text| Invitation::read(text));
        has_failed.set(invitation.is_none());
        if let Some(Invitation { room, token }) = invitation {
            if let Some(token) = token {
                keyring::keep(&room, &token);
            }
            way.go_to(&room_path(&room));
        }
    };
    view! {
        <form class="door" on:submit=join>
            <h2>{t.online_join_title()}</h2>
            <label class="field">
                <span>{t.online_code()}</span>
                <input type="text" name="code" autocomplete="off" autocapitalize="off" spellcheck="false" required on:input=move |event| text.set(event_target_value(&event)) />
            </label>
            <button class="main">{t.online_join()}</button>
            <p class="fault" role="alert">{live(move || has_failed.get().then(|| t.online_code_fault()))}</p>
        </form>
    }
}
