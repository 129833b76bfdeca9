//! The tutorial: a real game with one bot, and a coach who points at what comes next.

mod coach;
mod pointing;
mod words;

use leptos::prelude::*;
use sideboards_client::Storage;
use sideboards_client::lessons::{Course, Lesson, Progress, YOU, first_game};
use sideboards_client::local::{LocalGame, Purpose};

use self::coach::Coach;
use crate::browser::{Browser, boxes};
use crate::live::{effect, memo, part};
use crate::scoring::{Audience, GameResult};
use crate::session::Session;
use crate::table::{TableOf, keep_focus};
use crate::thinking::Thinker;

/// Name of the number of the lesson in storage.
const STEP: &str = "lesson-step";

/// The game of the tutorial, and where the player is in it.
#[derive(Clone, Copy)]
struct Learning {
    session: Session,
    /// Where the player was put last, and how often that has happened.
    put_at: RwSignal<(u32, Lesson)>,
    lesson: Memo<Lesson>,
}

impl Learning {
    /// Takes up what was begun before, also after a reload.
    fn begin(session: Session) -> Self {
        let (course, lesson) =
            kept().unwrap_or_else(|| (Course::taken_up(first_game(), Lesson::Card), Lesson::Card));
        let put_at = RwSignal::new((0, lesson));
        lay(session, course);
        // A lesson is over as soon as its task is done; quick players skip the ones in between.
        let lesson = Memo::new(move |before: Option<&(u32, Lesson)>| {
            let put_at = put_at.get();
            let (times, lesson) = before.copied().filter(|(times, _)| *times == put_at.0).unwrap_or(put_at);
            let progress = session
                .with(|game| game.map(|game| session.play.draft.with(|draft| Progress::of(game, draft))));
            (times, progress.map_or(lesson, |progress| lesson.after(&progress)))
        });
        Self { session, put_at, lesson: memo(move || lesson.get().1) }
    }

    fn put(self, course: Course, lesson: Lesson) {
        lay(self.session, course);
        self.put_at.update(|put_at| *put_at = (put_at.0 + 1, lesson));
    }

    /// Gives the game with what lies on trial, as they are now.
    fn course(self) -> Option<Course> {
        let game = self.session.with(|game| Some(game?.clone()))?;
        Some(Course { game, draft: self.session.play.draft.get() })
    }

    /// Does what the lesson asks for.
    fn go_on(self) {
        let lesson = self.lesson.get_untracked();
        if let Some(course) = untrack(|| self.course()) {
            self.put(course.after(lesson), lesson.next());
        }
    }

    fn go_back(self) {
        let lesson = self.lesson.get_untracked().previous();
        if let Some(course) = untrack(|| self.course()) {
            self.put(course.before(lesson), lesson);
        }
    }

    fn begin_again(self) {
        self.put(Course::taken_up(first_game(), Lesson::Card), Lesson::Card);
    }
}

fn lay(session: Session, course: Course) {
    session.put(course.game);
    session.play.draft.set(course.draft);
}

/// Reads the game that is kept, unless an older page has dealt it.
fn kept() -> Option<(Course, Lesson)> {
    let game = Purpose::Lesson.load(&Browser, boxes())?;
    let lesson = Lesson::with_number(Browser.get(STEP)?.parse().ok()?)?;
    let is_ours = game.record().seed() == first_game().record().seed();
    is_ours.then(|| (Course::taken_up(game, lesson), lesson))
}

/// The page of the tutorial.
#[component]
pub(crate) fn Tutorial() -> impl IntoView {
    let thinker: StoredValue<Thinker, LocalStorage> = expect_context();
    // A worker of its own: the game that waits on the table keeps its questions.
    let own = StoredValue::new_local(thinker.with_value(Thinker::another));
    on_cleanup(move || own.try_with_value(Thinker::forget).unwrap_or_default());
    let learning = Learning::begin(Session::new(own, Purpose::Lesson));
    let Learning { session, lesson, .. } = learning;
    keep_focus(session.play);
    // Without storage the tutorial begins anew after a reload.
    effect(move || {
        let _ = Browser.set(STEP, &lesson.get().number().to_string());
    });
    on_cleanup(move || {
        if lesson.try_get_untracked() == Some(Lesson::Score) {
            Browser.remove(STEP);
        }
    });
    pointing::point(lesson);
    let is_over = memo(move || session.with(|game| game.is_some_and(LocalGame::is_over)));
    view! {
        <div class="tutorial">
            <Coach learning />
            <div class="spot" hidden=true></div>
            <svg class="pointer" aria-hidden="true"><path class="pointer-line" /><path class="pointer-head" /></svg>
            {part(move || {
                if is_over.get() {
                    session.game().map(|game| view! { <GameResult game you=Some(YOU) audience=Audience::Readers(None) /> }).into_any()
                } else {
                    view! { <TableOf session seat=YOU /> }.into_any()
                }
            })}
        </div>
    }
}
