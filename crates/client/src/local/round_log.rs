use sideboards_rules::{Choice, Decision, Record, Scorer, Seat, Sideboard};

use super::{Promise, before};

/// What all seats have placed in the rounds that have ended, as far as this device knows them: in a room, since it came.
#[derive(Clone, Debug, Default, PartialEq, Eq)]
pub struct RoundLog {
    /// The newest is the last one.
    rounds: Vec<Vec<(Seat, Choice)>>,
}

impl RoundLog {
    /// Returns all rounds of a game that have ended.
    pub fn of(record: &Record) -> Self {
        let mut placed: Vec<(Seat, Vec<Choice>)> =
            record.setup().players().seats().map(|seat| (seat, Vec::new())).collect();
        for (seat, decision) in record.decisions() {
            let Some((_, choices)) = placed.iter_mut().find(|(of, _)| of == seat) else { continue };
            match decision {
                Decision::TakeBack => choices.truncate(choices.len().saturating_sub(1)),
                Decision::Start(_) | Decision::Place(_) => choices.extend(decision.choice()),
                Decision::Exchange => {}
            }
        }
        // What only some have placed is still secret.
        let ended = placed.iter().map(|(_, choices)| choices.len()).min().unwrap_or_default();
        let round = |round: usize| placed.iter().map(|(seat, choices)| (*seat, choices[round])).collect();
        Self { rounds: (0..ended).map(round).collect() }
    }

    /// Adds the round that has just ended.
    pub fn push(&mut self, revealed: Vec<(Seat, Choice)>) {
        self.rounds.push(revealed);
    }

    /// Returns what each round brought each seat in points for the goals, the newest round first.
    pub fn gains(&self, scorer: &Scorer, sideboard: impl Fn(Seat) -> Sideboard) -> Vec<Vec<(Seat, i32)>> {
        let mut later: Vec<(Seat, Sideboard)> = Vec::new();
        let mut gain = |(seat, choice): &(Seat, Choice)| {
            let known = later.iter().position(|(of, _)| of == seat);
            let after = known.map_or_else(|| sideboard(*seat), |index| later.swap_remove(index).1);
            let before = before(&after, choice);
            later.push((*seat, before));
            (*seat, Promise::between(scorer, &before, &after, false).points)
        };
        self.rounds.iter().rev().map(|round| round.iter().map(&mut gain).collect()).collect()
    }
}

#[cfg(test)]
mod tests {
    use sideboards_rules::Content;

    use super::*;
    use crate::local::load;

    #[test]
    fn the_gains_of_all_rounds_add_up_to_the_points_for_the_goals() {
        for name in ["solo", "two-players", "three-players"] {
            let path = format!("{}/../../examples/{name}.txt", env!("CARGO_MANIFEST_DIR"));
            let text = std::fs::read_to_string(path).expect("an example");
            let game = load(&text, Content::classic()).expect("a record");
            let (view, log) = (game.public(), RoundLog::of(game.record()));
            let gains = log.gains(&view.scorer(), |seat| *view.sideboard(seat));
            assert_eq!(gains.len(), 7, "{name}");
            for seat in game.seats() {
                let sum: i32 =
                    gains.iter().flatten().filter(|(of, _)| *of == seat).map(|(_, gain)| gain).sum();
                let counts = view.scorer().counts(view.sideboard(seat));
                assert_eq!(sum, i32::from(view.scorer().points(counts).0), "{name}, {seat:?}");
            }
            // Who came later knows the newest rounds only, and they brought the same.
            let mut short = RoundLog::default();
            log.rounds[5..].iter().for_each(|round| short.push(round.clone()));
            assert_eq!(short.gains(&view.scorer(), |seat| *view.sideboard(seat)), gains[..2]);
        }
    }

    #[test]
    fn a_round_that_has_not_ended_is_not_told() {
        let path = format!("{}/../../examples/two-players.txt", env!("CARGO_MANIFEST_DIR"));
        let text = std::fs::read_to_string(path).expect("an example");
        let game = load(&text, Content::classic()).expect("a record");
        let mut begun =
            Record::new(std::sync::Arc::clone(game.content()), *game.setup(), game.record().seed());
        let (seat, decision) = game.record().decisions()[0];
        begun.push(seat, decision);
        assert_eq!(RoundLog::of(&begun), RoundLog::default());
    }
}
