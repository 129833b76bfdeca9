use clap::Args;

use crate::failure::Failure;
use crate::output;

/// Print the licences of the program, and of everything from others that is in it
///
/// The same text is a page of the game: /licences
#[derive(Debug, Args)]
pub(crate) struct Licences;

impl Licences {
    pub(crate) fn run() -> Result<(), Failure> {
        output::write(&mut std::io::stdout().lock(), sideboards_assets::licences())
    }
}
