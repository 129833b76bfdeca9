//! The tutorial: a real game alone, with somebody who says what to do next.

mod lesson;

use leptos::prelude::*;
use sideboards_bots::Level;
use sideboards_client::local::{LocalGame, Player, Purpose};
use sideboards_client::new_game::deal;
use sideboards_client::place::Place;
use sideboards_client::thinking::whims;
use sideboards_rules::{Content, Seat, Variant};

use self::lesson::{Lesson, Progress};
use crate::live::{When, live, memo, part};
use crate::scoring::GameResult;
use crate::session::Session;
use crate::table::TableOf;
use crate::texts::later_texts;
use crate::thinking::Thinker;

/// A deal in which the first cards show what the goals are about; a test looks after it.
const DEAL: &str = "lesson";

fn game() -> LocalGame {
    let content = Content::classic();
    let goals = content.suggestion("B").expect("the box has it");
    let seed = DEAL.parse().expect("every text is a seed");
    deal(vec![Player::person("")], Variant::Standard, goals, seed).expect("one player and three goals")
}

/// The page of the tutorial.
#[component]
pub(crate) fn Tutorial() -> impl IntoView {
    let thinker: StoredValue<Thinker, LocalStorage> = expect_context();
    // A worker of its own: the game that waits on the table keeps its questions.
    let own = StoredValue::new_local(thinker.with_value(Thinker::another));
    on_cleanup(move || own.try_with_value(Thinker::forget).unwrap_or_default());
    let session = Session::new(own, Purpose::Lesson);
    session.put(game());
    // Where the player was put last, and how often that has happened.
    let put_at = RwSignal::new((0, Lesson::Card));
    // A lesson is over as soon as its task is done; whoever is quick skips the ones in between.
    let lesson = Memo::new(move |before: Option<&(u32, Lesson)>| {
        let put_at = put_at.get();
        let (times, lesson) = before.copied().filter(|(times, _)| *times == put_at.0).unwrap_or(put_at);
        (times, lesson.after(&Progress::of(session)))
    });
    let lesson = memo(move || lesson.get().1);
    let put = move |lesson| put_at.update(|put_at| *put_at = (put_at.0 + 1, lesson));
    let is_over = memo(move || session.with(|game| game.is_some_and(LocalGame::is_over)));
    let again = move || {
        session.put(game());
        put(Lesson::Card);
    };
    let skip = move || {
        let next = lesson.get_untracked().next();
        lay_until(session, next);
        put(next);
    };
    view! {
        <div class="tutorial">
            <Teacher session lesson skip again />
            {part(move || {
                if is_over.get() {
                    session.game().map(|game| view! { <GameResult game you=Some(Seat::new(0)) dealer=None /> }).into_any()
                } else {
                    view! { <TableOf session seat=Seat::new(0) /> }.into_any()
                }
            })}
        </div>
    }
}

/// Who says what to do.
#[component]
fn Teacher(
    session: Session,
    lesson: Memo<Lesson>,
    skip: impl Fn() + Copy + Send + Sync + 'static,
    again: impl Fn() + Copy + Send + Sync + 'static,
) -> impl IntoView {
    let t = later_texts();
    let step = live(move || t.tutorial_step(lesson.get().number(), Lesson::ALL.len()));
    let is_play = live(move || lesson.get() == Lesson::Play);
    let is_end = live(move || lesson.get() == Lesson::Score);
    view! {
        <section class="teacher" aria-label=t.tutorial_title()>
            <p class="teacher-step">{step}</p>
            <p class="teacher-words" role="status">{live(move || lesson.get().words(t))}</p>
            <div class="buttons">
                <When is=is_play>
                    <button class="main" on:click=move |_| lay_until(session, Lesson::Score)>{t.tutorial_finish()}</button>
                </When>
                <When is=live(move || !is_end.get() && !is_play.get())>
                    <button class="quiet" on:click=move |_| skip()>{t.tutorial_skip()}</button>
                </When>
                <When is=is_end>
                    <p class="teacher-words">{t.tutorial_end()}</p>
                    <a class="button main" href=format!("{}?mode=bots", Place::NewGame.path())>{t.tutorial_next_bots()}</a>
                    <a class="button" href=format!("{}?mode=solo", Place::NewGame.path())>{t.tutorial_next_solo()}</a>
                    <a class="button" href=Place::Rules.path()>{t.tutorial_next_rules()}</a>
                    <button class="quiet" on:click=move |_| again()>{t.tutorial_again()}</button>
                </When>
            </div>
        </section>
    }
}

/// Lets a joiner lay what a lesson expects to lie.
fn lay_until(session: Session, lesson: Lesson) {
    let Some(mut game) = session.game() else { return };
    let seat = Seat::new(0);
    let is_enough = |game: &LocalGame| game.view(seat).sideboard(seat).len() >= lesson.cards();
    if is_enough(&game) {
        return;
    }
    let mut bot = Level::Joiner.bot(&whims(game.record().decisions().len()));
    while !is_enough(&game) {
        if game.view(seat).legal().can_take_back() {
            return;
        }
        let decision = bot.decide(&game.view(seat));
        if game.decide(seat, decision).is_err() {
            return;
        }
    }
    session.put(game);
}
