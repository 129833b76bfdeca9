use leptos::prelude::*;
use sideboards_client::daily::{self, State};
use sideboards_client::place::Place;
use sideboards_rules::{Points, Rating};

use super::compare::DayComparison;
use super::keeping::Daily;
use super::share::DailyShare;
use super::standing::{DayStanding, Streak};
use crate::browser::{Browser, fresh_seed};
use crate::live::{Handler, live, part};
use crate::texts::later_texts;

/// The result of a day that was played before.
#[component]
pub(super) fn DayVerdict(daily: Daily) -> impl IntoView {
    let t = later_texts();
    let points = daily.diary.with_untracked(|diary| diary.of(daily.day).map(|entry| entry.points));
    points.map(|points| {
        view! {
            <div class="verdict">
                <h2>{t.rating(Rating::of(Points(points)).step())}</h2>
                <p>{t.rating_points(points)}</p>
            </div>
        }
    })
}

/// Everything that comes after the game.
#[component]
pub(super) fn Done(
    daily: Daily,
    /// The game that was just played, or the one of an earlier visit.
    code: String,
    #[prop(into)] practise: Handler,
) -> impl IntoView {
    let t = later_texts();
    let replay = format!("{}#{code}", Place::Replay.path());
    let state = live(move || state_words(daily));
    view! {
        <section class="daily-part" aria-label=t.daily_table_title()>
            <h2>{t.daily_table_title()}</h2>
            <p role="status">{state}</p>
            {part(move || daily.table.get().map(|table| view! { <DayStanding table /> }))}
        </section>
        <DayComparison daily />
        <section class="daily-part">
            <p class="buttons">
                <button class="main" on:click=move |_| practise.run()>{t.daily_practise()}</button>
                <a class="button" href=replay>{t.after_replay()}</a>
            </p>
            <p class="aside">{t.daily_practise_text()}</p>
        </section>
        <Streak daily />
        <DailyShare daily />
    }
}

/// Says where the result is: sent, waiting or not accepted.
fn state_words(daily: Daily) -> String {
    let t = later_texts();
    let is_away = daily.is_away.get();
    let state = daily.entry().map(|entry| entry.state);
    let has_table = daily.table.with(Option::is_some);
    match state {
        Some(State::Waiting) if daily::key(&Browser, fresh_seed).is_none() => t.daily_not_kept(),
        Some(State::Waiting) if is_away => t.daily_waiting(),
        Some(State::Waiting) | None => t.daily_sending(),
        Some(State::Refused) => t.daily_refused(),
        Some(State::Afterwards) => t.daily_afterwards(),
        Some(State::Sent) if is_away && !has_table => t.daily_table_away(),
        Some(State::Sent) => t.daily_sent(),
    }
}
