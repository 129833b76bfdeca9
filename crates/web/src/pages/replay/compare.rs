//! Ways from a replay to another play of the same deal.

use leptos::prelude::*;
use sideboards_client::codes;
use sideboards_client::daily::spoiled_day;
use sideboards_client::link::Link;
use sideboards_client::local::LocalGame;
use sideboards_client::replay::{Comparison, FoundGame, PlayedBy, other_plays};
use sideboards_client::thinking::Question;
use sideboards_rules::{Content, Record, Variant};

use super::analysis::Analysis;
use super::fault_words;
use super::pair::Compared;
use crate::browser::{Browser, boxes, past_games, today};
use crate::live::{When, live};
use crate::place::Way;
use crate::texts::later_texts;

/// The most own plays of the deal that are offered.
const MAX_OWN: usize = 3;

/// What the worker is asked for.
#[derive(Clone, Copy, PartialEq)]
enum Asked {
    Nothing,
    Thinking,
    Failed,
}

/// Own plays of the deal, the optimum and a master, or any link. Before a player's own try of a day nothing is offered.
#[component]
pub(super) fn CompareWith(analysis: Analysis) -> impl IntoView {
    let t = later_texts();
    let code = analysis.show.game.with_value(|game| codes::record::write(game.record()));
    let way: Way = expect_context();
    let is_open = spoiled_day(&code, today(), &Browser).is_none();
    let own = other_plays(&code, &past_games(), &boxes().all()).into_iter().take(MAX_OWN);
    let own = own.map(|(other, points)| {
        let address = Comparison { code: other, by: PlayedBy::Person }.address(&code);
        let go = move |_| way.go_to(&address);
        view! { <button class="compare-own" on:click=go>{t.replay_compare_own(points)}</button> }
    });
    let own: Vec<_> = own.collect();
    is_open.then(|| {
        view! {
            <section class="replay-compare">
                <h2>{t.replay_compare()}</h2>
                <p class="aside">{t.replay_compare_text()}</p>
                <p class="buttons">{own}<Machines analysis code=code.clone() /></p>
                <OtherLink analysis code=code.clone() />
            </section>
        }
    })
}

/// The optimum and the master's play of a solo deal, which the worker finds when it is asked.
#[component]
fn Machines(analysis: Analysis, code: String) -> impl IntoView {
    let t = later_texts();
    let asked = RwSignal::new(Asked::Nothing);
    let way: Way = expect_context();
    let (is_solo, has_optimum, deal) = analysis.show.game.with_value(|game| {
        let is_solo = game.setup().players().is_solo();
        let is_usual =
            game.content().hash() == Content::classic().hash() && game.setup().variant() == Variant::Standard;
        (is_solo, is_solo && is_usual, deal_of(game).to_string())
    });
    let deal = StoredValue::new((code, deal));
    let ask = move |by: PlayedBy| {
        let (code, record) = deal.get_value();
        let question = match by {
            PlayedBy::Hindsight => Question::Hindsight { record },
            PlayedBy::Master | PlayedBy::Person => Question::Master { record },
        };
        asked.set(Asked::Thinking);
        analysis.think(question, move |answer| {
            // The page may have been left meanwhile.
            if asked.try_get_untracked().is_none() {
                return;
            }
            let content = analysis.show.game.with_value(|game| game.content().clone());
            match answer.and_then(|record| Record::parse(&record, content).ok()) {
                Some(record) => {
                    way.go_to(&Comparison { code: codes::record::write(&record), by }.address(&code));
                }
                None => asked.set(Asked::Failed),
            }
        });
    };
    let can_ask = live(move || asked.get() != Asked::Thinking);
    let said = live(move || match asked.get() {
        Asked::Nothing => String::new(),
        Asked::Thinking => t.hint_thinking(),
        Asked::Failed => t.daily_failed(),
    });
    is_solo.then(|| {
        view! {
            <When is=can_ask>
                {has_optimum.then(|| view! { <button class="compare-best" on:click=move |_| ask(PlayedBy::Hindsight)>{t.daily_hindsight()}</button> })}
                <button class="compare-master" on:click=move |_| ask(PlayedBy::Master)>{t.daily_master()}</button>
            </When>
            <span role="status">{said}</span>
        }
    })
}

/// Returns the deal of a game, with nothing decided.
fn deal_of(game: &LocalGame) -> Record {
    Record::new(game.content().clone(), *game.setup(), game.record().seed())
}

/// A link that a friend has sent.
#[component]
fn OtherLink(analysis: Analysis, code: String) -> impl IntoView {
    let t = later_texts();
    let way: Way = expect_context();
    let typed = RwSignal::new(String::new());
    let fault = RwSignal::new(None);
    let compare = move |event: leptos::ev::SubmitEvent| {
        event.prevent_default();
        match typed.with_untracked(|typed| find(analysis, typed)) {
            Ok(other) => {
                way.go_to(&Comparison { code: other, by: PlayedBy::Person }.address(&code));
            }
            Err(words) => fault.set(Some(words)),
        }
    };
    view! {
        <form class="compare-link" on:submit=compare>
            <label class="field">
                <span>{t.replay_compare_link()}</span>
                <input type="text" name="other-play" autocomplete="off" on:input=move |event| typed.set(event_target_value(&event)) />
            </label>
            <button type="submit">{t.replay_compare_go()}</button>
        </form>
        <p class="fault" role="alert">{fault}</p>
    }
}

/// Returns the code of the game that a link leads to, if it can be compared with the one that is shown.
fn find(analysis: Analysis, link: &str) -> Result<String, String> {
    let t = later_texts();
    let Some(Link::Record(code)) = Link::read(link) else { return Err(t.replay_compare_no_link()) };
    let other = FoundGame::in_code(code, &past_games(), &boxes().all());
    let other = other.map_err(|fault| fault_words(t, fault))?;
    let own = analysis.show.found();
    Compared::new(own, other, PlayedBy::Person).map_err(|fault| fault_words(t, fault))?;
    Ok(code.to_owned())
}
