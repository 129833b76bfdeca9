use leptos::prelude::*;
use sideboards_client::local::Player;
use sideboards_client::room::{Known, players_of};
use sideboards_protocol::{Report, ReportReason, SeatNumber, Stage, seat_number, seat_of};
use sideboards_rules::{Seat, Sight};

use crate::browser::keyring;
use crate::drawing::seat_mark;
use crate::live::{When, live, memo, part};
use crate::online::{Room, report};
use crate::pages::online::failure_words;
use crate::texts::later_texts;

/// The other people at a table of strangers, each of whom can be blocked or reported.
#[component]
pub(super) fn Others(room: Room) -> impl IntoView {
    let t = later_texts();
    let others = memo(move || room.look(others));
    let answer = RwSignal::new(None::<String>);
    let send = move |seat: SeatNumber, name: String, reason: Option<ReportReason>| {
        let Some(token) = keyring().token(&room.code()) else { return };
        let about = Report { token, seat, name: name.clone(), reason };
        report(&room.code(), &about, move |sent| {
            answer.try_set(Some(match (sent, reason) {
                (Ok(_), None) => t.quick_blocked(&name),
                (Ok(_), Some(_)) => t.quick_reported(&name),
                (Err(failure), _) => failure_words(t, failure),
            }));
        });
    };
    let row = move |(seat, name): (SeatNumber, String)| {
        let named = StoredValue::new(name.clone());
        let block = move |_| send(seat, named.get_value(), None);
        let reason = move |reason: ReportReason| {
            let words = t.quick_reason(&reason.to_string());
            view! { <button type="button" on:click=move |_| send(seat, named.get_value(), Some(reason))>{words}</button> }
        };
        view! {
            <li class="stranger">
                <span>{seat_of(seat).map(seat_mark)}<b>{name.clone()}</b></span>
                <button type="button" on:click=block>{t.quick_block(&name)}</button>
                <details>
                    <summary>{t.quick_report(&name)}</summary>
                    <div class="buttons">{ReportReason::ALL.map(reason).collect_view()}</div>
                </details>
            </li>
        }
    };
    view! {
        <ul class="strangers">{part(move || others.get().into_iter().map(row).collect_view())}</ul>
        <When is=live(move || others.with(Vec::is_empty))><p>{t.quick_no_others()}</p></When>
        <p role="status">{answer}</p>
        <p class="aside">{t.quick_sheet_text()}</p>
    }
}

/// Returns the other people of the current or last game, or of the room before it.
fn others(known: &Known) -> Vec<(SeatNumber, String)> {
    let Some(state) = &known.state else { return Vec::new() };
    let finished = known.finished.as_ref().filter(|_| state.stage == Stage::Over);
    let (own, players) = match finished {
        Some(game) => (known.sight.as_ref().and_then(Sight::seat), game.players().to_vec()),
        None => (state.you.and_then(seat_of), players_of(&state.seats)),
    };
    let other = |(index, player): (usize, Player)| match player {
        Player::Person(name) if own != Some(Seat::new(index)) => Some((seat_number(Seat::new(index)), name)),
        Player::Person(_) | Player::Bot(_) => None,
    };
    players.into_iter().enumerate().filter_map(other).collect()
}
