use std::sync::Arc;

use leptos::prelude::*;
use sideboards_client::local::LocalGame;
use sideboards_rules::{
    Content, Goal, GoalKind, Goals, MAX_PLAYERS, PlayerScore, Points, Scores, Seat, Variant,
};

use crate::texts::Texts;
use crate::words::{goal_title, player_name};

/// What was played by whom, and what came out; played here or at a real table.
#[derive(Clone, Debug)]
pub(crate) struct Scored {
    pub(crate) content: Arc<Content>,
    pub(crate) goals: Goals,
    pub(crate) variant: Variant,
    /// By seat.
    pub(crate) names: Vec<String>,
    pub(crate) scores: Scores,
}

impl Scored {
    pub(super) fn of(t: &Texts, game: &LocalGame, scores: Scores) -> Self {
        Self {
            content: Arc::clone(game.content()),
            goals: game.setup().goals(),
            variant: game.setup().variant(),
            names: game.seats().map(|seat| player_name(t, game.players(), seat)).collect(),
            scores,
        }
    }

    /// Gives the goals, one of each kind.
    pub(crate) fn goals(&self) -> [&Goal; 3] {
        GoalKind::ALL.map(|kind| self.content.goal(self.goals.of(kind)))
    }

    /// Gives the players as they have won, those who share a place in the order of their seats.
    pub(crate) fn by_place(&self) -> Vec<Seat> {
        let seats = || (0..self.names.len()).map(Seat::new);
        let on = |place: usize| seats().filter(move |seat| self.scores.of(*seat).place == place);
        (1..=MAX_PLAYERS).flat_map(on).collect()
    }

    pub(crate) fn name(&self, seat: Seat) -> &str {
        &self.names[seat.index()]
    }
}

/// Says who has won, or how well one played alone.
pub(crate) fn verdict(t: &Texts, scored: &Scored, you: Option<Seat>) -> (String, String) {
    let scores = &scored.scores;
    if let Some(rating) = scores.rating() {
        let points = scores.of(Seat::new(0)).total;
        return (t.rating(rating.step()), t.rating_points(points.0));
    }
    let names: Vec<&str> = scores.winners().map(|seat| scored.name(seat)).collect();
    let best = scores.winners().next().map(|seat| scores.of(seat).total.0).unwrap_or_default();
    let title = match names.len() {
        1 if scores.winners().next() == you => t.verdict_you(),
        1 => t.verdict_one(names[0]),
        _ => t.verdict_shared(&names.join(", ")),
    };
    (title, t.verdict_points(best))
}

/// Tells a result in a few lines to friends.
pub(crate) fn scored_text(t: &Texts, scored: &Scored) -> String {
    let titles = scored.goals().map(|goal| goal_title(t, goal));
    // "You" would be the friend who reads it.
    let name = |seat| {
        Some(scored.name(seat).to_owned()).filter(|name| *name != t.you()).unwrap_or_else(|| t.share_me())
    };
    let lines = scored.by_place().into_iter().map(|seat| {
        let points = t.points_count(scored.scores.of(seat).total.0);
        match scored.scores.rating() {
            Some(rating) => t.labelled(&points, &t.rating(rating.step())),
            None => t.labelled(&name(seat), &points),
        }
    });
    let lines: Vec<String> = lines.collect();
    format!("{}\n{}\n{}", t.title(), titles.join(" · "), lines.join("\n"))
}

/// Shows who got how much for what.
pub(crate) fn score_table(t: &Texts, scored: &Scored) -> AnyView {
    let seats = scored.by_place();
    let heads = seats
        .iter()
        .map(|seat| view! { <th scope="col">{scored.name(*seat).to_owned()}</th> })
        .collect_view();
    // The multiplication stands apart, because a narrow page has no room for it.
    let row = |title: String, cell: &dyn Fn(&PlayerScore) -> (String, String)| {
        let cell = |seat: &Seat| {
            let (product, points) = cell(scored.scores.of(*seat));
            view! { <td><span class="product">{product}</span>{points}</td> }
        };
        let cells = seats.iter().map(cell).collect_view();
        view! { <tr><th scope="row">{title}</th>{cells}</tr> }
    };
    let product =
        |count: u8, points: u16| (format!("{count} × {points} = "), (u16::from(count) * points).to_string());
    let plain = |points: Points| (String::new(), points.to_string());
    let has_exchange = scored.variant.has_exchange();
    view! {
        <table>
            <caption class="only-heard">{t.scoring_title()}</caption>
            <thead><tr><td></td>{heads}</tr></thead>
            <tbody>
                {scored.goals().map(|goal| row(goal_title(t, goal), &|score| product(score.counts.of(goal.kind()), goal.points().0))).into_iter().collect_view()}
                {row(t.step_bonus(), &|score| plain(score.bonus))}
                {has_exchange.then(|| row(t.step_exchange(), &|score| plain(score.exchange)))}
            </tbody>
            <tfoot>{row(t.scoring_total(), &|score| plain(score.total))}</tfoot>
        </table>
    }
    .into_any()
}
