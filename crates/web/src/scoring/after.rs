use leptos::prelude::*;
use sideboards_client::codes;
use sideboards_client::local::LocalGame;
use sideboards_client::new_game::redeal;
use sideboards_client::place::Place;
use sideboards_protocol::Deed;

use super::share::{Share, ShareButtons};
use crate::browser::fresh_seed;
use crate::dealer::Dealer;
use crate::file;
use crate::live::{When, live};
use crate::online::Room;
use crate::place::Way;
use crate::session::Session;
use crate::texts::texts;

/// What to do after a game.
#[component]
pub(super) fn After(dealer: Dealer, game: StoredValue<LocalGame>, share: Share) -> impl IntoView {
    let t = texts();
    let next = match dealer {
        Dealer::Device(session) => view! { <AfterDevice session game /> }.into_any(),
        Dealer::Room(room) => view! { <AfterRoom room /> }.into_any(),
    };
    let replay = replay_address(dealer, game);
    view! {
        <section class="after">
            {next}
            <a class="button" href=replay>{t.after_replay()}</a>
            <ShareButtons share />
            <div class="buttons">
                <button class="quiet" on:click=move |_| game.with_value(file::save_game)>{t.save_record()}</button>
            </div>
        </section>
    }
}

/// Gives the address where the game is seen again: the server's, or one that has all of it.
fn replay_address(dealer: Dealer, game: StoredValue<LocalGame>) -> String {
    let path = Place::Replay.path();
    match dealer {
        Dealer::Device(_) => {
            format!("{path}#{}", game.with_value(|game| codes::record::write(game.record())))
        }
        Dealer::Room(room) => {
            let number = room.peek(|known| known.state.as_ref().map(|state| state.games));
            format!("{path}/{}-{}", room.code(), number.unwrap_or_default())
        }
    }
}

#[component]
fn AfterDevice(session: Session, game: StoredValue<LocalGame>) -> impl IntoView {
    let t = texts();
    let way: Way = expect_context();
    view! {
        <div class="buttons">
            <button class="main" on:click=move |_| session.put(game.with_value(|game| redeal(game, fresh_seed())))>{t.after_again()}</button>
            <button on:click=move |_| session.put(game.with_value(|game| redeal(game, game.record().seed())))>{t.after_same_deal()}</button>
            <button on:click=move |_| way.go(Place::NewGame)>{t.new_game()}</button>
        </div>
    }
}

/// Another game with the same people.
#[component]
fn AfterRoom(room: Room) -> impl IntoView {
    let t = texts();
    let has_seat = live(move || room.seat().is_some());
    view! {
        <When is=has_seat>
            <button class="main large" on:click=move |_| room.ask(Deed::Rematch)>{t.after_again()}</button>
        </When>
    }
}
