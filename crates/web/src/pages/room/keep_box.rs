use leptos::prelude::*;
use sideboards_client::boxes::OwnBox;

use crate::browser::boxes;
use crate::live::{When, live};
use crate::online::Room;
use crate::texts::texts;

/// Offers to keep the box of the room, if this browser does not have it.
#[component]
pub(super) fn KeepBox(room: Room) -> impl IntoView {
    let t = texts();
    let kept = RwSignal::new(false);
    let content = room.content();
    let is_new = boxes().playable().iter().all(|known| known.hash() != content.hash());
    let keep = move |_| {
        let content = room.content();
        if let Some(text) = boxes().text_of(&content) {
            boxes().keep(&OwnBox { text, content });
            kept.set(true);
        }
    };
    view! {
        <When is=live(move || is_new && !kept.get())>
            <p class="buttons"><button class="keep-box" on:click=keep>{t.room_keep_box()}</button></p>
        </When>
        <p class="aside" role="status">{live(move || kept.get().then(|| t.room_box_kept()))}</p>
    }
}
