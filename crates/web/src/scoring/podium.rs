use leptos::prelude::*;
use sideboards_client::local::LocalGame;
use sideboards_client::scoring::{self, PodiumStep, solo_steps};
use sideboards_rules::{Points, Seat};

use super::run::RaceRun;
use super::scored::Scored;
use crate::drawing::seat_mark;
use crate::live::live;
use crate::texts::{LaterTexts, later_texts};

/// Who has the most drawers in rows; alone, how far the own ones reach.
#[component]
pub(super) fn Podium(
    run: RaceRun,
    game: StoredValue<LocalGame>,
    scored: StoredValue<Scored>,
) -> impl IntoView {
    let t = later_texts();
    let inside = scored.with_value(|scored| match scored.names.len() {
        1 => game.with_value(|game| ladder(t, scored, &solo_steps(&game.public().scorer()))),
        _ => steps(t, run, scored),
    });
    view! { <div class="podium-lap">{inside}</div> }
}

fn steps(t: &LaterTexts, run: RaceRun, scored: &Scored) -> AnyView {
    let podium = scoring::Podium::of(&scored.scores);
    let count = podium.steps.len();
    let step = |(index, step): (usize, &PodiumStep)| {
        // The highest step is told last.
        let is_told = live(move || run.now(|beat| beat.counted >= count - index));
        let seats = step.seats.iter().map(|seat| player(scored, *seat)).collect_view();
        view! {
            <li class="podium-step" class:told=is_told>
                <ul>{seats}</ul>
                <div class="podium-block"><b>"+"{step.bonus.0}</b><span>{t.race_drawers(step.drawers)}</span></div>
            </li>
        }
    };
    let steps = podium.steps.iter().enumerate().map(step).collect_view();
    let other = |(seat, drawers): &(Seat, u8)| {
        view! { <li class=format!("seat-{}", seat.index())>{seat_mark(*seat)}{scored.name(*seat).to_owned()}" "{*drawers}</li> }
    };
    let others = podium.others.iter().map(other).collect_view();
    view! { <ol class="podium">{steps}</ol><ul class="podium-others">{others}</ul> }.into_any()
}

fn player(scored: &Scored, seat: Seat) -> impl IntoView + use<> {
    view! { <li class=format!("seat-{}", seat.index())>{seat_mark(seat)}<span>{scored.name(seat).to_owned()}</span></li> }
}

/// The steps of a solo game; those that were reached are marked.
fn ladder(t: &LaterTexts, scored: &Scored, steps: &[(u8, Points)]) -> AnyView {
    let drawers = scored.scores.of(Seat::new(0)).counts.row;
    let step = |(needed, bonus): &(u8, Points)| {
        let class = if drawers >= *needed { "podium-step told reached" } else { "podium-step told" };
        view! {
            <li class=class>
                <div class="podium-block"><b>"+"{bonus.0}</b><span>{t.race_drawers(*needed)}</span></div>
            </li>
        }
    };
    let steps = steps.iter().map(step).collect_view();
    view! { <p class="podium-own">{t.race_drawers(drawers)}</p><ol class="podium ladder">{steps}</ol> }
        .into_any()
}
