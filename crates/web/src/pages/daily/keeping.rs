use leptos::prelude::*;
use sideboards_client::codes;
use sideboards_client::daily::{self, Diary, DiaryEntry, State, Yardstick, Yardsticks};
use sideboards_client::local::{LocalGame, Player};
use sideboards_protocol::{DailyEntry, DailyTable, RefusalCode};
use sideboards_rules::{Content, Day, Record, Seat};

use super::super::name_field::last_name;
use crate::browser::{Browser, fresh_seed};
use crate::online::{Failure, enter_daily, look_at_daily};
use crate::thinking::Thinker;

/// What is known of a day.
#[derive(Clone, Copy)]
pub(super) struct Daily {
    pub(super) day: Day,
    pub(super) today: Day,
    pub(super) diary: RwSignal<Diary>,
    /// The table of the day, if the server has told it.
    pub(super) table: RwSignal<Option<DailyTable>>,
    /// Whether the server could not be reached when it was asked last.
    pub(super) is_away: RwSignal<bool>,
    pub(super) best: RwSignal<Thought>,
    pub(super) master: RwSignal<Thought>,
    pub(super) yardsticks: RwSignal<Yardsticks>,
    pub(super) thinker: StoredValue<Thinker, LocalStorage>,
}

/// A game that the worker plays.
#[derive(Clone, Debug, Default)]
pub(super) enum Thought {
    #[default]
    Thinking,
    Here(Box<LocalGame>),
    Failed,
}

impl From<Option<LocalGame>> for Thought {
    fn from(game: Option<LocalGame>) -> Self {
        game.map_or(Self::Failed, |game| Self::Here(Box::new(game)))
    }
}

impl Daily {
    /// Takes up what is kept, and sends results that wait: now, and when the network comes back.
    pub(super) fn begin(day: Day, today: Day, thinker: StoredValue<Thinker, LocalStorage>) -> Self {
        let daily = Self {
            day,
            today,
            diary: RwSignal::new(Diary::kept(&Browser).unwrap_or_default()),
            table: RwSignal::new(None),
            is_away: RwSignal::new(false),
            best: RwSignal::new(Thought::Thinking),
            master: RwSignal::new(Thought::Thinking),
            yardsticks: RwSignal::new(Yardsticks::kept(&Browser)),
            thinker,
        };
        daily.ask_server();
        let online = window_event_listener_untyped("online", move |_| daily.ask_server());
        on_cleanup(move || online.remove());
        daily
    }

    /// Returns the result of this day.
    pub(super) fn entry(self) -> Option<DiaryEntry> {
        self.diary.with(|diary| diary.of(self.day).cloned())
    }

    /// Reads the diary as other tabs have left it, and asks for the table once a result is there.
    pub(super) fn reread(self) {
        let Some(diary) = Diary::kept(&Browser) else { return };
        if self.diary.with_untracked(|known| *known != diary) {
            self.diary.set(diary);
            self.ask_server();
        }
    }

    /// Changes the diary, also as another tab has left it.
    pub(super) fn change(self, change: impl FnOnce(&mut Diary)) {
        let mut diary = Diary::kept(&Browser).or_else(|| self.diary.try_get_untracked()).unwrap_or_default();
        change(&mut diary);
        diary.keep(&Browser);
        self.diary.try_set(diary);
    }

    /// Keeps what the deal of a day turned out to be worth.
    pub(super) fn note(self, day: Day, known: Yardstick) {
        self.yardsticks.try_update(|all| all.add(day, known, &Browser));
    }

    /// Sends what waits, and asks for the table once this day is played: it would tell too much before.
    pub(super) fn ask_server(self) {
        let waiting: Vec<DiaryEntry> = self.diary.with_untracked(|diary| diary.waiting().cloned().collect());
        let own = self.diary.with_untracked(|diary| diary.of(self.day).map(|entry| entry.state));
        // Looking needs no secret.
        if own.is_none() && waiting.is_empty() {
            return;
        }
        let Some(key) = daily::key(&Browser, fresh_seed) else { return };
        self.is_away.set(false);
        for entry in waiting {
            self.send(entry, key.clone());
        }
        if own.is_some_and(|state| state != State::Waiting) {
            look_at_daily(self.day, Some(&key), move |answer| match answer {
                Ok(table) => drop(self.table.try_set(Some(table))),
                Err(_) => drop(self.is_away.try_set(true)),
            });
        }
    }

    fn send(self, entry: DiaryEntry, key: String) {
        let (day, points) = (entry.day, entry.points);
        let Ok(record) = codes::record::read(&entry.code, &[Content::classic()]) else {
            return self.change(|diary| diary.mark(day, State::Refused));
        };
        let entry = DailyEntry { key, name: last_name(), record: record.to_string() };
        enter_daily(day, &entry, move |answer| match answer {
            Ok(table) => {
                // The server keeps the first result that it gets; in the end another one may have been quicker.
                let is_held = table.you.is_none_or(|you| you.points == points);
                let state = if is_held { State::Sent } else { State::Refused };
                self.change(|diary| diary.mark(day, state));
                if day == self.day {
                    self.table.try_set(Some(table));
                }
            }
            // There is another time.
            Err(
                Failure::Unreachable
                | Failure::Outdated
                | Failure::Refused(RefusalCode::TooMany | RefusalCode::Unavailable),
            ) => {
                self.is_away.try_set(true);
            }
            Err(Failure::Refused(_)) => self.change(|diary| diary.mark(day, State::Refused)),
        });
    }
}

/// Reads a game that the worker has played.
pub(super) fn thought_game(answer: Option<String>) -> Option<LocalGame> {
    let record = Record::parse(&answer?, Content::classic()).ok()?;
    LocalGame::resume(record, vec![Player::person("")]).ok()
}

/// Returns the result of a solo game.
pub(super) fn points_of(game: &LocalGame) -> Option<u16> {
    Some(game.public().scores()?.of(Seat::new(0)).total.0)
}

/// Plays the game of a result again.
pub(super) fn game_of(entry: &DiaryEntry) -> Option<LocalGame> {
    let record = codes::record::read(&entry.code, &[Content::classic()]).ok()?;
    LocalGame::resume(record, vec![Player::person("")]).ok()
}
