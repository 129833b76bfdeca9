//! The review of a game: what each decision cost, and what was luck.

mod choice;

use std::sync::Arc;

use leptos::prelude::*;
use sideboards_client::replay::decisions_of;
use sideboards_client::thinking::{Question, Reviewed, read_review};
use sideboards_rules::{Scorer, Seat};

use self::choice::{Picked, choice_item, longest};
use super::board::{faces, still};
use super::show::{Show, board_cards};
use crate::choices::Choices;
use crate::drawing::{Glow, Spotlight};
use crate::live::{live, part};
use crate::texts::{LaterTexts, later_texts};
use crate::thinking::Thinker;
use crate::words::columns_words;

/// How far a review is.
#[derive(Clone)]
enum State {
    NotAsked,
    Thinking,
    Failed,
    Ready(Arc<Reviewed>),
}

/// A review of the game, for one seat at a time.
#[component]
pub(super) fn ReviewOf(show: Show) -> impl IntoView {
    let t = later_texts();
    let thinker: StoredValue<Thinker, LocalStorage> = expect_context();
    // A worker of its own: the game that waits on the table keeps its questions.
    let own = StoredValue::new_local(thinker.with_value(Thinker::another));
    let forget = move || own.try_with_value(Thinker::forget).unwrap_or_default();
    on_cleanup(forget);
    let state = RwSignal::new(State::NotAsked);
    let whose = RwSignal::new(show.you.unwrap_or(Seat::new(0)));
    let look_at = move |seat| {
        forget();
        whose.set(seat);
        state.set(State::NotAsked);
    };
    let ask = move |_| {
        state.set(State::Thinking);
        let (seat, record) = (whose.get_untracked(), show.game.with_value(|game| game.record().to_string()));
        own.with_value(|own| {
            own.ask(Question::Review { seat, record }, move |answer| {
                let read = |answer: String| {
                    show.game.try_with_value(|game| read_review(&answer, game.content().deck())).flatten()
                };
                let read = answer.and_then(read);
                // The page may have been left meanwhile.
                state.try_set(read.map_or(State::Failed, |review| State::Ready(Arc::new(review))));
            });
        });
    };
    let seats = show.seats();
    let choose = (seats.len() > 1).then(|| {
        let options = seats.into_iter().map(|seat| (seat, show.name(seat))).collect();
        view! { <Choices legend=t.replay_review_whose() name="whose" options chosen=move || whose.get() on_change=look_at /> }
    });
    let said = live(move || match state.get() {
        State::NotAsked => String::new(),
        State::Thinking => t.replay_review_thinking(),
        State::Failed => t.replay_review_failed(),
        State::Ready(review) => t.replay_review_ready(review.cost),
    });
    view! {
        <section class="review">
            <h2>{t.replay_review_title()}</h2>
            <p class="aside">{t.replay_review_text()}</p>
            {choose}
            <p role="status" class="review-said">{said}</p>
            {part(move || match state.get() {
                State::NotAsked | State::Failed => {
                    view! { <p><button class="main ask-review" on:click=ask>{t.replay_review_ask()}</button></p> }.into_any()
                }
                State::Thinking => ().into_any(),
                State::Ready(review) => ready(show, whose.get_untracked(), &review).into_any(),
            })}
        </section>
    }
}

fn ready(show: Show, seat: Seat, review: &Reviewed) -> impl IntoView + use<> {
    let t = later_texts();
    let picked = Picked::new(None);
    let places = show.game.with_value(|game| decisions_of(game.record(), seat));
    let choices = review.choices.iter().zip(places);
    let longest = longest(&review.choices);
    let items = choices.map(|(choice, place)| choice_item(show, seat, place, choice, longest, picked));
    view! {
        {sums(t, show, review)}
        {optimum(show, review)}
        <h3>{t.replay_review_choices()}</h3>
        <ol class="review-choices">{items.collect_view()}</ol>
    }
}

/// Par, luck, skill and what they come to. Each is rounded to a tenth, and luck so that the sum is right as it is shown.
fn sums(t: &LaterTexts, show: Show, review: &Reviewed) -> impl IntoView + use<> {
    let measure = if show.is_solo() { t.replay_measure_points() } else { t.replay_measure_lead() };
    let [par, skill, result] = [review.par, review.skill, review.result].map(tenths);
    let luck = tenths(result - par - skill);
    let all = [
        (t.replay_par(), t.replay_par_text(), t.replay_number(par)),
        (t.replay_luck(), t.replay_luck_text(), signed(t, luck)),
        (t.replay_skill(), t.replay_skill_text(), signed(t, skill)),
        (t.replay_result(), t.replay_result_text(), t.replay_number(result)),
    ];
    let all = all.map(|(label, text, value)| {
        view! { <div><dt>{label}</dt><dd><b>{value}</b><small>{text}</small></dd></div> }
    });
    view! { <dl class="review-sums">{all.into_iter().collect_view()}</dl><p class="aside">{measure}</p> }
}

fn tenths(number: f64) -> f64 {
    (number * 10.0).round() / 10.0
}

/// Writes a number with its sign.
fn signed(t: &LaterTexts, number: f64) -> String {
    let sign = if number >= 0.05 { "+" } else { "" };
    format!("{sign}{}", t.replay_number(number))
}

/// The best that was possible alone.
fn optimum(show: Show, review: &Reviewed) -> Option<impl IntoView + use<>> {
    let t = later_texts();
    let (total, sideboard) = review.optimum.as_ref()?;
    let (cards, glows) = show.game.with_value(|game| {
        let deck = game.content().deck();
        let tally = Scorer::new(game.content(), game.setup().goals()).tally(sideboard);
        (board_cards(deck, sideboard, |_| false), Glow::all(&tally, Spotlight::Everything))
    });
    let words = columns_words(t, &faces(&cards));
    Some(
        view! { <figure class="optimum"><figcaption>{t.replay_optimum(*total)}</figcaption>{still(cards, glows, words)}</figure> },
    )
}
