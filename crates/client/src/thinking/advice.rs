use sideboards_rules::{Decision, View};

/// The value of a decision; see [`sideboards_bots::Hint`].
#[derive(Clone, Debug, PartialEq)]
pub struct Advice {
    /// The decision.
    pub decision: Decision,
    /// How far it falls short of the best one.
    pub cost: f64,
    /// The standard error of the cost.
    pub cost_error: f64,
    /// The points it leads to.
    pub points: f64,
    /// The share of games that are won.
    pub wins: f64,
    /// Whether it is clearly worse than the best one.
    pub is_distinct: bool,
}

/// Reads the number of a decision.
pub fn read_decision(game: &View, answer: &str) -> Option<Decision> {
    let number: usize = answer.parse().ok()?;
    let legal = game.legal();
    (number < legal.len()).then(|| legal.get(number))
}

/// Reads hints.
pub fn read_hints(view: &View, answer: &str) -> Option<Vec<Advice>> {
    let line = |line: &str| {
        let mut words = line.split(' ');
        let decision = read_decision(view, words.next()?)?;
        let mut float = || Some(f64::from(words.next()?.parse::<i32>().ok()?) / 1000.0);
        let (cost, cost_error, points, wins) = (float()?, float()?, float()?, float()?);
        Some(Advice { decision, cost, cost_error, points, wins, is_distinct: words.next()? == "1" })
    };
    answer.lines().map(line).collect()
}
