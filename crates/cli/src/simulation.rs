//! Many bot games at once, with results that do not depend on the number of threads.

use std::collections::BTreeMap;
use std::io::Write;
use std::path::{Path, PathBuf};
use std::sync::Arc;
use std::time::{Duration, Instant};

use sideboards_bots::Bot;
use sideboards_rules::{
    Content, Decision, Game, Players, Record, Scores, Seat, Seed, Setup, Variant, View, Viewer,
};

use crate::arguments::GoalsChoice;
use crate::contender::Contender;
use crate::failure::Failure;
use crate::pool;

/// Games to play.
#[derive(Debug)]
pub(crate) struct Simulation {
    pub(crate) content: Arc<Content>,
    /// A table checked to be possible, with any goals.
    pub(crate) players: Players,
    pub(crate) variant: Variant,
    pub(crate) goals: GoalsChoice,
    /// One for each seat.
    pub(crate) bots: Vec<Contender>,
    pub(crate) games: u32,
    pub(crate) seed: Seed,
    /// Where to write the record of each game.
    pub(crate) records: Option<PathBuf>,
}

/// The results of a bot on one seat. Whole numbers only, so that sums do not depend on their order.
#[derive(Clone, Debug, Default, PartialEq, Eq)]
pub(crate) struct SeatStatistics {
    games: u64,
    points: u64,
    squares: u64,
    /// A victory is 60 shares: divisible by every number of winners.
    shares: u64,
    timed_decisions: u64,
    time: Duration,
    longest: Duration,
    /// How many games ended with each number of points.
    pub(crate) histogram: BTreeMap<u16, u64>,
}

impl SeatStatistics {
    const SHARES: u64 = 60;

    pub(crate) fn mean(&self) -> f64 {
        self.points as f64 / self.games as f64
    }

    /// Returns the standard deviation of the points of a game.
    pub(crate) fn deviation(&self) -> f64 {
        let (games, points, squares) =
            (u128::from(self.games), u128::from(self.points), u128::from(self.squares));
        if games < 2 {
            return 0.0;
        }
        ((games * squares - points * points) as f64 / (games * (games - 1)) as f64).sqrt()
    }

    /// Returns the share of games won; a tie counts as a fraction.
    pub(crate) fn wins(&self) -> f64 {
        self.shares as f64 / (Self::SHARES * self.games) as f64
    }

    /// Returns the half width of the mean's 95 % confidence interval; none for one game.
    pub(crate) fn mean_error(&self) -> Option<f64> {
        (self.games > 1).then(|| 1.96 * self.deviation() / (self.games as f64).sqrt())
    }

    pub(crate) fn decision_seconds(&self) -> f64 {
        self.time.as_secs_f64() / self.timed_decisions.max(1) as f64
    }

    /// Returns the longest time of a timed decision.
    pub(crate) fn longest_decision_seconds(&self) -> f64 {
        self.longest.as_secs_f64()
    }

    fn note(&mut self, points: u16, is_winner: bool, winners: usize) {
        self.games += 1;
        self.points += u64::from(points);
        self.squares += u64::from(points) * u64::from(points);
        self.shares += if is_winner { Self::SHARES / winners as u64 } else { 0 };
        *self.histogram.entry(points).or_default() += 1;
    }

    fn add(&mut self, other: Self) {
        self.games += other.games;
        self.points += other.points;
        self.squares += other.squares;
        self.shares += other.shares;
        self.timed_decisions += other.timed_decisions;
        self.time += other.time;
        self.longest = self.longest.max(other.longest);
        for (points, games) in other.histogram {
            *self.histogram.entry(points).or_default() += games;
        }
    }
}

impl Simulation {
    /// Reading the clock takes as long as a simple bot, so only some games are timed.
    const TIMED_EVERY: u32 = 16;

    /// Plays all games on some threads and reports progress.
    pub(crate) fn run(
        &self,
        threads: usize,
        progress: impl Fn(u64) + Sync,
    ) -> Result<Vec<SeatStatistics>, Failure> {
        let nothing = || vec![SeatStatistics::default(); self.bots.len()];
        let each = |seats: &mut Vec<_>, number| self.play(number, seats);
        let mut total = nothing();
        for seats in pool::run(self.games, threads, progress, nothing, each)? {
            total.iter_mut().zip(seats).for_each(|(total, seat)| total.add(seat));
        }
        Ok(total)
    }

    fn play(&self, number: u32, seats: &mut [SeatStatistics]) -> Result<(), Failure> {
        let seed = self.seed.child(number);
        let goals = self.goals.of_game(&self.content, &seed);
        let setup = Setup::new(&self.content, self.players.count(), self.variant, goals)
            .expect("goals do not change whether a table is possible");
        let mut bots: Vec<Box<dyn Bot>> =
            (0..).zip(&self.bots).map(|(seat, bot)| bot.bot(&seed.child(seat))).collect();
        let mut record = self.records.as_ref().map(|_| Record::new(Arc::clone(&self.content), setup, seed));
        let scores = play(Game::new(Arc::clone(&self.content), setup, seed), |seat, view| {
            let bot = bots[seat.index()].as_mut();
            let decision = if number.is_multiple_of(Self::TIMED_EVERY) {
                decide_timed(bot, view, &mut seats[seat.index()])
            } else {
                bot.decide(view)
            };
            if let Some(record) = &mut record {
                record.push(seat, decision);
            }
            decision
        });
        note(&scores, seats);
        match (&self.records, record) {
            (Some(folder), Some(record)) => write_record(folder, number, &record),
            _ => Ok(()),
        }
    }
}

/// Plays a game to its end.
pub(crate) fn play(mut game: Game, mut decide: impl FnMut(Seat, &View) -> Decision) -> Scores {
    let players = game.setup().players();
    while let Some(seat) = players.seats().find(|seat| game.is_waiting_for(*seat)) {
        let decision = decide(seat, &game.view(Viewer::Seat(seat)));
        game.decide(seat, decision).expect("bots play by the rules");
    }
    game.scores()
}

fn decide_timed(bot: &mut dyn Bot, view: &View, statistics: &mut SeatStatistics) -> Decision {
    let before = Instant::now();
    let decision = bot.decide(view);
    let time = before.elapsed();
    statistics.time += time;
    statistics.longest = statistics.longest.max(time);
    statistics.timed_decisions += 1;
    decision
}

fn note(scores: &Scores, seats: &mut [SeatStatistics]) {
    let winners: Vec<Seat> = scores.winners().collect();
    for (index, (score, statistics)) in scores.players().iter().zip(seats).enumerate() {
        statistics.note(score.total.0, winners.contains(&Seat::new(index)), winners.len());
    }
}

fn write_record(folder: &Path, number: u32, record: &Record) -> Result<(), Failure> {
    let path = folder.join(format!("game-{:06}.txt", number + 1));
    std::fs::File::create_new(&path)
        .and_then(|mut file| file.write_all(record.to_string().as_bytes()))
        .map_err(|error| Failure::bad(format!("{} cannot be written: {error}", path.display())))
}
