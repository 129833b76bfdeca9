use leptos::prelude::*;
use sideboards_client::codes;
use sideboards_client::daily::spoiled_day;
use sideboards_client::local::note_known;
use sideboards_client::new_game::deal_address;
use sideboards_client::place::Place;
use sideboards_client::replay::{Perspective, play_on};
use sideboards_rules::Seat;

use super::show::Show;
use crate::browser::{Browser, today};
use crate::dialog::Question;
use crate::file;
use crate::live::{When, live};
use crate::place::{self, Way};
use crate::session::Session;
use crate::sharing;
use crate::texts::later_texts;

/// What can be done with a game: send it, keep it, play its cards.
#[component]
pub(super) fn Links(show: Show) -> impl IntoView {
    let t = later_texts();
    let done = RwSignal::new(false);
    let copy = move |_| {
        let step = show.step.get_untracked();
        sharing::copy(format!("{}{}", place::origin(), show.address(Some(step))), done);
    };
    // Before a player's own try of a day, its cards are not offered elsewhere.
    let code = show.game.with_value(|game| codes::record::write(game.record()));
    let is_open = spoiled_day(&code, today(), &Browser).is_none();
    let deal = is_open.then(|| show.game.with_value(deal_address));
    let (session, way): (Session, Way) = (expect_context(), expect_context());
    let asks = RwSignal::new(false);
    let goes_on = live(move || is_open && show.step.get() < show.last);
    let play_on = move || {
        let seat = match show.perspective.get_untracked() {
            Perspective::Seat(seat) => seat,
            Perspective::Open => show.you.unwrap_or(Seat::new(0)),
        };
        let game = show.game.with_value(|game| play_on(game, show.step.get_untracked(), seat));
        if let Some(game) = game {
            // Also a friend's game: its cards are known from now on.
            note_known(game.record(), &Browser);
            session.put(game);
            way.go(Place::Game);
        }
    };
    let ask = move |_| if session.is_under_way() { asks.set(true) } else { play_on() };
    view! {
        <section class="replay-links">
            <When is=goes_on>
                <p class="buttons"><button class="play-on" on:click=ask>{t.replay_play_on()}</button></p>
                <p class="aside">{t.replay_play_on_text()}</p>
            </When>
            <When is=asks>
                <Question title=t.leave_sure() yes=t.leave_yes() on_yes=play_on on_close=move || asks.set(false) />
            </When>
            <div class="buttons">
                {deal.map(|deal| view! { <a class="button main" href=deal>{t.replay_play_deal()}</a> })}
                // The address above is the same link.
                {sharing::can_copy().then(|| view! { <button on:click=copy>{t.replay_copy_link()}</button> })}
                <button on:click=move |_| show.game.with_value(file::save_game)>{t.save_record()}</button>
            </div>
            <p role="status">{live(move || done.get().then(|| t.share_copied()))}</p>
        </section>
    }
}
