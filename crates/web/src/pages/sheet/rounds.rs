use leptos::prelude::*;
use sideboards_client::codes;
use sideboards_client::place::Place;
use sideboards_client::sheet::{Evening, EveningLine, Paper};

use super::desk::Desk;
use super::names;
use crate::browser::boxes;
use crate::dialog::Question;
use crate::live::{When, live, part};
use crate::texts::{LaterTexts, later_texts};

/// The rounds of this evening with their sums, and the next one.
#[component]
pub(super) fn Rounds(desk: Desk) -> impl IntoView {
    let t = later_texts();
    let (deleting, renewing) = (RwSignal::new(None::<usize>), RwSignal::new(false));
    let is_scored = desk.paper.with_untracked(|paper| paper.outcome().is_ok());
    let question = move || {
        let index = deleting.get()?;
        let delete = move || desk.rounds.update(|rounds| drop(rounds.remove(index)));
        Some(view! {
            <Question title=t.sheet_delete_sure(index + 1) yes=t.sheet_delete() on_yes=delete on_close=move || deleting.set(None) />
        })
    };
    let has_rounds = move || desk.rounds.with(|rounds| !rounds.is_empty());
    // Before the first result there is nothing to say about the evening.
    let is_there = live(move || is_scored || has_rounds());
    view! {
        <When is=is_there>
            <section class="evening" aria-label=t.sheet_evening()>
                <h2>{t.sheet_evening()}</h2>
                {part(move || has_rounds().then(|| table(t, desk, deleting)))}
                <div class="buttons">
                    {is_scored.then(|| view! { <button class="main" on:click=move |_| desk.next_round()>{t.sheet_another()}</button> })}
                    <button on:click=move |_| renewing.set(true)>{t.sheet_new_evening()}</button>
                </div>
                {part(question)}
                <When is=renewing>
                    <Question title=t.sheet_new_evening_sure() yes=t.sheet_new_evening() on_yes=move || desk.new_evening() on_close=move || renewing.set(false) />
                </When>
            </section>
        </When>
    }
}

/// The finished rounds and the one on the sheet.
fn table(t: &'static LaterTexts, desk: Desk, deleting: RwSignal<Option<usize>>) -> AnyView {
    let all = boxes().all();
    let codes = desk.rounds.get();
    let finished =
        codes.iter().map(|code| codes::sheet::read(code, &all).ok().and_then(|paper| lines(t, &paper)));
    // A round about a box that was removed since has no points any more, but can still be deleted.
    let mut rounds: Vec<Vec<EveningLine>> = finished.map(Option::unwrap_or_default).collect();
    rounds.extend(desk.paper.with_untracked(|paper| lines(t, paper)));
    let evening = Evening::new(&rounds);
    let row = |(index, points): (usize, &Vec<Option<sideboards_rules::Points>>)| {
        let cells = points
            .iter()
            .map(|points| view! { <td>{points.map_or_else(|| "–".to_owned(), |points| points.to_string())}</td> })
            .collect_view();
        let number = t.sheet_round(index + 1);
        let (title, delete) = match codes.get(index) {
            Some(code) => (
                view! { <a href=format!("{}#{code}", Place::Sheet.path())>{number}</a> }.into_any(),
                Some(view! {
                    <button class="quiet" aria-label=t.sheet_delete_round(index + 1) on:click=move |_| deleting.set(Some(index))>"×"</button>
                }),
            ),
            None => (number.into_any(), None),
        };
        view! { <tr><th scope="row">{title}</th>{cells}<td>{delete}</td></tr> }
    };
    let heads = evening.names.iter().map(|name| view! { <th scope="col">{name.clone()}</th> }).collect_view();
    let sums = evening.sums.iter().map(|sum| view! { <td>{sum.to_string()}</td> }).collect_view();
    view! {
        <div class="result-table" role="region" aria-label=t.sheet_evening() tabindex="0">
            <table>
                <thead><tr><td></td>{heads}<td></td></tr></thead>
                <tbody>{evening.rounds.iter().enumerate().map(row).collect_view()}</tbody>
                <tfoot><tr><th scope="row">{t.scoring_total()}</th>{sums}<td></td></tr></tfoot>
            </table>
        </div>
        <p class="leads">{t.sheet_leads(&evening.leaders().join(", "))}</p>
    }
    .into_any()
}

fn lines(t: &LaterTexts, paper: &Paper) -> Option<Vec<EveningLine>> {
    let outcome = paper.outcome().ok()?;
    let line = |(seat, name): (usize, String)| EveningLine {
        name,
        is_named: !paper.players[seat].name.is_empty(),
        points: outcome.scores.players()[seat].total,
    };
    Some(names(t, paper).into_iter().enumerate().map(line).collect())
}
