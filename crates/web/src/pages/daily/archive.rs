use leptos::prelude::*;
use sideboards_client::daily::State;
use sideboards_rules::Day;

use super::calendar::{self, Month};
use super::keeping::Daily;
use crate::live::{live, part};
use crate::texts::later_texts;

/// All days since the first, a month at a time.
#[component]
pub(super) fn DayArchive(daily: Daily) -> impl IntoView {
    let t = later_texts();
    let (first, last) = (Month::of(Day::FIRST), Month::of(daily.today));
    let month = RwSignal::new(Month::of(daily.day));
    let turn = move |months| month.update(|month| *month = month.plus(months).clamp(first, last));
    let heads = calendar::weekdays().into_iter().map(|day| view! { <span>{day}</span> }).collect_view();
    view! {
        <section class="daily-part daily-archive">
            <h2>{t.daily_archive()}</h2>
            <div class="daily-months">
                <button on:click=move |_| turn(-1) disabled=live(move || month.get() == first) aria-label=t.daily_month_before()>"‹"</button>
                <p role="status">{live(move || calendar::month_words(month.get().first()))}</p>
                <button on:click=move |_| turn(1) disabled=live(move || month.get() == last) aria-label=t.daily_month_after()>"›"</button>
            </div>
            <div class="daily-weekdays" aria-hidden="true">{heads}</div>
            {part(move || days(daily, month.get()))}
        </section>
    }
}

fn days(daily: Daily, month: Month) -> impl IntoView {
    let before = (0..month.days_before()).map(|_| view! { <li aria-hidden="true"></li> });
    let days = month.days().map(move |day| view! { <li>{of_day(daily, day)}</li> });
    view! { <ul class="daily-days">{before.collect_view()}{days.collect_view()}</ul> }
}

/// A day with its points; one that has no deal is just a number.
fn of_day(daily: Daily, day: Day) -> AnyView {
    let t = later_texts();
    let number = day.date().2;
    if !(Day::FIRST..=daily.today).contains(&day) {
        return view! { <span>{number}</span> }.into_any();
    }
    let entry = daily.diary.with(|diary| diary.of(day).map(|entry| (entry.points, entry.state)));
    let (points, class) = match entry {
        Some((points, State::Afterwards)) => (Some(points), "afterwards"),
        Some((points, _)) => (Some(points), "counted"),
        None => (None, "open"),
    };
    let words = points.map_or_else(|| t.daily_not_played(), |points| t.points_count(points));
    let label = t.labelled(&calendar::date_words(day), &words);
    let is_here = (day == daily.day).then_some("page");
    view! {
        <a class=class href=calendar::path(day) aria-current=is_here>
            <span aria-hidden="true">{number}</span><b aria-hidden="true">{points}</b><span class="only-heard">{label}</span>
        </a>
    }
    .into_any()
}
