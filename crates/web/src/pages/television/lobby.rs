use leptos::prelude::*;
use sideboards_client::place::room_path;
use sideboards_client::room::code_words;
use sideboards_protocol::Stage;

use crate::live::{When, live};
use crate::online::Room;
use crate::pages::room::{AgreedGoals, host_name, is_only_here, with_command};
use crate::place;
use crate::status::notice_words;
use crate::television::{Chairs, TvStarts};
use crate::texts::{later_texts, texts};

/// Before a game: the way in for phones, large, and the seats as they fill up.
#[component]
pub(super) fn Lobby(room: Room) -> impl IntoView {
    let t = later_texts();
    let code = room.code();
    let is_gathering = live(move || room.look_at_state(|state| state.stage) == Some(Stage::Gathering));
    let waits = live(move || {
        let host = room.look_at_state(host_name).flatten();
        let has_two = room.look_at_state(|state| state.seats.len() > 1) == Some(true);
        host.map(|host| if has_two { t.room_waits_for_host(&host) } else { t.room_needs_two() })
    });
    let is_dark = live(move || room.look_at_state(|state| state.settings.spectators) == Some(false));
    let address = place::origin();
    let address = address.split_once("://").map_or(&*address, |(_, host)| host).to_owned();
    view! {
        <div class="tv-lobby">
            <section class="tv-door">
                <h2>{t.tv_join()}</h2>
                <img class="tv-qr" src=format!("/api/rooms/{code}/qr.svg") alt=t.invite_qr() />
                <p class="tv-address">{address}<wbr />{room_path("")}<wbr /><b>{code_words(&code)}</b></p>
                {is_only_here().then(|| view! { <p class="tv-aside">{with_command(&t.invite_only_here())}</p> })}
            </section>
            <section class="tv-company">
                <h2>{t.room_seats()}</h2>
                <Chairs room />
                <When is=live(move || !is_dark.get())><AgreedGoals room /></When>
                <When is=is_gathering><p class="tv-say" role="status">{waits}</p></When>
                <TvStarts room />
                <When is=is_dark>
                    <p class="tv-warning">{t.tv_dark(&texts().room_settings(), &texts().room_spectators())}</p>
                </When>
            </section>
            <p class="tv-notice" role="status">{notice_words(room)}</p>
        </div>
    }
}
