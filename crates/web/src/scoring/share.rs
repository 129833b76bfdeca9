use leptos::prelude::*;
use sideboards_client::local::LocalGame;
use sideboards_client::new_game::deal_address;

use super::race::faces;
use super::scored::{Scored, scored_text};
use crate::drawing::{Glow, Spotlight};
use crate::live::live;
use crate::picture::Picture;
use crate::place;
use crate::sharing;
use crate::texts::{LaterTexts, later_texts};

/// A result to send to friends, and the address of the deal for those who want to do better.
#[derive(Clone)]
pub(crate) struct Share {
    text: String,
    link: String,
}

impl Share {
    /// Makes something to send: a text, and the path where it leads.
    pub(crate) fn new(text: String, path: &str) -> Self {
        Self { text, link: format!("{}{path}", place::origin()) }
    }

    pub(super) fn of(t: &LaterTexts, game: &LocalGame, scored: &Scored) -> Self {
        Self::new(scored_text(t, scored), &deal_address(game))
    }

    fn both(&self) -> String {
        format!("{}\n{}", self.text, self.link)
    }
}

#[component]
pub(crate) fn ShareButtons(share: Share) -> impl IntoView {
    let t = later_texts();
    let done = RwSignal::new(false);
    let (both, link) = (share.both(), share.link.clone());
    let send = {
        let text = both.clone();
        move |_| sharing::send(&text)
    };
    // The text above can always be marked and copied.
    let can_copy = sharing::can_copy();
    let shown = both.clone();
    view! {
        <section class="share" aria-label=t.share_title()>
            <h2>{t.share_title()}</h2>
            <pre>{shown}</pre>
            <div class="buttons">
                {sharing::can_send().then(|| view! { <button on:click=send>{t.share_send()}</button> })}
                {can_copy.then(|| view! {
                    <button on:click=move |_| sharing::copy(both.clone(), done)>{t.share_copy()}</button>
                    <button on:click=move |_| sharing::copy(link.clone(), done)>{t.share_copy_link()}</button>
                })}
            </div>
            <p role="status">{live(move || done.get().then(|| t.share_copied()))}</p>
        </section>
    }
}

/// Sends the result as a picture, or saves it where files cannot be sent.
#[component]
pub(super) fn PictureButton(game: StoredValue<LocalGame>, scored: StoredValue<Scored>) -> impl IntoView {
    let t = later_texts();
    let send = move |_| {
        let picture = game.with_value(|game| scored.with_value(|scored| draw_up(t, game, scored)));
        picture.send(&format!("sideboards-{}.png", today()));
    };
    let word = if sharing::can_send() { t.sheet_picture_send() } else { t.sheet_picture() };
    view! { <button class="picture" on:click=send>{word}</button> }
}

/// Gives the date where this device is, as 2026-11-18.
fn today() -> String {
    let now = js_sys::Date::new_0();
    format!("{}-{:02}-{:02}", now.get_full_year(), now.get_month() + 1, now.get_date())
}

fn draw_up(t: &LaterTexts, game: &LocalGame, scored: &Scored) -> Picture {
    let view = game.public();
    Picture::of(t, scored, today(), |seat| {
        (faces(game, seat), Glow::all(&view.scorer().tally(view.sideboard(seat)), Spotlight::Everything))
    })
}
