use leptos::prelude::*;
use sideboards_client::statistics::{Numbers, Played};

use super::when::day;
use crate::texts::later_texts;

/// The numbers that say most.
pub(super) fn summary(numbers: &Numbers) -> impl IntoView + use<> {
    let t = later_texts();
    let plain = |label: String, value: String| {
        view! { <div><dt>{label}</dt><dd><b>{value}</b></dd></div> }
    };
    // Where it came from can be seen again.
    let game = |label: String, game: &Played| {
        let when = day(game.past.when);
        view! {
            <div>
                <dt>{label}</dt>
                <dd><b>{game.points().to_string()}</b><a href=game.replay() aria-label=t.statistics_replay_of(&when)>{when.clone()}</a></dd>
            </div>
        }
    };
    let won = numbers.percent_won().map(|percent| {
        view! {
            <div>
                <dt>{t.statistics_won()}</dt>
                <dd><b>{t.statistics_percent(percent)}</b><span>{t.statistics_wins_of(numbers.wins, numbers.contests)}</span></dd>
            </div>
        }
    });
    view! {
        <dl class="statistics-numbers">
            {plain(t.statistics_games(), numbers.games.to_string())}
            {won}
            {plain(t.statistics_mean(), t.chart_decimal(numbers.mean))}
            {plain(t.statistics_median(), t.chart_decimal(numbers.median))}
            {plain(t.statistics_spread(), t.statistics_around(numbers.spread))}
            {game(t.statistics_best(), numbers.best)}
            {game(t.statistics_worst(), numbers.worst)}
        </dl>
    }
}
