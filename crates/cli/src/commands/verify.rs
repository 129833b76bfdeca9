use std::path::PathBuf;

use clap::Args;
use serde::Serialize;
use sideboards_rules::{Game, Round};

use crate::arguments::ContentArgument;
use crate::failure::Failure;
use crate::score_json::line;
use crate::terminal::bold;
use crate::{input, output};

/// Check a finished game that was played online: was the deal fixed before the first card, and is every decision legal?
///
/// Before a game is dealt, the server tells everybody the SHA-256 of the seed, from which all cards follow. In the end the
/// record tells the seed. If they belong together, nobody changed the cards on the way. Take the number that you saw during
/// the game, not one that the server tells afterwards. Exit status 1 if they do not, or if the record breaks the rules.
#[derive(Debug, Args)]
pub(crate) struct Verify {
    /// The record; `-` for standard input
    file: PathBuf,

    /// The 64 digits that were told when the game began
    #[arg(long, value_name = "DIGITS")]
    commitment: String,

    /// Print the result as JSON
    #[arg(long)]
    json: bool,

    #[command(flatten)]
    content: ContentArgument,
}

#[derive(Debug, Serialize)]
struct VerifyJson {
    deal: bool,
    legal: bool,
    finished: bool,
    decisions: usize,
    commitment: String,
}

impl Verify {
    pub(crate) fn run(&self) -> Result<(), Failure> {
        let told = self.commitment.trim().to_ascii_lowercase();
        if told.len() != 64 || !told.bytes().all(|digit| digit.is_ascii_hexdigit()) {
            return Err(Failure::bad("the commitment must be 64 hexadecimal digits"));
        }
        let record = input::record(&self.file, self.content.load()?)?;
        let name = input::name(Some(&self.file));
        let commitment = record.seed().commitment();
        let replayed = record.replay();
        if self.json {
            output::print(&line(&VerifyJson {
                deal: commitment == told,
                legal: replayed.is_ok(),
                finished: replayed.as_ref().is_ok_and(Game::is_over),
                decisions: record.decisions().len(),
                commitment: commitment.clone(),
            }))?;
        }
        if commitment != told {
            let reason = format!("{name}: the deal is another one: the hash of its seed is {commitment}");
            return Err(Failure::no(reason));
        }
        let game = replayed.map_err(|bad| Failure::no(format!("{name}: {bad}")))?;
        if self.json {
            return Ok(());
        }
        let end = match game.round() {
            Round::Over => "the game is finished".to_owned(),
            round => format!("the record ends in {round}"),
        };
        output::print(&format!(
            "{}: the cards were fixed before the first one was dealt.\n{} decisions, all legal; {end}.\n",
            bold("The deal is as it was told"),
            record.decisions().len()
        ))
    }
}
