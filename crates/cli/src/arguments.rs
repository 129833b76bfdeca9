use std::path::PathBuf;
use std::sync::Arc;

use clap::{Args, Parser, Subcommand};
use sideboards_bots::Adviser;
use sideboards_rules::{Content, Goals, Players, Seat, Seed};

use crate::commands::{
    completions::Completions, content::ContentCommand, deal::Deal, hint::HintCommand, licences::Licences,
    puzzles::Puzzles, read::ReadCommand, replay::Replay, review::ReviewCommand, score::Score, serve::Serve,
    simulate::Simulate, solve::Solve, tournament::TournamentCommand, verify::Verify,
};
use crate::failure::Failure;
use crate::input;

/// The card game Sideboards by Hartwig Jakubik, in the browser and on the command line.
///
/// Draft cards that show five coloured drawers, build a sideboard of eight cards, score three goals. Without a command,
/// the program serves the game on this machine and opens it in the browser.
#[derive(Debug, Parser)]
#[command(version, after_help = AFTER_HELP, max_term_width = 100)]
pub(crate) struct Cli {
    #[command(subcommand)]
    pub(crate) command: Option<CliCommand>,
}

const AFTER_HELP: &str = "\
Cards are written top drawer first, two characters per drawer: R T P O K for red, turquoise, pink, orange and black, \
then f s b for flower, square and bar, or - for no handle. R-TbPfOsK- rotated by 180 degrees is K-OsPfTbR-.

Exit status: 0 success; 1 a check failed, such as a record that breaks the rules or a content file with faults; \
2 bad usage or input.

This is an unofficial implementation; if you enjoy the game, buy the real thing.";

#[derive(Debug, Subcommand)]
pub(crate) enum CliCommand {
    Serve(Serve),
    Score(Score),
    Deal(Deal),
    Read(ReadCommand),
    Replay(Replay),
    Verify(Verify),
    Hint(HintCommand),
    Review(ReviewCommand),
    Simulate(Simulate),
    Solve(Solve),
    Puzzles(Puzzles),
    Tournament(TournamentCommand),
    Content(ContentCommand),
    Licences(Licences),
    Completions(Completions),
}

/// The box to play with.
#[derive(Debug, Args)]
pub(crate) struct ContentArgument {
    /// Use the box in this content file, or in a link of the page, instead of the built-in one
    #[arg(long, value_name = "FILE")]
    content: Option<PathBuf>,
}

impl ContentArgument {
    pub(crate) fn load(&self) -> Result<Arc<Content>, Failure> {
        match &self.content {
            None => Ok(Content::classic()),
            Some(path) => input::content(path)?.map_err(|errors| {
                let more = match errors.0.len() {
                    1 => String::new(),
                    count => format!(" (and {} more; see `sideboards content check`)", count - 1),
                };
                Failure::bad(format!("{}:{}{more}", path.display(), errors.0[0]))
            }),
        }
    }
}

/// Options of the adviser.
#[derive(Debug, Args)]
pub(crate) struct AdviserArguments {
    /// Number of games to play out for each position
    #[arg(
        long,
        value_name = "P",
        default_value_t = Adviser::PLAYOUTS,
        value_parser = clap::value_parser!(u32).range(1..)
    )]
    pub(crate) playouts: u32,

    /// Seed for the samples: 64 hexadecimal digits, or any text
    #[arg(long, default_value = "advice", value_parser = seed)]
    pub(crate) seed: Seed,
}

impl AdviserArguments {
    pub(crate) fn adviser(&self) -> Adviser {
        Adviser::new(&self.seed, self.playouts)
    }
}

/// The goals of games.
#[derive(Clone, Copy, Debug)]
pub(crate) enum GoalsChoice {
    /// All games have the same.
    Fixed(Goals),
    /// Each game draws its own.
    Random,
}

impl GoalsChoice {
    /// Returns the goals of the game of a seed.
    pub(crate) fn of_game(self, content: &Content, seed: &Seed) -> Goals {
        match self {
            Self::Fixed(goals) => goals,
            Self::Random => content.random_goals(seed),
        }
    }

    /// Reads `random`, three numbers, or the name of a suggestion of this box.
    pub(crate) fn parse(text: &str, content: &Content) -> Result<Self, Failure> {
        if text == "random" {
            return Ok(Self::Random);
        }
        let numbers: Option<Vec<i64>> = text.split(',').map(|number| number.trim().parse().ok()).collect();
        let goals = match numbers {
            Some(numbers) => content.goals(&numbers),
            None => content.suggestion(text),
        };
        goals.map(Self::Fixed).map_err(|error| {
            Failure::bad(format!(
                "--goals {text}: {error} (use three numbers like 2,8,19, a suggestion, or random)"
            ))
        })
    }
}

/// Converts a seat counted from 1.
pub(crate) fn seat(number: usize, players: Players) -> Result<Seat, Failure> {
    let seat = number.checked_sub(1).and_then(|index| Seat::try_from(index).ok());
    seat.filter(|seat| players.has(*seat)).ok_or_else(|| match players.count() {
        1 => Failure::bad(format!("--seat {number}: there is only seat 1")),
        _ => Failure::bad(format!("--seat {number}: the seats are 1 to {players}")),
    })
}

/// Reads a seed; every text is valid.
pub(crate) fn seed(text: &str) -> Result<Seed, std::convert::Infallible> {
    text.parse()
}
