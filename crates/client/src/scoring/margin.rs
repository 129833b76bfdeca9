use sideboards_rules::{Points, Rating, Scores, Seat};

/// The end of a game, for one of the players or for everyone around the device.
#[derive(Clone, Debug, PartialEq, Eq)]
pub enum Margin {
    /// It was played alone.
    Alone(Rating),
    /// One player has won.
    Won {
        /// The winner.
        seat: Seat,
        /// How many points the second is behind.
        by: Points,
    },
    /// Several have the most points.
    Shared(Vec<Seat>),
    /// The reader has not won.
    Behind {
        /// The reader's place.
        place: usize,
        /// How many points the winners are ahead.
        by: Points,
        /// The winners.
        winners: Vec<Seat>,
    },
}

/// Returns the end of a game; `you` is the reader, if it is one of the players.
pub fn margin(scores: &Scores, you: Option<Seat>) -> Margin {
    if let Some(rating) = scores.rating() {
        return Margin::Alone(rating);
    }
    let winners: Vec<Seat> = scores.winners().collect();
    let best = scores.of(winners[0]).total;
    let gap = |points: Points| Points(best.0 - points.0);
    if let Some(own) = you.map(|seat| scores.of(seat)).filter(|own| own.place > 1) {
        return Margin::Behind { place: own.place, by: gap(own.total), winners };
    }
    match winners[..] {
        [seat] => {
            let others = scores.players().iter().filter(|score| score.place > 1).map(|score| score.total);
            Margin::Won { seat, by: gap(others.max().unwrap_or_default()) }
        }
        _ => Margin::Shared(winners),
    }
}

#[cfg(test)]
mod tests {
    use super::super::fixture::{example, played};
    use super::*;

    #[test]
    fn the_gap_is_the_one_between_the_scores() {
        let mut seen = [false; 4];
        for game in (0..120).map(|seed| played(usize::from(seed) % 5 + 2, seed)) {
            let scores = game.public().scores().expect("it is over");
            let mut totals: Vec<u16> = scores.players().iter().map(|score| score.total.0).collect();
            totals.sort_unstable_by(|one, other| other.cmp(one));
            for you in game.seats().map(Some).chain([None]) {
                match margin(&scores, you) {
                    Margin::Alone(_) => panic!("no game of several players is solo"),
                    Margin::Won { seat, by } => {
                        seen[0] = true;
                        assert!(you.is_none_or(|you| you == seat));
                        assert_eq!(by.0, totals[0] - totals[1]);
                        assert!(by.0 > 0);
                    }
                    Margin::Shared(winners) => {
                        seen[1] = true;
                        assert!(winners.len() > 1 && totals[0] == totals[1]);
                        assert!(you.is_none_or(|you| winners.contains(&you)));
                    }
                    Margin::Behind { place, by, winners } => {
                        seen[if winners.len() > 1 { 2 } else { 3 }] = true;
                        let own = scores.of(you.expect("a reader")).total.0;
                        assert_eq!((place, by.0), (scores.of(you.expect("a reader")).place, totals[0] - own));
                        assert!(by.0 > 0 && !winners.contains(&you.expect("a reader")));
                    }
                }
            }
        }
        assert_eq!(seen, [true; 4], "all of it happens");
    }

    #[test]
    fn alone_there_is_a_title() {
        let scores = example("solo").public().scores().expect("it is over");
        assert_eq!(margin(&scores, Some(Seat::new(0))), Margin::Alone(scores.rating().expect("alone")));
    }
}
