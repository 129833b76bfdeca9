use std::sync::Arc;

use leptos::prelude::*;
use sideboards_client::codes;
use sideboards_client::place::Place;
use sideboards_rules::Content;

use crate::dialog::Dialog;
use crate::live::{Handler, When, live};
use crate::place;
use crate::sharing;
use crate::texts::later_texts;

/// A button that shows the link to a box.
#[component]
pub(super) fn LinkButton(content: Arc<Content>) -> impl IntoView {
    let t = later_texts();
    let is_open = RwSignal::new(false);
    view! {
        <button class="share-link" type="button" on:click=move |_| is_open.set(true)>{t.boxes_link()}</button>
        <When is=is_open>
            <LinkDialog content=content.clone() on_close=move || { is_open.try_set(false); } />
        </When>
    }
}

#[component]
fn LinkDialog(content: Arc<Content>, #[prop(into)] on_close: Handler) -> impl IntoView {
    let t = later_texts();
    let done = RwSignal::new(false);
    let link = format!("{}{}#{}", place::origin(), Place::Boxes.path(), codes::own_box::write(&content));
    let (shown, copied, sent) = (link.clone(), link.clone(), link);
    view! {
        <Dialog title=t.boxes_link_title() on_close>
            <p>{t.boxes_link_text()}</p>
            <input type="text" class="box-link" readonly aria-label=t.boxes_link_title() value=shown />
            <div class="buttons">
                {sharing::can_copy().then(|| view! {
                    <button type="button" class="main" on:click=move |_| sharing::copy(copied.clone(), done)>{t.invite_copy()}</button>
                })}
                {sharing::can_send().then(|| view! {
                    <button type="button" on:click=move |_| sharing::send(&sent)>{t.share_send()}</button>
                })}
            </div>
            <p role="status">{live(move || done.get().then(|| t.share_copied()))}</p>
        </Dialog>
    }
}
