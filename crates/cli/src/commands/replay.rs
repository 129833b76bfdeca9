use std::fmt::Write;
use std::path::PathBuf;

use clap::Args;
use serde::Serialize;
use sideboards_rules::{Decision, Event, Game, Record, Round, Scorer, Scores, Sideboard, Tally};

use crate::arguments::ContentArgument;
use crate::failure::Failure;
use crate::score_json::{ScoresJson, line};
use crate::terminal::{Scored, bold, dim, paint_cards};
use crate::{input, output, terminal};

/// Replay a game record: check every decision, show the rounds and score the result
///
/// The record is a file, bare or as the page saves a game, or what the page shares: a link such as `https://example.org/replay#CODE`, or its code.
///
/// If the record breaks the rules, the exit status is 1 and the first bad decision is shown. docs/RECORD.md describes
/// the format.
#[derive(Debug, Args)]
pub(crate) struct Replay {
    /// The record, or a link to it; `-` for standard input
    #[arg(value_name = "FILE|LINK")]
    file: PathBuf,

    /// Print the result as JSON
    #[arg(long)]
    json: bool,

    #[command(flatten)]
    content: ContentArgument,
}

#[derive(Debug, Serialize)]
struct ReplayJson<'r> {
    finished: bool,
    round: String,
    /// As people count rounds, and the page: the start is the first of seven.
    round_number: u8,
    decisions: usize,
    variant: String,
    goals: [u8; 3],
    seed: String,
    sideboards: Vec<Vec<String>>,
    #[serde(flatten)]
    scores: ScoresJson<'r>,
}

/// The output for a record that breaks the rules.
#[derive(Debug, Serialize)]
struct BadJson {
    error: String,
    /// The number of the decision, from 1.
    decision: usize,
    seat: usize,
}

impl Replay {
    pub(crate) fn run(&self) -> Result<(), Failure> {
        let record = input::record(&self.file, self.content.load()?)?;
        let name = input::name(Some(&self.file));
        let game = match record.replay() {
            Ok(game) => game,
            Err(bad) => {
                if self.json {
                    let (decision, seat) = (bad.number, bad.seat.index() + 1);
                    output::print(&line(&BadJson { error: bad.to_string(), decision, seat }))?;
                }
                return Err(Failure::no(format!("{name}: {bad}")));
            }
        };
        let shown = Replayed::new(&game);
        output::print(&if self.json { shown.json(&record) } else { shown.readable(&record) })
    }
}

/// A replayed game with everything needed to print it.
struct Replayed<'g> {
    game: &'g Game,
    names: Vec<String>,
    sideboards: Vec<Sideboard>,
    tallies: Vec<Tally>,
    scores: Scores,
}

impl<'g> Replayed<'g> {
    fn new(game: &'g Game) -> Self {
        let seats = || game.setup().players().seats();
        let scorer = Scorer::new(game.content(), game.setup().goals());
        Self {
            names: seats().map(|seat| format!("Seat {seat}")).collect(),
            sideboards: seats().map(|seat| *game.sideboard(seat)).collect(),
            tallies: seats().map(|seat| scorer.tally(game.sideboard(seat))).collect(),
            scores: game.scores(),
            game,
        }
    }

    fn json(&self, record: &Record) -> String {
        let deck = self.game.content().deck();
        let cards = |sideboard: &Sideboard| {
            sideboard.cards().iter().map(|placed| deck.text(placed).to_string()).collect()
        };
        let scores = if self.game.is_over() { ScoresJson::new } else { ScoresJson::unfinished };
        line(&ReplayJson {
            finished: self.game.is_over(),
            round: self.game.round().to_string(),
            round_number: self.game.round().number(),
            decisions: record.decisions().len(),
            variant: self.game.setup().variant().to_string(),
            goals: self.game.setup().goals().numbers(),
            seed: self.game.seed().to_string(),
            sideboards: self.sideboards.iter().map(cards).collect(),
            scores: scores(&self.names, &self.tallies, &self.scores),
        })
    }

    fn readable(&self, record: &Record) -> String {
        let scored = Scored {
            content: self.game.content(),
            goals: self.game.setup().goals(),
            names: &self.names,
            sideboards: &self.sideboards,
            tallies: &self.tallies,
            scores: &self.scores,
        };
        let unfinished = match self.game.round() {
            Round::Over => String::new(),
            Round::Start => dim("The record ends before everyone has placed the start cards.") + "\n\n",
            Round::Placing(number) => {
                let (number, of) = (Round::Placing(number).number(), Round::NUMBERED);
                dim(format!("The record ends in round {number} of {of}; this is the table so far.")) + "\n\n"
            }
        };
        format!("{}\n{unfinished}{}", rounds(record), terminal::scores(&scored))
    }
}

/// Prints a game round by round: choices and exchanges.
fn rounds(record: &Record) -> String {
    let mut game: Game = record.deal();
    let title = |round: Round| bold(format!("Round {} of {}", round.number(), Round::NUMBERED));
    let mut text = format!("{}\n", title(Round::Start));
    for &(seat, decision) in record.decisions() {
        let round = game.round();
        let events = game.decide(seat, decision).expect("the record was replayed");
        if decision == Decision::Exchange {
            writeln!(text, "  Seat {seat} exchanges").expect("text grows");
        }
        for event in &events {
            if let Event::Revealed { seat, choice } = event {
                let laid = record.content().deck().text(choice).to_string();
                let (verb, cards) = laid.split_once(' ').expect("a choice names its cards");
                writeln!(text, "  Seat {seat} {verb:<5} {}", paint_cards(cards)).expect("text grows");
            }
        }
        if game.round() != round && game.round() != Round::Over {
            writeln!(text, "{}", title(game.round())).expect("text grows");
        }
    }
    for seat in game.setup().players().seats().filter(|seat| !game.is_over() && !game.is_waiting_for(*seat)) {
        writeln!(text, "  Seat {seat} has chosen, not revealed yet").expect("text grows");
    }
    text
}
