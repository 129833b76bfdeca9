use leptos::prelude::*;
use sideboards_protocol::{DailyCount, DailyTable};

use super::super::name_field::last_name;
use super::keeping::Daily;
use crate::charts::{Bar, Bars};
use crate::live::part;
use crate::texts::later_texts;

/// How many bars fit with their labels, if each has a number under it, or two.
const BARS: [usize; 2] = [12, 8];

/// How many points one bar may stand for.
const WIDTHS: [u16; 6] = [1, 2, 5, 10, 20, 50];

/// The table of a day: the own place, how all others did, and who did best.
#[component]
pub(super) fn DayStanding(table: DailyTable) -> impl IntoView {
    let t = later_texts();
    let place = match table.you {
        Some(you) => t.daily_place(you.place, table.results),
        None => t.daily_results(table.results),
    };
    let bars = bars(&table.histogram, table.you.map(|you| you.points));
    let own = own_row(&table, &last_name());
    let shared = table.you.and_then(|you| shared_words(&table, you.points));
    let crowded = crowded(&table).filter_map(|points| shared_words(&table, points));
    let crowded = crowded.map(|words| view! { <p class="daily-crowded">{words}</p> }).collect_view();
    let places: Vec<u32> = table.best.iter().map(|best| table.place(best.points)).collect();
    let best = table.best.into_iter().enumerate().map(|(index, best)| {
        let name = if best.name.is_empty() { t.daily_nameless() } else { best.name };
        let is_own = own == Some(index);
        let you = is_own.then(|| view! { <i>{t.you()}</i> });
        let place = places[index];
        view! { <li class:own=is_own value=place><span>{name}</span><b>{t.points_count(best.points)}</b>{you}</li> }
    });
    view! {
        <p class="daily-place">{place}</p>
        {shared.map(|words| view! { <p class="daily-shared">{words}</p> })}
        {(!bars.is_empty()).then(|| view! {
            <Bars title=t.daily_chart() of=t.daily_chart_points() counts=t.daily_chart_count() bars />
            <details class="daily-best"><summary>{t.daily_best()}</summary><ol>{best.collect_view()}</ol>{crowded}<p class="aside">{t.daily_best_text()}</p></details>
        })}
    }
}

/// Says how many share the place of some points, if any do.
fn shared_words(table: &DailyTable, points: u16) -> Option<String> {
    let count = table.with_points(points);
    (count > 1).then(|| later_texts().daily_shared(count, table.place(points)))
}

/// Returns the points of those places among the best that more people have than there are names.
fn crowded(table: &DailyTable) -> impl Iterator<Item = u16> {
    let mut points: Vec<u16> = table.best.iter().map(|best| best.points).collect();
    points.dedup();
    let named = |points: u16| table.best.iter().filter(|best| best.points == points).count();
    points.into_iter().filter(move |points| table.with_points(*points) as usize > named(*points))
}

/// Finds the own result among the best, as far as points and name tell.
fn own_row(table: &DailyTable, name: &str) -> Option<usize> {
    let you = table.you?;
    table.best.iter().position(|best| best.points == you.points && best.name == name)
}

/// Makes bars that are few enough to be drawn, and marks the one with the own points.
fn bars(histogram: &[DailyCount], own: Option<u16>) -> Vec<Bar> {
    let (Some(first), Some(last)) = (histogram.first(), histogram.last()) else { return Vec::new() };
    let count = |width: u16| usize::from(last.points / width - first.points / width) + 1;
    let fits = |width: &u16| count(*width) <= BARS[usize::from(*width > 1)];
    let width = WIDTHS.into_iter().find(fits).unwrap_or(100);
    let bar = |class: u16| {
        let (from, to) = (class * width, class * width + width - 1);
        let inside = histogram.iter().filter(|bar| (from..=to).contains(&bar.points));
        Bar {
            label: if width == 1 { from.to_string() } else { format!("{from}–{to}") },
            value: f64::from(inside.map(|bar| bar.count).sum::<u32>()),
            is_marked: own.is_some_and(|own| (from..=to).contains(&own)),
        }
    };
    (first.points / width..=last.points / width).map(bar).collect()
}

/// The player's streaks.
#[component]
pub(super) fn Streak(daily: Daily) -> impl IntoView {
    let t = later_texts();
    let number = |title: String, count: u32| view! { <div><dt>{title}</dt><dd>{count}</dd></div> };
    view! {
        <section class="daily-part">
            <h2>{t.daily_streaks()}</h2>
            {part(move || {
                let streaks = daily.diary.with(|diary| diary.streaks(daily.today));
                view! {
                    <dl class="daily-streaks">
                        {number(t.daily_streak(streaks.current), streaks.current)}
                        {number(t.daily_longest(), streaks.longest)}
                        {number(t.daily_played(streaks.played), streaks.played)}
                    </dl>
                }
            })}
        </section>
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    fn drawn(points: &[(u16, u32)], own: Option<u16>) -> String {
        let histogram: Vec<_> = points.iter().map(|&(points, count)| DailyCount { points, count }).collect();
        let bars = bars(&histogram, own).into_iter();
        let bar = |bar: Bar| format!("{}:{}{}", bar.label, bar.value, if bar.is_marked { "*" } else { "" });
        bars.map(bar).collect::<Vec<_>>().join(" ")
    }

    #[test]
    fn the_own_result_is_found_by_points_and_name() {
        let best = [("Ann", 31), ("", 29), ("Bo", 29)];
        let best = best.map(|(name, points)| (name.to_owned(), points)).to_vec();
        let table = |own| DailyTable::new(String::new(), Vec::new(), best.clone(), own);
        assert_eq!(own_row(&table(Some(29)), "Bo"), Some(2));
        assert_eq!(own_row(&table(Some(29)), ""), Some(1));
        assert_eq!(own_row(&table(Some(12)), "Bo"), None);
        assert_eq!(own_row(&table(None), "Ann"), None);
    }

    #[test]
    fn places_with_more_people_than_names_are_told() {
        let bars = [(12, 1), (29, 2), (31, 109)].map(|(points, count)| DailyCount { points, count });
        let best = [("Ann", 31), ("Cy", 31), ("Bo", 29), ("Di", 29), ("Ed", 12)];
        let best = best.map(|(name, points)| (name.to_owned(), points)).to_vec();
        let table = DailyTable::new(String::new(), bars.to_vec(), best, None);
        assert_eq!(crowded(&table).collect::<Vec<_>>(), [31]);
    }

    #[test]
    fn bars_are_few_and_count_everyone() {
        assert_eq!(drawn(&[], None), "");
        assert_eq!(drawn(&[(31, 2)], Some(31)), "31:2*");
        assert_eq!(drawn(&[(29, 1), (31, 2)], Some(31)), "29:1 30:0 31:2*");
        assert_eq!(
            drawn(&[(18, 1), (20, 3), (24, 1), (50, 2)], Some(24)),
            "15–19:1 20–24:4* 25–29:0 30–34:0 35–39:0 40–44:0 45–49:0 50–54:2"
        );
        assert_eq!(drawn(&[(0, 1), (999, 1)], None).split(' ').count(), 10);
    }
}
