//! Puzzles with proven answers: of the day, for training, in runs, and one's own mistakes.

mod choices;
mod explained;
mod fresh;
mod head;
mod hub;
mod mistakes;
mod one;
mod opening;
mod run;
mod run_result;
mod series;
mod solving;
mod state;
mod task;
mod training;
mod words;

use leptos::prelude::*;
use sideboards_client::place::Place;
use sideboards_client::puzzles::{Address, RunMode, TrainingWish};
use sideboards_puzzles::Kind;

use self::fresh::Fresh;
use self::hub::Hub;
use self::mistakes::OwnMistakes;
use self::one::One;
use self::run::RunOf;
use self::series::Training;
use self::state::Desk;
use crate::browser::boxes;
use crate::live::live;
use crate::place;
use crate::texts::later_texts;

/// What the address asks for, after the question mark.
enum Asked {
    Everything,
    Training(TrainingWish),
    Run(RunMode),
    Mistakes,
    Fresh(Kind),
    One(Address),
    Nonsense,
}

/// The words of an address that are no puzzle.
const TRAINING: &str = "training";
const MISTAKES: &str = "mistakes";
const FRESH: &str = "fresh.";

impl Asked {
    fn read(query: &str) -> Self {
        if let Some(mode) = RunMode::ALL.into_iter().find(|mode| mode.name() == query) {
            return Self::Run(mode);
        }
        if let Some(kind) = query.strip_prefix(FRESH) {
            return kind.parse().map_or(Self::Nonsense, Self::Fresh);
        }
        match query {
            "" => Self::Everything,
            MISTAKES => Self::Mistakes,
            _ => match query.strip_prefix(TRAINING) {
                Some(wish) => wish.parse().map_or(Self::Nonsense, Self::Training),
                None => Address::read(query, &boxes().all()).map_or(Self::Nonsense, Self::One),
            },
        }
    }
}

/// Returns the path of training; the wish follows after a dot.
fn training_path(wish: &TrainingWish) -> String {
    path(&format!("{TRAINING}.{wish}"))
}

/// Returns the path of new puzzles of a kind.
fn fresh_path(kind: Kind) -> String {
    path(&format!("{FRESH}{kind}"))
}

/// Returns the path of the player's own mistakes.
pub(super) fn own_mistakes_path() -> String {
    path(MISTAKES)
}

/// Returns the path of what an address asks for.
fn path(asked: &str) -> String {
    format!("{}?{}", Place::Puzzles.path(), asked.trim_end_matches('.'))
}

/// The page of puzzles; the address says what of it.
#[component]
pub(crate) fn PuzzlesPage() -> impl IntoView {
    let desk = Desk::begin();
    let page = match Asked::read(&place::query()) {
        Asked::Everything => view! { <Hub desk /> }.into_any(),
        Asked::Training(wish) => view! { <Training desk wish /> }.into_any(),
        Asked::Run(mode) => view! { <RunOf desk mode /> }.into_any(),
        Asked::Mistakes => view! { <OwnMistakes desk /> }.into_any(),
        Asked::Fresh(kind) => view! { <Fresh desk kind /> }.into_any(),
        Asked::One(address) => view! { <One desk address /> }.into_any(),
        Asked::Nonsense => nowhere().into_any(),
    };
    view! {
        <p class="only-heard" role="status" aria-live="polite">{live(move || desk.heard.get())}</p>
        {page}
    }
}

/// For addresses that name no puzzle.
fn nowhere() -> impl IntoView {
    told_instead(later_texts().puzzles_nonsense())
}

/// A page with a sentence, and the way back.
fn told_instead(words: String) -> impl IntoView {
    let t = later_texts();
    view! {
        <article class="sheet">
            <h1>{t.puzzles_title()}</h1>
            <p>{words}</p>
            <p class="buttons"><a class="button main" href=Place::Puzzles.path()>{t.puzzles_all()}</a></p>
        </article>
    }
}
