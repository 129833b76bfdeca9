use sideboards_rules::Points;

/// The points of one player in a round.
#[derive(Clone, Debug)]
pub struct EveningLine {
    /// The name that is shown.
    pub name: String,
    /// Whether a name was written; otherwise it is only the number of the seat.
    pub is_named: bool,
    /// The points of the round.
    pub points: Points,
}

/// The rounds of an evening, added up.
#[derive(Clone, Debug, Default, PartialEq, Eq)]
pub struct Evening {
    /// All who played, in the order in which they came.
    pub names: Vec<String>,
    /// What each of them got, round by round; nothing if they sat out.
    pub rounds: Vec<Vec<Option<Points>>>,
    /// The sum of each of them.
    pub sums: Vec<Points>,
}

/// What a person has after an evening.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct EveningStanding {
    /// From 1; those with as many points share one.
    pub place: usize,
    /// The name that is shown.
    pub name: String,
    /// The points of each round; nothing if they sat out.
    pub rounds: Vec<Option<Points>>,
    /// All of them.
    pub sum: Points,
}

impl Evening {
    /// Adds up rounds, the first one first.
    pub fn new(rounds: &[Vec<EveningLine>]) -> Self {
        let mut people = People::default();
        let seated: Vec<Vec<usize>> = rounds.iter().map(|round| people.seat(round)).collect();
        let names: Vec<String> = people.known.into_iter().map(|(name, _)| name).collect();
        let of = |round: &Vec<EveningLine>, seats: &Vec<usize>, person: usize| {
            seats.iter().position(|seated| *seated == person).map(|seat| round[seat].points)
        };
        let rounds: Vec<Vec<_>> = rounds
            .iter()
            .zip(&seated)
            .map(|(round, seats)| (0..names.len()).map(|person| of(round, seats, person)).collect())
            .collect();
        let sum = |index: usize| {
            Points(rounds.iter().filter_map(|round| round[index]).map(|points| points.0).sum())
        };
        let sums = (0..names.len()).map(sum).collect();
        Self { names, rounds, sums }
    }

    /// Returns all who played, the best first, with the rounds that have a result.
    pub fn standings(&self) -> Vec<EveningStanding> {
        let scored: Vec<&Vec<Option<Points>>> =
            self.rounds.iter().filter(|round| round.iter().any(Option::is_some)).collect();
        let standing = |(person, (name, sum)): (usize, (&String, &Points))| EveningStanding {
            place: 1 + self.sums.iter().filter(|other| *other > sum).count(),
            name: name.clone(),
            rounds: scored.iter().map(|round| round[person]).collect(),
            sum: *sum,
        };
        let mut all: Vec<EveningStanding> =
            self.names.iter().zip(&self.sums).enumerate().map(standing).collect();
        all.sort_by_key(|standing| standing.place);
        all
    }

    /// Returns those with the most points.
    pub fn leaders(&self) -> Vec<String> {
        let best = self.sums.iter().max();
        let named = self.names.iter().zip(&self.sums);
        named.filter(|(_, sum)| Some(*sum) == best).map(|(name, _)| name.clone()).collect()
    }
}

/// All who played so far.
#[derive(Default)]
struct People {
    /// Their names, and whether these were written down.
    known: Vec<(String, bool)>,
    /// The seats of the round before.
    before: Vec<usize>,
}

impl People {
    /// Finds who sits where in the next round: people are known by their names. Where a name is missing, now or before, the
    /// seat tells, as long as there are as many players; so a person who is named later stays the same.
    fn seat(&mut self, round: &[EveningLine]) -> Vec<usize> {
        let mut seats: Vec<Option<usize>> = vec![None; round.len()];
        for (seat, line) in round.iter().enumerate().filter(|(_, line)| line.is_named) {
            seats[seat] = self.called(line, &seats);
        }
        if self.before.len() == round.len() {
            for (seat, line) in round.iter().enumerate() {
                let person = self.before[seat];
                let (name, is_named) = &mut self.known[person];
                if seats[seat].is_some() || seats.contains(&Some(person)) || (*is_named && line.is_named) {
                    continue;
                }
                if line.is_named {
                    (*name, *is_named) = (line.name.clone(), true);
                }
                seats[seat] = Some(person);
            }
        }
        for (seat, line) in round.iter().enumerate() {
            let person = seats[seat].or_else(|| self.called(line, &seats)).unwrap_or_else(|| {
                self.known.push((line.name.clone(), line.is_named));
                self.known.len() - 1
            });
            seats[seat] = Some(person);
        }
        let seats: Vec<usize> = seats.into_iter().flatten().collect();
        // A round that cannot be read any more says nothing about seats.
        if !seats.is_empty() {
            self.before.clone_from(&seats);
        }
        seats
    }

    /// Finds a person who is not seated yet by name.
    fn called(&self, line: &EveningLine, seats: &[Option<usize>]) -> Option<usize> {
        let is_meant = |person: &usize| {
            let (name, is_named) = &self.known[*person];
            *name == line.name && *is_named == line.is_named && !seats.contains(&Some(*person))
        };
        (0..self.known.len()).find(is_meant)
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    fn round(points: &[(&str, u16)]) -> Vec<EveningLine> {
        let line = |(name, points): &(&str, u16)| {
            let is_named = !name.starts_with("Player");
            EveningLine { name: (*name).to_owned(), is_named, points: Points(*points) }
        };
        points.iter().map(line).collect()
    }

    #[test]
    fn rounds_add_up_for_those_who_played() {
        let evening = Evening::new(&[
            round(&[("Ada", 30), ("Bo", 41)]),
            round(&[("Bo", 20), ("Ada", 31)]),
            round(&[("Cleo", 61), ("Ada", 0)]),
        ]);
        assert_eq!(evening.names, ["Ada", "Bo", "Cleo"]);
        assert_eq!(evening.sums, [61, 61, 61].map(Points));
        assert_eq!(evening.rounds[2], [Some(Points(0)), None, Some(Points(61))]);
        assert_eq!(evening.leaders(), ["Ada", "Bo", "Cleo"]);
    }

    #[test]
    fn the_best_come_first_and_rounds_without_a_result_are_left_out() {
        let evening = Evening::new(&[
            round(&[("Ada", 30), ("Bo", 41)]),
            round(&[]),
            round(&[("Cleo", 41), ("Ada", 31), ("Bo", 0)]),
        ]);
        let standings = evening.standings();
        let told: Vec<(usize, &str, u16)> =
            standings.iter().map(|one| (one.place, one.name.as_str(), one.sum.0)).collect();
        assert_eq!(told, [(1, "Ada", 61), (2, "Bo", 41), (2, "Cleo", 41)]);
        assert_eq!(standings[2].rounds, [None, Some(Points(41))]);
        assert!(Evening::new(&[]).standings().is_empty());
    }

    #[test]
    fn an_evening_without_rounds_has_no_leader() {
        assert!(Evening::new(&[]).leaders().is_empty());
    }

    #[test]
    fn who_is_named_later_stays_the_same() {
        let evening = Evening::new(&[
            round(&[("Player 1", 30), ("Player 2", 41)]),
            round(&[]),
            round(&[("Player 1", 3), ("Bo", 4)]),
            round(&[("Ada", 20), ("Bo", 10)]),
            round(&[("Bo", 1), ("Ada", 2)]),
            round(&[("Player 1", 5), ("Player 2", 6)]),
        ]);
        assert_eq!(evening.names, ["Ada", "Bo"]);
        assert_eq!(evening.sums, [61, 61].map(Points), "without names they sit as in the round before");
        assert_eq!(evening.rounds[1], [None, None]);
        assert_eq!(evening.rounds[5], [Some(Points(6)), Some(Points(5))]);
    }

    #[test]
    fn another_name_or_number_of_players_is_another_person() {
        let evening = Evening::new(&[
            round(&[("Ada", 1), ("Player 2", 2)]),
            round(&[("Cleo", 3), ("Ada", 4)]),
            round(&[("Player 1", 5), ("Player 2", 6), ("Player 3", 7)]),
        ]);
        assert_eq!(evening.names, ["Ada", "Player 2", "Cleo", "Player 1", "Player 3"]);
        assert_eq!(evening.rounds[1], [Some(Points(4)), None, Some(Points(3)), None, None]);
    }
}
