//! What the pages of puzzles share: the set, what is kept, and the worker that proves.

use leptos::prelude::*;
use sideboards_client::puzzles::{Book, Mistakes};
use sideboards_client::thinking::{Question, read_puzzle};
use sideboards_puzzles::{Kind, Puzzle, PuzzleSet, SHIPPED};
use sideboards_rules::{Content, Record};

use crate::browser::{Browser, fresh_seed};
use crate::live::Change;
use crate::thinking::Thinker;

thread_local! {
    /// The puzzles that come with the game. They stay in memory as long as the page.
    static SET: &'static PuzzleSet = Box::leak(Box::new(read()));
}

fn read() -> PuzzleSet {
    PuzzleSet::read(SHIPPED, Content::classic()).expect("the tests have read it")
}

/// Returns the puzzles that come with the game.
pub(super) fn set() -> &'static PuzzleSet {
    SET.with(|set| *set)
}

/// What is known of the player, as it is kept, and what people hear.
#[derive(Clone, Copy)]
pub(super) struct Desk {
    pub(super) book: RwSignal<Book>,
    pub(super) mistakes: RwSignal<Mistakes>,
    pub(super) heard: RwSignal<String>,
    /// What is said with the next frame.
    saying: StoredValue<Vec<String>>,
    thinker: StoredValue<Thinker, LocalStorage>,
}

impl Desk {
    /// Reads what is kept, and again when another tab has changed it.
    pub(super) fn begin() -> Self {
        let thinker: StoredValue<Thinker, LocalStorage> = expect_context();
        // A worker of its own: the game that waits on the table keeps its questions.
        let own = StoredValue::new_local(thinker.with_value(Thinker::another));
        on_cleanup(move || own.try_with_value(Thinker::forget).unwrap_or_default());
        let desk = Self {
            book: RwSignal::new(Book::kept(&Browser)),
            mistakes: RwSignal::new(Mistakes::kept(&Browser)),
            heard: RwSignal::default(),
            saying: StoredValue::default(),
            thinker: own,
        };
        let handle = window_event_listener_untyped("storage", move |_| {
            desk.book.set(Book::kept(&Browser));
            desk.mistakes.set(Mistakes::kept(&Browser));
        });
        on_cleanup(move || handle.remove());
        desk
    }

    /// Changes what is remembered, in this tab and in the storage.
    pub(super) fn change(self, change: impl FnOnce(&mut Book)) {
        self.book.set(Book::change(&Browser, change));
    }

    pub(super) fn change_mistakes(self, change: impl FnOnce(&mut Mistakes)) {
        self.mistakes.set(Mistakes::change(&Browser, change));
    }

    /// Proves a puzzle, and calls back with it, or with nothing if it is none. Only face-up deals take long enough to ask the worker.
    pub(super) fn open(self, kind: Kind, record: Record, then: impl Into<Change<Option<Puzzle>>>) {
        let then: Change<Option<Puzzle>> = then.into();
        if !kind.is_played_out() {
            return then.to(Puzzle::open(kind, record).ok());
        }
        let question = Question::Puzzle { kind, record: record.to_string() };
        let hear = move |answer: Option<String>| {
            // Without a worker the page takes the time itself.
            then.to(match answer {
                Some(text) => read_puzzle(kind, record, &text),
                None => Puzzle::open(kind, record).ok(),
            });
        };
        self.thinker.with_value(|thinker| thinker.ask(question, hear));
    }

    /// Finds a puzzle that no one has seen, and calls back with the game up to it; with nothing if there is no worker.
    pub(super) fn find(self, kind: Kind, then: impl Into<Change<Option<Record>>>) {
        let then: Change<Option<Record>> = then.into();
        let question = Question::NewPuzzle { kind, seed: fresh_seed() };
        let hear = move |answer: Option<String>| {
            then.to(answer.and_then(|text| Record::parse(&text, Content::classic()).ok()));
        };
        self.thinker.with_value(|thinker| thinker.ask(question, hear));
    }

    /// Says something to people who hear the page, once the page has changed: all of one frame together.
    pub(super) fn say(self, words: String) {
        self.saying.update_value(|saying| saying.push(words));
        request_animation_frame(move || {
            let words = self.saying.try_update_value(std::mem::take).unwrap_or_default();
            if !words.is_empty() {
                self.heard.try_set(words.join(" "));
            }
        });
    }
}
