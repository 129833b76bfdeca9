use std::path::PathBuf;
use std::str::FromStr;

use clap::Args;
use sideboards_bots::Level;
use sideboards_rules::{Seed, Setup, Variant};

use crate::arguments::{self, ContentArgument, GoalsChoice};
use crate::contender::Contender;
use crate::failure::Failure;
use crate::score_json::line;
use crate::terminal::{CrossTable, Ranking};
use crate::tournament::{Measured, Tournament};
use crate::tournament_json::{AloneBotJson, AloneJson, EncounterJson, PlayedJson, TournamentJson};
use crate::{output, plot, pool, terminal};

/// Play bots against each other on mirrored deals
///
/// Bots, weakest first: random, apprentice, joiner, master. Each deal is played with the first bot in every seat, so
/// that luck cancels out. With more than two players, one bot of the first kind plays against several of the second. With
/// one player, every bot plays the same solo deals and is compared with the best possible play without the exchange card.
/// Errors are 95% confidence intervals.
#[derive(Debug, Args)]
pub(crate) struct TournamentCommand {
    /// The bots, like apprentice,joiner,master:500,master:50ms [default: all]
    #[arg(long, value_delimiter = ',', value_name = "BOTS", value_parser = Contender::from_str)]
    bots: Vec<Contender>,

    /// Number of players, 1 to 6
    #[arg(long, default_value_t = 2, value_name = "N")]
    players: usize,

    /// Number of deals per pair of bots
    #[arg(long, default_value_t = 100, value_parser = clap::value_parser!(u32).range(1..), value_name = "D")]
    deals: u32,

    /// Three numbers like 2,8,19, the name of a suggestion like B, or random for each deal
    #[arg(long, default_value = "random")]
    goals: String,

    /// standard or four-card
    #[arg(long, default_value_t)]
    variant: Variant,

    /// 64 hexadecimal digits, or any text
    #[arg(long, default_value = "tournament", value_parser = arguments::seed)]
    seed: Seed,

    /// Number of threads [default: all cores]
    #[arg(long, value_name = "T", value_parser = clap::value_parser!(u16).range(1..=1024))]
    threads: Option<u16>,

    /// Write a chart of the result to this SVG file
    #[arg(long, value_name = "FILE")]
    svg: Option<PathBuf>,

    /// Print the result as JSON
    #[arg(long)]
    json: bool,

    #[command(flatten)]
    content: ContentArgument,
}

impl TournamentCommand {
    pub(crate) fn run(&self) -> Result<(), Failure> {
        let content = self.content.load()?;
        let goals = GoalsChoice::parse(&self.goals, &content)?;
        let setup = Setup::new(&content, self.players, self.variant, goals.of_game(&content, &self.seed));
        let tournament = Tournament {
            players: setup.map_err(Failure::bad)?.players(),
            content,
            variant: self.variant,
            goals,
            deals: self.deals,
            seed: self.seed,
        };
        let bots =
            if self.bots.is_empty() { Level::ALL.map(Contender::from).to_vec() } else { self.bots.clone() };
        if tournament.players.is_solo() {
            self.alone(&tournament, &bots)
        } else {
            self.pairs(&tournament, &bots)
        }
    }

    fn pairs(&self, tournament: &Tournament, bots: &[Contender]) -> Result<(), Failure> {
        // With two players one encounter determines both results.
        let is_one_way = self.players == 2;
        let pairs: Vec<(usize, usize)> = (0..bots.len())
            .rev()
            .flat_map(|one| (0..bots.len()).map(move |other| (one, other)))
            .filter(|(one, other)| one > other || (one != other && !is_one_way))
            .collect();
        if pairs.is_empty() {
            return Err(Failure::bad("--bots with one bot: a tournament needs two"));
        }
        let bar = terminal::progress_bar(pairs.len() as u64 * u64::from(self.deals), "deals");
        let threads = pool::threads(self.threads, self.deals);
        let mut encounters = Vec::new();
        for (one, other) in pairs {
            let encounter = tournament.encounter(bots[one], bots[other], threads, |deals| bar.inc(deals))?;
            encounters.push((one, other, encounter));
        }
        bar.finish_and_clear();
        let bars: Vec<_> = encounters
            .iter()
            .map(|(one, other, encounter)| plot::Bar {
                label: format!("{} {} {}", bots[*one], self.among(), bots[*other]),
                value: percent(encounter.wins()),
            })
            .collect();
        let title = format!("Games won in %: {}", self.played());
        let chance = 100.0 / self.players as f64;
        self.draw(&plot::Plot { title, mark: chance, mark_label: "by chance", most: 100.0, bars: &bars })?;
        output::print(&if self.json {
            line(&TournamentJson {
                played: self.played_json(),
                encounters: encounters
                    .iter()
                    .map(|(one, other, e)| EncounterJson::new(bots[*one], bots[*other], e))
                    .collect(),
            })
        } else {
            terminal::cross_table(&CrossTable {
                played: self.played(),
                players: self.players,
                bots,
                encounters: &encounters,
            })
        })
    }

    fn alone(&self, tournament: &Tournament, bots: &[Contender]) -> Result<(), Failure> {
        let bar = terminal::progress_bar(self.deals.into(), "deals");
        let threads = pool::threads(self.threads, self.deals);
        let alone = tournament.alone(bots, threads, |deals| bar.inc(deals))?;
        let results: Vec<_> = bots.iter().copied().zip(alone).collect();
        bar.finish_and_clear();
        let optimum = results[0].1.optimum().mean;
        let bars: Vec<_> = results
            .iter()
            .map(|(bot, alone)| plot::Bar { label: bot.to_string(), value: alone.points() })
            .collect();
        let title = format!("Solo points: {}", self.played());
        self.draw(&plot::Plot { title, mark: optimum, mark_label: "optimum", most: optimum, bars: &bars })?;
        output::print(&if self.json {
            let bots = results.iter().map(|(bot, alone)| AloneBotJson::new(*bot, alone)).collect();
            line(&AloneJson { played: self.played_json(), bots })
        } else {
            terminal::ranking(&Ranking { played: self.played(), results: &results })
        })
    }

    fn among(&self) -> &'static str {
        if self.players == 2 { "against" } else { "among" }
    }

    fn draw(&self, plot: &plot::Plot) -> Result<(), Failure> {
        let Some(path) = &self.svg else { return Ok(()) };
        std::fs::write(path, plot.svg())
            .map_err(|error| Failure::bad(format!("{} cannot be written: {error}", path.display())))
    }

    fn played_json(&self) -> PlayedJson {
        PlayedJson {
            players: self.players,
            variant: self.variant.to_string(),
            goals: self.goals.clone(),
            seed: self.seed.to_string(),
            deals: self.deals,
        }
    }

    fn played(&self) -> String {
        let players = match self.players {
            1 => "1 player".to_owned(),
            players => format!("{players} players"),
        };
        let deals = match self.deals {
            1 => "1 deal".to_owned(),
            deals => format!("{deals} deals"),
        };
        let clock = if self.bots.iter().all(Contender::is_repeatable) {
            ""
        } else {
            ", by the clock: not repeatable"
        };
        format!("{players}, {} variant, goals {}, {deals}{clock}", self.variant, self.goals)
    }
}

fn percent(share: Measured) -> Measured {
    Measured { mean: 100.0 * share.mean, error: 100.0 * share.error }
}
