use leptos::prelude::*;
use sideboards_protocol::{AT_LEISURE, RoomState};

use crate::browser::keyring;
use crate::live::{When, live, memo, part};
use crate::online::{Messages, Room, look_at_messages, stop_messages, want_messages};
use crate::texts::{LaterTexts, later_texts};

/// Lets players be told when it is their turn, in rooms where it may be hours until then.
#[component]
pub(super) fn TurnMessages(room: Room) -> impl IntoView {
    let is_offered = memo(move || room.look_at_state(is_at_leisure) == Some(true));
    view! { <When is=is_offered><Switch room /></When> }
}

/// The switch, once it is known what is possible. The browser asks for permission when it is turned on, not before.
#[component]
fn Switch(room: Room) -> impl IntoView {
    let t = later_texts();
    let state = RwSignal::new(None);
    // The page may have been left meanwhile.
    let set = move |found| {
        state.try_set(Some(found));
    };
    let seat = move || keyring().key(&room.code());
    match seat() {
        Some(seat) => look_at_messages(seat, set),
        None => set(Messages::Absent),
    }
    let toggle = move |_| {
        let Some(seat) = seat() else { return };
        match state.get_untracked() {
            Some(Messages::On) => stop_messages(seat, set),
            _ => want_messages(seat, set),
        }
    };
    let is_there = live(move || state.get().is_some_and(|state| state != Messages::Absent));
    let is_on = live(move || (state.get() == Some(Messages::On)).to_string());
    let can_switch =
        live(move || matches!(state.get(), Some(Messages::On | Messages::Off | Messages::Failed)));
    view! {
        <When is=is_there>
            <section class="turn-messages" aria-label=t.push_title()>
                <When is=can_switch>
                    <button type="button" class="push-switch" aria-pressed=is_on on:click=toggle>{t.push_title()}</button>
                </When>
                <p class="aside" role="status">{part(move || state.get().map(|state| words(t, state)))}</p>
            </section>
        </When>
    }
}

fn words(t: &LaterTexts, state: Messages) -> String {
    match state {
        Messages::Absent => String::new(),
        Messages::Impossible => t.push_impossible(),
        Messages::HomeScreenFirst => t.push_home_screen(),
        Messages::Blocked => t.push_blocked(),
        Messages::Off => t.push_off(),
        Messages::On => t.push_on(),
        Messages::Failed => t.push_failed(),
    }
}

/// Tells whether the viewer has a seat in a room with long rounds.
fn is_at_leisure(state: &RoomState) -> bool {
    state.you.is_some() && state.settings.round_seconds.is_some_and(|seconds| seconds >= AT_LEISURE)
}
