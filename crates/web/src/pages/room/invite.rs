use leptos::prelude::*;
use sideboards_client::place::room_path;

use super::host_name;
use crate::browser::keyring;
use crate::live::{Handler, When, live};
use crate::online::Room;
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
    let token = live(move || room.seat().and_then(|_| keyring().token(&room.code())));
    let personal = {
        let link = link.clone();
        live(move || token.get().map(|token| format!("{link}#{token}")).unwrap_or_default())
    };
    view! {
        <section class="invite" aria-label=t.invite_title()>
            <div class="invite-link">
                <h2>{t.invite_title()}</h2>
                <p class="link">{link.clone()}</p>
                {is_only_here().then(|| view! { <p class="aside">{with_command(&t.invite_only_here())}</p> })}
                <ShareLink link=link.clone() on_send=move || sharing::send(&invitation(room, &link)) />
            </div>
            <img class="qr" src=format!("/api/rooms/{code}/qr.svg") alt=t.invite_qr() />
            <When is=live(move || token.get().is_some())>
                <details class="personal">
                    <summary>{t.personal_title()}</summary>
                    <p class="aside">{t.personal_text()}</p>
                    <p class="link">{personal}</p>
                    <ShareLink link=personal.get_untracked() on_send=move || sharing::send(&personal.get_untracked()) />
                </details>
            </When>
        </section>
    }
}

/// Sets the command in a text apart, so that it stays on one line as it has to be typed.
fn with_command(text: &str) -> AnyView {
    match text.split_once(LISTEN) {
        Some((before, after)) => {
            view! { {before.to_owned()}<code class="command">{LISTEN}</code>{after.to_owned()} }.into_any()
        }
        None => text.to_owned().into_any(),
    }
}

/// Returns whether the address of this page works on this computer only.
fn is_only_here() -> bool {
    ["//127.", "//localhost", "//[::1]"].iter().any(|name| origin().contains(name))
}

/// Gives what is sent to friends.
fn invitation(room: Room, link: &str) -> String {
    let host = room.peek(|known| known.state.as_ref().and_then(host_name));
    host.map_or_else(|| link.to_owned(), |host| later_texts().share_room(&host, link))
}

#[component]
fn ShareLink(link: String, #[prop(into)] on_send: Handler) -> impl IntoView {
    let t = later_texts();
    let done = RwSignal::new(false);
    view! {
        <div class="buttons">
            {sharing::can_copy().then(|| view! { <button on:click=move |_| sharing::copy(link.clone(), done)>{t.invite_copy()}</button> })}
            {sharing::can_send().then(|| view! { <button on:click=move |_| on_send.run()>{t.share_send()}</button> })}
            <span role="status">{live(move || done.get().then(|| t.share_copied()))}</span>
        </div>
    }
}
