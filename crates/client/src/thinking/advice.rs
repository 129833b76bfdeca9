use sideboards_rules::{Decision, View};

/// The value of a decision; see [`sideboards_bots::Hint`].
#[derive(Clone, Debug, PartialEq)]
pub struct Advice {
    /// The decision.
    pub decision: Decision,
    /// What the order follows: alone the expected points, at a table the expected lead over the best of the others.
    pub worth: f64,
    /// How far it falls short of the best one.
    pub cost: f64,
    /// How far off the cost may be.
    pub cost_error: f64,
    /// Whether it stands for its images in a mirror or upside down, which are worth the same.
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
        let (worth, cost, cost_error) = (float()?, float()?, float()?);
        Some(Advice { decision, worth, cost, cost_error, is_distinct: words.next()? == "1" })
    };
    answer.lines().map(line).collect()
}
