use leptos::prelude::*;
use sideboards_client::place::Place;
use sideboards_rules::{Day, GoalKind};

use super::super::name_field::{NameField, last_name};
use super::calendar::date_words;
use super::keeping::Daily;
use super::standing::Streak;
use crate::drawing::goal_picture;
use crate::live::{Handler, When, live};
use crate::texts::later_texts;
use crate::words::{goal_says, goal_title};

/// Which day it is, and the way to today.
#[component]
pub(super) fn Heading(daily: Daily) -> impl IntoView {
    let t = later_texts();
    let is_past = daily.day != daily.today;
    view! {
        <header class="daily-head">
            <h1>{t.daily_title()}</h1>
            <p>{date_words(daily.day)}</p>
            {is_past.then(|| view! { <a class="button" href=Place::Daily.path()>{t.daily_to_today()}</a> })}
        </header>
    }
}

/// What comes, before the first card is seen.
#[component]
pub(super) fn Intro(daily: Daily, #[prop(into)] begin: Handler) -> impl IntoView {
    let t = later_texts();
    let is_today = daily.day == daily.today;
    let (text, word) = if is_today {
        (t.daily_rules(), t.daily_begin())
    } else {
        (t.daily_day_is_over(), t.daily_play_afterwards())
    };
    view! {
        {is_today.then(|| view! { <p>{t.daily_lead()}</p> })}
        <TodaysGoals day=daily.day />
        <p>{text}</p>
        {is_today.then(|| view! {
            <div class="daily-name"><NameField value=last_name() /><p class="aside">{t.daily_name_text()}</p></div>
        })}
        <div class="start"><button class="main large" on:click=move |_| begin.run()>{word}</button></div>
        <When is=live(move || daily.diary.with(|diary| diary.streaks(daily.today).played > 0))><Streak daily /></When>
    }
}

/// The goals, which tell nothing of the cards.
#[component]
fn TodaysGoals(day: Day) -> impl IntoView {
    let t = later_texts();
    let record = day.record();
    let goals = GoalKind::ALL.map(|kind| {
        let goal = record.content().goal(record.setup().goals().of(kind));
        view! { <li>{goal_picture(goal)}<b>{goal_title(t, goal)}</b><span>{goal_says(t, goal)}</span></li> }
    });
    view! { <ul class="daily-goals">{goals.into_iter().collect_view()}</ul> }
}
