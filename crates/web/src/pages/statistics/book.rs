use std::sync::Arc;

use leptos::prelude::*;
use sideboards_client::Clock;
use sideboards_client::codes::CodeError;
use sideboards_client::history::Past;
use sideboards_client::statistics::Played;
use sideboards_rules::Content;

use crate::arrival::soon;
use crate::browser::{Browser, boxes, history, past_games};
use crate::focus;

/// A browser that is busy for longer than this, in milliseconds, stutters.
const SLICE_MS: u64 = 12;

/// The past games of this browser.
#[derive(Clone, Copy)]
pub(super) struct Book(RwSignal<Reading>);

/// How far the games are read.
#[derive(Clone)]
pub(super) enum Reading {
    Now { done: usize, of: usize },
    Done(Arc<PastGames>),
}

/// What is known of the past games.
#[derive(Clone, Default)]
pub(super) struct PastGames {
    /// The oldest first.
    pub(super) games: Vec<Played>,
    /// Games with a box that is not here.
    pub(super) other_box: usize,
    /// Lines that are no games.
    pub(super) unreadable: usize,
}

impl PastGames {
    /// Returns whether the browser has anything at all, also what is left out here.
    pub(super) fn has_lines(&self) -> bool {
        !self.games.is_empty() || self.other_box + self.unreadable > 0
    }

    fn take(&mut self, past: Past, boxes: &[Arc<Content>]) {
        match Played::of(past, boxes) {
            Ok(game) => self.games.push(game),
            Err(CodeError::OtherBox) => self.other_box += 1,
            Err(CodeError::Nonsense) => self.unreadable += 1,
        }
    }
}

impl Book {
    /// Begins to read.
    pub(super) fn open() -> Self {
        let book = Self(RwSignal::new(Reading::Now { done: 0, of: 0 }));
        book.read();
        book
    }

    pub(super) fn reading(self) -> Reading {
        self.0.get()
    }

    /// Reads all games anew: each is played again, in small steps.
    pub(super) fn read(self) {
        let games = past_games();
        let of = games.len();
        self.go_on(games.into_iter(), of, boxes().all(), PastGames::default());
    }

    fn go_on(
        self,
        mut rest: std::vec::IntoIter<Past>,
        of: usize,
        boxes: Vec<Arc<Content>>,
        mut known: PastGames,
    ) {
        let begin = Browser.now();
        for past in rest.by_ref() {
            known.take(past, &boxes);
            if Browser.now() > begin + SLICE_MS {
                break;
            }
        }
        let is_done = rest.as_slice().is_empty();
        let reading = if is_done {
            Reading::Done(Arc::new(std::mem::take(&mut known)))
        } else {
            Reading::Now { done: of - rest.as_slice().len(), of }
        };
        // The page may have been left meanwhile.
        let is_left = self.0.try_set(reading).is_some();
        if !is_done && !is_left {
            soon(move || self.go_on(rest, of, boxes, known));
        }
    }

    /// Forgets one game.
    pub(super) fn forget(self, past: &Past) {
        // As it is now: another tab may have finished a game meanwhile.
        let others: Vec<Past> = past_games().into_iter().filter(|other| !other.is_same_game(past)).collect();
        // A game that cannot be taken out of a full storage stays.
        let _ = history().replace(&others);
        self.0.update(|reading| {
            if let Reading::Done(known) = reading {
                Arc::make_mut(known).games.retain(|game| !game.past.is_same_game(past));
            }
        });
        focus::rescue_to(".statistics-games h2, .statistics .main");
    }

    /// Forgets everything.
    pub(super) fn forget_all(self) {
        history().forget();
        self.0.set(Reading::Done(Arc::default()));
        focus::rescue_to(".statistics .main");
    }
}
