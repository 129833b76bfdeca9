use leptos::prelude::*;

use super::filters::origin_word;
use crate::statistics::{AroundDevice, Group, Numbers, Played, by_bot, by_goal, by_origin, by_players};
use crate::texts::later_texts;
use crate::words::{goal_title, level_word};

/// The games by what they have in common.
pub(super) fn group_tables(games: &[&Played]) -> impl IntoView + use<> {
    let t = later_texts();
    let goals = by_goal(games);
    let goals = rows(&goals, |group| format!("{} {}", group.key.number, goal_title(t, &group.key)), true);
    let bots = rows(&by_bot(games), |group| level_word(t, group.key), true);
    let players = rows(&by_players(games), |group| t.statistics_players_count(group.key), false);
    let origins = rows(&by_origin(games), |group| origin_word(t, group.key), false);
    let head = [t.statistics_games(), t.statistics_mean(), t.statistics_best(), t.statistics_won()];
    let with = |beside: String| {
        let mut head = head.to_vec();
        head.insert(2, beside);
        head
    };
    let bots = (!bots.is_empty())
        .then(|| table(t.statistics_by_bot(), t.statistics_bot(), with(t.statistics_bot_mean()), bots));
    view! {
        {table(t.statistics_by_goal(), t.statistics_goal(), with(t.statistics_goal_brings()), goals)}
        {table(t.statistics_by_players(), t.statistics_players(), head.to_vec(), players)}
        {bots}
        {table(t.statistics_by_origin(), t.statistics_where(), head.to_vec(), origins)}
    }
}

fn rows<K>(groups: &[Group<K>], name: impl Fn(&Group<K>) -> String, has_beside: bool) -> Vec<Vec<String>> {
    let t = later_texts();
    let row = |group: &Group<K>| {
        let Numbers { games, mean, best, .. } = group.numbers;
        let won = group
            .numbers
            .percent_won()
            .map_or_else(|| "–".to_owned(), |percent| t.statistics_percent(percent));
        let beside = has_beside.then(|| t.chart_decimal(group.beside));
        let first = [name(group), games.to_string(), t.chart_decimal(mean)];
        first.into_iter().chain(beside).chain([best.points().to_string(), won]).collect()
    };
    groups.iter().map(row).collect()
}

/// The people around one device, by name.
pub(super) fn people_table(people: &[AroundDevice]) -> impl IntoView + use<> {
    let t = later_texts();
    let row = |person: &AroundDevice| {
        let numbers = [
            person.games.to_string(),
            t.chart_decimal(person.mean),
            person.best.to_string(),
            person.wins.to_string(),
        ];
        std::iter::once(person.name.clone()).chain(numbers).collect()
    };
    let rows: Vec<Vec<String>> = people.iter().map(row).collect();
    let head = vec![t.statistics_games(), t.statistics_mean(), t.statistics_best(), t.statistics_won()];
    (!rows.is_empty()).then(|| table(t.home_device(), t.statistics_name(), head, rows))
}

/// Draws a table: its first column names the rows.
fn table(title: String, of: String, head: Vec<String>, rows: Vec<Vec<String>>) -> AnyView {
    let head = head.into_iter().map(|word| view! { <th scope="col">{word}</th> }).collect_view();
    let rows = rows.into_iter().map(|row| {
        let mut cells = row.into_iter();
        let name = cells.next();
        view! { <tr><th scope="row">{name}</th>{cells.map(|cell| view! { <td>{cell}</td> }).collect_view()}</tr> }
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
