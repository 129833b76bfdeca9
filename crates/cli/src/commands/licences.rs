use clap::Args;

use crate::failure::Failure;
use crate::output;

/// Print the licences of the program and of all third-party work in it
///
/// The page /licences in the browser shows the same text.
#[derive(Debug, Args)]
pub(crate) struct Licences;

impl Licences {
    pub(crate) fn run() -> Result<(), Failure> {
        output::write(&mut std::io::stdout().lock(), sideboards_assets::licences())
    }
}
