//! How the deal of a game is fixed and proven: secrets, terms, and the chain of its rounds.

use sideboards_protocol::{DealProof, DealSeat, DealTerms, Secret};
use sideboards_rules::{Hash256, Record, Seed};

use super::{Room, StartSecrets};

/// The secret of the next game, and its public hash.
#[derive(Clone, Debug)]
pub(super) struct NextSecret {
    pub(super) secret: Secret,
    pub(super) hash: String,
}

impl From<Secret> for NextSecret {
    fn from(secret: Secret) -> Self {
        Self { hash: secret.hash().to_string(), secret }
    }
}

/// The public facts about the deal of a game.
#[derive(Clone, Debug)]
pub(super) struct Deal {
    pub(super) commitment: String,
    /// The chain in its public form; none before the first round is complete.
    pub(super) chain: Option<String>,
    head: Hash256,
    /// How many decisions are in the chain.
    linked: usize,
    /// The committed terms and the secret of the seed; logs of older servers have none.
    opening: Option<(DealTerms, Secret)>,
}

impl Room {
    /// Returns the secret and the seed of a game that starts now, and draws the secret of the next one. A room of
    /// an older server has announced none; then no person has added a nonce either.
    pub(super) fn draw_seed(&self, draw: impl Fn() -> Secret) -> (Seed, StartSecrets) {
        let secret = self.next_secret.as_ref().map_or_else(&draw, |next| next.secret);
        let seed = secret.seed(&self.deal_seats()).expect("only nonces were accepted");
        (seed, StartSecrets { secret, next: draw() })
    }

    /// Fixes the deal of a game that starts now.
    pub(super) fn fix_deal(&self, record: &Record, secret: Option<Secret>) -> Deal {
        let Some(secret) = secret else { return Deal::of_seed(record) };
        let terms = DealTerms {
            game: format!("{}-{}", self.code, self.games + 1),
            secret_hash: secret.hash().to_string(),
            content: record.content_hash().to_string(),
            variant: record.setup().variant(),
            goals: record.setup().goals().numbers(),
            seats: self.deal_seats(),
        };
        Deal::new(terms.commitment(), Some((terms, secret)))
    }

    fn deal_seats(&self) -> Vec<DealSeat> {
        self.occupants.iter().map(super::Occupant::deal_seat).collect()
    }
}

impl Deal {
    fn new(commitment: Hash256, opening: Option<(DealTerms, Secret)>) -> Self {
        Self { commitment: commitment.to_string(), chain: None, head: commitment, linked: 0, opening }
    }

    /// Makes the deal of a game that an older server started: it committed to the seed alone.
    fn of_seed(record: &Record) -> Self {
        Self::new(Hash256::of(record.seed().to_string()), None)
    }

    /// Adds the round that has just been completed to the chain.
    pub(super) fn link(&mut self, record: &Record) {
        self.head = record.link(self.head, &record.decisions()[self.linked..]);
        self.linked = record.decisions().len();
        self.chain = Some(self.head.to_string());
    }

    /// Returns the terms fixed at the start.
    pub(super) fn terms(&self) -> Option<&DealTerms> {
        self.opening.as_ref().map(|(terms, _)| terms)
    }

    /// Returns the proof of the game. It reveals the secret, so it is for finished games only.
    pub(super) fn proof(&self) -> Option<DealProof> {
        let (terms, secret) = self.opening.as_ref()?;
        Some(DealProof { terms: terms.clone(), secret: secret.to_string(), chain: self.head.to_string() })
    }
}
