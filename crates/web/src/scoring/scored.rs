use std::sync::Arc;

use leptos::prelude::*;
use sideboards_client::local::LocalGame;
use sideboards_client::scoring::{self, Margin};
use sideboards_rules::{
    Content, Goal, GoalKind, Goals, MAX_PLAYERS, PlayerScore, Points, Scores, Seat, Variant,
};

use crate::texts::LaterTexts;
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
    /// The people for whom a bot finished the game.
    pub(crate) bot_finished: Vec<Seat>,
}

impl Scored {
    pub(super) fn of(t: &LaterTexts, game: &LocalGame, scores: Scores, bot_finished: Vec<Seat>) -> Self {
        Self {
            content: Arc::clone(game.content()),
            goals: game.setup().goals(),
            variant: game.setup().variant(),
            names: game.seats().map(|seat| player_name(t, game.players(), seat)).collect(),
            scores,
            bot_finished,
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

    /// Gives the goal of a kind.
    pub(crate) fn goal(&self, kind: GoalKind) -> &Goal {
        self.content.goal(self.goals.of(kind))
    }

    /// Gives what a score is made of, line by line.
    pub(super) fn lines(&self, t: &LaterTexts, score: &PlayerScore) -> Vec<Line> {
        let goal = |goal: &Goal| {
            let (count, each) = (score.counts.of(goal.kind()), goal.points().0);
            Line {
                title: goal_title(t, goal),
                product: format!("{count} × {each} = "),
                points: Points(u16::from(count) * each),
            }
        };
        let plain = |title: String, points: Points| Line { title, product: String::new(), points };
        let mut lines: Vec<Line> = self.goals().map(goal).into();
        lines.push(plain(t.step_bonus(), score.bonus));
        if self.variant.has_exchange() {
            lines.push(plain(t.step_exchange(), score.exchange));
        }
        lines
    }
}

/// What a player gets for one thing.
pub(super) struct Line {
    pub(super) title: String,
    /// The multiplication stands apart, because a narrow page has no room for it.
    pub(super) product: String,
    pub(super) points: Points,
}

/// Says who has won, or how good a solo game was.
pub(crate) fn verdict(t: &LaterTexts, scored: &Scored, you: Option<Seat>) -> (String, String) {
    let points = |seat: Seat| scored.scores.of(seat).total.0;
    let names = |seats: &[Seat]| seats.iter().map(|seat| scored.name(*seat)).collect::<Vec<_>>().join(", ");
    match scoring::margin(&scored.scores, you) {
        Margin::Alone(rating) => (t.rating(rating.step()), t.rating_points(points(Seat::new(0)))),
        Margin::Won { seat, by } if you == Some(seat) => {
            (t.verdict_you_by(by.0), t.verdict_points(points(seat)))
        }
        Margin::Won { seat, by } => {
            (t.verdict_one_by(scored.name(seat), by.0), t.verdict_points(points(seat)))
        }
        Margin::Shared(winners) => (t.verdict_shared(&names(&winners)), t.verdict_points(points(winners[0]))),
        Margin::Behind { place, by, winners } => {
            let own = you.map(points).unwrap_or_default();
            let said = t.verdict_behind(&t.place_word(place), by.0, &names(&winners));
            (said, t.labelled(&t.you(), &t.points_count(own)))
        }
    }
}

/// Tells a result in a few lines to friends.
pub(crate) fn scored_text(t: &LaterTexts, scored: &Scored) -> String {
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
pub(crate) fn score_table(t: &LaterTexts, scored: &Scored) -> AnyView {
    let seats = scored.by_place();
    let heads = seats
        .iter()
        .map(|seat| view! { <th scope="col">{scored.name(*seat).to_owned()}</th> })
        .collect_view();
    let columns: Vec<Vec<Line>> = seats.iter().map(|seat| scored.lines(t, scored.scores.of(*seat))).collect();
    let row = |index: usize| {
        let cell = |column: &Vec<Line>| {
            let Line { product, points, .. } = &column[index];
            view! { <td><span class="product">{product.clone()}</span>{points.to_string()}</td> }
        };
        let cells = columns.iter().map(cell).collect_view();
        view! { <tr><th scope="row">{columns[0][index].title.clone()}</th>{cells}</tr> }
    };
    let rows = (0..columns[0].len()).map(row).collect_view();
    let totals = seats.iter().map(|seat| view! { <td>{scored.scores.of(*seat).total.to_string()}</td> });
    view! {
        <table>
            <caption class="only-heard">{t.scoring_title()}</caption>
            <thead><tr><td></td>{heads}</tr></thead>
            <tbody>{rows}</tbody>
            <tfoot><tr><th scope="row">{t.scoring_total()}</th>{totals.collect_view()}</tr></tfoot>
        </table>
    }
    .into_any()
}
