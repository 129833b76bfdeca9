use leptos::prelude::*;
use sideboards_client::codes;
use sideboards_client::local::LocalGame;
use sideboards_client::new_game::redeal;
use sideboards_client::place::Place;

use super::rematch::NextGame;
use super::scored::Scored;
use super::share::{PictureButton, Share, ShareButtons};
use crate::browser::fresh_seed;
use crate::dealer::Dealer;
use crate::file;
use crate::place::Way;
use crate::texts::later_texts;

/// The next game, one tap away wherever the page is scrolled to.
#[component]
pub(super) fn PlayAgain(dealer: Dealer, game: StoredValue<LocalGame>) -> impl IntoView {
    let t = later_texts();
    match dealer {
        Dealer::Device(session) => {
            let deal = move |_| session.put(game.with_value(|game| redeal(game, fresh_seed())));
            view! { <div class="play-again"><button class="main large" on:click=deal>{t.after_again()}</button></div> }
                .into_any()
        }
        Dealer::Room(room) => view! { <NextGame room /> }.into_any(),
        Dealer::Puzzle(_) => ().into_any(),
    }
}

/// What else to do after a game.
#[component]
pub(super) fn AfterGame(
    dealer: Dealer,
    game: StoredValue<LocalGame>,
    scored: StoredValue<Scored>,
    share: Share,
) -> impl IntoView {
    let t = later_texts();
    let way: Way = expect_context();
    let replay = replay_address(dealer, game);
    let others = match dealer {
        Dealer::Device(session) => Some(view! {
            <button on:click=move |_| session.put(game.with_value(|game| redeal(game, game.record().seed())))>{t.after_same_deal()}</button>
            <button on:click=move |_| way.go(Place::NewGame)>{t.new_game()}</button>
        }),
        Dealer::Room(_) | Dealer::Puzzle(_) => None,
    };
    view! {
        <section class="after">
            <div class="buttons">
                {others}
                <a class="button" href=replay>{t.after_replay()}</a>
                <PictureButton game scored />
                <button on:click=move |_| game.with_value(file::save_game)>{t.save_record()}</button>
            </div>
            <ShareButtons share />
        </section>
    }
}

/// Gives the address where the game is seen again: the server's, or one that has all of it.
fn replay_address(dealer: Dealer, game: StoredValue<LocalGame>) -> String {
    let path = Place::Replay.path();
    match dealer {
        Dealer::Device(_) | Dealer::Puzzle(_) => {
            format!("{path}#{}", game.with_value(|game| codes::record::write(game.record())))
        }
        Dealer::Room(room) => {
            format!("{path}/{}-{}", room.code(), room.peek(|known| known.finished_number))
        }
    }
}
