use leptos::prelude::*;

use super::code;
use super::paper::Paper;
use crate::boxes;
use crate::focus;
use crate::live::effect;
use crate::storage;

const KEPT: &str = "sheet";
const KEPT_STEP: &str = "sheet.step";
const KEPT_ROUNDS: &str = "sheet.rounds";
const KEPT_NAMES: &str = "sheet.names";

/// So many names are remembered.
const NAMES: usize = 24;

/// A step of writing a sheet.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(super) enum Step {
    /// Who plays for what.
    Start,
    /// What lies in front of a player.
    Sideboard(usize),
    Outcome,
}

/// The own sheet and the rounds before it. Everything is kept in the browser at once.
#[derive(Clone, Copy)]
pub(super) struct Desk {
    pub(super) paper: RwSignal<Paper>,
    pub(super) step: RwSignal<Step>,
    /// Finished rounds of this evening, as in links.
    pub(super) rounds: RwSignal<Vec<String>>,
}

impl Desk {
    /// Takes up what was kept.
    pub(super) fn begin() -> Self {
        let all = boxes::all();
        let kept = storage::read(KEPT).and_then(|text| code::read(&text, &all).ok());
        let paper = kept.unwrap_or_else(|| Paper::fresh(all[0].clone(), now()));
        let step = read_step(&storage::read(KEPT_STEP).unwrap_or_default(), paper.players.len());
        let rounds = lines(KEPT_ROUNDS);
        let desk =
            Self { paper: RwSignal::new(paper), step: RwSignal::new(step), rounds: RwSignal::new(rounds) };
        // What was not changed is not written: a sheet of a box that is not here just now may come back with it.
        let mut is_untouched = true;
        effect(move || {
            let text = desk.paper.with(code::write);
            if !std::mem::take(&mut is_untouched) {
                storage::write(KEPT, &text);
            }
        });
        effect(move || storage::write(KEPT_STEP, &write_step(desk.step.get())));
        effect(move || storage::write(KEPT_ROUNDS, &desk.rounds.with(|rounds| rounds.join("\n"))));
        desk
    }

    pub(super) fn go(self, step: Step) {
        remember_names(&self.paper.get_untracked());
        self.step.set(step);
        window().scroll_to_with_x_and_y(0.0, 0.0);
        focus::move_to(".sheet-step");
    }

    /// Puts the sheet to the others of the evening and begins the next one.
    pub(super) fn next_round(self) {
        self.rounds.update(|rounds| rounds.push(self.paper.with_untracked(code::write)));
        self.paper.update(|paper| *paper = paper.next(now()));
        self.go(Step::Start);
    }

    /// Forgets all rounds and begins anew with the same people.
    pub(super) fn new_evening(self) {
        self.rounds.set(Vec::new());
        self.paper.update(|paper| *paper = paper.next(now()));
        self.go(Step::Start);
    }

    /// Writes on a copy of another sheet.
    pub(super) fn copy(self, paper: Paper) {
        self.paper.set(paper);
        self.step.set(Step::Outcome);
    }
}

/// Gives the names that were used before, the latest first.
pub(super) fn known_names() -> Vec<String> {
    lines(KEPT_NAMES)
}

fn remember_names(paper: &Paper) {
    let mut names: Vec<String> =
        paper.players.iter().map(|player| player.name.clone()).filter(|name| !name.is_empty()).collect();
    names.extend(known_names());
    let mut seen: Vec<String> = Vec::new();
    for name in names {
        if !seen.contains(&name) {
            seen.push(name);
        }
    }
    seen.truncate(NAMES);
    storage::write(KEPT_NAMES, &seen.join("\n"));
}

fn lines(name: &str) -> Vec<String> {
    storage::read(name).unwrap_or_default().lines().map(str::to_owned).collect()
}

fn read_step(text: &str, players: usize) -> Step {
    match (text, text.parse::<usize>()) {
        ("outcome", _) => Step::Outcome,
        (_, Ok(player)) if player < players => Step::Sideboard(player),
        _ => Step::Start,
    }
}

fn write_step(step: Step) -> String {
    match step {
        Step::Start => "start".to_owned(),
        Step::Sideboard(player) => player.to_string(),
        Step::Outcome => "outcome".to_owned(),
    }
}

/// Gives the seconds since 1970.
fn now() -> u32 {
    u32::try_from((js_sys::Date::now() / 1000.0) as i64).unwrap_or_default()
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn a_step_survives_being_kept() {
        for step in [Step::Start, Step::Sideboard(0), Step::Sideboard(2), Step::Outcome] {
            assert_eq!(read_step(&write_step(step), 3), step);
        }
        assert_eq!(read_step("3", 3), Step::Start, "nobody sits there");
    }
}
