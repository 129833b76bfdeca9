//! A client's observations of a game, compared with its end.

use std::fmt;

use sideboards_rules::{CardText, Hash256, Record, Viewer};

use super::proof::is_hash;
use super::{DealFault, DealProof, Nonce, check_seed};
use crate::{SeatNumber, Table, TableSeat, seat_number, seat_of};

/// How many different tables and decisions of a game are kept: more than an ordinary game has.
const MAX_TABLES: usize = 500;

/// A client's observations of one game while it was played, kept for comparison with the end.
///
/// The first value of each kind is kept, and the first one that contradicts it: a server that changes its
/// statements is caught even if it changes them back. As text, a witness is one line that [`Witness::read`]
/// accepts.
#[derive(Clone, Debug, Default, PartialEq, Eq)]
pub struct Witness {
    nonce: Option<Nonce>,
    is_nonce_accepted: bool,
    told: Vec<Told>,
}

/// A statement of the server.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
enum Told {
    /// The hash of its secret, before the game.
    SecretHash(Hash256),
    /// The commitment.
    Commitment(Hash256),
    /// The chain after a number of rounds; with 0 the commitment before the first card was open.
    Chain(u8, Hash256),
    /// A table as a seat saw it; 0 for spectators.
    Table(SeatNumber, u64),
    /// A decision of a seat that the server accepted.
    Decision(SeatNumber, u64),
}

/// The result of a check.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum DealVerdict {
    /// Everything is consistent, but the client was not there before the first cards were open.
    Late,
    /// The deal was fixed before the first card. The client did not contribute.
    Fixed,
    /// The deal was fixed before the first card, and the client's nonce is part of it.
    Shared,
}

impl Witness {
    /// Returns the nonce that was drawn for this game.
    pub const fn nonce(&self) -> Option<&Nonce> {
        self.nonce.as_ref()
    }

    /// Keeps the nonce for this game.
    pub fn keep_nonce(&mut self, nonce: Nonce) {
        self.nonce = Some(nonce);
    }

    /// Notes the hash of the secret and the nonce that the server shows at the own seat.
    pub fn announced(&mut self, secret_hash: &str, own_nonce: Option<&str>) {
        self.note(Told::SecretHash(hash(secret_hash)));
        let is_own = |shown: &str| self.nonce.is_some() && shown.parse().ok() == self.nonce;
        self.is_nonce_accepted |= own_nonce.is_some_and(is_own);
    }

    /// Notes a table of the game.
    pub fn shown(&mut self, table: &Table) {
        let commitment = hash(&table.commitment);
        self.note(Told::Commitment(commitment));
        match &table.chain {
            Some(chain) => self.note(Told::Chain(table.round, hash(chain))),
            None if table.round == 0 => self.note(Told::Chain(0, commitment)),
            None => {}
        }
        self.note(Told::Table(table.you.unwrap_or_default(), fingerprint(table)));
    }

    /// Notes a decision of the own seat that the server accepted.
    pub fn decided(&mut self, seat: SeatNumber, decision: &str) {
        self.note(Told::Decision(seat, short_hash(decision)));
    }

    fn note(&mut self, told: Told) {
        let most = if matches!(told, Told::Table(..) | Told::Decision(..)) { MAX_TABLES } else { 2 };
        let of_kind = self.told.iter().filter(|other| other.kind() == told.kind()).count();
        if of_kind < most && !self.told.contains(&told) {
            self.told.push(told);
        }
    }

    /// Compares all observations with the end of the game.
    pub fn check(
        &self,
        record: &Record,
        commitment: &str,
        proof: Option<&DealProof>,
    ) -> Result<DealVerdict, DealFault> {
        let is_announced = self.told.iter().any(|told| matches!(told, Told::SecretHash(_)));
        let chain = match proof {
            Some(proof) => proof.check(record, commitment)?,
            None if is_announced => return Err(DealFault::NoProof),
            // A server of an older version.
            None => check_seed(record, commitment)?,
        };
        for told in &self.told {
            match *told {
                Told::SecretHash(hash)
                    if proof.is_some_and(|proof| !is_hash(&proof.terms.secret_hash, hash)) =>
                {
                    return Err(DealFault::Secret);
                }
                Told::Commitment(hash) | Told::Chain(0, hash) if hash != chain[0] => {
                    return Err(DealFault::Commitment);
                }
                Told::Chain(rounds, hash) if chain.get(usize::from(rounds)) != Some(&hash) => {
                    return Err(DealFault::Chain { round: usize::from(rounds).saturating_sub(1) });
                }
                _ => {}
            }
        }
        self.check_decisions(record)?;
        self.check_tables(record)?;
        let nonces =
            || proof.into_iter().flat_map(|proof| &proof.terms.seats).filter_map(|seat| seat.nonce());
        let is_own = self.nonce.is_some() && nonces().any(|nonce| nonce.parse().ok() == self.nonce);
        match () {
            () if self.is_nonce_accepted && !is_own => Err(DealFault::Nonce),
            () if !self.told.iter().any(|told| matches!(told, Told::Chain(0, _))) => Ok(DealVerdict::Late),
            () if is_own => Ok(DealVerdict::Shared),
            () => Ok(DealVerdict::Fixed),
        }
    }

    /// Checks that every accepted decision is in the record.
    fn check_decisions(&self, record: &Record) -> Result<(), DealFault> {
        let deck = record.content().deck();
        let is_recorded = |own: SeatNumber, hash: u64| {
            let mut decisions = record.decisions().iter().filter(|(seat, _)| seat_number(*seat) == own);
            decisions.any(|(_, decision)| short_hash(&deck.text(decision).to_string()) == hash)
        };
        let is_missing =
            |told: &Told| matches!(told, Told::Decision(seat, hash) if !is_recorded(*seat, *hash));
        if self.told.iter().any(is_missing) { Err(DealFault::Decision) } else { Ok(()) }
    }

    /// Checks that every shown table occurs in the game of the record.
    fn check_tables(&self, record: &Record) -> Result<(), DealFault> {
        let tables = self.told.iter().copied().filter(|told| matches!(told, Told::Table(..)));
        let mut missing: Vec<Told> = tables.collect();
        let mut seats: Vec<SeatNumber> = Vec::new();
        for told in &missing {
            if let Told::Table(seat, _) = told
                && !seats.contains(seat)
            {
                seats.push(*seat);
            }
        }
        let players = record.setup().players();
        record.replay_with(|game, _| {
            for seat in &seats {
                let viewer = match seat_of(*seat).filter(|seat| players.seats().any(|other| other == *seat)) {
                    Some(seat) => Viewer::Seat(seat),
                    None => Viewer::Spectator,
                };
                let sight = game.view(viewer).sight();
                let table = Table::of(&sight, record.content().deck(), String::new());
                let seen = Told::Table(*seat, fingerprint(&table));
                missing.retain(|told| *told != seen);
            }
        })?;
        if missing.is_empty() { Ok(()) } else { Err(DealFault::Shown) }
    }

    /// Reads the stored text; invalid words are ignored.
    pub fn read(line: &str) -> Self {
        let mut witness = Self::default();
        for (name, value) in line.split(' ').filter_map(|word| word.split_once('=')) {
            match name {
                "nonce" => witness.nonce = value.parse().ok(),
                "accepted" => witness.is_nonce_accepted = true,
                _ => witness.told.extend(Told::read(name, value)),
            }
        }
        witness
    }
}

impl fmt::Display for Witness {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        if let Some(nonce) = &self.nonce {
            write!(f, "nonce={nonce} ")?;
        }
        if self.is_nonce_accepted {
            f.write_str("accepted=1 ")?;
        }
        self.told.iter().try_for_each(|told| write!(f, "{told} "))
    }
}

impl Told {
    /// Identifies observations that can have one value only.
    const fn kind(&self) -> (u8, u8) {
        match self {
            Self::SecretHash(_) => (0, 0),
            Self::Commitment(_) => (1, 0),
            Self::Chain(rounds, _) => (2, *rounds),
            Self::Table(..) => (3, 0),
            Self::Decision(..) => (4, 0),
        }
    }

    fn read(name: &str, value: &str) -> Option<Self> {
        let (kind, number) = name.split_at_checked(1)?;
        Some(match kind {
            "s" => Self::SecretHash(value.parse().ok()?),
            "c" => Self::Commitment(value.parse().ok()?),
            "r" => Self::Chain(number.parse().ok()?, value.parse().ok()?),
            "t" => Self::Table(number.parse().ok()?, u64::from_str_radix(value, 16).ok()?),
            "d" => Self::Decision(number.parse().ok()?, u64::from_str_radix(value, 16).ok()?),
            _ => return None,
        })
    }
}

impl fmt::Display for Told {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match self {
            Self::SecretHash(hash) => write!(f, "s={hash}"),
            Self::Commitment(hash) => write!(f, "c={hash}"),
            Self::Chain(rounds, hash) => write!(f, "r{rounds}={hash}"),
            Self::Table(seat, table) => write!(f, "t{seat}={table:x}"),
            Self::Decision(seat, decision) => write!(f, "d{seat}={decision:x}"),
        }
    }
}

/// Reads a hash. Any other text becomes a hash that matches nothing.
fn hash(text: &str) -> Hash256 {
    text.parse().unwrap_or_else(|_| Hash256::of(text))
}

/// Hashes the table's view of the game.
fn fingerprint(table: &Table) -> u64 {
    let [colour, handle, row] = table.goals;
    let cards = |cards: &[CardText]| cards.join(",");
    let mut text = format!(
        "{} {colour} {handle} {row} {} {} {}\n",
        table.variant,
        table.round,
        cards(&table.hand),
        table.choice.as_deref().unwrap_or_default()
    );
    for TableSeat { sideboard, exchange_used, waiting, hand, .. } in &table.seats {
        let exchange = match exchange_used {
            Some(true) => "used",
            Some(false) => "unused",
            None => "none",
        };
        text += &format!("{} {exchange} {waiting} {hand}\n", cards(sideboard));
    }
    short_hash(&text)
}

/// Returns the first eight bytes of a hash.
fn short_hash(text: &str) -> u64 {
    let Hash256(bytes) = Hash256::of(text);
    u64::from_be_bytes(*bytes.first_chunk().expect("a hash has 32 bytes"))
}
