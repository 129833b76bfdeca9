use leptos::prelude::*;
use sideboards_rules::{CardSet, Placed};
use web_sys::File;

use super::entry::SideboardEntry;
use crate::dialog::Dialog;
use crate::focus;
use crate::later::{Later, PHOTO};
use crate::live::{Handler, When};
use crate::pages::{PhotoJob, picture_button};
use crate::texts::later_texts;

/// A button that takes a photograph of the sideboard, and the dialog in which its cards are confirmed.
#[component]
pub(super) fn PhotoEntry(entry: SideboardEntry) -> impl IntoView {
    let t = later_texts();
    let file = StoredValue::new_local(None::<File>);
    let is_open = RwSignal::new(false);
    let open = move |chosen: File| {
        file.set_value(Some(chosen));
        is_open.set(true);
    };
    view! {
        <p class="buttons sheet-photo">{picture_button(t.photo_button(), true, open)}</p>
        <When is=is_open><PhotoDialog entry file on_close=move || { is_open.try_set(false); } /></When>
    }
}

#[component]
fn PhotoDialog(
    entry: SideboardEntry,
    file: StoredValue<Option<File>, LocalStorage>,
    #[prop(into)] on_close: Handler,
) -> impl IntoView {
    let t = later_texts();
    let (content, taken, expected, replaced) = entry.desk.paper.with_untracked(|paper| {
        let mut taken = CardSet::EMPTY;
        let others = paper.players.iter().enumerate().filter(|(player, _)| *player != entry.player);
        others.flat_map(|(_, player)| &player.cards).for_each(|placed| _ = taken.insert(placed.card));
        let expected = paper.expected_cards(entry.player);
        (paper.content.clone(), taken, expected, paper.players[entry.player].cards.len())
    });
    let close = on_close.clone();
    let on_take = Callback::new(move |cards: Vec<Placed>| {
        entry.take_photo(cards);
        close.run();
        focus::rescue_to(".finding, .sheet-onward .main");
    });
    provide_context(PhotoJob {
        file,
        content: StoredValue::new(content),
        taken,
        expected,
        replaced,
        on_take,
    });
    view! {
        <Dialog title=t.photo_title() on_close>
            <Later load=PHOTO />
        </Dialog>
    }
}
