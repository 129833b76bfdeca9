//! Tournaments of bots on mirrored deals: every deal is played once for each seat, so that luck cancels out.

use std::sync::Arc;

use sideboards_bots::{Exchange, hindsight};
use sideboards_rules::{Content, Game, Players, Scores, Seat, Seed, Setup, Variant};

use crate::arguments::GoalsChoice;
use crate::contender::Contender;
use crate::failure::Failure;
use crate::{pool, simulation};

/// Deals to be played.
#[derive(Debug)]
pub(crate) struct Tournament {
    pub(crate) content: Arc<Content>,
    /// A table checked to be possible, with any goals.
    pub(crate) players: Players,
    pub(crate) variant: Variant,
    pub(crate) goals: GoalsChoice,
    pub(crate) deals: u32,
    pub(crate) seed: Seed,
}

/// Sums of whole numbers, which do not depend on their order.
#[derive(Clone, Copy, Debug, Default)]
pub(crate) struct Sums {
    count: u64,
    sum: u64,
    squares: u64,
}

/// A mean with the half width of its 95 % confidence interval.
#[derive(Clone, Copy, Debug)]
pub(crate) struct Measured {
    pub(crate) mean: f64,
    pub(crate) error: f64,
}

/// The results of one bot among others of another kind.
#[derive(Clone, Copy, Debug, Default)]
pub(crate) struct Encounter {
    /// For each deal, the shares of the victory over all seats.
    shares: Sums,
    points: Sums,
    others: Sums,
    seats: usize,
}

/// The solo results of a bot.
#[derive(Clone, Copy, Debug, Default)]
pub(crate) struct Alone {
    points: Sums,
    optimum: Sums,
    products: u64,
}

impl Tournament {
    /// A victory is 60 shares: divisible by every number of winners.
    const SHARES: u64 = 60;

    /// Plays one bot of the first kind among others of the second kind, on each seat of each deal.
    pub(crate) fn encounter(
        &self,
        bot: Contender,
        among: Contender,
        threads: usize,
        progress: impl Fn(u64) + Sync,
    ) -> Result<Encounter, Failure> {
        let each = |encounter: &mut Encounter, deal: u32| {
            let (mut shares, mut points, mut others) = (0, 0, 0);
            for seat in self.players.seats() {
                let scores = self.play(deal, |other| if other == seat { bot } else { among });
                let winners = scores.winners().count() as u64;
                shares += if scores.of(seat).place == 1 { Self::SHARES / winners } else { 0 };
                points += u64::from(scores.of(seat).total.0);
                others += scores.players().iter().map(|score| u64::from(score.total.0)).sum::<u64>()
                    - u64::from(scores.of(seat).total.0);
            }
            encounter.note(shares, points, others);
            Ok(())
        };
        let parts = pool::run(self.deals, threads, progress, Encounter::default, each)?;
        let mut total = Encounter { seats: self.players.count(), ..Encounter::default() };
        for part in parts {
            total.add(part);
        }
        Ok(total)
    }

    /// Lets each bot play all deals alone, and compares with the best play when all cards are known and exchanging
    /// is not allowed.
    pub(crate) fn alone(
        &self,
        bots: &[Contender],
        threads: usize,
        progress: impl Fn(u64) + Sync,
    ) -> Result<Vec<Alone>, Failure> {
        let nothing = || vec![Alone::default(); bots.len()];
        let each = |results: &mut Vec<Alone>, deal: u32| {
            let seed = self.seed.child(deal);
            let goals = self.goals.of_game(&self.content, &seed);
            let best = hindsight(&self.content, goals, &seed, Exchange::Forbidden).map_err(Failure::bad)?;
            for (alone, bot) in results.iter_mut().zip(bots) {
                let points = self.play(deal, |_| *bot).players()[0].total;
                alone.note(points.0.into(), best.total.0.into());
            }
            Ok(())
        };
        let mut totals = nothing();
        for parts in pool::run(self.deals, threads, progress, nothing, each)? {
            totals.iter_mut().zip(parts).for_each(|(total, part)| total.add(part));
        }
        Ok(totals)
    }

    fn play(&self, deal: u32, bot: impl Fn(Seat) -> Contender) -> Scores {
        let seed = self.seed.child(deal);
        let goals = self.goals.of_game(&self.content, &seed);
        let setup = Setup::new(&self.content, self.players.count(), self.variant, goals)
            .expect("goals do not change whether a table is possible");
        let mut bots: Vec<_> =
            self.players.seats().map(|seat| bot(seat).bot(&seed.child(seat.index() as u32))).collect();
        let game = Game::new(Arc::clone(&self.content), setup, seed);
        simulation::play(game, |seat, view| bots[seat.index()].decide(view))
    }
}

impl Encounter {
    fn note(&mut self, shares: u64, points: u64, others: u64) {
        self.shares.note(shares);
        self.points.note(points);
        self.others.note(others);
    }

    fn add(&mut self, other: Self) {
        self.shares.add(other.shares);
        self.points.add(other.points);
        self.others.add(other.others);
    }

    /// Returns the share of games won; a tie counts as a fraction.
    pub(crate) fn wins(&self) -> Measured {
        self.shares.measured(Tournament::SHARES as f64 * self.seats as f64)
    }

    pub(crate) fn points(&self) -> Measured {
        self.points.measured(self.seats as f64)
    }

    /// Returns the mean points of the others.
    pub(crate) fn others(&self) -> Measured {
        self.others.measured(self.seats as f64 * (self.seats - 1) as f64)
    }
}

impl Alone {
    fn note(&mut self, points: u64, optimum: u64) {
        self.points.note(points);
        self.optimum.note(optimum);
        self.products += points * optimum;
    }

    fn add(&mut self, other: Self) {
        self.points.add(other.points);
        self.optimum.add(other.optimum);
        self.products += other.products;
    }

    pub(crate) fn points(&self) -> Measured {
        self.points.measured(1.0)
    }

    /// Returns the mean optimum, with the point of its unused exchange card.
    pub(crate) fn optimum(&self) -> Measured {
        self.optimum.measured(1.0)
    }

    /// Returns the points as a share of the optimum, without a part of it that is excluded.
    pub(crate) fn of_optimum(&self, apart: f64) -> Measured {
        let count = self.points.count as f64;
        let (points, optimum) = (self.points.sum as f64, self.optimum.sum as f64 - apart * count);
        let share = points / optimum;
        // The deviation of the points from that share of each deal's optimum; a good deal is good for both.
        let products = self.products as f64 - apart * points;
        let squares =
            self.optimum.squares as f64 - 2.0 * apart * self.optimum.sum as f64 + apart * apart * count;
        let deviations = self.points.squares as f64 - 2.0 * share * products + share * share * squares;
        let error = 1.96 * (deviations.max(0.0) * count / (count - 1.0)).sqrt() / optimum;
        Measured { mean: share, error: if self.points.count > 1 { error } else { f64::NAN } }
    }
}

impl Sums {
    fn note(&mut self, value: u64) {
        self.count += 1;
        self.sum += value;
        self.squares += value * value;
    }

    fn add(&mut self, other: Self) {
        self.count += other.count;
        self.sum += other.sum;
        self.squares += other.squares;
    }

    /// Returns the mean in larger units.
    fn measured(&self, unit: f64) -> Measured {
        let count = self.count as f64;
        let mean = self.sum as f64 / count;
        let variance = (self.squares as f64 / count - mean * mean).max(0.0);
        // A single deal does not show how much deals differ.
        let error = if self.count > 1 { 1.96 * (variance / (count - 1.0)).sqrt() } else { f64::NAN };
        Measured { mean: mean / unit, error: error / unit }
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn means_and_errors() {
        let mut sums = Sums::default();
        for value in [2, 4, 4, 4, 5, 5, 7, 9] {
            sums.note(value);
        }
        let measured = sums.measured(1.0);
        assert!((measured.mean - 5.0).abs() < 1e-9);
        assert!((measured.error - 1.96 * 2.0 / 7.0_f64.sqrt()).abs() < 1e-9);
    }

    #[test]
    fn a_constant_share_of_the_optimum_has_no_error() {
        let mut alone = Alone::default();
        for optimum in [50_u64, 60, 70] {
            alone.note(optimum * 9 / 10, optimum);
        }
        let share = alone.of_optimum(0.0);
        assert!((share.mean - 0.9).abs() < 1e-9 && share.error < 1e-6, "{share:?}");
        assert!(alone.of_optimum(1.0).mean > 0.9);
    }
}
