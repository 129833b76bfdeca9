use serde::{Deserialize, Serialize};
use sideboards_rules::{Hash256, Record, Round};
use wire_derive::Wire;

use super::{DealFault, DealTerms, Secret};

/// Everything needed to check the deal and the decisions of a finished game.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize, Wire)]
#[cfg_attr(feature = "schema", derive(utoipa::ToSchema))]
pub struct DealProof {
    /// The terms fixed when the game started.
    pub terms: DealTerms,
    /// The server's secret, 64 hexadecimal digits.
    pub secret: String,
    /// The last value of the chain, which covers the whole record.
    pub chain: String,
}

impl DealProof {
    /// Checks that record, proof and commitment belong together, and returns the whole chain.
    ///
    /// This only checks that the final statements are consistent. [`super::Witness`] compares them with those made
    /// before and during the game.
    pub fn check(&self, record: &Record, commitment: &str) -> Result<Vec<Hash256>, DealFault> {
        self.terms.compare(record)?;
        let secret: Secret = self.secret.parse().map_err(|_| DealFault::Secret)?;
        if !is_hash(&self.terms.secret_hash, secret.hash()) {
            return Err(DealFault::Secret);
        }
        if secret.seed(&self.terms.seats) != Ok(record.seed()) {
            return Err(DealFault::Seed);
        }
        let start = self.terms.commitment();
        if !is_hash(commitment, start) {
            return Err(DealFault::Commitment);
        }
        let chain = check_chain(record, start)?;
        if !chain.last().is_some_and(|last| is_hash(&self.chain, *last)) {
            return Err(DealFault::Chain { round: chain.len().saturating_sub(2) });
        }
        Ok(chain)
    }
}

/// Checks a game of a server that committed to the seed alone, and returns its chain.
pub fn check_seed(record: &Record, commitment: &str) -> Result<Vec<Hash256>, DealFault> {
    let start: Hash256 = commitment.parse().map_err(|_| DealFault::Commitment)?;
    if record.seed().commitment() != start.to_string() {
        return Err(DealFault::Commitment);
    }
    check_chain(record, start)
}

/// Replays a record to its end and returns the chain that begins with a commitment.
pub fn check_chain(record: &Record, commitment: Hash256) -> Result<Vec<Hash256>, DealFault> {
    let chain = record.chain(commitment)?;
    // One hash for the commitment, one for the start cards and one for each round.
    if chain.len() != usize::from(Round::COUNT) + 2 {
        return Err(DealFault::Unfinished);
    }
    Ok(chain)
}

/// Returns whether a text is a given hash.
pub(super) fn is_hash(text: &str, hash: Hash256) -> bool {
    text.parse() == Ok(hash)
}
