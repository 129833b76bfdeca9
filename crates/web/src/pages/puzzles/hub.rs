use leptos::prelude::*;
use sideboards_client::puzzles::{Address, Book, PuzzleOutcome, RunMode};
use sideboards_rules::Seat;

use super::mistakes::examine;
use super::one::{date, of_day};
use super::series::rating_of;
use super::state::{Desk, set};
use super::training::TrainingChoice;
use super::words::{kind_name, outcome_name};
use super::{MISTAKES, path};
use crate::browser::today;
use crate::drawing::small_sideboard;
use crate::live::{live, part};
use crate::texts::later_texts;
use crate::words::columns_words;

/// All puzzles: the one of the day, runs, one's own mistakes, training.
#[component]
pub(super) fn Hub(desk: Desk) -> impl IntoView {
    let t = later_texts();
    let runs = RunMode::ALL.map(|mode| run_card(desk, mode)).into_iter().collect_view();
    view! {
        <article class="puzzles">
            <header class="puzzles-head">
                <div><h1>{t.puzzles_title()}</h1><p>{t.puzzles_lead()}</p></div>
                {rating_box(desk)}
            </header>
            <div class="puzzles-cards">
                {part(move || of_today(desk))}
                {runs}
                <OwnMistakesCard desk />
            </div>
            <TrainingChoice desk />
        </article>
    }
}

/// The rating with how sure it is, and how many were solved.
fn rating_box(desk: Desk) -> impl IntoView {
    let t = later_texts();
    let rating = live(move || desk.book.with(rating_of));
    let deviation =
        live(move || format!("± {}", desk.book.with(|book| 2 * book.rating().deviation.round() as i32)));
    let answered = live(move || {
        let (answered, right) = desk.book.with(Book::totals);
        (answered > 0).then(|| t.puzzles_answered(answered, right))
    });
    view! {
        <p class="puzzles-rating">
            <span>{t.puzzles_your_rating()}</span>
            <b>{rating}</b><i>{deviation}</i>
            <small>{answered}</small>
        </p>
    }
}

/// The puzzle of the day: its position, and how it went.
fn of_today(desk: Desk) -> Option<impl IntoView> {
    let t = later_texts();
    let day = today();
    let entry = of_day(day)?;
    let record = set().record(entry);
    let game = record.replay().expect("the set has games by the rules");
    let deck = record.content().deck();
    let faces: Vec<_> =
        game.sideboard(Seat::new(0)).cards().iter().map(|placed| deck.face(*placed)).collect();
    let picture = small_sideboard(&faces, columns_words(t, &faces));
    let (went, streaks) = desk.book.with(|book| (book.days().of(day), book.days().streaks(day)));
    let word = if went.is_some() { t.puzzles_day_again() } else { t.puzzles_day_solve() };
    let class = if went.is_some() { "button" } else { "button main" };
    let about = format!("{} · {}", kind_name(t, entry.kind), t.puzzles_difficulty(entry.difficulty.rating()));
    let went = went.map(|outcome: PuzzleOutcome| {
        view! { <b class=format!("puzzles-went {}", outcome_name(outcome))>{t.puzzles_day_went(outcome_name(outcome))}</b> }
    });
    let streak = (streaks.current > 0).then(|| t.puzzles_streak(streaks.current));
    let longest = (streaks.longest > streaks.current).then(|| t.puzzles_longest(streaks.longest));
    let streak = [streak, longest].into_iter().flatten().collect::<Vec<_>>().join(" · ");
    Some(view! {
        <section class="puzzles-card puzzles-day" aria-labelledby="puzzles-day">
            <div class="puzzles-picture">{picture}</div>
            <div class="puzzles-words">
                <h2 id="puzzles-day">{t.puzzles_day()}</h2>
                <p>{date(day)}</p>
                <p class="aside">{about}</p>
                {(!streak.is_empty()).then(|| view! { <p class="puzzle-streak">{streak.clone()}</p> })}
                <p class="buttons"><a class=class href=path(&Address::Day(day).to_string())>{word}</a>{went}</p>
            </div>
        </section>
    })
}

fn run_card(desk: Desk, mode: RunMode) -> impl IntoView {
    let t = later_texts();
    let name = mode.name();
    let best = live(move || {
        let best = desk.book.with(|book| book.best_run(mode));
        (best > 0).then(|| t.puzzles_best_run(best))
    });
    let picture = match mode {
        RunMode::ThreeMinutes => "M9 2h6M12 2v3M12 13V9M19 13a7 7 0 1 1-14 0 7 7 0 0 1 14 0z",
        RunMode::ThreeLives => {
            "M12 20S4 14.500 4 9a4.300 4.300 0 0 1 8-2 4.300 4.300 0 0 1 8 2c0 5.500-8 11-8 11z"
        }
    };
    view! {
        <a class=format!("puzzles-card puzzles-mode {name}") href=path(name)>
            <svg viewBox="0 0 24 24" aria-hidden="true"><path d=picture /></svg>
            <h2>{t.puzzles_mode(name)}</h2>
            <p>{t.puzzles_mode_text(name)}</p>
            <b>{best}</b>
        </a>
    }
}

/// One's own mistakes, and when they come back.
#[component]
fn OwnMistakesCard(desk: Desk) -> impl IntoView {
    let is_looking = examine(desk);
    part(move || {
        let t = later_texts();
        let (due, next) = desk.mistakes.with(|mistakes| (mistakes.due(today()).len(), mistakes.next_day()));
        let state = match next {
            _ if due > 0 => t.puzzles_mistakes_due(due),
            Some(day) => t.puzzles_mistakes_later(&date(day)),
            None if is_looking.get() => t.puzzles_looking(),
            None => t.puzzles_mistakes_none(),
        };
        let inside = view! {
            <svg viewBox="0 0 24 24" aria-hidden="true"><path d="M4 12a8 8 0 1 0 2.500-5.800M4 4v4.500h4.500M12 8v4.500l3 2" /></svg>
            <h2>{t.puzzles_mistakes()}</h2>
            <p>{t.puzzles_mistakes_text()}</p>
            <b>{state}</b>
        };
        if due > 0 {
            view! { <a class="puzzles-card puzzles-mode mistakes" href=path(MISTAKES)>{inside}</a> }
                .into_any()
        } else {
            view! { <section class="puzzles-card puzzles-mode mistakes">{inside}</section> }.into_any()
        }
    })
}
