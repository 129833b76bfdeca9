use std::time::Duration;

use leptos::prelude::*;
use sideboards_client::codes;
use sideboards_client::history::Past;
use sideboards_client::puzzles::{Address, Mistake, Verdict, note_examined, to_examine};
use sideboards_puzzles::Kind;
use sideboards_rules::Record;
use wasm_bindgen::JsValue;

use super::head::Head;
use super::opening::opened;
use super::solving::{After, Named};
use super::state::Desk;
use crate::browser::{Browser, boxes, day_of, history, today};
use crate::live::part;
use crate::texts::later_texts;

/// One's own mistakes that have come back, one after the other.
#[component]
pub(super) fn OwnMistakes(desk: Desk) -> impl IntoView {
    let due = StoredValue::new(due(desk));
    let index = RwSignal::new(0);
    part(move || {
        let t = later_texts();
        let (at, count) = (index.get(), due.with_value(Vec::len));
        let Some((kind, code, record)) = due.with_value(|due| due.get(at).cloned()) else {
            return super::told_instead(t.puzzles_mistakes_done()).into_any();
        };
        let answer = move |verdict| {
            let is_right = verdict == Verdict::Right;
            desk.change_mistakes(|mistakes| mistakes.answer(&code, is_right, today()));
        };
        let after = After {
            on_answer: answer.into(),
            notes: (move || t.puzzles_not_rated().into_any()).into(),
            next: (
                (|| later_texts().puzzles_next()).into(),
                (move || index.update(|index| *index += 1)).into(),
            ),
        };
        let status = move || view! { <p><b>{format!("{}/{count}", at + 1)}</b></p> }.into_any();
        let address = Address::Position(kind, record.clone()).to_string();
        let named = Named { address, difficulty: None, share: None };
        opened(desk, kind, record, named, Head::new(t.puzzles_mistakes(), status), after)
    })
}

/// Returns the mistakes that come back by today, with the games up to them; those of boxes that are gone stay away.
fn due(desk: Desk) -> Vec<(Kind, String, Record)> {
    let read = |mistake: &Mistake| {
        let record = codes::record::read(&mistake.code, &boxes().all()).ok()?;
        Some((mistake.kind, mistake.code.clone(), record))
    };
    desk.mistakes.with_untracked(|mistakes| mistakes.due(today()).into_iter().filter_map(read).collect())
}

/// Looks for mistakes in the games that were finished since the last time, one at a time so that the page can be used meanwhile; the signal
/// tells whether it still looks.
pub(super) fn examine(desk: Desk) -> RwSignal<bool> {
    let games = to_examine(&Browser, history().all());
    let is_looking = RwSignal::new(!games.is_empty());
    step(desk, games.into(), is_looking);
    is_looking
}

fn step(desk: Desk, mut games: std::collections::VecDeque<Past>, is_looking: RwSignal<bool>) {
    set_timeout(
        move || {
            // The page may have been left; the rest is looked at next time.
            if is_looking.try_get_untracked() != Some(true) {
                return;
            }
            let Some(past) = games.pop_front() else { return is_looking.set(false) };
            if let Ok(record) = codes::record::read(&past.code, &boxes().all()) {
                let day = day_of(&js_sys::Date::new(&JsValue::from_f64(past.when as f64)));
                desk.change_mistakes(|mistakes| mistakes.add_game(&record, day));
            }
            note_examined(&Browser, &past);
            step(desk, games, is_looking);
        },
        Duration::from_millis(20),
    );
}
