//! Choosing players, goals and variant.

mod plan;
mod players;

use leptos::prelude::*;
use sideboards_protocol::GoalsWish;
use sideboards_rules::{Content, Variant};

use self::plan::{Mode, Plan};
use self::players::PlayersForm;
use super::goals_form::GoalsForm;
use super::variant_form::VariantForm;
use crate::choices::Choices;
use crate::deal::{Wish, deal, fresh_seed};
use crate::dialog::Question;
use crate::live::{When, live};
use crate::place::{self, Place, Way};
use crate::session::Session;
use crate::settings::{Settings, Switch};
use crate::storage;
use crate::texts::texts;

/// What is being chosen.
#[derive(Clone, Copy)]
struct Form {
    mode: RwSignal<Mode>,
    bots: RwSignal<Vec<sideboards_bots::Level>>,
    people: RwSignal<Vec<String>>,
    guests: RwSignal<Vec<sideboards_bots::Level>>,
    goals: RwSignal<GoalsWish>,
    variant: RwSignal<Variant>,
}

impl Form {
    fn of(plan: Plan) -> Self {
        Self {
            mode: RwSignal::new(plan.mode),
            bots: RwSignal::new(plan.bots),
            people: RwSignal::new(plan.people),
            guests: RwSignal::new(plan.guests),
            goals: RwSignal::new(plan.goals),
            variant: RwSignal::new(plan.variant),
        }
    }

    fn plan(self) -> Plan {
        Plan {
            mode: self.mode.get(),
            bots: self.bots.get(),
            people: self.people.get(),
            guests: self.guests.get(),
            goals: self.goals.get(),
            variant: self.variant.get(),
        }
    }
}

const KEPT: &str = "plan";

/// The page for a new game.
#[component]
pub(crate) fn NewGame() -> impl IntoView {
    let t = texts();
    let (session, settings, way): (Session, Settings, Way) =
        (expect_context(), expect_context(), expect_context());
    let content = Content::classic();
    let wish = Wish::parse(&place::query(), &content);
    let kept = storage::read(KEPT).and_then(|text| Plan::parse(&text, &content)).unwrap_or_default();
    let form = Form::of(kept.with_query(&place::query()).with_wish(&wish));
    let is_sent = wish.seed.is_some();
    let asks = RwSignal::new(false);
    let start = move || {
        let plan = untrack(|| form.plan());
        storage::write(KEPT, &plan.to_text());
        let seed = wish.seed.unwrap_or_else(fresh_seed);
        let content = Content::classic();
        let goals = plan.goals.resolve(&content, &seed).unwrap_or_else(|_| content.random_goals(&seed));
        if let Ok(game) = deal(plan.players(), plan.variant(), goals, seed) {
            session.put(game);
            way.go(Place::Game);
        }
    };
    let is_alone = move || form.mode.get() == Mode::Solo;
    let modes = vec![(Mode::Solo, t.new_solo()), (Mode::Bots, t.new_bots()), (Mode::Device, t.new_device())];
    let hints = vec![(Switch::Off, t.switch_off()), (Switch::On, t.switch_on())];
    view! {
        <article class="sheet new-game">
            <h1>{t.new_title()}</h1>
            {is_sent.then(|| view! { <p class="sent">{t.new_same_deal()}</p> })}
            <Choices legend=t.new_who() name="mode" options=modes chosen=form.mode />
            <PlayersForm form />
            <GoalsForm goals=form.goals />
            <When is=live(move || !is_alone())>
                <VariantForm variant=form.variant />
            </When>
            <Choices legend=t.new_hints() name="hints" options=hints.clone() chosen=settings.hints />
            <p class="aside">{t.new_hints_text()}</p>
            <p class="start"><button class="main large" on:click=move |_| if session.is_under_way() { asks.set(true) } else { start() }>{t.new_start()}</button></p>
            <When is=asks>
                <Question title=t.leave_sure() yes=t.leave_yes() on_yes=start on_close=move || asks.set(false) />
            </When>
        </article>
    }
}
