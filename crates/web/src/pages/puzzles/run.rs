//! Runs: against the clock, or until three answers were not right.

use std::time::Duration;

use leptos::prelude::*;
use sideboards_client::Clock;
use sideboards_client::puzzles::{Run, RunMode, TrainingWish, Verdict, next};
use sideboards_puzzles::Entry;

use super::explained::class;
use super::head::Head;
use super::opening::of_set;
use super::run_result::RunResult;
use super::series::named;
use super::solving::After;
use super::state::{Desk, set};
use crate::browser::{Browser, fresh_seed};
use crate::live::{live, memo, part};
use crate::texts::later_texts;
use crate::words::left_words;

/// How often the clock is looked at, in milliseconds. A tab that sleeps looks less often, and loses no time by it.
const TICK: u64 = 250;

/// Where a run stands.
#[derive(Clone, Copy, PartialEq, Eq)]
enum Stage {
    Before,
    Under,
    Over,
}

/// A run and what is shown of it.
#[derive(Clone, Copy)]
pub(super) struct Running {
    pub(super) desk: Desk,
    pub(super) run: RwSignal<Run>,
    pub(super) is_best: RwSignal<bool>,
    stage: RwSignal<Stage>,
    current: RwSignal<Option<&'static Entry>>,
    now: RwSignal<u64>,
    last: RwSignal<Option<Verdict>>,
    is_noted: StoredValue<bool>,
}

/// A run: its rules, its puzzles, its result.
#[component]
pub(super) fn RunOf(desk: Desk, mode: RunMode) -> impl IntoView {
    let now = Browser.now();
    let running = Running {
        desk,
        run: RwSignal::new(Run::new(mode, now)),
        is_best: RwSignal::new(false),
        stage: RwSignal::new(Stage::Before),
        current: RwSignal::new(None),
        now: RwSignal::new(now),
        last: RwSignal::new(None),
        is_noted: StoredValue::new(false),
    };
    let clock = set_interval_with_handle(move || running.look_at_clock(), Duration::from_millis(TICK));
    on_cleanup(move || clock.into_iter().for_each(|clock| clock.clear()));
    let stage = memo(move || running.stage.get());
    part(move || match stage.get() {
        Stage::Before => rules(running, mode).into_any(),
        Stage::Under => part(move || running.puzzle()),
        Stage::Over => view! { <RunResult running /> }.into_any(),
    })
}

fn rules(running: Running, mode: RunMode) -> impl IntoView {
    let t = later_texts();
    let best = running.desk.book.with_untracked(|book| book.best_run(mode));
    view! {
        <article class="sheet puzzle-rules">
            <h1>{t.puzzles_mode(mode.name())}</h1>
            <p>{t.puzzles_mode_text(mode.name())}</p>
            <p class="aside">{t.puzzles_run_rules()}</p>
            {(best > 0).then(|| view! { <p><b>{t.puzzles_best_run(best)}</b></p> })}
            <div class="start"><button class="main large" on:click=move |_| running.begin()>{t.puzzles_begin()}</button></div>
        </article>
    }
}

impl Running {
    /// Begins, or begins anew.
    pub(super) fn begin(self) {
        let mode = self.run.with_untracked(Run::mode);
        self.now.set(Browser.now());
        self.run.set(Run::new(mode, self.now.get_untracked()));
        self.is_noted.set_value(false);
        self.is_best.set(false);
        self.last.set(None);
        self.go_on();
        self.stage.set(Stage::Under);
        crate::focus::move_to(".hand-card");
    }

    fn look_at_clock(self) {
        if self.stage.try_get_untracked() != Some(Stage::Under) {
            return;
        }
        self.now.set(Browser.now());
        let is_late = self.run.with_untracked(|run| run.time_left(self.now.get_untracked()) == Some(0));
        if is_late {
            self.end();
        }
    }

    fn is_over(self) -> bool {
        self.run.with_untracked(|run| run.is_over(Browser.now()))
    }

    /// Shows the next puzzle.
    fn go_on(self) {
        let entry = self.desk.book.with_untracked(|book| {
            self.run.with_untracked(|run| {
                let wish = TrainingWish { is_quick: true, ..TrainingWish::default() };
                let without: Vec<u32> = run.answers().iter().map(|(number, _)| *number).collect();
                next(set().entries(), book, &wish, run.next_rating(), &without, &fresh_seed())
            })
        });
        self.current.set(entry);
    }

    /// Notes how many were solved, once.
    fn note(self) {
        if self.is_noted.get_value() {
            return;
        }
        self.is_noted.set_value(true);
        let (mode, solved) = self.run.with_untracked(|run| (run.mode(), run.solved()));
        let mut is_best = false;
        self.desk.change(|book| is_best = book.end_run(mode, solved));
        self.is_best.set(is_best);
    }

    fn end(self) {
        self.note();
        self.stage.set(Stage::Over);
        let t = later_texts();
        let (mode, solved) = self.run.with_untracked(|run| (run.mode(), run.solved()));
        self.desk.say(format!("{}. {}", t.puzzles_run_over(mode.name()), t.puzzles_solved(solved)));
        window().scroll_to_with_x_and_y(0.0, 0.0);
        crate::focus::move_to(".puzzle-next");
    }

    /// Against the clock the next puzzle comes at once; where time does not matter, a mistake is explained first.
    fn answer(self, entry: &Entry, verdict: Verdict) {
        let is_right = verdict == Verdict::Right;
        let now = Browser.now();
        let mut has_counted = false;
        self.run.update(|run| has_counted = run.answer(entry.number, is_right, now));
        if !has_counted {
            // A second try at an explained puzzle, or too late.
            if self.is_over() && self.run.with_untracked(|run| run.time_left(now)) == Some(0) {
                self.end();
            }
            return;
        }
        self.desk.change(|book| book.answer_unrated(entry.number, verdict));
        self.last.set(Some(verdict));
        if self.is_over() {
            self.note();
        } else if is_right || self.run.with_untracked(Run::mode) == RunMode::ThreeMinutes {
            self.go_on();
        }
    }

    fn puzzle(self) -> AnyView {
        let t = later_texts();
        let Some(entry) = self.current.get() else {
            return view! { <RunResult running=self /> }.into_any();
        };
        let go_on = move || if self.is_over() { self.end() } else { self.go_on() };
        let next = move || if self.is_over() { t.puzzles_run_result() } else { t.puzzles_next() };
        let after = After {
            on_answer: (move |verdict| self.answer(entry, verdict)).into(),
            notes: (|| ().into_any()).into(),
            next: (next.into(), go_on.into()),
        };
        let title = t.puzzles_mode(self.run.with_untracked(Run::mode).name());
        of_set(self.desk, entry, named(entry.number), Head::new(title, move || status(self)), after)
    }
}

/// The clock or the lives, and how many were solved.
fn status(running: Running) -> AnyView {
    let t = later_texts();
    let solved = live(move || running.run.with(Run::solved));
    let seconds = memo(move || {
        let left = running.run.with(|run| run.time_left(running.now.get()));
        left.map(|left| left.div_ceil(1000) as u32)
    });
    let lives = live(move || running.run.with(Run::lives_left));
    let clock = part(move || {
        seconds.get().map(|seconds| {
            view! { <p class="puzzle-clock" class:short={seconds <= 20} role="timer"><span class="only-heard">{t.puzzles_time_left()}": "</span><b>{left_words(seconds)}</b></p> }
        })
    });
    let hearts = part(move || {
        lives.get().map(|lives| {
            let hearts = (0..3).map(|heart| view! { <i class:lost={heart >= lives}></i> }).collect_view();
            view! { <p class="puzzle-lives"><span class="only-heard">{t.puzzles_lives_left(lives)}</span><span aria-hidden="true">{hearts}</span></p> }
        })
    });
    // It is drawn anew with each answer, so that it moves each time.
    let flash = part(move || {
        running.last.get().map(|verdict| view! { <span class=format!("puzzle-flash {}", class(verdict)) aria-hidden="true"></span> })
    });
    view! {
        {clock}{hearts}
        <p class="puzzle-solved"><span class="only-heard">{live(move || t.puzzles_solved(solved.get()))}</span><b aria-hidden="true">"✓ "{solved}</b>
            {flash}
        </p>
    }
    .into_any()
}
