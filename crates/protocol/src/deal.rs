//! How a deal is fixed before it is played, and checked afterwards. `docs/PROTOCOL.md` has the exact texts.
//!
//! The server commits to a secret, players add nonces, and the seed follows from both. The terms of the game are
//! hashed when it starts, and every round is hashed onto that.

mod book;
mod fault;
mod nonce;
mod proof;
mod secret;
mod terms;
#[cfg(test)]
mod tests;
mod witness;

pub use book::DealBook;
pub use fault::DealFault;
pub use nonce::{NONCE_LENGTH, Nonce, NotANonce};
pub use proof::{DealProof, check_chain, check_seed};
pub use secret::Secret;
pub use terms::{DealSeat, DealTerms};
pub use witness::{DealVerdict, Witness};
