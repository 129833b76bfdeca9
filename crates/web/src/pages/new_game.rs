//! Setting up a game: seats around a table, three goals, and the rest under "More".

mod form;
mod more;
mod seating;
mod sitter;

use leptos::prelude::*;
use sideboards_client::new_game::{OtherBox, Plan, Wish, deal_from};
use sideboards_client::place::Place;
use sideboards_protocol::GoalsWish;

use self::form::Form;
use self::more::More;
use self::seating::Seating;
use super::goals_form::GoalsForm;
use crate::browser::{Browser, boxes, fresh_seed};
use crate::dialog::Question;
use crate::live::{When, memo, part};
use crate::place::{self, Way};
use crate::session::Session;
use crate::texts::texts;
use crate::words::box_title;

/// The page for a new game.
#[component]
pub(crate) fn NewGame() -> impl IntoView {
    let t = texts();
    let (session, way): (Session, Way) = (expect_context(), expect_context());
    let boxes = boxes().playable();
    let wish = Wish::parse(&place::query(), &boxes);
    let lacks_box = wish == Err(OtherBox);
    let wish = wish.unwrap_or_default();
    let kept = Plan::kept(&Browser).unwrap_or_default();
    let names: Vec<(usize, String)> = boxes.iter().map(|content| box_title(t, content)).enumerate().collect();
    let form = Form::of(kept.with_query(&place::query()).with_wish(&wish, &boxes), boxes);
    let of_box = form.of_box();
    let is_sent = wish.seed.is_some();
    let asks = RwSignal::new(false);
    let word = RwSignal::new(String::new());
    let start = move || {
        let plan = form.plan.get_untracked();
        plan.keep(&Browser);
        let named =
            word.with_untracked(|word| if word.trim().is_empty() { None } else { word.trim().parse().ok() });
        let seed = wish.seed.or(named).unwrap_or_else(fresh_seed);
        let content = form.content(of_box.get_untracked());
        let goals = plan.goals.resolve(&content, &seed).unwrap_or_else(|_| content.random_goals(&seed));
        if let Ok(game) = deal_from(content, plan.players(), plan.variant(), goals, seed) {
            session.put(game);
            way.go(Place::Game);
        }
    };
    let goals = memo(move || form.plan.with(|plan| plan.goals.clone()));
    let take_goals = move |goals: GoalsWish| form.change(|plan| plan.goals = goals);
    view! {
        <article class="new-game">
            <h1>{t.new_title()}</h1>
            {is_sent.then(|| view! { <p class="sent">{t.new_same_deal()}</p> })}
            {lacks_box.then(|| view! { <p class="sent">{t.new_box_missing()}" "<a href=Place::Boxes.path()>{t.boxes_title()}</a></p> })}
            <Seating form />
            <div class="setup">
                {part(move || view! { <GoalsForm goals content=form.content(of_box.get()) on_change=take_goals /> })}
                <p class="start"><button class="main large" on:click=move |_| if session.is_under_way() { asks.set(true) } else { start() }>{t.new_start()}</button></p>
                <More form boxes=names on_word=move |typed| word.set(typed) />
            </div>
            <When is=asks>
                <Question title=t.leave_sure() yes=t.leave_yes() on_yes=start on_close=move || asks.set(false) />
            </When>
        </article>
    }
}
