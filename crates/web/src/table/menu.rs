use leptos::ev::click;
use leptos::prelude::*;
use sideboards_rules::Round;
use wasm_bindgen::JsCast;
use web_sys::{Element, KeyboardEvent};

use super::Table;
use crate::dialog::Question;
use crate::file;
use crate::focus;
use crate::live::{When, live};
use crate::place::{Place, Way};
use crate::texts::texts;
use crate::words::round_number;

/// Which round it is, and the menu of the table.
#[component]
pub(super) fn TopBar(table: Table) -> impl IntoView {
    let t = texts();
    let round = Memo::new(move |_| table.scene.with(|scene| round_number(scene.round)));
    let rounds = Round::COUNT + 1;
    let pip = |number| view! { <span class="pip" class:past=live(move || number <= round.get())></span> };
    let pips = (1..=rounds).map(pip).collect_view();
    view! {
        <header class="top">
            <a class="house" href=Place::Home.path() aria-label=t.home()>
                <svg viewBox="0 0 24 24" aria-hidden="true"><path d="M3 8h18v9H3zM3 12.500h18M9 8v9M15 8v9M5 17l-1 4M19 17l1 4" /></svg>
            </a>
            <p class="round">
                <span class="pips" aria-hidden="true">{pips}</span>
                <span>{live(move || t.round_of(round.get(), rounds))}</span>
            </p>
            <Menu table />
        </header>
    }
}

#[component]
fn Menu(table: Table) -> impl IntoView {
    let t = texts();
    let way: Way = expect_context();
    let asks = RwSignal::new(false);
    let save = move |_| {
        table.session.game.with_untracked(|game| game.as_ref().map(file::save_game)).unwrap_or_default();
    };
    let leave = move || {
        way.go(Place::Home);
        table.session.leave();
    };
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
    view! {
        <details class="menu" on:keydown=escape>
            <summary aria-label=t.menu()><span aria-hidden="true">"⋯"</span></summary>
            <div class="menu-sheet">
                <a href=Place::Rules.path()>{t.rules()}</a>
                <a href=Place::Settings.path()>{t.settings()}</a>
                <a href=Place::NewGame.path()>{t.new_game()}</a>
                <button class="quiet" on:click=save>{t.save_record()}</button>
                <button class="quiet leave" on:click=move |_| asks.set(true)>{t.leave_game()}</button>
                <p class="keys"><b>{t.keys_title()}</b>" "{t.keys_text()}</p>
            </div>
        </details>
        <When is=asks>
            <Question title=t.leave_sure() yes=t.leave_yes() on_yes=leave on_close=move || asks.set(false) />
        </When>
    }
}

/// Closes the menu, and tells whether it was open.
fn close() -> bool {
    let open = document().query_selector(".menu[open]").ok().flatten();
    open.is_some_and(|menu| menu.remove_attribute("open").is_ok())
}
