//! The six things that players show each other: the menu, and the sign on the seat of the sender.

use leptos::prelude::*;
use sideboards_protocol::{Deed, Reaction, SeatNumber};
use web_sys::Element;

use crate::live::{When, live, memo, part};
use crate::online::Room;
use crate::texts::later_texts;

/// The six things that a player can show to the others, behind a button of the bar.
#[component]
pub(crate) fn Reactions(room: Room) -> impl IntoView {
    let t = later_texts();
    view! {
        <When is=live(move || room.seat().is_some())>
            <details class="reactions">
                <summary aria-label=t.reactions() title=t.reactions()><span aria-hidden="true">"☺"</span></summary>
                <div class="reaction-sheet">{buttons(room)}</div>
            </details>
        </When>
    }
}

/// The same in the menu, where the bar has no room for them; the style sheet shows one of the two.
#[component]
pub(crate) fn MenuReactions(room: Room) -> impl IntoView {
    view! {
        <When is=live(move || room.seat().is_some())>
            <div class="menu-reactions" role="group" aria-label=later_texts().reactions()>{buttons(room)}</div>
        </When>
    }
}

fn buttons(room: Room) -> impl IntoView {
    let button = move |reaction: Reaction| {
        let show = move |_| {
            room.ask(Deed::React(reaction));
            close();
        };
        let words = later_texts().reaction(&reaction.to_string());
        view! { <button type="button" class="quiet" title=words.clone() aria-label=words on:click=show>{reaction.emoji()}</button> }
    };
    Reaction::ALL.map(button).collect_view()
}

/// The last reaction of a player, for a moment. At the table it is shown over the board instead.
#[component]
pub(crate) fn SeatReaction(room: Room, number: SeatNumber) -> impl IntoView {
    let shown = memo(move || room.reaction_of(number));
    let sign = move |reaction: Reaction| {
        let words = later_texts().reaction(&reaction.to_string());
        view! { <span class="seat-reaction-sign" role="img" aria-label=words.clone() title=words>{reaction.emoji()}</span> }
    };
    // The region is there from the start, so that it is heard when it is filled.
    view! { <span class="seat-reaction" role="status">{part(move || shown.get().map(sign))}</span> }
}

fn close() {
    let open: Option<Element> = document().query_selector(".reactions[open], .menu[open]").ok().flatten();
    if let Some(open) = open {
        // It fails only for names that are none.
        let _ = open.remove_attribute("open");
    }
}
