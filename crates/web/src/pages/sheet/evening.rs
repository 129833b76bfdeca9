use sideboards_rules::Points;

/// What somebody got in a round.
pub(super) type Line = (String, Points);

/// The rounds of an evening, added up.
#[derive(Clone, Debug, Default, PartialEq, Eq)]
pub(super) struct Evening {
    /// Everybody who played, in the order in which they came.
    pub(super) names: Vec<String>,
    /// What each of them got, round by round; nothing if they sat out.
    pub(super) rounds: Vec<Vec<Option<Points>>>,
    pub(super) sums: Vec<Points>,
}

impl Evening {
    pub(super) fn new(rounds: &[Vec<Line>]) -> Self {
        let mut names: Vec<String> = Vec::new();
        for (name, _) in rounds.iter().flatten() {
            if !names.contains(name) {
                names.push(name.clone());
            }
        }
        let of =
            |round: &Vec<Line>, name: &String| round.iter().find(|line| line.0 == *name).map(|line| line.1);
        let rounds: Vec<Vec<_>> =
            rounds.iter().map(|round| names.iter().map(|name| of(round, name)).collect()).collect();
        let sum = |index: usize| {
            Points(rounds.iter().filter_map(|round| round[index]).map(|points| points.0).sum())
        };
        let sums = (0..names.len()).map(sum).collect();
        Self { names, rounds, sums }
    }

    /// Gives those with the most points.
    pub(super) fn leaders(&self) -> Vec<String> {
        let best = self.sums.iter().max();
        let named = self.names.iter().zip(&self.sums);
        named.filter(|(_, sum)| Some(*sum) == best).map(|(name, _)| name.clone()).collect()
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    fn round(points: &[(&str, u16)]) -> Vec<Line> {
        points.iter().map(|(name, points)| ((*name).to_owned(), Points(*points))).collect()
    }

    #[test]
    fn rounds_add_up_for_whoever_played() {
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
    fn an_evening_without_rounds_has_no_leader() {
        assert!(Evening::new(&[]).leaders().is_empty());
    }
}
