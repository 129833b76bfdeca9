//! The days that count, one after the other: points, share of the possible, distance to the master.

use leptos::prelude::*;
use sideboards_client::daily::{SeriesDay, Yardstick, mean_share, missing, series};
use sideboards_client::thinking::Question;
use sideboards_rules::Day;

use super::calendar;
use super::keeping::{Daily, points_of, thought_game};
use crate::charts::{Bar, Bars, Line, Lines};
use crate::choices::Choices;
use crate::live::{Handler, When, live, memo, part};
use crate::texts::later_texts;
use crate::thinking::Thinker;
use crate::words::day_words;

/// What the chart shows.
#[derive(Clone, Copy, PartialEq)]
enum Shown {
    Points,
    Share,
    Lead,
}

/// How far the days are that were played before their yardsticks were kept.
#[derive(Clone, Copy, PartialEq)]
enum Work {
    Idle,
    /// A day is being worked out.
    At(Day),
    Failed,
}

/// The chart; a single day is none.
#[component]
pub(super) fn OverDays(daily: Daily) -> impl IntoView {
    let t = later_texts();
    let (shown, work) = (RwSignal::new(Shown::Points), RwSignal::new(Work::Idle));
    let days = memo(move || days(daily));
    let has_days = memo(move || days.get().len() > 1);
    let options = vec![
        (Shown::Points, t.daily_chart_points()),
        (Shown::Share, t.daily_over_share()),
        (Shown::Lead, t.daily_over_lead()),
    ];
    let mean =
        live(move || days.with(|days| mean_share(days)).map(|share| t.daily_over_mean(share.round() as i64)));
    let choices = StoredValue::new(options);
    view! {
        <When is=has_days>
            <section class="daily-part daily-over">
                <h2>{t.daily_over()}</h2>
                <Choices legend=t.daily_over_shows() name="over" options=choices.get_value() chosen=move || shown.get() on_change=move |chosen| shown.set(chosen) quiet=true />
                <p class="daily-mean">{mean}</p>
                {part(move || days.with(|days| chart(days, shown.get())))}
                <Missing days work on_ask=move || work_out(daily, work) on_stop=move || work.set(Work::Idle) />
                <p class="aside">{t.daily_over_text()}</p>
            </section>
        </When>
    }
}

/// Offers to work out the days whose yardsticks are not known, one at a time.
#[component]
fn Missing(
    #[prop(into)] days: Signal<Vec<SeriesDay>>,
    #[prop(into)] work: Signal<Work>,
    #[prop(into)] on_ask: Handler,
    #[prop(into)] on_stop: Handler,
) -> impl IntoView {
    let t = later_texts();
    let left = live(move || days.with(|days| missing(days).len()));
    let is_busy = live(move || matches!(work.get(), Work::At(_)));
    let is_offered = live(move || left.get() > 0 && !is_busy.get());
    let said = live(move || match work.get() {
        Work::Idle => String::new(),
        Work::At(day) => t.daily_over_working(&calendar::date_words(day)),
        Work::Failed => t.daily_failed(),
    });
    view! {
        <p role="status">{said}</p>
        <p class="buttons">
            <When is=is_offered>
                <button class="daily-work-out" on:click={
                    let on_ask = on_ask.clone();
                    move |_| on_ask.run()
                }>{live(move || t.daily_over_work_out(left.get()))}</button>
            </When>
            <When is=is_busy>
                <button on:click={
                    let on_stop = on_stop.clone();
                    move |_| on_stop.run()
                }>{t.daily_over_stop()}</button>
            </When>
        </p>
    }
}

fn days(daily: Daily) -> Vec<SeriesDay> {
    daily.diary.with(|diary| daily.yardsticks.with(|known| series(diary, known)))
}

/// Asks for what is missing of the newest day, keeps it, and goes on until nothing is missing or the player has had enough.
fn work_out(daily: Daily, work: RwSignal<Work>) {
    let next = untrack(|| days(daily).into_iter().rev().find(|day| !day.yardstick.is_whole()));
    let Some(SeriesDay { day, yardstick, .. }) = next else { return work.set(Work::Idle) };
    work.set(Work::At(day));
    let record = day.record().to_string();
    let is_best = yardstick.best.is_none();
    let question = if is_best { Question::Hindsight { record } } else { Question::Master { record } };
    let hear = move |answer: Option<String>| {
        let points = thought_game(answer).as_ref().and_then(points_of);
        let known = if is_best {
            Yardstick { best: points, master: None }
        } else {
            Yardstick { best: None, master: points }
        };
        daily.note(day, known);
        match work.try_get_untracked() {
            Some(Work::At(_)) if points.is_none() => work.set(Work::Failed),
            Some(Work::At(_)) => work_out(daily, work),
            Some(Work::Idle | Work::Failed) | None => {}
        }
    };
    daily.thinker.with_value(|thinker: &Thinker| thinker.ask(question, hear));
}

fn chart(days: &[SeriesDay], shown: Shown) -> Option<AnyView> {
    let t = later_texts();
    match shown {
        Shown::Points => Some(points_chart(days)),
        Shown::Share => {
            let (days, values) = known(days, SeriesDay::share)?;
            let lines = vec![Line { name: t.daily_over_percent(), values }];
            Some(lines_chart(t.daily_over_share(), &days, lines))
        }
        Shown::Lead => {
            let (days, values) = known(days, |day| day.lead().map(f64::from))?;
            let bars = short_days(&days).into_iter().zip(values);
            let bars = bars.map(|(label, value)| Bar { label, value, is_marked: false }).collect();
            Some(view! { <Bars title=t.daily_over_lead() of=t.daily_over_day() counts=t.daily_chart_points() bars /> }.into_any())
        }
    }
}

/// The own points, and what was possible and a master reached on the days where that is known.
fn points_chart(days: &[SeriesDay]) -> AnyView {
    let t = later_texts();
    let values = |of: fn(&SeriesDay) -> Option<u16>| -> Vec<f64> {
        days.iter().map(|day| of(day).map_or(f64::NAN, f64::from)).collect()
    };
    let lines = [
        Line { name: t.you(), values: values(|day| Some(day.points)) },
        Line { name: t.daily_hindsight(), values: values(|day| day.yardstick.best) },
        Line { name: t.daily_master(), values: values(|day| day.yardstick.master) },
    ];
    let lines = lines.into_iter().filter(|line| line.values.iter().any(|value| value.is_finite()));
    lines_chart(t.daily_chart_points(), days, lines.collect())
}

fn lines_chart(title: String, days: &[SeriesDay], lines: Vec<Line>) -> AnyView {
    let rows: Vec<String> = days.iter().map(|day| calendar::date_words(day.day)).collect();
    view! { <Lines title of=later_texts().daily_over_day() labels=short_days(days) rows lines /> }.into_any()
}

/// Returns the days of which a value is known, and the values; nothing if there are none.
fn known(days: &[SeriesDay], of: impl Fn(&SeriesDay) -> Option<f64>) -> Option<(Vec<SeriesDay>, Vec<f64>)> {
    let known: (Vec<SeriesDay>, Vec<f64>) = days.iter().filter_map(|day| Some((*day, of(day)?))).unzip();
    (!known.0.is_empty()).then_some(known)
}

/// Writes days so short that they fit under a chart.
fn short_days(days: &[SeriesDay]) -> Vec<String> {
    days.iter().map(|day| day_words(day.day, &[("day", "numeric"), ("month", "numeric")])).collect()
}
