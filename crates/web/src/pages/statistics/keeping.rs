use leptos::prelude::*;
use sideboards_client::history::{Archive, merged, read_archive, write_archive};
use sideboards_client::statistics::csv;

use super::book::{Book, Reading};
use crate::browser::{file_games, history, past_games};
use crate::dialog::Question;
use crate::file::{self, FileButton};
use crate::live::{Change, When, live};
use crate::texts::later_texts;

/// What to do with all games: save, bring, delete.
#[component]
pub(super) fn Keeping(book: Book) -> impl IntoView {
    let t = later_texts();
    let told = RwSignal::new(String::new());
    let asks = RwSignal::new(false);
    let has_games = live(move || matches!(book.reading(), Reading::Done(known) if known.has_lines()));
    let save_table = move |_| {
        if let Reading::Done(known) = book.reading() {
            file::save_text("sideboards-games.csv", "text/csv", &csv(known.games.iter()));
        }
    };
    let delete = move || {
        book.forget_all();
        told.set(t.statistics_deleted());
    };
    view! {
        <section class="statistics-keeping">
            <h2>{t.statistics_keep_title()}</h2>
            <p>{t.statistics_keep_text()}</p>
            <div class="buttons">
                <When is=has_games>
                    <button class="save-games" on:click=move |_| save_all()>{t.statistics_save()}</button>
                    <button class="save-table" on:click=save_table>{t.statistics_csv()}</button>
                </When>
                <Bring book on_told=move |words| told.set(words) />
                <When is=has_games>
                    <button class="delete-games" on:click=move |_| asks.set(true)>{t.statistics_delete_all()}</button>
                </When>
            </div>
            <p role="status">{told}</p>
            <When is=asks>
                <Question
                    title=t.statistics_delete_all_sure()
                    yes=t.statistics_delete_all()
                    on_yes=delete
                    on_close=move || asks.set(false)
                />
            </When>
        </section>
    }
}

fn save_all() {
    file::save_text("sideboards-games.txt", "text/plain", &write_archive(&past_games()));
}

/// A button that takes in the games of another device.
#[component]
fn Bring(
    book: Book,
    /// Takes what happened, in words.
    #[prop(into)]
    on_told: Change<String>,
) -> impl IntoView {
    let t = later_texts();
    let bring = Callback::new(move |text: String| {
        let archive = read_archive(&text);
        on_told.to(archive.map_or_else(|| t.statistics_not_games(), |archive| bring_in(book, archive)));
    });
    view! { <FileButton label=t.statistics_bring() accept=".txt,text/plain" on_text=bring /> }
}

/// Adds games to those that are here, and says how many are new and which lines say nothing.
fn bring_in(book: Book, archive: Archive) -> String {
    let t = later_texts();
    let here = past_games();
    let before = here.len();
    let all = merged(here, file_games(archive.games));
    if history().replace(&all).is_err() {
        return t.statistics_no_room();
    }
    book.read();
    let brought = t.statistics_brought(all.len() - before);
    if archive.skipped.is_empty() {
        return brought;
    }
    let lines: Vec<String> = archive.skipped.iter().map(usize::to_string).collect();
    format!("{brought} {}", t.tables_skipped(&lines.join(", ")))
}
