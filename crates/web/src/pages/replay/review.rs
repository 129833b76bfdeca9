//! The decisions of a game and their review: what each of them cost, and what was luck.

mod choice;
mod everyone;
mod to_learn;

use leptos::prelude::*;
use sideboards_client::replay::{Grade, accuracy, cost_error};
use sideboards_client::thinking::Reviewed;
use sideboards_rules::Scorer;

use self::choice::{choice_item, longest};
use self::everyone::Everyone;
use self::to_learn::to_learn;
use super::analysis::{Analysis, ReviewState};
use super::board::{faces, still};
use super::show::{Show, board_cards};
use crate::choices::Choices;
use crate::drawing::{Glow, Spotlight};
use crate::live::{When, live, part};
use crate::texts::{LaterTexts, later_texts};
use crate::words::columns_words;

/// The decisions of one seat at a time, and what the review says about them.
#[component]
pub(super) fn ReviewOf(analysis: Analysis) -> impl IntoView {
    let t = later_texts();
    let Analysis { show, whose, .. } = analysis;
    let seats = show.seats();
    let is_alone = seats.len() == 1;
    let choose = (!is_alone).then(|| {
        let options = seats.into_iter().map(|seat| (seat, show.name(seat))).collect();
        let look_at = move |seat| {
            analysis.picked.set(None);
            whose.set(seat);
        };
        view! { <Choices legend=t.replay_review_whose() name="whose" options chosen=move || whose.get() on_change=look_at /> }
    });
    let said = live(move || match analysis.state(whose.get()) {
        ReviewState::NotAsked => String::new(),
        ReviewState::Thinking => t.replay_review_thinking(),
        ReviewState::Failed => t.replay_review_failed(),
        ReviewState::Ready(review) => t.replay_review_sure(review.cost, cost_error(&review.choices)),
    });
    let can_ask = live(move || analysis.review(whose.get()).is_none() && !analysis.is_thinking());
    let has_mistake = live(move || analysis.next_mistake().is_some());
    view! {
        <section class="review">
            <h2>{t.replay_review_title()}</h2>
            <p class="aside">{t.replay_review_text()}</p>
            {choose}
            <p role="status" class="review-said">{said}</p>
            <div class="buttons">
                <When is=can_ask>
                    <button class="main ask-review" on:click=move |_| analysis.ask(vec![whose.get_untracked()])>{t.replay_review_ask()}</button>
                </When>
                <When is=has_mistake>
                    <button class="next-mistake" aria-keyshortcuts="N" on:click=move |_| analysis.pick_next_mistake()>{t.replay_next_mistake()}</button>
                </When>
            </div>
            {(!is_alone).then(|| view! { <Everyone analysis /> })}
            {part(move || analysis.review(whose.get()).map(|review| sums(t, show, &review)))}
            {part(move || to_learn(analysis))}
            <h3>{t.replay_review_choices()}</h3>
            {part(move || choices(analysis))}
            {part(move || analysis.review(whose.get()).map(|review| optimum(show, &review)))}
        </section>
    }
}

/// All decisions of the seat that is looked at, graded once there is a review.
fn choices(analysis: Analysis) -> impl IntoView + use<> {
    let seat = analysis.whose.get();
    let review = analysis.review(seat);
    let reviewed = review.as_ref().map(|review| review.choices.as_slice()).unwrap_or_default();
    let longest = longest(reviewed);
    let items = analysis.places(seat).into_iter().enumerate();
    let items = items.map(|(index, place)| choice_item(analysis, seat, place, reviewed.get(index), longest));
    view! { <ol class="review-choices">{items.collect_view()}</ol> }
}

/// Accuracy, par, luck, skill and what they come to. Each is rounded to a tenth, and luck so that the sum is right as it is shown.
fn sums(t: &LaterTexts, show: Show, review: &Reviewed) -> impl IntoView + use<> {
    let measure = if show.is_solo() { t.replay_measure_points() } else { t.replay_measure_lead() };
    let [par, skill, result] = [review.par, review.skill, review.result].map(tenths);
    let luck = tenths(result - par - skill);
    let percent = accuracy(&review.choices).map(|percent| t.statistics_percent(percent)).unwrap_or_default();
    let mistakes = review.choices.iter().filter(|choice| Grade::of(choice) >= Grade::Inaccuracy).count();
    let all = [
        (t.replay_accuracy(), t.replay_accuracy_text(mistakes), percent),
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
