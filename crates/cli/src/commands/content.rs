use std::path::PathBuf;

use clap::{Args, Subcommand};
use sideboards_rules::{Content, GoalKind, MAX_PLAYERS, Players, Setup, Variant};

use crate::failure::Failure;
use crate::{input, output};

/// Work with content files, which describe boxes
#[derive(Debug, Args)]
pub(crate) struct ContentCommand {
    #[command(subcommand)]
    subcommand: ContentSubcommand,
}

#[derive(Debug, Subcommand)]
enum ContentSubcommand {
    /// Check a content file and report every fault with its line
    ///
    /// docs/CONTENT.md describes the format; content/classic.toml is the built-in box. The exit status is 1 if
    /// there are faults.
    Check {
        /// The content file, or a link to a box as the page shares it; `-` for standard input
        #[arg(value_name = "FILE|LINK")]
        file: PathBuf,
    },
}

impl ContentCommand {
    pub(crate) fn run(&self) -> Result<(), Failure> {
        let ContentSubcommand::Check { file } = &self.subcommand;
        let name = input::name(Some(file));
        match input::content(file)? {
            Ok(content) => {
                let [colour, handle, row] = GoalKind::ALL
                    .map(|kind| content.all_goals().iter().filter(|goal| goal.kind() == kind).count());
                let [standard, four_card] = Variant::ALL.map(|variant| most_players(&content, variant));
                let lines = [
                    format!("{name}: valid"),
                    format!("  name         {}", content.name()),
                    format!("  cards        {}", content.deck().len()),
                    format!("  players      {standard} at most, in the four-card variant {four_card}"),
                    format!("  goals        {colour} colour, {handle} handle, {row} row"),
                    format!("  suggestions  {}", content.suggestions().len()),
                    format!("  hash         {}", content.hash()),
                ];
                output::print(&(lines.join("\n") + "\n"))
            }
            Err(errors) => {
                let lines = errors.0.iter().map(|fault| format!("{name}:{fault}"));
                Err(Failure::no(lines.collect::<Vec<_>>().join("\n")))
            }
        }
    }
}

/// Returns how many can play with the cards of a box; 0 if it is too small for any game.
fn most_players(content: &Content, variant: Variant) -> usize {
    let is_enough = |count: &usize| {
        let players = Players::new(*count).expect("one to six players");
        Setup::cards_needed(players, variant) <= content.deck().len()
    };
    (1..=MAX_PLAYERS).take_while(is_enough).last().unwrap_or(0)
}
