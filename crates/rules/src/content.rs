use std::fmt;
use std::sync::{Arc, LazyLock};

use sha2::{Digest, Sha256};

use crate::game::Pile;
use crate::scoring::Compiled;
use crate::seed::Stream;
use crate::shuffle::below;
use crate::{CardId, Deck, Goal, GoalKind, GoalNumber, GoalRule, Goals, GoalsError, Seed, Suggestion, hex};

mod classic;
mod draft;
mod excerpt;
mod faults;
mod file;
mod reader;

pub use draft::{ContentDraft, ContentPart, CountDraft, GoalDraft, SuggestionDraft};
pub use faults::{ContentErrors, Fault, FaultKind, Field, TextPosition, ValueKind};

/// A box: its cards, its goals and its suggested trios of goals.
///
/// All of it comes from a file; nothing of it is code.
pub struct Content {
    name: String,
    deck: Deck,
    goals: Vec<Goal>,
    suggestions: Vec<Suggestion>,
    hash: ContentHash,
    compiled: Compiled,
}

impl Content {
    /// The largest content file, in bytes; `classic.toml` has about 5,000.
    pub const MAX_FILE: usize = 1 << 20;

    /// The content file that comes with the game.
    pub const CLASSIC: &str = include_str!("../../../content/classic.toml");

    /// Returns the content that comes with the game.
    pub fn classic() -> Arc<Self> {
        static CLASSIC: LazyLock<Arc<Content>> = LazyLock::new(|| Arc::new(classic::open()));
        Arc::clone(&CLASSIC)
    }

    /// Reads a content file, or reports every fault with its place.
    pub fn parse(text: &str) -> Result<Self, ContentErrors> {
        file::parse(text)
    }

    /// Assembles parts that the reader has checked.
    fn new(name: String, deck: Deck, goals: Vec<Goal>, suggestions: Vec<Suggestion>) -> Self {
        let hash = ContentHash::of(&deck, &goals);
        let compiled = Compiled::new(&deck, &goals);
        Self { name, deck, goals, suggestions, hash, compiled }
    }

    /// Returns the name of the box.
    pub fn name(&self) -> &str {
        &self.name
    }

    /// Returns the cards.
    pub fn deck(&self) -> &Deck {
        &self.deck
    }

    /// Returns the goals in the order of their numbers.
    pub fn all_goals(&self) -> &[Goal] {
        &self.goals
    }

    /// Returns the suggested trios of goals.
    pub fn suggestions(&self) -> &[Suggestion] {
        &self.suggestions
    }

    /// Returns whether no card shows any colour or handle twice. Then combinations can be counted by the fast
    /// method; otherwise an odd box can take thousands of times as long.
    pub fn is_quick(&self) -> bool {
        self.compiled.steps.is_some()
    }

    /// Returns the fingerprint of everything that a game depends on.
    pub fn hash(&self) -> ContentHash {
        self.hash
    }

    /// Returns a goal that is known to be in this box.
    ///
    /// # Panics
    /// If it is of another box.
    pub fn goal(&self, number: GoalNumber) -> &Goal {
        &self.goals[usize::from(number.0) - 1]
    }

    /// Checks three goal numbers, in any order: they must be in this box, and one of each kind.
    pub fn goals(&self, numbers: &[i64]) -> Result<Goals, GoalsError> {
        trio(&self.goals, numbers)
    }

    /// Finds a suggested trio by its name.
    pub fn suggestion(&self, name: &str) -> Result<Goals, GoalsError> {
        self.suggestions
            .iter()
            .find(|suggestion| suggestion.name == name)
            .map(|found| found.goals)
            .ok_or_else(|| {
                let known = self.suggestions.iter().map(|suggestion| suggestion.name.clone()).collect();
                GoalsError::UnknownSuggestion { name: name.to_owned(), known }
            })
    }

    /// Draws a goal of each kind, all with the same probability.
    pub fn random_goals(&self, seed: &Seed) -> Goals {
        let mut words = seed.stream(Stream::Goals);
        let mut draw = |kind| {
            let of_kind = || self.goals.iter().filter(|goal| goal.kind() == kind);
            let drawn = below(&mut words, of_kind().count());
            of_kind().nth(drawn).expect("drawn below their number").number
        };
        Goals { colour: draw(GoalKind::Colour), handle: draw(GoalKind::Handle), row: draw(GoalKind::Row) }
    }

    /// Returns all cards in the order in which a seed deals them, the first one first.
    pub fn shuffled(&self, seed: &Seed) -> Vec<CardId> {
        Pile::shuffled(self.deck.len(), seed).remaining().to_vec()
    }

    pub(crate) fn compiled(&self) -> &Compiled {
        &self.compiled
    }
}

/// Writes only what identifies the box: the whole would fill pages.
impl fmt::Debug for Content {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        write!(f, "Content({:?} {})", self.name, self.hash)
    }
}

/// Checks three goal numbers against the goals of a box.
fn trio(goals: &[Goal], numbers: &[i64]) -> Result<Goals, GoalsError> {
    let mut found: [Option<GoalNumber>; 3] = [None; 3];
    for &number in numbers {
        let goal = usize::try_from(number)
            .ok()
            .and_then(|number| goals.get(number.checked_sub(1)?))
            .ok_or(GoalsError::Unknown { number, last: goals.len() as u8 })?;
        let kind = goal.kind();
        if let Some(first) = found[kind as usize].replace(goal.number) {
            return Err(GoalsError::SameKind { first, second: goal.number, kind });
        }
    }
    match found {
        [Some(colour), Some(handle), Some(row)] => Ok(Goals { colour, handle, row }),
        _ => Err(GoalsError::Count { count: numbers.len() }),
    }
}

/// The SHA-256 of everything that a game depends on: cards in their order, goals with patterns, rows and points,
/// but not names, suggestions or comments. `docs/CONTENT.md` specifies the hashed text.
#[derive(Clone, Copy, PartialEq, Eq, Hash)]
pub struct ContentHash([u8; 32]);

impl ContentHash {
    fn of(deck: &Deck, goals: &[Goal]) -> Self {
        let cards = deck.iter().map(|(_, card)| format!("card {card}\n"));
        let goals = goals.iter().map(|goal| match &goal.rule {
            GoalRule::Combination(rule) => {
                format!("goal {} {} {} {}\n", goal.number, goal.kind(), rule.points, rule.pattern)
            }
            GoalRule::Row(rule) => {
                format!("goal {} row {} {} {}\n", goal.number, rule.points, rule.count, rule.of)
            }
        });
        let head = "sideboards content 1\n".to_owned();
        let text: String = std::iter::once(head).chain(cards).chain(goals).collect();
        Self(Sha256::digest(text).into())
    }

    /// Reads 64 hexadecimal digits.
    pub(crate) fn parse(text: &str) -> Option<Self> {
        hex::read(text).map(Self)
    }
}

impl fmt::Display for ContentHash {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        hex::write(&self.0, f)
    }
}

impl fmt::Debug for ContentHash {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        write!(f, "ContentHash({self})")
    }
}
