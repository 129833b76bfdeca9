use leptos::prelude::*;
use sideboards_client::codes;
use sideboards_client::place::Place;
use sideboards_client::sheet::{Evening, EveningLine, OtherRounds, Paper};

use super::desk::Desk;
use super::names;
use crate::browser::boxes;
use crate::live::{When, live, part};
use crate::scoring::ShareEvening;
use crate::texts::{LaterTexts, later_texts};

/// The rounds of this evening with their sums, and the next one.
#[component]
pub(super) fn Rounds(desk: Desk) -> impl IntoView {
    let t = later_texts();
    let is_scored = desk.paper.with_untracked(|paper| paper.outcome().is_ok());
    let has_rounds = move || desk.rounds.with(|rounds| !rounds.codes().is_empty());
    // Before the first result there is nothing to say about the evening.
    let is_there = live(move || is_scored || has_rounds());
    let is_last = desk.rounds.with_untracked(OtherRounds::is_at_end);
    let close = move |_| desk.new_evening(t.sheet_new_evening());
    view! {
        <When is=is_there>
            <section class="evening">
                <h2>{t.sheet_evening()}</h2>
                {part(move || has_rounds().then(|| table(t, desk)))}
                <div class="buttons">
                    {(is_scored && is_last).then(|| view! { <button class="main" on:click=move |_| desk.next_round()>{t.sheet_another()}</button> })}
                    <button class="new-evening" on:click=close>{t.sheet_new_evening()}</button>
                </div>
                <p class="aside">{t.sheet_evenings_text()}" "<a href=Place::Statistics.path()>{t.sheet_evenings()}</a></p>
            </section>
        </When>
    }
}

/// The finished rounds and the one on the sheet.
fn table(t: &'static LaterTexts, desk: Desk) -> AnyView {
    let all = boxes().all();
    let (codes, at) =
        desk.rounds.with(|rounds| (desk.paper.with_untracked(|paper| rounds.all(paper)), rounds.at()));
    let read =
        codes.iter().map(|code| codes::sheet::read(code, &all).ok().and_then(|paper| lines(t, &paper)));
    // A round about a box that was removed since has no points any more, but can still be deleted.
    let rounds: Vec<Vec<EveningLine>> = read.map(Option::unwrap_or_default).collect();
    let evening = Evening::new(&rounds);
    let row = |(index, points): (usize, &Vec<Option<sideboards_rules::Points>>)| {
        let cells = points
            .iter()
            .map(|points| view! { <td>{points.map_or_else(|| "–".to_owned(), |points| points.to_string())}</td> })
            .collect_view();
        let number = t.sheet_round(index + 1);
        let delete_words = t.sheet_delete_round(index + 1);
        let words = delete_words.clone();
        let (title, delete) = if index == at {
            (view! { <b aria-current="true">{number}</b> }.into_any(), None)
        } else {
            (
                view! { <button class="quiet open-round" on:click=move |_| desk.open(index)>{number}</button> }.into_any(),
                Some(view! {
                    <button class="quiet" aria-label=delete_words on:click=move |_| desk.delete_round(index, words.clone())>"×"</button>
                }),
            )
        };
        view! { <tr><th scope="row">{title}</th>{cells}<td>{delete}</td></tr> }
    };
    let began = f64::from(desk.rounds.with_untracked(|rounds| rounds.evening)) * 1000.0;
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
        <ShareEvening evening began />
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
