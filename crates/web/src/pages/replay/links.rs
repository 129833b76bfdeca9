use leptos::prelude::*;
use sideboards_client::codes;
use sideboards_client::daily::spoiled_day;
use sideboards_client::new_game::deal_address;

use super::show::Show;
use crate::browser::{Browser, today};
use crate::file;
use crate::live::live;
use crate::place;
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
    // Before the own try of a day nobody plays its cards elsewhere.
    let code = show.game.with_value(|game| codes::record::write(game.record()));
    let is_open = spoiled_day(&code, today(), &Browser).is_none();
    let deal = is_open.then(|| show.game.with_value(deal_address));
    view! {
        <section class="replay-links">
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
