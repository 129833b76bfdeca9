//! Scores as JSON, a stable format for scripts.

use serde::Serialize;
use sideboards_rules::{Drawers, PlayerScore, Rating, Row, Scores, Tally};

#[derive(Debug, Serialize)]
pub(crate) struct ScoresJson<'n> {
    players: Vec<PlayerJson<'n>>,
    winners: Vec<&'n str>,
    rating: Option<u8>,
}

#[derive(Debug, Serialize)]
struct PlayerJson<'n> {
    name: &'n str,
    colour: CombinationsJson,
    handle: CombinationsJson,
    row: RowJson,
    exchange: u16,
    total: u16,
    place: usize,
}

#[derive(Debug, Serialize)]
struct CombinationsJson {
    combinations: u8,
    points: u16,
    drawers: Vec<Vec<(usize, usize)>>,
}

#[derive(Debug, Serialize)]
struct RowJson {
    drawers: u8,
    points: u16,
    bonus: u16,
    rows: Vec<LineJson>,
}

#[derive(Debug, Serialize)]
struct LineJson {
    line: usize,
    from: usize,
    to: usize,
}

impl<'n> ScoresJson<'n> {
    pub(crate) fn new(names: &'n [String], tallies: &[Tally], scores: &Scores) -> Self {
        let players = names.iter().zip(tallies).zip(scores.players());
        Self {
            players: players.map(|((name, tally), score)| PlayerJson::new(name, tally, score)).collect(),
            winners: scores.winners().map(|seat| names[seat.index()].as_str()).collect(),
            rating: scores.rating().map(Rating::step),
        }
    }

    /// Returns the scores of an unfinished game: no winner, no rating.
    pub(crate) fn unfinished(names: &'n [String], tallies: &[Tally], scores: &Scores) -> Self {
        Self { winners: Vec::new(), rating: None, ..Self::new(names, tallies, scores) }
    }
}

impl<'n> PlayerJson<'n> {
    fn new(name: &'n str, tally: &Tally, score: &PlayerScore) -> Self {
        let combinations = |combinations, points, drawers: &[Drawers]| CombinationsJson {
            combinations,
            points,
            drawers: drawers.iter().map(|combination| combination.iter().collect()).collect(),
        };
        Self {
            name,
            colour: combinations(score.counts.colour, score.colour.0, tally.colour()),
            handle: combinations(score.counts.handle, score.handle.0, tally.handle()),
            row: RowJson {
                drawers: score.counts.row,
                points: score.row.0,
                bonus: score.bonus.0,
                rows: tally
                    .rows()
                    .iter()
                    .map(|&Row { line, from, to }| LineJson { line, from, to })
                    .collect(),
            },
            exchange: score.exchange.0,
            total: score.total.0,
            place: score.place,
        }
    }
}

/// Writes a value as one line of JSON.
pub(crate) fn line(json: &impl Serialize) -> String {
    serde_json::to_string(json).expect("our own types are JSON") + "\n"
}
