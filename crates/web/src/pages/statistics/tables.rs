use leptos::prelude::*;
use sideboards_client::sheet::KeptSheet;
use sideboards_client::statistics::{PastEvening, Played, Rivals, at_tables, evenings, head_to_head};
use sideboards_protocol::{NAME_UNITS, clean_name};
use sideboards_rules::Points;

use super::book::Book;
use super::groups::people_rows;
use super::when::day;
use crate::browser::{Browser, boxes, history};
use crate::dialog::Dialog;
use crate::live::{Change, Handler, live, part};
use crate::scoring::ShareEvening;
use crate::texts::{LaterTexts, later_texts};
use crate::words::player_name;

/// Games on a real table: people, pairs, and evenings by date.
pub(super) fn tables(book: Book, games: &[&Played]) -> AnyView {
    let t = later_texts();
    let people = at_tables(games.iter().copied());
    if people.is_empty() && !games.iter().any(|game| game.past.is_table()) {
        return ().into_any();
    }
    let asked = RwSignal::new(None::<String>);
    let told = RwSignal::new(String::new());
    let names = people.iter().map(|person| {
        let name = person.name.clone();
        let (label, shown) = (t.tables_rename(&name), name.clone());
        view! { <button class="quiet rename" aria-label=label on:click=move |_| asked.set(Some(name.clone()))>{shown}</button> }
            .into_any()
    });
    let names = names.collect();
    let pairs = head_to_head(games.iter().copied().filter(|game| game.past.is_table()));
    let listed = evenings(games.iter().copied(), |players, seat| player_name(t, players, seat));
    view! {
        {people_rows(t.tables_title(), &people, names)}
        <p role="status">{told}</p>
        {pairs_table(t, &pairs)}
        <section class="past-evenings">
            <h2>{t.tables_evenings()}</h2>
            {listed.iter().map(|evening| past_evening(t, evening)).collect_view()}
        </section>
        {part(move || asked.get().map(|name| view! {
            <Rename book name on_told=move |words| told.set(words) on_close=move || asked.set(None) />
        }))}
    }
    .into_any()
}

/// Who is ahead of whom.
fn pairs_table(t: &LaterTexts, pairs: &[Rivals]) -> AnyView {
    if pairs.is_empty() {
        return ().into_any();
    }
    let row = |pair: &Rivals| {
        let [one, other] = &pair.names;
        view! {
            <tr>
                <th scope="row">{format!("{one} – {other}")}</th>
                <td>{pair.games.to_string()}</td>
                <td>{format!("{} : {}", pair.ahead[0], pair.ahead[1])}</td>
            </tr>
        }
    };
    view! {
        <section class="statistics-table pairs">
            <h2>{t.tables_pairs()}</h2>
            <div class="wide" role="region" aria-label=t.tables_pairs() tabindex="0">
                <table>
                    <thead><tr><th scope="col">{t.tables_pair()}</th><th scope="col">{t.statistics_games()}</th><th scope="col">{t.tables_ahead()}</th></tr></thead>
                    <tbody>{pairs.iter().take(MOST_PAIRS).map(row).collect_view()}</tbody>
                </table>
            </div>
        </section>
    }
    .into_any()
}

/// More pairs than six people make would fill pages.
const MOST_PAIRS: usize = 15;

/// One evening: its rounds with the points of each person, sums and wins.
fn past_evening(t: &LaterTexts, evening: &PastEvening) -> impl IntoView + use<> {
    let when = day(evening.began);
    let heads =
        evening.table.names.iter().map(|name| view! { <th scope="col">{name.clone()}</th> }).collect_view();
    let cell = |points: &Option<Points>| {
        let points = points.map_or_else(|| "–".to_owned(), |points| points.to_string());
        view! { <td>{points}</td> }
    };
    let row = |(index, game): (usize, &&Played)| {
        let cells = evening.table.rounds[index].iter().map(cell).collect_view();
        view! { <tr><th scope="row"><a href=game.replay()>{t.tables_round(index + 1)}</a></th>{cells}</tr> }
    };
    let rows = evening.rounds.iter().enumerate().map(row).collect_view();
    let sums = evening.table.sums.iter().map(|sum| view! { <td>{sum.to_string()}</td> }).collect_view();
    let wins = evening.wins.iter().map(|wins| view! { <td>{wins.to_string()}</td> }).collect_view();
    view! {
        <section class="past-evening">
            <h3>{when.clone()}</h3>
            <div class="wide" role="region" aria-label=when tabindex="0">
                <table>
                    <thead><tr><td></td>{heads}</tr></thead>
                    <tbody>{rows}</tbody>
                    <tfoot>
                        <tr><th scope="row">{t.scoring_total()}</th>{sums}</tr>
                        <tr><th scope="row">{t.tables_wins()}</th>{wins}</tr>
                    </tfoot>
                </table>
            </div>
            <ShareEvening evening=evening.table.clone() began=evening.began as f64 />
        </section>
    }
}

/// Asks for another name; a name already in use merges the two people.
#[component]
fn Rename(
    book: Book,
    name: String,
    /// Takes what happened, in words.
    #[prop(into)]
    on_told: Change<String>,
    #[prop(into)] on_close: Handler,
) -> impl IntoView {
    let t = later_texts();
    let new = RwSignal::new(name.clone());
    let is_same = {
        let name = name.clone();
        live(move || new.with(|new| new.is_empty() || *new == name))
    };
    let title = t.tables_rename(&name);
    let (shown, from) = (name.clone(), name);
    let close = on_close.clone();
    let rename = move |_| {
        let to = new.get_untracked();
        on_told.to(rename_person(&from, &to));
        close.run();
        book.read();
    };
    view! {
        <Dialog title on_close>
            <label class="field">
                <span>{t.tables_name()}</span>
                <input type="text" value=shown maxlength=NAME_UNITS autocomplete="off" on:input=move |event| new.set(clean_name(&event_target_value(&event))) />
            </label>
            <p class="aside">{t.tables_rename_text()}</p>
            <p class="buttons"><button type="button" class="main" disabled=is_same on:click=rename>{t.tables_rename_yes()}</button></p>
        </Dialog>
    }
}

/// Renames a person in the past games and on the sheet, and says what happened.
fn rename_person(from: &str, to: &str) -> String {
    let (t, all) = (later_texts(), boxes().all());
    match history().rename(from, to, &all) {
        Err(_) => t.statistics_no_room(),
        Ok((renamed, left)) => {
            KeptSheet::new(&Browser).rename(from, to, &all);
            let left = (left > 0).then(|| t.tables_rename_left(left));
            std::iter::once(t.tables_renamed(renamed)).chain(left).collect::<Vec<_>>().join(" ")
        }
    }
}
