mod claim;
mod game;
mod report;

use std::path::PathBuf;

use clap::Args;
use sideboards_protocol::{DealFault, DealProof, Nonce, check_chain, check_seed};
use sideboards_rules::{Hash256, Record, Round};

use self::claim::{Claim, Evidence};
use self::game::ClaimedGame;
use self::report::Report;
use crate::arguments::ContentArgument;
use crate::failure::Failure;
use crate::input;

/// Check a finished online game: was the deal locked in before the first card, is every decision legal, and is the
/// record complete and unchanged?
///
/// Takes the finished game with its proof, as the server gives it (`GET /api/games/GAME`). Give the commitment, the chain
/// values and the nonce that you noted during the game: without them, the game is only checked for consistency with
/// itself. If something does not match, the exit status is 1 and one line says what. Otherwise the output says what is
/// proven, and what is not.
///
/// A bare record has no proof, so it cannot show where its seed came from. It can be compared with the commitment and
/// at least one chain value, but not with a nonce. Only the records of older servers, which committed to the seed alone,
/// can be compared with the commitment by itself. If what you give is not enough for a check, the exit status is 2.
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

    /// Your own nonce, 32 digits; needs the finished game with its proof
    #[arg(long, value_name = "DIGITS")]
    nonce: Option<Nonce>,

    /// Print the result as JSON
    #[arg(long)]
    json: bool,

    #[command(flatten)]
    content: ContentArgument,
}

/// Why a game was not verified.
enum Trouble {
    /// Something does not match.
    Fault(DealFault),
    /// The input is not enough to decide. This says nothing against the game.
    Input(&'static str),
}

const NEEDS_COMMITMENT: &str = "a record needs --commitment DIGITS";

const NEEDS_PROOF: &str = "a record alone cannot be compared with this commitment, which is not a hash of the seed alone. \
    Give the finished game with its proof (GET /api/games/GAME), or a chain value that you noted (--chain). \
    What can be checked without them: all decisions are legal, and the game is finished";

const NONCE_NEEDS_PROOF: &str = "a record alone cannot show which nonces are part of its seed: --nonce needs the finished \
    game with its proof (GET /api/games/GAME)";

impl From<DealFault> for Trouble {
    fn from(fault: DealFault) -> Self {
        Self::Fault(fault)
    }
}

impl Verify {
    pub(crate) fn run(&self) -> Result<(), Failure> {
        let game = ClaimedGame::read(&self.file, self.content.load()?)?;
        let name = input::name(Some(&self.file));
        let no = |reason: String| Failure::no(format!("{name}: {reason}"));
        let record = game.record().map_err(&no)?;
        let commitment = self.commitment.or(game.commitment);
        let commitment = commitment.ok_or_else(|| Failure::bad(NEEDS_COMMITMENT))?;
        let checked = match self.check(&game, &record, commitment) {
            Ok(claim) => Ok(claim),
            Err(Trouble::Fault(fault)) => Err(fault),
            Err(Trouble::Input(why)) => return Err(Failure::bad(format!("{name}: {why}"))),
        };
        if self.json {
            Report::new(&record, commitment, &checked).print_json()?;
        }
        let claim = checked.map_err(|fault| no(fault.to_string()))?;
        if self.json { Ok(()) } else { claim.print(&record) }
    }

    /// Checks everything that the input allows.
    fn check(&self, game: &ClaimedGame, record: &Record, commitment: Hash256) -> Result<Claim, Trouble> {
        if game.commitment.is_some_and(|told| told != commitment) {
            return Err(DealFault::Commitment.into());
        }
        let (chain, evidence) = match &game.proof {
            Some(proof) if proof.terms.game != game.name => return Err(DealFault::Game.into()),
            Some(proof) => {
                let chain = proof.check(record, &commitment.to_string())?;
                (chain, if proof.terms.has_nonces() { Evidence::Shared } else { Evidence::ServerOnly })
            }
            None => self.check_without_proof(game, record, commitment)?,
        };
        if !self.chain.iter().all(|told| chain.contains(told)) {
            return Err(DealFault::Chain { round: usize::from(Round::COUNT) }.into());
        }
        self.check_nonce(game.proof.as_ref())?;
        Ok(Claim {
            evidence,
            is_kept: self.commitment.is_some(),
            rounds: self.rounds_covered(&chain),
            names: game.names(),
        })
    }

    /// Checks a game without a proof: with its chain, or as one whose server committed to the seed alone.
    fn check_without_proof(
        &self,
        game: &ClaimedGame,
        record: &Record,
        commitment: Hash256,
    ) -> Result<(Vec<Hash256>, Evidence), Trouble> {
        let chain = check_chain(record, commitment)?;
        if self.nonce.is_some() {
            return Err(without_proof(game, NONCE_NEEDS_PROOF));
        }
        if check_seed(record, &commitment.to_string()).is_ok() {
            return Ok((chain, Evidence::SeedOnly));
        }
        // The chain begins with the commitment, which proves nothing about the record.
        if self.chain.iter().all(|told| *told == commitment) {
            return Err(without_proof(game, NEEDS_PROOF));
        }
        Ok((chain, Evidence::RecordOnly))
    }

    fn check_nonce(&self, proof: Option<&DealProof>) -> Result<(), DealFault> {
        let mut nonces =
            proof.into_iter().flat_map(|proof| &proof.terms.seats).filter_map(|seat| seat.nonce());
        match &self.nonce {
            Some(own) if !nonces.any(|nonce| nonce.parse().as_ref() == Ok(own)) => Err(DealFault::Nonce),
            _ => Ok(()),
        }
    }

    /// Counts how many of the seven rounds, the start among them, the given chain values cover.
    fn rounds_covered(&self, chain: &[Hash256]) -> usize {
        chain.iter().rposition(|value| self.chain.contains(value)).unwrap_or_default()
    }
}

/// Distinguishes a server that gives no proof (a fault) from a bare record (which cannot have one).
fn without_proof(game: &ClaimedGame, why: &'static str) -> Trouble {
    if game.is_bare_record() { Trouble::Input(why) } else { DealFault::NoProof.into() }
}
