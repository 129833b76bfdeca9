use std::time::Duration;

use sideboards_rules::{Drawers, GoalKind, Points, Scores, Seat};

use crate::local::LocalGame;

/// The scoring of a finished game as a race: goal by goal, for all players in step.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Race {
    /// The laps, in order.
    pub laps: Vec<Lap>,
    /// The state of the race from beat to beat.
    pub beats: Vec<Beat>,
}

/// A lap of the race: one thing that is counted for all players.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Lap {
    /// Its kind.
    pub kind: LapKind,
    /// Everyone's gains, beat by beat and by seat.
    pub gains: Vec<Vec<Points>>,
    /// The drawers that score, by seat; those of a goal in the order of its beats.
    pub lights: Vec<Vec<Drawers>>,
}

/// What a lap counts.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum LapKind {
    /// A goal.
    Goal(GoalKind),
    /// More drawers in rows than others, or enough of them in a solo game.
    Bonus,
    /// The unused exchange cards.
    Exchange,
}

/// The state of the race after a beat.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Beat {
    /// The current lap.
    pub lap: usize,
    /// How many of its gains have been counted.
    pub counted: usize,
    /// Its duration.
    pub lasts: Duration,
    /// The sum of each seat.
    pub sums: Vec<Points>,
    /// The place of each seat: 0 leads. Equal points are in the order of the seats.
    pub places: Vec<usize>,
}

/// Whether to animate.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Motion {
    /// Beat by beat.
    Full,
    /// Lap by lap.
    Reduced,
}

/// The durations of the parts of a race, in milliseconds.
struct Tempo {
    /// A lap is announced.
    opening: u64,
    /// All combinations of a goal, and one of them at most.
    goal: u64,
    goal_beat: u64,
    /// A beat of the other laps.
    beat: u64,
    /// A lap has been counted.
    hold: u64,
    /// A pause before the verdict.
    breath: u64,
}

/// Under 12 seconds, however much there is to count.
const DUEL: Tempo = Tempo { opening: 600, goal: 1500, goal_beat: 400, beat: 500, hold: 400, breath: 700 };
/// Under 20 seconds.
const TABLE: Tempo = Tempo { opening: 800, goal: 2400, goal_beat: 500, beat: 650, hold: 600, breath: 800 };
/// The time to read a lap without movement.
const STILL: Duration = Duration::from_millis(2200);

impl Race {
    /// Plans the race of a game; an unfinished one has none.
    pub fn of(game: &LocalGame, motion: Motion) -> Option<Self> {
        let scores = game.public().scores()?;
        let mut laps: Vec<Lap> = GoalKind::ALL.into_iter().map(|kind| goal_lap(game, kind)).collect();
        let rows = laps.last().map(|lap| lap.lights.clone()).unwrap_or_default();
        laps.extend(bonus_lap(&scores, rows));
        laps.extend(exchange_lap(&scores));
        let tempo = if scores.players().len() > 2 { TABLE } else { DUEL };
        let mut beats = beats(&laps, scores.players().len(), &tempo);
        if motion == Motion::Reduced {
            let is_last = |beat: &Beat| beat.counted == laps[beat.lap].gains.len();
            beats.retain(is_last);
            for beat in &mut beats {
                beat.lasts = STILL;
            }
        }
        Some(Self { laps, beats })
    }

    /// Returns the duration of the race.
    pub fn duration(&self) -> Duration {
        self.beats.iter().map(|beat| beat.lasts).sum()
    }

    /// Returns a beat; after the last one, the last.
    pub fn beat(&self, at: usize) -> &Beat {
        &self.beats[at.min(self.beats.len() - 1)]
    }

    /// Returns the beat where the lap after the one of a beat begins, or the end of the race.
    pub fn next_lap(&self, at: usize) -> usize {
        let lap = self.beat(at).lap;
        self.beats.iter().position(|beat| beat.lap > lap).unwrap_or(self.beats.len())
    }

    /// Returns the beat where a lap began: this one, or the one before it if this one has just begun.
    pub fn previous_lap(&self, at: usize) -> usize {
        let begin = |lap: usize| self.beats.iter().position(|beat| beat.lap >= lap).unwrap_or(0);
        let lap = self.beat(at).lap;
        let own = begin(lap);
        if at > own + 1 { own } else { begin(lap.saturating_sub(1)) }
    }

    /// Returns the last beat of the lap of a beat; if that is it, of the lap after it. None after the last one.
    pub fn next_lap_end(&self, at: usize) -> usize {
        let last_of = |at: usize| self.next_lap(at) - 1;
        match last_of(at) {
            end if end > at => end,
            end if end + 1 < self.beats.len() => last_of(end + 1),
            _ => self.beats.len(),
        }
    }

    /// Returns the last beat of the lap before the one of a beat, or the beginning.
    pub fn previous_lap_end(&self, at: usize) -> usize {
        let lap = self.beat(at).lap;
        self.beats.iter().rposition(|beat| beat.lap < lap).unwrap_or(0)
    }

    /// Returns the lit drawers of a seat at a beat.
    pub fn lights(&self, at: usize, seat: Seat) -> &[Drawers] {
        let beat = self.beat(at);
        let lap = &self.laps[beat.lap];
        let lights = &lap.lights[seat.index()];
        match lap.kind {
            LapKind::Goal(_) => &lights[..beat.counted.min(lights.len())],
            LapKind::Bonus | LapKind::Exchange => lights,
        }
    }

    /// Returns the gain of a seat in the lap of a beat so far.
    pub fn gained(&self, at: usize, seat: Seat) -> Points {
        let beat = self.beat(at);
        self.laps[beat.lap].gains[..beat.counted].iter().map(|gains| gains[seat.index()]).sum()
    }
}

impl Lap {
    /// Returns the gain of a seat in the whole lap.
    pub fn gain(&self, seat: Seat) -> Points {
        self.gains.iter().map(|gains| gains[seat.index()]).sum()
    }
}

fn goal_lap(game: &LocalGame, kind: GoalKind) -> Lap {
    let view = game.public();
    let scorer = view.scorer();
    let each = game.content().goal(game.setup().goals().of(kind)).points();
    let found = |seat: Seat| -> Vec<(Drawers, Points)> {
        let tally = scorer.tally(view.sideboard(seat));
        match kind {
            GoalKind::Row => tally.rows().iter().map(|row| (row.drawers(), each * row.len() as u8)).collect(),
            GoalKind::Colour | GoalKind::Handle => {
                tally.combinations(kind).iter().map(|drawers| (*drawers, each)).collect()
            }
        }
    };
    let found: Vec<Vec<(Drawers, Points)>> = game.seats().map(found).collect();
    let count = found.iter().map(Vec::len).max().unwrap_or(0);
    let gains = |beat: usize| {
        found.iter().map(|found| found.get(beat).map_or(Points(0), |(_, points)| *points)).collect()
    };
    Lap {
        kind: LapKind::Goal(kind),
        gains: (0..count).map(gains).collect(),
        lights: found.iter().map(|found| found.iter().map(|(drawers, _)| *drawers).collect()).collect(),
    }
}

/// The lowest bonus comes first, to keep the longest rows for the end.
fn bonus_lap(scores: &Scores, rows: Vec<Vec<Drawers>>) -> Option<Lap> {
    let mut values: Vec<Points> =
        scores.players().iter().map(|score| score.bonus).filter(|bonus| bonus.0 > 0).collect();
    values.sort_unstable();
    values.dedup();
    let gains = |value: &Points| {
        let gain = |bonus: Points| if bonus == *value { bonus } else { Points(0) };
        scores.players().iter().map(|score| gain(score.bonus)).collect()
    };
    let gains: Vec<Vec<Points>> = values.iter().map(gains).collect();
    (!gains.is_empty()).then_some(Lap { kind: LapKind::Bonus, gains, lights: rows })
}

fn exchange_lap(scores: &Scores) -> Option<Lap> {
    let gains: Vec<Points> = scores.players().iter().map(|score| score.exchange).collect();
    let lights = vec![Vec::new(); gains.len()];
    let is_worth_it = gains.iter().any(|points| points.0 > 0);
    is_worth_it.then(|| Lap { kind: LapKind::Exchange, gains: vec![gains], lights })
}

fn beats(laps: &[Lap], players: usize, tempo: &Tempo) -> Vec<Beat> {
    let mut sums = vec![Points(0); players];
    let mut beats = Vec::new();
    for (index, lap) in laps.iter().enumerate() {
        let count = lap.gains.len();
        let each = match lap.kind {
            LapKind::Goal(_) => tempo.goal_beat.min(tempo.goal / count.max(1) as u64),
            LapKind::Bonus | LapKind::Exchange => tempo.beat,
        };
        for counted in 0..=count {
            if let Some(gains) = counted.checked_sub(1).map(|last| &lap.gains[last]) {
                sums.iter_mut().zip(gains).for_each(|(sum, gain)| *sum = *sum + *gain);
            }
            let length = if counted == 0 { tempo.opening } else { each };
            let hold = if counted == count { tempo.hold } else { 0 };
            beats.push(Beat {
                lap: index,
                counted,
                lasts: Duration::from_millis(length + hold),
                places: places(&sums),
                sums: sums.clone(),
            });
        }
    }
    if let Some(last) = beats.last_mut() {
        last.lasts += Duration::from_millis(tempo.breath);
    }
    beats
}

fn places(sums: &[Points]) -> Vec<usize> {
    let is_before =
        |seat: usize, other: usize| sums[other] > sums[seat] || sums[other] == sums[seat] && other < seat;
    (0..sums.len()).map(|seat| (0..sums.len()).filter(|other| is_before(seat, *other)).count()).collect()
}

#[cfg(test)]
mod tests {
    use super::super::fixture::{example, played};
    use super::*;
    use crate::local::Standing;

    /// All examples, and random games of one to six players.
    fn games() -> Vec<LocalGame> {
        let examples = ["solo", "two-players", "three-players"].map(example);
        let random = (0..40).map(|seed| played(usize::from(seed) % 6 + 1, seed));
        let six = (40..80).map(|seed| played(6, seed));
        examples.into_iter().chain(random).chain(six).collect()
    }

    fn race(game: &LocalGame, motion: Motion) -> Race {
        Race::of(game, motion).expect("it is over")
    }

    #[test]
    fn every_race_ends_with_the_scores_and_loses_nothing() {
        for game in games() {
            let scores = game.public().scores().expect("it is over");
            for motion in [Motion::Full, Motion::Reduced] {
                let race = race(&game, motion);
                let totals: Vec<Points> = scores.players().iter().map(|score| score.total).collect();
                assert_eq!(race.beats.last().expect("beats").sums, totals);
                for pair in race.beats.windows(2) {
                    assert!(pair[0].sums.iter().zip(&pair[1].sums).all(|(before, after)| before <= after));
                    assert!((pair[0].lap, pair[0].counted) < (pair[1].lap, pair[1].counted));
                }
                for (at, beat) in race.beats.iter().enumerate() {
                    let gained: Points = game.seats().map(|seat| race.gained(at, seat)).sum();
                    let before: Points = race.laps[..beat.lap]
                        .iter()
                        .flat_map(|lap| game.seats().map(|seat| lap.gain(seat)))
                        .sum();
                    assert_eq!(before + gained, beat.sums.iter().copied().sum());
                }
            }
        }
    }

    #[test]
    fn a_race_is_short() {
        for game in games() {
            let limit = if game.players().len() > 2 { 20 } else { 12 };
            for motion in [Motion::Full, Motion::Reduced] {
                let lasts = race(&game, motion).duration();
                assert!(lasts < Duration::from_secs(limit), "{lasts:?} for {}", game.players().len());
            }
        }
        for (tempo, bonuses, limit) in [(DUEL, 1, 12_000), (TABLE, 3, 20_000)] {
            let goal = tempo.opening + tempo.goal + tempo.hold;
            let others = 2 * (tempo.opening + tempo.hold) + (bonuses + 1) * tempo.beat;
            assert!(3 * goal + others + tempo.breath < limit, "whatever there is to count");
        }
    }

    #[test]
    fn places_follow_the_sums() {
        for game in games() {
            for beat in race(&game, Motion::Full).beats {
                let mut order: Vec<usize> = (0..beat.sums.len()).collect();
                order.sort_by_key(|seat| beat.places[*seat]);
                assert!(order.is_sorted_by(|one, other| {
                    let (a, b) = (beat.sums[*one], beat.sums[*other]);
                    a > b || a == b && one < other
                }));
            }
        }
    }

    /// Before the bonus, the race shows the same as the table and the replay.
    #[test]
    fn after_the_goals_everyone_has_what_the_table_said() {
        for game in games() {
            let scores = game.public().scores().expect("it is over");
            let race = race(&game, Motion::Reduced);
            for seat in game.seats() {
                assert_eq!(race.beats[2].sums[seat.index()], Standing::of(scores.of(seat)).points);
            }
        }
    }

    #[test]
    fn every_drawer_that_counts_is_lit() {
        let game = example("three-players");
        let scores = game.public().scores().expect("it is over");
        let race = race(&game, Motion::Full);
        for (at, beat) in race.beats.iter().enumerate() {
            let LapKind::Goal(kind) = race.laps[beat.lap].kind else { continue };
            for seat in game.seats() {
                let lit = race.lights(at, seat);
                assert!(lit.len() <= beat.counted);
                if race.next_lap(at) == at + 1 {
                    let counted = match kind {
                        GoalKind::Row => lit.iter().map(|drawers| drawers.len()).sum(),
                        GoalKind::Colour | GoalKind::Handle => lit.len(),
                    };
                    assert_eq!(counted, usize::from(scores.of(seat).counts.of(kind)));
                }
            }
        }
    }

    #[test]
    fn laps_can_be_gone_through_both_ways() {
        let game = example("three-players");
        let race = race(&game, Motion::Full);
        let mut at = 0;
        let mut begins = vec![at];
        while at < race.beats.len() {
            at = race.next_lap(at);
            begins.push(at);
        }
        assert_eq!(begins.len(), race.laps.len() + 1);
        assert_eq!(race.previous_lap(begins[1]), 0);
        assert_eq!(race.previous_lap(begins[1] + 2), begins[1]);
        assert_eq!(race.previous_lap(0), 0);
        let mut ends = vec![race.next_lap_end(0)];
        while ends[ends.len() - 1] < race.beats.len() {
            ends.push(race.next_lap_end(ends[ends.len() - 1]));
        }
        let expected: Vec<usize> =
            begins[1..].iter().map(|begin| begin - 1).chain([race.beats.len()]).collect();
        assert_eq!(ends, expected);
        assert_eq!(race.previous_lap_end(ends[1]), ends[0]);
        assert_eq!(race.previous_lap_end(ends[0]), 0);
    }

    #[test]
    fn a_running_game_has_no_race() {
        let path = format!("{}/../../examples/solo.txt", env!("CARGO_MANIFEST_DIR"));
        let text = std::fs::read_to_string(path).expect("an example");
        let text: Vec<&str> = text.lines().take(9).collect();
        let game =
            crate::local::load(&text.join("\n"), sideboards_rules::Content::classic()).expect("a record");
        assert_eq!(Race::of(&game, Motion::Full), None);
    }
}
