use leptos::prelude::*;
use sideboards_rules::{Card, ExchangeCard, Goal, GoalKind, Round, Seat};

use super::show::{Seen, Show};
use crate::drawing::{Board, BoardCard, Glow, Spotlight, card, goal_picture, seat_mark};
use crate::live::{live, memo, part};
use crate::points::{Space, points_now};
use crate::texts::later_texts;
use crate::words::{card_words, goal_says, goal_title, round_number, sideboard_words};

/// The round, the goals, and all sideboards and hands.
#[component]
pub(super) fn ReplayBoards(show: Show) -> impl IntoView {
    let t = later_texts();
    let rounds = Round::COUNT + 1;
    let round = live(move || match show.now(|moment| moment.game.round()) {
        Round::Over => t.news_over(),
        round => t.round_of(round_number(round), rounds),
    });
    let goals = show.game.with_value(|game| {
        GoalKind::ALL.map(|kind| game.content().goal(game.setup().goals().of(kind)).clone())
    });
    let seats = show.seats().into_iter().map(|seat| view! { <SeatBoard show seat /> }).collect_view();
    view! {
        <p class="replay-round">{round}</p>
        <div class="goals">{goals.map(|goal| goal_switch(show, &goal)).into_iter().collect_view()}</div>
        <div class="result-players">{seats}</div>
    }
}

/// A goal that can be lit on all sideboards.
fn goal_switch(show: Show, goal: &Goal) -> impl IntoView + use<> {
    let t = later_texts();
    let kind = goal.kind();
    let is_alone = live(move || (show.spotlight.get() == Spotlight::Goal(kind)).to_string());
    view! {
        <button
            class=format!("goal {kind}")
            aria-pressed=is_alone
            title=t.goal_light()
            on:click=move |_| show.spotlight.update(|spotlight| spotlight.toggle(kind))
        >
            <span class="goal-picture">{goal_picture(goal)}</span>
            <span class="goal-text">
                <span class="goal-name"><b>{goal.number.to_string()}</b>" "{goal_title(t, goal)}</span>
                <span class="goal-says">{goal_says(t, goal)}</span>
            </span>
        </button>
    }
}

/// A sideboard as it lies, with the newest cards marked, and the hand if it may be seen.
#[component]
fn SeatBoard(show: Show, seat: Seat) -> impl IntoView {
    let t = later_texts();
    let seen = memo(move || show.seen(seat));
    let cards = memo(move || seen.with(|seen| seen.cards.clone()));
    let glows = memo(move || seen.with(|seen| seen.glows.clone()));
    let hand = memo(move || seen.with(|seen| seen.hand.clone()));
    let name = show.name(seat);
    let words = {
        let name = name.clone();
        live(move || sideboard_words(t, &name, &faces(&cards.get())))
    };
    view! {
        <section class="result-player" data-seat=seat.index()>
            <h2>
                <span>{seat_mark(seat)}" "{name}</span>
                <span class="watched-state">
                    {part(move || exchange_mark(&seen.get()))}
                    <b>{points_now(live(move || seen.with(|seen| seen.standing)), Space::Enough)}</b>
                </span>
            </h2>
            <p class="only-heard">{words}</p>
            <Board cards glows />
            {part(move || hand.get().map(|hand| held(&hand)))}
        </section>
    }
}

pub(super) fn faces(cards: &[BoardCard]) -> Vec<Card> {
    cards.iter().map(|card| card.face).collect()
}

/// A sideboard that does not change, in a picture of its own.
pub(super) fn still(cards: Vec<BoardCard>, glows: Vec<Glow>, label: String) -> impl IntoView + use<> {
    view! { <div role="img" aria-label=label><Board cards glows below=().into_any() /></div> }
}

/// The cards of a hand; of an empty one the room stays, so that nothing moves.
fn held(hand: &[Card]) -> impl IntoView + use<> {
    let t = later_texts();
    let number = |(index, face): (usize, &Card)| {
        view! { <li><span class="only-heard">{t.hand_card(index + 1, &card_words(t, face))}</span>{card(face)}<small aria-hidden="true">{index + 1}</small></li> }
    };
    let cards = hand.iter().enumerate().map(number).collect_view();
    let hand = (!hand.is_empty()).then(|| view! { <span>{t.replay_hand()}</span><ul>{cards}</ul> });
    view! { <div class="replay-hand">{hand}</div> }
}

fn exchange_mark(seen: &Seen) -> Option<impl IntoView + use<>> {
    let t = later_texts();
    let (mark, words, class) = match seen.exchange {
        ExchangeCard::Unused => (t.exchange_mark_unused(), t.exchange_unused(), "mark"),
        ExchangeCard::Used => (t.exchange_mark_used(), t.exchange_used(), "mark used"),
        ExchangeCard::None => return None,
    };
    Some(
        view! { <span class=class><span aria-hidden="true">{mark}</span><span class="only-heard">{words}</span></span> },
    )
}
