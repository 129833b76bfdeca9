use leptos::prelude::*;
use sideboards_client::lessons::Lesson;
use sideboards_client::local::Promise;
use sideboards_rules::{Goal, GoalKind};

use super::Learning;
use crate::texts::{LaterTexts, Texts};
use crate::words::goal_title;

/// What a lesson asks for; a test counts the words.
pub(super) fn words(t: &LaterTexts, lesson: Lesson) -> String {
    match lesson {
        Lesson::Card => t.tutorial_card(),
        Lesson::Turn => t.tutorial_turn(),
        Lesson::Lay => t.tutorial_lay(),
        Lesson::Second => t.tutorial_second(),
        Lesson::Done => t.tutorial_done(),
        Lesson::Pass => t.tutorial_pass(),
        Lesson::Peak => t.tutorial_peak(),
        Lesson::Mirror => t.tutorial_mirror(),
        Lesson::Row => t.tutorial_row(),
        Lesson::Bonus => t.tutorial_bonus(),
        Lesson::Exchange => t.tutorial_exchange(),
        Lesson::Play => t.tutorial_play(),
        Lesson::Score => t.tutorial_score(),
    }
}

/// Says what the cards have brought that lie on trial or were laid just before the lesson.
pub(super) fn answer(t: &LaterTexts, learning: Learning) -> String {
    let lesson = learning.lesson.get();
    let Some(course) = learning.course() else { return String::new() };
    let is_trial = !course.draft.laid().is_empty();
    let is_after = matches!(lesson, Lesson::Pass | Lesson::Mirror | Lesson::Row | Lesson::Bonus);
    // One card alone makes nothing.
    if lesson == Lesson::Second || !is_trial && !is_after {
        return String::new();
    }
    let view = course.game.view(sideboards_client::lessons::YOU);
    let content = view.content();
    let goals = GoalKind::ALL.map(|kind| content.goal(view.setup().goals().of(kind)).clone());
    course.gain().map(|gain| told(t, &gain, &goals)).unwrap_or_default()
}

fn told(t: &LaterTexts, gain: &Promise, goals: &[Goal; 3]) -> String {
    let made = goals.iter().zip(gain.more).filter(|(_, more)| *more > 0);
    let words: Vec<String> = made.map(|(goal, more)| what(t, goal, more)).collect();
    if words.is_empty() {
        return t.tutorial_answer_nothing();
    }
    t.tutorial_answer(gain.points, &words.join(", "))
}

fn what(t: &Texts, goal: &Goal, more: i8) -> String {
    match (goal.kind(), more) {
        (GoalKind::Row, _) => t.makes_row(more),
        (GoalKind::Colour | GoalKind::Handle, 1) => goal_title(t, goal),
        (GoalKind::Colour | GoalKind::Handle, _) => format!("{more} × {}", goal_title(t, goal)),
    }
}
