//! Choosing players, goals and variant.

mod players;

use std::sync::Arc;

use leptos::prelude::*;
use sideboards_client::new_game::{Mode, OtherBox, Plan, Wish, deal_from};
use sideboards_client::place::Place;
use sideboards_client::settings::Switch;
use sideboards_protocol::GoalsWish;
use sideboards_rules::{Content, Setup, Variant};

use self::players::PlayersForm;
use super::goals_form::GoalsForm;
use super::variant_form::VariantForm;
use crate::browser::{Browser, boxes, fresh_seed};
use crate::choices::Choices;
use crate::dialog::Question;
use crate::live::{When, live, memo, part};
use crate::place::{self, Way};
use crate::session::Session;
use crate::settings::Settings;
use crate::texts::texts;
use crate::words::box_title;

/// What is being chosen, and the boxes to choose from.
#[derive(Clone, Copy)]
struct Form {
    boxes: StoredValue<Vec<Arc<Content>>>,
    /// It always fits its box.
    plan: RwSignal<Plan>,
}

impl Form {
    fn of(plan: Plan, boxes: Vec<Arc<Content>>) -> Self {
        let plan = fitted(plan, &boxes);
        Self { boxes: StoredValue::new(boxes), plan: RwSignal::new(plan) }
    }

    /// Follows how many there are of something.
    fn count(self, count: fn(&Plan) -> usize) -> Memo<usize> {
        memo(move || self.plan.with(count))
    }

    /// Changes the plan, and with it what does not go with the change.
    fn change(self, change: impl FnOnce(&mut Plan)) {
        let mut plan = self.plan.get_untracked();
        change(&mut plan);
        self.plan.set(self.boxes.with_value(|boxes| fitted(plan, boxes)));
    }

    /// Follows the place of the box.
    fn of_box(self) -> Memo<usize> {
        memo(move || self.boxes.with_value(|boxes| self.plan.with(|plan| plan.of_box(boxes))))
    }

    fn take_box(self, place: usize) {
        let hash = self.content(place).hash().to_string();
        self.change(|plan| plan.content = hash);
    }

    fn content(self, place: usize) -> Arc<Content> {
        self.boxes.with_value(|boxes| Arc::clone(&boxes[place]))
    }

    /// Follows how many can play.
    fn most(self) -> Memo<usize> {
        let of_box = self.of_box();
        memo(move || Setup::most_players(&self.content(of_box.get()), self.plan.with(|plan| plan.variant)))
    }
}

fn fitted(plan: Plan, boxes: &[Arc<Content>]) -> Plan {
    let content = Arc::clone(&boxes[plan.of_box(boxes)]);
    plan.fitted(&content)
}

/// The page for a new game.
#[component]
pub(crate) fn NewGame() -> impl IntoView {
    let t = texts();
    let (session, settings, way): (Session, Settings, Way) =
        (expect_context(), expect_context(), expect_context());
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
    let start = move || {
        let plan = form.plan.get_untracked();
        plan.keep(&Browser);
        let seed = wish.seed.unwrap_or_else(fresh_seed);
        let content = form.content(of_box.get_untracked());
        let goals = plan.goals.resolve(&content, &seed).unwrap_or_else(|_| content.random_goals(&seed));
        if let Ok(game) = deal_from(content, plan.players(), plan.variant(), goals, seed) {
            session.put(game);
            way.go(Place::Game);
        }
    };
    let hints = vec![(Switch::Off, t.switch_off()), (Switch::On, t.switch_on())];
    let has_choice = names.len() > 1;
    view! {
        <article class="sheet new-game">
            <h1>{t.new_title()}</h1>
            {is_sent.then(|| view! { <p class="sent">{t.new_same_deal()}</p> })}
            {lacks_box.then(|| view! { <p class="sent">{t.new_box_missing()}" "<a href=Place::Boxes.path()>{t.boxes_title()}</a></p> })}
            {has_choice.then(|| view! { <Choices legend=t.new_box() name="box" options=names chosen=move || of_box.get() on_change=move |place| form.take_box(place) /> })}
            {part(move || table_form(form, form.content(of_box.get())))}
            <Choices legend=t.new_hints() name="hints" options=hints.clone() chosen=move || settings.hints.get() on_change=move |chosen| settings.hints.set(chosen) />
            <p class="aside">{t.new_hints_text()}</p>
            <p class="start"><button class="main large" on:click=move |_| if session.is_under_way() { asks.set(true) } else { start() }>{t.new_start()}</button></p>
            <When is=asks>
                <Question title=t.leave_sure() yes=t.leave_yes() on_yes=start on_close=move || asks.set(false) />
            </When>
        </article>
    }
}

/// What depends on the box: who can play, with which goals, and in which variants.
fn table_form(form: Form, content: Arc<Content>) -> impl IntoView {
    let t = texts();
    let mut modes = vec![(Mode::Solo, t.new_solo())];
    if Setup::most_players(&content, Variant::Standard) > 1 {
        modes.extend([(Mode::Bots, t.new_bots()), (Mode::Device, t.new_device())]);
    }
    let has_variants = Setup::most_players(&content, Variant::FourCard) > 1;
    let mode = move || form.plan.with(|plan| plan.mode);
    let has_company = live(move || has_variants && mode() != Mode::Solo);
    let take_mode = move |mode| form.change(|plan| plan.mode = mode);
    let take_goals = move |goals: GoalsWish| form.change(|plan| plan.goals = goals);
    let variant = move || form.plan.with(|plan| plan.variant);
    let take_variant = move |variant| form.change(|plan| plan.variant = variant);
    view! {
        <Choices legend=t.new_who() name="mode" options=modes chosen=mode on_change=take_mode />
        <PlayersForm form />
        <GoalsForm goals=memo(move || form.plan.with(|plan| plan.goals.clone())) content on_change=take_goals />
        <When is=has_company>
            <VariantForm variant on_change=take_variant />
        </When>
    }
}
