use std::num::NonZeroU32;
use std::time::Instant;

use clap::Args;
use serde::Serialize;
use sideboards_bots::{Exchange, Hindsight, hindsight};
use sideboards_rules::{Content, GoalKind, Seed};

use crate::arguments::{self, ContentArgument, GoalsChoice};
use crate::failure::Failure;
use crate::score_json::line;
use crate::terminal::{bold, dim, paint_cards};
use crate::{output, terminal};

/// Find the best possible play of a solo deal for a player who knows all its cards
///
/// The answer is exact and uses the exchange where it helps most.
#[derive(Debug, Args)]
pub(crate) struct Solve {
    /// 64 hexadecimal digits, or any text
    #[arg(long, value_parser = arguments::seed)]
    seed: Seed,

    /// Three numbers like 2,8,19, the name of a suggestion like B, or random, drawn with the seed
    #[arg(long, default_value = "random")]
    goals: String,

    /// Do not use the exchange card
    #[arg(long)]
    no_exchange: bool,

    /// Solve this many other deals derived from the seed, and print their mean
    #[arg(long, value_name = "N")]
    deals: Option<NonZeroU32>,

    /// Print the result as JSON
    #[arg(long)]
    json: bool,

    #[command(flatten)]
    content: ContentArgument,
}

#[derive(Debug, Serialize)]
struct SolveJson {
    total: u16,
    goals: [u8; 3],
    decisions: Vec<String>,
    cards: Vec<String>,
    exchange_used: bool,
}

#[derive(Debug, Serialize)]
struct SolveManyJson {
    deals: u32,
    mean: f64,
    exchanges: f64,
    seconds_a_deal: f64,
}

impl Solve {
    pub(crate) fn run(&self) -> Result<(), Failure> {
        let content = self.content.load()?;
        let goals = GoalsChoice::parse(&self.goals, &content)?;
        match self.deals {
            Some(deals) => self.solve_many(&content, goals, deals.get()),
            None => self.solve_one(&content, goals),
        }
    }

    fn solve_one(&self, content: &Content, goals: GoalsChoice) -> Result<(), Failure> {
        let best = self.solve(content, goals, &self.seed)?;
        let goals = goals.of_game(content, &self.seed);
        let deck = content.deck();
        let decisions = best.decisions.iter().map(|decision| deck.text(decision).to_string());
        if self.json {
            return output::print(&line(&SolveJson {
                total: best.total.0,
                goals: goals.numbers(),
                decisions: decisions.collect(),
                cards: best.sideboard.cards().iter().map(|placed| deck.text(placed).to_string()).collect(),
                exchange_used: best.exchange_used,
            }));
        }
        let titles = GoalKind::ALL.map(|kind| {
            let goal = content.goal(goals.of(kind));
            format!("{} {}", goal.number, goal.name)
        });
        let mut text = format!("{}\n", bold(format!("{} points at best", best.total)));
        text += &format!("{}\n\n", dim(titles.join(", ")));
        for decision in decisions {
            text += &format!("  {}\n", paint_cards(&decision));
        }
        text += "\n";
        text += &terminal::sideboard(content, &best.sideboard);
        output::print(&text)
    }

    fn solve_many(&self, content: &Content, goals: GoalsChoice, deals: u32) -> Result<(), Failure> {
        let bar = terminal::progress_bar(u64::from(deals), "deals");
        let begin = Instant::now();
        let (mut points, mut exchanges) = (0_u64, 0_u32);
        for number in 0..deals {
            let best = self.solve(content, goals, &self.seed.child(number))?;
            points += u64::from(best.total.0);
            exchanges += u32::from(best.exchange_used);
            bar.inc(1);
        }
        bar.finish_and_clear();
        let result = SolveManyJson {
            deals,
            mean: points as f64 / f64::from(deals),
            exchanges: f64::from(exchanges) / f64::from(deals),
            seconds_a_deal: begin.elapsed().as_secs_f64() / f64::from(deals),
        };
        output::print(&if self.json {
            line(&result)
        } else {
            format!(
                "{} {}: {:.2} points at best on average, {:.0}% with an exchange, {:.1} ms per deal\n",
                result.deals,
                if result.deals == 1 { "deal" } else { "deals" },
                result.mean,
                100.0 * result.exchanges,
                1e3 * result.seconds_a_deal
            )
        })
    }

    fn solve(&self, content: &Content, goals: GoalsChoice, seed: &Seed) -> Result<Hindsight, Failure> {
        let exchange = if self.no_exchange { Exchange::Forbidden } else { Exchange::Allowed };
        hindsight(content, goals.of_game(content, seed), seed, exchange).map_err(Failure::bad)
    }
}
