use std::fmt::Write;
use std::path::PathBuf;

use clap::Args;
use serde::Serialize;
use sideboards_rules::{
    Decision, Event, Game, Record, RecordError, RecordFault, Round, Scorer, Sideboard, Tally,
};

use crate::arguments::ContentArgument;
use crate::failure::Failure;
use crate::score_json::{ScoresJson, line};
use crate::terminal::{Scored, bold, card, dim};
use crate::{input, output, terminal};

/// Replay a game record: check every decision, show the rounds and score the end
///
/// Exit status 1 and the first bad decision if the record breaks the rules. docs/RECORD.md describes the format.
#[derive(Debug, Args)]
pub(crate) struct Replay {
    /// The record; `-` for standard input
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
    decisions: usize,
    variant: String,
    goals: [u8; 3],
    seed: String,
    sideboards: Vec<Vec<String>>,
    #[serde(flatten)]
    scores: ScoresJson<'r>,
}

/// What is printed for a record that breaks the rules.
#[derive(Debug, Serialize)]
struct BadJson {
    error: String,
    /// Which decision, counted from 1.
    decision: usize,
    seat: usize,
}

impl Replay {
    pub(crate) fn run(&self) -> Result<(), Failure> {
        let content = self.content.load()?;
        let text = input::text(Some(&self.file), Record::MAX_FILE)?;
        let name = input::name(Some(&self.file));
        let record = Record::parse(&text, content).map_err(|error| refuse(&name, &error))?;
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
        let names: Vec<String> = game.setup().players().seats().map(|seat| format!("Seat {seat}")).collect();
        let scorer = Scorer::new(game.content(), game.setup().goals());
        let sideboards: Vec<Sideboard> =
            game.setup().players().seats().map(|seat| *game.sideboard(seat)).collect();
        let tallies: Vec<Tally> = sideboards.iter().map(|sideboard| scorer.tally(sideboard)).collect();
        let scores = game.scores();
        output::print(&if self.json {
            let deck = game.content().deck();
            let cards = |sideboard: &Sideboard| {
                sideboard.cards().iter().map(|placed| deck.text(placed).to_string()).collect()
            };
            line(&ReplayJson {
                finished: game.is_over(),
                round: game.round().to_string(),
                decisions: record.decisions().len(),
                variant: game.setup().variant().to_string(),
                goals: game.setup().goals().numbers(),
                seed: game.seed().to_string(),
                sideboards: sideboards.iter().map(cards).collect(),
                scores: if game.is_over() {
                    ScoresJson::new(&names, &tallies, &scores)
                } else {
                    ScoresJson::unfinished(&names, &tallies, &scores)
                },
            })
        } else {
            let scored = Scored {
                content: game.content(),
                goals: game.setup().goals(),
                names: &names,
                sideboards: &sideboards,
                tallies: &tallies,
                scores: &scores,
            };
            let unfinished = match game.round() {
                Round::Over => String::new(),
                Round::Start => {
                    format!("{}\n\n", dim("The record ends before everyone has laid the start cards."))
                }
                Round::Placing(number) => {
                    format!(
                        "{}\n\n",
                        dim(format!("The record ends in round {number}; this is what lies so far."))
                    )
                }
            };
            format!("{}\n{unfinished}{}", rounds(&record), terminal::scores(&scored))
        })
    }
}

/// Tells a game round by round: what everyone laid, and who exchanged.
fn rounds(record: &Record) -> String {
    let mut game: Game = record.deal();
    let mut text = format!("{}\n", bold("Start"));
    for &(seat, decision) in record.decisions() {
        let round = game.round();
        let events = game.decide(seat, decision).expect("the record was replayed");
        if decision == Decision::Exchange {
            writeln!(text, "  Seat {seat} exchanges").expect("text grows");
        }
        for event in &events {
            if let Event::Revealed { seat, choice } = event {
                let laid = record.content().deck().text(choice).to_string();
                let words: Vec<String> = laid
                    .split(' ')
                    .map(|word| word.parse().map_or_else(|_| format!("{word:<5}"), |face| card(&face)))
                    .collect();
                writeln!(text, "  Seat {seat} {}", words.join(" ")).expect("text grows");
            }
        }
        if game.round() != round && game.round() != Round::Over {
            writeln!(text, "{}", bold(capitalised(&game.round().to_string()))).expect("text grows");
        }
    }
    for seat in game.setup().players().seats().filter(|seat| !game.is_over() && !game.is_waiting_for(*seat)) {
        writeln!(text, "  Seat {seat} has chosen, not open yet").expect("text grows");
    }
    text
}

/// Says why a text is not a record, and what to do about another box.
fn refuse(name: &str, error: &RecordError) -> Failure {
    let hint = match error.fault {
        RecordFault::OtherContent { .. } => "; name its box with --content FILE",
        _ => "",
    };
    Failure::bad(format!("{name}: {error}{hint}"))
}

fn capitalised(text: &str) -> String {
    let mut letters = text.chars();
    letters.next().map_or(String::new(), |first| first.to_uppercase().chain(letters).collect())
}
