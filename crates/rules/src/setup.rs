use std::fmt;
use std::str::FromStr;

use thiserror::Error;

use crate::{COLUMNS, Content, ContentHash, Goals, GoalsError, MAX_PLAYERS, Players, PlayersError};

/// The two ways to play.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, Hash, PartialOrd, Ord)]
pub enum Variant {
    /// Hands of two, and an exchange card for everyone.
    #[default]
    Standard,
    /// Hands of three and no exchange cards, for two to six players.
    FourCard,
}

impl Variant {
    /// Both variants.
    pub const ALL: [Self; 2] = [Self::Standard, Self::FourCard];

    /// Returns how many cards everyone is dealt.
    pub const fn dealt(self) -> usize {
        self.hand() + 1
    }

    /// Returns how many cards everyone holds from the first round on.
    pub const fn hand(self) -> usize {
        match self {
            Self::Standard => 2,
            Self::FourCard => 3,
        }
    }

    /// Returns whether everyone has an exchange card.
    pub const fn has_exchange(self) -> bool {
        matches!(self, Self::Standard)
    }
}

impl fmt::Display for Variant {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.pad(match self {
            Self::Standard => "standard",
            Self::FourCard => "four-card",
        })
    }
}

/// A word that names no variant.
#[derive(Clone, Debug, PartialEq, Eq, Error)]
#[error("{0:?} is not a variant (standard, four-card)")]
pub struct UnknownVariant(pub String);

impl FromStr for Variant {
    type Err = UnknownVariant;

    fn from_str(word: &str) -> Result<Self, UnknownVariant> {
        Self::ALL
            .into_iter()
            .find(|variant| variant.to_string() == word)
            .ok_or_else(|| UnknownVariant(word.to_owned()))
    }
}

/// The terms of a game before the deal: players, variant and goals that fit together.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub struct Setup {
    content: ContentHash,
    players: Players,
    variant: Variant,
    goals: Goals,
}

impl Setup {
    /// Checks that the box allows such a game.
    pub fn new(
        content: &Content,
        players: usize,
        variant: Variant,
        goals: Goals,
    ) -> Result<Self, SetupError> {
        let players = Players::new(players)?;
        content.goals(&goals.numbers().map(i64::from))?;
        if players.is_solo() && variant == Variant::FourCard {
            return Err(SetupError::FourCardAlone);
        }
        let needed = Self::cards_needed(players, variant);
        let cards = content.deck().len();
        if cards < needed {
            return Err(SetupError::TooFewCards { cards, needed });
        }
        Ok(Self { content: content.hash(), players, variant, goals })
    }

    /// Returns how many cards are on the table and in hands when everyone places the last card.
    ///
    /// An exchange needs no more: its discards can be shuffled and drawn again.
    pub const fn cards_needed(players: Players, variant: Variant) -> usize {
        players.count() * (COLUMNS - 1 + variant.hand())
    }

    /// Returns how many can play with a box; none if it has too few cards for the smallest table.
    pub fn most_players(content: &Content, variant: Variant) -> usize {
        let fits = |players: &Players| Self::cards_needed(*players, variant) <= content.deck().len();
        let possible = (1..=MAX_PLAYERS).filter_map(|players| Players::new(players).ok());
        let most = possible.take_while(fits).last().map_or(0, Players::count);
        if most == 1 && variant == Variant::FourCard { 0 } else { most }
    }

    /// Returns the fingerprint of its box.
    pub const fn content(&self) -> ContentHash {
        self.content
    }

    /// Returns the number of players.
    pub const fn players(&self) -> Players {
        self.players
    }

    /// Returns the variant.
    pub const fn variant(&self) -> Variant {
        self.variant
    }

    /// Returns the three goals.
    pub const fn goals(&self) -> Goals {
        self.goals
    }
}

/// Why a game cannot be set up.
#[derive(Clone, Debug, PartialEq, Eq, Error)]
pub enum SetupError {
    /// No players, or too many.
    #[error(transparent)]
    Players(#[from] PlayersError),
    /// Goals of another box.
    #[error(transparent)]
    Goals(#[from] GoalsError),
    /// The variant needs cards to be passed.
    #[error("the four-card variant is for 2 to 6 players, not for solo games")]
    FourCardAlone,
    /// A small custom box and too many players for it.
    #[error("this box has {cards} cards, but this many players need {needed}")]
    TooFewCards {
        /// How many cards the box has.
        cards: usize,
        /// How many cards are needed.
        needed: usize,
    },
}
