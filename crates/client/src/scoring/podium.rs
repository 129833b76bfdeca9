use sideboards_rules::{COLUMNS, LINES, Points, Scorer, Scores, Seat};

/// The players with the most drawers in rows, and their bonuses.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Podium {
    /// The highest first.
    pub steps: Vec<PodiumStep>,
    /// The seats without a bonus, with their drawers.
    pub others: Vec<(Seat, u8)>,
}

/// A step of the podium, shared by seats with the same number of drawers.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct PodiumStep {
    /// The bonus for each of them.
    pub bonus: Points,
    /// How many drawers each of them has.
    pub drawers: u8,
    /// The seats on it.
    pub seats: Vec<Seat>,
}

impl Podium {
    /// Builds the podium of a finished game.
    pub fn of(scores: &Scores) -> Self {
        let mut podium = Self { steps: Vec::new(), others: Vec::new() };
        for (index, score) in scores.players().iter().enumerate() {
            let (seat, drawers) = (Seat::new(index), score.counts.row);
            if score.bonus.0 == 0 {
                podium.others.push((seat, drawers));
                continue;
            }
            match podium.steps.iter_mut().find(|step| step.bonus == score.bonus) {
                Some(step) => step.seats.push(seat),
                None => podium.steps.push(PodiumStep { bonus: score.bonus, drawers, seats: vec![seat] }),
            }
        }
        podium.steps.sort_by_key(|step| std::cmp::Reverse(step.bonus));
        podium
    }
}

/// Returns the bonuses of a solo game by number of drawers, the lowest first.
pub fn solo_steps(scorer: &Scorer) -> Vec<(u8, Points)> {
    let most = (COLUMNS * LINES) as u8;
    let bonus = |drawers: u8| scorer.solo_bonus(drawers);
    let is_step = |drawers: &u8| bonus(*drawers) > bonus(drawers - 1);
    (1..=most).filter(is_step).map(|drawers| (drawers, bonus(drawers))).collect()
}

#[cfg(test)]
mod tests {
    use super::super::fixture::played;
    use super::*;

    #[test]
    fn everyone_stands_once_and_gets_the_bonus() {
        for game in (0..60).map(|seed| played(usize::from(seed) % 5 + 2, seed)) {
            let scores = game.public().scores().expect("it is over");
            let podium = Podium::of(&scores);
            assert!(
                podium
                    .steps
                    .is_sorted_by(|one, other| one.bonus > other.bonus && one.drawers > other.drawers)
            );
            for step in &podium.steps {
                for seat in &step.seats {
                    let score = scores.of(*seat);
                    assert_eq!((score.bonus, score.counts.row), (step.bonus, step.drawers));
                }
            }
            let standing: usize = podium.steps.iter().map(|step| step.seats.len()).sum();
            assert_eq!(standing + podium.others.len(), scores.players().len());
        }
    }

    #[test]
    fn alone_there_are_three_steps() {
        let game = played(1, 1);
        let steps = solo_steps(&game.public().scorer());
        assert_eq!(steps.iter().map(|(_, bonus)| bonus.0).collect::<Vec<_>>(), [2, 4, 8]);
        assert!(steps.is_sorted());
    }
}
