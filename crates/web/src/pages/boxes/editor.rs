use std::sync::Arc;

use leptos::prelude::*;
use sideboards_client::place::Place;
use sideboards_rules::Content;

use super::cards::Cards;
use super::faults::Judgement;
use super::goals::GoalsTab;
use super::link::LinkButton;
use super::list::file_name;
use super::state::{Editor, Tab};
use super::suggestions::Suggestions;
use super::text::TextTab;
use super::transcription::TranscriptionView;
use super::unusual::{BoxWarnings, PutBack};
use crate::choices::Choices;
use crate::file;
use crate::live::{When, live, part};
use crate::texts::later_texts;

/// The editor of a box.
#[component]
pub(super) fn EditorView(editor: Editor) -> impl IntoView {
    let t = later_texts();
    let tabs = vec![
        (Tab::Cards, t.boxes_tab_cards()),
        (Tab::Goals, t.goals_title()),
        (Tab::Suggestions, t.boxes_tab_suggestions()),
        (Tab::Text, t.boxes_tab_text()),
    ];
    let shown = part(move || match (editor.tab.get(), editor.is_readable.get()) {
        (Tab::Text, _) => view! { <TextTab editor /> }.into_any(),
        (_, false) => view! { <p class="fault">{t.boxes_unreadable()}</p> }.into_any(),
        (Tab::Cards, true) => view! { <Cards editor /> }.into_any(),
        (Tab::Goals, true) => view! { <GoalsTab editor /> }.into_any(),
        (Tab::Transcription, true) => view! { <TranscriptionView editor /> }.into_any(),
        (Tab::Suggestions, true) => view! { <Suggestions editor /> }.into_any(),
    });
    let rename = move |event| editor.change(|draft| draft.name = event_target_value(&event));
    let save = move |_| {
        let name = editor.draft.with_untracked(|draft| file_name(&draft.name));
        file::save_text(&name, "application/toml", &editor.text.get_untracked());
    };
    let link = part(move || {
        let content = Content::parse(&editor.text.get()).ok().map(Arc::new);
        content.map(|content| view! { <LinkButton content /> })
    });
    view! {
        <article class="sheet boxes box-editor">
            <p><a class="back" href=Place::Boxes.path()>{t.boxes_all()}</a></p>
            <h1>{t.boxes_title()}</h1>
            <label class="field">
                <span>{t.boxes_name()}</span>
                <input
                    type="text"
                    name="box-name"
                    maxlength="60"
                    prop:value=live(move || editor.draft.with(|draft| draft.name.clone()))
                    prop:disabled=live(move || !editor.is_readable.get())
                    on:input=rename
                />
            </label>
            <Judgement editor />
            <BoxWarnings editor />
            <When is=live(move || editor.is_readable.get() && editor.tab.get() != Tab::Transcription)>
                <p class="buttons">
                    <button class="transcribe" on:click=move |_| editor.tab.set(Tab::Transcription)>{t.transcribe_begin()}</button>
                </p>
            </When>
            <Choices legend=t.boxes_tabs() name="tab" options=tabs chosen=move || editor.tab.get() on_change=move |chosen| editor.tab.set(chosen) quiet=true />
            <PutBack editor />
            {shown}
            <div class="buttons">
                <button class="save" on:click=save>{t.save_record()}</button>
                {link}
            </div>
            <p class="aside">{t.boxes_kept()}</p>
        </article>
    }
}
