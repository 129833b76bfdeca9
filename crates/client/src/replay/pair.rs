//! Two plays of one deal side by side, round by round.

use sideboards_rules::{Points, Record, Seat};
use thiserror::Error;

use super::steps::{Moment, course, moments, rounds};

/// The two games do not have the same cards.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Error)]
#[error("the two games have different deals")]
pub struct OtherDeal;

/// Two plays of one deal.
#[derive(Clone, Debug)]
pub struct Pair([Vec<Moment>; 2]);

/// One of the two plays.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Side {
    /// The first one.
    First,
    /// The one that it is compared with.
    Second,
}

impl Side {
    /// Both sides.
    pub const BOTH: [Self; 2] = [Self::First, Self::Second];
}

impl Pair {
    /// Puts two finished games that were played by the rules beside each other. A deal is a box, a setup and a seed.
    pub fn new(one: &Record, other: &Record) -> Result<Self, OtherDeal> {
        let is_same = one.setup() == other.setup() && one.seed() == other.seed();
        is_same.then(|| Self([one, other].map(moments))).ok_or(OtherDeal)
    }

    /// Returns how many rounds there are, the deal included.
    pub fn rounds(&self) -> usize {
        Side::BOTH.map(|side| rounds(self.moments(side)).len()).into_iter().min().unwrap_or_default()
    }

    /// Returns the moment with which a round of a play ended; the deal is round 0.
    pub fn at(&self, side: Side, round: usize) -> &Moment {
        let moments = self.moments(side);
        let end = rounds(moments).get(round).copied().unwrap_or(moments.len() - 1);
        &moments[end]
    }

    /// Returns the points of a seat after each round of a play.
    pub fn course(&self, side: Side, seat: Seat) -> Vec<Points> {
        course(self.moments(side), seat)
    }

    /// Returns the first round after which the sideboards or the exchange cards of a seat differ, if they ever do.
    pub fn parting(&self, seat: Seat) -> Option<usize> {
        let state = |side, round| {
            let game = &self.at(side, round).game;
            (*game.sideboard(seat), game.exchange_card(seat))
        };
        (0..self.rounds()).find(|round| state(Side::First, *round) != state(Side::Second, *round))
    }

    fn moments(&self, side: Side) -> &[Moment] {
        let [first, second] = &self.0;
        match side {
            Side::First => first,
            Side::Second => second,
        }
    }
}

#[cfg(test)]
mod tests {
    use sideboards_rules::{Content, Day, Decision};

    use super::*;

    const ALONE: Seat = Seat::new(0);

    /// Plays a deal by the first legal decision, but another one in some round.
    fn play(day: Day, other: Option<usize>) -> Record {
        let mut record = day.record();
        let mut game = record.deal();
        for round in 0.. {
            if game.is_over() {
                break;
            }
            let number = if other == Some(round) { 7 } else { 0 };
            let decision = game.legal(ALONE).choice(number).into();
            game.decide(ALONE, decision).expect("legal");
            record.push(ALONE, decision);
        }
        record
    }

    #[test]
    fn plays_of_one_deal_are_compared_round_by_round() {
        let record = play(Day::FIRST, None);
        let pair = Pair::new(&record, &play(Day::FIRST, Some(3))).expect("one deal");
        assert_eq!((pair.rounds(), pair.parting(ALONE)), (8, Some(4)), "the fourth choice was another");
        for side in Side::BOTH {
            let course = pair.course(side, ALONE);
            assert_eq!(course.len(), pair.rounds());
            let last = &pair.at(side, 7).game;
            assert!(last.is_over());
            assert_eq!(course.last(), Some(&last.scores().of(ALONE).total));
        }
        assert_eq!(pair.course(Side::First, ALONE)[..4], pair.course(Side::Second, ALONE)[..4]);
        let same = Pair::new(&record, &record).expect("one deal");
        assert_eq!(same.parting(ALONE), None);
    }

    #[test]
    fn using_the_exchange_card_parts_two_plays() {
        let record = play(Day::FIRST, None);
        let mut other = Day::FIRST.record();
        let mut game = other.deal();
        let mut take = |game: &mut sideboards_rules::Game, decision: Decision| {
            game.decide(ALONE, decision).expect("legal");
            other.push(ALONE, decision);
        };
        while !game.is_over() {
            if game.sideboard(ALONE).len() == 7 {
                take(&mut game, Decision::Exchange);
            }
            let choice = game.legal(ALONE).choice(0);
            take(&mut game, choice.into());
        }
        let pair = Pair::new(&record, &other).expect("one deal");
        assert_eq!(pair.parting(ALONE), Some(7));
    }

    #[test]
    fn other_cards_cannot_be_compared() {
        let record = play(Day::FIRST, None);
        let next = Day::FIRST.next().expect("a day");
        assert_eq!(Pair::new(&record, &play(next, None)).err(), Some(OtherDeal));
        let path = format!("{}/../../examples/two-players.txt", env!("CARGO_MANIFEST_DIR"));
        let text = std::fs::read_to_string(path).expect("an example");
        let two = Record::parse(&text, Content::classic()).expect("a record");
        assert_eq!(Pair::new(&record, &two).err(), Some(OtherDeal));
    }
}
