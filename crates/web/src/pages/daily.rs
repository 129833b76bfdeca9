//! The deal of a day: one try that counts, then the table of the day, what was possible, and practice.

mod archive;
mod calendar;
mod compare;
mod done;
mod groups;
mod intro;
mod keeping;
mod over_days;
mod share;
mod standing;

use leptos::prelude::*;
use sideboards_client::codes;
use sideboards_client::daily::{DiaryEntry, State, still_counts};
use sideboards_client::local::{LocalGame, Player, Purpose};
use sideboards_client::place::Place;
use sideboards_rules::{Day, Seat};

use self::archive::DayArchive;
pub(crate) use self::calendar::path as daily_path;
use self::done::Done;
use self::groups::{DailyGroups, GroupInvitation, GroupTables};
use self::intro::Intro;
use self::keeping::Daily;
use self::over_days::OverDays;
use crate::browser::{Browser, boxes};
use crate::focus;
use crate::live::{When, memo, part};
use crate::scoring::{Audience, GameResult};
use crate::session::Session;
use crate::table::{TableOf, keep_focus};
use crate::texts::later_texts;
use crate::thinking::Thinker;

/// The player's progress with a day.
#[derive(Clone, Copy, PartialEq)]
enum DailyStage {
    Before,
    /// The try that counts.
    Try,
    /// A day that is over, or a try that waited for too long.
    Archive,
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
    let groups = DailyGroups::begin(daily);
    let [counting, archive, practice] = [Purpose::Daily(day), Purpose::Archive(day), Purpose::Practice(day)]
        .map(|purpose| Session::new(own, purpose));
    let stage = RwSignal::new(take_up(daily, counting, archive));
    follow_other_tabs(daily, counting, archive, stage);
    let session = move || match stage.get() {
        DailyStage::Try => Some(counting),
        DailyStage::Archive => Some(archive),
        DailyStage::Practice => Some(practice),
        DailyStage::Before | DailyStage::Done => None,
    };
    let is_over = memo(move || {
        session().is_some_and(|session| session.with(|game| game.is_some_and(LocalGame::is_over)))
    });
    for session in [counting, archive, practice] {
        keep_focus(session.play);
        session.at_end(move |game| match game {
            Some(game) => finish(daily, game, session, stage),
            None if session.is_only_try() => show_result(daily, stage),
            None => {}
        });
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
        // Another tab may have begun meanwhile.
        match take_up(daily, counting, archive) {
            DailyStage::Before if day == today => play(counting, DailyStage::Try),
            DailyStage::Before => play(archive, DailyStage::Archive),
            begun => stage.set(begun),
        }
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
                <GameResult game you=Some(Seat::new(0)) audience=Audience::Readers(None) on_told=move || is_told.set(true) />
                <When is=is_told>
                    <article class="sheet daily"><GroupInvitation groups /><Done daily code=code.clone() practise /><GroupTables groups /><OverDays daily /><DayArchive daily /></article>
                </When>
            }
        })
        .into_any(),
        (None, _) if stage.get() == DailyStage::Done => view! {
            <article class="sheet daily"><intro::Heading daily /><GroupInvitation groups /><done::DayVerdict daily /><Done daily code=kept_code(daily) practise /><GroupTables groups /><OverDays daily /><DayArchive daily /></article>
        }
        .into_any(),
        (None, _) => view! {
            <article class="sheet daily"><intro::Heading daily /><GroupInvitation groups /><Intro daily begin /><GroupTables groups /><OverDays daily /><DayArchive daily /></article>
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
fn take_up(daily: Daily, counting: Session, archive: Session) -> DailyStage {
    daily.reread();
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
            archive.put(game);
            DailyStage::Archive
        }
        None => DailyStage::Before,
    }
}

/// Follows what other tabs do with the day: one try is one try, however many tabs show it.
fn follow_other_tabs(daily: Daily, counting: Session, archive: Session, stage: RwSignal<DailyStage>) {
    let told = window_event_listener_untyped("storage", move |_| {
        daily.reread();
        match stage.get_untracked() {
            DailyStage::Before => stage.set(take_up(daily, counting, archive)),
            DailyStage::Try => counting.take_over(),
            DailyStage::Archive | DailyStage::Practice | DailyStage::Done => {}
        }
    });
    on_cleanup(move || told.remove());
}

/// Shows the result of the try that another tab has finished.
fn show_result(daily: Daily, stage: RwSignal<DailyStage>) {
    daily.reread();
    stage.set(DailyStage::Done);
}

/// Writes a finished game down, if it is the first one of its day.
fn finish(daily: Daily, game: &LocalGame, session: Session, stage: RwSignal<DailyStage>) {
    let Some(scores) = game.public().scores() else { return };
    let state = if session.is_only_try() { State::Waiting } else { State::Afterwards };
    let (points, code) = (scores.of(Seat::new(0)).total.0, codes::record::write(game.record()));
    daily.change(|diary| diary.add(DiaryEntry { day: daily.day, state, points, code: code.clone() }));
    Purpose::Daily(daily.day).forget(&Browser);
    // Another tab was quicker: its result is the one that counts, so it is the one to show.
    if session.is_only_try() && kept_code(daily) != code {
        stage.set(DailyStage::Done);
    }
    daily.ask_server();
}
