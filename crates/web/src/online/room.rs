use std::cell::RefCell;
use std::rc::Rc;
use std::sync::Arc;
use std::time::Duration;

use leptos::prelude::*;
use sideboards_protocol as protocol;
use sideboards_protocol::lean::{self, Json};
use sideboards_protocol::{
    Accepted, Answer, Command, DealFault, Deed, Hello, Outcome, PROTOCOL, RefusalCode, RoomState, SeatNumber,
    ServerMessage, Stage, seat_of,
};
use sideboards_rules::{Choice, Content, Decision, Record, Setup, Sight, Variant};

use super::known::{CheckedDeal, Entry, Finished, Known, Notice};
use super::line::{Heard, Line, LineState};
use super::outbox::Outbox;
use super::{Countdown, Failure, api, deals, happened, keyring, players_of};
use crate::boxes::{self, OwnBox};
use crate::deal::fresh_seed;
use crate::focus;
use crate::history::{self, Origin, Past};
use crate::local::LocalGame;
use crate::motion;
use crate::play::Play;

/// So often the line beats.
const BEAT: Duration = Duration::from_millis(500);

/// After so long a box is asked for again.
const AGAIN: Duration = Duration::from_secs(3);

/// How long to wait before a command is sent again that the server could not store.
const RESEND: Duration = Duration::from_secs(2);

/// So long a notice is to be seen.
const NOTICE: Duration = Duration::from_secs(7);

/// A room of the server, as somebody in it or a spectator sees it.
///
/// Everything that is known of it is one thing that changes as a whole: updates are complete, and a signal for each part
/// would be compiled once more for each.
#[derive(Clone, Copy)]
pub(crate) struct Room {
    pub(crate) play: Play,
    known: StoredValue<Rc<RefCell<Known>>, LocalStorage>,
    changes: RwSignal<usize>,
}

impl Room {
    /// Goes into a room and stays as long as whoever owns it.
    pub(crate) fn enter(code: String) -> Self {
        let path = format!("/ws/rooms/{code}");
        deals::tidy(&code);
        let (play, changes) = (Play::new(), RwSignal::new(0));
        // The line is there before the room, which it talks to.
        let entered = Rc::new(RefCell::new(None::<Self>));
        let heard_by = Rc::clone(&entered);
        let line = Line::new(path, move |heard| {
            let room = *heard_by.borrow();
            if let Some(room) = room.filter(|room| room.known.try_get_value().is_some()) {
                room.hear(heard);
            }
        });
        let outbox = Outbox::new(fresh_seed().to_string()[..12].to_owned());
        let known = Known::new(code, line.clone(), outbox);
        let room = Self { play, changes, known: StoredValue::new_local(Rc::new(RefCell::new(known))) };
        *entered.borrow_mut() = Some(room);
        keep_alive(line);
        room
    }

    /// Looks at what is known, and again when it changes.
    pub(crate) fn look<T>(self, look: impl FnOnce(&Known) -> T) -> T {
        self.changes.track();
        self.peek(look)
    }

    /// Looks at what is known now.
    pub(crate) fn peek<T>(self, look: impl FnOnce(&Known) -> T) -> T {
        look(&self.known().borrow())
    }

    /// Looks at the room, if it was told.
    pub(crate) fn look_at_state<T>(self, look: impl FnOnce(&RoomState) -> T) -> Option<T> {
        self.look(|known| known.state.as_ref().map(look))
    }

    /// Gives the own seat, if there is one.
    pub(crate) fn seat(self) -> Option<SeatNumber> {
        self.look_at_state(|state| state.you).flatten()
    }

    /// Gives the box that is played with. It is there with the first that is told of the room, and stays the same.
    pub(crate) fn content(self) -> Arc<Content> {
        self.peek(|known| Arc::clone(&known.content))
    }

    /// Gives how many find a seat: a box with few cards is for few.
    pub(crate) fn most_seats(self) -> usize {
        Setup::most_players(&self.content(), Variant::Standard)
    }

    pub(crate) fn code(self) -> String {
        self.peek(|known| known.code.clone())
    }

    fn change<T>(self, change: impl FnOnce(&mut Known) -> T) -> T {
        let result = change(&mut self.known().borrow_mut());
        self.changes.update(|changes| *changes += 1);
        result
    }

    #[inline(never)]
    fn known(self) -> Rc<RefCell<Known>> {
        self.known.get_value()
    }

    /// Comes in again as somebody else: with a seat, or without.
    pub(crate) fn reenter(self) {
        let line = self.change(|known| {
            known.version = None;
            known.entry = Entry::Waiting;
            // It may be about ourselves.
            known.notice = None;
            known.line_state = LineState::Connecting;
            known.line.clone()
        });
        line.redial();
    }

    /// Wants something.
    pub(crate) fn ask(self, deed: Deed) {
        let command = self.change(|known| known.outbox.put(deed, known.version.unwrap_or_default()));
        self.send(&command);
    }

    pub(crate) fn decide(self, decision: Decision) {
        if !self.peek(|known| known.outbox.is_deciding()) {
            self.ask(Deed::Decide(self.peek(|known| known.content.deck().text(&decision).to_string())));
        }
    }

    /// Tells whether a decision is on its way.
    pub(crate) fn is_deciding(self) -> bool {
        self.look(|known| known.outbox.is_deciding())
    }

    /// Tells what would be laid if the time were over now.
    pub(crate) fn highlight(self, choice: Option<Choice>) {
        let choice = choice.map(|choice| self.peek(|known| known.content.deck().text(&choice).to_string()));
        let is_new = self.peek(|known| known.has_time_and_seat() && known.highlighted != choice);
        if is_new {
            self.change(|known| known.highlighted.clone_from(&choice));
            self.ask(Deed::Highlight(choice));
        }
    }

    /// Gives up the own seat: for good between games, else until its owner comes back.
    pub(crate) fn leave(self) {
        self.ask(Deed::Leave);
        if self.peek(|known| known.state.as_ref().is_none_or(|state| state.stage != Stage::Playing)) {
            keyring::forget(&self.code());
        }
    }

    fn send(self, command: &Command) {
        let line = self.peek(|known| known.line.clone());
        line.say(&lean::command(command));
    }

    fn hear(self, heard: Heard) {
        match heard {
            Heard::Hello => self.greet(),
            Heard::Words(words) => match Json::parse(&words).as_ref().and_then(lean::message) {
                Some(ServerMessage::Update(update)) => self.take_over(*update),
                Some(ServerMessage::Answer(answer)) => self.take_answer(&answer),
                None => {}
            },
            Heard::Silence => self.fleeting(Deed::Ping),
            Heard::Nobody => {
                self.change(Known::lose_line);
                self.look_from_outside();
            }
        }
    }

    fn greet(self) {
        let hello = self.peek(|known| Hello {
            protocol: PROTOCOL,
            token: keyring::token(&known.code),
            since: known.version,
            epoch: known.version.map(|_| known.epoch.clone()),
        });
        self.fleeting(Deed::Hello(hello));
        let waiting = self.peek(|known| known.outbox.waiting().to_vec());
        for command in &waiting {
            self.send(command);
        }
    }

    fn fleeting(self, deed: Deed) {
        let command = self.change(|known| known.outbox.fleeting(deed, known.version.unwrap_or_default()));
        self.send(&command);
    }

    /// Finds out whether there is a room at all: a socket that fails does not say why.
    fn look_from_outside(self) {
        if self.peek(|known| known.entry) != Entry::Waiting {
            return;
        }
        api::look_for(&self.code(), move |answer| {
            let is_there = self.known.try_get_value().is_some();
            if is_there && answer == Err(Failure::Refused(RefusalCode::NoSuchRoom)) {
                self.be_refused(RefusalCode::NoSuchRoom);
            }
        });
    }

    fn take_answer(self, answer: &Answer) {
        let command = self.change(|known| known.outbox.answered(&answer.id));
        let refused = match &answer.outcome {
            Outcome::Refused(refused) => refused,
            Outcome::Accepted(accepted) => return self.note_decision(command, *accepted),
        };
        match command {
            // A highlight that comes too late is of no interest to anybody.
            Some(command) if matches!(command.deed, Deed::Highlight(_)) => {}
            Some(command) => {
                if refused.code == RefusalCode::Unavailable {
                    self.send_later(command);
                }
                self.tell(Notice::Refused(refused.code));
            }
            // The server closes the connection, and we come back.
            None if refused.code == RefusalCode::Unavailable => self.tell(Notice::Refused(refused.code)),
            None if self.peek(|known| known.entry) == Entry::Waiting => self.be_refused(refused.code),
            None => {}
        }
    }

    /// Sends a command again that the server could not store.
    fn send_later(self, command: Command) {
        let id = command.id.clone();
        self.change(|known| known.outbox.put_back(command));
        let again = move || {
            if self.known.try_get_value().is_none() {
                return;
            }
            let waiting = self.peek(|known| known.outbox.waiting().iter().find(|it| it.id == id).cloned());
            if let Some(command) = waiting {
                self.send(&command);
            }
        };
        set_timeout(again, RESEND);
    }

    /// Keeps a decision that the server has accepted. One that was sent again and is older than what we know may belong to
    /// another game.
    fn note_decision(self, command: Option<Command>, accepted: Accepted) {
        let is_new = self.peek(|known| known.version.is_some_and(|version| accepted.version > version));
        if let Some(Command { deed: Deed::Decide(decision), .. }) = command.filter(|_| is_new) {
            self.change(|known| known.note_decision(&decision));
        }
    }

    /// Stays outside.
    fn be_refused(self, code: RefusalCode) {
        let line = self.change(|known| {
            known.entry = Entry::Refused(code);
            known.line.clone()
        });
        line.end();
    }

    /// Shows a notice for a while.
    fn tell(self, notice: Notice) {
        let shown = self.change(|known| {
            known.notice = Some(notice);
            known.notices += 1;
            known.notices
        });
        let clear = move || {
            let is_last = self.known.try_get_value().is_some_and(|known| known.borrow().notices == shown);
            if is_last {
                self.change(|known| known.notice = None);
            }
        };
        set_timeout(clear, NOTICE);
    }

    /// Takes over how everything is now, once the box is here that it is about.
    fn take_over(self, update: protocol::Update) {
        if let Some(content) = self.content_of(&update.room) {
            return self.show(update, content);
        }
        let is_fetching = self.change(|known| known.unread.replace(update).is_some());
        if !is_fetching {
            self.fetch_content();
        }
    }

    fn content_of(self, room: &RoomState) -> Option<Arc<Content>> {
        let Some(hash) = &room.content else { return Some(Content::classic()) };
        let known = self.peek(|known| Arc::clone(&known.content));
        if known.hash().to_string() == *hash { Some(known) } else { boxes::of_hash(hash) }
    }

    /// Gets the box of the room, and tries again until it is here. It is borrowed: whoever wants to keep it says so.
    fn fetch_content(self) {
        api::content_of(&self.code(), move |file| {
            if self.known.try_get_value().is_none() {
                return;
            }
            let Some(update) = self.change(|known| known.unread.take()) else { return };
            if let Some(other) = file.and_then(|file| OwnBox::read(&file).ok()) {
                boxes::borrow(other);
            }
            if let Some(content) = self.content_of(&update.room) {
                return self.show(update, content);
            }
            self.change(|known| known.unread = Some(update));
            set_timeout(
                move || {
                    if self.known.try_get_value().is_some() {
                        self.fetch_content();
                    }
                },
                AGAIN,
            );
        });
    }

    /// Shows how everything is now.
    fn show(self, update: protocol::Update, content: Arc<Content>) {
        // If the number is lost on the way, the next update asks for it again.
        if let Some(nonce) = self.change(|known| known.note_deal(&update)) {
            self.fleeting(nonce);
        }
        let you = update.room.you;
        let is_next = self.peek(|known| {
            known.version.is_some() && known.version == update.since && known.epoch == update.epoch
        });
        let has_gone_back = self.peek(|known| known.has_gone_back(&update));
        let events = if is_next { update.events.as_slice() } else { &[] };
        let consequences = happened::consequences(events, content.deck());
        let news = happened::news(events, &consequences, you);
        let notice = if has_gone_back { Some(Notice::WentBack) } else { happened::notice(events, you) };
        let sight = update.table.as_ref().and_then(|table| table.read(&content).ok());
        let (is_other_game, has_other_cards) = self.peek(|known| {
            let cards = |sight: &Sight| (sight.hand, sight.round, sight.choice, sight.viewer);
            (
                known.state.as_ref().is_none_or(|before| before.games != update.room.games),
                known.sight.as_ref().map(cards) != sight.as_ref().map(cards),
            )
        });
        motion::explain(&consequences.drawn, || {
            if is_other_game {
                self.play.begin();
            } else if has_other_cards {
                self.play.forget_trial();
            }
            if consequences.is_new_round() {
                self.play.revealed.set(consequences.revealed.clone());
            }
            if news.is_some() {
                self.play.news.set(news);
            }
            self.change(|known| {
                if has_other_cards {
                    known.highlighted = None;
                }
                known.content = content;
                known.finish(&update);
                known.version = Some(update.version);
                known.epoch = update.epoch;
                known.line_state = LineState::Connected;
                known.entry = Entry::In;
                known.deadline = update.room.deadline.map(|deadline| Countdown::until(deadline, update.now));
                known.state = Some(update.room);
                known.sight = sight;
            });
        });
        if let Some(notice) = notice {
            self.tell(notice);
        }
        focus::rescue_to(".hand-card:enabled, .take-back:enabled, .teller .main");
    }
}

/// Lets a line beat as long as somebody owns it.
fn keep_alive(line: Line) {
    line.beat();
    let beating = {
        let line = line.clone();
        set_interval_with_handle(move || line.beat(), BEAT)
    };
    let listeners = ["online", "visibilitychange", "offline"].map(|event| {
        let line = line.clone();
        let act = if event == "offline" { Line::lost } else { Line::hurry };
        window_event_listener_untyped(event, move |_| act(&line))
    });
    on_cleanup(move || {
        drop(beating.map(|handle| handle.clear()));
        listeners.into_iter().for_each(WindowListenerHandle::remove);
    });
    let line = StoredValue::new_local(line);
    on_cleanup(move || line.with_value(Line::end));
}

impl Known {
    /// Keeps a game that is over.
    fn finish(&mut self, update: &protocol::Update) {
        let over = update.table.as_ref().and_then(|table| Some((table, table.record.as_ref()?)));
        let Some((table, text)) = over else {
            (self.finished, self.checked) = (None, None);
            return;
        };
        if self.checked.as_ref().is_some_and(|checked| checked.commitment == table.commitment) {
            return;
        }
        let record = Record::parse(text, Arc::clone(&self.content)).map_err(DealFault::from);
        let deal = record.as_ref().map_err(DealFault::clone);
        let deal = deal.and_then(|record| self.deals.check(&update.room, table, record));
        let (commitment, chain) = (table.commitment.clone(), table.chain.clone());
        self.checked = Some(CheckedDeal { commitment, chain, deal });
        let players = players_of(&table.players);
        let game = record.ok().and_then(|record| LocalGame::resume(record, players).ok());
        // Whoever only watched has not played.
        if let (Some(game), Some(you)) = (&game, update.room.you) {
            let origin = Origin::Room(format!("{}-{}", self.code, update.room.games));
            history::keep(&Past::of(game, seat_of(you), origin, history::now()));
        }
        self.finished = game.map(|game| Finished { game });
    }
}
