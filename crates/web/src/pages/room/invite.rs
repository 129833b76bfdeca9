use leptos::prelude::*;
use sideboards_client::place::{room_path, television_path};
use sideboards_client::room::code_words;

use super::host_name;
use crate::browser::keyring;
use crate::live::{When, live, memo, part};
use crate::online::Room;
use crate::pages::personal_link::{PersonalLink, ShareLink};
use crate::place::origin;
use crate::sharing;
use crate::texts::later_texts;

/// What lets others in.
const LISTEN: &str = "--listen 0.0.0.0:7425";

/// How others come to the room, and oneself on another device.
#[component]
pub(super) fn Invite(room: Room) -> impl IntoView {
    let t = later_texts();
    let code = room.code();
    let link = format!("{}{}", origin(), room_path(&code));
    let key = memo(move || room.seat().and_then(|_| keyring().key(&room.code())));
    let is_opened = RwSignal::new(false);
    let personal = move || {
        let key = key.get().filter(|_| is_opened.get())?;
        Some(view! { <PersonalLink key /> })
    };
    view! {
        <section class="invite" aria-label=t.invite_title()>
            <div class="invite-link">
                <h2>{t.invite_title()}</h2>
                <p class="link">{link.clone()}</p>
                {is_only_here().then(|| view! { <p class="aside">{with_command(&t.invite_only_here())}</p> })}
                <ShareLink link=link.clone() on_send=move || sharing::send(&invitation(room, &link)) />
                <Television room />
            </div>
            <img class="qr" src=format!("/api/rooms/{code}/qr.svg") alt=t.invite_qr() />
            <When is=live(move || key.with(Option::is_some))>
                <details class="personal" on:toggle=move |_| is_opened.set(true)>
                    <summary>{t.personal_title()}</summary>
                    {part(personal)}
                </details>
            </When>
        </section>
    }
}

/// The way to the view for a television: on this screen, or typed on another one.
#[component]
fn Television(room: Room) -> impl IntoView {
    let t = later_texts();
    let path = television_path(&room.code());
    let origin = origin();
    let host = origin.split_once("://").map_or(&*origin, |(_, host)| host);
    let address = format!("{host}{}", television_path(&code_words(&room.code())));
    view! {
        <div class="invite-television">
            <a class="button" href=path target="_blank" rel="noopener">{t.tv_show()}</a>
            <p class="aside">{t.tv_show_text()}" "<code class="television-address">{address}</code></p>
        </div>
    }
}

/// Sets the command in a text apart, so that it stays on one line as it has to be typed.
pub(in crate::pages) fn with_command(text: &str) -> AnyView {
    match text.split_once(LISTEN) {
        Some((before, after)) => {
            view! { {before.to_owned()}<code class="command">{LISTEN}</code>{after.to_owned()} }.into_any()
        }
        None => text.to_owned().into_any(),
    }
}

/// Returns whether the address of this page works on this computer only.
pub(in crate::pages) fn is_only_here() -> bool {
    ["//127.", "//localhost", "//[::1]"].iter().any(|name| origin().contains(name))
}

/// Gives what is sent to friends.
fn invitation(room: Room, link: &str) -> String {
    let host = room.peek(|known| known.state.as_ref().and_then(host_name));
    host.map_or_else(|| link.to_owned(), |host| later_texts().share_room(&host, link))
}
