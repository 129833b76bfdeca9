use leptos::prelude::*;
use sideboards_client::local::{News, Promise, Standing, before};
use sideboards_rules::{Choice, End, Placed, Points, Seat, Sideboard};

use super::TableContext;
use super::own_sideboard::with_trial;
use super::scene::{Other, Scene};
use crate::live::live;
use crate::points::additions;
use crate::texts::texts;
use crate::words::{card_words, goal_standing, goal_title, listed, round_number};

/// Says what changed, for people who hear the page, and everything when they ask for it.
#[component]
pub(super) fn Announcements(table: TableContext) -> impl IntoView {
    // Only what happened makes it speak: a scene that changes afterwards must not repeat it in other words.
    let words = live(move || {
        let happened = table.play.news.get();
        happened.map(|happened| untrack(|| say(table, &happened))).unwrap_or_default()
    });
    view! {
        <p class="only-heard" role="status" aria-live="polite">{words}</p>
        <button class="read-out" on:click=move |_| table.read_out()>{texts().news_read_out()}</button>
    }
}

impl TableContext {
    /// Says everything that is on the table.
    pub(super) fn read_out(self) {
        let times = match self.play.news.get_untracked() {
            Some(News::Asked(times)) => times + 1,
            _ => 0,
        };
        self.play.news.set(Some(News::Asked(times)));
    }
}

fn say(table: TableContext, happened: &News) -> String {
    let t = texts();
    match happened {
        News::Taken(placed) => table.scene.with(|scene| taken(scene, *placed)),
        News::Laid(End::Left) => {
            format!("{} {}", t.news_laid_left(), table.scene.with(|scene| brings(table, scene)))
        }
        News::Laid(End::Right) => {
            format!("{} {}", t.news_laid_right(), table.scene.with(|scene| brings(table, scene)))
        }
        News::Lifted => t.news_lifted(),
        News::Chosen => format!("{} {}", table.scene.with(|scene| brings(table, scene)), t.news_chosen()),
        News::TakenBack => t.news_taken_back(),
        News::Exchanged => format!("{} {}", t.news_exchanged(), table.scene.with(hand)),
        News::NextRound => {
            table.play.revealed.with(|revealed| table.scene.with(|scene| round(scene, revealed)))
        }
        News::Over => t.news_over(),
        News::Asked(times) => {
            let words = table
                .play
                .revealed
                .with(|revealed| table.scene.with(|scene| everything(table, scene, revealed)));
            // The same words again are read again only if something is different.
            if times % 2 == 0 { words } else { format!("{words}\u{a0}") }
        }
    }
}

/// Says what the cards on trial bring: points, then what the row bonus adds, as the table shows them.
fn brings(table: TableContext, scene: &Scene) -> String {
    own_sum(scene, &scene.sideboard, &with_trial(table, scene), |gain, sum| texts().news_brings(gain, sum))
}

/// Says how the own points changed. The unused exchange card adds the same all the time, so only the read-out has it.
fn own_sum(scene: &Scene, before: &Sideboard, now: &Sideboard, say: impl Fn(i32, i32) -> String) -> String {
    let [before, now] = [before, now].map(|sideboard| scene.own_standing(sideboard));
    let [gone, sum] = [before, now].map(|standing| i32::from(standing.points.0));
    let bonus = added(Standing { exchange: Points(0), ..now });
    std::iter::once(say(sum - gone, sum)).chain(bonus).collect::<Vec<_>>().join(" ")
}

/// Says what would be added to the points if the game ended now.
fn added(standing: Standing) -> impl Iterator<Item = String> {
    additions(texts(), standing).into_iter().map(|words| format!("{words}."))
}

/// Says in a few words who did what: at a table of six, thirty drawers are too much to listen to.
fn round(scene: &Scene, revealed: &[(Seat, Choice)]) -> String {
    let t = texts();
    let choice = |seat| revealed.iter().find(|(of, _)| *of == seat).map(|(_, choice)| choice);
    let scorer = scene.scorer();
    let other = |other: &Other| {
        let choice = choice(other.seat)?;
        let gain = Promise::between(&scorer, &before(&other.sideboard, choice), &other.sideboard, false);
        Some(t.news_brief(&other.name, &where_laid(choice), gain.points))
    };
    let own = scene.seat.and_then(choice).map(|choice| {
        let before = before(&scene.sideboard, choice);
        own_sum(scene, &before, &scene.sideboard, |gain, sum| t.news_own(gain, sum))
    });
    let others = scene.others.iter().filter_map(other);
    let next = scene.seat.map(|_| t.news_round(round_number(scene.round)));
    own.into_iter().chain(others).chain(next).collect::<Vec<_>>().join(" ")
}

fn where_laid(choice: &Choice) -> String {
    match choice {
        Choice::Start(_) => "start".to_owned(),
        Choice::Place(placement) => placement.end.to_string(),
    }
}

/// Says what is on the table: the own cards and goals, then each player's points and last card.
fn everything(table: TableContext, scene: &Scene, revealed: &[(Seat, Choice)]) -> String {
    let t = texts();
    let mut words = vec![t.news_round(round_number(scene.round))];
    if scene.seat.is_some() {
        let own = with_trial(table, scene);
        let counts = scene.scorer().counts(&own);
        words.push(t.news_hand(&hand(scene)));
        let standing = scene.own_standing(&own);
        words.push(t.news_standing(standing.points.0));
        words.extend(added(standing));
        let goals = scene.goals.iter();
        words.extend(goals.map(|goal| sentence(&goal_title(t, goal), &goal_standing(t, goal, counts))));
    }
    let deck = scene.content.deck();
    for (index, other) in scene.others.iter().enumerate() {
        let standing = scene.standing_of(index);
        words.push(sentence(&other.name, &t.points_count(standing.points.0)));
        words.extend(added(standing));
        if let Some((_, choice)) = revealed.iter().find(|(seat, _)| *seat == other.seat) {
            let laid = choice.steps().map(|(placed, _)| card_words(t, &deck.face(placed)));
            words.push(t.news_other(&other.name, &listed(t, laid)));
        }
    }
    words.join(" ")
}

fn sentence(what: &str, words: &str) -> String {
    format!("{}.", texts().labelled(what, words))
}

fn taken(scene: &Scene, placed: Placed) -> String {
    let number = scene.hand.iter().position(|card| *card == placed.card).map_or(1, |index| index + 1);
    texts().hand_card(number, &card_words(texts(), &scene.content.deck().face(placed)))
}

fn hand(scene: &Scene) -> String {
    let deck = scene.content.deck();
    let cards = scene.hand.iter().enumerate();
    listed(
        texts(),
        cards.map(|(index, card)| texts().hand_card(index + 1, &card_words(texts(), deck.card(*card)))),
    )
}
