//! The deal of a day: one try that counts, then the table of the day, what was possible, and practice.

mod archive;
mod calendar;
mod compare;
mod done;
mod intro;
mod keeping;
mod share;
mod standing;

use leptos::prelude::*;
use sideboards_client::codes;
use sideboards_client::daily::{DiaryEntry, State, still_counts};
use sideboards_client::local::{LocalGame, Player, Purpose};
use sideboards_client::place::Place;
use sideboards_rules::{Day, Seat};

use self::archive::Archive;
use self::done::Done;
use self::intro::Intro;
use self::keeping::Daily;
use crate::browser::{Browser, boxes};
use crate::focus;
use crate::live::{When, memo, part};
use crate::scoring::GameResult;
use crate::session::Session;
use crate::table::TableOf;
use crate::texts::later_texts;
use crate::thinking::Thinker;

/// The player's progress with a day.
#[derive(Clone, Copy, PartialEq)]
enum DailyStage {
    Before,
    /// The try that counts.
    Try,
    Practice,
    /// The result of an earlier visit.
    Done,
}

/// The page of a day.
#[component]
pub(crate) fn DailyPage() -> impl IntoView {
    let today = calendar::today();
    match calendar::asked(today) {
        Some(day) => view! { <OfDay day today /> }.into_any(),
        None => view! { <NoDay /> }.into_any(),
    }
}

/// For addresses that name a day without a deal.
#[component]
fn NoDay() -> impl IntoView {
    let t = later_texts();
    view! {
        <article class="sheet">
            <h1>{t.daily_title()}</h1>
            <p>{t.daily_no_day()}</p>
            <p class="buttons"><a class="button main" href=Place::Daily.path()>{t.daily_to_today()}</a></p>
        </article>
    }
}

#[component]
fn OfDay(day: Day, today: Day) -> impl IntoView {
    let thinker: StoredValue<Thinker, LocalStorage> = expect_context();
    // A worker of its own: the game that waits on the table keeps its questions.
    let own = StoredValue::new_local(thinker.with_value(Thinker::another));
    on_cleanup(move || own.try_with_value(Thinker::forget).unwrap_or_default());
    let daily = Daily::begin(day, today, own);
    let (counting, practice) = (Session::new(own, Purpose::Daily(day)), Session::new(own, Purpose::Practice));
    let stage = RwSignal::new(take_up(daily, counting, practice));
    let session = move || match stage.get() {
        DailyStage::Try => Some(counting),
        DailyStage::Practice => Some(practice),
        DailyStage::Before | DailyStage::Done => None,
    };
    let is_over = memo(move || {
        session().is_some_and(|session| session.with(|game| game.is_some_and(LocalGame::is_over)))
    });
    for (session, stage) in [(counting, DailyStage::Try), (practice, DailyStage::Practice)] {
        session.at_end(move |game| finish(daily, game, stage));
    }
    // How the others did comes after the own story.
    let is_told = RwSignal::new(false);
    let play = move |session: Session, begun: DailyStage| {
        is_told.set(false);
        session.put(new_game(day));
        stage.set(begun);
        window().scroll_to_with_x_and_y(0.0, 0.0);
        focus::move_to(".hand-card");
    };
    let begin = move || {
        if day == today { play(counting, DailyStage::Try) } else { play(practice, DailyStage::Practice) }
    };
    let practise = move || play(practice, DailyStage::Practice);
    part(move || {
        match (session(), is_over.get()) {
        (Some(session), false) => view! {
            <div class="daily-table"><TableOf session seat=Seat::new(0) /></div>
        }
        .into_any(),
        (Some(session), true) => session.game().map(|game| {
            let code = codes::record::write(game.record());
            view! {
                <GameResult game you=Some(Seat::new(0)) dealer=None on_told=move || is_told.set(true) />
                <When is=is_told>
                    <article class="sheet daily"><Done daily code=code.clone() practise /><Archive daily /></article>
                </When>
            }
        })
        .into_any(),
        (None, _) if stage.get() == DailyStage::Done => view! {
            <article class="sheet daily"><intro::Heading daily /><done::Verdict daily /><Done daily code=kept_code(daily) practise /><Archive daily /></article>
        }
        .into_any(),
        (None, _) => view! {
            <article class="sheet daily"><intro::Heading daily /><Intro daily begin /><Archive daily /></article>
        }
        .into_any(),
    }
    })
}

/// Returns the game of an earlier visit.
fn kept_code(daily: Daily) -> String {
    daily
        .diary
        .with_untracked(|diary| diary.of(daily.day).map(|entry| entry.code.clone()))
        .unwrap_or_default()
}

/// Deals the cards of a day.
fn new_game(day: Day) -> LocalGame {
    LocalGame::resume(day.record(), vec![Player::person("")]).expect("nothing is decided yet")
}

/// Takes up what there is of a day: its result, or a try that was begun.
fn take_up(daily: Daily, counting: Session, practice: Session) -> DailyStage {
    if daily.diary.with_untracked(|diary| diary.of(daily.day).is_some()) {
        return DailyStage::Done;
    }
    match Purpose::Daily(daily.day).load(&Browser, boxes()) {
        Some(game) if still_counts(daily.day, daily.today) => {
            counting.put(game);
            DailyStage::Try
        }
        // It waited for too long.
        Some(game) => {
            practice.put(game);
            DailyStage::Practice
        }
        None => DailyStage::Before,
    }
}

/// Writes a finished game down, if it is the first one of its day.
fn finish(daily: Daily, game: &LocalGame, stage: DailyStage) {
    let Some(scores) = game.public().scores() else { return };
    let state = if stage == DailyStage::Try { State::Waiting } else { State::Afterwards };
    let points = scores.of(Seat::new(0)).total.0;
    daily.change(|diary| {
        diary.add(DiaryEntry { day: daily.day, state, points, code: codes::record::write(game.record()) });
    });
    Purpose::Daily(daily.day).forget(&Browser);
    daily.ask_server();
}
