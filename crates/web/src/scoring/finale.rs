use leptos::prelude::*;
use sideboards_client::local::LocalGame;
use sideboards_rules::Seat;

use super::after::{AfterGame, PlayAgain};
use super::alone::AloneFacts;
use super::confetti::Confetti;
use super::race::faces;
use super::ranks::ranks;
use super::run::RaceRun;
use super::scored::{Scored, score_table, verdict};
use super::share::Share;
use crate::dealer::Dealer;
use crate::drawing::{Board, BoardCard, Glow, Spotlight};
use crate::live::{When, live};
use crate::texts::{LaterTexts, later_texts};
use crate::words::sideboard_words;

/// Who has won and by how little, who got how much for what, and what next.
#[component]
pub(super) fn Finale(
    run: RaceRun,
    is_over: Memo<bool>,
    game: StoredValue<LocalGame>,
    scored: StoredValue<Scored>,
    you: Option<Seat>,
    dealer: Option<Dealer>,
) -> impl IntoView {
    let t = later_texts();
    let is_told = live(move || is_over.get());
    let is_solo = scored.with_value(|scored| scored.names.len() == 1);
    let said = move || scored.with_value(|scored| verdict(t, scored, you));
    let has_won = scored.with_value(|scored| has_won(scored, you));
    view! {
        <div class="finale" class:hidden=live(move || !is_over.get())>
            // The region is there from the start, so that it is heard when it is filled.
            <section role="status">
                <When is=is_told>
                    <div class="verdict" tabindex="-1">
                        <h2>{said().0}</h2>
                        <p>{said().1}</p>
                    </div>
                </When>
            </section>
            <When is=is_told>
                {has_won.then(|| view! { <Confetti /> })}
                {is_solo.then(|| view! { <AloneFacts game has_advice=dealer.is_some() /> })}
                {scored.with_value(|scored| ranks(t, scored))}
            </When>
        </div>
        <When is=is_told>
            {dealer.map(|dealer| view! { <PlayAgain dealer game /> })}
            <div class="result-players">{boards(t, game, scored)}</div>
            <div class="result-table" role="region" aria-label=t.scoring_title() tabindex="0">
                {scored.with_value(|scored| score_table(t, scored))}
            </div>
            {dealer.map(|dealer| {
                let share = game.with_value(|game| scored.with_value(|scored| Share::of(t, game, scored)));
                view! { <AfterGame dealer game scored share /> }
            })}
            <button class="quiet retell" on:click=move |_| run.again()>{t.scoring_watch()}</button>
        </When>
    }
}

/// Tells whether there is something to celebrate: the reader has won, or one of the players around this device.
pub(super) fn has_won(scored: &Scored, you: Option<Seat>) -> bool {
    let scores = &scored.scores;
    scores.rating().is_none() && you.is_none_or(|you| scores.of(you).place == 1)
}

/// All sideboards with everything that counted.
fn boards(t: &LaterTexts, game: StoredValue<LocalGame>, scored: StoredValue<Scored>) -> Vec<AnyView> {
    let board = |game: &LocalGame, scored: &Scored, seat: Seat| {
        let (name, faces) = (scored.name(seat).to_owned(), faces(game, seat));
        let words = sideboard_words(t, &name, &faces);
        let tally = game.public().scorer().tally(game.public().sideboard(seat));
        let points = t.points_count(scored.scores.of(seat).total.0);
        view! {
            <section class="result-player">
                <h2><span>{name}</span><b>{points}</b></h2>
                <p class="only-heard">{words}</p>
                <Board cards=BoardCard::all(faces) glows=Glow::all(&tally, Spotlight::Everything) />
            </section>
        }
        .into_any()
    };
    game.with_value(|game| {
        scored.with_value(|scored| {
            scored.by_place().into_iter().map(|seat| board(game, scored, seat)).collect()
        })
    })
}
