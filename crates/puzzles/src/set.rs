//! Thousands of puzzles in a few kilobytes.
//!
//! A set has the same number of puzzles for every trio of goals of a box, one for each of its slots. So a puzzle's
//! number determines its goals and its kind. Its deal is the `attempt`-th that the generator tries for that number;
//! the decisions before the puzzle are indices among the legal ones, in as few bits as these need. Theme and
//! difficulty come last. The values of a puzzle's decisions are not stored: [`PuzzleSet::puzzle`] proves them
//! again.

use std::sync::Arc;

use sideboards_rules::{Content, GoalKind, Goals, Record, Seat, Seed, Setup, Variant};
use thiserror::Error;

use crate::{Difficulty, Generator, Idea, Kind, NotAPuzzle, Puzzle, Theme, TooFewCards};

mod bits;

use bits::{BitReader, BitWriter};

/// The puzzles that come with the game, for the classic box; in the public domain (CC0-1.0).
pub static SHIPPED: &[u8] = include_bytes!("../data/classic.puzzles");

/// The start of a file: file type and version.
const HEADER: &[u8; 5] = b"SBPZ\x01";

/// The kinds of the puzzles that each trio of goals has, in order.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Slots(Vec<Kind>);

impl Slots {
    /// The slots of the set that comes with the game.
    pub fn shipped() -> Self {
        Self(vec![Kind::LastCard, Kind::TwoRounds, Kind::TwoRounds, Kind::Exchange, Kind::Perfect])
    }

    /// Returns the kinds.
    pub fn kinds(&self) -> &[Kind] {
        &self.0
    }
}

/// Puzzles for every trio of goals of a box.
#[derive(Clone, Debug)]
pub struct PuzzleSet {
    content: Arc<Content>,
    seed: Seed,
    slots: Slots,
    entries: Vec<Entry>,
}

/// A puzzle of a set.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Entry {
    /// Its number in the set, from 0.
    pub number: u32,
    /// Its question.
    pub kind: Kind,
    /// The goals of its game.
    pub goals: Goals,
    /// Its theme.
    pub theme: Theme,
    /// Its difficulty.
    pub difficulty: Difficulty,
    /// The number of the deal among those tried for the puzzle.
    attempt: u32,
    /// The decisions before it, as indices among the legal ones.
    decisions: Vec<u8>,
}

/// A fault in a file of puzzles.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Error)]
pub enum SetError {
    /// Another kind of file, or another version.
    #[error("a set of puzzles begins with \"SBPZ\" and version 1")]
    Header,
    /// Puzzles for another box.
    #[error("the puzzles are for another box")]
    OtherBox,
    /// Not the kinds of puzzles.
    #[error("the kinds of the puzzles are not valid")]
    Slots,
    /// The box cannot have puzzles.
    #[error(transparent)]
    TooFewCards(#[from] TooFewCards),
    /// An invalid puzzle, or the end of the file.
    #[error("puzzle {number} is not valid")]
    Entry {
        /// Its number.
        number: u32,
    },
    /// There are bytes after the last puzzle.
    #[error("there is more data after the last puzzle")]
    TooLong,
}

impl PuzzleSet {
    /// The most slots that a trio can have.
    const MOST_SLOTS: usize = 16;
    /// The bits of the number of decisions.
    const LENGTH_BITS: u32 = 4;
    const KIND_BITS: u32 = 4;
    const IDEA_BITS: u32 = 4;
    const GOAL_BITS: u32 = 2;
    const DIFFICULTY_BITS: u32 = 8;

    /// Begins a set without puzzles.
    ///
    /// # Panics
    /// If there is no slot, or more than the format allows.
    pub fn new(content: Arc<Content>, seed: Seed, slots: Slots) -> Self {
        assert!((1..=Self::MOST_SLOTS).contains(&slots.0.len()), "a trio has 1 to 16 puzzles");
        Self { content, seed, slots, entries: Vec::new() }
    }

    /// Returns how many puzzles a complete set has.
    pub fn complete_len(&self) -> u32 {
        (trios(&self.content).count() * self.slots.0.len()) as u32
    }

    /// Returns the puzzles, in the order of their numbers.
    pub fn entries(&self) -> &[Entry] {
        &self.entries
    }

    /// Returns the generator of a number.
    pub fn generator(&self, number: u32) -> Result<Generator, TooFewCards> {
        let (goals, kind) = self.plan(number).expect("a number of the set");
        Generator::new(Arc::clone(&self.content), kind, Some(goals), self.seed.child(number))
    }

    /// Adds the next puzzle, which its generator found at an attempt.
    ///
    /// # Panics
    /// If it is not of the set, see [`Self::generator`].
    pub fn push(&mut self, attempt: u32, puzzle: &Puzzle, difficulty: Difficulty) {
        let number = self.entries.len() as u32;
        let (goals, kind) = self.plan(number).expect("the set is not complete");
        let record = puzzle.record();
        assert!(record.seed() == self.seed.child(number).child(attempt), "the deal of that attempt");
        let mut game = record.deal();
        let mut decisions = Vec::new();
        for &(seat, decision) in record.decisions() {
            let index = game.legal(seat).iter().position(|legal| legal == decision);
            decisions.push(index.expect("a game by the rules") as u8);
            game.decide(seat, decision).expect("a game by the rules");
        }
        self.entries.push(Entry {
            number,
            kind,
            goals,
            theme: puzzle.theme(),
            difficulty,
            attempt,
            decisions,
        });
    }

    /// Returns the record up to a puzzle.
    pub fn record(&self, entry: &Entry) -> Record {
        let mut record = self.deal(entry.goals, entry.number, entry.attempt);
        let mut game = record.deal();
        let alone = Seat::new(0);
        for &index in &entry.decisions {
            let decision = game.legal(alone).get(index.into());
            game.decide(alone, decision).expect("a legal decision");
            record.push(alone, decision);
        }
        record
    }

    /// Proves a puzzle.
    pub fn puzzle(&self, entry: &Entry) -> Result<Puzzle, NotAPuzzle> {
        Puzzle::open(entry.kind, self.record(entry))
    }

    /// Returns the goals and the kind of a number.
    fn plan(&self, number: u32) -> Option<(Goals, Kind)> {
        let (trio, slot) = (number as usize / self.slots.0.len(), number as usize % self.slots.0.len());
        Some((trios(&self.content).nth(trio)?, self.slots.0[slot]))
    }

    fn deal(&self, goals: Goals, number: u32, attempt: u32) -> Record {
        let setup = Setup::new(&self.content, 1, Variant::Standard, goals);
        let setup = setup.expect("goals of this box, and enough cards for one");
        Record::new(Arc::clone(&self.content), setup, self.seed.child(number).child(attempt))
    }

    /// Writes the set.
    pub fn write(&self) -> Vec<u8> {
        let mut writer = BitWriter::default();
        for byte in HEADER.iter().chain(&short_hash(&self.content)).chain(&self.seed.0) {
            writer.push((*byte).into(), 8);
        }
        writer.push(self.slots.0.len() as u32 - 1, 4);
        for kind in &self.slots.0 {
            writer.push(*kind as u32, Self::KIND_BITS);
        }
        for entry in &self.entries {
            self.write_entry(entry, &mut writer);
        }
        writer.into_bytes()
    }

    fn write_entry(&self, entry: &Entry, writer: &mut BitWriter) {
        writer.push_grouped(entry.attempt);
        writer.push(entry.decisions.len() as u32, Self::LENGTH_BITS);
        let mut game = self.deal(entry.goals, entry.number, entry.attempt).deal();
        let alone = Seat::new(0);
        for &index in &entry.decisions {
            let legal = game.legal(alone);
            writer.push(index.into(), width(legal.len()));
            game.decide(alone, legal.get(index.into())).expect("a legal decision");
        }
        writer.push(entry.theme.idea as u32, Self::IDEA_BITS);
        writer.push(entry.theme.goal.map_or(0, |goal| goal as u32 + 1), Self::GOAL_BITS);
        writer.push(entry.difficulty.step().into(), Self::DIFFICULTY_BITS);
    }

    /// Reads a complete set for a box.
    ///
    /// This checks that decisions are legal; [`Self::puzzle`] proves puzzles, one by one.
    pub fn read(bytes: &[u8], content: Arc<Content>) -> Result<Self, SetError> {
        let mut reader = BitReader::new(bytes);
        let mut take = |count: usize| (0..count).map(|_| reader.take(8).map(|byte| byte as u8)).collect();
        let head: Option<Vec<u8>> = take(HEADER.len());
        if head.as_deref() != Some(HEADER) {
            return Err(SetError::Header);
        }
        let hash: Option<Vec<u8>> = take(8);
        if hash.as_deref() != Some(&short_hash(&content)) {
            return Err(SetError::OtherBox);
        }
        let seed: Option<Vec<u8>> = take(32);
        let seed = Seed(seed.and_then(|seed| seed.try_into().ok()).ok_or(SetError::Header)?);
        let slots = read_slots(&mut reader).ok_or(SetError::Slots)?;
        // A box without enough cards has no deals to read.
        Generator::new(Arc::clone(&content), Kind::LastCard, None, seed)?;
        let mut set = Self::new(content, seed, slots);
        let plans: Vec<(Goals, Kind)> = trios(&set.content)
            .flat_map(|goals| set.slots.0.iter().map(move |kind| (goals, *kind)))
            .collect();
        for (number, (goals, kind)) in (0..).zip(plans) {
            let entry = set.read_entry(number, goals, kind, &mut reader).ok_or(SetError::Entry { number })?;
            set.entries.push(entry);
        }
        if reader.ends() { Ok(set) } else { Err(SetError::TooLong) }
    }

    fn read_entry(&self, number: u32, goals: Goals, kind: Kind, reader: &mut BitReader) -> Option<Entry> {
        let attempt = reader.take_grouped()?;
        let length = reader.take(Self::LENGTH_BITS)?;
        let mut game = self.deal(goals, number, attempt).deal();
        let alone = Seat::new(0);
        let mut decisions = Vec::new();
        for _ in 0..length {
            let legal = game.legal(alone);
            let index = reader.take(width(legal.len()))?;
            let decision = ((index as usize) < legal.len()).then(|| legal.get(index as usize))?;
            game.decide(alone, decision).ok()?;
            decisions.push(index as u8);
        }
        let idea = *Idea::ALL.get(reader.take(Self::IDEA_BITS)? as usize)?;
        let goal = match reader.take(Self::GOAL_BITS)? {
            0 => None,
            goal => Some(*GoalKind::ALL.get(goal as usize - 1)?),
        };
        let difficulty = Difficulty::from_step(reader.take(Self::DIFFICULTY_BITS)? as u8);
        Some(Entry { number, kind, goals, theme: Theme { idea, goal }, difficulty, attempt, decisions })
    }
}

fn read_slots(reader: &mut BitReader) -> Option<Slots> {
    let count = reader.take(4)? + 1;
    let kind = |index: u32| Kind::ALL.get(index as usize).copied();
    (0..count).map(|_| kind(reader.take(PuzzleSet::KIND_BITS)?)).collect::<Option<Vec<Kind>>>().map(Slots)
}

/// Returns all trios of goals of a box.
fn trios(content: &Content) -> impl Iterator<Item = Goals> {
    let of_kind = |kind| {
        let goals = content.all_goals().iter().filter(move |goal| goal.kind() == kind);
        goals.map(|goal| i64::from(goal.number.0)).collect::<Vec<i64>>()
    };
    let [colours, handles, rows] = GoalKind::ALL.map(of_kind);
    let mut trios = Vec::new();
    for &colour in &colours {
        for &handle in &handles {
            trios.extend(
                rows.iter().map(|row| content.goals(&[colour, handle, *row]).expect("a goal of each kind")),
            );
        }
    }
    trios.into_iter()
}

/// Returns the bits that a number below a bound needs.
fn width(bound: usize) -> u32 {
    bound.saturating_sub(1).checked_ilog2().map_or(0, |bits| bits + 1)
}

/// Shortens the hash of a box, enough to tell ordinary boxes apart.
fn short_hash(content: &Content) -> [u8; 8] {
    let digits = &content.hash().to_string()[..16];
    u64::from_str_radix(digits, 16).expect("hexadecimal digits").to_be_bytes()
}
