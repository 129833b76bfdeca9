use leptos::prelude::*;
use sideboards_client::place::room_path;
use sideboards_protocol::SeatKey;

use crate::live::{Handler, live, part};
use crate::online::seat_qr;
use crate::place::origin;
use crate::sharing;
use crate::texts::later_texts;

/// The link that is a seat, as text and as a picture for the camera of another device.
#[component]
pub(super) fn PersonalLink(key: SeatKey) -> impl IntoView {
    let t = later_texts();
    let link = format!("{}{}#{}", origin(), room_path(&key.room), key.token);
    let picture = RwSignal::new(None::<String>);
    seat_qr(&key, move |drawing| {
        picture.try_set(drawing);
    });
    let sent = link.clone();
    view! {
        <p class="aside">{t.personal_text()}</p>
        <p class="link">{link.clone()}</p>
        <ShareLink link on_send=move || sharing::send(&sent) />
        {part(move || picture.get().map(|drawing| {
            // The request that draws it is no address: it has the token in its body, where no proxy logs it.
            let source = format!("data:image/svg+xml,{}", js_sys::encode_uri_component(&drawing));
            view! { <img class="qr" src=source alt=t.personal_qr() /> }
        }))}
    }
}

/// Copies a link, or sends it where the device can.
#[component]
pub(super) fn ShareLink(link: String, #[prop(into)] on_send: Handler) -> impl IntoView {
    let t = later_texts();
    let done = RwSignal::new(false);
    view! {
        <div class="buttons">
            // Any other button would close the dialog around it.
            {sharing::can_copy().then(|| view! { <button type="button" on:click=move |_| sharing::copy(link.clone(), done)>{t.invite_copy()}</button> })}
            {sharing::can_send().then(|| view! { <button type="button" on:click=move |_| on_send.run()>{t.share_send()}</button> })}
            <span role="status">{live(move || done.get().then(|| t.share_copied()))}</span>
        </div>
    }
}
