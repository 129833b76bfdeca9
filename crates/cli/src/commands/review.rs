use std::path::PathBuf;

use clap::Args;
use serde::Serialize;
use sideboards_bots::ReviewError;
use sideboards_rules::Seat;

use crate::advice_json::{self, ReviewJson};
use crate::arguments::{self, AdviserArguments, ContentArgument};
use crate::failure::Failure;
use crate::score_json::line;
use crate::{input, output, terminal};

/// Look back at a finished game: what each choice cost, what would have been better, luck separated from skill
///
/// Par is what a routine player, who places the most promising card and does not search, achieves on average in such a
/// game: points in a solo game, otherwise the lead over the best opponent. Luck is the cards that come, and in games with
/// others also what they do. Skill is deciding better or worse than a routine player. The three add up to the result. The
/// cost of a choice is how far it falls short of the best one.
#[derive(Debug, Args)]
pub(crate) struct ReviewCommand {
    /// The record, or a link to it as the page shares it; `-` for standard input
    #[arg(value_name = "FILE|LINK")]
    file: PathBuf,

    /// The seat, from 1 [default: all]
    #[arg(long, value_name = "N")]
    seat: Option<usize>,

    /// Print the result as JSON
    #[arg(long)]
    json: bool,

    #[command(flatten)]
    adviser: AdviserArguments,

    #[command(flatten)]
    content: ContentArgument,
}

#[derive(Debug, Serialize)]
struct ReviewsJson {
    measure: &'static str,
    playouts: u32,
    seed: String,
    seats: Vec<ReviewJson>,
}

impl ReviewCommand {
    pub(crate) fn run(&self) -> Result<(), Failure> {
        let record = input::record(&self.file, self.content.load()?)?;
        let name = input::name(Some(&self.file));
        let players = record.setup().players();
        let seats: Vec<Seat> = match self.seat {
            Some(number) => vec![arguments::seat(number, players)?],
            None => players.seats().collect(),
        };
        let refuse = |error: ReviewError| match error {
            ReviewError::NoSuchSeat { .. } => Failure::bad(error),
            ReviewError::Bad(_) => Failure::no(format!("{name}: {error}")),
            ReviewError::NotOver { round } => {
                Failure::no(format!("{name}: the game is not over (round {})", round.number()))
            }
        };
        let mut adviser = self.adviser.adviser();
        let review = |seat: Seat| adviser.review(&record, seat).map_err(refuse);
        let reviews = seats.into_iter().map(review).collect::<Result<Vec<_>, _>>()?;
        let deck = record.content().deck();
        output::print(&if self.json {
            let seats = reviews.iter().map(|review| ReviewJson::new(review, deck)).collect();
            line(&ReviewsJson {
                measure: advice_json::measure(record.setup()),
                playouts: self.adviser.playouts,
                seed: self.adviser.seed.to_string(),
                seats,
            })
        } else {
            terminal::reviews(&record, &reviews)
        })
    }
}
