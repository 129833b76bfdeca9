use std::sync::Arc;

use sideboards_rules::Content;

use super::{OtherRounds, Paper};
use crate::codes;
use crate::storage::{NotKept, Storage, try_set};

const PAPER: &str = "sheet";
const STEP: &str = "sheet.step";
const ROUNDS: &str = "sheet.rounds";
/// Where the sheet stands among the rounds; at their end if it is not there.
const AT: &str = "sheet.at";
/// When the evening began.
const EVENING: &str = "sheet.evening";
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
    pub fn keep_paper(self, paper: &Paper) -> Result<(), NotKept> {
        self.0.set(PAPER, &codes::sheet::write(paper))
    }

    /// Returns whether another paper is kept than this one, because another tab has written on it.
    pub fn is_other(self, paper: &Paper) -> bool {
        self.0.get(PAPER).is_some_and(|kept| kept != codes::sheet::write(paper))
    }

    /// Returns the step that was taken last, for a number of players.
    pub fn step(self, players: usize) -> SheetStep {
        read_step(&self.0.get(STEP).unwrap_or_default(), players)
    }

    /// Keeps the step.
    pub fn keep_step(self, step: SheetStep) {
        try_set(self.0, STEP, &write_step(step));
    }

    /// Returns the other rounds of this evening. One without a beginning began with the first of them, or with the sheet.
    pub fn rounds(self, paper: &Paper) -> OtherRounds {
        let codes = self.lines(ROUNDS);
        let number = |name: &str| self.0.get(name)?.parse::<u32>().ok();
        let first = || codes.first().and_then(|code| codes::sheet::begun(code));
        let evening = number(EVENING).or_else(first).unwrap_or(paper.begun);
        let at = number(AT).map_or(codes.len(), |at| at as usize);
        OtherRounds::new(evening, codes, at)
    }

    /// Keeps the other rounds.
    pub fn keep_rounds(self, rounds: &OtherRounds) -> Result<(), NotKept> {
        self.0.set(ROUNDS, &rounds.codes().join("\n"))?;
        self.0.set(EVENING, &rounds.evening.to_string())?;
        if rounds.is_at_end() {
            self.0.remove(AT);
            return Ok(());
        }
        self.0.set(AT, &rounds.at().to_string())
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

    /// Calls a person by another name, here and in the rounds of this evening that can be read.
    pub fn rename(self, from: &str, to: &str, boxes: &[Arc<Content>]) {
        let rename = |code: &str| {
            let mut paper = codes::sheet::read(code, boxes).ok()?;
            paper.rename(from, to).then(|| codes::sheet::write(&paper))
        };
        if let Some(renamed) = self.0.get(PAPER).and_then(|code| rename(&code)) {
            try_set(self.0, PAPER, &renamed);
        }
        let rounds = self.lines(ROUNDS).into_iter().map(|code| rename(&code).unwrap_or(code));
        let rounds = rounds.collect::<Vec<_>>().join("\n");
        if self.0.get(ROUNDS).is_some_and(|kept| kept != rounds) {
            try_set(self.0, ROUNDS, &rounds);
        }
        let mut names: Vec<String> = Vec::new();
        for name in self.names().into_iter().map(|name| if name == from { to.to_owned() } else { name }) {
            if !names.contains(&name) {
                names.push(name);
            }
        }
        if self.0.get(NAMES).is_some() {
            try_set(self.0, NAMES, &names.join("\n"));
        }
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
        assert!(sheet.paper(&[Content::classic()]).is_none());
        let mut paper = worked_example();
        assert!(sheet.rounds(&paper).codes().is_empty());
        assert_eq!((sheet.keep_paper(&paper), sheet.is_other(&paper)), (Ok(()), false));
        assert!(sheet.is_other(&paper.next(5)));
        let kept = sheet.paper(&[Content::classic()]).expect("a paper");
        assert_eq!(kept.players, paper.players);
        let rounds = [codes::sheet::write(&paper), codes::sheet::write(&paper.next(5))];
        storage.set(ROUNDS, &rounds.join("\n")).expect("memory keeps");
        let kept = sheet.rounds(&paper.next(9));
        assert_eq!(kept, OtherRounds::new(paper.begun, rounds.to_vec(), 2), "as earlier versions kept them");
        for at in [0, 1, 2] {
            let others = OtherRounds::new(77, rounds.to_vec(), at);
            assert_eq!(sheet.keep_rounds(&others), Ok(()));
            assert_eq!(sheet.rounds(&paper), others);
        }
        sheet.remember_names(&paper);
        paper.players[0].name = "Ada".to_owned();
        paper.players[2].name.clear();
        sheet.remember_names(&paper);
        assert_eq!(sheet.names(), ["Ada", "Carina", "Lidia", "Peter"]);
    }

    #[test]
    fn a_person_gets_another_name_everywhere_but_where_it_is_taken() {
        let storage = Memory::default();
        let (sheet, boxes) = (KeptSheet::new(&storage), [Content::classic()]);
        let paper = worked_example();
        let mut other = paper.clone();
        other.players[0].name = "Adele".to_owned();
        sheet.keep_paper(&paper).expect("memory keeps");
        let rounds = OtherRounds::new(1, vec![codes::sheet::write(&other), "odd".to_owned()], 2);
        sheet.keep_rounds(&rounds).expect("memory keeps");
        sheet.remember_names(&paper);
        sheet.rename("Carina", "Adele", &boxes);
        let names = |code: &str| codes::sheet::read(code, &boxes).expect("a paper").players[1].name.clone();
        assert_eq!(sheet.paper(&boxes).expect("a paper").players[1].name, "Adele");
        let kept = sheet.rounds(&paper);
        assert_eq!((names(&kept.codes()[0]).as_str(), kept.codes()[1].as_str()), ("Carina", "odd"));
        assert_eq!(sheet.names(), ["Lidia", "Adele", "Peter"]);
    }
}
