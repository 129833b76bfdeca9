use std::sync::Arc;

use leptos::prelude::*;
use sideboards_client::place::Place;
use sideboards_rules::{
    Aspect, COLUMNS, Card, CombinationRule, Content, Goal, GoalRule, Goals, LINES, Pattern, Scorer, Scores,
};

use crate::drawing::goal_picture;
use crate::texts::{LaterTexts, later_texts};
use crate::words::{goal_says, goal_title};

/// What the rules are about: one game.
#[derive(Clone)]
pub(crate) struct AtHand {
    pub(crate) content: Arc<Content>,
    pub(crate) goals: [Goal; 3],
    pub(crate) chosen: Goals,
    pub(crate) players: usize,
    pub(crate) has_exchange: bool,
}

/// The rules of one game on a page: its goals, what the rows bring, the exchange.
#[component]
pub(crate) fn RulesAtHand() -> impl IntoView {
    let t = later_texts();
    let game: AtHand = expect_context();
    let is_solo = game.players == 1;
    let goals = game.goals.iter().map(|goal| goal_at_hand(t, goal, &game.content)).collect_view();
    let bonus = if is_solo { solo_steps(t, &game).into_any() } else { places(t, game.players).into_any() };
    let round = if is_solo { t.at_hand_round_solo() } else { t.at_hand_round() };
    view! {
        <div class="at-hand">
            <ul class="at-hand-goals">{goals}</ul>
            <h3>{t.rules_bonus_title()}</h3>
            {bonus}
            <h3>{t.rules_play_title()}</h3>
            <ul class="at-hand-list">
                <li>{round}</li>
                <li>{t.at_hand_once()}</li>
                {game.has_exchange.then(|| view! { <li>{t.exchange_explained()}</li> })}
            </ul>
            <p><a class="button" href=Place::Rules.path()>{t.at_hand_all()}</a></p>
        </div>
    }
}

/// A goal in every way up and round that counts.
fn goal_at_hand(t: &LaterTexts, goal: &Goal, content: &Content) -> impl IntoView + use<> {
    let pictures = match &goal.rule {
        GoalRule::Row(_) => vec![goal_picture(goal)],
        GoalRule::Combination(rule) => {
            let turned = |pattern| {
                let rule = CombinationRule { pattern, ..rule.clone() };
                goal_picture(&Goal { rule: GoalRule::Combination(rule), ..goal.clone() })
            };
            let most = most_alike(content, rule.aspect);
            rule.pattern
                .symmetries()
                .into_iter()
                .filter(|pattern| tallest(pattern) <= most)
                .map(turned)
                .collect()
        }
    };
    let points = t.points_count(goal.points().0);
    view! {
        <li class="at-hand-goal">
            <h3>{goal_title(t, goal)}<b class="at-hand-points">{points}</b></h3>
            <p>{goal_says(t, goal)}</p>
            <div class=format!("at-hand-pictures {}", goal.kind())>{pictures}</div>
        </li>
    }
}

/// Counts the drawers of a pattern in its fullest column.
fn tallest(pattern: &Pattern) -> usize {
    let of = |column| (0..LINES).filter(|line| pattern.contains(column, *line)).count();
    (0..COLUMNS).map(of).max().unwrap_or_default()
}

/// Tells how many drawers of one card are alike at most: in the classic box no card has a colour twice, so no pattern that
/// stands on end can be made.
fn most_alike(content: &Content, aspect: Aspect) -> usize {
    let deck = content.deck();
    let of = |card: &Card| {
        let drawers = card.drawers();
        let alike = |of: usize| {
            let same = |other: &&sideboards_rules::Drawer| match aspect {
                Aspect::Colour => other.colour == drawers[of].colour,
                Aspect::Handle => other.handle.is_some() && other.handle == drawers[of].handle,
            };
            drawers.iter().filter(same).count()
        };
        (0..LINES).map(alike).max().unwrap_or_default()
    };
    (0..deck.len()).filter_map(|index| deck.id(index)).map(|id| of(deck.card(id))).max().unwrap_or_default()
}

/// What the places bring at a table of so many.
fn places(t: &LaterTexts, players: usize) -> impl IntoView + use<> {
    let heads = [t.rules_bonus_most(), t.rules_bonus_second(), t.rules_bonus_third()];
    let bonuses = heads.into_iter().zip(Scores::row_bonuses(players));
    let steps = bonuses.map(|(place, bonus)| step(place, bonus.0)).collect_view();
    view! { <p>{t.rules_bonus_table()}</p><ul class="at-hand-steps">{steps}</ul> }
}

/// What rows bring alone.
fn solo_steps(t: &LaterTexts, game: &AtHand) -> impl IntoView + use<> {
    let scorer = Scorer::new(&game.content, game.chosen);
    let most = u8::try_from(COLUMNS * LINES).unwrap_or(u8::MAX);
    let rises = (1..=most).filter(|drawers| scorer.solo_bonus(*drawers) > scorer.solo_bonus(drawers - 1));
    let steps =
        rises.map(|drawers| step(t.at_hand_drawers(drawers), scorer.solo_bonus(drawers).0)).collect_view();
    view! { <ul class="at-hand-steps">{steps}</ul><p>{t.rules_bonus_solo_highest()}</p> }
}

fn step(what: String, points: u16) -> impl IntoView + use<> {
    view! { <li>{what}" "<b>{format!("+{points}")}</b></li> }
}
