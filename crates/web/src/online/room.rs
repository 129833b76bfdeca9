use leptos::prelude::*;
use leptos::task::spawn_local;
use sideboards_protocol::{
    Answer, Command, Deed, Hello, Occupant, Outcome, PROTOCOL, RefusalCode, RoomState, SeatNumber,
    ServerMessage, Stage, Update,
};
use sideboards_rules::{Choice, Content, Decision, Record, Sight};

use super::json::Json;
use super::line::{Heard, Line, LineState};
use super::outbox::Outbox;
use super::{Countdown, Failure, api, happened, keyring, wire};
use crate::deal::fresh_seed;
use crate::focus;
use crate::local::{LocalGame, Player};
use crate::motion;
use crate::play::Play;

/// A room of the server, as somebody in it or a spectator sees it.
#[derive(Clone, Copy)]
pub(crate) struct Room {
    pub(crate) code: StoredValue<String>,
    pub(crate) entry: RwSignal<Entry>,
    pub(crate) play: Play,
    /// The room as it was told last.
    pub(crate) state: RwSignal<Option<RoomState>>,
    /// The game as we see it.
    pub(crate) sight: RwSignal<Option<Sight>>,
    /// The game that was finished last, to be told.
    pub(crate) finished: RwSignal<Option<Finished>>,
    pub(crate) deadline: RwSignal<Option<Countdown>>,
    /// Whether a decision is on its way.
    pub(crate) is_deciding: RwSignal<bool>,
    pub(crate) notice: RwSignal<Option<Notice>>,
    line: Line,
    outbox: StoredValue<Outbox>,
    version: StoredValue<Option<u64>>,
    highlighted: StoredValue<Option<String>>,
}

/// Whether we are in.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(crate) enum Entry {
    Waiting,
    In,
    /// We are not let in.
    Refused(RefusalCode),
}

/// Something that people in a room want to know for a moment.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(crate) enum Notice {
    Sat(SeatNumber),
    Came(SeatNumber),
    Went(SeatNumber),
    Replaced(SeatNumber),
    Returned(SeatNumber),
    /// The server laid for us.
    TimeOver,
    /// Something that we wanted was refused.
    Refused(RefusalCode),
}

/// A game that is over.
#[derive(Clone)]
pub(crate) struct Finished {
    pub(crate) game: LocalGame,
    pub(crate) commitment: String,
}

impl Room {
    /// Goes into a room and stays as long as the page that does it.
    pub(crate) fn enter(code: String) -> Self {
        let path = format!("/ws/rooms/{code}");
        // The line is there before the room, which it talks to.
        let room = StoredValue::new(None::<Self>);
        let line = Line::begin(path, move |heard| {
            if let Some(room) = room.get_value() {
                room.hear(heard);
            }
        });
        let entered = Self {
            code: StoredValue::new(code),
            entry: RwSignal::new(Entry::Waiting),
            play: Play::new(),
            state: RwSignal::new(None),
            sight: RwSignal::new(None),
            finished: RwSignal::new(None),
            deadline: RwSignal::new(None),
            is_deciding: RwSignal::new(false),
            notice: RwSignal::new(None),
            line,
            outbox: StoredValue::new(Outbox::new(fresh_seed().to_string()[..12].to_owned())),
            version: StoredValue::new(None),
            highlighted: StoredValue::new(None),
        };
        room.set_value(Some(entered));
        line.hurry();
        entered
    }

    pub(crate) fn line_state(self) -> LineState {
        self.line.state.get()
    }

    /// Comes in again as somebody else: with a seat, or without.
    pub(crate) fn reenter(self) {
        self.version.set_value(None);
        self.entry.set(Entry::Waiting);
        self.line.redial();
    }

    /// Gives the own seat, if there is one.
    pub(crate) fn seat(self) -> Option<SeatNumber> {
        self.state.with(|state| state.as_ref()?.you)
    }

    /// Wants something.
    pub(crate) fn ask(self, deed: Deed) {
        let version = self.version.get_value().unwrap_or_default();
        let command = self.outbox.try_update_value(|outbox| outbox.put(deed, version));
        self.is_deciding.set(self.outbox.with_value(Outbox::is_deciding));
        if let Some(command) = command {
            self.send(&command);
        }
    }

    pub(crate) fn decide(self, decision: Decision) {
        if !self.is_deciding.get_untracked() {
            self.ask(Deed::Decide(Content::classic().deck().text(&decision).to_string()));
        }
    }

    /// Tells what would be laid if the time were over now.
    pub(crate) fn highlight(self, choice: Option<Choice>) {
        let has_time = self.state.with_untracked(|state| {
            state.as_ref().is_some_and(|state| state.settings.round_seconds.is_some() && state.you.is_some())
        });
        let choice = choice.map(|choice| Content::classic().deck().text(&choice).to_string());
        if has_time && self.highlighted.get_value() != choice {
            self.highlighted.set_value(choice.clone());
            self.ask(Deed::Highlight(choice));
        }
    }

    /// Gives up the own seat for good.
    pub(crate) fn leave(self) {
        self.ask(Deed::Leave);
        self.code.with_value(|code| keyring::forget(code));
    }

    fn send(self, command: &Command) {
        self.line.say(&wire::command(command));
    }

    fn hear(self, heard: Heard) {
        match heard {
            Heard::Hello => self.greet(),
            Heard::Words(words) => match Json::parse(&words).as_ref().and_then(wire::message) {
                Some(ServerMessage::Update(update)) => self.take_over(*update),
                Some(ServerMessage::Answer(answer)) => self.take_answer(&answer),
                None => {}
            },
            Heard::Silence => self.fleeting(Deed::Ping),
            Heard::Nobody => self.look_from_outside(),
        }
    }

    fn greet(self) {
        let token = self.code.with_value(|code| keyring::token(code));
        let since = self.version.get_value();
        self.fleeting(Deed::Hello(Hello { protocol: PROTOCOL, token, since }));
        self.outbox.with_value(|outbox| outbox.waiting().iter().for_each(|command| self.send(command)));
    }

    fn fleeting(self, deed: Deed) {
        let version = self.version.get_value().unwrap_or_default();
        let command = self.outbox.try_update_value(|outbox| outbox.fleeting(deed, version));
        if let Some(command) = command {
            self.send(&command);
        }
    }

    /// Finds out whether there is a room at all: a socket that fails does not say why.
    fn look_from_outside(self) {
        if self.entry.try_get_untracked() != Some(Entry::Waiting) {
            return;
        }
        let code = self.code.get_value();
        spawn_local(async move {
            if let Err(Failure::Refused(RefusalCode::NoSuchRoom)) = api::room_info(&code).await {
                self.line.end();
                self.entry.try_set(Entry::Refused(RefusalCode::NoSuchRoom));
            }
        });
    }

    fn take_answer(self, answer: &Answer) {
        let command = self.outbox.try_update_value(|outbox| outbox.answered(&answer.id)).flatten();
        self.is_deciding.set(self.outbox.with_value(Outbox::is_deciding));
        let Outcome::Refused(refused) = &answer.outcome else { return };
        match command {
            // A highlight that comes too late is of no interest to anybody.
            Some(command) if matches!(command.deed, Deed::Highlight(_)) => {}
            Some(_) => self.notice.set(Some(Notice::Refused(refused.code))),
            None if self.entry.get_untracked() == Entry::Waiting => self.be_refused(refused.code),
            None => {}
        }
    }

    /// The hello was refused.
    fn be_refused(self, code: RefusalCode) {
        self.line.end();
        self.entry.set(Entry::Refused(code));
    }

    /// Takes over how everything is now.
    fn take_over(self, update: Update) {
        let content = Content::classic();
        let before = self.state.get_untracked();
        let known = self.version.get_value();
        self.version.set_value(Some(update.version));
        self.line.state.set(LineState::Connected);
        let is_next = known.is_some() && update.since == known;
        let events = if is_next { update.events.as_slice() } else { &[] };
        let consequences = happened::consequences(events, content.deck());
        let news = happened::news(events, &consequences, update.room.you);
        let notice = happened::notice(events, update.room.you);
        let sight = update.table.as_ref().and_then(|table| table.read(&content).ok());
        let is_other_game = before.as_ref().is_none_or(|before| before.games != update.room.games);
        let has_other_cards = self.sight.with_untracked(|before| {
            let cards = |sight: &Sight| (sight.hand, sight.round, sight.choice, sight.viewer);
            before.as_ref().map(cards) != sight.as_ref().map(cards)
        });
        self.finish(&update, before.as_ref());
        motion::explain(&consequences.drawn, || {
            if is_other_game {
                self.play.begin();
                self.highlighted.set_value(None);
            } else if has_other_cards {
                self.play.forget_trial();
                self.highlighted.set_value(None);
            }
            if consequences.is_new_round() {
                self.play.revealed.set(consequences.revealed.clone());
            }
            if news.is_some() {
                self.play.news.set(news);
            }
            if notice.is_some() {
                self.notice.set(notice);
            }
            self.deadline.set(update.room.deadline.map(|deadline| Countdown::until(deadline, update.now)));
            self.state.set(Some(update.room));
            if self.sight.with_untracked(|before| *before != sight) {
                self.sight.set(sight);
            }
        });
        self.entry.set(Entry::In);
        focus::rescue_to(".hand-card:enabled, .take-back:enabled, .teller .main");
    }

    /// Keeps a game that is over, with the names of those who played it: afterwards people come and go.
    fn finish(self, update: &Update, before: Option<&RoomState>) {
        let Some((table, text)) =
            update.table.as_ref().and_then(|table| Some((table, table.record.as_ref()?)))
        else {
            return self.finished.set(None);
        };
        let is_known = |finished: &Finished| finished.commitment == table.commitment;
        if self.finished.with_untracked(|finished| finished.as_ref().is_some_and(is_known)) {
            return;
        }
        let played = before.filter(|before| before.stage == Stage::Playing).unwrap_or(&update.room);
        let mut players = players_of(played);
        players.resize(table.seats.len(), Player::Person(String::new()));
        let record = Record::parse(text, Content::classic()).ok();
        let game = record.and_then(|record| LocalGame::resume(record, players).ok());
        self.finished.set(game.map(|game| Finished { game, commitment: table.commitment.clone() }));
    }
}

/// Gives who sits at the table.
pub(crate) fn players_of(room: &RoomState) -> Vec<Player> {
    let player = |occupant: &Occupant| match occupant {
        Occupant::Person(person) => Player::Person(person.name.clone()),
        Occupant::Bot { level } => Player::Bot(*level),
    };
    room.seats.iter().map(player).collect()
}
