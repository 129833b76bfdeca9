//! What an answer was worth, what the best is worth, and why: on the board, in numbers and in words.

use leptos::prelude::*;
use sideboards_client::puzzles::{Attempt, Explanation, Judged, Verdict};
use sideboards_puzzles::Kind;
use sideboards_rules::{CardId, Decision, GoalKind, LINES, Scorer};

use super::choices::all_choices;
use super::head::Head;
use super::solving::{After, Named};
use super::words::{exact_words, kind_name, points_words, theme_words};
use crate::drawing::{Board, BoardCard, Glow, Look, Spotlight, Strength, goal_picture};
use crate::focus;
use crate::live::{Handler, live};
use crate::scoring::{Share, ShareButtons};
use crate::texts::{LaterTexts, later_texts};
use crate::words::{columns_words, decision_words, fact_words, goal_says, goal_title, kind_word};

/// The verdict, what was chosen beside the best, and everything else that could be chosen.
pub(super) fn explained(
    attempt: &Attempt,
    judged: &Judged,
    named: &Named,
    head: &Head,
    after: &After,
    again: Handler,
) -> AnyView {
    let t = later_texts();
    let spotlight = RwSignal::new(Spotlight::default());
    let is_right = judged.verdict == Verdict::Right;
    let option = |title: String, of: &Explanation| option(t, attempt, of, title, spotlight);
    let boards = if is_right {
        vec![option(t.puzzles_your_choice_is_best(), &judged.chosen)]
    } else {
        vec![option(t.puzzles_best_choice(), &judged.best), option(t.puzzles_your_choice(), &judged.chosen)]
    };
    let (next, handler) = after.next.clone();
    view! {
        <article class="puzzle-told">
            {head.draw()}
            <section class=format!("puzzle-verdict {}", class(judged.verdict))>
                <p class="puzzle-mark" aria-hidden="true">{mark(judged.verdict)}</p>
                <h2>{verdict_words(t, judged.verdict)}</h2>
                {worth(t, attempt, judged)}
                <div class="puzzle-notes">{after.notes.run()}</div>
            </section>
            <div class="puzzle-goals">{goals(t, attempt, spotlight)}</div>
            <div class="puzzle-options">{boards}</div>
            <div class="puzzle-more">
                <p class="puzzle-about">{about(t, attempt, named)}</p>
                {(!attempt.puzzle().kind().is_played_out()).then(|| all_choices(t, attempt))}
                {share(t, attempt, named)}
            </div>
            <div class="buttons puzzle-buttons">
                <button on:click=move |_| again.run()>{t.puzzles_again()}</button>
                <button class="main puzzle-next" on:click=move |_| go_on(&handler)>{next.get()}</button>
            </div>
        </article>
    }
    .into_any()
}

/// Goes on, with the focus where one answers.
fn go_on(handler: &Handler) {
    handler.run();
    focus::rescue_to(".hand-card:enabled, .puzzle-next");
}

pub(super) const fn class(verdict: Verdict) -> &'static str {
    match verdict {
        Verdict::Right => "right",
        Verdict::Near { .. } => "near",
        Verdict::Wrong => "wrong",
    }
}

const fn mark(verdict: Verdict) -> &'static str {
    match verdict {
        Verdict::Right => "✓",
        Verdict::Near { .. } => "≈",
        Verdict::Wrong => "✗",
    }
}

fn verdict_words(t: &LaterTexts, verdict: Verdict) -> String {
    match verdict {
        Verdict::Right => t.puzzles_right(),
        Verdict::Near { quarters } => t.puzzles_near(4 - quarters),
        Verdict::Wrong => t.puzzles_wrong(),
    }
}

/// Describes an answer in one breath.
pub(super) fn verdict_heard(t: &LaterTexts, judged: &Judged) -> String {
    let mut words = vec![verdict_words(t, judged.verdict)];
    words.push(t.labelled(&t.puzzles_your_choice(), &points_words(t, judged.chosen.value)));
    if judged.verdict != Verdict::Right {
        words.push(t.labelled(&t.puzzles_best_choice(), &points_words(t, judged.best.value)));
    }
    words.join(" – ")
}

/// Says by how much the answer falls short, or leads.
fn worth(t: &LaterTexts, attempt: &Attempt, judged: &Judged) -> impl IntoView + use<> {
    let is_right = judged.verdict == Verdict::Right;
    let by = if is_right { attempt.puzzle().proof().margin } else { judged.lost };
    let words = if is_right { t.puzzles_margin(by.to_f64()) } else { t.puzzles_less(by.to_f64()) };
    // An open deal that was played well may have other good beginnings.
    let is_told = !(is_right && attempt.puzzle().kind().is_played_out());
    let exact = exact_words(t, by).map(|exact| view! { " "<small>"("{exact}")"</small> });
    is_told.then(|| view! { <p class="puzzle-by">{words}{exact}</p> })
}

/// The goals; each can be lit alone on the boards.
fn goals(t: &'static LaterTexts, attempt: &Attempt, spotlight: RwSignal<Spotlight>) -> impl IntoView + use<> {
    let game = attempt.puzzle().game();
    let goals = GoalKind::ALL.map(|kind| game.content().goal(game.setup().goals().of(kind)).clone());
    let switch = move |goal: sideboards_rules::Goal| {
        let kind = goal.kind();
        let is_alone = live(move || (spotlight.get() == Spotlight::Goal(kind)).to_string());
        view! {
            <button
                class=format!("goal {kind}")
                aria-pressed=is_alone
                title=t.goal_light()
                on:click=move |_| spotlight.update(|spotlight| spotlight.toggle(kind))
            >
                <span class="goal-picture">{goal_picture(&goal)}</span>
                <span class="goal-text">
                    <span class="goal-name"><b>{goal.number.to_string()}</b>" "{goal_title(t, &goal)}</span>
                    <span class="goal-says">{goal_says(t, &goal)}</span>
                </span>
            </button>
        }
    };
    goals.map(switch).into_iter().collect_view()
}

/// A choice on the board: what lies then, what it makes, what it is worth and why.
fn option(
    t: &'static LaterTexts,
    attempt: &Attempt,
    of: &Explanation,
    title: String,
    spotlight: RwSignal<Spotlight>,
) -> AnyView {
    let puzzle = attempt.puzzle();
    let content = puzzle.record().content().clone();
    let new: Vec<CardId> = of
        .decisions
        .iter()
        .filter_map(Decision::choice)
        .flat_map(|choice| choice.steps().map(|(placed, _)| placed.card).collect::<Vec<_>>())
        .collect();
    let deck = content.deck();
    let cards: Vec<BoardCard> = of
        .sideboard
        .cards()
        .iter()
        .map(|placed| {
            let look = if new.contains(&placed.card) { Look::Newest } else { Look::Plain };
            BoardCard::of(deck.face(*placed), look)
        })
        .collect();
    let faces: Vec<_> = cards.iter().map(|card| card.face).collect();
    let words = columns_words(t, &faces);
    let is_new: Vec<bool> = cards.iter().map(|card| card.look == Look::Newest).collect();
    let tally = Scorer::new(&content, puzzle.game().setup().goals()).tally(&of.sideboard);
    let glows = live(move || {
        let mut glows = Glow::all(&tally, spotlight.get());
        for glow in &mut glows {
            let touches = |column: usize| (0..LINES).any(|line| glow.drawers.contains(column, line));
            let is_added = is_new.iter().enumerate().any(|(column, is_new)| *is_new && touches(column));
            if glow.strength == Strength::Full && !is_added {
                glow.strength = Strength::Quiet;
            }
        }
        glows
    });
    let is_long = of.decisions.len() > 1;
    let below = if is_long { order(of, &new) } else { ().into_any() };
    let what = (!is_long).then(|| decision_words(t, &of.decisions[0], puzzle.view().hand().cards()));
    let exchange = of.decisions.iter().position(|decision| *decision == Decision::Exchange);
    let exchange = exchange.map(|at| {
        if is_long {
            t.puzzles_order_exchange(cards_in(&of.decisions[..at]))
        } else {
            t.puzzles_exchange_shown()
        }
    });
    let is_average = !matches!(puzzle.kind(), Kind::LastCard | Kind::Perfect);
    let exact = exact_words(t, of.value);
    let average = is_average.then(|| t.puzzles_on_average());
    let exactly = [average, exact].into_iter().flatten().collect::<Vec<_>>().join(", ");
    let facts = if is_long { Vec::new() } else { of.facts.clone() };
    let facts = facts.iter().map(|fact| fact_words(t, fact, |_| t.you())).filter(|words| !words.is_empty());
    let facts: Vec<_> = facts.map(|words| view! { <li>{words}</li> }).collect();
    view! {
        <figure class="puzzle-option">
            <figcaption><h3>{title}</h3><b class="puzzle-worth">{points_words(t, of.value)}</b><span>{what}</span></figcaption>
            <div role="img" aria-label=words><Board cards glows below /></div>
            <ul class="puzzle-gained">{gained(t, of)}</ul>
            {is_long.then(|| view! { <p class="aside">{t.puzzles_order()}</p> })}
            {exchange.map(|words| view! { <p>{words}</p> })}
            {(!exactly.is_empty()).then(|| view! { <p class="aside puzzle-average">{exactly}</p> })}
            {(!facts.is_empty()).then(|| view! { <ul class="puzzle-facts">{facts}</ul> })}
        </figure>
    }
    .into_any()
}

/// Counts the cards that decisions lay.
fn cards_in(decisions: &[Decision]) -> usize {
    decisions.iter().filter_map(Decision::choice).map(|choice| choice.steps().count()).sum()
}

/// The numbers under a board: when each new card was laid.
fn order(of: &Explanation, new: &[CardId]) -> AnyView {
    let number = |card: CardId| new.iter().position(|known| *known == card).map(|index| index + 1);
    let numbers = of.sideboard.cards().iter().map(|placed| view! { <span>{number(placed.card)}</span> });
    view! { <div class="puzzle-order" aria-hidden="true">{numbers.collect_view()}</div> }.into_any()
}

/// What the choice adds at once, goal by goal.
fn gained(t: &LaterTexts, of: &Explanation) -> Vec<AnyView> {
    let goals = GoalKind::ALL.into_iter().zip(of.gained).filter(|(_, points)| *points != 0);
    let chip = |(kind, points): (GoalKind, i32)| {
        let sign = if points < 0 { "−" } else { "+" };
        let points = format!("{sign}{}", points.abs());
        view! { <li><span class=format!("made {kind}")><span class="kind-mark"></span></span>{kind_word(t, kind)}" "<b>{points}</b></li> }.into_any()
    };
    goals.map(chip).collect()
}

/// Names the puzzle and what it was about: before the answer that would have told too much.
fn about(t: &LaterTexts, attempt: &Attempt, named: &Named) -> String {
    let puzzle = attempt.puzzle();
    let parts = [
        Some(kind_name(t, puzzle.kind())),
        Some(t.labelled(&t.puzzles_theme(), &theme_words(t, puzzle.theme()))),
        named.difficulty.map(|rating| t.puzzles_difficulty(rating)),
    ];
    parts.into_iter().flatten().collect::<Vec<_>>().join(" · ")
}

fn share(t: &'static LaterTexts, attempt: &Attempt, named: &Named) -> impl IntoView + use<> {
    let about = [
        Some(t.title()),
        Some(kind_name(t, attempt.puzzle().kind())),
        named.difficulty.map(|rating| t.puzzles_difficulty(rating)),
    ];
    let about = about.into_iter().flatten().collect::<Vec<_>>().join(" · ");
    let text = match &named.share {
        Some(text) => text.get(),
        None => format!("{about}\n{}", t.puzzles_share_question()),
    };
    let share = Share::new(text, &super::path(&named.address));
    view! {
        <details class="puzzle-details">
            <summary>{t.puzzles_share()}</summary>
            <ShareButtons share />
        </details>
    }
}
