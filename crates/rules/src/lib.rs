//! The rules of *Sideboards*, a card game by Hartwig Jakubik for one to six players.
//!
//! The vocabulary is that of the rule booklet, one file per word. A [`Content`] is a box as data. A [`Game`] knows
//! everything and obeys three verbs: [`Game::legal`], [`Game::decide`] and [`Game::view`]. A [`View`] is what one seat
//! may know, and a [`Record`] contains everything needed to replay a game. There is no I/O and no clock, and all chance
//! comes from a [`Seed`].
//!
//! ```
//! use sideboards_rules::{Content, Game, Seat, Setup, Variant};
//!
//! let content = Content::classic();
//! let goals = content.suggestion("B")?;
//! let setup = Setup::new(&content, 3, Variant::Standard, goals)?;
//! let mut game = Game::new(content, setup, "the Tuesday deal".parse()?);
//!
//! let seat = Seat::new(0);
//! assert_eq!(game.legal(seat).len(), 24);
//! let first = game.legal(seat).choice(0);
//! game.decide(seat, first.into())?;
//! assert!(game.legal(seat).can_take_back());
//! # Ok::<(), Box<dyn std::error::Error>>(())
//! ```

mod card;
mod colour;
mod content;
mod day;
mod decision;
mod deck;
mod drawer;
mod event;
mod game;
mod goal;
mod goals;
mod hand;
mod handle;
mod hash;
mod hex;
mod lean;
mod notation;
mod pattern;
mod points;
mod record;
mod round;
mod row_rule;
mod scoring;
mod seat;
mod seed;
mod setup;
mod shuffle;
mod sideboard;
mod sight;
mod tabletop;
mod value;
mod view;
mod visible;

pub use card::{Card, CardError, CardText, LINES};
pub use colour::{Colour, UnknownColour};
pub use content::{
    Content, ContentDraft, ContentErrors, ContentHash, ContentPart, CountDraft, Fault, FaultKind, Field,
    GoalDraft, SuggestionDraft, TextPosition, ValueKind,
};
pub use day::{Day, NotADay};
pub use decision::{Choice, Decision, Placement, Start};
pub use deck::{CardId, CardSet, Deck};
pub use drawer::Drawer;
pub use event::{Audience, Event, Events, Viewer};
pub use game::{Decisions, ExchangeCard, Game, Illegal};
pub use goal::{CombinationRule, Goal, GoalKind, GoalNumber, GoalRule};
pub use goals::{Goals, GoalsError, Suggestion};
pub use hand::Hand;
pub use handle::{Handle, UnknownHandle};
pub use hash::{Hash256, NotAHash};
pub use lean::LeanGame;
pub use notation::{Notation, NotationError};
pub use pattern::{Pattern, PatternError};
pub use points::Points;
pub use record::{BadDecision, Record, RecordError, RecordFault};
pub use round::Round;
pub use row_rule::{LineSet, LinesError, RowCount, RowOf, RowRule};
pub use scoring::{Counts, Drawers, PlayerScore, Rating, Row, Running, Scorer, Scores, Tally, Trail};
pub use seat::{MAX_PLAYERS, NoSuchSeat, PerSeat, Players, PlayersError, Seat};
pub use seed::Seed;
pub use setup::{Setup, SetupError, UnknownVariant, Variant};
pub use shuffle::{below, shuffle};
pub use sideboard::{COLUMNS, End, Placed, Sideboard, TooManyCards, Turned};
pub use sight::{PlayerSight, Sight};
pub use tabletop::{Tabletop, TabletopError, TabletopPlayer};
pub use value::{Aspect, UnknownValue, Value};
pub use view::View;
pub use visible::{is_invisible, is_picture};

/// Checks that the code in the README compiles and runs.
#[cfg(doctest)]
#[doc = include_str!("../../../README.md")]
struct Readme;
