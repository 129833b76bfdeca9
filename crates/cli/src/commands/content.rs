use std::path::PathBuf;

use clap::{Args, Subcommand};
use sideboards_rules::GoalKind;

use crate::failure::Failure;
use crate::{input, output};

/// Work with content files: boxes as data
#[derive(Debug, Args)]
pub(crate) struct ContentCommand {
    #[command(subcommand)]
    action: Action,
}

#[derive(Debug, Subcommand)]
enum Action {
    /// Check a content file and report everything that is wrong with it, each fault with its line
    ///
    /// docs/CONTENT.md describes the format; content/classic.toml is the box that is built in. Exit status 1 if there
    /// are faults.
    Check {
        /// The content file; `-` for standard input
        file: PathBuf,
    },
}

impl ContentCommand {
    pub(crate) fn run(&self) -> Result<(), Failure> {
        let Action::Check { file } = &self.action;
        match input::content(file)? {
            Ok(content) => {
                let [colour, handle, row] = GoalKind::ALL
                    .map(|kind| content.all_goals().iter().filter(|goal| goal.kind() == kind).count());
                output::print(&format!(
                    "{}: valid\n  name         {}\n  cards        {}\n  goals        {colour} colour, {handle} handle, {row} row\n  \
                     suggestions  {}\n  hash         {}\n",
                    file.display(),
                    content.name(),
                    content.deck().len(),
                    content.suggestions().len(),
                    content.hash(),
                ))
            }
            Err(errors) => {
                let lines = errors.0.iter().map(|fault| format!("{}:{fault}", file.display()));
                Err(Failure::no(lines.collect::<Vec<_>>().join("\n")))
            }
        }
    }
}
