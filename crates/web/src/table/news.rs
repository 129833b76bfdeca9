use leptos::prelude::*;
use sideboards_client::local::News as Happened;
use sideboards_rules::{Choice, End, Placed, Seat};

use super::Table;
use super::own_sideboard::with_trial;
use super::scene::{Other, Scene};
use crate::live::live;
use crate::texts::texts;
use crate::words::{card_words, round_number};

/// Says what changed, for people who hear the page.
#[component]
pub(super) fn News(table: Table) -> impl IntoView {
    let words = live(move || table.play.news.get().map(|happened| say(table, &happened)).unwrap_or_default());
    view! { <p class="only-heard" role="status" aria-live="polite">{words}</p> }
}

fn say(table: Table, happened: &Happened) -> String {
    let t = texts();
    match happened {
        Happened::Taken(placed) => table.scene.with(|scene| taken(scene, *placed)),
        Happened::Laid(End::Left) => t.news_laid_left(),
        Happened::Laid(End::Right) => t.news_laid_right(),
        Happened::Lifted => t.news_lifted(),
        Happened::Chosen => t.news_chosen(),
        Happened::TakenBack => t.news_taken_back(),
        Happened::Exchanged => format!("{} {}", t.news_exchanged(), table.scene.with(hand)),
        Happened::NextRound => {
            table.play.revealed.with(|revealed| table.scene.with(|scene| round(table, scene, revealed)))
        }
        Happened::Over => t.news_over(),
    }
}

fn round(table: Table, scene: &Scene, revealed: &[(Seat, Choice)]) -> String {
    let t = texts();
    let deck = scene.content.deck();
    let of = |other: &Other| {
        let (_, choice) = revealed.iter().find(|(seat, _)| *seat == other.seat)?;
        let laid = choice.steps().map(|(placed, _)| card_words(t, &deck.face(placed)));
        Some(t.news_other(&other.name, &laid.collect::<Vec<_>>().join("; ")))
    };
    let others = scene.others.iter().filter_map(of).collect::<Vec<_>>().join(" ");
    if scene.seat.is_none() {
        return others;
    }
    let standing = t.news_standing(scene.own_standing(&with_trial(table, scene)).points.0);
    let round = t.news_round(round_number(scene.round), &hand(scene));
    format!("{others} {standing} {round}")
}

fn taken(scene: &Scene, placed: Placed) -> String {
    let number = scene.hand.iter().position(|card| *card == placed.card).map_or(1, |index| index + 1);
    texts().hand_card(number, &card_words(texts(), &scene.content.deck().face(placed)))
}

fn hand(scene: &Scene) -> String {
    let deck = scene.content.deck();
    let cards = scene.hand.iter().enumerate();
    let cards =
        cards.map(|(index, card)| texts().hand_card(index + 1, &card_words(texts(), deck.card(*card))));
    cards.collect::<Vec<_>>().join("; ")
}
