use leptos::prelude::*;
use sideboards_client::local::LocalGame;
use sideboards_client::scoring::{Beat, Lap, Motion, Race};

use crate::live::{Handler, after_a_while};

/// The race as it runs.
#[derive(Clone, Copy)]
pub(super) struct RaceRun {
    race: StoredValue<Race>,
    /// The beat that is shown; after the last one comes the verdict.
    at: RwSignal<usize>,
    pub(super) runs: RwSignal<bool>,
    end: usize,
    /// What follows the first time that the race is over.
    at_end: StoredValue<Option<Handler>>,
}

impl RaceRun {
    /// Begins the race of a game that is over.
    pub(super) fn begin(game: &LocalGame, on_end: Option<Handler>) -> Self {
        let motion = if is_still() { Motion::Reduced } else { Motion::Full };
        let race = Race::of(game, motion).expect("the game is over");
        let run = Self {
            end: race.beats.len(),
            race: StoredValue::new(race),
            at: RwSignal::new(0),
            runs: RwSignal::new(true),
            at_end: StoredValue::new(on_end),
        };
        run.tick();
        run
    }

    /// Moves on by itself while it runs.
    fn tick(self) {
        after_a_while(move || {
            let (at, runs) = (self.at.get(), self.runs.get());
            let lasts = || self.race.with_value(|race| race.beat(at).lasts);
            (runs && at < self.end).then(|| (lasts(), (move || self.go_to(at + 1)).into()))
        });
    }

    fn go_to(self, at: usize) {
        self.at.set(at);
        if at == self.end
            && let Some(action) = self.at_end.try_update_value(Option::take).flatten()
        {
            action.run();
        }
    }

    /// Goes to the next lap: where it begins if the race runs, else to its end.
    pub(super) fn forward(self) {
        let next = if self.runs.get_untracked() { Race::next_lap } else { Race::next_lap_end };
        self.go_to(self.race.with_value(|race| next(race, self.at.get_untracked())));
    }

    /// Goes to the lap before.
    pub(super) fn back(self) {
        let before = if self.runs.get_untracked() { Race::previous_lap } else { Race::previous_lap_end };
        self.go_to(self.race.with_value(|race| before(race, self.at.get_untracked())));
    }

    pub(super) fn pause_or_resume(self) {
        self.runs.update(|runs| *runs = !*runs);
    }

    /// Goes to the verdict at once.
    pub(super) fn skip(self) {
        self.go_to(self.end);
    }

    /// Shows the race once more.
    pub(super) fn again(self) {
        self.runs.set(true);
        self.go_to(0);
    }

    pub(super) fn is_over(self) -> bool {
        self.at.get() >= self.end
    }

    pub(super) fn is_first_lap(self) -> bool {
        self.now(|beat| beat.lap == 0)
    }

    /// Returns how many laps there are.
    pub(super) fn laps(self) -> usize {
        self.race.with_value(|race| race.laps.len())
    }

    /// Looks at a lap.
    pub(super) fn lap<T>(self, lap: usize, look: impl FnOnce(&Lap) -> T) -> T {
        self.race.with_value(|race| look(&race.laps[lap]))
    }

    /// Looks at the beat that is shown.
    pub(super) fn now<T>(self, look: impl FnOnce(&Beat) -> T) -> T {
        self.look(|race, at| look(race.beat(at)))
    }

    /// Looks at the race and the number of the beat that is shown.
    pub(super) fn look<T>(self, look: impl FnOnce(&Race, usize) -> T) -> T {
        let at = self.at.get();
        self.race.with_value(|race| look(race, at))
    }
}

/// Tells whether the player wants nothing to move.
pub(super) fn is_still() -> bool {
    let query = window().match_media("(prefers-reduced-motion: reduce)");
    query.ok().flatten().is_some_and(|query| query.matches())
}
