use std::time::Duration;

use js_sys::{Function, Promise, Reflect};
use leptos::prelude::*;
use leptos::task::spawn_local;
use sideboards_client::clock::Clock;
use sideboards_client::room::Turns;
use sideboards_protocol::MyGame;
use wasm_bindgen::{JsCast, JsValue};
use wasm_bindgen_futures::JsFuture;

use super::farewell::say_farewell;
use super::{Visit, my_games};
use crate::browser::{Browser, announce, departures, keyring};
use crate::later;
use crate::live::effect;

/// How often one of the tabs asks.
const PACE: Duration = Duration::from_secs(30);

/// Announces within a tab that it has heard something new; other tabs hear it from the storage.
const HEARD: &str = "sideboards-turns";

/// The rooms that wait for this player besides that of this tab. One tab asks for all.
#[derive(Clone, Copy)]
pub(crate) struct TurnsElsewhere {
    visit: Visit,
    known: RwSignal<Turns>,
}

impl TurnsElsewhere {
    pub(crate) fn begin(visit: Visit) -> Self {
        let known = RwSignal::new(Turns::kept(&Browser));
        for event in ["storage", HEARD] {
            // It listens as long as the page is open.
            let _listener = window_event_listener_untyped(event, move |_| {
                let now_known = Turns::kept(&Browser);
                if known.with_untracked(|known| *known != now_known) {
                    known.set(now_known);
                }
            });
        }
        set_interval(ask_if_outdated, PACE);
        // It listens as long as the page is open.
        let _listener = window_event_listener_untyped("online", |_| ask());
        let mut before = None;
        effect(move || {
            // When the room of this tab goes on or another one is entered, what was heard about it is out of date.
            let here = (visit.code(), visit.is_own_turn());
            match before.replace(here.clone()) {
                None => ask_if_outdated(),
                Some(before) if before != here => ask(),
                Some(_) => {}
            }
        });
        Self { visit, known }
    }

    /// Returns the codes of the rooms, the most urgent one first.
    pub(crate) fn rooms(self) -> Vec<String> {
        let here = self.visit.code();
        self.known.with(|known| known.besides(here.as_deref()))
    }

    /// Counts the rooms that wait for this player, with that of this tab.
    pub(crate) fn count(self) -> usize {
        self.rooms().len() + usize::from(self.visit.is_own_turn())
    }
}

/// Shows on the icons of the page and of the installed app how many rooms wait.
pub(crate) fn mark_icons(turns: usize) {
    let icon = document().query_selector("link[rel=icon]").ok().flatten();
    if let Some(icon) = icon {
        let name = if turns > 0 { "data-turn" } else { "data-plain" };
        let href = icon.get_attribute(name).unwrap_or_default();
        // It fails for names that are no attributes only.
        let _ = icon.set_attribute("href", &href);
    }
    let navigator = window().navigator();
    // Browsers that cannot install apps lack it.
    let set =
        Reflect::get(&navigator, &"setAppBadge".into()).ok().and_then(|set| set.dyn_into::<Function>().ok());
    let promise = set.and_then(|set| set.call1(&navigator, &JsValue::from_f64(turns as f64)).ok());
    if let Some(promise) = promise.and_then(|promise| promise.dyn_into::<Promise>().ok()) {
        // A browser may refuse.
        spawn_local(async move { drop(JsFuture::from(promise).await) });
    }
}

/// Keeps what the server said about all games of this browser, for all tabs.
pub(crate) fn heard(games: &[MyGame]) {
    Turns::of(games, Browser.now()).keep(&Browser);
    announce(HEARD);
}

/// Asks the server, in a part of the program that players without rooms never load. Seats that were given up without a
/// network are told first.
pub(crate) fn ask_for_turns() {
    departures().all().into_iter().for_each(say_farewell);
    // Without an answer, what was heard last is as good as anything.
    my_games(&keyring().all(), |found| {
        if let Ok(games) = found {
            heard(&games);
        }
    });
}

fn ask_if_outdated() {
    if Turns::kept(&Browser).is_outdated(Browser.now()) || !departures().all().is_empty() {
        ask();
    }
}

fn ask() {
    if !keyring().all().is_empty() || !departures().all().is_empty() {
        // Without a network it does not come; the next time it may.
        spawn_local(async { drop(later::ask_for_turns().await) });
    }
}
