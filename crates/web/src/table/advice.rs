use leptos::ev::{MouseEvent, click};
use leptos::prelude::*;
use sideboards_bots::facts;
use sideboards_client::local::{Draft, Promise};
use sideboards_client::thinking::Advice;
use sideboards_rules::{Card, Choice, Decision, Goal, GoalKind};
use wasm_bindgen::JsCast;
use web_sys::Element;

use super::TableContext;
use crate::back;
use crate::dealer::Dealer;
use crate::drawing::{card, exchange_picture, goal_picture};
use crate::focus;
use crate::live::{When, live, part};
use crate::play::AdviceState;
use crate::points::gain;
use crate::texts::{Texts, texts};
use crate::words::{card_words, decision_title, fact_words, listed, player_name};

/// How many pieces of advice are worth reading.
const MAX_HINTS: usize = 3;

/// What a master would do, beside the board on which each suggestion is shown.
#[component]
pub(super) fn AdvicePanel(table: TableContext) -> impl IntoView {
    let is_open = live(move || table.play.advice.with(|advice| *advice != AdviceState::NotAsked));
    view! { <When is=is_open><Panel table /></When> }
}

#[component]
fn Panel(table: TableContext) -> impl IntoView {
    let t = texts();
    back::closes(move || table.close_advice());
    let elsewhere = window_event_listener(click, move |event| {
        if is_elsewhere(&event) {
            table.close_advice();
        }
    });
    on_cleanup(move || elsewhere.remove());
    let why = RwSignal::new(None);
    let body = move || match table.play.advice.get() {
        AdviceState::NotAsked => ().into_any(),
        AdviceState::Thinking(_) => {
            view! { <p class="advice-thinking" role="status">{t.hint_thinking()}</p> }.into_any()
        }
        AdviceState::Ready(advice) => {
            // Who has the focus on a suggestion sees it on the board.
            focus::move_to(".hint-line");
            let shown = advice.iter().filter(|advice| advice.is_distinct).take(MAX_HINTS).enumerate();
            let items = shown.map(|(index, advice)| item(table, index, advice, why)).collect_view();
            view! { <ol class="advice-list">{items}</ol> }.into_any()
        }
    };
    view! {
        <section class="advice" aria-label=t.hint_title()>
            <header>
                <h2>{t.hint_title()}</h2>
                <button class="quiet close" aria-label=t.close() on:click=move |_| table.close_advice()>"×"</button>
            </header>
            {part(body)}
        </section>
    }
}

/// Tells whether a click is meant for something else than the suggestions and what confirms them.
fn is_elsewhere(event: &MouseEvent) -> bool {
    let target = event.target().and_then(|target| target.dyn_into::<Element>().ok());
    target.is_none_or(|target| matches!(target.closest(".advice, .actions, dialog"), Ok(None)))
}

impl TableContext {
    /// Shows a suggestion on the board, until another one is shown or the panel is closed.
    fn show(self, choice: &Choice) {
        let in_round = self.scene.with_untracked(|scene| scene.round.cards());
        let shown = Draft::trying(choice, in_round);
        let now = self.play.draft.get_untracked();
        let before = match self.shown.get_value() {
            Some((before, shown)) if shown == now => before,
            _ => now,
        };
        self.shown.set_value(Some((before, shown.clone())));
        self.play.draft.set(shown);
    }

    /// Closes the panel of hints. What was only looked at leaves the board; the keyboard goes back to the button that opens it.
    pub(super) fn close_advice(self) {
        if self.play.advice.with_untracked(|advice| *advice == AdviceState::NotAsked) {
            return;
        }
        if let Some((before, shown)) = self.shown.get_value()
            && self.play.draft.with_untracked(|draft| *draft == shown)
        {
            self.play.draft.set(before);
        }
        self.shown.set_value(None);
        self.play.advice.set(AdviceState::NotAsked);
        focus::rescue_to(".hint");
    }
}

fn item(
    table: TableContext,
    index: usize,
    advice: &Advice,
    why: RwSignal<Option<usize>>,
) -> impl IntoView + use<> {
    let t = texts();
    let decision = advice.decision;
    let choice = decision.choice();
    let shows = move || {
        if let Some(choice) = choice {
            table.show(&choice);
        }
    };
    let choose = move |_| {
        shows();
        if choice.is_some() {
            // It stays when the panel is closed.
            table.shown.set_value(None);
            focus::move_to(".confirm");
        } else {
            table.asks.set(true);
        }
    };
    let is_shown = live(move || {
        let in_round = table.scene.with(|scene| scene.round.cards());
        (choice.is_some() && table.play.draft.with(|draft| draft.choice(in_round)) == choice).to_string()
    });
    let is_explained = live(move || why.get() == Some(index));
    let explain = move |_| why.update(|why| *why = (*why != Some(index)).then_some(index));
    let line = Line::of(table, advice, index);
    let faces = line.faces.iter().map(card).collect_view();
    let end = match decision {
        Decision::Place(placement) => placement.end.to_string(),
        Decision::Start(_) | Decision::Exchange | Decision::TakeBack => String::new(),
    };
    // An exchange places no card that could be drawn.
    let exchange = (decision == Decision::Exchange).then(exchange_picture);
    let reasons = move || {
        reasons(table, &decision).into_iter().map(|reason| view! { <li>{reason}</li> }).collect_view()
    };
    view! {
        <li class="advice-item">
            <button class="hint-line" aria-pressed=is_shown aria-label=line.words(t, &decision) on:click=choose on:focus=move |_| shows() on:pointerenter=move |_| shows()>
                <span class=format!("advice-cards {end}")>{faces}{exchange}</span>
                <span class="advice-line">
                    <b>{line.rank.clone()}</b>
                    {line.made.map(|made| view! { <b class="advice-gain">{gain(made)}</b> })}
                    {line.pictures(table)}
                    <span class="advice-end">{line.end.clone()}</span>
                </span>
            </button>
            <button class="quiet hint-why" aria-expanded=live(move || is_explained.get().to_string()) on:click=explain>{t.hint_why()}</button>
            <When is=is_explained><ul class="advice-facts"><li>{decision_title(t, &decision)}</li>{reasons()}</ul></When>
        </li>
    }
}

/// What a suggestion says in one line.
struct Line {
    faces: Vec<Card>,
    /// How good it is.
    rank: String,
    /// What it brings at once, and of which goals.
    made: Option<Promise>,
    /// What it leads to.
    end: String,
}

impl Line {
    fn of(table: TableContext, advice: &Advice, index: usize) -> Self {
        let t = texts();
        table.scene.with_untracked(|scene| {
            let is_solo = scene.is_solo();
            let choice = advice.decision.choice();
            let steps = choice.iter().flat_map(laid);
            let end = if is_solo { t.hint_points(advice.worth) } else { lead(t, advice.worth) };
            // Without a card to look at, the words say what is suggested.
            let end =
                if choice.is_some() { end } else { t.labelled(&decision_title(t, &advice.decision), &end) };
            let made = choice.map(|choice| {
                let after = scene.sideboard.with(&choice);
                Promise::between(&scene.scorer(), &scene.sideboard, &after, is_solo)
            });
            Self {
                faces: steps.map(|placed| scene.content.deck().face(placed)).collect(),
                rank: rank(t, is_solo, advice, index),
                made,
                end,
            }
        })
    }

    fn more(&self) -> [i8; 3] {
        self.made.map(|made| made.more).unwrap_or_default()
    }

    /// Draws the goals of which it makes something.
    fn pictures(&self, table: TableContext) -> impl IntoView + use<> {
        let goals = table.scene.with_untracked(|scene| scene.goals.clone());
        let made = goals.into_iter().zip(self.more()).filter(|(_, more)| *more > 0);
        let picture = |(goal, more): (Goal, i8)| {
            let sign = if goal.kind() == GoalKind::Row { "+" } else { "×" };
            view! { <span class=format!("advice-made {}", goal.kind())>{goal_picture(&goal)}{format!("{sign}{more}")}</span> }
        };
        made.map(picture).collect_view()
    }

    /// Says the same, and which cards it is about.
    fn words(&self, t: &Texts, decision: &Decision) -> String {
        let [colour, handle, row] = self.more();
        let cards = self.faces.iter().map(|face| card_words(t, face));
        let parts = [
            Some(if self.made.is_some() {
                t.labelled(&self.rank, &decision_title(t, decision))
            } else {
                self.rank.clone()
            }),
            self.made.map(|made| t.points_count(made.points)),
            (colour > 0).then(|| t.makes_colour(colour)),
            (handle > 0).then(|| t.makes_handle(handle)),
            (row > 0).then(|| t.makes_row(row)),
            self.made.filter(|made| made.bonus != 0).map(|made| t.makes_bonus(made.bonus)),
            Some(self.end.clone()),
            (!self.faces.is_empty()).then(|| listed(t, cards)),
        ];
        parts.into_iter().flatten().collect::<Vec<_>>().join(". ")
    }
}

/// Gives the cards from left to right.
fn laid(choice: &Choice) -> Vec<sideboards_rules::Placed> {
    match choice {
        Choice::Start(start) => vec![start.left, start.right],
        Choice::Place(placement) => vec![placement.placed()],
    }
}

/// Says how far the player would be ahead of the best of the others at the end. The order of the hints follows from the same number.
fn lead(t: &Texts, lead: f64) -> String {
    t.hint_lead(if lead < 0.0 { "behind" } else { "ahead" }, lead.abs())
}

/// Says how good it is. At a table decisions are ordered by the lead over the others, so a difference in own points would
/// only confuse.
fn rank(t: &Texts, is_solo: bool, advice: &Advice, index: usize) -> String {
    if advice.cost <= 0.0 {
        t.hint_best()
    } else if advice.cost < advice.cost_error {
        t.hint_close()
    } else if is_solo {
        t.hint_cost(advice.cost)
    } else {
        format!("{}.", index + 1)
    }
}

fn reasons(table: TableContext, decision: &Decision) -> Vec<String> {
    let t = texts();
    let (Dealer::Device(session), Some(seat)) =
        (table.dealer, table.scene.with_untracked(|scene| scene.seat))
    else {
        return Vec::new();
    };
    session.with_untracked(|game| {
        let Some(game) = game else { return Vec::new() };
        let facts = facts(&game.view(seat), decision);
        let words = facts.iter().map(|fact| fact_words(t, fact, |seat| player_name(t, game.players(), seat)));
        words.filter(|words| !words.is_empty()).collect()
    })
}
