use leptos::prelude::*;
use sideboards_client::sheet::{Paper, PaperScores, SheetStep, conflicts};
use sideboards_rules::{COLUMNS, Card, GoalKind, PlayerScore, Seat};

use super::desk::Desk;
use super::entry::Mistakes;
use super::names;
use super::share::ShareSheet;
use super::why::{Why, WhyDialog};
use crate::drawing::{Board, BoardCard, Glow, Spotlight, goal_picture};
use crate::live::part;
use crate::scoring::{Scored, score_table, verdict};
use crate::texts::{LaterTexts, later_texts};
use crate::words::{date_words, goal_standing, goal_title, sideboard_words};

/// The winner, the points, and all combinations lit.
#[component]
pub(super) fn OutcomeView(paper: Paper, outcome: PaperScores) -> impl IntoView {
    let t = later_texts();
    let scored = scored(t, &paper, &outcome);
    let (title, points) = verdict(t, &scored, None);
    let asked = RwSignal::new(None::<Why>);
    let missing = |(index, name): (usize, &String)| {
        let missing = COLUMNS - paper.players[index].cards.len();
        (missing > 0).then(|| view! { <p class="sent">{t.sheet_missing(name, missing)}</p> })
    };
    let players = scored
        .by_place()
        .into_iter()
        .map(|seat| player_outcome(&paper, seat.index(), scored.name(seat), &outcome, asked))
        .collect_view();
    view! {
        {on_paper(t, &paper)}
        <div class="verdict" role="status">
            <h2>{title}</h2>
            <p>{points}</p>
        </div>
        {scored.names.iter().enumerate().map(missing).collect_view()}
        <div class="result-table" role="region" aria-label=t.scoring_title() tabindex="0">{score_table(t, &scored)}</div>
        <div class="result-players">{players}</div>
        <ShareSheet paper=paper.clone() scored tallies=outcome.tallies />
        {part(move || asked.get().map(|why| view! { <WhyDialog why on_close=move || asked.set(None) /> }))}
    }
}

/// What a printed sheet says besides: the date, and the goals as on their cards. On the screen it is not shown.
fn on_paper(t: &LaterTexts, paper: &Paper) -> AnyView {
    let date = date_words(f64::from(paper.begun) * 1000.0, &[("dateStyle", "long")]);
    let goal = |kind: GoalKind| {
        let goal = paper.content.goal(paper.goals.of(kind));
        let words = t.labelled(&goal_title(t, goal), &goal.points().to_string());
        view! { <div class="on-paper-goal">{goal_picture(goal)}<span>{words}</span></div> }
    };
    view! {
        <div class="on-paper" aria-hidden="true">
            <p>{t.title()}" · "{date}</p>
            <div class="on-paper-goals">{GoalKind::ALL.map(goal).into_iter().collect_view()}</div>
        </div>
    }
    .into_any()
}

fn scored(t: &LaterTexts, paper: &Paper, outcome: &PaperScores) -> Scored {
    Scored {
        content: paper.content.clone(),
        goals: paper.goals,
        variant: paper.variant(),
        names: names(t, paper),
        scores: outcome.scores.clone(),
        bot_finished: Vec::new(),
    }
}

/// Returns what the cards of a player show.
pub(super) fn faces(paper: &Paper, player: usize) -> Vec<Card> {
    paper.cards(player).iter().map(|placed| paper.content.deck().face(*placed)).collect()
}

/// One player's sideboard, what it has of each goal, and a question where more lies than counts.
fn player_outcome(
    paper: &Paper,
    player: usize,
    name: &str,
    outcome: &PaperScores,
    asked: RwSignal<Option<Why>>,
) -> AnyView {
    let t = later_texts();
    let (tally, score) = (&outcome.tallies[player], outcome.scores.of(Seat::new(player)));
    let faces = faces(paper, player);
    let words = sideboard_words(t, name, &faces);
    let line = |kind: GoalKind| {
        let goal = paper.content.goal(paper.goals.of(kind));
        let found = conflicts(&paper.scorer(), &paper.sideboard(player), tally, kind);
        let why = Why {
            name: name.to_owned(),
            goal: goal_title(t, goal),
            kind,
            faces: faces.clone(),
            counted: tally.combinations(kind).to_vec(),
            conflicts: found,
        };
        let ask = (!why.conflicts.is_empty()).then(|| {
            let label = t.sheet_why(why.counted.len() + 1);
            view! { <button on:click=move |_| asked.set(Some(why.clone()))>{label}</button> }
        });
        view! { <li><span>{t.labelled(&goal_title(t, goal), &goal_standing(t, goal, score.counts))}</span>{ask}</li> }
    };
    let lines = GoalKind::ALL.map(line).into_iter().collect_view();
    let extras = extras(t, score)
        .into_iter()
        .map(|(what, points)| view! { <li>{t.labelled(&what, &t.points_count(points))}</li> })
        .collect_view();
    view! {
        <section class="result-player">
            <h2><span>{format!("{}. {name}", score.place)}</span><b>{t.points_count(score.total.0)}</b></h2>
            <p class="only-heard">{words}</p>
            <Board cards=BoardCard::all(faces.clone()) glows=Glow::all(tally, Spotlight::Everything) />
            <ul class="sheet-lines">{lines}{extras}</ul>
        </section>
    }
    .into_any()
}

fn extras(t: &LaterTexts, score: &PlayerScore) -> Vec<(String, u16)> {
    let all = [(t.step_bonus(), score.bonus.0), (t.step_exchange(), score.exchange.0)];
    all.into_iter().filter(|(_, points)| *points > 0).collect()
}

/// What is missing before there is a result.
#[component]
pub(super) fn NotYet(desk: Desk, paper: Paper) -> impl IntoView {
    let t = later_texts();
    let names = names(t, &paper);
    let empty = (0..names.len()).filter(|player| paper.players[*player].cards.is_empty());
    let empty = empty
        .map(|player| {
            let words = t.sheet_no_cards(&names[player]);
            view! { <button on:click=move |_| desk.go(SheetStep::Sideboard(player))>{words}</button> }
        })
        .collect_view();
    view! {
        <section class="sheet-not-yet">
            <h2>{t.sheet_not_yet()}</h2>
            <Mistakes desk />
            <div class="buttons">{empty}</div>
        </section>
    }
}
