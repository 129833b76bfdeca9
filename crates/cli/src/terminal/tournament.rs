//! The result of a tournament: a cross table of the bots, or their solo results.

use std::fmt::Write;

use super::paint::{bold, dim};
use crate::contender::Contender;
use crate::tournament::{Alone, Encounter, Measured};

/// Encounters between bots, identified by their positions.
pub(crate) struct CrossTable<'t> {
    pub(crate) played: String,
    pub(crate) players: usize,
    pub(crate) bots: &'t [Contender],
    pub(crate) encounters: &'t [(usize, usize, Encounter)],
}

/// Solo results of bots.
pub(crate) struct Ranking<'t> {
    pub(crate) played: String,
    pub(crate) results: &'t [(Contender, Alone)],
}

/// Draws the share of wins and the points of each encounter.
pub(crate) fn cross_table(table: &CrossTable) -> String {
    let mut text = format!("{}\n{}\n\n", bold("Games won, in %"), dim(&table.played));
    let among = if table.players == 2 { "against" } else { "among" };
    let names = table.bots.iter().map(|bot| format!("{bot:>16}")).collect::<String>();
    text += &dim(format!("{among:<14}{names}"));
    text += "\n";
    for (row, bot) in table.bots.iter().enumerate() {
        let cells = (0..table.bots.len()).map(|column| format!("{:>16}", table.cell(row, column)));
        writeln!(text, "{bot:<14}{}", cells.collect::<String>().trim_end()).expect("text grows");
    }
    write!(text, "\n{}\n", bold("Points")).expect("text grows");
    for (one, other, encounter) in table.encounters {
        writeln!(
            text,
            "{:<14}{:>14} {among} {:<14}{:>14}",
            table.bots[*one].to_string(),
            with_error(encounter.points(), 2),
            table.bots[*other].to_string(),
            with_error(encounter.others(), 2)
        )
        .expect("text grows");
    }
    text
}

impl CrossTable<'_> {
    fn cell(&self, row: usize, column: usize) -> String {
        let of = |one: usize, other: usize| {
            let found = self.encounters.iter().find(|(first, second, _)| (*first, *second) == (one, other));
            found.map(|(.., encounter)| encounter.wins())
        };
        // With two players one's loss is the other's win.
        let mirrored = || of(column, row).map(|wins| Measured { mean: 1.0 - wins.mean, ..wins });
        of(row, column).or_else(mirrored).map_or_else(String::new, |wins| {
            with_error(Measured { mean: 100.0 * wins.mean, error: 100.0 * wins.error }, 1)
        })
    }
}

/// Draws each bot's points, and their share of the optimum.
pub(crate) fn ranking(ranking: &Ranking) -> String {
    let mut text = format!("{}\n{}\n\n", bold("Solo"), dim(&ranking.played));
    text += &dim(format!("{:<14}{:>16}{:>20}{:>20}", "bot", "points", "% of optimum", "% without card"));
    text += "\n";
    for (bot, alone) in ranking.results {
        let share = |apart| {
            let Measured { mean, error } = alone.of_optimum(apart);
            with_error(Measured { mean: 100.0 * mean, error: 100.0 * error }, 2)
        };
        let points = with_error(alone.points(), 2);
        writeln!(text, "{bot:<14}{points:>16}{:>20}{:>20}", share(0.0), share(1.0)).expect("text grows");
    }
    if let Some((_, alone)) = ranking.results.first() {
        let optimum = with_error(alone.optimum(), 2);
        write!(text, "\n{}\n", dim(format!("The optimum without exchange is {optimum} points; \"without card\" leaves out its point for the unused exchange card."))).expect("text grows");
    }
    text
}

fn with_error(measured: Measured, digits: usize) -> String {
    let Measured { mean, error } = measured;
    if error.is_nan() { format!("{mean:.digits$}") } else { format!("{mean:.digits$} ± {error:.digits$}") }
}
