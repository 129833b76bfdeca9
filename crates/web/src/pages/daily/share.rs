use leptos::prelude::*;
use sideboards_client::daily::State;
use sideboards_rules::{GoalKind, PlayerScore, Points, Rating, Seat};

use super::calendar;
use super::keeping::{Daily, Thought, game_of, points_of};
use crate::live::part;
use crate::scoring::{Share, ShareButtons};
use crate::texts::later_texts;

/// What is shown of a goal: a square a colour combination, a knob a handle combination, a square a drawer of the row.
const PICTURES: [&str; 3] = ["🟥", "🟡", "🟦"];

/// What is shown of a goal that brought nothing.
const NOTHING: &str = "➖";

/// The result to send to friends, who have the deal still before them: no card is in it.
#[component]
pub(super) fn DailyShare(daily: Daily) -> impl IntoView {
    part(move || {
        text(daily).map(|text| view! { <ShareButtons share=Share::new(text, &calendar::path(daily.day)) /> })
    })
}

fn text(daily: Daily) -> Option<String> {
    let t = later_texts();
    let game = game_of(&daily.entry()?)?;
    let score = *game.public().scores()?.of(Seat::new(0));
    let Points(points) = score.total;
    let place = daily.table.with(|table| {
        let table = table.as_ref()?;
        table.you.map(|you| t.daily_place(you.place, table.results))
    });
    let streak = daily.diary.with(|diary| diary.streaks(daily.today)).current;
    let total_of = |thought: &Thought| match thought {
        Thought::Here(game) => points_of(game),
        Thought::Thinking | Thought::Failed => None,
    };
    let best = daily.best.with(total_of).map(|best| t.daily_of_possible(points, best));
    let master = daily.master.with(total_of).map(|points| t.daily_by_master(points));
    let compared: Vec<String> = best.into_iter().chain(master).collect();
    let is_late = daily.entry().is_some_and(|entry| entry.state == State::Afterwards);
    let lines = [
        Some(format!("{} · {} · {}", t.title(), t.daily_title(), calendar::date_words(daily.day))),
        is_late.then(|| t.daily_share_late()),
        Some(t.labelled(&t.points_count(points), &t.rating(Rating::of(score.total).step()))),
        (!compared.is_empty()).then(|| compared.join(" · ")),
        Some(picture(&score)),
        place,
        (streak > 1 && daily.day == daily.today && !is_late).then(|| t.daily_share_streak(streak)),
    ];
    Some(lines.into_iter().flatten().collect::<Vec<_>>().join("\n"))
}

/// Draws how much there is of each goal, always three rows: one without anything says so.
fn picture(score: &PlayerScore) -> String {
    rows(GoalKind::ALL.map(|kind| score.counts.of(kind).into()))
}

fn rows(counts: [usize; 3]) -> String {
    let row =
        |(count, picture): (usize, &str)| if count == 0 { NOTHING.to_owned() } else { picture.repeat(count) };
    counts.into_iter().zip(PICTURES).map(row).collect::<Vec<_>>().join("\n")
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn a_goal_without_anything_keeps_its_row() {
        assert_eq!(rows([2, 1, 3]), "🟥🟥\n🟡\n🟦🟦🟦");
        assert_eq!(rows([0, 1, 0]), "➖\n🟡\n➖");
    }
}
