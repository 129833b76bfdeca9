use leptos::prelude::*;
use sideboards_bots::Level;
use sideboards_client::local::Character;
use sideboards_rules::Seat;

use crate::drawing::{Board, BoardCard, Glow, portrait, seat_mark};

/// A sideboard as large as the screen allows, below a line about its player.
pub(crate) fn tv_board(
    seat: Seat,
    is_awaited: Signal<bool>,
    head: AnyView,
    words: Signal<String>,
    cards: Signal<Vec<BoardCard>>,
    glows: Signal<Vec<Glow>>,
) -> AnyView {
    view! {
        <section class=format!("tv-board seat-{}", seat.index()) class:tv-awaited=is_awaited>
            <h2>{head}</h2>
            <p class="only-heard">{words}</p>
            <Board cards glows />
        </section>
    }
    .into_any()
}

/// Shows who it is: the symbol of the seat, the face of a bot, the name.
pub(crate) fn tv_face(seat: Seat, bot: Option<(Character, Level)>, name: String) -> AnyView {
    let face = bot.map(|(character, level)| portrait(character, level));
    view! { {seat_mark(seat)}{face}<span class="tv-name">{name}</span> }.into_any()
}
