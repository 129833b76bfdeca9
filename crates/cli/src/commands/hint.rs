use std::path::PathBuf;

use clap::Args;
use serde::Serialize;
use sideboards_bots::Hint;
use sideboards_rules::{Game, Record, Seat, View, Viewer};

use crate::advice_json::{self, HintJson};
use crate::arguments::{self, AdviserArguments, ContentArgument};
use crate::failure::Failure;
use crate::score_json::line;
use crate::{input, output, terminal};

/// Give advice for a game in progress: what every decision leads to, best first, and why
///
/// The game is a record (docs/RECORD.md) that need not be finished. The adviser sees what the seat sees and nothing else,
/// and expects everyone to continue like a routine player, who places the most promising card and does not search.
#[derive(Debug, Args)]
pub(crate) struct HintCommand {
    /// The record; `-` for standard input
    file: PathBuf,

    /// The seat, from 1 [default: the first one that the table waits for]
    #[arg(long, value_name = "N")]
    seat: Option<usize>,

    /// Use the position before this decision of the record, counted from 1
    #[arg(long, value_name = "D")]
    before: Option<usize>,

    /// Number of decisions to show; all with --json
    #[arg(long, value_name = "K", default_value_t = 5, value_parser = clap::value_parser!(u16).range(1..))]
    show: u16,

    /// Print the result as JSON
    #[arg(long)]
    json: bool,

    #[command(flatten)]
    adviser: AdviserArguments,

    #[command(flatten)]
    content: ContentArgument,
}

#[derive(Debug, Serialize)]
struct HintsJson {
    measure: &'static str,
    playouts: u32,
    seed: String,
    seat: usize,
    round: String,
    hand: Vec<String>,
    hints: Vec<HintJson>,
}

impl HintCommand {
    pub(crate) fn run(&self) -> Result<(), Failure> {
        let record = input::record(&self.file, self.content.load()?)?;
        let name = input::name(Some(&self.file));
        let game = self.position(&record, &name)?;
        let seat = self.seat(&game)?;
        let view = game.view(Viewer::Seat(seat));
        let hints = self.adviser.adviser().hints(&view);
        if hints.is_empty() {
            return Err(Failure::no(format!(
                "seat {seat} has already placed its cards and waits for the others"
            )));
        }
        output::print(&if self.json {
            self.json(&view, seat, &hints)
        } else {
            terminal::hints(&view, seat, &hints, self.show.into())
        })
    }

    /// Replays the record up to the requested position.
    fn position(&self, record: &Record, name: &str) -> Result<Game, Failure> {
        let mut part = Record::new(record.content().clone(), *record.setup(), record.seed());
        let count = match self.before {
            Some(0) => return Err(Failure::bad("--before 0: decisions are counted from 1")),
            Some(number) if number > record.decisions().len() + 1 => {
                let decisions = record.decisions().len();
                return Err(Failure::bad(format!("--before {number}: the record has {decisions} decisions")));
            }
            Some(number) => number - 1,
            None => record.decisions().len(),
        };
        record.decisions()[..count].iter().for_each(|(seat, decision)| part.push(*seat, *decision));
        let game = part.replay().map_err(|bad| Failure::no(format!("{name}: {bad}")))?;
        if game.is_over() {
            return Err(Failure::no(format!(
                "{name}: the game is over; --before D looks at an earlier moment"
            )));
        }
        Ok(game)
    }

    fn seat(&self, game: &Game) -> Result<Seat, Failure> {
        let players = game.setup().players();
        match self.seat {
            None => {
                Ok(players.seats().find(|seat| game.is_waiting_for(*seat)).expect("the game is not over"))
            }
            Some(number) => arguments::seat(number, players),
        }
    }

    fn json(&self, view: &View, seat: Seat, hints: &[Hint]) -> String {
        let deck = view.content().deck();
        line(&HintsJson {
            measure: advice_json::measure(view.setup()),
            playouts: self.adviser.playouts,
            seed: self.adviser.seed.to_string(),
            seat: seat.index() + 1,
            round: view.round().to_string(),
            hand: view.hand().cards().iter().map(|card| deck.card(*card).to_string()).collect(),
            hints: hints.iter().map(|hint| HintJson::new(hint, deck)).collect(),
        })
    }
}
