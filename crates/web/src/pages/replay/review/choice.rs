use leptos::prelude::*;
use sideboards_bots::facts;
use sideboards_client::replay::Grade;
use sideboards_client::thinking::{Expected, PassedOn, ReviewedChoice};
use sideboards_rules::{Decision, Scorer, Seat, Viewer};

use super::super::analysis::Analysis;
use super::super::board::{faces, still};
use super::super::show::{Show, board_cards};
use crate::drawing::{Glow, Spotlight, card};
use crate::live::{live, part};
use crate::texts::{LaterTexts, later_texts};
use crate::words::{card_words, columns_words, decision_words, fact_words, listed, round_number};

/// In a game without a worse decision, a bar of this many points is as long as can be.
const LONGEST: f64 = 6.0;

/// Returns how many points the longest bar of a review stands for.
pub(super) fn longest(choices: &[ReviewedChoice]) -> f64 {
    choices.iter().map(|choice| choice.cost).fold(LONGEST, f64::max)
}

/// A decision with its cards: what it cost, and on demand what would have been better.
pub(super) fn choice_item(
    analysis: Analysis,
    seat: Seat,
    place: usize,
    choice: Option<&ReviewedChoice>,
    longest: f64,
) -> impl IntoView + use<> {
    let t = later_texts();
    let (show, picked) = (analysis.show, analysis.picked);
    let decision = show.game.with_value(|game| game.record().decisions()[place].1);
    let round = show.at(place, |moment| round_number(moment.game.round()));
    let is_picked = live(move || picked.get() == Some(place));
    let is_now = live(move || (show.step.get() == place + 1).then_some("step"));
    let pick = move |_| {
        if picked.get_untracked() == Some(place) {
            return picked.set(None);
        }
        analysis.pick(place);
    };
    let graded = choice.map(|choice| {
        let grade = Grade::of(choice);
        let cost = match grade {
            Grade::Best if choice.cost <= 0.0 => String::new(),
            Grade::Best => t.replay_cost_chance(choice.cost_error),
            _ => t.replay_cost_sure(choice.cost, choice.cost_error),
        };
        view! {
            <b class="review-grade">{t.replay_grade(grade.name())}</b>
            {bar(choice.cost / longest)}
            <span class="review-cost">{cost}</span>
        }
    });
    let class = choice.map_or("ungraded", |choice| Grade::of(choice).name());
    let choice = choice.cloned();
    let details = part(move || {
        let choice = choice.as_ref().filter(|_| is_picked.get())?;
        Some(compare(show, seat, place, &decision, choice))
    });
    view! {
        <li class=class>
            <button class="review-choice" aria-expanded=live(move || is_picked.get().to_string()) aria-current=is_now on:click=pick>
                {laid(show, &decision)}
                <span class="review-round">{t.replay_round(round)}</span>
                <span class="review-what">{what(t, show, seat, place, &decision)}</span>
                {graded}
            </button>
            {details}
        </li>
    }
}

/// Draws the cards of a decision as they were laid.
fn laid(show: Show, decision: &Decision) -> impl IntoView + use<> {
    let t = later_texts();
    let content = show.game.with_value(|game| game.content().clone());
    let faces: Vec<_> = decision
        .choice()
        .iter()
        .flat_map(|choice| choice.steps().map(|(placed, _)| content.deck().face(placed)).collect::<Vec<_>>())
        .collect();
    let words = listed(t, faces.iter().map(|face| card_words(t, face)));
    view! {
        <span class="review-cards" aria-hidden="true">{faces.iter().map(card).collect_view()}</span>
        <span class="only-heard">{words}</span>
    }
}

/// Draws how much was given away, as a share of the most.
fn bar(share: f64) -> impl IntoView {
    let width = share.clamp(0.0, 1.0) * 100.0;
    view! {
        <svg class="review-bar" viewBox="0 0 100 10" preserveAspectRatio="none" aria-hidden="true">
            <rect class="track" width="100" height="10" />
            <rect class="given-away" width=width height="10" />
        </svg>
    }
}

fn what(t: &LaterTexts, show: Show, seat: Seat, place: usize, decision: &Decision) -> String {
    show.at(place, |moment| decision_words(t, decision, moment.game.hand(seat).cards()))
}

/// What was chosen beside what would have been best, and what went to the neighbour.
fn compare(
    show: Show,
    seat: Seat,
    place: usize,
    decision: &Decision,
    choice: &ReviewedChoice,
) -> impl IntoView + use<> {
    let t = later_texts();
    let is_best = choice.cost <= 0.0;
    let chosen = option(show, seat, place, t.replay_chosen(), decision, choice.chosen);
    let best =
        (!is_best).then(|| option(show, seat, place, t.replay_best(), &choice.best_decision, choice.best));
    let came = t.replay_luck_and_skill(&super::signed(t, choice.luck), &super::signed(t, choice.skill));
    let passed = choice.passed.as_ref().map(|passed| passed_on(show, passed));
    view! {
        <div class="review-details">
            <div class="review-options">{chosen}{best}</div>
            {passed}
            <p class="aside">{came}</p>
        </div>
    }
}

/// A decision on the board, with what was to be expected of it and why.
fn option(
    show: Show,
    seat: Seat,
    place: usize,
    title: String,
    decision: &Decision,
    expected: Expected,
) -> impl IntoView + use<> {
    let t = later_texts();
    let board = decision.choice().map(|choice| {
        show.at(place, |moment| {
            let content = moment.game.content();
            let sideboard = moment.game.sideboard(seat).with(&choice);
            let tally = Scorer::new(content, moment.game.setup().goals()).tally(&sideboard);
            let is_new = |card| choice.steps().any(|(placed, _)| placed.card == card);
            let cards = board_cards(content.deck(), &sideboard, is_new);
            let words = columns_words(t, &faces(&cards));
            still(cards, Glow::all(&tally, Spotlight::Everything), words)
        })
    });
    let facts = show.at(place, |moment| facts(&moment.game.view(Viewer::Seat(seat)), decision));
    let facts = facts.iter().map(|fact| fact_words(t, fact, |seat| show.name(seat)));
    let facts =
        facts.filter(|words| !words.is_empty()).map(|words| view! { <li>{words}</li> }).collect_view();
    let wins = (!show.is_solo()).then(|| t.hint_wins((expected.wins * 100.0).round() as i32));
    let numbers = [Some(t.hint_points(expected.points)), wins].into_iter().flatten();
    view! {
        <figure>
            <figcaption><b>{title}</b>" "{what(t, show, seat, place, decision)}</figcaption>
            {board}
            <p>{numbers.collect::<Vec<_>>().join(" · ")}</p>
            <ul>{facts}</ul>
        </figure>
    }
}

/// What the neighbour got, and what became of it.
fn passed_on(show: Show, passed: &PassedOn) -> impl IntoView + use<> {
    let t = later_texts();
    let content = show.game.with_value(|game| game.content().clone());
    let name = show.name(passed.to);
    let faces = passed.cards.iter().map(|card| *content.deck().card(*card)).collect::<Vec<_>>();
    let words = listed(t, faces.iter().map(|face| card_words(t, face)));
    let became = match passed.laid {
        Some((_, points)) => t.replay_passed_laid(points),
        None => t.replay_passed_unused(),
    };
    view! {
        <div class="review-passed">
            <span class="advice-cards" aria-hidden="true">{faces.iter().map(card).collect_view()}</span>
            <p>{t.replay_passed_to(&name)}<span class="only-heard">" "{words}</span>" "{became}</p>
        </div>
    }
}
