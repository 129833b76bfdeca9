use std::sync::Arc;

use sideboards_rules::Content;

use super::Paper;
use crate::codes::{self, CodeError};

/// The other rounds of an evening, and where the sheet that is written on stands among them.
#[derive(Clone, Debug, Default, PartialEq, Eq)]
pub struct OtherRounds {
    /// When the evening began, in seconds since 1970: what tells evenings apart.
    pub evening: u32,
    codes: Vec<String>,
    at: usize,
}

impl OtherRounds {
    /// Takes up rounds as codes, the first one first.
    pub fn new(evening: u32, codes: Vec<String>, at: usize) -> Self {
        Self { evening, at: at.min(codes.len()), codes }
    }

    /// Returns the other rounds, as codes.
    pub fn codes(&self) -> &[String] {
        &self.codes
    }

    /// Returns which round is written on, from 0.
    pub const fn at(&self) -> usize {
        self.at
    }

    /// Returns whether the last round is written on.
    pub const fn is_at_end(&self) -> bool {
        self.at == self.codes.len()
    }

    /// Returns all rounds in order, with the one that is written on.
    pub fn all(&self, paper: &Paper) -> Vec<String> {
        let mut all = self.codes.clone();
        all.insert(self.at, codes::sheet::write(paper));
        all
    }

    /// Puts a sheet to the others, so that the next one is the last.
    pub fn put(&mut self, paper: &Paper) {
        self.codes = self.all(paper);
        self.at = self.codes.len();
    }

    /// Takes out another round to write on it, and puts the sheet in its place.
    pub fn open(&mut self, paper: &Paper, round: usize, boxes: &[Arc<Content>]) -> Result<Paper, CodeError> {
        let mut all = self.all(paper);
        let wanted = all.get(round).ok_or(CodeError::Nonsense)?;
        let opened = codes::sheet::read(wanted, boxes)?;
        all.remove(round);
        (self.codes, self.at) = (all, round);
        Ok(opened)
    }

    /// Deletes a round that is not written on.
    pub fn remove(&mut self, round: usize) {
        if round == self.at || round > self.codes.len() {
            return;
        }
        let index = if round < self.at { round } else { round - 1 };
        self.codes.remove(index);
        self.at -= usize::from(round < self.at);
    }

    /// Finds the round that was begun at a time: a copy of it is the same round.
    pub fn find(&self, paper: &Paper, begun: u32) -> Option<usize> {
        self.all(paper).iter().position(|code| codes::sheet::begun(code) == Some(begun))
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::sheet::worked_example;

    fn boxes() -> [Arc<Content>; 1] {
        [Content::classic()]
    }

    #[test]
    fn an_earlier_round_is_corrected_in_its_place() {
        let first = worked_example();
        let mut others = OtherRounds::new(1, Vec::new(), 9);
        others.put(&first);
        let second = Paper { begun: first.begun + 60, ..first.clone() };
        others.put(&second);
        let third = first.next(first.begun + 120);
        let before = others.all(&third);
        let mut opened = others.open(&third, 0, &boxes()).expect("the first round");
        assert_eq!((others.at(), others.is_at_end(), opened.begun), (0, false, first.begun));
        opened.players[0].exchange_used = true;
        let after = others.all(&opened);
        assert_eq!((after.len(), &after[1..]), (3, &before[1..]), "it is still there once");
        assert_ne!(after[0], before[0]);
        let back = others.open(&opened, 2, &boxes()).expect("the last round");
        assert!(others.is_at_end() && back.begun == third.begun && others.all(&back) == after);
        assert_eq!(others.find(&back, second.begun), Some(1));
        assert_eq!(others.find(&back, 7), None);
        assert!(others.open(&back, 3, &boxes()).is_err());
    }

    #[test]
    fn other_rounds_are_removed_and_the_sheet_stays() {
        let paper = worked_example();
        let codes: Vec<String> =
            (1..=3).map(|begun| codes::sheet::write(&Paper { begun, ..paper.clone() })).collect();
        let begun = |others: &OtherRounds| {
            others.codes().iter().map(|code| codes::sheet::begun(code).expect("a sheet")).collect::<Vec<_>>()
        };
        let mut others = OtherRounds::new(1, codes, 1);
        others.remove(1);
        assert_eq!(begun(&others), [1, 2, 3], "it is written on");
        others.remove(2);
        assert_eq!((begun(&others), others.at()), (vec![1, 3], 1));
        others.remove(0);
        assert_eq!((begun(&others), others.at()), (vec![3], 0));
        others.remove(5);
        assert_eq!(begun(&others), [3]);
    }
}
