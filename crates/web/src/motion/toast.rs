//! Short texts beside the sideboards of players.

use std::time::Duration;

use leptos::prelude::*;
use sideboards_rules::{Players, Seat};
use web_sys::Element;

use super::cards::{put, viewport_width};
use super::{all, is_welcome};

/// How long a toast is shown.
const TOAST_TIME: Duration = Duration::from_secs(3);

/// Half of a toast's maximum width; `.toast` in 45-motion.css is twice as wide.
const HALF: f64 = 90.0;

/// The gap between two toasts, one below the other.
const GAP: f64 = 4.0;

/// Shows a text beside a player's sideboard, to one of the players or to a spectator.
pub(crate) fn toast(seat: Seat, viewer: Option<Seat>, players: Players, words: String) {
    show("toast", seat, viewer, players, words);
}

/// Shows a sign, which is larger where there is room.
pub(crate) fn toast_sign(seat: Seat, viewer: Option<Seat>, players: Players, sign: String) {
    show("toast toast-sign", seat, viewer, players, sign);
}

fn show(class: &'static str, seat: Seat, viewer: Option<Seat>, players: Players, words: String) {
    let other = (viewer != Some(seat)).then(|| place(seat, viewer, players));
    // The table may only be drawn in this frame.
    request_animation_frame(move || {
        let boards = if other.is_some() { ".neighbour, .watched .result-player, .tv-board" } else { ".own" };
        let (Some(board), Some(body)) =
            (all(boards).into_iter().nth(other.unwrap_or_default()), document().body())
        else {
            return;
        };
        let Ok(toast) = document().create_element("p") else { return };
        let rect = board.get_bounding_client_rect();
        toast.set_class_name(&format!("{class}{}", if is_welcome() { "" } else { " still" }));
        // Screen readers announce an element that is filled after it was added.
        if toast.set_attribute("role", "status").is_err() || body.append_child(&toast).is_err() {
            return;
        }
        let middle = (rect.left() + rect.width() / 2.0).min(viewport_width() - HALF).max(HALF);
        put(&toast, &[("left", middle), ("top", rect.top() + rect.height() * 0.6)]);
        request_animation_frame(move || {
            toast.set_text_content(Some(&words));
            make_room(&toast);
            set_timeout(move || toast.remove(), TOAST_TIME);
        });
    });
}

/// Moves a toast below existing ones that it would cover.
fn make_room(toast: &Element) {
    for earlier in all(".toast").iter().take_while(|other| *other != toast) {
        let (there, here) = (earlier.get_bounding_client_rect(), toast.get_bounding_client_rect());
        let is_beside = there.right() < here.left() || here.right() < there.left();
        let is_below = there.bottom() < here.top() || here.bottom() < there.top();
        if !is_beside && !is_below {
            put(toast, &[("top", there.bottom() + GAP)]);
        }
    }
}

/// Counts from the left neighbour, in seating order; a spectator counts all players.
fn place(seat: Seat, viewer: Option<Seat>, players: Players) -> usize {
    let first = viewer.map_or(Seat::new(0), |viewer| players.left_of(viewer));
    let mut sit = std::iter::successors(Some(first), |seat| Some(players.left_of(*seat)));
    sit.position(|other| other == seat).unwrap_or_default()
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn others_are_counted_from_the_left_neighbour() {
        let players = Players::new(4).expect("a table");
        let places = |viewer| [0, 1, 3].map(|seat| place(Seat::new(seat), viewer, players));
        assert_eq!(places(Some(Seat::new(2))), [1, 2, 0]);
        assert_eq!(places(None), [0, 1, 3]);
    }
}
