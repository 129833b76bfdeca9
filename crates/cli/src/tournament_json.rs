//! Tournaments as JSON for scripts; docs/BOTS.md describes the fields.

use serde::Serialize;

use crate::contender::Contender;
use crate::tournament::{Alone, Encounter};

/// The settings of the games.
#[derive(Debug, Serialize)]
pub(crate) struct PlayedJson {
    pub(crate) players: usize,
    pub(crate) variant: String,
    pub(crate) goals: String,
    pub(crate) seed: String,
    pub(crate) deals: u32,
}

/// All pairs of bots.
#[derive(Debug, Serialize)]
pub(crate) struct TournamentJson {
    #[serde(flatten)]
    pub(crate) played: PlayedJson,
    pub(crate) encounters: Vec<EncounterJson>,
}

/// One bot among others of another kind.
#[derive(Debug, Serialize)]
pub(crate) struct EncounterJson {
    bot: String,
    among: String,
    wins: f64,
    wins_error: f64,
    points: f64,
    points_error: f64,
    others: f64,
    others_error: f64,
}

/// Bots that played alone.
#[derive(Debug, Serialize)]
pub(crate) struct AloneJson {
    #[serde(flatten)]
    pub(crate) played: PlayedJson,
    pub(crate) bots: Vec<AloneBotJson>,
}

/// One bot's solo results.
#[derive(Debug, Serialize)]
pub(crate) struct AloneBotJson {
    name: String,
    points: f64,
    points_error: f64,
    optimum: f64,
    optimum_error: f64,
    of_optimum: f64,
    of_optimum_error: f64,
    of_optimum_without_card: f64,
    of_optimum_without_card_error: f64,
}

impl EncounterJson {
    pub(crate) fn new(bot: Contender, among: Contender, encounter: &Encounter) -> Self {
        let (wins, points, others) = (encounter.wins(), encounter.points(), encounter.others());
        Self {
            bot: bot.to_string(),
            among: among.to_string(),
            wins: wins.mean,
            wins_error: wins.error,
            points: points.mean,
            points_error: points.error,
            others: others.mean,
            others_error: others.error,
        }
    }
}

impl AloneBotJson {
    pub(crate) fn new(bot: Contender, alone: &Alone) -> Self {
        let (points, share) = (alone.points(), alone.of_optimum(0.0));
        Self {
            name: bot.to_string(),
            points: points.mean,
            points_error: points.error,
            optimum: alone.optimum().mean,
            optimum_error: alone.optimum().error,
            of_optimum: share.mean,
            of_optimum_error: share.error,
            of_optimum_without_card: alone.of_optimum(1.0).mean,
            of_optimum_without_card_error: alone.of_optimum(1.0).error,
        }
    }
}
