//! The table during a game, as one player or a spectator sees it.

mod actions;
mod advice;
mod curtain;
mod drag;
mod drawer_cursor;
mod end;
mod goals;
mod hand;
mod keys;
mod menu;
mod mute;
mod news;
mod others;
mod own_sideboard;
mod position;
mod reveal;
mod round_log;
mod row_race;
mod rules_at_hand;
mod scene;
mod stock;
mod television;
mod waiting;
mod watched;

use leptos::prelude::*;
use sideboards_client::local::Draft;
use sideboards_client::settings::Switch;
use sideboards_rules::{CardId, Decision, End, Round, Seat};

use self::scene::Scene;
use crate::arrival::Arrival;
use crate::dealer::Dealer;
use crate::drawing::Spotlight;
use crate::focus;
use crate::live::{When, effect};
use crate::online::Room;
use crate::play::Play;
use crate::session::Session;
use crate::settings::Settings;
use crate::texts::texts;

pub(crate) use curtain::Curtain;
pub(crate) use mute::Mute;
pub(crate) use position::{Position, PositionTable};
pub(crate) use reveal::Reveal;
pub(crate) use television::TelevisionTable;

/// What every part of the table works with.
#[derive(Clone, Copy)]
struct TableContext {
    dealer: Dealer,
    play: Play,
    settings: Settings,
    scene: Memo<Scene>,
    /// Whether the player is asked if the exchange is meant.
    asks: RwSignal<bool>,
    /// Whether the rules of this game lie over the table.
    rules: RwSignal<bool>,
    /// What lay on trial before a hint was looked at, and the hint that is shown instead.
    shown: StoredValue<Option<(Draft, Draft)>>,
    inquiry: RwSignal<Option<Inquiry>>,
}

/// What the player wants to know of the board. It is answered until the player does something else or a round begins.
#[derive(Clone, Debug)]
struct Inquiry {
    spotlight: Spotlight,
    answer: String,
    /// What the player had done by then, in which round.
    draft: Draft,
    round: Round,
}

impl TableContext {
    fn decide(self, decision: Decision) {
        if let Some(seat) = self.scene.with_untracked(|scene| scene.seat) {
            self.dealer.decide(seat, decision);
        }
    }

    /// Lays the card that is taken up; it counts at once if that was chosen.
    fn lay(self, end: End) {
        let in_round = self.scene.with_untracked(|scene| scene.round.cards());
        if !self.play.lay(end, in_round) {
            return;
        }
        if self.play.choice(in_round).is_some() {
            focus::move_to(".confirm");
        } else {
            focus::rescue_to(".hand-card");
        }
        if self.settings.swift.get_untracked() == Switch::On {
            self.confirm();
        }
    }

    /// Makes what lies on trial count.
    fn confirm(self) {
        let in_round = self.scene.with_untracked(|scene| scene.round.cards());
        if let Some(choice) = self.play.choice(in_round) {
            self.decide(choice.into());
        }
    }

    /// Takes back a card that lies on trial, the last one if none is named, or what was placed as long as others have not.
    fn take_back(self, card: Option<CardId>) {
        let has_trial = self.play.draft.with_untracked(|draft| !draft.laid().is_empty());
        if !has_trial && self.scene.with_untracked(|scene| scene.can_take_back) {
            self.decide(Decision::TakeBack);
        } else if self.play.lift(card) {
            focus::rescue_to(".taken .hand-card");
        }
    }

    /// Returns whether hints are offered: in games on this device, but not for the daily try.
    fn offers_hints(self) -> bool {
        matches!(self.dealer, Dealer::Device(session) if !session.is_only_try())
            && self.settings.hints.get() == Switch::On
    }

    /// Answers a question about the board; asking the same again takes the answer away.
    fn inquire(self, spotlight: Spotlight, answer: String) {
        let is_same = self.spotlight() == spotlight;
        let round = self.scene.with_untracked(|scene| scene.round);
        let draft = self.play.draft.get_untracked();
        self.inquiry.set((!is_same).then_some(Inquiry { spotlight, answer, draft, round }));
    }

    /// Returns the question that is answered now. What others do does not take the answer away.
    fn inquiry(self) -> Option<Inquiry> {
        self.inquiry.get().filter(|inquiry| {
            self.play.draft.with(|now| *now == inquiry.draft)
                && self.scene.with(|now| now.round == inquiry.round)
        })
    }

    fn spotlight(self) -> Spotlight {
        self.inquiry().map_or(Spotlight::Everything, |inquiry| inquiry.spotlight)
    }

    fn ask_advice(self) {
        if let (Dealer::Device(session), Some(seat)) =
            (self.dealer, self.scene.with_untracked(|scene| scene.seat))
        {
            session.ask_advice(seat);
        }
    }
}

/// Moves the focus to the next sensible control when a change of the table has removed or disabled the focused one.
/// The page calls it, because curtain, table and result replace one another.
pub(crate) fn keep_focus(play: Play) {
    let mut seen = play.changes.get_untracked();
    effect(move || {
        let changes = play.changes.get();
        if changes != seen {
            seen = changes;
            focus::rescue_to(
                ".hand-card:enabled, .curtain .main, .reveal .main, .take-back:enabled, .teller .main",
            );
        }
    });
}

/// The table of the one who holds the device.
#[component]
pub(crate) fn TableOf(session: Session, seat: Seat) -> impl IntoView {
    let look = move || session.with(|game| game.map(|game| Scene::of_game(game, seat)));
    set(Dealer::Device(session), session.play, scene(Box::new(look)))
}

/// The table of a room, as the server shows it.
#[component]
pub(crate) fn RoomTable(room: Room) -> impl IntoView {
    let look = move || {
        room.look(|known| Some(Scene::of_room(&known.content, known.sight.as_ref()?, known.state.as_ref()?)))
    };
    let scene = scene(Box::new(look));
    effect(move || {
        let in_round = scene.with(|scene| scene.round.cards());
        room.highlight(room.play.draft.with(|draft| draft.choice(in_round)));
    });
    set(Dealer::Room(room), room.play, scene)
}

/// Follows a game.
fn scene(look: Box<dyn Fn() -> Option<Scene> + Send + Sync>) -> Memo<Scene> {
    Memo::new(move |before: Option<&Scene>| {
        // Without a game: it was just taken from the table, and this part of the page goes next.
        look().or_else(|| before.cloned()).expect("a table is shown with a game on it")
    })
}

impl TableContext {
    fn new(dealer: Dealer, play: Play, scene: Memo<Scene>) -> Self {
        let [asks, rules] = [false; 2].map(RwSignal::new);
        let (shown, inquiry) = (StoredValue::new(None), RwSignal::new(None));
        Self { dealer, play, settings: expect_context(), scene, asks, rules, shown, inquiry }
    }
}

/// Sets the table.
fn set(dealer: Dealer, play: Play, scene: Memo<Scene>) -> impl IntoView {
    let arrival: Arrival = expect_context();
    let table = TableContext::new(dealer, play, scene);
    let has_seat = scene.with_untracked(|scene| scene.seat.is_some());
    if has_seat {
        keys::listen(table);
    }
    view! {
        <div class="table" class:watching=!has_seat>
            <h1 class="only-heard">{texts().title()}</h1>
            <news::Announcements table />
            <menu::TopBar table />
            <rules_at_hand::RulesSheet table />
            <When is=arrival.of(1)>
                {has_seat.then(|| view! { <others::Others table /> })}
                <goals::GoalCards table />
            </When>
            <When is=arrival.of(2)>
                {if has_seat {
                    view! { <own_sideboard::OwnSideboard table /> }.into_any()
                } else {
                    view! { <watched::Watched table /> }.into_any()
                }}
            </When>
            <When is=arrival.of(3)>
                {has_seat.then(|| view! {
                    <hand::HandCards table />
                    <stock::Stock table />
                    <actions::Actions table />
                    <advice::AdvicePanel table />
                })}
            </When>
        </div>
    }
}
