//! The home page. Its markup is text that the bundler writes into a document as well: see `build/first-page`.

mod news;

use leptos::ev::MouseEvent;
use leptos::prelude::*;
use sideboards_client::local::{LoadError, load};
use sideboards_client::new_game::Plan;
use sideboards_client::place::Place;
use sideboards_rules::RecordFault;
use wasm_bindgen::JsCast;
use web_sys::Element;

use crate::arrival;
use crate::browser::{Browser, boxes, fresh_seed};
use crate::dialog::Question;
use crate::file::FileButton;
use crate::live::{When, effect, live, memo};
use crate::online::TurnsElsewhere;
use crate::place::Way;
use crate::session::Session;
use crate::settings;
use crate::texts::{Texts, texts};

/// The first page.
#[component]
pub(crate) fn Home() -> impl IntoView {
    let t = texts();
    let (session, way): (Session, Way) = (expect_context(), expect_context());
    let turns: TurnsElsewhere = expect_context();
    arrival::go_on_moving();
    effect(move || settings::show("data-home", visitor(session)));
    let words = words(t);
    let footer = first_page::footer(&words);
    let page = memo(move || first_page::home(&words, &news::of(t, session, turns)));
    let click = move |event: MouseEvent| {
        if is_again(&event) {
            event.prevent_default();
            play_again(session, way);
        }
    };
    view! {
        <article class="home">
            <div class="home-page" inner_html=move || page.get() on:click=click></div>
            <p class="buttons home-file"><OpenFile /></p>
            <footer inner_html=footer></footer>
        </article>
    }
}

/// Returns the kind of visitor, as `early.js` does before the program runs.
fn visitor(session: Session) -> &'static str {
    match session.with(|game| game.map(sideboards_client::local::LocalGame::is_over)) {
        Some(false) => "continue",
        Some(true) => "again",
        None if Plan::kept(&Browser).is_some() => "again",
        None => "first",
    }
}

fn is_again(event: &MouseEvent) -> bool {
    let is_plain = event.button() == 0 && !event.meta_key() && !event.ctrl_key() && !event.shift_key();
    let target = event.target().and_then(|target| target.dyn_into::<Element>().ok());
    is_plain && target.is_some_and(|target| matches!(target.closest("a.again"), Ok(Some(_))))
}

/// Deals a game like the last one.
fn play_again(session: Session, way: Way) {
    let plan = Plan::kept(&Browser).unwrap_or_default();
    match plan.deal(&boxes().playable(), fresh_seed()) {
        Ok(game) => {
            session.put(game);
            way.go(Place::Game);
        }
        Err(_) => way.go(Place::NewGame),
    }
}

fn words(t: &Texts) -> first_page::Texts {
    first_page::Texts {
        title: t.title(),
        lead: t.home_lead(),
        facts: t.home_facts(),
        learn: t.home_learn(),
        know: t.home_know(),
        resume: t.home_continue(),
        play: t.play(),
        again: t.home_again(),
        new_game: t.new_title(),
        finished: t.home_finished(),
        daily: t.daily_title(),
        daily_text: t.home_daily_text(),
        online: t.home_online(),
        online_text: t.home_online_text(),
        puzzles: t.puzzles_title(),
        puzzles_text: t.home_puzzles_text(),
        solo: t.home_solo(),
        bots: t.home_bots(),
        device: t.home_device(),
        besides: t.home_besides(),
        sheet: t.sheet_title(),
        past: t.home_past(),
        statistics: t.statistics_title(),
        boxes: t.boxes_title(),
        offline: t.home_offline(),
        edition: t.home_box(),
        licences: t.licences(),
    }
}

/// A button that opens a saved game.
#[component]
pub(super) fn OpenFile() -> impl IntoView {
    let t = texts();
    let session: Session = expect_context();
    let way: Way = expect_context();
    let fault = RwSignal::new(None);
    // A game that was opened while another one is on the table.
    let waits = RwSignal::new(None);
    let play = move |game| {
        session.put(game);
        way.go(Place::Game);
    };
    let open = Callback::new(move |text: String| match load(&text, boxes().of_record(&text)) {
        Ok(game) if session.is_under_way() => waits.set(Some(game)),
        Ok(game) => play(game),
        Err(error) => fault.set(Some(load_fault(t, &error))),
    });
    view! {
        <FileButton label=t.home_load() accept=".txt,text/plain" on_text=open />
        <span class="fault" role="alert">{fault}</span>
        <When is=live(move || waits.with(Option::is_some))>
            <Question
                title=t.leave_sure()
                yes=t.leave_yes()
                on_yes=move || waits.get_untracked().into_iter().for_each(play)
                on_close=move || waits.set(None)
            />
        </When>
    }
}

/// Says why a file is not a game.
pub(super) fn load_fault(t: &Texts, error: &LoadError) -> String {
    match error {
        LoadError::Player { line } => t.load_player(*line),
        LoadError::Record(error) => match error.fault {
            RecordFault::OtherContent { recorded, .. } => t.load_other_box(&recorded.to_string()[..16]),
            _ => t.load_record(error.line),
        },
        LoadError::Illegal(bad) => t.load_illegal(bad.number),
    }
}
