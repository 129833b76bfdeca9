use std::path::PathBuf;
use std::str::FromStr;

use clap::Args;
use serde::Serialize;
use sideboards_rules::{Content, Players, Seed, Setup, Variant};

use crate::arguments::{self, ContentArgument, GoalsChoice};
use crate::contender::Contender;
use crate::failure::Failure;
use crate::score_json::line;
use crate::simulation::{SeatStatistics, Simulation};
use crate::{output, pool, terminal};

/// Play many games between bots and compare them
///
/// The same seed gives the same games, whatever the number of threads. Bots, weakest first: random, apprentice, joiner,
/// master; a master can have a limit per decision, as in master:2000 (playouts) or master:50ms. `wins` is the share of
/// games won; a tie counts as a fraction.
#[derive(Debug, Args)]
pub(crate) struct Simulate {
    /// Number of players, 1 to 6
    #[arg(long, value_name = "N")]
    players: usize,

    /// A bot for each seat, like apprentice,random
    #[arg(long, value_delimiter = ',', required = true, value_name = "BOTS", value_parser = Contender::from_str)]
    bots: Vec<Contender>,

    /// Number of games
    #[arg(long, value_parser = clap::value_parser!(u32).range(1..), value_name = "G")]
    games: u32,

    /// Three numbers like 2,8,19, the name of a suggestion like B, or random for each game
    #[arg(long, default_value = "random")]
    goals: String,

    /// standard or four-card
    #[arg(long, default_value_t)]
    variant: Variant,

    /// 64 hexadecimal digits, or any text
    #[arg(long, default_value = "sideboards", value_parser = arguments::seed)]
    seed: Seed,

    /// Number of threads [default: all cores]
    #[arg(long, value_name = "T", value_parser = clap::value_parser!(u16).range(1..=1024))]
    threads: Option<u16>,

    /// Write the record of each game into this folder, for `sideboards replay`; nothing is overwritten
    #[arg(long, value_name = "FOLDER")]
    records: Option<PathBuf>,

    /// Print the result as JSON
    #[arg(long)]
    json: bool,

    #[command(flatten)]
    content: ContentArgument,
}

#[derive(Debug, Serialize)]
struct SimulateJson {
    games: u32,
    seed: String,
    bots: Vec<BotJson>,
}

#[derive(Debug, Serialize)]
struct BotJson {
    name: String,
    mean: f64,
    mean_error: Option<f64>,
    sd: f64,
    wins: f64,
    decision_seconds: f64,
    longest_decision_seconds: f64,
}

impl Simulate {
    pub(crate) fn run(&self) -> Result<(), Failure> {
        let content = self.content.load()?;
        let goals = GoalsChoice::parse(&self.goals, &content)?;
        let players = self.players(&content, goals)?;
        if let Some(folder) = &self.records {
            std::fs::create_dir_all(folder)
                .map_err(|error| Failure::bad(format!("{} cannot be created: {error}", folder.display())))?;
        }
        let simulation = Simulation {
            content,
            players,
            variant: self.variant,
            goals,
            bots: self.bots.clone(),
            games: self.games,
            seed: self.seed,
            records: self.records.clone(),
        };
        let threads = pool::threads(self.threads, self.games);
        let bar = terminal::progress_bar(u64::from(self.games), "games");
        let seats = simulation.run(threads, |games| bar.inc(games))?;
        bar.finish_and_clear();
        output::print(&if self.json { self.to_json(&seats) } else { self.readable(&seats) })
    }

    /// Checks that the table is possible and has a bot on every seat.
    fn players(&self, content: &Content, goals: GoalsChoice) -> Result<Players, Failure> {
        let goals = goals.of_game(content, &self.seed);
        let setup = Setup::new(content, self.players, self.variant, goals).map_err(Failure::bad)?;
        if self.bots.len() != self.players {
            let (players, bots) = (self.players, self.bots.len());
            return Err(Failure::bad(format!(
                "--players {players} and --bots with {bots}: every seat needs a bot"
            )));
        }
        Ok(setup.players())
    }

    fn to_json(&self, seats: &[SeatStatistics]) -> String {
        let bot = |(bot, seat): (&Contender, &SeatStatistics)| BotJson {
            name: bot.to_string(),
            mean: seat.mean(),
            mean_error: seat.mean_error(),
            sd: seat.deviation(),
            wins: seat.wins(),
            decision_seconds: seat.decision_seconds(),
            longest_decision_seconds: seat.longest_decision_seconds(),
        };
        line(&SimulateJson {
            games: self.games,
            seed: self.seed.to_string(),
            bots: self.bots.iter().zip(seats).map(bot).collect(),
        })
    }

    fn readable(&self, seats: &[SeatStatistics]) -> String {
        let played = format!("{} variant, goals {}, seed {}", self.variant, self.goals, self.seed);
        terminal::simulation(self.games, &played, &self.bots, seats)
    }
}
