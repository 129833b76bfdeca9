use leptos::prelude::*;
use sideboards_rules::{GoalKind, PlayerScore, Points, Rating, Seat};

use super::calendar;
use super::keeping::{Daily, game_of};
use crate::live::part;
use crate::scoring::{Share, ShareButtons};
use crate::texts::later_texts;

/// What is shown of a goal: a square a colour combination, a knob a handle combination, a square a drawer of the row.
const PICTURES: [&str; 3] = ["🟥", "🟡", "🟦"];

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
    let lines = [
        Some(format!("{} · {} · {}", t.title(), t.daily_title(), calendar::date_words(daily.day))),
        Some(t.labelled(&t.points_count(points), &t.rating(Rating::of(score.total).step()))),
        Some(picture(&score)),
        place,
        (streak > 1 && daily.day == daily.today).then(|| t.daily_share_streak(streak)),
    ];
    Some(lines.into_iter().flatten().collect::<Vec<_>>().join("\n"))
}

/// Draws how much there is of each goal.
fn picture(score: &PlayerScore) -> String {
    let goal = |(kind, picture): (GoalKind, &str)| picture.repeat(score.counts.of(kind).into());
    let goals = GoalKind::ALL.into_iter().zip(PICTURES).map(goal);
    goals.filter(|goal| !goal.is_empty()).collect::<Vec<_>>().join(" ")
}
