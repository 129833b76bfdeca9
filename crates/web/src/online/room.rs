//! A room of the server: carries out the conversation's effects and shows its state.

use std::cell::RefCell;
use std::rc::Rc;
use std::sync::Arc;
use std::time::Duration;

use leptos::prelude::*;
use sideboards_client::Clock;
use sideboards_client::boxes::OwnBox;
use sideboards_client::room::{Admission, Conversation, Effect, Gesture, Known, Notice, Time, players_of};
use sideboards_protocol as protocol;
use sideboards_protocol::{
    Deed, Occupant, Reaction, RefusalCode, RoomState, SeatLoss, SeatNumber, Stage, seat_of,
};
use sideboards_rules::{Choice, Content, Decision, Seat, Setup, Variant};

use super::socket::{Socket, SocketEvent};
use super::{Failure, api};
use crate::browser::{Browser, boxes, fresh_seed};
use crate::live::Handler;
use crate::motion::{self, Occasion};
use crate::play::Play;
use crate::texts::texts;
use crate::words::player_name;

/// How often the conversation is updated.
const BEAT: Duration = Duration::from_millis(500);

/// How long to wait before a failed fetch of a box is retried.
const FETCH_AGAIN: Duration = Duration::from_secs(3);

/// How long a reaction is shown on the seat of its sender; `.seat-reaction-sign` in 70-online.css fades as slowly.
const REACTION: Duration = Duration::from_secs(3);

/// How long a notice is shown.
const NOTICE: Duration = Duration::from_secs(7);

/// A room of the server, from the view of a player or a spectator.
///
/// Its known state is one value that changes as a whole: updates are complete, and a signal for each part would be
/// compiled separately.
#[derive(Clone, Copy)]
pub(crate) struct Room {
    pub(crate) play: Play,
    /// Whether the panel with the invitation and the room's settings is open.
    pub(crate) sheet: RwSignal<bool>,
    /// The reactions of the last moments, each with its number.
    reactions: RwSignal<Vec<(u32, SeatNumber, Reaction)>>,
    state: StoredValue<Rc<RefCell<State>>, LocalStorage>,
    changes: RwSignal<usize>,
}

struct State {
    known: Known,
    socket: Socket,
    /// The number of notices so far.
    notices: u32,
    /// Whether the player wants to leave.
    is_leaving: bool,
    /// Whether the conversation was ended because the player has left.
    has_ended: bool,
    /// The action once the player has left.
    departure: Option<Handler>,
}

impl Room {
    /// Enters a room and stays as long as its owner.
    pub(crate) fn enter(code: String) -> Self {
        Self::begin(Known::new(code, prefix(), &Browser))
    }

    /// Shows a room on a television, as long as its owner is there.
    pub(crate) fn on_television(code: String) -> Self {
        Self::begin(Known::on_television(code, prefix(), &Browser))
    }

    fn begin(known: Known) -> Self {
        let path = format!("/ws/rooms/{}", known.code);
        let (play, changes) = (Play::new(), RwSignal::new(0));
        // The socket exists before the room, which it refers to.
        let entered = Rc::new(RefCell::new(None::<Self>));
        let told = Rc::clone(&entered);
        let socket = Socket::new(path, move |event| {
            let room = *told.borrow();
            if let Some(room) = room.filter(|room| room.is_there()) {
                room.take(event);
            }
        });
        let state = State { known, socket, notices: 0, is_leaving: false, has_ended: false, departure: None };
        let state = StoredValue::new_local(Rc::new(RefCell::new(state)));
        let room = Self { play, sheet: RwSignal::new(false), reactions: RwSignal::default(), state, changes };
        *entered.borrow_mut() = Some(room);
        room.keep_alive();
        room
    }

    /// Reads the known state, and again when it changes.
    pub(crate) fn look<T>(self, look: impl FnOnce(&Known) -> T) -> T {
        self.changes.track();
        self.peek(look)
    }

    /// Reads the known state once.
    pub(crate) fn peek<T>(self, look: impl FnOnce(&Known) -> T) -> T {
        look(&self.state().borrow().known)
    }

    /// Reads the state of the room, if known.
    pub(crate) fn look_at_state<T>(self, look: impl FnOnce(&RoomState) -> T) -> Option<T> {
        self.look(|known| known.state.as_ref().map(look))
    }

    /// Returns the own seat, if there is one.
    pub(crate) fn seat(self) -> Option<SeatNumber> {
        self.look_at_state(|state| state.you).flatten()
    }

    /// Returns whether the others are strangers.
    pub(crate) fn is_among_strangers(self) -> bool {
        self.look_at_state(|state| state.strangers.is_some()) == Some(true)
    }

    /// Returns the box. It is available with the first state of the room, and stays the same.
    pub(crate) fn content(self) -> Arc<Content> {
        self.peek(|known| Arc::clone(&known.content))
    }

    /// Returns the number of seats: a small box allows few.
    pub(crate) fn most_seats(self) -> usize {
        Setup::most_players(&self.content(), Variant::Standard)
    }

    pub(crate) fn code(self) -> String {
        self.peek(|known| known.code.clone())
    }

    fn change<T>(self, change: impl FnOnce(&mut Known) -> T) -> T {
        let result = change(&mut self.state().borrow_mut().known);
        self.changes.update(|changes| *changes += 1);
        result
    }

    #[inline(never)]
    fn state(self) -> Rc<RefCell<State>> {
        self.state.get_value()
    }

    /// Returns whether the room has not been left.
    fn is_there(self) -> bool {
        self.state.try_get_value().is_some()
    }

    fn socket(self) -> Socket {
        self.state().borrow().socket.clone()
    }

    /// Continues the conversation, and carries out its effects. Effects that only concern the server redraw
    /// nothing.
    fn converse(self, go_on: impl FnOnce(&mut Known, Time) -> Vec<Effect>) {
        let effects = go_on(&mut self.state().borrow_mut().known, Browser.now());
        self.carry_out(effects);
    }

    fn carry_out(self, effects: Vec<Effect>) {
        for effect in effects {
            match effect {
                Effect::Connect => self.socket().open(),
                Effect::Send(text) => self.socket().send(&text),
                Effect::Close => self.socket().close(),
                Effect::Update(update) => self.take_update(*update),
                effect => {
                    if let Some(notice) = self.change(|known| known.take(&effect)) {
                        self.tell(notice);
                    }
                    if effect == Effect::Lost {
                        self.look_from_outside();
                    }
                }
            }
        }
        self.depart_if_left();
    }

    fn send(self, text: Option<String>) {
        if let Some(text) = text {
            self.socket().send(&text);
        }
    }

    /// Passes an event of the socket on to the conversation.
    fn take(self, event: SocketEvent) {
        self.converse(|known, now| match event {
            SocketEvent::Opened => known.opened(now),
            SocketEvent::Message(text) => known.conversation.received(&text, now),
            SocketEvent::Closed => known.conversation.closed(now),
        });
    }

    /// Enters again with another seat, or without.
    pub(crate) fn reenter(self) {
        let effects = self.change(|known| known.reenter(Browser.now()));
        self.carry_out(effects);
    }

    /// Watches with a name that the others see. It is told by entering again.
    pub(crate) fn watch_as(self, name: String) {
        self.change(|known| known.conversation.watch_as(Some(name)));
        self.reenter();
    }

    /// Sends a command until it is answered.
    pub(crate) fn ask(self, deed: Deed) {
        let text = self.change(|known| known.conversation.ask(deed, Browser.now()));
        self.send(text);
    }

    pub(crate) fn decide(self, decision: Decision) {
        let text = self.change(|known| known.decide(decision, Browser.now()));
        self.send(text);
    }

    /// Returns whether a decision is pending.
    pub(crate) fn is_deciding(self) -> bool {
        self.look(|known| known.conversation.is_deciding())
    }

    /// Announces the draft, to be laid when the time is over.
    pub(crate) fn highlight(self, choice: Option<Choice>) {
        // Nothing drawn depends on it, so nothing is redrawn.
        let text = self.state().borrow_mut().known.highlight(choice, Browser.now());
        self.send(text);
    }

    /// Gives up the own seat; during a game a bot plays it, and its owner can return until the game is over.
    pub(crate) fn leave(self) {
        self.state().borrow_mut().is_leaving = true;
        self.ask(Deed::Leave);
        self.depart_if_left();
    }

    /// Runs an action once the player has left, unless the page that wants it is gone by then.
    pub(crate) fn at_departure(self, action: impl Into<Handler>) {
        self.state().borrow_mut().departure = Some(action.into());
        on_cleanup(move || {
            if let Some(state) = self.state.try_get_value() {
                state.borrow_mut().departure = None;
            }
        });
    }

    /// Ends the conversation if the player has left.
    fn depart_if_left(self) {
        if !untrack(|| self.has_left()) {
            return;
        }
        let state = self.state();
        // The socket must not stay, even if the page of the room is gone.
        if !std::mem::replace(&mut state.borrow_mut().has_ended, true) {
            self.end();
        }
        let departure = state.borrow_mut().departure.take();
        if let Some(departure) = departure {
            departure.run();
        }
    }

    /// Returns whether the player has left, as stored by the server.
    pub(crate) fn has_left(self) -> bool {
        // Read first, so that callers are notified of changes.
        let has_left = self.look(|known| {
            known.lost_seat == Some(SeatLoss::Left) || known.state.as_ref().is_some_and(has_left)
        });
        has_left && self.state().borrow().is_leaving
    }

    /// Returns whether the next game began without the player.
    pub(crate) fn was_left_out(self) -> bool {
        self.look(|known| known.lost_seat == Some(SeatLoss::NotReady))
    }

    /// Goes on to the game that began without the player.
    pub(crate) fn follow(self) {
        self.change(|known| known.lost_seat = None);
    }

    /// Returns whether the table waits for the own seat.
    pub(crate) fn is_own_turn(self) -> bool {
        self.look(|known| {
            let you =
                known.state.as_ref().filter(|state| state.stage == Stage::Playing)?.you.and_then(seat_of)?;
            Some(known.sight.as_ref()?.players.get(you.index())?.is_waiting)
        }) == Some(true)
    }

    /// Returns whether others agreed to another game, or strangers are about to begin, and the player has not answered.
    pub(crate) fn is_asked(self) -> bool {
        let is_ready = |occupant: &Occupant| matches!(occupant, Occupant::Person(person) if person.ready);
        self.look_at_state(|state| {
            let own = state.seats.get(usize::from(state.you?) - 1)?;
            let is_asked = match state.stage {
                Stage::Over => state.seats.iter().any(is_ready),
                // Strangers have a moment to say that they are ready.
                Stage::Gathering => state.strangers.is_some() && state.starts.is_some(),
                Stage::Playing => false,
            };
            Some(is_asked && !is_ready(own))
        })
        .flatten()
            == Some(true)
    }

    /// Checks whether the room exists at all: a failed socket does not say why.
    fn look_from_outside(self) {
        if self.peek(|known| known.admission) != Admission::Waiting {
            return;
        }
        api::look_for(&self.code(), move |answer| {
            let is_missing = answer == Err(Failure::Refused(RefusalCode::NoSuchRoom));
            if self.is_there() && is_missing {
                self.change(|known| known.admission = Admission::Refused(RefusalCode::NoSuchRoom));
                self.end();
            }
        });
    }

    /// Shows a notice for a while.
    fn tell(self, notice: Notice) {
        self.change(|known| known.notice = Some(notice));
        let state = self.state();
        state.borrow_mut().notices += 1;
        let shown = state.borrow().notices;
        let clear = move || {
            let is_last = self.state.try_get_value().is_some_and(|state| state.borrow().notices == shown);
            if is_last {
                self.change(|known| known.notice = None);
            }
        };
        set_timeout(clear, NOTICE);
    }

    /// Applies an update, once its box is available.
    fn take_update(self, update: protocol::Update) {
        if let Some(content) = self.content_of(&update.room) {
            return self.show(update, content);
        }
        let is_fetching = self.change(|known| known.set_aside(update));
        if !is_fetching {
            self.fetch_content();
        }
    }

    fn content_of(self, room: &RoomState) -> Option<Arc<Content>> {
        let Some(hash) = &room.content else { return Some(Content::classic()) };
        let known = self.content();
        if known.hash().to_string() == *hash { Some(known) } else { boxes().of_hash(hash) }
    }

    /// Fetches the box of the room, with retries. It is borrowed: storing it is the player's choice.
    fn fetch_content(self) {
        api::content_of(&self.code(), move |file| {
            if !self.is_there() {
                return;
            }
            let Some(update) = self.change(Known::take_unread) else { return };
            if let Some(other) = file.and_then(|file| OwnBox::read(&file).ok()) {
                boxes().borrow(other);
            }
            if let Some(content) = self.content_of(&update.room) {
                self.show(update, content);
                return self.depart_if_left();
            }
            self.change(|known| known.set_aside(update));
            set_timeout(
                move || {
                    if self.is_there() {
                        self.fetch_content();
                    }
                },
                FETCH_AGAIN,
            );
        });
    }

    /// Shows the new state.
    fn show(self, update: protocol::Update, content: Arc<Content>) {
        let nonce = self.state().borrow_mut().known.note_deal(&update, fresh_seed, Browser.now());
        self.send(nonce);
        let effects = self.peek(|known| known.effects_of(&update, &content));
        let (notice, gestures) = (effects.notice, effects.gestures.clone());
        self.announce(&effects.consequences.exchanged);
        let (is_known, waited) = self.peek(|known| {
            (known.state.is_some(), known.sight.as_ref().is_some_and(|sight| sight.choice.is_some()))
        });
        let is_new_game = is_known && effects.is_other_game;
        let is_playing = update.room.stage == Stage::Playing && update.room.you.is_some();
        let is_new_round = effects.consequences.is_new_round() && (waited || document().hidden());
        let occasion = Occasion {
            news: effects.news.clone(),
            drawn: effects.consequences.drawn.clone(),
            is_called: is_playing && (is_new_game || is_new_round) || gestures.iter().any(is_call),
        };
        motion::explain(occasion, || {
            if effects.is_other_game {
                self.play.begin();
            } else if effects.has_other_cards {
                self.play.forget_trial();
            }
            if effects.consequences.is_new_round() {
                self.play.revealed.set(effects.consequences.revealed.clone());
                self.play.log.update(|log| log.push(effects.consequences.revealed.clone()));
            }
            if effects.news.is_some() {
                self.play.news.set(effects.news.clone());
            }
            self.change(|known| known.apply(update, content, effects, &Browser));
        });
        if let Some(notice) = notice {
            self.tell(notice);
        }
        for gesture in gestures {
            self.take_gesture(gesture);
        }
        self.play.note_change();
    }

    /// Shows a gesture: a reaction over the sideboard, everything else in words.
    fn take_gesture(self, gesture: Gesture) {
        let Gesture::Reacted(number, reaction) = gesture else { return self.tell(Notice::Gesture(gesture)) };
        self.show_reaction(number, reaction);
        self.peek(|known| {
            if let (Some(seat), Some(sight)) = (seat_of(number), &known.sight) {
                motion::toast_sign(seat, sight.seat(), sight.setup.players(), reaction.emoji().to_owned());
            }
        });
    }

    /// Shows a reaction on the seat of its sender, in the lobby and at the result.
    fn show_reaction(self, number: SeatNumber, reaction: Reaction) {
        let last = self.reactions.with_untracked(|shown| shown.last().map(|(id, ..)| *id));
        let id = last.unwrap_or_default().wrapping_add(1);
        self.reactions.update(|shown| shown.push((id, number, reaction)));
        let fade = move || {
            self.reactions.try_update(|shown| shown.retain(|(other, ..)| *other != id));
        };
        set_timeout(fade, REACTION);
    }

    /// Returns the reaction that is shown on a seat.
    pub(crate) fn reaction_of(self, number: SeatNumber) -> Option<Reaction> {
        let is_of = |shown: &&(u32, SeatNumber, Reaction)| shown.1 == number;
        self.reactions.with(|shown| shown.iter().rev().find(is_of).map(|(.., reaction)| *reaction))
    }

    /// Announces exchanges of others.
    fn announce(self, exchanged: &[Seat]) {
        self.peek(|known| {
            let (Some(state), Some(sight)) = (&known.state, &known.sight) else { return };
            let players = players_of(&state.seats);
            for seat in exchanged.iter().filter(|seat| seat.index() < players.len()) {
                let name = player_name(texts(), &players, *seat);
                motion::toast(*seat, sight.seat(), sight.setup.players(), texts().exchanged_who(&name));
            }
        });
    }

    /// Keeps the conversation going as long as the room has an owner.
    fn keep_alive(self) {
        let beat = move || self.converse(|known, now| known.conversation.tick(now));
        beat();
        let beating = set_interval_with_handle(beat, BEAT);
        let listeners = ["online", "visibilitychange", "offline"].map(|event| {
            let act = if event == "offline" { Conversation::closed } else { Conversation::hurry };
            window_event_listener_untyped(event, move |_| {
                // A hidden page is not in a hurry.
                if event == "offline" || !document().hidden() {
                    self.converse(|known, now| act(&mut known.conversation, now));
                }
            })
        });
        let socket = StoredValue::new_local(self.socket());
        // A browser may keep a page that was left, with its connection, in case the player goes back to it: the
        // others would wait for an absent player. If the page comes back, it connects again.
        let left = window_event_listener_untyped("pagehide", move |_| {
            socket.with_value(Socket::close);
            self.converse(|known, now| Conversation::closed(&mut known.conversation, now));
        });
        on_cleanup(move || {
            drop(beating.map(|handle| handle.clear()));
            listeners.into_iter().chain([left]).for_each(WindowListenerHandle::remove);
        });
        on_cleanup(move || socket.with_value(Socket::close));
    }

    /// Ends the conversation, so that an open page does not look like a present player.
    pub(crate) fn end(self) {
        self.converse(|known, _| known.conversation.end());
    }
}

/// Returns whether strangers are waiting for their game.
pub(crate) fn is_meeting(state: &RoomState) -> bool {
    state.strangers.is_some() && state.stage == Stage::Gathering
}

/// Draws what the ids of this page's commands begin with.
fn prefix() -> String {
    fresh_seed().to_string()[..12].to_owned()
}

/// Returns whether a gesture needs the player's attention at once.
fn is_call(gesture: &Gesture) -> bool {
    matches!(gesture, Gesture::Nudged(_) | Gesture::BotWanted(_) | Gesture::Starting)
}

/// Returns whether the owner of the own seat has left the game, or there is no own seat.
fn has_left(state: &RoomState) -> bool {
    let own = state.you.and_then(|you| state.seats.get(usize::from(you) - 1));
    own.is_none_or(|own| matches!(own, Occupant::Person(person) if person.left))
}
