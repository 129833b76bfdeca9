//! The table during a game, as the one who holds the device sees it.

mod actions;
mod advice;
mod curtain;
mod drag;
mod goals;
mod hand;
mod keys;
mod menu;
mod news;
mod others;
mod own_sideboard;
mod scene;
mod stock;

use leptos::prelude::*;
use sideboards_rules::{CardId, Choice, Decision, End, Seat};

use self::scene::Scene;
use crate::arrival::Arrival;
use crate::focus;
use crate::live::When;
use crate::local::Draft;
use crate::session::{AdviceState, Session};
use crate::settings::{Settings, Switch};
use crate::texts::texts;

pub(crate) use curtain::Curtain;

/// What every part of the table works with.
#[derive(Clone, Copy)]
struct Table {
    session: Session,
    settings: Settings,
    seat: Seat,
    scene: Memo<Scene>,
    /// Whether the player is asked if the exchange is meant.
    asks: RwSignal<bool>,
    /// A goal that was touched, in words, until something else happens.
    explained: RwSignal<Option<String>>,
}

impl Table {
    /// Lays the card that is taken up; it counts at once if that was chosen.
    fn lay(self, end: End) {
        let in_round = self.scene.with_untracked(Scene::in_round);
        let has_laid = self.session.lay(end, in_round);
        if has_laid && self.settings.swift.get_untracked() == Switch::On {
            self.session.confirm(self.seat, in_round);
        }
    }

    fn confirm(self) {
        let in_round = self.scene.with_untracked(Scene::in_round);
        self.session.confirm(self.seat, in_round);
    }

    /// Lays on trial what somebody advised.
    fn try_choice(self, choice: &Choice) {
        let in_round = self.scene.with_untracked(Scene::in_round);
        self.session.draft.set(Draft::trying(choice, in_round));
        self.session.advice.set(AdviceState::NotAsked);
        focus::move_to(".confirm");
    }

    /// Takes back what was placed as long as others have not, or a card that lies on trial, the last one if none is named.
    fn take_back(self, card: Option<CardId>) {
        if self.scene.with_untracked(|scene| scene.can_take_back) {
            self.session.decide(self.seat, Decision::TakeBack);
        } else {
            self.session.lift(card);
        }
    }
}

/// The table of the one who holds the device.
#[component]
pub(crate) fn TableOf(seat: Seat) -> impl IntoView {
    let session: Session = expect_context();
    let settings: Settings = expect_context();
    let arrival: Arrival = expect_context();
    let scene = Memo::new(move |before: Option<&Scene>| {
        session.game.with(|game| match game {
            Some(game) => Scene::of(game, seat),
            // The game was just taken from the table, and this part of the page goes next.
            None => before.cloned().expect("a table is shown with a game on it"),
        })
    });
    let table =
        Table { session, settings, seat, scene, asks: RwSignal::new(false), explained: RwSignal::new(None) };
    Effect::new(move || {
        session.draft.track();
        scene.track();
        table.explained.set(None);
    });
    keys::listen(table);
    view! {
        <div class="table">
            <h1 class="only-heard">{texts().title()}</h1>
            <news::News table />
            <menu::TopBar table />
            <When is=arrival.of(1)>
                <others::Others table />
                <goals::GoalCards table />
            </When>
            <When is=arrival.of(2)>
                <own_sideboard::OwnSideboard table />
            </When>
            <When is=arrival.of(3)>
                <hand::HandCards table />
                <stock::Stock table />
                <actions::Actions table />
                <advice::AdvicePanel table />
            </When>
        </div>
    }
}
