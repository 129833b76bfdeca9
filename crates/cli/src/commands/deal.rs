use clap::Args;
use sideboards_rules::{Content, Day, Seed, Setup, Variant};

use crate::arguments::{self, ContentArgument};
use crate::failure::Failure;
use crate::{output, terminal};

/// Print the shuffled order of a deal, first dealt first, one card a line
///
/// The order follows from the box and the seed by the algorithm of docs/DEAL.md, so that anyone can verify a deal.
/// Cards are dealt one at a time round the table, then drawn in seat order; how many players and which variant decide
/// who gets which card, not the order. For the daily deal of docs/DAILY.md its goals and its seed are printed before.
#[derive(Debug, Args)]
pub(crate) struct Deal {
    /// How many play: 1 to 6
    #[arg(long, value_name = "N", required_unless_present = "daily")]
    players: Option<usize>,

    /// 64 hexadecimal digits, or any text
    #[arg(long, value_parser = arguments::seed, required_unless_present = "daily")]
    seed: Option<Seed>,

    /// standard or four-card
    #[arg(long, default_value_t)]
    variant: Variant,

    /// The deal of a day instead, for one player, such as 2026-11-15
    #[arg(long, value_name = "DAY", conflicts_with_all = ["players", "seed", "variant", "content"])]
    daily: Option<Day>,

    #[command(flatten)]
    content: ContentArgument,
}

impl Deal {
    pub(crate) fn run(&self) -> Result<(), Failure> {
        match (self.daily, self.players, self.seed) {
            (None, Some(players), Some(seed)) => {
                let content = self.content.load()?;
                // Any goals will do: they do not change the deal, but the table must be one that can be dealt.
                let any_goals = content.random_goals(&seed);
                Setup::new(&content, players, self.variant, any_goals).map_err(Failure::bad)?;
                output::print(&order(&content, &seed))
            }
            (daily, ..) => {
                let record = daily.expect("asked for if there is no seed or no number of players").record();
                let (goals, seed) = (record.setup().goals(), record.seed());
                output::print(&format!("goals {goals}\nseed {seed}\n\n{}", order(record.content(), &seed)))
            }
        }
    }
}

/// Writes the cards as they come, one a line.
fn order(content: &Content, seed: &Seed) -> String {
    let order = content.shuffled(seed);
    order.iter().map(|&card| terminal::card(content.deck().card(card)) + "\n").collect()
}
