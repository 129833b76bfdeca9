use clap::Args;
use sideboards_rules::{Content, Day, Seed, Setup, Variant};

use crate::arguments::{self, ContentArgument};
use crate::failure::Failure;
use crate::{output, terminal};

/// Print the shuffled order of a deal, one card per line, first card first
///
/// The order follows from the box and the seed by the algorithm in docs/DEAL.md, so that anyone can verify a deal.
/// Cards are dealt one at a time around the table, then drawn in seat order; the number of players and the variant decide
/// who gets which card, not the order. For the daily deal (docs/DAILY.md), its goals and seed are printed first.
#[derive(Debug, Args)]
pub(crate) struct Deal {
    /// Number of players, 1 to 6
    #[arg(long, value_name = "N", required_unless_present = "daily")]
    players: Option<usize>,

    /// 64 hexadecimal digits, or any text
    #[arg(long, value_parser = arguments::seed, required_unless_present = "daily")]
    seed: Option<Seed>,

    /// standard or four-card
    #[arg(long, default_value_t)]
    variant: Variant,

    /// Print the daily deal of this day instead, such as 2026-11-15
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
                // Any goals work: they do not change the deal, but the table must be possible.
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

/// Writes the cards in dealing order, one per line.
fn order(content: &Content, seed: &Seed) -> String {
    let order = content.shuffled(seed);
    order.iter().map(|&card| terminal::card(content.deck().card(card)) + "\n").collect()
}
