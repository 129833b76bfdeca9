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
use crate::live::{When, effect, live, memo, part};
use crate::place::{self, Way};
use crate::session::Session;
use crate::settings::Settings;
use crate::texts::texts;
use crate::words::box_title;

/// What is being chosen.
#[derive(Clone, Copy)]
struct Form {
    boxes: StoredValue<Vec<Arc<Content>>>,
    /// The place of the box that is chosen.
    of_box: RwSignal<usize>,
    mode: RwSignal<Mode>,
    bots: RwSignal<Vec<sideboards_bots::Level>>,
    people: RwSignal<Vec<String>>,
    guests: RwSignal<Vec<sideboards_bots::Level>>,
    goals: RwSignal<GoalsWish>,
    variant: RwSignal<Variant>,
    /// The box that all of it fits.
    fits: RwSignal<usize>,
    /// How many can play with it.
    most: RwSignal<usize>,
}

impl Form {
    fn of(plan: Plan, boxes: Vec<Arc<Content>>) -> Self {
        let of_box = plan.of_box(&boxes);
        let plan = plan.fitted(&boxes[of_box]);
        let most = Setup::most_players(&boxes[of_box], plan.variant);
        Self {
            boxes: StoredValue::new(boxes),
            of_box: RwSignal::new(of_box),
            mode: RwSignal::new(plan.mode),
            bots: RwSignal::new(plan.bots),
            people: RwSignal::new(plan.people),
            guests: RwSignal::new(plan.guests),
            goals: RwSignal::new(plan.goals),
            variant: RwSignal::new(plan.variant),
            fits: RwSignal::new(of_box),
            most: RwSignal::new(most),
        }
    }

    fn content(self, place: usize) -> Arc<Content> {
        self.boxes.with_value(|boxes| Arc::clone(&boxes[place]))
    }

    fn plan(self) -> Plan {
        Plan {
            mode: self.mode.get(),
            bots: self.bots.get(),
            people: self.people.get(),
            guests: self.guests.get(),
            goals: self.goals.get(),
            variant: self.variant.get(),
            content: self.content(self.of_box.get()).hash().to_string(),
        }
    }

    /// Changes what does not go with the box that is chosen, and with the variant.
    fn fit(self) {
        let place = self.of_box.get_untracked();
        let content = self.content(place);
        let before = untrack(|| self.plan());
        let plan = before.clone().fitted(&content);
        if plan != before {
            self.mode.set(plan.mode);
            self.bots.set(plan.bots);
            self.people.set(plan.people);
            self.guests.set(plan.guests);
            self.goals.set(plan.goals);
            self.variant.set(plan.variant);
        }
        let most = Setup::most_players(&content, plan.variant);
        if most != self.most.get_untracked() {
            self.most.set(most);
        }
        self.fits.set(place);
    }
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
    let is_sent = wish.seed.is_some();
    let asks = RwSignal::new(false);
    let start = move || {
        let plan = untrack(|| form.plan());
        plan.keep(&Browser);
        let seed = wish.seed.unwrap_or_else(fresh_seed);
        let content = form.content(form.of_box.get_untracked());
        let goals = plan.goals.resolve(&content, &seed).unwrap_or_else(|_| content.random_goals(&seed));
        if let Ok(game) = deal_from(content, plan.players(), plan.variant(), goals, seed) {
            session.put(game);
            way.go(Place::Game);
        }
    };
    let mut before = None;
    effect(move || {
        let now = (form.of_box.get(), form.variant.get());
        if before.replace(now).is_some_and(|before| before != now) {
            form.fit();
        }
    });
    let hints = vec![(Switch::Off, t.switch_off()), (Switch::On, t.switch_on())];
    let has_choice = names.len() > 1;
    let fits = memo(move || form.fits.get());
    view! {
        <article class="sheet new-game">
            <h1>{t.new_title()}</h1>
            {is_sent.then(|| view! { <p class="sent">{t.new_same_deal()}</p> })}
            {lacks_box.then(|| view! { <p class="sent">{t.new_box_missing()}" "<a href=Place::Boxes.path()>{t.boxes_title()}</a></p> })}
            {has_choice.then(|| view! { <Choices legend=t.new_box() name="box" options=names chosen=form.of_box /> })}
            {part(move || table_form(form, form.content(fits.get())))}
            <Choices legend=t.new_hints() name="hints" options=hints.clone() chosen=settings.hints />
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
    let has_company = live(move || has_variants && form.mode.get() != Mode::Solo);
    view! {
        <Choices legend=t.new_who() name="mode" options=modes chosen=form.mode />
        <PlayersForm form />
        <GoalsForm goals=form.goals content />
        <When is=has_company>
            <VariantForm variant=form.variant />
        </When>
    }
}
