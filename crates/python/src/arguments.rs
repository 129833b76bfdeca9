//! Arguments for numbers, seeds, goals, variants and seats.

use std::sync::Arc;

use pyo3::exceptions::{PyOverflowError, PyTypeError};
use pyo3::prelude::*;
use sideboards_laboratory::Seeds;
use sideboards_rules::{Content, Goals, Players, Seat, Seed, Setup, Variant};

use crate::boxes::PyBox;
use crate::error::bad;

/// A whole number of any size and sign, so that one out of range is refused with the name of the argument.
#[derive(Clone, Copy, Debug)]
pub(crate) struct Whole(pub(crate) i64);

impl FromPyObject<'_, '_> for Whole {
    type Error = PyErr;

    fn extract(number: Borrowed<'_, '_, PyAny>) -> PyResult<Self> {
        number.extract::<i64>().map(Self).or_else(|error| {
            if !error.is_instance_of::<PyOverflowError>(number.py()) {
                return Err(error);
            }
            Ok(Self(if number.lt(0)? { i64::MIN } else { i64::MAX }))
        })
    }
}

impl Whole {
    /// Returns it as a type that cannot hold every number.
    pub(crate) fn fit<T: TryFrom<i64>>(self, argument: &str) -> PyResult<T> {
        T::try_from(self.0).map_err(|_| {
            let fault = if self.0 < 0 { "is less than 0" } else { "is too large" };
            bad(argument, format!("{} {fault}", self.0))
        })
    }

    /// Returns it as a type that cannot hold every number, if it is not 0.
    pub(crate) fn fit_positive<T: TryFrom<i64>>(self, argument: &str) -> PyResult<T> {
        if self.0 == 0 { Err(bad(argument, "at least 1 is needed, not 0")) } else { self.fit(argument) }
    }
}

/// The most threads of a call; more than any machine of today can use.
const MAX_THREADS: usize = 1024;

/// A number of threads; by default one for each core.
pub(crate) fn threads(argument: Option<Whole>) -> PyResult<usize> {
    let Some(argument) = argument else {
        return Ok(std::thread::available_parallelism().map_or(1, usize::from));
    };
    let threads = argument.fit_positive("threads")?;
    if threads > MAX_THREADS {
        return Err(bad("threads", format!("at most {MAX_THREADS} are possible, not {threads}")));
    }
    Ok(threads)
}

/// A seed: a number, or a text; 64 hexadecimal digits are the seed itself, see `docs/DEAL.md`.
#[derive(Clone, Debug)]
pub(crate) enum SeedArgument {
    Number(u64),
    Text(String),
}

impl FromPyObject<'_, '_> for SeedArgument {
    type Error = PyErr;

    fn extract(seed: Borrowed<'_, '_, PyAny>) -> PyResult<Self> {
        if let Ok(text) = seed.extract() {
            return Ok(Self::Text(text));
        }
        seed.extract().map(Self::Number).map_err(|error| {
            if error.is_instance_of::<PyOverflowError>(seed.py()) {
                return bad("seed", format!("numbers are 0 to {}, not {}; or use a text", u64::MAX, *seed));
            }
            PyTypeError::new_err("a seed is a number or a text")
        })
    }
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

/// A seed for the whole batch, or one for each game.
pub(crate) enum SeedsArgument {
    Series(SeedArgument),
    Each(Vec<SeedArgument>),
}

impl FromPyObject<'_, '_> for SeedsArgument {
    type Error = PyErr;

    fn extract(seeds: Borrowed<'_, '_, PyAny>) -> PyResult<Self> {
        match seeds.extract() {
            Ok(seed) => Ok(Self::Series(seed)),
            Err(error) if error.is_instance_of::<PyTypeError>(seeds.py()) => seeds.extract().map(Self::Each),
            Err(error) => Err(error),
        }
    }
}

impl SeedsArgument {
    pub(crate) fn seeds(self) -> Seeds {
        match self {
            Self::Series(seed) => Seeds::Series(seed.seed()),
            Self::Each(seeds) => Seeds::Each(seeds.iter().map(SeedArgument::seed).collect()),
        }
    }
}

/// Goals: three numbers, the name of a suggestion, or `random`.
#[derive(Clone, Debug, FromPyObject)]
pub(crate) enum GoalsArgument {
    Name(String),
    Numbers(Vec<i64>),
}

impl GoalsArgument {
    /// Returns whether each deal draws its own.
    pub(crate) fn is_random(&self) -> bool {
        matches!(self, Self::Name(name) if name == "random")
    }

    pub(crate) fn goals(&self, content: &Content, seed: &Seed) -> PyResult<Goals> {
        match self {
            Self::Name(_) if self.is_random() => Ok(content.random_goals(seed)),
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
    /// Whether the goals of the setup are those of this seed only: another deal draws its own.
    pub(crate) has_random_goals: bool,
}

impl Arranged {
    pub(crate) fn new(
        players: Whole,
        goals: Option<GoalsArgument>,
        variant: &str,
        seed: Option<SeedArgument>,
        box_: Option<&PyBox>,
    ) -> PyResult<Self> {
        let content = box_.map_or_else(Content::classic, |box_| Arc::clone(&box_.content));
        let seed = seed.map_or(Seed([0; 32]), |seed| seed.seed());
        let goals = goals.unwrap_or(GoalsArgument::Name("random".to_owned()));
        let has_random_goals = goals.is_random();
        let goals = goals.goals(&content, &seed)?;
        let players = players.fit("players")?;
        let variant: Variant = variant.parse().map_err(|error| bad("variant", error))?;
        let setup = Setup::new(&content, players, variant, goals).map_err(|error| bad("players", error))?;
        Ok(Self { content, setup, seed, has_random_goals })
    }
}

/// A seat that is taken.
pub(crate) fn seat(players: Players, index: Whole) -> PyResult<Seat> {
    let index: usize = index.fit("seat")?;
    let seat = Seat::try_from(index).map_err(|error| bad("seat", error))?;
    if players.has(seat) {
        Ok(seat)
    } else {
        Err(bad("seat", format!("there is no seat {index} at a table of {players}; seats count from 0")))
    }
}
