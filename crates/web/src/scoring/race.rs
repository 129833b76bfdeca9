use std::cmp::{Ordering, Reverse};

use leptos::ev::{Event, KeyboardEvent, MouseEvent};
use leptos::html;
use leptos::prelude::*;
use sideboards_client::local::LocalGame;
use sideboards_client::scoring::{Lap, LapKind};
use sideboards_rules::{Card, Seat};
use wasm_bindgen::JsCast;

use super::bars::RaceBars;
use super::podium::Podium;
use super::run::RaceRun;
use super::scored::Scored;
use crate::dialog::show_modal;
use crate::drawing::{Board, BoardCard, Glow, Spotlight, goal_picture};
use crate::live::{When, live, memo, part};
use crate::texts::{LaterTexts, later_texts};
use crate::words::{goal_says, goal_title, sideboard_words};

/// The race over the whole window: a lap after the other, all boards and bars at once. Nothing scrolls.
#[component]
pub(super) fn RaceStage(
    run: RaceRun,
    game: StoredValue<LocalGame>,
    scored: StoredValue<Scored>,
    /// Whether there is a mouse or a finger to press them.
    has_controls: bool,
) -> impl IntoView {
    let t = later_texts();
    let dialog = NodeRef::<html::Dialog>::new();
    show_modal(dialog);
    let lap = memo(move || run.now(|beat| beat.lap));
    let said = live(move || run.lap(lap.get(), |lap| scored.with_value(|scored| sentence(t, scored, lap))));
    let head = part(move || run.lap(lap.get(), |lap| scored.with_value(|scored| headline(t, scored, lap))));
    let is_bonus = live(move || run.lap(lap.get(), |lap| lap.kind == LapKind::Bonus));
    let players = scored.with_value(|scored| scored.names.len());
    let boards = scored.with_value(|scored| {
        let seats = (0..scored.names.len()).map(Seat::new);
        seats
            .map(|seat| view! { <RaceBoard run game seat name=scored.name(seat).to_owned() /> })
            .collect_view()
    });
    view! {
        <dialog
            node_ref=dialog
            class="race"
            aria-label=t.scoring_title()
            on:cancel=move |event: Event| { event.prevent_default(); run.skip() }
            on:keydown=move |event: KeyboardEvent| press(run, &event)
            on:click=move |event: MouseEvent| tap(run, &event)
        >
            <p class="only-heard" aria-live="polite">{said}</p>
            <header class="race-head">
                <ol class="race-stages" aria-hidden="true">{pips(run.laps(), lap)}</ol>
                {head}
            </header>
            <div class="race-boards" data-players=players>
                {boards}
                <When is=is_bonus><Podium run game scored /></When>
            </div>
            <RaceBars run scored />
            {has_controls.then(|| view! { <Controls run /> })}
        </dialog>
    }
}

/// Arrows go from lap to lap.
fn press(run: RaceRun, event: &KeyboardEvent) {
    match event.key().as_str() {
        "ArrowRight" => run.forward(),
        "ArrowLeft" => run.back(),
        _ => return,
    }
    event.prevent_default();
}

/// A tap beside the buttons is the quickest way to the next lap.
fn tap(run: RaceRun, event: &MouseEvent) {
    let target = event.target().and_then(|target| target.dyn_into::<web_sys::Element>().ok());
    let is_on_button = target.is_some_and(|target| matches!(target.closest("button"), Ok(Some(_))));
    if !is_on_button {
        run.forward();
    }
}

/// A mark for each lap.
fn pips(count: usize, now: Memo<usize>) -> Vec<AnyView> {
    let pip = move |index: usize| {
        let state = live(move || match index.cmp(&now.get()) {
            Ordering::Less => "done",
            Ordering::Equal => "now",
            Ordering::Greater => "",
        });
        view! { <li class=state></li> }.into_any()
    };
    (0..count).map(pip).collect()
}

/// What is counted, as a picture and in words.
fn headline(t: &LaterTexts, scored: &Scored, lap: &Lap) -> AnyView {
    let is_solo = scored.names.len() == 1;
    let (picture, title, says) = match lap.kind {
        LapKind::Goal(kind) => {
            let goal = scored.goal(kind);
            (Some(goal_picture(goal)), goal_title(t, goal), goal_says(t, goal))
        }
        LapKind::Bonus if is_solo => (None, t.step_bonus(), t.race_bonus_alone()),
        LapKind::Bonus => (None, t.step_bonus(), t.race_bonus()),
        LapKind::Exchange => (None, t.step_exchange(), t.race_exchange()),
    };
    let picture = picture.map(|picture| view! { <span class="goal-picture">{picture}</span> });
    view! {
        <div class="race-goal">
            {picture}
            <div><h2>{title}</h2><p>{says}</p></div>
        </div>
    }
    .into_any()
}

/// Says a lap in one sentence, the highest gain first.
fn sentence(t: &LaterTexts, scored: &Scored, lap: &Lap) -> String {
    let title = match lap.kind {
        LapKind::Goal(kind) => goal_title(t, scored.goal(kind)),
        LapKind::Bonus => t.step_bonus(),
        LapKind::Exchange => t.step_exchange(),
    };
    let mut gains: Vec<(Seat, u16)> =
        (0..scored.names.len()).map(Seat::new).map(|seat| (seat, lap.gain(seat).0)).collect();
    gains.retain(|(_, gain)| *gain > 0);
    gains.sort_by_key(|(_, gain)| Reverse(*gain));
    if gains.is_empty() {
        return t.labelled(&title, &t.race_nobody());
    }
    let gains: Vec<String> =
        gains.into_iter().map(|(seat, gain)| format!("{} {gain}", scored.name(seat))).collect();
    t.labelled(&title, &gains.join(", "))
}

/// A player's sideboard, with what counts just now.
#[component]
fn RaceBoard(run: RaceRun, game: StoredValue<LocalGame>, seat: Seat, name: String) -> impl IntoView {
    let t = later_texts();
    let faces = game.with_value(|game| faces(game, seat));
    let words = sideboard_words(t, &name, &faces);
    let tally = game.with_value(|game| game.public().scorer().tally(game.public().sideboard(seat)));
    // In the order of the beats, and each in the tint that it has on the whole board.
    let all = Glow::all(&tally, Spotlight::Everything);
    let glows = memo(move || {
        run.look(|race, at| {
            let LapKind::Goal(kind) = race.laps[race.beat(at).lap].kind else { return Vec::new() };
            let lit = race.lights(at, seat).len();
            all.iter().filter(|glow| glow.kind == kind).take(lit).cloned().collect::<Vec<_>>()
        })
    });
    let gain = memo(move || run.look(|race, at| race.gained(at, seat).0));
    let shown = part(move || {
        let gain = Some(gain.get()).filter(|gain| *gain > 0);
        gain.map(|gain| view! { <b class="race-gain">"+"{gain}</b> })
    });
    view! {
        <section class=format!("race-board seat-{}", seat.index())>
            <h3><span>{name}</span>{shown}</h3>
            <p class="only-heard">{words}</p>
            <Board cards=BoardCard::all(faces) glows below=().into_any() />
        </section>
    }
}

/// Gives the cards of a sideboard.
pub(super) fn faces(game: &LocalGame, seat: Seat) -> Vec<Card> {
    let deck = game.content().deck();
    game.public().sideboard(seat).cards().iter().map(|placed| deck.face(*placed)).collect()
}

#[component]
fn Controls(run: RaceRun) -> impl IntoView {
    let t = later_texts();
    let runs = run.runs;
    let word = live(move || if runs.get() { t.scoring_pause() } else { t.scoring_go() });
    let sign = live(move || if runs.get() { "❚❚" } else { "▶" });
    view! {
        <footer class="teller">
            <button on:click=move |_| run.back() disabled=live(move || run.is_first_lap()) aria-label=t.scoring_back()>"‹"</button>
            <button on:click=move |_| run.pause_or_resume() aria-label=word><span aria-hidden="true">{sign}</span></button>
            <button on:click=move |_| run.forward() aria-label=t.scoring_next()>"›"</button>
            <button class="main" on:click=move |_| run.skip() autofocus>{t.scoring_all()}</button>
        </footer>
    }
}
