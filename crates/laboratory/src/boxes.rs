//! Generated and disguised boxes.

use std::fmt;
use std::str::FromStr;
use std::sync::Arc;

use rand_xoshiro::Xoshiro256PlusPlus;
use rand_xoshiro::rand_core::SeedableRng;
use sideboards_rules::{
    Card, Colour, Content, ContentDraft, CountDraft, Drawer, GoalDraft, GoalKind, Handle, LINES, RowOf, Seed,
    SuggestionDraft, Turned, Value, below, shuffle,
};
use thiserror::Error;

/// The difficulty of the patterns of a generated box.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Difficulty {
    /// Patterns of two and three drawers.
    Easy,
    /// Patterns of two to four drawers, as in the classic box.
    Normal,
    /// Patterns of three to five drawers.
    Hard,
}

impl Difficulty {
    /// All of them, the easiest first.
    pub const ALL: [Self; 3] = [Self::Easy, Self::Normal, Self::Hard];

    const fn drawers(self) -> std::ops::RangeInclusive<usize> {
        match self {
            Self::Easy => 2..=3,
            Self::Normal => 2..=4,
            Self::Hard => 3..=5,
        }
    }
}

impl fmt::Display for Difficulty {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.pad(match self {
            Self::Easy => "easy",
            Self::Normal => "normal",
            Self::Hard => "hard",
        })
    }
}

/// A word that names no difficulty.
#[derive(Clone, Debug, PartialEq, Eq, Error)]
#[error("{0:?} is not a difficulty (easy, normal, hard)")]
pub struct UnknownDifficulty(pub String);

impl FromStr for Difficulty {
    type Err = UnknownDifficulty;

    fn from_str(word: &str) -> Result<Self, UnknownDifficulty> {
        let found = Self::ALL.into_iter().find(|difficulty| difficulty.to_string() == word);
        found.ok_or_else(|| UnknownDifficulty(word.to_owned()))
    }
}

/// The number of combination goals of each kind, and of row goals, in a generated box.
const COMBINATIONS: usize = 7;
const ROWS: usize = 16;

/// Makes a box: each order of the five colours once with handles at random, and goals at random.
///
/// Every pattern has at most one drawer in a column, so that it can be laid with cards that show each value once.
pub fn generate(seed: &Seed, difficulty: Difficulty) -> Arc<Content> {
    let mut words = Xoshiro256PlusPlus::from_seed(seed.0);
    let mut goals = Vec::new();
    for kind in [GoalKind::Colour, GoalKind::Handle] {
        let mut patterns = Vec::new();
        while patterns.len() < COMBINATIONS {
            let drawers = difficulty.drawers();
            let count = drawers.start() + below(&mut words, drawers.end() - drawers.start() + 1);
            let pattern = pattern(count, &mut words);
            if !patterns.contains(&pattern) {
                patterns.push(pattern);
            }
        }
        patterns.sort_by_key(Vec::len);
        goals.extend(patterns.into_iter().map(|pattern| combination(kind, pattern, &mut words)));
    }
    goals.extend((0..ROWS).map(|_| row(&mut words)));
    let mut draft = ContentDraft {
        name: format!("generated {}", &seed.to_string()[..8]),
        cards: cards(&mut words),
        goals,
        suggestions: Vec::new(),
    };
    for (index, name) in ["A", "B", "C", "D"].into_iter().enumerate() {
        let numbers = [1 + index, 1 + COMBINATIONS + index, 1 + 2 * COMBINATIONS + 4 * index];
        draft
            .suggestions
            .push(SuggestionDraft { name: name.to_owned(), goals: numbers.map(number_of).to_vec() });
    }
    name_goals(&mut draft);
    content(&draft)
}

/// Disguises a box: permutes colours and handles, shuffles and turns cards, and removes names.
///
/// Memorised knowledge of the box becomes useless; scores and skill stay the same.
pub fn obfuscate(box_: &Content, seed: &Seed) -> Arc<Content> {
    let mut words = Xoshiro256PlusPlus::from_seed(seed.0);
    let (mut colours, mut handles) = (Colour::ALL, Handle::ALL);
    shuffle(&mut colours, &mut words);
    shuffle(&mut handles, &mut words);
    let mut draft = ContentDraft::of(box_);
    for card in &mut draft.cards {
        let drawers = card.drawers().map(|drawer| Drawer {
            colour: colours[drawer.colour as usize],
            handle: drawer.handle.map(|handle| handles[handle as usize]),
        });
        *card = Turned::ALL[below(&mut words, 2)].apply(&Card(drawers));
    }
    shuffle(&mut draft.cards, &mut words);
    for goal in &mut draft.goals {
        goal.of = match goal.of {
            RowOf::Only(Value::Colour(colour)) => RowOf::Only(Value::Colour(colours[colour as usize])),
            RowOf::Only(Value::Handle(handle)) => RowOf::Only(Value::Handle(handles[handle as usize])),
            any @ RowOf::Any(_) => any,
        };
    }
    draft.name = format!("obfuscated {}", &seed.to_string()[..8]);
    name_goals(&mut draft);
    content(&draft)
}

fn content(draft: &ContentDraft) -> Arc<Content> {
    Arc::new(Content::parse(&draft.write()).expect("generated boxes are valid"))
}

fn name_goals(draft: &mut ContentDraft) {
    for (number, goal) in (1..).zip(&mut draft.goals) {
        goal.name = format!("Goal {number}");
    }
}

/// Makes all orders of the colours that are not half turns of each other, with the three handles in random places.
fn cards(words: &mut Xoshiro256PlusPlus) -> Vec<Card> {
    let mut cards = Vec::new();
    let mut order = Vec::new();
    permutations(&mut order, &mut |order| {
        if order[0] as usize > order[LINES - 1] as usize {
            return; // its half turn is included already
        }
        let mut handles = [Some(Handle::Flower), Some(Handle::Square), Some(Handle::Bar), None, None];
        shuffle(&mut handles, words);
        cards.push(Card(std::array::from_fn(|line| Drawer { colour: order[line], handle: handles[line] })));
    });
    cards
}

fn permutations(order: &mut Vec<Colour>, see: &mut impl FnMut(&[Colour])) {
    if order.len() == Colour::ALL.len() {
        return see(order);
    }
    for colour in Colour::ALL {
        if !order.contains(&colour) {
            order.push(colour);
            permutations(order, see);
            order.pop();
        }
    }
}

/// Draws a pattern: neighbouring columns, sometimes with a gap, and lines that stay close.
fn pattern(drawers: usize, words: &mut Xoshiro256PlusPlus) -> Vec<(usize, usize)> {
    let gap = if drawers < 4 && below(words, 4) == 0 { 1 + below(words, drawers - 1) } else { drawers };
    let mut line = 2_usize;
    let mut cells = Vec::new();
    for column in 0..drawers {
        cells.push((column + usize::from(column >= gap), line));
        line = (line + below(words, 3)).saturating_sub(1).min(LINES - 1);
    }
    let top = cells.iter().map(|cell| cell.1).min().unwrap_or(0);
    for cell in &mut cells {
        cell.1 -= top;
    }
    cells
}

/// Makes a combination goal. Patterns with more drawers are rarer, so they score more, with a little randomness.
fn combination(kind: GoalKind, pattern: Vec<(usize, usize)>, words: &mut Xoshiro256PlusPlus) -> GoalDraft {
    let worth = [0, 0, 3, 5, 9, 14][pattern.len()];
    let points = worth + number_of(below(words, 2));
    GoalDraft { pattern, points, ..GoalDraft::new(kind) }
}

fn row(words: &mut Xoshiro256PlusPlus) -> GoalDraft {
    let mut goal = GoalDraft::new(GoalKind::Row);
    let what = below(words, Value::COUNT + 4);
    goal.of = match what {
        0..Value::COUNT => RowOf::Only(Value::ALL[what]),
        _ => RowOf::Any(sideboards_rules::Aspect::ALL[what % 2]),
    };
    goal.count = match below(words, 4) {
        0 | 1 => CountDraft::Longest(1),
        2 => CountDraft::Longest(2),
        _ => {
            let first = 1 + below(words, LINES - 1);
            let second = first + 1 + below(words, LINES - first);
            CountDraft::Lines(vec![number_of(first), number_of(second)])
        }
    };
    goal.points = 1 + number_of(below(words, 3));
    goal
}

/// Returns a small number in the type of drafts, which can also hold invalid input.
fn number_of(count: usize) -> i64 {
    i64::try_from(count).expect("boxes count in small numbers")
}
