//! Movement that explains: cards travel to their new places, new combinations draw themselves, and points go to
//! their goals.
//!
//! The table is changed and usable at once; only pictures move. With reduced motion only the change is shown. Any
//! input finishes running animations.

mod animation;
mod cards;
mod combinations;
mod numbers;
mod reveal;
mod toast;

use std::cell::RefCell;

use leptos::prelude::*;
use sideboards_client::local::News;
use sideboards_client::pace;
use sideboards_client::sound::{Around, heard};
use sideboards_rules::CardId;
use web_sys::Element;

pub(crate) use self::cards::{glide, turn};
pub(crate) use self::toast::{toast, toast_sign};
use crate::sound;

/// A change of the table.
#[derive(Default)]
pub(crate) struct Occasion {
    pub(crate) news: Option<News>,
    /// The cards just drawn: they come from the pile.
    pub(crate) drawn: Vec<CardId>,
    /// Whether a waiting or inattentive player is called back.
    pub(crate) is_called: bool,
}

/// The state before the table changed.
struct Before {
    cards: Vec<cards::Was>,
    boards: reveal::Boards,
    points: combinations::Points,
    numbers: numbers::Numbers,
}

thread_local! {
    /// Changes within one frame are shown together: a card that counts at once is laid, and ends the round.
    static PENDING: RefCell<Option<(Before, Vec<Occasion>)>> = const { RefCell::new(None) };
}

/// Changes the table, and shows and sounds the changes.
pub(crate) fn explain(occasion: Occasion, change: impl FnOnce()) {
    prepare(occasion);
    change();
}

fn prepare(occasion: Occasion) {
    // A hidden page gets no frames.
    if document().hidden() {
        return sound::play(heard(occasion.news.as_ref(), around(&occasion, 0, 0)));
    }
    let is_first = PENDING.with_borrow_mut(|pending| {
        let (_, occasions) = pending.get_or_insert_with(|| (look(), Vec::new()));
        occasions.push(occasion);
        occasions.len() == 1
    });
    if is_first {
        request_animation_frame(|| {
            if let Some((before, occasions)) = PENDING.take() {
                show(before, &occasions);
            }
        });
    }
}

fn look() -> Before {
    Before {
        cards: cards::positions(),
        boards: reveal::boards(),
        points: combinations::points(),
        numbers: numbers::Numbers::read(),
    }
}

fn show(before: Before, occasions: &[Occasion]) {
    // Behind a curtain nothing moves: cards on their way would reveal a hand.
    let is_open = !all(".table, .tv-table").is_empty();
    let made = if is_open { combinations::made(&before.cards) } else { Vec::new() };
    let is_round = occasions.iter().any(|occasion| occasion.news == Some(News::NextRound));
    // Around one device everybody looks at all sideboards, and nothing else is there to move.
    let together = reveal::together();
    let revealed = if !is_round {
        Vec::new()
    } else if is_open {
        reveal::revealed(&before.boards)
    } else {
        reveal::newest(&together)
    };
    let cues = occasions
        .iter()
        .flat_map(|occasion| heard(occasion.news.as_ref(), around(occasion, made.len(), revealed.len())));
    sound::play(cues.collect());
    if !(is_open || is_round && !together.is_empty()) || !is_welcome() {
        return;
    }
    animation::skip_when_the_player_acts();
    reveal::show(&revealed);
    if !is_open {
        return reveal::then_count(&together);
    }
    let drawn: Vec<String> =
        occasions.iter().flat_map(|occasion| &occasion.drawn).map(|card| card.index().to_string()).collect();
    cards::show(before.cards, &drawn, pace::reveal(revealed.len()));
    combinations::show(&made, &before.points, &before.numbers);
}

fn around(occasion: &Occasion, made: usize, others: usize) -> Around {
    Around { made, others, is_called: occasion.is_called }
}

/// Returns whether motion is wanted.
fn is_welcome() -> bool {
    let query = window().match_media("(prefers-reduced-motion: reduce)");
    !query.ok().flatten().is_some_and(|query| query.matches())
}

/// Finds elements.
fn all(selector: &str) -> Vec<Element> {
    let Ok(found) = document().query_selector_all(selector) else { return Vec::new() };
    (0..found.length())
        .filter_map(|index| found.get(index).map(wasm_bindgen::JsCast::unchecked_into))
        .collect()
}
