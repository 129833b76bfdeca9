use leptos::prelude::*;

use crate::browser::keyring;
use crate::live::{memo, part};
use crate::online::{Room, take_seat};
use crate::pages::name_field::{NameField, last_name};
use crate::pages::online::{door, failure_words};
use crate::texts::texts;

/// Sitting down.
#[component]
pub(super) fn Join(room: Room) -> impl IntoView {
    let t = texts();
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
    let is_full = memo(move || room.look_at_state(|state| state.seats.len()) >= Some(room.most_seats()));
    let form = move || {
        let field =
            view! { <NameField value=name.get_untracked() on_change=move |chosen| name.set(chosen) /> }
                .into_any();
        door(t.room_join_title(), field, t.room_sit_down(), fault, join.into())
    };
    part(
        move || if is_full.get() { view! { <p class="sent">{t.room_full()}</p> }.into_any() } else { form() },
    )
}
