use leptos::ev::click;
use leptos::prelude::*;
use sideboards_client::local::Purpose;
use sideboards_client::place::Place;
use sideboards_rules::Round;
use wasm_bindgen::JsCast;
use web_sys::{Element, KeyboardEvent};

use super::TableContext;
use super::mute::Mute;
use crate::dealer::Dealer;
use crate::dialog::Question;
use crate::drawing::seat_mark;
use crate::file;
use crate::focus;
use crate::live::{Handler, When, live, memo};
use crate::online::Room;
use crate::place::Way;
use crate::reactions::{MenuReactions, Reactions};
use crate::session::Session;
use crate::status::RoomStatus;
use crate::texts::{later_texts, texts};
use crate::words::round_number;

/// Which round it is, and the menu of the table.
#[component]
pub(super) fn TopBar(table: TableContext) -> impl IntoView {
    let t = texts();
    let round = memo(move || table.scene.with(|scene| round_number(scene.round)));
    let rounds = Round::COUNT + 1;
    let pip = |number| view! { <span class="pip" class:past=live(move || number <= round.get())></span> };
    let pips = (1..=rounds).map(pip).collect_view();
    let (status, purpose) = match table.dealer {
        Dealer::Device(session) => (None, Some(session.purpose())),
        Dealer::Room(room) => (Some(view! { <Reactions room /><RoomStatus room /> }), None),
        Dealer::Puzzle(_) => (None, None),
    };
    let purpose = match purpose {
        Some(Purpose::Daily(_)) => Some(t.daily_title()),
        Some(Purpose::Archive(_) | Purpose::Practice(_)) => Some(t.daily_practice()),
        Some(Purpose::Table | Purpose::Lesson) | None => None,
    };
    view! {
        <header class="top">
            <a class="house" href=Place::Home.path() aria-label=t.home()>
                <svg viewBox="0 0 24 24" aria-hidden="true"><path d="M3 8h18v9H3zM3 12.500h18M9 8v9M15 8v9M5 17l-1 4M19 17l1 4" /></svg>
            </a>
            <p class="round">
                <span class="pips" aria-hidden="true">{pips}</span>
                <span>{live(move || t.round_of(round.get(), rounds))}{purpose.map(|words| view! { <small>{words}</small> })}</span>
                {device_of(table)}
            </p>
            <Mute />
            <Menu table />
            {status}
        </header>
    }
}

/// Names the player who holds a shared device.
fn device_of(table: TableContext) -> Option<impl IntoView> {
    let (seat, holder) = table.scene.with_untracked(|scene| (scene.seat, scene.holder.clone()));
    holder.map(|name| view! { <b class="device-of">{seat.map(seat_mark)}{name}</b> })
}

#[component]
fn Menu(table: TableContext) -> impl IntoView {
    let t = texts();
    let elsewhere = window_event_listener(click, |event| {
        let target = event.target().and_then(|target| target.dyn_into::<Element>().ok());
        if target.is_none_or(|target| matches!(target.closest(".menu"), Ok(None))) {
            close();
        }
    });
    on_cleanup(move || elsewhere.remove());
    let escape = move |event: KeyboardEvent| {
        if event.key() == "Escape" && close() {
            focus::move_to(".menu summary");
        }
    };
    let way: Way = expect_context();
    let asks = RwSignal::new(false);
    let open_rules = move |_| {
        close();
        // The dialog gives the focus back to what has it now.
        focus::move_to(".menu summary");
        table.rules.set(true);
    };
    let ask = move || asks.set(true);
    let (own, title, yes) = match table.dealer {
        Dealer::Device(session) => {
            (view! { <DeviceMenu session on_leave=ask /> }.into_any(), t.leave_sure(), t.leave_yes())
        }
        Dealer::Room(room) => {
            (view! { <RoomMenu room on_leave=ask /> }.into_any(), t.room_leave_sure(), t.room_leave())
        }
        Dealer::Puzzle(_) => (().into_any(), String::new(), String::new()),
    };
    let leave = move || match table.dealer {
        Dealer::Device(session) => {
            way.go(Place::Home);
            session.leave();
        }
        // The page of the room goes elsewhere once the seat is given up.
        Dealer::Room(room) => room.leave(),
        Dealer::Puzzle(_) => way.go(Place::Puzzles),
    };
    let hint_key = live(move || table.offers_hints().then(|| format!(" · {}", t.keys_hint())));
    view! {
        <details class="menu" on:keydown=escape>
            <summary aria-label=t.menu()><span aria-hidden="true">"⋯"</span></summary>
            <div class="menu-sheet">
                <button class="quiet" on:click=open_rules>{t.rules()}</button>
                <a href=Place::Settings.path()>{t.settings()}</a>
                {own}
                <p class="keys"><b>{t.keys_title()}</b>" "{t.keys_text()}{hint_key}</p>
            </div>
        </details>
        <When is=asks>
            <Question title=title.clone() yes=yes.clone() on_yes=leave on_close=move || asks.set(false) />
        </When>
    }
}

/// What can be done with a game on this device.
#[component]
fn DeviceMenu(session: Session, #[prop(into)] on_leave: Handler) -> impl IntoView {
    let t = texts();
    let save = move |_| {
        session.with_untracked(|game| game.map(file::save_game)).unwrap_or_default();
    };
    view! {
        <a href=Place::NewGame.path()>{t.new_game()}</a>
        <button class="quiet save" on:click=save>{t.save_record()}</button>
        {(!session.is_only_try()).then(|| view! {
            <button class="quiet leave" on:click=move |_| on_leave.run()>{t.leave_game()}</button>
        })}
    }
}

/// What can be done in a room during a game.
#[component]
fn RoomMenu(room: Room, #[prop(into)] on_leave: Handler) -> impl IntoView {
    let t = texts();
    let has_seat = live(move || room.seat().is_some());
    let open_sheet = move |_| {
        close();
        focus::move_to(".menu summary");
        room.sheet.set(true);
    };
    let leave = move |_| on_leave.run();
    let t_later = later_texts();
    let words =
        live(move || if room.is_among_strangers() { t_later.quick_sheet() } else { t_later.room_sheet() });
    view! {
        <button class="quiet" on:click=open_sheet>{words}</button>
        <MenuReactions room />
        <When is=has_seat>
            <button class="quiet leave" on:click=leave.clone()>{t.room_leave()}</button>
        </When>
    }
}

/// Closes the menu, and tells whether it was open.
fn close() -> bool {
    let open = document().query_selector(".menu[open]").ok().flatten();
    open.is_some_and(|menu| menu.remove_attribute("open").is_ok())
}
