use sideboards_rules::Seed;

/// The reward of a learner.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Reward {
    /// After each round the points gained, at the end also bonus and exchange card: the sum is the final score.
    Points,
    /// At the end the lead over the best of the others; in a solo game the score.
    Lead,
}

/// What happens after the end of a game, in the terms of Gymnasium.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Autoreset {
    /// The next step deals again and ignores the action.
    NextStep,
    /// The same step deals again; its observation is of the new game.
    SameStep,
    /// Nothing: the game stays over until it is reset.
    Disabled,
}

/// The seeds of a batch's games.
#[derive(Clone, Debug, PartialEq, Eq)]
pub enum Seeds {
    /// Game `i` deals its `k`th time from `seed.child(i).child(k)`.
    Series(Seed),
    /// A seed for each game, which deals its `k`th time from `seed.child(0).child(k)`, as the first game of a series.
    Each(Vec<Seed>),
}
