use clap::{Args, CommandFactory};
use clap_complete::Shell;

use crate::arguments::Cli;
use crate::failure::Failure;
use crate::output;

/// Print shell completions
///
/// For bash: `sideboards completions bash > ~/.local/share/bash-completion/completions/sideboards`
#[derive(Debug, Args)]
pub(crate) struct Completions {
    /// The shell
    shell: Shell,
}

impl Completions {
    pub(crate) fn run(&self) -> Result<(), Failure> {
        let mut script = Vec::new();
        clap_complete::generate(self.shell, &mut Cli::command(), "sideboards", &mut script);
        output::write(&mut std::io::stdout().lock(), &String::from_utf8(script).expect("scripts are text"))
    }
}
