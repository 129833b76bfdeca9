use leptos::ev::SubmitEvent;
use leptos::prelude::*;
use sideboards_rules::MAX_PLAYERS;

use crate::live::{When, live};
use crate::online::{Room, keyring, take_seat};
use crate::pages::name_field::{NameField, kept_name};
use crate::pages::online::failure_words;
use crate::texts::texts;

/// Sitting down.
#[component]
pub(super) fn Join(room: Room) -> impl IntoView {
    let t = texts();
    let name = kept_name();
    let fault = RwSignal::new(None);
    let join = move |event: SubmitEvent| {
        event.prevent_default();
        let code = room.code();
        take_seat(&room.code(), name.get_untracked(), move |answer| match answer {
            Ok(taken) => {
                keyring::keep(&code, &taken.token);
                room.reenter();
            }
            Err(failure) => {
                fault.try_set(Some(failure_words(t, failure)));
            }
        });
    };
    let is_full = live(move || room.look_at_state(|state| state.seats.len() >= MAX_PLAYERS) == Some(true));
    view! {
        <When is=is_full><p class="sent">{t.room_full()}</p></When>
        <When is=live(move || !is_full.get())>
            <form class="door join" on:submit=join>
                <NameField name />
                <button class="main">{t.room_sit_down()}</button>
                <p class="fault" role="alert">{fault}</p>
            </form>
        </When>
    }
}
