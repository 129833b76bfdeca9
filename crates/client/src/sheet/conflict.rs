use sideboards_rules::{Drawers, GoalKind, Scorer, Sideboard, Tally};

/// A place where a pattern lies but does not count, because it shares drawers with combinations that do.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Conflict {
    /// The drawers of the pattern.
    pub fit: Drawers,
    /// The combinations that count and have a drawer of it, from 0.
    pub with: Vec<usize>,
}

impl Conflict {
    /// Returns the drawers that would count twice.
    pub fn shared(&self, counted: &[Drawers]) -> Drawers {
        let is_shared = |column, line| self.with.iter().any(|index| counted[*index].contains(column, line));
        self.fit.iter().filter(|(column, line)| is_shared(*column, *line)).collect()
    }
}

/// Finds what lies on a sideboard and does not count.
pub fn conflicts(scorer: &Scorer, sideboard: &Sideboard, tally: &Tally, kind: GoalKind) -> Vec<Conflict> {
    let counted = tally.combinations(kind);
    let fits = scorer.fits(sideboard, kind).into_iter().filter(|fit| !counted.contains(fit));
    fits.map(|fit| {
        let with = (0..counted.len()).filter(|index| !counted[*index].is_disjoint(fit)).collect();
        Conflict { fit, with }
    })
    .collect()
}

#[cfg(test)]
mod tests {
    use super::super::paper::worked_example;
    use super::*;

    #[test]
    fn whatever_does_not_count_shares_a_drawer_with_what_does() {
        let paper = worked_example();
        let mut found = 0;
        for player in 0..3 {
            let (scorer, sideboard) = (paper.scorer(), paper.sideboard(player));
            let tally = scorer.tally(&sideboard);
            for kind in [GoalKind::Colour, GoalKind::Handle] {
                let counted = tally.combinations(kind);
                for conflict in conflicts(&scorer, &sideboard, &tally, kind) {
                    found += 1;
                    assert!(!conflict.with.is_empty());
                    assert!(!conflict.shared(counted).is_empty());
                    assert!(!counted.contains(&conflict.fit));
                }
                let all = scorer.fits(&sideboard, kind).len();
                assert_eq!(all, counted.len() + conflicts(&scorer, &sideboard, &tally, kind).len());
            }
            assert_eq!(conflicts(&scorer, &sideboard, &tally, GoalKind::Row), []);
        }
        assert!(found > 0, "the example has some");
    }
}
