use sideboards_rules::{BadDecision, RecordError, Variant};
use thiserror::Error;

/// A mismatch found when a deal is checked.
#[derive(Clone, Debug, PartialEq, Eq, Error)]
pub enum DealFault {
    /// The proof is about another game.
    #[error("the proof belongs to another game")]
    Game,
    /// The record was made with another box.
    #[error("the box is not the one agreed on")]
    Content,
    /// The number of players differs.
    #[error("the number of players does not match: {agreed} at the start, {recorded} in the record")]
    Players {
        /// How many there were at the start.
        agreed: usize,
        /// How many the record has.
        recorded: usize,
    },
    /// The variant differs.
    #[error("the variant does not match: {agreed} at the start, {recorded} in the record")]
    Variant {
        /// The variant at the start.
        agreed: Variant,
        /// The variant of the record.
        recorded: Variant,
    },
    /// The goals differ.
    #[error("the goals do not match: {agreed:?} at the start, {recorded:?} in the record")]
    Goals {
        /// The goals at the start.
        agreed: [u8; 3],
        /// The goals of the record.
        recorded: [u8; 3],
    },
    /// The secret is not the announced one.
    #[error("the server's secret does not have the hash that was announced before the game")]
    Secret,
    /// The seed does not follow from the secret and the nonces.
    #[error("the seed does not follow from the secret and the nonces of the players")]
    Seed,
    /// The terms fixed at the start have another commitment.
    #[error("the commitment does not match: it was made for another deal")]
    Commitment,
    /// A nonce that the server had accepted is missing.
    #[error("the nonce that the server accepted is not part of the deal")]
    Nonce,
    /// The record cannot be read.
    #[error("the record cannot be read: {0}")]
    Record(#[from] RecordError),
    /// The record breaks the rules.
    #[error(transparent)]
    Illegal(#[from] BadDecision),
    /// The record ends too early.
    #[error("the record is not finished; the record of an online game is always complete")]
    Unfinished,
    /// Decisions were changed, added or left out.
    #[error(
        "the chain does not match: the decisions of round {round}, or of one before it, are not those that were played"
    )]
    Chain {
        /// The first round whose hash differs; 0 is the start.
        round: usize,
    },
    /// A decision that the server accepted is not in the record.
    #[error("the record does not contain a decision that the server accepted")]
    Decision,
    /// A table that was shown during the game does not occur in the record.
    #[error("the record does not match a table that was shown during the game")]
    Shown,
    /// The server announced a secret and then did not reveal it.
    #[error("the server provides no proof, although it announced a secret")]
    NoProof,
}

impl DealFault {
    /// Names the kind of fault, for texts in other languages.
    pub const fn code(&self) -> &'static str {
        match self {
            Self::Game => "game",
            Self::Content => "content",
            Self::Players { .. } => "players",
            Self::Variant { .. } => "variant",
            Self::Goals { .. } => "goals",
            Self::Secret => "secret",
            Self::Seed => "seed",
            Self::Commitment => "commitment",
            Self::Nonce => "nonce",
            Self::Record(_) => "record",
            Self::Illegal(_) => "illegal",
            Self::Unfinished => "unfinished",
            Self::Chain { .. } => "chain",
            Self::Decision => "decision",
            Self::Shown => "shown",
            Self::NoProof => "no-proof",
        }
    }
}
