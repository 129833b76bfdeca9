use leptos::prelude::*;

use crate::online::Room;
use crate::texts::later_texts;

/// Boards between a head and a foot. The head ends with the way into the room, for phones.
#[component]
pub(crate) fn TvFrame(
    room: Room,
    /// What comes first in the head.
    first: AnyView,
    /// The middle of the head.
    middle: AnyView,
    boards: Vec<AnyView>,
    foot: AnyView,
) -> impl IntoView {
    let players = boards.len();
    let code = format!("/api/rooms/{}/qr.svg", room.code());
    view! {
        <div class="tv-table">
            <header class="tv-head">
                <div class="tv-first">{first}</div>
                <div class="tv-middle">{middle}</div>
                <img class="tv-qr" src=code alt=later_texts().invite_qr() />
            </header>
            <div class="tv-boards" data-players=players>{boards}</div>
            <footer class="tv-foot">{foot}</footer>
        </div>
    }
}
