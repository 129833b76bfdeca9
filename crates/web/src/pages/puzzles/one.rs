use leptos::prelude::*;
use sideboards_client::puzzles::{Address, DayShare, PuzzleOutcome, TrainingWish, number_of_day};
use sideboards_puzzles::Entry;
use sideboards_rules::Day;

use super::head::Head;
use super::opening::{of_set, opened};
use super::series::{named, rate, rating};
use super::solving::{After, Named};
use super::state::{Desk, set};
use super::words::kind_name;
use super::{nowhere, training_path};
use crate::browser::today;
use crate::live::{Current, Handler, live, part};
use crate::place::Way;
use crate::texts::later_texts;
use crate::words::day_words;

/// The puzzle that an address names.
#[component]
pub(super) fn One(desk: Desk, address: Address) -> impl IntoView {
    let t = later_texts();
    match address {
        Address::Number(number) => match set().entries().get(number as usize) {
            Some(entry) => numbered(desk, entry),
            None => nowhere().into_any(),
        },
        Address::Day(day) => match of_day(day) {
            Some(entry) => daily(desk, day, entry),
            None => nowhere().into_any(),
        },
        Address::Position(kind, ref record) => {
            let named = Named { address: address.to_string(), difficulty: None, share: None };
            let after = After {
                on_answer: (|_| ()).into(),
                notes: (move || t.puzzles_not_rated().into_any()).into(),
                next: to_training(),
            };
            let head = Head::new(t.puzzles_from_game(), move || rating(desk));
            opened(desk, kind, record.clone(), named, head, after)
        }
    }
}

/// Returns the puzzle of a day that has come; those of later days stay unseen.
pub(super) fn of_day(day: Day) -> Option<&'static Entry> {
    let entries = set().entries();
    let number = number_of_day(day, entries.len() as u32);
    (Day::FIRST..=today()).contains(&day).then(|| &entries[number as usize])
}

fn numbered(desk: Desk, entry: &'static Entry) -> AnyView {
    let t = later_texts();
    let note = RwSignal::new(String::new());
    let after = After {
        on_answer: (move |verdict| note.set(rate(desk, entry, verdict))).into(),
        notes: (move || live(move || note.get()).into_any()).into(),
        next: to_training(),
    };
    let head = Head::new(t.puzzles_number(entry.number), move || rating(desk));
    of_set(desk, entry, named(entry.number), head, after)
}

/// The puzzle of a day: the first answer on its day counts for the streak.
fn daily(desk: Desk, day: Day, entry: &'static Entry) -> AnyView {
    let t = later_texts();
    let note = RwSignal::new(String::new());
    let last = RwSignal::new(None);
    let on_answer = move |verdict| {
        note.set(rate(desk, entry, verdict));
        last.set(Some(PuzzleOutcome::from(verdict)));
        // After midnight it is a puzzle like others.
        if day == today() {
            desk.change(|book| book.days_mut().add(day, verdict.into()));
        }
    };
    let notes =
        move || view! { <p>{live(move || note.get())}</p>{part(move || streak(desk, day))} }.into_any();
    let share = move || share_text(desk, day, entry, last.get_untracked().unwrap_or(PuzzleOutcome::Wrong));
    let named = Named { address: Address::Day(day).to_string(), difficulty: None, share: Some(share.into()) };
    let after = After { on_answer: on_answer.into(), notes: notes.into(), next: to_training() };
    let title =
        if day == today() { t.puzzles_day() } else { format!("{} · {}", t.puzzles_day(), date(day)) };
    of_set(desk, entry, named, Head::new(title, move || rating(desk)), after)
}

/// Tells of days in a row, and when the next puzzle comes.
fn streak(desk: Desk, day: Day) -> Option<impl IntoView> {
    let t = later_texts();
    let days = desk.book.with(|book| book.days().streaks(today())).current;
    (day == today()).then(|| {
        let days = (days > 0).then(|| view! { <b class="puzzle-streak">{t.puzzles_streak(days)}</b>" " });
        view! { <p>{days}{t.puzzles_tomorrow()}</p> }
    })
}

/// Writes what friends may read who have the puzzle still before them: no card is in it. The first answer of its day stays.
fn share_text(desk: Desk, day: Day, entry: &Entry, last: PuzzleOutcome) -> String {
    let t = later_texts();
    let (outcome, streak) = desk
        .book
        .with_untracked(|book| (book.days().of(day).unwrap_or(last), book.days().streaks(today()).current));
    let share = DayShare::new(day, entry.kind, entry.difficulty, outcome, streak);
    let lines = [
        Some(format!("{} · {} · {}", t.title(), t.puzzles_day(), date(share.day))),
        Some(format!(
            "{} {} · {}",
            share.symbol,
            kind_name(t, share.kind),
            t.puzzles_difficulty(share.difficulty)
        )),
        (share.streak > 1 && day == today()).then(|| t.puzzles_streak(share.streak)),
    ];
    lines.into_iter().flatten().collect::<Vec<_>>().join("\n")
}

/// Formats a date in full.
pub(super) fn date(day: Day) -> String {
    day_words(day, &[("dateStyle", "long")])
}

/// What comes after a single puzzle.
fn to_training() -> (Current<String>, Handler) {
    let way: Way = expect_context();
    (
        (|| later_texts().puzzles_next()).into(),
        (move || way.go_to(&training_path(&TrainingWish::default()))).into(),
    )
}
