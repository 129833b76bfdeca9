//! The game on this device: the client decides and stores, this draws the results.

mod questions;

use std::time::Duration;

use leptos::prelude::*;
use leptos::task::spawn_local;
use sideboards_client::local::{Asked, LocalGame, LocalSession, Purpose, save};
use sideboards_rules::{Choice, Decision, Seat};

use crate::browser::{Browser, boxes};
use crate::later;
use crate::motion::{self, Occasion};
use crate::play::Play;
use crate::texts::texts;
use crate::thinking::Thinker;
use crate::words::player_name;

/// The game on this device.
#[derive(Clone, Copy)]
pub(crate) struct Session {
    local: RwSignal<Option<LocalSession>>,
    pub(crate) play: Play,
    thinker: StoredValue<Thinker, LocalStorage>,
    /// The unanswered question about a bot.
    asked: StoredValue<Option<Asked>>,
    purpose: Purpose,
    /// The action at the end of the game.
    ending: StoredValue<Option<Ending>>,
}

/// An action at the end of a game. It gets no game if another tab has ended it.
type Ending = Box<dyn Fn(Option<&LocalGame>) + Send + Sync>;

impl Session {
    /// Returns whether a stored game exists.
    pub(crate) fn is_kept() -> bool {
        Purpose::Table.text(&Browser).is_some()
    }

    /// Continues the last game.
    pub(crate) fn begin(thinker: StoredValue<Thinker, LocalStorage>) -> Self {
        let session = Self::new(thinker, Purpose::Table);
        if let Some(game) = Purpose::Table.load(&Browser, boxes()) {
            session.lay_out(game);
            // The page comes first; a worker started beside it would delay it.
            set_timeout(move || session.ask_bots(), Duration::from_millis(600));
        }
        session.follow_other_tabs();
        session
    }

    /// Follows changes by other tabs, so that two tabs never play two games under one name.
    fn follow_other_tabs(self) {
        // Never removed: it lives as long as the page.
        let _listener = window_event_listener_untyped("storage", move |_| {
            if !boxes().must_learn_to_read() {
                self.take_over();
                return;
            }
            // The other tab may have made a box for the game.
            spawn_local(async move {
                if later::learn_to_read_boxes().await.is_ok() {
                    self.take_over();
                }
            });
        });
    }

    /// Takes over the game that is kept, unless it is the one on the table. The one try of a day ends when it has ended elsewhere.
    pub(crate) fn take_over(self) {
        let kept = self.purpose.text(&Browser).filter(|_| !self.purpose.is_settled(&Browser));
        let is_here = kept == self.with_untracked(|game| game.map(save));
        if is_here || self.is_only_try() && self.with_untracked(|game| game.is_none_or(LocalGame::is_over)) {
            return;
        }
        match self.purpose.load(&Browser, boxes()).filter(|_| kept.is_some()) {
            Some(game) => {
                self.lay_out(game);
                if !document().hidden() {
                    self.ask_bots();
                }
            }
            // Storage that was cleared is no reason to lose the one try.
            None if self.is_only_try() && !self.purpose.is_settled(&Browser) => {}
            None => {
                self.local.set(None);
                self.tell_end(None);
            }
        }
    }

    /// Makes a session without a game.
    pub(crate) fn new(thinker: StoredValue<Thinker, LocalStorage>, purpose: Purpose) -> Self {
        Self {
            local: RwSignal::new(None),
            play: Play::new(),
            thinker,
            asked: StoredValue::new(None),
            purpose,
            ending: StoredValue::new(None),
        }
    }

    /// Runs an action when the game is over; at once, if it is. It gets no game if another tab has ended it.
    pub(crate) fn at_end(self, ending: impl Fn(Option<&LocalGame>) + Send + Sync + 'static) {
        self.ending.set_value(Some(Box::new(ending)));
        self.end();
    }

    fn end(self) {
        if let Some(game) = self.game().filter(LocalGame::is_over) {
            self.tell_end(Some(&game));
        }
    }

    fn tell_end(self, game: Option<&LocalGame>) {
        self.ending.with_value(|ending| ending.iter().for_each(|ending| ending(game)));
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
        self.local.set(Some(LocalSession::new(game, self.purpose, &Browser, boxes())));
    }

    /// Ends the game without a result.
    pub(crate) fn leave(self) {
        self.thinker.with_value(Thinker::forget);
        self.purpose.forget(&Browser);
        self.local.set(None);
    }

    /// Takes the device.
    pub(crate) fn hold(self, seat: Seat) {
        self.play.forget_trial();
        self.play.news.set(None);
        self.local.update(|local| {
            if let Some(local) = local {
                local.hold(seat);
            }
        });
    }

    /// Decides for a seat. An illegal decision changes nothing: the table only offers legal ones, so it was a late
    /// click.
    pub(crate) fn decide(self, seat: Seat, decision: Decision) {
        let Some(mut local) = self.local.get_untracked() else { return };
        // What another tab has done came first, even if this tab was not notified.
        if local.is_behind(&Browser) {
            return self.take_over();
        }
        let Ok(decided) = local.decide(seat, decision, &Browser, &Browser) else { return };
        let occasion = Occasion {
            news: decided.news.clone(),
            drawn: decided.consequences.drawn.clone(),
            is_called: false,
        };
        self.announce(&decided.consequences.exchanged);
        motion::explain(occasion, || {
            if decided.news.is_some() {
                self.play.forget_trial();
                self.play.news.set(decided.news.clone());
            }
            if decided.consequences.is_new_round() {
                self.play.revealed.set(decided.consequences.revealed.clone());
            }
            self.local.set(Some(local));
        });
        self.play.note_change();
        self.end();
        self.ask_bots();
    }

    /// Announces others' exchanges to the holder of the device.
    fn announce(self, exchanged: &[Seat]) {
        let holder = self.local.with_untracked(|local| local.as_ref().and_then(LocalSession::holder));
        for seat in exchanged {
            self.with_untracked(|game| {
                let Some(game) = game else { return };
                let name = player_name(texts(), game.players(), *seat);
                motion::toast(*seat, holder, game.setup().players(), texts().exchanged_who(&name));
            });
        }
    }

    /// Reads the game, and again when it changes.
    pub(crate) fn with<T>(self, look: impl FnOnce(Option<&LocalGame>) -> T) -> T {
        self.local.with(|local| look(local.as_ref().map(LocalSession::game)))
    }

    /// Reads the game once.
    pub(crate) fn with_untracked<T>(self, look: impl FnOnce(Option<&LocalGame>) -> T) -> T {
        self.local.with_untracked(|local| look(local.as_ref().map(LocalSession::game)))
    }

    /// Returns the current game.
    pub(crate) fn game(self) -> Option<LocalGame> {
        self.local.with_untracked(|local| local.as_ref().map(|local| local.game().clone()))
    }

    /// Returns whether people around the device look at the last round together.
    pub(crate) fn is_revealing(self) -> bool {
        self.local.with(|local| local.as_ref().is_some_and(|local| local.revealed().is_some()))
    }

    /// Returns all choices of the round that they look at.
    pub(crate) fn revealed(self) -> Vec<(Seat, Choice)> {
        self.local.with_untracked(|local| {
            local.as_ref().and_then(LocalSession::revealed).map(<[_]>::to_vec).unwrap_or_default()
        })
    }

    /// Ends looking at the last round: the device goes to the next player.
    pub(crate) fn end_reveal(self) {
        self.local.update(|local| local.iter_mut().for_each(LocalSession::end_reveal));
    }

    /// Returns the seat that has the device; none while it is passed round.
    pub(crate) fn holder(self) -> Option<Seat> {
        self.local.with(|local| local.as_ref().and_then(LocalSession::holder))
    }

    /// Returns whether a game would be lost if another one replaced it.
    pub(crate) fn is_under_way(self) -> bool {
        self.with_untracked(|game| game.is_some_and(LocalGame::is_under_way))
    }

    /// Returns the purpose of the game.
    pub(crate) fn purpose(self) -> Purpose {
        self.purpose
    }

    /// Returns whether it is the only try of a day: no hints, and it cannot be restarted.
    pub(crate) fn is_only_try(self) -> bool {
        matches!(self.purpose, Purpose::Daily(_))
    }
}
