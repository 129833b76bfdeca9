use std::path::PathBuf;
use std::sync::Arc;

use clap::{Args, Parser, Subcommand};
use sideboards_rules::{Content, Goals, Seed};

use crate::commands::{
    completions::Completions, content::ContentCommand, deal::Deal, replay::Replay, score::Score,
    simulate::Simulate,
};
use crate::failure::Failure;
use crate::input;

/// The card game Sideboards by Hartwig Jakubik, on the command line.
///
/// Draft cards that show five coloured drawers, build a row of eight, score three goals. Without a command, a finished
/// game is shown and scored.
#[derive(Debug, Parser)]
#[command(version, after_help = AFTER_HELP, max_term_width = 100)]
pub(crate) struct Cli {
    #[command(subcommand)]
    pub(crate) command: Option<Command>,
}

const AFTER_HELP: &str = "\
Cards are written top drawer first, two letters a drawer: R T P O K for red, turquoise, pink, orange and black, \
then f s b for flower, square and bar, or - for no handle. R-TbPfOsK- turned by 180 degrees is K-OsPfTbR-.

Exit status: 0 done, 1 the answer is no, 2 bad usage or input.

This is an unofficial implementation; the box is worth buying.";

#[derive(Debug, Subcommand)]
pub(crate) enum Command {
    Score(Score),
    Deal(Deal),
    Replay(Replay),
    Simulate(Simulate),
    Content(ContentCommand),
    Completions(Completions),
}

/// The box to play with.
#[derive(Debug, Args)]
pub(crate) struct ContentArgument {
    /// Play with the box in this content file instead of the one that is built in
    #[arg(long = "content", value_name = "FILE")]
    file: Option<PathBuf>,
}

impl ContentArgument {
    pub(crate) fn load(&self) -> Result<Arc<Content>, Failure> {
        match &self.file {
            None => Ok(Content::classic()),
            Some(path) => input::content(path)?.map(Arc::new).map_err(|errors| {
                let more = match errors.0.len() {
                    1 => String::new(),
                    count => format!(" (and {} more; see `sideboards content check`)", count - 1),
                };
                Failure::bad(format!("{}:{}{more}", path.display(), errors.0[0]))
            }),
        }
    }
}

/// Which goals a game has.
#[derive(Clone, Debug)]
pub(crate) enum GoalsArgument {
    Numbers(Vec<u64>),
    Suggestion(String),
    Random,
}

impl GoalsArgument {
    pub(crate) fn parse(text: &str) -> Result<Self, String> {
        match text {
            "random" => Ok(Self::Random),
            _ if text.starts_with(|first: char| first.is_ascii_digit()) => {
                let numbers: Result<Vec<u64>, _> = text.split(',').map(str::parse).collect();
                numbers.map(Self::Numbers).map_err(|_| "numbers are written like 2,8,19".to_owned())
            }
            _ => Ok(Self::Suggestion(text.to_owned())),
        }
    }

    /// Gives the goals of one game; random ones follow from its seed.
    pub(crate) fn resolve(&self, content: &Content, seed: &Seed) -> Result<Goals, Failure> {
        match self {
            Self::Numbers(numbers) => content.goals(numbers).map_err(Failure::bad),
            Self::Suggestion(name) => content.suggestion(name).map_err(Failure::bad),
            Self::Random => Ok(content.random_goals(seed)),
        }
    }
}

/// Reads a seed; every text is one.
pub(crate) fn seed(text: &str) -> Result<Seed, std::convert::Infallible> {
    text.parse()
}
