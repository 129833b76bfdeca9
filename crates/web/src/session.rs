//! The game that is played on this device, and everything that happens to it.

mod questions;

use std::time::Duration;

use leptos::prelude::*;
use sideboards_client::local::{Consequences, LocalGame, Purpose, save};
use sideboards_rules::{Decision, Seat};

use self::questions::Asked;

use crate::browser::{Browser, boxes};
use crate::focus;
use crate::motion;
use crate::play::Play;
use crate::thinking::Thinker;

/// The game on this device.
#[derive(Clone, Copy)]
pub(crate) struct Session {
    pub(crate) game: RwSignal<Option<LocalGame>>,
    pub(crate) play: Play,
    /// Who has the device; nobody while it is passed round.
    pub(crate) holder: RwSignal<Option<Seat>>,
    thinker: StoredValue<Thinker, LocalStorage>,
    /// The question about a bot that is not answered yet.
    asked: StoredValue<Option<Asked>>,
    purpose: Purpose,
}

impl Session {
    /// Tells whether there is a game to take up.
    pub(crate) fn is_kept() -> bool {
        Purpose::Table.text(&Browser).is_some()
    }

    /// Takes up the game that was played last.
    pub(crate) fn begin(thinker: StoredValue<Thinker, LocalStorage>) -> Self {
        let session = Self::new(thinker, Purpose::Table);
        if let Some(game) = Purpose::Table.load(&Browser, boxes()) {
            session.lay_out(game);
            // The page comes first; a worker that starts beside it would only make it late.
            set_timeout(move || session.ask_bots(), Duration::from_millis(600));
        }
        session.follow_other_tabs();
        session
    }

    /// Takes over what another tab has done to the game, so that two tabs never play two games under one name.
    fn follow_other_tabs(self) {
        // For as long as the page is there.
        let _listener = window_event_listener_untyped("storage", move |_| {
            if Purpose::Table.text(&Browser) == self.game.with_untracked(|game| game.as_ref().map(save)) {
                return;
            }
            match Purpose::Table.load(&Browser, boxes()) {
                Some(game) => {
                    self.lay_out(game);
                    if !document().hidden() {
                        self.ask_bots();
                    }
                }
                None => self.game.set(None),
            }
        });
    }

    /// Makes room for a game.
    pub(crate) fn new(thinker: StoredValue<Thinker, LocalStorage>, purpose: Purpose) -> Self {
        Self {
            game: RwSignal::new(None),
            play: Play::new(),
            holder: RwSignal::new(None),
            thinker,
            asked: StoredValue::new(None),
            purpose,
        }
    }

    /// Puts a game on the table.
    pub(crate) fn put(self, game: LocalGame) {
        self.lay_out(game);
        self.ask_bots();
    }

    fn lay_out(self, game: LocalGame) {
        self.thinker.with_value(Thinker::forget);
        self.asked.set_value(None);
        self.play.begin();
        self.holder.set(game.only_person());
        // The game goes on here even if the box is thrown away.
        boxes().lend(game.content());
        self.purpose.keep(&game, &Browser);
        self.game.set(Some(game));
    }

    /// Ends the game without a result.
    pub(crate) fn leave(self) {
        self.thinker.with_value(Thinker::forget);
        self.purpose.forget(&Browser);
        self.game.set(None);
    }

    /// Takes the device.
    pub(crate) fn hold(self, seat: Seat) {
        self.play.forget_trial();
        self.play.news.set(None);
        self.holder.set(Some(seat));
        focus::rescue_to(".hand-card");
    }

    /// Decides for a seat. What is illegal changes nothing: the table only offers what is legal, so it was a late click.
    pub(crate) fn decide(self, seat: Seat, decision: Decision) {
        let Some(mut game) = self.game.get_untracked() else { return };
        let Ok(events) = game.decide(seat, decision) else { return };
        let is_person = game.player(seat).is_person();
        self.purpose.keep(&game, &Browser);
        let consequences = Consequences::of(&events, self.holder.get_untracked());
        motion::explain(&consequences.drawn, || {
            if is_person || consequences.is_new_round() {
                self.play.forget_trial();
                self.play.news.set(Some(consequences.news(decision)));
            }
            if consequences.is_new_round() {
                self.play.revealed.set(consequences.revealed.clone());
            }
            self.pass_device(&game);
            self.purpose.remember(&game, &Browser, &Browser);
            self.game.set(Some(game));
        });
        focus::rescue_to(".hand-card:enabled, .curtain .main, .take-back:enabled, .teller .main");
        self.ask_bots();
    }

    /// Lays the curtain over the table when somebody else comes next.
    fn pass_device(self, game: &LocalGame) {
        let is_shared = game.people().nth(1).is_some();
        let next = game.waiting_person();
        if is_shared && next.is_some() && next != self.holder.get_untracked() {
            self.holder.set(None);
        }
    }

    /// Looks at the game, if there is one.
    fn with_game<T>(self, look: impl FnOnce(&LocalGame) -> T) -> Option<T> {
        self.game.with_untracked(|game| game.as_ref().map(look))
    }

    /// Tells whether a game would be lost if another one came on the table.
    pub(crate) fn is_under_way(self) -> bool {
        self.with_game(LocalGame::is_under_way).unwrap_or(false)
    }

    /// Gives what the game is played for.
    pub(crate) fn purpose(self) -> Purpose {
        self.purpose
    }

    /// Tells whether it is the one try of a day: nobody helps with it, and it cannot be begun anew.
    pub(crate) fn is_only_try(self) -> bool {
        matches!(self.purpose, Purpose::Daily(_))
    }
}
