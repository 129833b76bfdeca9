use thiserror::Error;

use crate::{
    CardId, CardSet, Content, Counts, Goals, Players, PlayersError, Scorer, Scores, Seat, Sideboard, Tally,
    Variant,
};

/// Sideboards on a real table, which can be scored without the game.
#[derive(Clone, Debug)]
pub struct Tabletop<'c> {
    scorer: Scorer<'c>,
    variant: Variant,
    players: Vec<TabletopPlayer>,
}

/// One player's part of the table.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct TabletopPlayer {
    /// The cards.
    pub sideboard: Sideboard,
    /// Whether the exchange card shows X.
    pub exchange_used: bool,
}

impl<'c> Tabletop<'c> {
    /// Checks that the table is possible: one to six players with one to eight cards each, and no card twice.
    pub fn new(
        content: &'c Content,
        variant: Variant,
        goals: Goals,
        players: Vec<TabletopPlayer>,
    ) -> Result<Self, TabletopError> {
        if Players::new(players.len())?.is_solo() && variant == Variant::FourCard {
            return Err(TabletopError::FourCardAlone);
        }
        let mut seen = CardSet::EMPTY;
        for (index, player) in players.iter().enumerate() {
            let seat = Seat::new(index);
            if player.sideboard.is_empty() {
                return Err(TabletopError::NoCards { seat });
            }
            if let Some(twice) = player.sideboard.cards().iter().find(|placed| !seen.insert(placed.card)) {
                return Err(TabletopError::CardTwice { seat, card: twice.card });
            }
            if player.exchange_used && !variant.has_exchange() {
                return Err(TabletopError::NoExchangeCards { seat });
            }
        }
        Ok(Self { scorer: Scorer::new(content, goals), variant, players })
    }

    /// Finds the combinations and rows of every player.
    pub fn tallies(&self) -> impl Iterator<Item = Tally> {
        self.players.iter().map(|player| self.scorer.tally(&player.sideboard))
    }

    /// Scores the table.
    pub fn scores(&self) -> Scores {
        let table: Vec<(Counts, bool)> = (self.players.iter())
            .map(|player| {
                let has_exchange = self.variant.has_exchange() && !player.exchange_used;
                (self.scorer.counts(&player.sideboard), has_exchange)
            })
            .collect();
        Scores::new(&self.scorer, &table)
    }
}

/// Why a table is impossible.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Error)]
pub enum TabletopError {
    /// No players, or too many.
    #[error(transparent)]
    Players(#[from] PlayersError),
    /// The variant needs several players.
    #[error("the four-card variant is for 2 to 6 players, not for solo games")]
    FourCardAlone,
    /// Nothing to score.
    #[error("seat {seat} has no cards")]
    NoCards {
        /// The seat.
        seat: Seat,
    },
    /// A card on two sideboards.
    #[error("seat {seat} has a card that is already on the table")]
    CardTwice {
        /// The second sideboard.
        seat: Seat,
        /// The card.
        card: CardId,
    },
    /// A used exchange card in a variant without any.
    #[error("seat {seat} used an exchange card, but the four-card variant has none")]
    NoExchangeCards {
        /// The seat.
        seat: Seat,
    },
}
