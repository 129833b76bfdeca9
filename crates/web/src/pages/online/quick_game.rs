use leptos::prelude::*;
use sideboards_client::place::room_path;
use sideboards_protocol::QUICK_PLAYERS;

use super::{door, failure_words};
use crate::browser::keyring;
use crate::choices::Choices;
use crate::live::When;
use crate::online::{quick_offer, sit_among_strangers};
use crate::pages::name_field::{NameField, last_name};
use crate::place::Way;
use crate::texts::later_texts;

/// The way to a game with others who are looking for one, where the server offers it.
#[component]
pub(super) fn QuickGame() -> impl IntoView {
    let is_open = RwSignal::new(false);
    quick_offer(move |open| {
        is_open.try_set(open);
    });
    view! { <When is=is_open><QuickDoor /></When> }
}

#[component]
fn QuickDoor() -> impl IntoView {
    let t = later_texts();
    let way: Way = expect_context();
    let name = RwSignal::new(last_name());
    let players = RwSignal::new(*QUICK_PLAYERS.start());
    let fault = RwSignal::new(None);
    let sit = move || {
        sit_among_strangers(name.get_untracked(), players.get_untracked(), move |answer| match answer {
            Ok(taken) => {
                keyring().keep(&taken.room, &taken.token);
                way.go_to(&room_path(&taken.room));
            }
            Err(failure) => {
                fault.try_set(Some(failure_words(t, failure)));
            }
        });
    };
    let options = QUICK_PLAYERS.map(|count| (count, count.to_string())).collect();
    let field = view! {
        <p>{t.quick_text()}</p>
        <NameField value=name.get_untracked() on_change=move |chosen| name.set(chosen) />
        <Choices legend=t.quick_players() name="quick-players" options chosen=move || players.get() on_change=move |count| players.set(count) />
    };
    door(t.quick_title(), field.into_any(), t.quick_find(), fault, sit.into())
}
