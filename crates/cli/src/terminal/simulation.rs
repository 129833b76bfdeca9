//! The result of many games: a table of the bots and a histogram of their points.

use std::fmt::Write;

use sideboards_bots::Level;

use super::paint::{bold, dim};
use crate::simulation::SeatStatistics;

/// Draws the table and the histograms.
pub(crate) fn simulation(games: u32, levels: &[Level], seats: &[SeatStatistics]) -> String {
    let plural = if games == 1 { "game" } else { "games" };
    let mut text = format!("{}\n\n", bold(format!("{games} {plural}")));
    let head = format!("{:<6}{:<12}{:>8}{:>8}{:>9}{:>16}", "seat", "bot", "mean", "sd", "wins", "a decision");
    text += &dim(head);
    text += "\n";
    for ((number, level), seat) in (1..).zip(levels).zip(seats) {
        writeln!(
            text,
            "{number:<6}{level:<12}{:>8.2}{:>8.2}{:>8.1}%{:>16}",
            seat.mean(),
            seat.deviation(),
            100.0 * seat.wins(),
            duration(seat.decision_seconds())
        )
        .expect("text grows");
    }
    for ((number, level), seat) in (1..).zip(levels).zip(seats) {
        let title = bold(format!("Points of seat {number}, {level}"));
        write!(text, "\n{title}\n{}", histogram(seat)).expect("text grows");
    }
    text
}

/// Draws how many games ended with how many points, five points a line.
fn histogram(seat: &SeatStatistics) -> String {
    const STEP: u16 = 5;
    const WIDTH: u64 = 50;
    let mut steps = std::collections::BTreeMap::<u16, u64>::new();
    for (points, games) in &seat.histogram {
        *steps.entry(points / STEP).or_default() += games;
    }
    let (Some(first), Some(last)) = (steps.keys().next(), steps.keys().next_back()) else {
        return String::new();
    };
    let most = steps.values().copied().max().unwrap_or(1);
    let mut text = String::new();
    for step in *first..=*last {
        let games = steps.get(&step).copied().unwrap_or(0);
        let bar = "█".repeat((games * WIDTH).div_ceil(most) as usize);
        writeln!(text, "{:>4}-{:<4} {bar} {games}", step * STEP, step * STEP + STEP - 1).expect("text grows");
    }
    text
}

/// Writes a time with a unit that suits it.
fn duration(seconds: f64) -> String {
    match seconds {
        small if small < 1e-6 => format!("{:.0} ns", small * 1e9),
        small if small < 1e-3 => format!("{:.1} µs", small * 1e6),
        small if small < 1.0 => format!("{:.1} ms", small * 1e3),
        long => format!("{long:.2} s"),
    }
}
