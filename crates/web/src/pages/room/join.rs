use leptos::prelude::*;
use sideboards_protocol::{RoomState, Stage};

use super::host_name;
use crate::browser::keyring;
use crate::focus;
use crate::live::{When, live, memo, part};
use crate::online::{Room, take_seat};
use crate::pages::name_field::{NameField, last_name};
use crate::pages::online::{door, failure_words};
use crate::texts::later_texts;

/// What a visitor can do: sit down, or watch if all seats are taken.
#[component]
pub(super) fn Join(room: Room) -> impl IntoView {
    let is_full = memo(move || room.look_at_state(|state| state.seats.len()) >= Some(room.most_seats()));
    part(move || {
        if is_full.get() { view! { <Full room /> }.into_any() } else { view! { <SitDown room /> }.into_any() }
    })
}

#[component]
fn SitDown(room: Room) -> impl IntoView {
    let t = later_texts();
    let name = RwSignal::new(last_name());
    let fault = RwSignal::new(None);
    let join = move || {
        let code = room.code();
        take_seat(&room.code(), name.get_untracked(), move |answer| match answer {
            Ok(taken) => {
                keyring().keep(&code, &taken.token);
                room.reenter();
            }
            Err(failure) => {
                fault.try_set(Some(failure_words(t, failure)));
            }
        });
    };
    let host = room.peek(|known| {
        let gathers = |state: &&RoomState| state.stage == Stage::Gathering;
        known.state.as_ref().filter(gathers).and_then(host_name)
    });
    let (title, about) = match host {
        Some(host) => {
            focus::rescue_to(".door input[name=name]");
            let about = view! { <p>{t.home_lead()}" "{t.room_invited_text()}</p> };
            (t.room_invited(&host), Some(about))
        }
        None => (t.room_join_title(), None),
    };
    let field =
        view! { {about}<NameField value=name.get_untracked() on_change=move |chosen| name.set(chosen) /> }
            .into_any();
    door(title, field, t.room_sit_down(), fault, join.into())
}

/// Offers a visitor of a full room to watch.
#[component]
fn Full(room: Room) -> impl IntoView {
    let t = later_texts();
    let is_open = memo(move || room.look_at_state(|state| state.settings.spectators) == Some(true));
    // A name is told by entering again, and a locked room lets no one in.
    let takes_name = live(move || is_open.get() && room.look_at_state(|state| state.locked) == Some(false));
    let words = live(move || if is_open.get() { t.room_full_watch() } else { t.room_full_closed() });
    view! {
        <When is=live(move || !takes_name.get())><p class="sent">{t.room_full()}" "{words}</p></When>
        <When is=takes_name><WatchAs room /></When>
    }
}

#[component]
fn WatchAs(room: Room) -> impl IntoView {
    let t = later_texts();
    let name = RwSignal::new(last_name());
    let shown = RwSignal::new(None::<String>);
    let watch = move || {
        let name = name.get_untracked();
        room.watch_as(name.clone());
        shown.set(Some(name));
    };
    let form = move || {
        let field = view! {
            <p>{t.room_full_watch()}</p>
            <NameField value=name.get_untracked() on_change=move |chosen| name.set(chosen) />
        }
        .into_any();
        door(t.room_full(), field, t.room_watch(), RwSignal::new(None), watch.into())
    };
    let is_told =
        |name: String| view! { <p class="sent" role="status">{t.room_watching_as(&name)}</p> }.into_any();
    part(move || shown.get().map_or_else(form, is_told))
}
