use leptos::prelude::*;
use sideboards_client::boxes::KeptBox;
use sideboards_rules::{Content, ContentDraft};

use super::edit_path;
use super::fault_words::fault_words;
use super::link::LinkButton;
use crate::browser::boxes;
use crate::dialog::Question;
use crate::drawing::card;
use crate::file::{self, FileButton};
use crate::live::{Handler, When, live, part};
use crate::place::Way;
use crate::texts::{LaterTexts, later_texts};

/// All boxes of one's own, and the ways to get another one.
#[component]
pub(super) fn List() -> impl IntoView {
    let t = later_texts();
    let kept = RwSignal::new(boxes().kept());
    view! {
        <article class="sheet boxes">
            <h1>{t.boxes_title()}</h1>
            <p class="lead">{t.boxes_lead()}</p>
            {part(move || {
                let reread = move || kept.set(boxes().kept());
                let boxes: Vec<_> = kept.get().into_iter().map(|one| view! { <BoxItem one on_remove=reread /> }).collect();
                if boxes.is_empty() {
                    view! { <p class="aside">{t.boxes_none()}</p> }.into_any()
                } else {
                    view! { <ul class="box-list">{boxes}</ul> }.into_any()
                }
            })}
            <NewBox />
            <Import />
            <p class="aside">{t.boxes_kept()}</p>
        </article>
    }
}

#[component]
fn BoxItem(one: KeptBox, #[prop(into)] on_remove: Handler) -> impl IntoView {
    let t = later_texts();
    let way: Way = expect_context();
    let asks = RwSignal::new(false);
    let draft = ContentDraft::read(&one.text);
    let name = draft.as_ref().map_or_else(|| t.boxes_nameless(), |draft| draft.name.clone());
    let faces = draft.as_ref().map(|draft| draft.cards.iter().take(5).map(card).collect_view());
    let id = one.id;
    let (copied, saved) = (one.text.clone(), one.text.clone());
    let copy = {
        let name = t.boxes_copy_name(&name);
        move |_| {
            let text = match ContentDraft::read(&copied) {
                Some(draft) => ContentDraft { name: name.clone(), ..draft }.write(),
                None => copied.clone(),
            };
            way.go_to(&edit_path(boxes().add(&text)));
        }
    };
    let file_name = file_name(&name);
    let link = one.content.as_ref().ok().map(|content| view! { <LinkButton content=content.clone() /> });
    let sure = t.boxes_delete_sure(&name);
    let remove = move || {
        boxes().remove(id);
        on_remove.run();
    };
    view! {
        <li class="box">
            <div class="box-faces" aria-hidden="true">{faces}</div>
            <div class="box-text">
                <h2>{name}</h2>
                {facts(t, &one)}
            </div>
            <div class="buttons">
                <a class="button main" href=edit_path(id)>{t.boxes_edit()}</a>
                <button class="copy" on:click=copy>{t.boxes_copy()}</button>
                <button class="save" on:click=move |_| file::save_text(&file_name, "application/toml", &saved)>{t.save_record()}</button>
                {link}
                <button class="delete" on:click=move |_| asks.set(true)>{t.boxes_delete()}</button>
            </div>
            <When is=asks>
                <Question
                    title=sure.clone()
                    yes=t.boxes_delete_yes()
                    on_yes=remove.clone()
                    on_close=move || { asks.try_set(false); }
                />
            </When>
        </li>
    }
}

/// Returns how much is in a box, or that something is wrong with it.
fn facts(t: &'static LaterTexts, one: &KeptBox) -> AnyView {
    match &one.content {
        Ok(content) => view! { <p class="aside">{in_short(t, content)}</p> }.into_any(),
        Err(errors) => view! { <p class="fault">{t.boxes_faults(errors.0.len())}</p> }.into_any(),
    }
}

/// Describes a box: its numbers of cards and goals, and the beginning of its fingerprint.
pub(super) fn in_short(t: &LaterTexts, content: &Content) -> String {
    let (cards, goals) = (t.boxes_cards(content.deck().len()), t.boxes_goals(content.all_goals().len()));
    format!("{cards} · {goals} · {}", &content.hash().to_string()[..8])
}

/// Makes the name of a file from the name of a box.
pub(super) fn file_name(name: &str) -> String {
    let letters = name.chars().map(|letter| if letter.is_alphanumeric() { letter } else { '-' });
    let name: String = letters.collect();
    match name.trim_matches('-') {
        "" => "box.toml".to_owned(),
        name => format!("{name}.toml"),
    }
}

/// Begins a box as a copy of the classic one: its colours are certain.
#[component]
fn NewBox() -> impl IntoView {
    let t = later_texts();
    let way: Way = expect_context();
    let name = RwSignal::new(t.boxes_new_default());
    let begin = move |event: leptos::ev::SubmitEvent| {
        event.prevent_default();
        let name = name.get_untracked().trim().to_owned();
        let draft = ContentDraft { name, ..ContentDraft::of(&Content::classic()) };
        way.go_to(&edit_path(boxes().add(&draft.write())));
    };
    view! {
        <form class="new-box" on:submit=begin>
            <h2>{t.boxes_new_title()}</h2>
            <p class="aside">{t.boxes_new_text()}</p>
            <label class="field">
                <span>{t.boxes_name()}</span>
                <input type="text" name="box-name" required maxlength="60" prop:value=name on:input=move |event| name.set(event_target_value(&event)) />
            </label>
            <p class="buttons"><button class="main">{t.boxes_new()}</button></p>
        </form>
    }
}

/// Takes in a content file. One with faults can be mended in the editor.
#[component]
fn Import() -> impl IntoView {
    let t = later_texts();
    let way: Way = expect_context();
    let fault = RwSignal::new(String::new());
    let open = Callback::new(move |text: String| match Content::parse(&text) {
        Err(errors) if text.len() > Content::MAX_FILE => fault.set(fault_words(t, &errors.0[0].kind)),
        _ => way.go_to(&edit_path(boxes().add(&text))),
    });
    view! {
        <section class="import">
            <h2>{t.boxes_import_title()}</h2>
            <p class="aside">{t.boxes_import_text()}</p>
            <p class="buttons">
                <FileButton label=t.boxes_import() accept=".toml,text/plain" on_text=open />
            </p>
            <p class="fault" role="alert">{live(move || fault.get())}</p>
        </section>
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn files_are_called_like_boxes() {
        assert_eq!(file_name("Omas Büfett: 2"), "Omas-Büfett--2.toml");
        assert_eq!(file_name("…"), "box.toml");
    }
}
