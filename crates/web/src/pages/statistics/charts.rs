use leptos::prelude::*;
use sideboards_client::statistics::{Played, TrendPoint, distribution, trend};

use super::when::{day, short_days};
use crate::charts::{Bar, Bars, Line, Lines};
use crate::texts::later_texts;

/// How many games ended with how many points.
pub(super) fn distribution_chart(games: &[&Played]) -> impl IntoView + use<> {
    let t = later_texts();
    let bars = distribution(games).into_iter().map(|bucket| Bar {
        label: format!("{}–{}", bucket.from, bucket.to),
        value: bucket.games as f64,
        is_marked: false,
    });
    view! { <Bars title=t.statistics_distribution() of=t.statistics_points() counts=t.statistics_games() bars=bars.collect() /> }
}

/// How the points change over time; a single game has no trend.
pub(super) fn trend_chart(games: &[&Played]) -> impl IntoView + use<> {
    let t = later_texts();
    let moments = trend(games);
    let labels = short_days(&moments.iter().map(|moment| moment.when).collect::<Vec<u64>>());
    let row = |moment: &TrendPoint| t.statistics_game_of(moment.number, &day(moment.when));
    let rows: Vec<String> = moments.iter().map(row).collect();
    let values = moments.iter().map(|moment| moment.mean).collect();
    let lines = vec![Line { name: t.statistics_mean(), values }];
    (moments.len() > 1)
        .then(|| view! { <Lines title=t.statistics_trend() of=t.statistics_game() labels rows lines /> })
}
