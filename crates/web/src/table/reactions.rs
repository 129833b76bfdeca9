use leptos::prelude::*;
use sideboards_protocol::{Deed, Reaction};
use web_sys::Element;

use crate::live::{When, live};
use crate::online::Room;
use crate::texts::later_texts;

/// The six things that a player can show to the others.
#[component]
pub(super) fn Reactions(room: Room) -> impl IntoView {
    let t = later_texts();
    let has_seat = live(move || room.seat().is_some());
    let button = move |reaction: Reaction| {
        let show = move |_| {
            room.ask(Deed::React(reaction));
            close();
        };
        let words = t.reaction(&reaction.to_string());
        view! { <button type="button" class="quiet" title=words.clone() aria-label=words on:click=show>{reaction.emoji()}</button> }
    };
    view! {
        <When is=has_seat>
            <details class="reactions">
                <summary aria-label=t.reactions() title=t.reactions()><span aria-hidden="true">"☺"</span></summary>
                <div class="reaction-sheet">{Reaction::ALL.map(button).collect_view()}</div>
            </details>
        </When>
    }
}

fn close() {
    let open: Option<Element> = document().query_selector(".reactions[open]").ok().flatten();
    if let Some(open) = open {
        // It fails only for names that are none.
        let _ = open.remove_attribute("open");
    }
}
