//! Arguments for seeds, goals, variants and seats.

use std::sync::Arc;

use pyo3::prelude::*;
use sideboards_rules::{Content, Goals, Players, Seat, Seed, Setup, Variant};

use crate::boxes::PyBox;
use crate::error::bad;

/// A seed: a number, or a text; 64 hexadecimal digits are the seed itself, see `docs/DEAL.md`.
#[derive(Clone, Debug, FromPyObject)]
pub(crate) enum SeedArgument {
    Number(u64),
    Text(String),
}

impl SeedArgument {
    pub(crate) fn seed(&self) -> Seed {
        let text = match self {
            Self::Number(number) => number.to_string(),
            Self::Text(text) => text.clone(),
        };
        let Ok(seed) = text.parse();
        seed
    }
}

/// Goals: three numbers, the name of a suggestion, or `random`.
#[derive(Clone, Debug, FromPyObject)]
pub(crate) enum GoalsArgument {
    Name(String),
    Numbers(Vec<i64>),
}

impl GoalsArgument {
    pub(crate) fn goals(&self, content: &Content, seed: &Seed) -> PyResult<Goals> {
        match self {
            Self::Name(name) if name == "random" => Ok(content.random_goals(seed)),
            Self::Name(name) => content.suggestion(name).map_err(|error| bad("goals", error)),
            Self::Numbers(numbers) => content.goals(numbers).map_err(|error| bad("goals", error)),
        }
    }
}

/// The arguments of every game.
pub(crate) struct Arranged {
    pub(crate) content: Arc<Content>,
    pub(crate) setup: Setup,
    pub(crate) seed: Seed,
}

impl Arranged {
    pub(crate) fn new(
        players: usize,
        goals: Option<GoalsArgument>,
        variant: &str,
        seed: Option<SeedArgument>,
        box_: Option<&PyBox>,
    ) -> PyResult<Self> {
        let content = box_.map_or_else(Content::classic, |box_| Arc::clone(&box_.content));
        let seed = seed.map_or(Seed([0; 32]), |seed| seed.seed());
        let goals = goals.unwrap_or(GoalsArgument::Name("random".to_owned())).goals(&content, &seed)?;
        let variant: Variant = variant.parse().map_err(|error| bad("variant", error))?;
        let setup = Setup::new(&content, players, variant, goals).map_err(|error| bad("players", error))?;
        Ok(Self { content, setup, seed })
    }
}

/// A seat that is taken.
pub(crate) fn seat(players: Players, index: usize) -> PyResult<Seat> {
    let seat = Seat::try_from(index).map_err(|error| bad("seat", error))?;
    if players.has(seat) {
        Ok(seat)
    } else {
        Err(bad("seat", format!("there is no seat {index} at a table of {players}; seats count from 0")))
    }
}
