use std::time::Duration;

use leptos::prelude::*;
use sideboards_client::local::LocalGame;
use sideboards_client::scoring::{Step, What, story};
use sideboards_rules::{Card, GoalKind, Seat};

use super::after::After;
use super::scored::{Scored, score_table, verdict};
use super::share::Share;
use crate::dealer::Dealer;
use crate::drawing::{Board, BoardCard, Glow};
use crate::focus;
use crate::live::{Handler, When, effect, live, memo};
use crate::texts::{Texts, texts};
use crate::words::{goal_title, player_name, sideboard_words};

/// A step is told for so long.
const PACE: Duration = Duration::from_millis(1100);

/// What the buttons of the story take at the top of the page at most, in pixels; `scroll-margin-top` in 50-result.css is the same.
const TELLER_HEIGHT: f64 = 160.0;

/// How far the story is: so many steps have been told.
#[derive(Clone, Copy)]
pub(super) struct Told {
    steps: usize,
    so_far: RwSignal<usize>,
    runs: RwSignal<bool>,
    /// What follows the first time that the end is told: whoever goes back in the story knows it all the same.
    at_end: StoredValue<Option<Handler>>,
}

impl Told {
    fn forward(self) {
        self.go_to((self.so_far.get_untracked() + 1).min(self.steps));
    }

    fn go_to(self, step: usize) {
        self.so_far.set(step);
        if step == self.steps
            && let Some(action) = self.at_end.try_update_value(Option::take).flatten()
        {
            action.run();
        }
    }

    fn back(self) {
        self.runs.set(false);
        self.so_far.update(|told| *told = told.saturating_sub(1));
    }

    /// Goes back from the end into the story.
    fn retell(self) {
        self.back();
        focus::rescue_to(".teller button");
    }

    fn finish(self) {
        self.runs.set(false);
        self.go_to(self.steps);
    }

    pub(super) fn is_finished(self) -> bool {
        self.so_far.get() == self.steps
    }
}

/// The result of a finished game.
#[component]
pub(crate) fn GameResult(
    game: LocalGame,
    /// Who reads it, if it is one of the players.
    you: Option<Seat>,
    /// Who may deal another game, if anybody.
    dealer: Option<Dealer>,
    /// What follows when the end is told.
    #[prop(optional, into)]
    on_told: Option<Handler>,
) -> impl IntoView {
    let t = texts();
    let scores = game.public().scores().expect("the game is over");
    let steps = story(&game);
    let told = Told {
        steps: steps.len(),
        so_far: RwSignal::new(0),
        runs: RwSignal::new(true),
        at_end: StoredValue::new(on_told),
    };
    let ticking = set_interval_with_handle(
        move || {
            if told.runs.get_untracked() {
                told.forward();
                told.runs.set(told.so_far.get_untracked() < told.steps);
            }
        },
        PACE,
    );
    on_cleanup(move || drop(ticking.map(|handle| handle.clear())));
    effect(move || match told.so_far.get() {
        0 => {}
        // The buttons of the story are gone then; the keyboard goes on from the verdict.
        count if count == told.steps => {
            see(".verdict");
            focus::rescue_to(".verdict");
        }
        _ => see(".result-player.telling"),
    });
    let steps = StoredValue::new(steps);
    let game = StoredValue::new(game);
    let seats: Vec<Seat> = game.with_value(|game| game.seats().collect());
    let players = seats.into_iter().map(|seat| view! { <Player game seat steps told /> }).collect_view();
    let scored = game.with_value(|game| Scored::of(t, game, scores.clone()));
    let (table, verdict) = (score_table(t, &scored), verdict(t, &scored, you));
    let share = game.with_value(|game| Share::of(t, game, &scored));
    view! {
        <div class="result">
            <h1 class="only-heard">{t.scoring_title()}</h1>
            <When is=live(move || !told.is_finished())><Teller game steps told /></When>
            // The region is there from the start, so that it is heard when it is filled.
            <section role="status">
                <When is=live(move || told.is_finished())>
                    <div class="verdict" tabindex="-1">
                        <h2>{verdict.0.clone()}</h2>
                        <p>{verdict.1.clone()}</p>
                    </div>
                </When>
            </section>
            <div class="result-table" role="region" aria-label=t.scoring_title() tabindex="0" class:hidden=live(move || !told.is_finished())>{table}</div>
            <When is=live(move || told.is_finished())>
                {dealer.map(|dealer| view! { <After dealer game share=share.clone() /> })}
                <button class="quiet retell" on:click=move |_| told.retell()>"‹ "{t.scoring_back()}</button>
            </When>
            <div class="result-players">{players}</div>
        </div>
    }
}

/// Scrolls to something that is out of sight or below the buttons of the story, once the page has changed.
fn see(selector: &'static str) {
    request_animation_frame(move || {
        let Ok(Some(element)) = document().query_selector(selector) else { return };
        let place = element.get_bounding_client_rect();
        let height = window().inner_height().ok().and_then(|height| height.as_f64()).unwrap_or(f64::MAX);
        if place.top() < TELLER_HEIGHT || place.bottom() > height {
            element.scroll_into_view();
        }
    });
}

/// What is told just now, and buttons to go through the story.
#[component]
fn Teller(game: StoredValue<LocalGame>, steps: StoredValue<Vec<Step>>, told: Told) -> impl IntoView {
    let t = texts();
    let now = move || {
        let index = told.so_far.get().checked_sub(1)?;
        steps.with_value(|steps| game.with_value(|game| Some(tell(t, game, steps.get(index)?))))
    };
    view! {
        <header class="teller">
            <p class="told" aria-live="polite">{live(move || now().unwrap_or_else(|| t.scoring_title()))}</p>
            <div class="buttons">
                <button on:click=move |_| told.back() disabled=live(move || told.so_far.get() == 0) aria-label=t.scoring_back()>"‹"</button>
                <button on:click=move |_| told.runs.update(|runs| *runs = !*runs) disabled=live(move || told.is_finished())>
                    {live(move || if told.runs.get() { t.scoring_pause() } else { t.scoring_go() })}
                </button>
                <button on:click=move |_| { told.runs.set(false); told.forward(); } disabled=live(move || told.is_finished()) aria-label=t.scoring_next()>"›"</button>
                <button class="main" on:click=move |_| told.finish() disabled=live(move || told.is_finished())>{t.scoring_all()}</button>
            </div>
        </header>
    }
}

fn tell(t: &Texts, game: &LocalGame, step: &Step) -> String {
    let name = player_name(t, game.players(), step.seat);
    let goal = |kind| goal_title(t, game.content().goal(game.setup().goals().of(kind)));
    let what = match &step.what {
        What::Combination { kind, number, .. } => t.step_combination(*number, &goal(*kind)),
        What::Row { drawers } => t.step_row(drawers.len(), &goal(GoalKind::Row)),
        What::Bonus => t.step_bonus(),
        What::Exchange => t.step_exchange(),
    };
    t.step_told(&name, &what, step.points.0, step.sum.0)
}

/// One player's sideboard, with what has been told of it.
#[component]
fn Player(
    game: StoredValue<LocalGame>,
    seat: Seat,
    steps: StoredValue<Vec<Step>>,
    told: Told,
) -> impl IntoView {
    let t = texts();
    let (name, faces) = game.with_value(|game| (player_name(t, game.players(), seat), faces(game, seat)));
    let words = sideboard_words(t, &name, &faces);
    let last = move || {
        let told = told.so_far.get();
        steps
            .with_value(|steps| steps[..told].iter().rfind(|step| step.seat == seat).map(|step| step.sum.0))
            .unwrap_or(0)
    };
    // While a step is told only its goal is lit up to there; in the end everything is.
    let glows = memo(move || {
        let count = told.so_far.get();
        steps.with_value(|steps| {
            let now = steps[..count].last().filter(|step| step.seat == seat && count < steps.len());
            let is_shown =
                |step: &&Step| step.seat == seat && now.is_none_or(|now| now.what.kind() == step.what.kind());
            steps[..count].iter().filter(is_shown).filter_map(glow).collect::<Vec<Glow>>()
        })
    });
    let is_told = move || {
        let count = told.so_far.get();
        steps.with_value(|steps| {
            count < steps.len() && steps[..count].last().is_some_and(|step| step.seat == seat)
        })
    };
    view! {
        <section class="result-player" class:telling=live(is_told)>
            <h2><span>{name}</span><b>{live(move || t.points_count(last()))}</b></h2>
            <p class="only-heard">{words}</p>
            <Board cards=BoardCard::all(faces) glows />
        </section>
    }
}

fn faces(game: &LocalGame, seat: Seat) -> Vec<Card> {
    let deck = game.content().deck();
    game.public().sideboard(seat).cards().iter().map(|placed| deck.face(*placed)).collect()
}

/// Lights the drawers that bring points.
fn glow(step: &Step) -> Option<Glow> {
    Some(Glow { kind: step.what.kind()?, drawers: step.what.drawers()? })
}
