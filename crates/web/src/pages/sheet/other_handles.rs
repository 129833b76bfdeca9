use leptos::prelude::*;
use sideboards_rules::{Content, Handle, LINES};

use super::entry::SideboardEntry;
use crate::browser::boxes;
use crate::drawing::drawer_front;
use crate::live::{Handler, live, memo, part};
use crate::texts::later_texts;
use crate::words::{drawer_words, handle_word};

/// Corrects what a card of the box shows, where it lies. The classic box stays as it is; the sheet goes on with a copy.
#[component]
pub(super) fn OtherHandles(
    entry: SideboardEntry,
    column: usize,
    #[prop(into)] on_close: Handler,
) -> impl IntoView {
    let t = later_texts();
    let (content, placed) = entry
        .desk
        .paper
        .with_untracked(|paper| (paper.content.clone(), paper.players[entry.player].cards[column]));
    let is_classic = content.hash() == Content::classic().hash();
    let face = RwSignal::new(content.deck().face(placed));
    let line = RwSignal::new(0_usize);
    let refused = RwSignal::new(false);
    let drawer = move |index: usize| {
        let shown = memo(move || face.get().0[index]);
        let current = live(move || (line.get() == index).then_some("true"));
        let words = live(move || t.boxes_drawer(index + 1, &drawer_words(t, shown.get())));
        view! {
            <button type="button" class="held-drawer" aria-current=current aria-label=words on:click=move |_| line.set(index)>
                {part(move || drawer_front(shown.get()))}
            </button>
        }
    };
    let key = move |handle: Option<Handle>| {
        let enter = move |_| {
            face.update(|face| face.0[line.get_untracked()].handle = handle);
            line.update(|line| *line = (*line + 1) % LINES);
            refused.set(false);
        };
        let picture = handle.map(|handle| {
            view! { <svg viewBox="0 0 32 32" aria-hidden="true"><use_ class="handle" href=format!("#{handle}") width="32" height="32" /></svg> }
        });
        view! {
            <button type="button" class="handle-key" on:click=enter>{picture}<span>{handle_word(t, handle)}</span></button>
        }
    };
    let close = on_close.clone();
    let save = move |_| {
        let corrected = placed.turned.apply(&face.get_untracked());
        match boxes().correct(&content, placed.card, corrected, &t.boxes_new_default()) {
            Some(content) => {
                entry.desk.change(|paper| paper.content = content);
                entry.news.set(t.sheet_handles_corrected());
                close.run();
            }
            None => refused.set(true),
        }
    };
    let all = std::iter::once(None).chain(Handle::ALL.map(Some));
    view! {
        <div class="other-handles" role="group" aria-label=t.sheet_other_handles()>
            <p>{t.sheet_other_handles_text()}</p>
            <div class="transcribe-card">
                <div class="held-card">{(0..LINES).map(drawer).collect_view()}</div>
                <div class="handle-keys">{all.map(key).collect_view()}</div>
            </div>
            {is_classic.then(|| view! { <p class="aside">{t.sheet_handles_copy()}</p> })}
            <p class="fault" role="alert">{live(move || if refused.get() { t.sheet_handles_twice() } else { String::new() })}</p>
            <div class="buttons">
                <button class="main" on:click=save>{t.sheet_handles_save()}</button>
                <button on:click=move |_| on_close.run()>{t.cancel()}</button>
            </div>
        </div>
    }
}
