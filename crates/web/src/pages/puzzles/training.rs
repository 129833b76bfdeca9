use leptos::prelude::*;
use sideboards_client::puzzles::{PuzzleOutcome, TrainingLevel, TrainingWish};
use sideboards_puzzles::{Idea, Kind};
use sideboards_rules::GoalKind;

use super::state::{Desk, set};
use super::{fresh_path, training_path};
use crate::choices::Choices;
use crate::live::part;
use crate::texts::later_texts;
use crate::words::kind_word;

/// Which puzzles to train with: any, or those of a kind or theme, of a level, about a goal.
#[component]
pub(super) fn TrainingChoice(desk: Desk) -> impl IntoView {
    let t = later_texts();
    let wish = RwSignal::new(TrainingWish::default());
    let levels = [None].into_iter().chain(TrainingLevel::ALL.map(Some));
    let levels =
        levels.map(|level| (level, t.puzzles_level_name(level.map_or("any", TrainingLevel::name)))).collect();
    let goals = [None].into_iter().chain(GoalKind::ALL.map(Some));
    let goals = goals
        .map(|goal| (goal, goal.map_or_else(|| t.puzzles_any_goal(), |goal| kind_word(t, goal))))
        .collect();
    let kinds = move || {
        let tile = |kind: Kind| {
            let wish = TrainingWish { kind: Some(kind), ..wish.get() };
            let name = kind.to_string();
            tile(desk, wish, t.puzzles_kind(&name), Some(t.puzzles_kind_text(&name)))
        };
        Kind::ALL.map(tile).into_iter().collect_view()
    };
    let themes = move || {
        let tile = |idea: Idea| {
            let wish = TrainingWish { idea: Some(idea), ..wish.get() };
            tile(desk, wish, t.puzzles_idea(&idea.to_string()), None)
        };
        Idea::ALL.map(tile).into_iter().collect_view()
    };
    view! {
        <section class="puzzles-training" aria-labelledby="puzzles-training">
            <div class="puzzles-start">
                <div><h2 id="puzzles-training">{t.puzzles_training()}</h2><p class="aside">{t.puzzles_training_text()}</p></div>
                {part(move || view! { <a class="button main large" href=training_path(&wish.get())>{t.puzzles_train()}</a> })}
            </div>
            <div class="puzzles-wishes">
                <Choices legend=t.puzzles_level() name="puzzle-level" options=levels chosen=move || wish.get().level on_change=move |level| wish.update(|wish| wish.level = level) />
                <Choices legend=t.puzzles_goal() name="puzzle-goal" options=goals chosen=move || wish.get().goal on_change=move |goal| wish.update(|wish| wish.goal = goal) />
            </div>
            <h3 id="puzzles-kinds">{t.puzzles_by_kind()}</h3>
            <nav class="puzzles-tiles kinds" aria-labelledby="puzzles-kinds">{part(kinds)}</nav>
            <h3 id="puzzles-themes">{t.puzzles_by_theme()}</h3>
            <nav class="puzzles-tiles" aria-labelledby="puzzles-themes">{part(themes)}</nav>
            <h3 id="puzzles-fresh">{t.puzzles_fresh()}</h3>
            <p class="aside">{t.puzzles_fresh_text()}</p>
            <nav class="puzzles-tiles kinds" aria-labelledby="puzzles-fresh">{Kind::ALL.map(fresh_tile).into_iter().collect_view()}</nav>
        </section>
    }
}

/// A link to training, with how far one is; without puzzles it leads nowhere.
fn tile(desk: Desk, wish: TrainingWish, title: String, text: Option<String>) -> AnyView {
    let t = later_texts();
    let fitting = set().entries().iter().filter(|entry| wish.fits(entry));
    let (count, solved) = desk.book.with(|book| {
        fitting.fold((0, 0), |(count, solved), entry| {
            let is_solved =
                book.answered(entry.number).is_some_and(|answered| answered.last == PuzzleOutcome::Right);
            (count + 1, solved + usize::from(is_solved))
        })
    });
    let href = (count > 0).then(|| training_path(&wish));
    let share = if count > 0 { 100.0 * solved as f64 / f64::from(count) } else { 0.0 };
    let inside = view! {
        <b>{title}</b>
        {text.map(|text| view! { <span>{text}</span> })}
        <small>{t.puzzles_solved_of(solved, count)}</small>
        <svg class="puzzles-share" viewBox="0 0 100 4" preserveAspectRatio="none" aria-hidden="true"><rect class="track" width="100" height="4" /><rect class="done" width=share height="4" /></svg>
    };
    view! { <a class="puzzles-tile" href=href class:empty=count == 0>{inside}</a> }.into_any()
}

/// A link to puzzles of a kind that are made now.
fn fresh_tile(kind: Kind) -> AnyView {
    let name = later_texts().puzzles_kind(&kind.to_string());
    view! { <a class="puzzles-tile" href=fresh_path(kind)><b>{name}</b></a> }.into_any()
}
