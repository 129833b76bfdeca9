use leptos::prelude::*;
use sideboards_client::example::SIDEBOARDS;
use sideboards_client::local::{LoadError, load};
use sideboards_client::place::Place;
use sideboards_rules::{Card, RecordFault, Round};

use crate::arrival::Arrival;
use crate::browser::{boxes, keyring};
use crate::dialog::Question;
use crate::drawing::{Board, BoardCard};
use crate::file::FileButton;
use crate::live::{When, live, memo, part};
use crate::place::Way;
use crate::session::Session;
use crate::texts::{Texts, texts};
use crate::words::round_number;

/// The first page.
#[component]
pub(crate) fn Home() -> impl IntoView {
    let t = texts();
    let tile = |place: &str, class: &str, title: String, text: String| {
        view! { <a class=format!("tile {class}") href=place.to_owned()><b>{title}</b><span>{text}</span></a> }
    };
    let arrival: Arrival = expect_context();
    // Whoever has seats somewhere is told how many.
    let online = match keyring().all().len() {
        0 => t.home_online_text(),
        seats => t.labelled(&t.my_games(), &seats.to_string()),
    };
    let is_here = arrival.of(2);
    let cards = memo(move || if is_here.get() { BoardCard::all(showpiece()) } else { Vec::new() });
    let new = |mode: &str| format!("{}?mode={mode}", Place::NewGame.path());
    view! {
        <article class="home">
            <section class="hero">
                <h1>{t.title()}</h1>
                <p>{t.home_lead()}</p>
                <div aria-hidden="true"><Board cards glows=Vec::new() /></div>
            </section>
            <Continue />
            {tile(Place::Daily.path(), "day", t.daily_title(), t.home_daily_text())}
            <div class="tiles">
                {tile(&new("solo"), "solo", t.home_solo(), t.home_solo_text())}
                {tile(&new("bots"), "bots", t.home_bots(), t.home_bots_text())}
                {tile(&new("device"), "device", t.home_device(), t.home_device_text())}
                {tile(Place::Online.path(), "online", t.home_online(), online)}
                {tile(Place::Tutorial.path(), "learn", t.home_learn(), t.home_learn_text())}
            </div>
            <h2>{t.home_besides()}</h2>
            <div class="tiles besides">
                {tile(Place::Sheet.path(), "", t.sheet_title(), t.home_sheet_text())}
                {tile(Place::Replay.path(), "", t.home_past(), t.home_past_text())}
                {tile(Place::Statistics.path(), "", t.statistics_title(), t.home_statistics_text())}
                {tile(Place::Boxes.path(), "", t.boxes_title(), t.home_boxes_text())}
            </div>
            <p class="buttons"><OpenFile /></p>
            <footer>
                <p>{t.home_offline()}</p>
                <p>{t.home_box()}</p>
                <p><a href=Place::Licences.path()>{t.licences()}</a></p>
            </footer>
        </article>
    }
}

/// A finished sideboard to look at, the best of the example.
fn showpiece() -> Vec<Card> {
    let (_, cards) = SIDEBOARDS[2];
    cards.split(' ').map(|card| card.parse().expect("the example is tested")).collect()
}

/// The way back to the game that is on the table.
#[component]
fn Continue() -> impl IntoView {
    let t = texts();
    let session: Session = expect_context();
    let round = move || session.with(|game| game.map(|game| game.public().round()));
    part(move || {
        round().map(|round| {
            let (title, where_) = match round {
                Round::Over => (t.home_finished(), None),
                round => (t.home_continue(), Some(t.home_continue_where(round_number(round), Round::COUNT + 1))),
            };
            view! { <a class="tile continue" href=Place::Game.path()><b>{title}</b>{where_.map(|text| view! { <span>{text}</span> })}</a> }
        })
    })
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
