//! Statistics of the games of this browser.

mod book;
mod charts;
mod filters;
mod games;
mod groups;
mod keeping;
mod summary;
mod tables;
mod when;

use std::sync::Arc;

use leptos::prelude::*;
use sideboards_client::Clock;
use sideboards_client::place::Place;
use sideboards_client::statistics::{Numbers, Played, around_device};

use self::book::{Book, PastGames, Reading};
use self::charts::{distribution_chart, trend_chart};
use self::filters::{FilterState, Filters};
use self::games::Games;
use self::groups::group_tables;
use self::keeping::Keeping;
use self::summary::summary;
use self::tables::tables;
use crate::browser::Browser;
use crate::live::{live, part};
use crate::texts::later_texts;

/// The page of the statistics.
#[component]
pub(crate) fn StatisticsPage() -> impl IntoView {
    let t = later_texts();
    let book = Book::open();
    // Kept while games are deleted.
    let wish = FilterState::all();
    let shown = move || match book.reading() {
        Reading::Now { done, of } => {
            view! { <p role="status">{t.statistics_reading(done, of)}</p> }.into_any()
        }
        Reading::Done(known) if known.games.is_empty() => view! { <Empty /> }.into_any(),
        Reading::Done(known) => view! { <Shown book wish known /> }.into_any(),
    };
    view! {
        <article class="sheet statistics">
            <h1>{t.statistics_title()}</h1>
            <p class="aside">{t.statistics_lead()}</p>
            {part(shown)}
            {part(move || left_out(&book.reading()))}
            <Keeping book />
        </article>
    }
}

/// A way to have something to count.
#[component]
fn Empty() -> impl IntoView {
    let t = later_texts();
    view! {
        <p>{t.statistics_empty()}</p>
        <p class="buttons"><a class="button main" href=Place::NewGame.path()>{t.play()}</a></p>
    }
}

/// Everything about the games that are asked for.
#[component]
fn Shown(book: Book, wish: FilterState, known: Arc<PastGames>) -> impl IntoView {
    let t = later_texts();
    let (counted, drawn) = (Arc::clone(&known), Arc::clone(&known));
    let count = live(move || t.statistics_count(admitted(&counted, wish).len()));
    let numbers = move || {
        let games = admitted(&drawn, wish);
        let own: Vec<&Played> = games.iter().copied().filter(|game| game.own().is_some()).collect();
        let has_others =
            games.iter().any(|game| game.past.is_table()) || !around_device(games.iter().copied()).is_empty();
        let Some(numbers) = Numbers::of(&own) else {
            return (!has_others).then(|| view! { <p>{t.statistics_none()}</p> }).into_any();
        };
        view! {
            {summary(&numbers)}
            <div class="statistics-charts">{distribution_chart(&own)} {trend_chart(&own)}</div>
            {group_tables(&own)}
        }
        .into_any()
    };
    let names = Arc::clone(&known);
    view! {
        <Filters wish known=Arc::clone(&known) />
        <p class="statistics-count" role="status">{count}</p>
        {part(numbers)}
        {part(move || {
            let games = admitted(&names, wish);
            view! {
                {groups::people_table(&around_device(games.iter().copied()))}
                {tables(book, &games)}
            }
        })}
        <Games book wish known />
    }
}

/// Returns the games that are asked for, the oldest first.
fn admitted(known: &PastGames, wish: FilterState) -> Vec<&Played> {
    let (filter, now) = (wish.filter(), Browser.now());
    known.games.iter().filter(|game| filter.admits(game, now)).collect()
}

/// Explains which games are not counted.
fn left_out(reading: &Reading) -> impl IntoView + use<> {
    let t = later_texts();
    let Reading::Done(known) = reading else { return None };
    let shared = known.games.iter().filter(|game| game.own().is_none() && !game.past.is_table()).count();
    let reasons = [
        (shared, t.statistics_shared(shared)),
        (known.other_box, t.statistics_other_box(known.other_box)),
        (known.unreadable, t.statistics_unreadable(known.unreadable)),
    ];
    let reasons = reasons.into_iter().filter(|(count, _)| *count > 0);
    Some(reasons.map(|(_, reason)| view! { <p class="aside">{reason}</p> }).collect_view())
}
