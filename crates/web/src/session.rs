//! The game that is played on this device, and everything that happens to it.

use std::time::Duration;

use leptos::prelude::*;
use sideboards_rules::{CardId, Choice, Content, Decision, End, Event, Events, GoalKind, Seat};

use crate::focus;
use crate::local::{self, Draft, LocalGame};
use crate::motion;
use crate::storage;
use crate::thinking::{self, Advice, Question, Thinker};

/// Where the running game is kept.
const KEPT: &str = "game";

/// The game on this device.
#[derive(Clone, Copy)]
pub(crate) struct Session {
    pub(crate) game: RwSignal<Option<LocalGame>>,
    pub(crate) draft: RwSignal<Draft>,
    /// Who has the device; nobody while it is passed round.
    pub(crate) holder: RwSignal<Option<Seat>>,
    /// The goals whose combinations and rows are lit.
    pub(crate) lit: RwSignal<Vec<GoalKind>>,
    /// What happened last, for whoever holds the device.
    pub(crate) news: RwSignal<Option<News>>,
    /// What everybody laid in the round before.
    pub(crate) revealed: RwSignal<Vec<(Seat, Choice)>>,
    pub(crate) advice: RwSignal<AdviceState>,
    thinker: StoredValue<Thinker, LocalStorage>,
    /// The name under which the game is kept; the tutorial's is not.
    kept: Option<&'static str>,
}

/// Something that just happened.
#[derive(Clone, Debug, PartialEq, Eq)]
pub(crate) enum News {
    /// A card was laid on trial at an end.
    Laid(End),
    /// A card was taken up again.
    Lifted,
    /// Somebody waits for the others.
    Chosen,
    /// What was laid was taken back.
    TakenBack,
    /// New cards for the exchange card.
    Exchanged,
    /// All have placed and passed on.
    NextRound,
    /// The game is over.
    Over,
}

/// How far a hint is.
#[derive(Clone, Debug, Default, PartialEq)]
pub(crate) enum AdviceState {
    #[default]
    NotAsked,
    Thinking,
    Ready(Vec<Advice>),
}

impl Session {
    /// Tells whether there is a game to take up.
    pub(crate) fn is_kept() -> bool {
        storage::read(KEPT).is_some()
    }

    /// Takes up the game that was played last.
    pub(crate) fn begin(thinker: StoredValue<Thinker, LocalStorage>) -> Self {
        let session = Self::new(thinker, Some(KEPT));
        let kept = storage::read(KEPT).and_then(|text| local::load(&text, Content::classic()).ok());
        if let Some(game) = kept {
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
            let kept = storage::read(KEPT);
            if kept == self.game.with_untracked(|game| game.as_ref().map(local::save)) {
                return;
            }
            match kept.and_then(|text| local::load(&text, Content::classic()).ok()) {
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

    /// Makes room for a game that nobody has to remember.
    pub(crate) fn unkept(thinker: StoredValue<Thinker, LocalStorage>) -> Self {
        Self::new(thinker, None)
    }

    fn new(thinker: StoredValue<Thinker, LocalStorage>, kept: Option<&'static str>) -> Self {
        Self {
            game: RwSignal::new(None),
            draft: RwSignal::default(),
            holder: RwSignal::new(None),
            lit: RwSignal::new(GoalKind::ALL.to_vec()),
            news: RwSignal::new(None),
            revealed: RwSignal::default(),
            advice: RwSignal::default(),
            thinker,
            kept,
        }
    }

    /// Puts a game on the table.
    pub(crate) fn play(self, game: LocalGame) {
        self.lay_out(game);
        self.ask_bots();
    }

    fn lay_out(self, game: LocalGame) {
        self.thinker.with_value(Thinker::forget);
        let mut people = game.people();
        let holder = people.next().filter(|_| people.next().is_none());
        drop(people);
        self.draft.set(Draft::default());
        self.news.set(None);
        self.revealed.set(Vec::new());
        self.advice.set(AdviceState::NotAsked);
        self.lit.set(GoalKind::ALL.to_vec());
        self.holder.set(holder);
        self.keep(&game);
        self.game.set(Some(game));
    }

    /// Ends the game without a result.
    pub(crate) fn leave(self) {
        self.thinker.with_value(Thinker::forget);
        if let Some(name) = self.kept {
            storage::remove(name);
        }
        self.game.set(None);
    }

    /// Takes the device.
    pub(crate) fn hold(self, seat: Seat) {
        self.draft.set(Draft::default());
        self.news.set(None);
        self.holder.set(Some(seat));
        focus::rescue_to(".hand-card");
    }

    /// Takes up a card of the hand; one that is taken up is turned.
    pub(crate) fn take(self, card: CardId) {
        self.draft.update(|draft| draft.take(card));
    }

    /// Turns the card that is taken up, or another one.
    pub(crate) fn turn(self, card: CardId) {
        self.draft.update(|draft| draft.turn(card));
    }

    /// Lays the card that is taken up on trial.
    pub(crate) fn lay(self, end: End, in_round: usize) {
        if self.draft.with_untracked(|draft| draft.taken().is_none()) {
            return;
        }
        motion::explain(&[], || {
            self.draft.update(|draft| draft.lay(end, in_round));
            self.news.set(Some(News::Laid(end)));
        });
        if self.draft.with_untracked(|draft| draft.choice(in_round).is_some()) {
            focus::move_to(".confirm");
        } else {
            focus::rescue_to(".hand-card");
        }
    }

    /// Takes the last card on trial up again.
    pub(crate) fn lift(self) {
        if self.draft.with_untracked(|draft| draft.laid().is_empty()) {
            return;
        }
        motion::explain(&[], || {
            self.draft.update(Draft::lift);
            self.news.set(Some(News::Lifted));
        });
        focus::rescue_to(".taken .hand-card");
    }

    /// Makes what lies on trial count.
    pub(crate) fn confirm(self, seat: Seat, in_round: usize) {
        if let Some(choice) = self.draft.with_untracked(|draft| draft.choice(in_round)) {
            self.decide(seat, choice.into());
        }
    }

    /// Decides for a seat. What is illegal changes nothing: the table only offers what is legal, so it was a late click.
    pub(crate) fn decide(self, seat: Seat, decision: Decision) {
        let Some(mut game) = self.game.get_untracked() else { return };
        let Ok(events) = game.decide(seat, decision) else { return };
        let is_person = game.player(seat).is_person();
        self.keep(&game);
        let drawn = self.holder.get_untracked().map(|holder| drawn(&events, holder)).unwrap_or_default();
        motion::explain(&drawn, || {
            if is_person || is_new_round(&events) {
                self.draft.set(Draft::default());
                self.advice.set(AdviceState::NotAsked);
                self.news.set(Some(news(decision, &events)));
            }
            if is_new_round(&events) {
                self.revealed.set(revealed(&events));
            }
            self.pass_device(&game);
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

    /// Asks what a seat should do.
    pub(crate) fn ask_advice(self, seat: Seat) {
        let Some(record) = self.record() else { return };
        self.advice.set(AdviceState::Thinking);
        let asked = record.clone();
        self.ask(Question::Hints { seat, record }, move |answer| {
            let Some(game) = self.game.get_untracked() else { return };
            // Bots may have decided meanwhile, which changes nothing for this seat; a new round does.
            if self.advice.get_untracked() != AdviceState::Thinking
                || !game.record().to_string().starts_with(&asked)
            {
                return;
            }
            let advice = thinking::read_hints(&game.view(seat), &answer);
            self.advice.set(advice.map_or(AdviceState::NotAsked, AdviceState::Ready));
        });
    }

    /// Asks the next bot, one at a time: an answer that comes twice is not taken twice.
    fn ask_bots(self) {
        let Some((seat, level)) = self.game.with_untracked(|game| game.as_ref()?.waiting_bot()) else {
            return;
        };
        let Some(record) = self.record() else { return };
        let seed = self.game.with_untracked(|game| game.as_ref().map(|game| game.record().seed()));
        let asked = self.game.with_untracked(|game| game.as_ref().map(|game| game.public().round()));
        self.ask(Question::Decide { level, seat, record }, move |answer| {
            let decision = self.game.with_untracked(|game| {
                let game = game.as_ref()?;
                // An answer to an old question: another game, or somebody else was quicker.
                let is_current = Some(game.record().seed()) == seed
                    && Some(game.public().round()) == asked
                    && game.waiting_bot() == Some((seat, level));
                if is_current { thinking::read_decision(&game.view(seat), &answer) } else { None }
            });
            if let Some(decision) = decision {
                self.decide(seat, decision);
            }
        });
    }

    fn ask(self, question: Question, callback: impl FnOnce(String) + 'static) {
        self.thinker.with_value(|thinker| thinker.ask(question, callback));
    }

    fn record(self) -> Option<String> {
        self.game.with_untracked(|game| game.as_ref().map(|game| game.record().to_string()))
    }

    fn keep(self, game: &LocalGame) {
        if let Some(name) = self.kept {
            storage::write(name, &local::save(game));
        }
    }
}

fn drawn(events: &Events, holder: Seat) -> Vec<CardId> {
    let cards = events.iter().filter_map(|event| match event {
        Event::Drew { seat, cards } if *seat == holder => Some(cards.cards().to_vec()),
        _ => None,
    });
    cards.flatten().collect()
}

fn revealed(events: &Events) -> Vec<(Seat, Choice)> {
    let choices = events.iter().filter_map(|event| match event {
        Event::Revealed { seat, choice } => Some((*seat, *choice)),
        _ => None,
    });
    choices.collect()
}

fn is_new_round(events: &Events) -> bool {
    events.iter().any(|event| matches!(event, Event::Revealed { .. }))
}

fn news(decision: Decision, events: &Events) -> News {
    match decision {
        _ if events.iter().any(|event| matches!(event, Event::Finished)) => News::Over,
        _ if is_new_round(events) => News::NextRound,
        Decision::Exchange => News::Exchanged,
        Decision::TakeBack => News::TakenBack,
        Decision::Start(_) | Decision::Place(_) => News::Chosen,
    }
}
