use super::played::Played;

/// How many games the trend looks back.
const TREND: usize = 10;
/// The most points of a trend; more would be a blur, and its table endless.
const POINTS: usize = 60;
/// Points are gathered in steps of five, of ten where they lie far apart.
const STEPS: [u16; 2] = [5, 10];
const BUCKETS: u16 = 14;

/// Mean, median and other numbers of some games, all of them with own points.
#[derive(Clone, Copy, Debug)]
pub struct Numbers<'g> {
    /// How many games.
    pub games: usize,
    /// The mean of the points.
    pub mean: f64,
    /// The median of the points.
    pub median: f64,
    /// The standard deviation: how far games usually are from the mean.
    pub spread: f64,
    /// The first of the best.
    pub best: &'g Played,
    /// The first of the worst.
    pub worst: &'g Played,
    /// Games with others.
    pub contests: usize,
    /// How many of them were won or shared.
    pub wins: usize,
}

impl<'g> Numbers<'g> {
    /// Counts some games, the oldest first; no game, no numbers.
    pub fn of(games: &[&'g Played]) -> Option<Self> {
        let mut sorted = games.to_vec();
        sorted.sort_by_key(|game| game.points());
        let (worst, most) = (*sorted.first()?, sorted.last()?.points());
        let best = games.iter().copied().find(|game| game.points() == most)?;
        let points = |index: usize| f64::from(sorted[index].points());
        let mean = mean(games.iter().map(|game| f64::from(game.points())));
        let median = f64::midpoint(points((sorted.len() - 1) / 2), points(sorted.len() / 2));
        let variance = games.iter().map(|game| (f64::from(game.points()) - mean).powi(2)).sum::<f64>()
            / games.len() as f64;
        Some(Self {
            games: games.len(),
            mean,
            median,
            spread: variance.sqrt(),
            best,
            worst,
            contests: games.iter().filter(|game| !game.is_solo()).count(),
            wins: games.iter().filter(|game| game.is_won()).count(),
        })
    }

    /// Returns how many of a hundred games with others are won.
    pub fn percent_won(&self) -> Option<usize> {
        percent(self.wins, self.contests)
    }
}

/// Returns a share in percent, to the nearest one.
pub(super) fn percent(part: usize, of: usize) -> Option<usize> {
    (of > 0).then(|| (200 * part + of) / (2 * of))
}

/// Returns the mean, and 0 of nothing.
pub(super) fn mean(values: impl Iterator<Item = f64>) -> f64 {
    let (count, sum) = values.fold((0_usize, 0.0), |(count, sum), value| (count + 1, sum + value));
    sum / count.max(1) as f64
}

/// A range of points, and how many games ended in it.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Bucket {
    pub from: u16,
    pub to: u16,
    pub games: usize,
}

/// Gathers games by their points, from the lowest to the highest without gaps.
pub fn distribution(games: &[&Played]) -> Vec<Bucket> {
    let points = || games.iter().map(|game| game.points());
    let (Some(least), Some(most)) = (points().min(), points().max()) else { return Vec::new() };
    let [narrow, wide] = STEPS;
    let step = if most / narrow - least / narrow < BUCKETS { narrow } else { wide };
    (least / step..=most / step)
        .map(|bucket| Bucket {
            from: bucket * step,
            to: bucket * step + step - 1,
            games: points().filter(|points| points / step == bucket).count(),
        })
        .collect()
}

/// A point of the trend: the mean of the last games at a time.
#[derive(Clone, Copy, Debug, PartialEq)]
pub struct TrendPoint {
    /// How many games had been played.
    pub number: usize,
    /// When the last of them was finished, in milliseconds since 1970.
    pub when: u64,
    /// The mean of the last games.
    pub mean: f64,
}

/// Follows the mean of the last ten games from the oldest to the newest.
pub fn trend(games: &[&Played]) -> Vec<TrendPoint> {
    let step = games.len().div_ceil(POINTS).max(1);
    let point = |end: usize| {
        let last = &games[end.saturating_sub(TREND)..end];
        TrendPoint {
            number: end,
            when: games[end - 1].past.when,
            mean: mean(last.iter().map(|game| f64::from(game.points()))),
        }
    };
    // Counted from the end, so that the last game is always there.
    let mut points: Vec<TrendPoint> = (1..=games.len()).rev().step_by(step).map(point).collect();
    points.reverse();
    points
}

#[cfg(test)]
mod tests {
    use super::super::fixture::played;
    use super::*;
    use crate::history::Origin;

    /// Three games of 1 to 3 players, with different points.
    fn games() -> Vec<Played> {
        ["solo", "two-players", "three-players"]
            .iter()
            .enumerate()
            .map(|(index, name)| played(name, Some(0), Origin::Device, index as u64))
            .collect()
    }

    #[test]
    fn numbers_are_those_of_the_games() {
        let games = games();
        let all: Vec<&Played> = games.iter().collect();
        let numbers = Numbers::of(&all).expect("games");
        let mut points: Vec<u16> = games.iter().map(Played::points).collect();
        let sum: u16 = points.iter().sum();
        points.sort_unstable();
        assert_eq!((numbers.games, numbers.contests), (3, 2));
        assert!((numbers.mean - f64::from(sum) / 3.0).abs() < 1e-9);
        assert!((numbers.median - f64::from(points[1])).abs() < 1e-9);
        assert_eq!((numbers.worst.points(), numbers.best.points()), (points[0], points[2]));
        let won = games.iter().filter(|game| game.is_won()).count();
        assert_eq!(numbers.percent_won(), Some(won * 50));
        assert!(Numbers::of(&[]).is_none());
        let alone = Numbers::of(&all[..1]).expect("a game");
        assert_eq!(alone.percent_won(), None, "no one to win against");
        assert!(alone.spread.abs() < 1e-9);
    }

    #[test]
    fn two_games_have_a_median_between_them() {
        let games = games();
        let two = [&games[0], &games[1]];
        let numbers = Numbers::of(&two).expect("games");
        assert!((numbers.median - numbers.mean).abs() < 1e-9);
        let distance = f64::from(games[0].points().abs_diff(games[1].points()));
        assert!((numbers.spread - distance / 2.0).abs() < 1e-9);
    }

    #[test]
    fn every_game_is_in_one_bucket() {
        let games = games();
        let all: Vec<&Played> = games.iter().collect();
        let buckets = distribution(&all);
        assert_eq!(buckets.iter().map(|bucket| bucket.games).sum::<usize>(), 3);
        assert!(buckets.windows(2).all(|pair| pair[0].to + 1 == pair[1].from));
        assert!(buckets.first().is_some_and(|bucket| bucket.games > 0));
        assert!(buckets.last().is_some_and(|bucket| bucket.games > 0));
        assert_eq!(distribution(&[]), []);
    }

    #[test]
    fn the_trend_is_the_mean_of_the_last_ten() {
        let games = games();
        let (low, high) = (&games[0], &games[1]);
        let mut all = vec![low; 15];
        all.extend(vec![high; 10]);
        let points = trend(&all);
        assert_eq!(points.len(), 25);
        assert!((points[24].mean - f64::from(high.points())).abs() < 1e-9);
        assert!((points[14].mean - f64::from(low.points())).abs() < 1e-9);
        let halves = f64::midpoint(f64::from(low.points()), f64::from(high.points()));
        assert!((points[19].mean - halves).abs() < 1e-9);
        let many = trend(&vec![low; 1001]);
        assert!(many.len() <= POINTS && many.last().is_some_and(|point| point.number == 1001));
        assert_eq!(trend(&[]), []);
    }

    #[test]
    fn shares_are_rounded() {
        assert_eq!(
            [(1, 3), (2, 3), (1, 1)].map(|(part, of)| percent(part, of)),
            [Some(33), Some(67), Some(100)]
        );
        assert_eq!(percent(0, 0), None);
    }
}
