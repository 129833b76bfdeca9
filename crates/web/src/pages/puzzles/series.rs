//! Training: one puzzle after the other, about as hard as the player is strong.

use leptos::prelude::*;
use sideboards_client::puzzles::{Address, Book, TrainingWish, Verdict, next};
use sideboards_puzzles::Entry;

use super::head::Head;
use super::opening::of_set;
use super::solving::{After, Named};
use super::state::{Desk, set};
use crate::browser::fresh_seed;
use crate::live::{live, part};
use crate::texts::later_texts;

/// How many puzzles pass before one may come again.
const APART: usize = 50;

/// Puzzles that fit a wish, without an end.
#[component]
pub(super) fn Training(desk: Desk, wish: TrainingWish) -> impl IntoView {
    let seen = StoredValue::new(Vec::new());
    let current = RwSignal::new(pick(desk, wish, seen));
    let note = RwSignal::new(String::new());
    part(move || {
        let t = later_texts();
        let Some(entry) = current.get() else {
            return super::told_instead(t.puzzles_none_left()).into_any();
        };
        let after = After {
            on_answer: (move |verdict| note.set(rate(desk, entry, verdict))).into(),
            notes: (move || live(move || note.get()).into_any()).into(),
            next: (
                (|| later_texts().puzzles_next()).into(),
                (move || current.set(pick(desk, wish, seen))).into(),
            ),
        };
        of_set(desk, entry, named(entry.number), Head::new(t.puzzles_training(), move || rating(desk)), after)
    })
}

fn pick(desk: Desk, wish: TrainingWish, seen: StoredValue<Vec<u32>>) -> Option<&'static Entry> {
    let find = |without: &[u32]| {
        let book = desk.book.get_untracked();
        let rating = u16::try_from(rating_of(&book)).unwrap_or_default();
        next(set().entries(), &book, &wish, rating, without, &fresh_seed())
    };
    let found = seen.with_value(|seen| find(&seen[seen.len().saturating_sub(APART)..]));
    // Where there are few, one comes again soon.
    let found = found.or_else(|| find(&[]))?;
    seen.update_value(|seen| seen.push(found.number));
    Some(found)
}

/// Names a puzzle of the set by its number.
pub(super) fn named(number: u32) -> Named {
    Named { address: Address::Number(number).to_string(), difficulty: None, share: None }
}

/// Notes an answer to a puzzle of the set, and says what becomes of the rating.
pub(super) fn rate(desk: Desk, entry: &Entry, verdict: Verdict) -> String {
    let t = later_texts();
    let before = desk.book.get_untracked();
    desk.change(|book| book.answer(entry.number, entry.difficulty, verdict));
    if before.answered(entry.number).is_some() {
        return t.puzzles_unrated();
    }
    let (before, now) = (rating_of(&before), desk.book.with_untracked(rating_of));
    let sign = if now < before { "−" } else { "+" };
    t.puzzles_rating_now(now, &format!("{sign}{}", now.abs_diff(before)))
}

/// Returns the player's rating as a whole number.
pub(super) fn rating_of(book: &Book) -> i32 {
    book.rating().rating.round() as i32
}

/// The player's rating, for the head of a page.
pub(super) fn rating(desk: Desk) -> AnyView {
    let t = later_texts();
    let number = live(move || desk.book.with(rating_of));
    view! {
        <p class="puzzle-rating"><span class="only-heard">{t.puzzles_your_rating()}": "</span>
            <svg viewBox="0 0 24 24" aria-hidden="true"><path d="M4 19h16M7 19v-6M12 19V5M17 19v-9" /></svg>
            <b>{number}</b>
        </p>
    }
    .into_any()
}
