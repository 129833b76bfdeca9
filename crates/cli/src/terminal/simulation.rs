//! The result of many games: a table of the bots and a histogram of their points.

use std::fmt::Write;

use super::paint::{bold, dim};
use crate::contender::Contender;
use crate::simulation::SeatStatistics;

/// Draws the table and the histograms.
pub(crate) fn simulation(games: u32, played: &str, bots: &[Contender], seats: &[SeatStatistics]) -> String {
    let plural = if games == 1 { "game" } else { "games" };
    let mut text = format!("{}\n{}\n\n", bold(format!("{games} {plural}")), dim(played));
    let columns = ["mean", "± 95%", "sd", "wins"].map(|title| format!("{title:>8}")).concat();
    text += &dim(format!("{:<6}{:<12}{columns} {:>17}", "seat", "bot", "time per decision"));
    text += "\n";
    for ((number, bot), seat) in (1..).zip(bots).zip(seats) {
        writeln!(
            text,
            "{number:<6}{bot:<12}{:>8.2}{:>8}{:>8.2}{:>7.1}% {:>17}",
            seat.mean(),
            seat.mean_error().map_or_else(String::new, |error| format!("{error:.2}")),
            seat.deviation(),
            100.0 * seat.wins(),
            duration(seat.decision_seconds())
        )
        .expect("text grows");
    }
    for ((number, bot), seat) in (1..).zip(bots).zip(seats) {
        let title = bold(format!("Points of seat {number}, {bot}"));
        write!(text, "\n{title}\n{}", histogram(seat)).expect("text grows");
    }
    text
}

/// Draws a histogram of points in at most twenty-one steps.
fn histogram(seat: &SeatStatistics) -> String {
    const WIDTH: u64 = 50;
    let (Some((&least, _)), Some((&most, _))) =
        (seat.histogram.first_key_value(), seat.histogram.last_key_value())
    else {
        return String::new();
    };
    let step = [1, 2, 5, 10, 20, 50, 100, 200, 500]
        .into_iter()
        .find(|step| (most - least) / step < 20)
        .unwrap_or(1000);
    let mut steps = std::collections::BTreeMap::<u16, u64>::new();
    for (points, games) in &seat.histogram {
        *steps.entry(points / step).or_default() += games;
    }
    let tallest = steps.values().copied().max().unwrap_or(1);
    let mut text = String::new();
    for number in least / step..=most / step {
        let games = steps.get(&number).copied().unwrap_or(0);
        let bar = "█".repeat((games * WIDTH / tallest) as usize);
        let line = format!("{:>5}-{:<5} {games:>9} {bar}", number * step, number * step + step - 1);
        writeln!(text, "{}", line.trim_end()).expect("text grows");
    }
    text
}

/// Writes a duration with a suitable unit.
fn duration(seconds: f64) -> String {
    match seconds {
        small if small < 1e-6 => format!("{:.0} ns", small * 1e9),
        small if small < 1e-3 => format!("{:.1} µs", small * 1e6),
        small if small < 1.0 => format!("{:.1} ms", small * 1e3),
        long => format!("{long:.2} s"),
    }
}
