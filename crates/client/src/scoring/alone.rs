use std::sync::Arc;

use sideboards_rules::{Content, Points, Rating, Record, Scorer, Seat};

use crate::codes;
use crate::history::Past;
use crate::local::LocalGame;
use crate::replay::{moments, rounds};

/// The value of a solo game for its player.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Alone {
    /// The title above the reached one.
    pub next: Option<NextTitle>,
    /// How it compares with earlier games; games outside the history are not compared.
    pub milestone: Option<Milestone>,
    /// The round with the most points.
    pub best_round: Option<BestRound>,
}

/// A title that was missed.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct NextTitle {
    /// The title.
    pub rating: Rating,
    /// The points that were missing.
    pub missing: Points,
}

/// A game beside earlier ones of the same kind.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Milestone {
    /// There is none before it.
    First,
    /// None has more points.
    Best {
        /// The best until then.
        before: Points,
    },
    /// Another one has more points.
    Below {
        /// The best.
        best: Points,
    },
}

/// The round with the most points.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct BestRound {
    /// Its number, from 1; the start is the first.
    pub number: usize,
    /// Its points for the goals.
    pub points: Points,
}

const SEAT: Seat = Seat::new(0);

/// Evaluates a finished solo game; `None` for any other.
pub fn alone(game: &LocalGame, history: &[Past]) -> Option<Alone> {
    let scores = game.public().scores()?;
    let rating = scores.rating()?;
    let total = scores.of(SEAT).total;
    let next = Rating::ALL.into_iter().find(|higher| *higher > rating);
    let missing = |rating: Rating| Points(rating.reached_from().0 - total.0);
    Some(Alone {
        next: next.map(|rating| NextTitle { rating, missing: missing(rating) }),
        milestone: milestone(game, total, history),
        best_round: best_round(game.record()),
    })
}

/// Compares a game with earlier ones: daily deals with daily deals, all others with all others, each in the same box. Practice
/// is compared with nothing.
fn milestone(game: &LocalGame, total: Points, history: &[Past]) -> Option<Milestone> {
    let code = codes::record::write(game.record());
    let own = history.iter().rposition(|past| past.code == code)?;
    let kind = |past: &Past| past.origin.word();
    if history[own].origin.is_practice() {
        return None;
    }
    let is_alike =
        |past: &&Past| past.players.len() == 1 && past.you.is_some() && kind(past) == kind(&history[own]);
    let before = history[..own].iter().filter(is_alike).filter_map(|past| points(past, game.content()));
    Some(match before.max() {
        None => Milestone::First,
        Some(before) if before <= total => Milestone::Best { before },
        Some(best) => Milestone::Below { best },
    })
}

/// Returns the points of a game with a certain box.
fn points(past: &Past, content: &Arc<Content>) -> Option<Points> {
    let game = past.game(&[Arc::clone(content)]).ok()?;
    Some(game.public().scores()?.of(SEAT).total)
}

fn best_round(record: &Record) -> Option<BestRound> {
    let moments = moments(record);
    let scorer = Scorer::new(record.content(), record.setup().goals());
    let points = |at: usize| scorer.points(scorer.counts(moments[at].game.sideboard(SEAT)));
    let ends = rounds(&moments);
    let gains = ends.windows(2).enumerate().map(|(index, pair)| BestRound {
        number: index + 1,
        points: Points(points(pair[1]).0.saturating_sub(points(pair[0]).0)),
    });
    // The first among equals.
    gains.rev().max_by_key(|round| round.points).filter(|round| round.points.0 > 0)
}

#[cfg(test)]
mod tests {
    use super::super::fixture::{example, played};
    use super::*;
    use crate::history::Origin;

    fn past(game: &LocalGame, origin: Origin) -> Past {
        Past::of(game, Some(SEAT), origin, 1)
    }

    fn total(game: &LocalGame) -> Points {
        game.public().scores().expect("it is over").of(SEAT).total
    }

    #[test]
    fn the_next_title_is_as_far_as_the_points_say() {
        for game in (0..60).map(|seed| played(1, seed)) {
            let told = alone(&game, &[]).expect("alone");
            assert_eq!(told.milestone, None, "the history does not have it");
            if let Some(next) = told.next {
                assert_eq!(Rating::of(total(&game) + next.missing), next.rating);
                assert!(Rating::of(Points(total(&game).0 + next.missing.0 - 1)) < next.rating);
            }
        }
        assert_eq!(alone(&example("two-players"), &[]), None);
    }

    #[test]
    fn the_best_round_brings_the_most() {
        let game = example("solo");
        let best = alone(&game, &[]).expect("alone").best_round.expect("points");
        assert!((1..=7).contains(&best.number));
        let scores = game.public().scores().expect("it is over");
        let goals = scores.of(SEAT).colour + scores.of(SEAT).handle + scores.of(SEAT).row;
        assert!(best.points.0 * 7 >= goals.0 && best.points <= goals);
    }

    #[test]
    fn a_game_is_compared_with_earlier_ones_of_its_kind() {
        let mut games: Vec<LocalGame> = (0..8).map(|seed| played(1, seed)).collect();
        games.sort_by_key(total);
        let (worst, middle, best) = (&games[0], &games[4], &games[7]);
        assert!(total(worst) < total(middle) && total(middle) < total(best));
        let day = || Origin::Daily("2026-11-15".to_owned());
        let of = |game: &LocalGame, history: &[Past]| alone(game, history).expect("alone").milestone;
        let device = |game: &LocalGame| past(game, Origin::Device);
        assert_eq!(of(middle, &[device(middle)]), Some(Milestone::First));
        assert_eq!(
            of(middle, &[device(worst), device(middle)]),
            Some(Milestone::Best { before: total(worst) })
        );
        assert_eq!(of(middle, &[device(best), device(middle)]), Some(Milestone::Below { best: total(best) }));
        assert_eq!(of(middle, &[past(best, day()), device(middle)]), Some(Milestone::First), "another kind");
        assert_eq!(of(middle, &[device(middle), device(best)]), Some(Milestone::First), "it came later");
        for practice in [Origin::Practice("2026-11-15".to_owned()), Origin::Archive("2026-11-15".to_owned())]
        {
            let history = [past(best, practice.clone()), device(middle)];
            assert_eq!(of(middle, &history), Some(Milestone::First), "practice does not count");
            assert_eq!(of(middle, &[device(worst), past(middle, practice)]), None);
        }
        let table = Past::of(&played(2, 3), Some(SEAT), Origin::Device, 1);
        assert_eq!(of(middle, &[table, device(middle)]), Some(Milestone::First), "those games were not solo");
    }
}
