mod game;
mod report;

use std::path::PathBuf;

use clap::Args;
use sideboards_protocol::{DealFault, Nonce, check_chain, check_seed};
use sideboards_rules::{Hash256, Record, Round};

use self::game::Game;
use self::report::{Proof, Report};
use crate::arguments::ContentArgument;
use crate::failure::Failure;
use crate::input;

/// Check a finished online game: was the deal fixed before the first card, is every decision legal, and is the
/// record complete and unchanged?
///
/// Takes the finished game from the server (`GET /api/games/GAME`), or a record together with the commitment.
/// Give the commitment, the chain values and the nonce that you noted during the game: without them, the game is only
/// checked for consistency with itself. If something does not match, the exit status is 1 and one line says what.
#[derive(Debug, Args)]
pub(crate) struct Verify {
    /// The finished game as JSON, or its record; `-` for standard input
    file: PathBuf,

    /// The commitment, 64 digits, as announced when the game began
    #[arg(long, value_name = "DIGITS")]
    commitment: Option<Hash256>,

    /// A chain value, 64 digits, as announced during the game or at its end; can be repeated
    #[arg(long, value_name = "DIGITS")]
    chain: Vec<Hash256>,

    /// Your own nonce, 32 digits
    #[arg(long, value_name = "DIGITS")]
    nonce: Option<Nonce>,

    /// Print the result as JSON
    #[arg(long)]
    json: bool,

    #[command(flatten)]
    content: ContentArgument,
}

impl Verify {
    pub(crate) fn run(&self) -> Result<(), Failure> {
        let game = Game::read(&self.file, self.content.load()?)?;
        let name = input::name(Some(&self.file));
        let no = |reason: String| Failure::no(format!("{name}: {reason}"));
        let record = game.record().map_err(&no)?;
        let commitment = self.commitment.or(game.commitment);
        let commitment = commitment.ok_or_else(|| Failure::bad("a record needs --commitment DIGITS"))?;
        let checked = self.check(&game, &record, commitment);
        if self.json {
            Report::new(&record, commitment, &checked).print_json()?;
        }
        let proof = checked.map_err(|fault| no(fault.to_string()))?;
        if self.json {
            return Ok(());
        }
        proof.print(&record, self.commitment.is_some())
    }

    /// Checks everything that can be checked with what there is.
    fn check(&self, game: &Game, record: &Record, commitment: Hash256) -> Result<Proof, DealFault> {
        if game.commitment.is_some_and(|told| told != commitment) {
            return Err(DealFault::Commitment);
        }
        let (chain, proof) = match &game.proof {
            Some(proof) if proof.terms.game != game.name => return Err(DealFault::Game),
            Some(proof) => {
                let chain = proof.check(record, &commitment.to_string())?;
                (chain, if proof.terms.has_nonces() { Proof::Shared } else { Proof::ServerOnly })
            }
            None => match check_seed(record, &commitment.to_string()) {
                Err(DealFault::Commitment) if !self.chain.is_empty() => {
                    let chain = check_chain(record, commitment)?;
                    let rounds =
                        chain.iter().rposition(|value| self.chain.contains(value)).unwrap_or_default();
                    (chain, Proof::RecordOnly { rounds })
                }
                checked => (checked?, Proof::SeedOnly),
            },
        };
        if !self.chain.iter().all(|told| chain.contains(told)) {
            return Err(DealFault::Chain { round: usize::from(Round::COUNT) });
        }
        let nonces =
            || game.proof.iter().flat_map(|proof| &proof.terms.seats).filter_map(|seat| seat.nonce());
        match &self.nonce {
            Some(_) if game.proof.is_none() => Err(DealFault::NoProof),
            Some(own) if !nonces().any(|nonce| nonce.parse().as_ref() == Ok(own)) => Err(DealFault::Nonce),
            _ => Ok(proof),
        }
    }
}
