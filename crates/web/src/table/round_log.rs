use leptos::prelude::*;
use sideboards_client::local::RoundLog;
use sideboards_rules::Seat;

use super::TableContext;
use super::scene::Scene;
use crate::dealer::Dealer;
use crate::drawing::seat_mark;
use crate::live::{When, live, memo, part};
use crate::texts::{Texts, texts};
use crate::words::round_number;

/// What the rounds so far brought everybody, the newest round first; the style sheet shows as many as there is room for.
#[component]
pub(super) fn RoundList(table: TableContext) -> impl IntoView {
    let t = texts();
    let lines = memo(move || {
        let log = match table.dealer {
            Dealer::Device(session) => session.with(|game| game.map(|game| RoundLog::of(game.record()))),
            Dealer::Room(room) => Some(room.play.log.get()),
            Dealer::Puzzle(_) => None,
        };
        table.scene.with(|scene| lines(t, scene, &log.unwrap_or_default()))
    });
    let list = move || lines.get().iter().map(line).collect_view();
    view! {
        <When is=live(move || lines.with(|lines| !lines.is_empty()))>
            <section class="rounds" aria-label=t.round_log()>
                <ol class="round-lines">{part(list)}</ol>
            </section>
        </When>
    }
}

/// A round, and what it brought each seat.
#[derive(Clone, Debug, PartialEq, Eq)]
struct Line {
    round: String,
    gains: Vec<(Seat, String, i32)>,
}

fn lines(t: &Texts, scene: &Scene, log: &RoundLog) -> Vec<Line> {
    let other = |seat| scene.others.iter().find(|other| other.seat == seat);
    let sideboard = |seat| other(seat).map_or(scene.sideboard, |other| other.sideboard);
    let name = |seat| other(seat).map_or_else(|| t.you(), |other| other.name.clone());
    let newest = usize::from(round_number(scene.round)).saturating_sub(1);
    let gains = log.gains(&scene.scorer(), sideboard).into_iter().enumerate();
    let line = |(index, gains): (usize, Vec<(Seat, i32)>)| Line {
        round: t.log_round(newest.saturating_sub(index)),
        gains: gains.into_iter().map(|(seat, gain)| (seat, name(seat), gain)).collect(),
    };
    gains.map(line).collect()
}

fn line(line: &Line) -> impl IntoView + use<> {
    let gain = |(seat, name, gain): &(Seat, String, i32)| {
        let gain = format!("{gain:+}");
        view! { <span class="round-gain">{seat_mark(*seat)}{name.clone()}" "<b>{gain}</b></span> }
    };
    let gains = line.gains.iter().map(gain).collect_view();
    view! { <li class="round-line"><span class="round-number">{line.round.clone()}</span>" "{gains}</li> }
}
