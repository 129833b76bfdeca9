use leptos::prelude::*;
use sideboards_client::daily::Diary;
use sideboards_client::new_game::{Plan, Wish};
use sideboards_client::place::Place;
use sideboards_rules::{Content, Goal, GoalKind};

use super::NewGame;
use crate::browser::{Browser, boxes, fresh_seed, today};
use crate::dialog::Question;
use crate::drawing::goal_picture;
use crate::live::{Handler, When, part};
use crate::place::{self, Way};
use crate::session::Session;
use crate::texts::texts;
use crate::words::goal_title;

/// The page for a new game. A deal that was sent is one card; its players can be changed in the form.
#[component]
pub(crate) fn NewOrSent() -> impl IntoView {
    let wish = Wish::parse(&place::query(), &boxes().playable()).ok().filter(|wish| wish.seed.is_some());
    let chooses = RwSignal::new(false);
    part(move || match wish.clone().filter(|_| !chooses.get()) {
        Some(wish) => view! { <SentDeal wish on_choose=move || chooses.set(true) /> }.into_any(),
        None => view! { <NewGame /> }.into_any(),
    })
}

/// A challenge from a friend: the same cards, and the points to beat.
#[component]
fn SentDeal(
    wish: Wish,
    /// Leads to the form, where the players are chosen.
    #[prop(into)]
    on_choose: Handler,
) -> impl IntoView {
    let t = texts();
    let (session, way): (Session, Way) = (expect_context(), expect_context());
    let asks = RwSignal::new(false);
    let title = wish.beat.map_or_else(|| t.sent_same(), |points| t.sent_beat(points));
    let content = boxes().playable().swap_remove(wish.of_box);
    let goals = goals(&wish, &content);
    let who = match wish.players {
        Some(players) if players > 1 => t.labelled(&t.new_bots(), &(players - 1).to_string()),
        _ => t.new_solo(),
    };
    // The cards of today are for the own try first.
    let is_of_day = wish.seed == Some(today().seed()) && !Diary::has(&Browser, today());
    let start = move || {
        let (boxes, seed) = (boxes().playable(), wish.seed.unwrap_or_else(fresh_seed));
        let plan = Plan::kept(&Browser).unwrap_or_default().with_wish(&wish, &boxes);
        plan.keep(&Browser);
        if let Ok(game) = plan.deal(&boxes, seed) {
            session.put(game);
            way.go(Place::Game);
        }
    };
    let start = StoredValue::new(start);
    let begin = move || start.with_value(|start| start());
    view! {
        <article class="sheet sent-deal">
            <h1>{title}</h1>
            <p>{who}</p>
            <ul class="sent-goals">{goals}</ul>
            {if is_of_day {
                view! {
                    <p>{t.home_daily_text()}</p>
                    <a class="button main large" href=Place::Daily.path()>{t.daily_title()}</a>
                }
                .into_any()
            } else {
                view! {
                    <button class="main large" on:click=move |_| if session.is_under_way() { asks.set(true) } else { begin() }>{t.new_start()}</button>
                    <button class="quiet" on:click=move |_| on_choose.run()>{t.sent_change()}</button>
                }
                .into_any()
            }}
            <When is=asks>
                <Question title=t.leave_sure() yes=t.leave_yes() on_yes=begin on_close=move || asks.set(false) />
            </When>
        </article>
    }
}

/// Draws the goals of the deal, each with its name.
fn goals(wish: &Wish, content: &Content) -> Vec<AnyView> {
    let shown = |goal: &Goal| {
        let title = goal_title(texts(), goal);
        view! { <li><span class="sent-picture">{goal_picture(goal)}</span>{title}</li> }.into_any()
    };
    let kinds = wish.goals.into_iter().flat_map(|goals| GoalKind::ALL.map(|kind| goals.of(kind)));
    kinds.map(|number| shown(content.goal(number))).collect()
}
