use std::sync::Arc;

use sideboards_rules::Content;

use super::Paper;
use crate::codes;
use crate::storage::{Storage, try_set};

const PAPER: &str = "sheet";
const STEP: &str = "sheet.step";
const ROUNDS: &str = "sheet.rounds";
const NAMES: &str = "sheet.names";

/// How many names are remembered.
const MOST_NAMES: usize = 24;

/// A step of writing a sheet.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum SheetStep {
    /// Players and goals.
    Start,
    /// The cards of a player.
    Sideboard(usize),
    /// The result.
    Outcome,
}

/// The own sheet in a storage, and the rounds before it.
#[derive(Clone, Copy, Debug)]
pub struct KeptSheet<'s>(&'s dyn Storage);

impl<'s> KeptSheet<'s> {
    /// Opens the sheet in a storage.
    pub const fn new(storage: &'s dyn Storage) -> Self {
        Self(storage)
    }

    /// Returns the paper, if it is about one of some boxes.
    pub fn paper(self, boxes: &[Arc<Content>]) -> Option<Paper> {
        codes::sheet::read(&self.0.get(PAPER)?, boxes).ok()
    }

    /// Keeps the paper.
    pub fn keep_paper(self, paper: &Paper) {
        try_set(self.0, PAPER, &codes::sheet::write(paper));
    }

    /// Returns the step that was taken last, for a number of players.
    pub fn step(self, players: usize) -> SheetStep {
        read_step(&self.0.get(STEP).unwrap_or_default(), players)
    }

    /// Keeps the step.
    pub fn keep_step(self, step: SheetStep) {
        try_set(self.0, STEP, &write_step(step));
    }

    /// Returns the finished rounds of this evening, as codes.
    pub fn rounds(self) -> Vec<String> {
        self.lines(ROUNDS)
    }

    /// Keeps the finished rounds.
    pub fn keep_rounds(self, rounds: &[String]) {
        try_set(self.0, ROUNDS, &rounds.join("\n"));
    }

    /// Returns the names that were used before, the latest first.
    pub fn names(self) -> Vec<String> {
        self.lines(NAMES)
    }

    /// Puts the names on a paper before those that were used earlier.
    pub fn remember_names(self, paper: &Paper) {
        let new = paper.players.iter().map(|player| player.name.clone()).filter(|name| !name.is_empty());
        let mut names: Vec<String> = Vec::new();
        for name in new.chain(self.names()) {
            if !names.contains(&name) {
                names.push(name);
            }
        }
        names.truncate(MOST_NAMES);
        try_set(self.0, NAMES, &names.join("\n"));
    }

    fn lines(self, name: &str) -> Vec<String> {
        self.0.get(name).unwrap_or_default().lines().map(str::to_owned).collect()
    }
}

fn read_step(text: &str, players: usize) -> SheetStep {
    match (text, text.parse::<usize>()) {
        ("outcome", _) => SheetStep::Outcome,
        (_, Ok(player)) if player < players => SheetStep::Sideboard(player),
        _ => SheetStep::Start,
    }
}

fn write_step(step: SheetStep) -> String {
    match step {
        SheetStep::Start => "start".to_owned(),
        SheetStep::Sideboard(player) => player.to_string(),
        SheetStep::Outcome => "outcome".to_owned(),
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::sheet::worked_example;
    use crate::storage::Memory;

    #[test]
    fn a_step_survives_being_kept() {
        let storage = Memory::default();
        let sheet = KeptSheet::new(&storage);
        for step in [SheetStep::Start, SheetStep::Sideboard(0), SheetStep::Sideboard(2), SheetStep::Outcome] {
            sheet.keep_step(step);
            assert_eq!(sheet.step(3), step);
        }
        assert_eq!(read_step("3", 3), SheetStep::Start, "there is no fourth player");
    }

    #[test]
    fn paper_rounds_and_names_survive_being_kept() {
        let storage = Memory::default();
        let sheet = KeptSheet::new(&storage);
        assert!(sheet.paper(&[Content::classic()]).is_none() && sheet.rounds().is_empty());
        let mut paper = worked_example();
        sheet.keep_paper(&paper);
        let kept = sheet.paper(&[Content::classic()]).expect("a paper");
        assert_eq!(kept.players, paper.players);
        let rounds = [codes::sheet::write(&paper), codes::sheet::write(&paper.next(5))];
        sheet.keep_rounds(&rounds);
        assert_eq!(sheet.rounds(), rounds);
        sheet.remember_names(&paper);
        paper.players[0].name = "Ada".to_owned();
        paper.players[2].name.clear();
        sheet.remember_names(&paper);
        assert_eq!(sheet.names(), ["Ada", "Carina", "Lidia", "Peter"]);
    }
}
