use leptos::prelude::*;
use sideboards_client::example::{GOALS, SIDEBOARDS};
use sideboards_rules::{Card, Content, GoalKind, Scorer, Sideboard};

use crate::drawing::{Board, BoardCard, Glow, Spotlight, card};
use crate::live::live;
use crate::texts::later_texts;
use crate::words::{card_words, columns_words, goal_title, kind_word};

fn read(cards: &str) -> (Vec<Card>, Sideboard) {
    let content = Content::classic();
    let faces: Vec<Card> = cards.split(' ').map(|card| card.parse().expect("a card")).collect();
    let placed: Vec<_> = faces.iter().map(|face| content.deck().find(face).expect("in the box")).collect();
    (faces, Sideboard::try_from(placed.as_slice()).expect("eight cards"))
}

fn glows(sideboard: &Sideboard, spotlight: Spotlight) -> Vec<Glow> {
    let content = Content::classic();
    let goals = content.goals(&GOALS).expect("one of each kind");
    Glow::all(&Scorer::new(&content, goals).tally(sideboard), spotlight)
}

/// A card, and the same card turned.
#[component]
pub(super) fn TurnedCard() -> impl IntoView {
    let t = later_texts();
    let content = Content::classic();
    let face = *content.deck().card(content.deck().id(0).expect("the box has cards"));
    let turned = face.turned();
    let words = format!("{}; {}", card_words(t, &face), card_words(t, &turned));
    view! {
        <figure class="example">
            <div class="turned-card">{[face, turned].iter().map(card).collect_view()}</div>
            <p class="only-heard">{words}</p>
            <figcaption>{t.rules_example_card()}</figcaption>
        </figure>
    }
}

/// A sideboard with what it has of one goal.
#[component]
pub(super) fn Combinations(kind: GoalKind) -> impl IntoView {
    let t = later_texts();
    let content = Content::classic();
    let (faces, sideboard) = read(SIDEBOARDS[if kind == GoalKind::Row { 2 } else { 0 }].1);
    let goals = content.goals(&GOALS).expect("one of each kind");
    let caption = match kind {
        GoalKind::Row => t.rules_example_row(),
        _ => t.rules_example_combination(&goal_title(t, content.goal(goals.of(kind)))),
    };
    let words = columns_words(t, &faces);
    view! {
        <figure class="example">
            <Board cards=BoardCard::all(faces) glows=glows(&sideboard, Spotlight::Goal(kind)) />
            <p class="only-heard">{words}</p>
            <figcaption>{caption}</figcaption>
        </figure>
    }
}

/// The three players of the worked example, with a switch for each goal.
#[component]
pub(super) fn WorkedExample() -> impl IntoView {
    let t = later_texts();
    let spotlight = RwSignal::new(Spotlight::Everything);
    let content = Content::classic();
    let goals = content.goals(&GOALS).expect("one of each kind");
    let scorer = Scorer::new(&content, goals);
    let tables: Vec<_> = SIDEBOARDS.iter().map(|(_, cards)| (scorer.counts(&read(cards).1), true)).collect();
    let scores = scorer.scores(&tables);
    let switch = |kind: GoalKind| {
        let is_alone = live(move || (spotlight.get() == Spotlight::Goal(kind)).to_string());
        let toggle = move |_| spotlight.update(|spotlight| spotlight.toggle(kind));
        view! { <button class=format!("switch {kind}") aria-pressed=is_alone on:click=toggle>{kind_word(t, kind)}</button> }
    };
    let player = |((name, cards), score): (&(&'static str, &str), &sideboards_rules::PlayerScore)| {
        let (faces, sideboard) = read(cards);
        let words = columns_words(t, &faces);
        let [colour, handle, row, bonus, exchange] =
            [score.colour, score.handle, score.row, score.bonus, score.exchange];
        let sum = format!("{colour} + {handle} + {row} + {bonus} + {exchange} = {}", score.total);
        let glows = live(move || glows(&sideboard, spotlight.get()));
        view! {
            <figure class="example">
                <Board cards=BoardCard::all(faces) glows />
                <p class="only-heard">{words}</p>
                <figcaption>{t.labelled(name, &sum)}</figcaption>
            </figure>
        }
    };
    view! {
        <h3>{t.rules_example_title()}</h3>
        <p>{t.rules_example_text()}</p>
        <div class="buttons">{GoalKind::ALL.map(switch).into_iter().collect_view()}</div>
        {SIDEBOARDS.iter().zip(scores.players()).map(player).collect_view()}
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn the_worked_example_gets_38_33_and_39_points() {
        let content = Content::classic();
        let scorer = Scorer::new(&content, content.goals(&GOALS).expect("three goals"));
        let table: Vec<_> =
            SIDEBOARDS.iter().map(|(_, cards)| (scorer.counts(&read(cards).1), true)).collect();
        let totals: Vec<u16> = scorer.scores(&table).players().iter().map(|score| score.total.0).collect();
        assert_eq!(totals, [38, 33, 39]);
    }
}
