//! The score sheet for the real table: who plays for what, what lies there, and what it is worth.

mod before;
mod desk;
mod entry;
mod finding;
mod keys;
mod lying;
mod notices;
mod other_handles;
mod outcome;
mod photo;
mod rounds;
mod running;
mod share;
mod start;
mod start_goals;
mod visitor;
mod why;
mod why_marks;

use leptos::prelude::*;
use sideboards_client::local::Player;
use sideboards_client::sheet::{Paper, SheetStep};
use sideboards_rules::Seat;

use self::before::Undo;
use self::desk::Desk;
use self::entry::EntryPage;
use self::notices::Notices;
use self::outcome::{NotYet, OutcomeView};
use self::rounds::Rounds;
use self::start::StartPage;
use self::visitor::Visitor;
use crate::live::{When, effect, live, part};
use crate::place;
use crate::texts::{LaterTexts, later_texts};
use crate::words::player_name;

/// The score sheet, or one that came by a link.
#[component]
pub(crate) fn SheetPage() -> impl IntoView {
    let t = later_texts();
    let desk = Desk::begin();
    let code = RwSignal::new(sent_code(desk));
    let handle = window_event_listener_untyped("hashchange", move |_| code.set(sent_code(desk)));
    on_cleanup(move || handle.remove());
    view! {
        <article class="sheet score-sheet">
            <h1>{t.sheet_title()}</h1>
            {part(move || match code.get() {
                code_sent if code_sent.is_empty() => view! { <Steps desk /> }.into_any(),
                sent => view! { <Visitor desk sent on_own=move || code.set(String::new()) /> }.into_any(),
            })}
        </article>
    }
}

/// Returns the code in the address. A round of this evening is opened where it is, and is nothing that was sent.
fn sent_code(desk: Desk) -> String {
    let code = place::hash();
    if code.is_empty() || !desk.open_own(&code) {
        return code;
    }
    place::take_secret();
    String::new()
}

/// Returns the names of the players, so that no two are the same.
fn names(t: &LaterTexts, paper: &Paper) -> Vec<String> {
    let players: Vec<Player> = paper.players.iter().map(|player| Player::person(&player.name)).collect();
    (0..players.len()).map(|index| player_name(t, &players, Seat::new(index))).collect()
}

/// The way through the sheet; any step can be taken at any time.
#[component]
fn Steps(desk: Desk) -> impl IntoView {
    let t = later_texts();
    let step = move |to: SheetStep, words: String, more: Option<String>| {
        let current = live(move || (desk.step.get() == to).then_some("step"));
        view! {
            <li>
                <button aria-current=current on:click=move |_| desk.go(to)>
                    <span>{words}</span>
                    {more.map(|more| view! { <small>{more}</small> })}
                </button>
            </li>
        }
    };
    let steps = move || {
        let (names, cards): (Vec<String>, Vec<usize>) = desk
            .paper
            .with(|paper| (names(t, paper), paper.players.iter().map(|player| player.cards.len()).collect()));
        let sideboards = names.into_iter().zip(cards).enumerate();
        let sideboards = sideboards.map(|(index, (name, cards))| {
            step(SheetStep::Sideboard(index), name, Some(t.sheet_progress(cards)))
        });
        view! {
            {step(SheetStep::Start, t.sheet_start(), None)}
            {sideboards.collect_view()}
            {step(SheetStep::Outcome, t.sheet_result(), None)}
        }
    };
    // On a phone the steps are one strip; the one that is taken is in sight.
    effect(move || {
        desk.step.track();
        request_animation_frame(show_step);
    });
    view! {
    <Notices desk />
           <nav class="steps" aria-label=t.sheet_steps()><ol>{part(steps)}</ol></nav>
           // Where a sideboard is written down, the page has its own.
           <When is=live(move || !matches!(desk.step.get(), SheetStep::Sideboard(_)))><Undo desk on_undo=move || {} /></When>
           // It gets the focus when a step is taken.
           <div class="sheet-step" tabindex="-1">
               {part(move || match desk.step.get() {
                   SheetStep::Start => view! { <StartPage desk /> }.into_any(),
                   SheetStep::Sideboard(player) => view! { <EntryPage desk player /> }.into_any(),
                   SheetStep::Outcome => view! { <SheetResult desk /> }.into_any(),
               })}
           </div>
       }
}

/// Moves the strip of steps so that the one that is taken is in its middle.
fn show_step() {
    let Ok(Some(strip)) = document().query_selector(".steps") else { return };
    let Ok(Some(current)) = strip.query_selector("[aria-current]") else { return };
    let (strip_at, current_at) = (strip.get_bounding_client_rect(), current.get_bounding_client_rect());
    let aside = current_at.left() + current_at.width() / 2.0 - strip_at.left() - strip_at.width() / 2.0;
    strip.set_scroll_left(strip.scroll_left() + aside as i32);
}

/// The result, or what is still needed for it; and the evening.
#[component]
fn SheetResult(desk: Desk) -> impl IntoView {
    part(move || {
        let paper = desk.paper.get();
        let result = match paper.outcome() {
            Ok(outcome) => view! { <OutcomeView paper=paper.clone() outcome /> }.into_any(),
            Err(_) => view! { <NotYet desk paper=paper.clone() /> }.into_any(),
        };
        view! {
            {result}
            <Rounds desk />
        }
    })
}
