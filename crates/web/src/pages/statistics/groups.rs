use leptos::prelude::*;
use sideboards_client::statistics::{
    AroundDevice, Group, Numbers, Played, PlayedGoal, by_bot, by_goal, by_origin, by_players,
};

use super::filters::{goal_words, origin_word};
use crate::drawing::goal_picture;
use crate::texts::{LaterTexts, later_texts};
use crate::words::level_word;

/// A row of a table: what is counted, a bar of the average with a mark for the best, and all numbers.
struct Row {
    name: AnyView,
    mean: f64,
    best: u16,
    numbers: Vec<String>,
}

/// The games by what they have in common.
pub(super) fn group_tables(games: &[&Played]) -> impl IntoView + use<> {
    let t = later_texts();
    let goals = rows(&by_goal(games), |goal| goal_name(t, goal), true);
    let bots = rows(&by_bot(games), |level| level_word(t, *level).into_any(), true);
    let players = rows(&by_players(games), |count| t.statistics_players_count(*count).into_any(), false);
    let origins = rows(&by_origin(games), |origin| origin_word(t, *origin).into_any(), false);
    view! {
        <p class="aside">{t.statistics_bars()}</p>
        {table(t.statistics_by_goal(), t.statistics_goal(), Some(t.statistics_goal_brings()), goals)}
        {table(t.statistics_by_players(), t.statistics_players(), None, players)}
        {table(t.statistics_by_bot(), t.statistics_bot(), Some(t.statistics_bot_mean()), bots)}
        {table(t.statistics_by_origin(), t.statistics_where(), None, origins)}
    }
}

/// The people around one device, by name.
pub(super) fn people_table(people: &[AroundDevice]) -> impl IntoView + use<> {
    let t = later_texts();
    let names = people.iter().map(|person| person.name.clone().into_any()).collect();
    people_rows(t.home_device(), people, names)
}

/// People with their numbers, each called as given.
pub(super) fn people_rows(title: String, people: &[AroundDevice], names: Vec<AnyView>) -> AnyView {
    let t = later_texts();
    let row = |(person, name): (&AroundDevice, AnyView)| {
        let won = t.statistics_percent(person.percent_won());
        let numbers =
            vec![person.games.to_string(), t.chart_decimal(person.mean), person.best.to_string(), won];
        Row { name, mean: person.mean, best: person.best, numbers }
    };
    table(title, t.statistics_name(), None, people.iter().zip(names).map(row).collect())
}

fn goal_name(t: &LaterTexts, goal: &PlayedGoal) -> AnyView {
    view! {
        <span class="goal-picture">{goal_picture(&goal.goal)}</span>
        <span>{goal_words(t, goal)}</span>
    }
    .into_any()
}

fn rows<K>(groups: &[Group<K>], name: impl Fn(&K) -> AnyView, has_beside: bool) -> Vec<Row> {
    let t = later_texts();
    let row = |group: &Group<K>| {
        let Numbers { games, mean, best, .. } = group.numbers;
        let won = group.numbers.percent_won();
        let won = won.map_or_else(|| "–".to_owned(), |percent| t.statistics_percent(percent));
        let beside = has_beside.then(|| t.chart_decimal(group.beside));
        let first = [games.to_string(), t.chart_decimal(mean)];
        let numbers = first.into_iter().chain(beside).chain([best.points().to_string(), won]).collect();
        Row { name: name(&group.key), mean, best: best.points(), numbers }
    };
    groups.iter().map(row).collect()
}

/// Draws a table, unless it is empty; beside the average may stand what it is compared with.
fn table(title: String, of: String, beside: Option<String>, rows: Vec<Row>) -> AnyView {
    let t = later_texts();
    if rows.is_empty() {
        return ().into_any();
    }
    let head = [t.statistics_games(), t.statistics_mean()];
    let head = head.into_iter().chain(beside).chain([t.statistics_best(), t.statistics_won()]);
    let head = head.map(|word| view! { <th scope="col">{word}</th> }).collect_view();
    let most = rows.iter().map(|row| row.best).max().unwrap_or(1).max(1);
    let rows = rows.into_iter().map(|row| {
        let cells = row.numbers.into_iter().map(|cell| view! { <td>{cell}</td> }).collect_view();
        let share = |value: f64| format!("{:.1}", 98.0 * value / f64::from(most));
        view! {
            <tr>
                <th scope="row">
                    <span class="row-name">{row.name}</span>
                    <svg class="row-bar" viewBox="0 0 100 6" preserveAspectRatio="none" aria-hidden="true">
                        <rect class="row-mean" y="1" width=share(row.mean) height="4" />
                        <rect class="row-best" x=share(f64::from(row.best)) width="1.2" height="6" />
                    </svg>
                </th>
                {cells}
            </tr>
        }
    });
    let label = title.clone();
    view! {
        <section class="statistics-table">
            <h2>{title}</h2>
            // A narrow window scrolls the table, also by keys.
            <div class="wide" role="region" aria-label=label tabindex="0">
                <table><thead><tr><th scope="col">{of}</th>{head}</tr></thead><tbody>{rows.collect_view()}</tbody></table>
            </div>
        </section>
    }
    .into_any()
}
