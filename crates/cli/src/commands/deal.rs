use clap::Args;
use sideboards_rules::{Seed, Setup, Variant};

use crate::arguments::{self, ContentArgument};
use crate::failure::Failure;
use crate::{output, terminal};

/// Print the shuffled order of a deal, first dealt first, one card a line
///
/// The order follows from the box and the seed by the algorithm of docs/DEAL.md, so that anyone can verify a deal.
/// Cards are dealt one at a time round the table, then drawn in seat order; how many players and which variant decide
/// who gets which card, not the order.
#[derive(Debug, Args)]
pub(crate) struct Deal {
    /// How many play: 1 to 6
    #[arg(long, value_name = "N")]
    players: usize,

    /// 64 hexadecimal digits, or any text
    #[arg(long, value_parser = arguments::seed)]
    seed: Seed,

    /// standard or four-card
    #[arg(long, default_value_t)]
    variant: Variant,

    #[command(flatten)]
    content: ContentArgument,
}

impl Deal {
    pub(crate) fn run(&self) -> Result<(), Failure> {
        let content = self.content.load()?;
        // Any goals will do: they do not change the deal, but the table must be one that can be dealt.
        let any_goals = content.random_goals(&self.seed);
        Setup::new(&content, self.players, self.variant, any_goals).map_err(Failure::bad)?;
        let order = content.shuffled(&self.seed);
        let lines: String =
            order.iter().map(|&card| terminal::card(content.deck().card(card)) + "\n").collect();
        output::print(&lines)
    }
}
