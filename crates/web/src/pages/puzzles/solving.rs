//! One puzzle, from the first look to the explanation.

use leptos::prelude::*;
use sideboards_client::local::News;
use sideboards_client::puzzles::{Attempt, Judged, Verdict};
use sideboards_client::sound::Cue;
use sideboards_puzzles::Puzzle;
use sideboards_rules::{Decision, Scorer, Seat};

use super::explained::explained;
use super::head::Head;
use super::state::Desk;
use super::task::task;
use crate::focus;
use crate::live::{Change, Current, Handler, memo, part};
use crate::motion::{self, Occasion};
use crate::play::Play;
use crate::sound;
use crate::table::{Position, PositionTable};
use crate::texts::later_texts;
use crate::words::{card_words, listed};

/// What is known of a puzzle besides itself.
#[derive(Clone)]
pub(super) struct Named {
    /// Its address, for links.
    pub(super) address: String,
    pub(super) difficulty: Option<u16>,
    /// What is sent to friends, if it is more than the puzzle.
    pub(super) share: Option<Current<String>>,
}

/// What follows a puzzle.
#[derive(Clone)]
pub(super) struct After {
    /// What an answer leads to, as soon as it is given.
    pub(super) on_answer: Change<Verdict>,
    /// What is said of it besides: how the rating changed, days in a row.
    pub(super) notes: ViewFn,
    /// The words on the button that goes on, and what it does.
    pub(super) next: (Current<String>, Handler),
}

/// A puzzle on the table, then its explanation.
#[component]
pub(super) fn Solving(desk: Desk, puzzle: Puzzle, named: Named, head: Head, after: After) -> impl IntoView {
    let attempt = RwSignal::new(Attempt::new(puzzle));
    let is_answered = memo(move || attempt.with(Attempt::is_answered));
    let play = Play::new();
    desk.say(situation(&attempt.get_untracked()));
    let on_answer = after.on_answer.clone();
    let decide = Change::from(move |decision| decide_on(desk, attempt, play, decision, &on_answer));
    let again = Handler::from(move || {
        attempt.update(|attempt| *attempt = Attempt::new(attempt.puzzle().clone()));
        play.begin();
        desk.say(situation(&attempt.get_untracked()));
        focus::move_to(".hand-card");
    });
    part(move || {
        if !is_answered.get() {
            let position = move || {
                attempt.with(|attempt| Position {
                    content: attempt.puzzle().record().content().clone(),
                    sight: attempt.sight(),
                    can_take_back: attempt.can_take_back(),
                })
            };
            let (top, beside) = (head.draw(), task(attempt, &named));
            let on_decide = decide.clone();
            return view! { <div class="puzzle-table" data-puzzle=named.address.clone()><PositionTable position play on_decide top beside /></div> }.into_any();
        }
        let judged = attempt.with_untracked(Attempt::judged).expect("it is answered");
        explained(&attempt.get_untracked(), &judged, &named, &head, &after, again.clone())
    })
}

/// Decides, or takes the last decision back. What is illegal changes nothing: it was a late click.
fn decide_on(
    desk: Desk,
    attempt: RwSignal<Attempt>,
    play: Play,
    decision: Decision,
    on_answer: &Change<Verdict>,
) {
    let mut now = attempt.get_untracked();
    let before = now.sight();
    let is_back = decision == Decision::TakeBack;
    if is_back && !now.take_back() || !is_back && now.decide(decision).is_err() {
        return;
    }
    let judged = now.judged();
    let news = match decision {
        _ if judged.is_some() => None,
        Decision::TakeBack => Some(News::TakenBack),
        Decision::Exchange => Some(News::Exchanged),
        Decision::Start(_) | Decision::Place(_) => Some(News::NextRound),
    };
    let after = now.sight();
    let drawn = after.hand.cards().iter().filter(|card| !is_back && !before.hand.cards().contains(card));
    let drawn = drawn.copied().collect();
    motion::explain(Occasion { news: news.clone(), drawn, is_called: false }, || {
        play.forget_trial();
        play.revealed.set(decision.choice().map(|choice| (Seat::new(0), choice)).into_iter().collect());
        play.news.set(news);
        attempt.set(now);
    });
    match judged {
        Some(judged) => tell(desk, &judged, on_answer),
        None => focus::rescue_to(".hand-card:enabled"),
    }
}

/// Tells how an answer was: by ear, and with the focus where it goes on.
fn tell(desk: Desk, judged: &Judged, on_answer: &Change<Verdict>) {
    let t = later_texts();
    let cue = if judged.verdict == Verdict::Right { Cue::Win } else { Cue::YourTurn };
    sound::play(vec![(0, cue)]);
    desk.say(super::explained::verdict_heard(t, judged));
    window().scroll_to_with_x_and_y(0.0, 0.0);
    focus::move_to(".puzzle-next, .hand-card:enabled");
    on_answer.to(judged.verdict);
}

/// Describes what is asked, and what there is to answer with.
fn situation(attempt: &Attempt) -> String {
    let t = later_texts();
    let (puzzle, shown) = (attempt.puzzle(), attempt.shown());
    let content = puzzle.record().content();
    let scorer = Scorer::new(content, shown.goals);
    let points = scorer.points(scorer.counts(&shown.sideboard)).0;
    let cards = shown.hand.cards().iter().enumerate();
    let cards = cards.map(|(index, card)| t.hand_card(index + 1, &card_words(t, content.deck().card(*card))));
    t.puzzles_heard(&t.puzzles_question(&puzzle.kind().to_string()), points, &listed(t, cards))
}
