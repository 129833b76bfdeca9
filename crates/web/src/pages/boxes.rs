mod card_dialog;
mod cards;
mod editor;
mod fault_words;
mod faults;
mod goal_dialog;
mod goals;
mod link;
mod list;
mod pattern;
mod row_form;
mod sent;
mod state;
mod suggestions;
mod text;
mod transcription;
mod unusual;

use leptos::prelude::*;
use sideboards_client::boxes::KeptBox;
use sideboards_client::place::Place;

use self::editor::EditorView;
use self::list::List;
use self::sent::Sent;
use self::state::Editor;
use crate::browser::boxes;
use crate::live::part;
use crate::place;

/// Boxes of one's own: all of them, the editor of one, or one that came by a link.
#[component]
pub(crate) fn BoxesPage() -> impl IntoView {
    // Another link in the same tab changes only what stands after the hash.
    let code = RwSignal::new(sent_code().unwrap_or_default());
    let handle = window_event_listener_untyped("hashchange", move |_| {
        if let Some(sent) = sent_code() {
            code.set(sent);
        }
    });
    on_cleanup(move || handle.remove());
    part(move || match (code.get(), edited()) {
        (code, _) if !code.is_empty() => view! { <Sent code /> }.into_any(),
        (_, Some(kept)) => view! { <EditorView editor=Editor::open(&kept) /> }.into_any(),
        _ => view! { <List /> }.into_any(),
    })
}

/// Returns what stands after the hash, unless it names a part of the page, as the skip link does.
fn sent_code() -> Option<String> {
    let code = place::hash();
    document().get_element_by_id(&code).is_none().then_some(code)
}

/// Returns the address where a box is edited.
fn edit_path(id: u32) -> String {
    format!("{}?edit={id}", Place::Boxes.path())
}

/// Finds the box that the address says.
fn edited() -> Option<KeptBox> {
    let id: u32 = place::query().strip_prefix("edit=")?.parse().ok()?;
    boxes().kept().into_iter().find(|kept| kept.id == id)
}
