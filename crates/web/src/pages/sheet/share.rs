use std::time::Duration;

use leptos::prelude::*;
use sideboards_client::codes;
use sideboards_client::place::Place;
use sideboards_client::sheet::{self, Paper};
use sideboards_rules::Tally;

use super::outcome::faces;
use crate::browser::day_of;
use crate::drawing::{Glow, Spotlight};
use crate::file;
use crate::live::{When, live};
use crate::picture::Picture;
use crate::place;
use crate::scoring::{Scored, scored_text};
use crate::sharing;
use crate::texts::later_texts;
use crate::words::goal_title;

/// A result as text, link, picture, on paper, and for other programs.
#[component]
pub(super) fn ShareSheet(paper: Paper, scored: Scored, tallies: Vec<Tally>) -> impl IntoView {
    let t = later_texts();
    let link = format!("{}{}#{}", place::origin(), Place::Sheet.path(), codes::sheet::write(&paper));
    let text = format!("{}\n{link}", scored_text(t, &scored));
    let day = day_of(&moment(&paper)).to_string();
    let file = format!("sideboards-{day}");
    let picture = StoredValue::new(Picture::of(t, &scored, day, |seat| {
        (faces(&paper, seat.index()), Glow::all(&tallies[seat.index()], Spotlight::Everything))
    }));
    let (table, name) = (sheet::table(&paper, &scored.names), format!("{file}.json"));
    let goals = scored.goals().map(|goal| goal_title(t, goal)).join(" · ");
    let bg_stats = sheet::bg_stats(&paper, &scored.names, &scored.scores, &date(&paper), &goals);
    let (done, missing) = (RwSignal::new(false), RwSignal::new(false));
    let send = {
        let text = text.clone();
        move |_| sharing::send(&text)
    };
    let copied = text.clone();
    let (saved, sent) = (format!("{file}.png"), format!("{file}.png"));
    view! {
        <section class="share" aria-label=t.share_title()>
            <h2>{t.share_title()}</h2>
            <pre>{text}</pre>
            <div class="buttons">
                {sharing::can_send().then(|| view! { <button on:click=send>{t.share_send()}</button> })}
                {sharing::can_copy().then(|| view! {
                    <button on:click=move |_| sharing::copy(copied.clone(), done)>{t.share_copy()}</button>
                    <button on:click=move |_| sharing::copy(link.clone(), done)>{t.sheet_copy_link()}</button>
                })}
            </div>
            <p role="status">{live(move || done.get().then(|| t.share_copied()))}</p>
            <div class="buttons">
                <button on:click=move |_| picture.with_value(|picture| picture.save(&saved))>{t.sheet_picture()}</button>
                <When is=sharing::can_send()>
                    <button on:click={ let sent = sent.clone(); move |_| picture.with_value(|picture| picture.send(&sent)) }>{t.sheet_picture_send()}</button>
                </When>
                <button on:click=move |_| drop(window().print())>{t.sheet_print()}</button>
                <button on:click=move |_| file::save_text(&name, "application/json", &table)>{t.sheet_json()}</button>
                <a class="button bg-stats" href=bg_stats on:click=move |_| ask_for_app(missing)>{t.sheet_bg_stats()}</a>
            </div>
            <p class="aside">{t.sheet_bg_stats_text()}</p>
            <p class="bg-stats-missing" role="status">{live(move || missing.get().then(|| t.sheet_bg_stats_missing()))}</p>
        </section>
    }
}

/// After so long an app has opened, and the page is hidden behind it or no longer in focus.
const APP_OPENS: Duration = Duration::from_millis(1500);

/// Says so if nothing came of the link to the app: no browser tells whether there is one.
fn ask_for_app(missing: RwSignal<bool>) {
    missing.set(false);
    let look = move || {
        if !document().hidden() && document().has_focus().unwrap_or(true) {
            // The page may have been left meanwhile.
            let _ = missing.try_set(true);
        }
    };
    set_timeout(look, APP_OPENS);
}

/// Returns when a sheet was begun.
fn moment(paper: &Paper) -> js_sys::Date {
    js_sys::Date::new(&(f64::from(paper.begun) * 1000.0).into())
}

/// Returns the time of a sheet in UTC, as `2026-11-15 20:30:00`.
fn date(paper: &Paper) -> String {
    let text = String::from(moment(paper).to_iso_string());
    text.replace('T', " ").chars().take("2026-11-15 20:30:00".len()).collect()
}
