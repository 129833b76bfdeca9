//! A record as a list of moments: how the game stood after the deal and after every decision.

use sideboards_rules::{
    CardId, Choice, Decision, Event, ExchangeCard, Game, Points, Record, Scorer, Seat, Sideboard, Sight,
    Viewer,
};

use crate::local::Standing;

/// A moment of a game.
#[derive(Clone, Debug)]
pub struct Moment {
    /// The game as it stood.
    pub game: Game,
    /// What led to it.
    pub happened: Happened,
    /// What all seats laid, if this ended a round.
    pub revealed: Vec<(Seat, Choice)>,
}

/// What led to a moment.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Happened {
    /// The cards were dealt.
    Dealt,
    /// A seat laid cards.
    Laid(Seat, Choice),
    /// A seat took its cards back.
    TookBack(Seat),
    /// A seat used the exchange card.
    Exchanged(Seat),
}

/// Who looks at a game.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Perspective {
    /// One seat.
    Seat(Seat),
    /// All hands are open.
    Open,
}

impl Perspective {
    /// Returns whose view shows a seat: with open hands each seat is seen with its own eyes.
    const fn viewer_of(self, seat: Seat) -> Viewer {
        Viewer::Seat(match self {
            Self::Seat(own) => own,
            Self::Open => seat,
        })
    }
}

/// Returns all moments of a game that was played by the rules; moment n comes after n decisions.
pub fn moments(record: &Record) -> Vec<Moment> {
    let mut game = record.deal();
    let mut moments = vec![Moment { game: game.clone(), happened: Happened::Dealt, revealed: Vec::new() }];
    for &(seat, decision) in record.decisions() {
        let happened = match decision {
            Decision::Start(start) => Happened::Laid(seat, Choice::Start(start)),
            Decision::Place(placement) => Happened::Laid(seat, Choice::Place(placement)),
            Decision::Exchange => Happened::Exchanged(seat),
            Decision::TakeBack => Happened::TookBack(seat),
        };
        let events = game.decide(seat, decision).expect("the record was played by the rules");
        let revealed = events.iter().filter_map(|event| match event {
            Event::Revealed { seat, choice } => Some((*seat, *choice)),
            _ => None,
        });
        let revealed = revealed.collect();
        moments.push(Moment { game: game.clone(), happened, revealed });
    }
    moments
}

/// Returns the moments with which a round ended, the deal first.
pub fn rounds(moments: &[Moment]) -> Vec<usize> {
    let ends = moments.iter().enumerate().filter(|(_, moment)| !moment.revealed.is_empty());
    std::iter::once(0).chain(ends.map(|(index, _)| index)).collect()
}

/// Returns the points of a seat after each round, as if the game ended there: row bonus and exchange card are part of them, as on
/// the table and in the result.
pub fn course(moments: &[Moment], seat: Seat) -> Vec<Points> {
    let total = |end: usize| moments[end].standing(seat, Perspective::Open).total();
    rounds(moments).into_iter().map(total).collect()
}

/// Returns the decisions of a seat that counted, as places in the record: what was taken back is left out.
pub fn decisions_of(record: &Record, seat: Seat) -> Vec<usize> {
    let mut counted = Vec::new();
    for (index, (who, decision)) in record.decisions().iter().enumerate() {
        match decision {
            _ if *who != seat => {}
            Decision::TakeBack => drop(counted.pop()),
            _ => counted.push(index),
        }
    }
    counted
}

impl Moment {
    /// Returns what is seen of a seat; like players, a replay never looks into the game itself.
    fn sight(&self, seat: Seat, perspective: Perspective) -> Sight {
        self.game.view(perspective.viewer_of(seat)).sight()
    }

    /// Returns what became visible with this moment: what all laid at the end of a round, or a secret choice that may be seen.
    pub fn shown(&self, perspective: Perspective) -> Vec<(Seat, Choice)> {
        match self.happened {
            Happened::Laid(seat, _) if self.revealed.is_empty() => {
                let choice = secret(&self.sight(seat, perspective), seat);
                choice.map(|choice| (seat, choice)).into_iter().collect()
            }
            _ => self.revealed.clone(),
        }
    }

    /// Returns the sideboard of a seat, with what it has laid if that may be seen.
    pub fn sideboard(&self, seat: Seat, perspective: Perspective) -> Sideboard {
        let sight = self.sight(seat, perspective);
        let open = sight.player(seat).sideboard;
        secret(&sight, seat).map_or(open, |choice| open.with(&choice))
    }

    /// Returns how a seat stands, with what may be seen of everyone's choices.
    pub fn standing(&self, seat: Seat, perspective: Perspective) -> Standing {
        let game = &self.game;
        if game.is_over() {
            return Standing::final_of(game.scores().of(seat));
        }
        let scorer = Scorer::new(game.content(), game.setup().goals());
        let seats = game.setup().players().seats();
        let table = seats.map(|seat| {
            let counts = scorer.counts(&self.sideboard(seat, perspective));
            (counts, game.exchange_card(seat) == ExchangeCard::Unused)
        });
        Standing::of(scorer.scores(&table.collect::<Vec<_>>()).of(seat))
    }

    /// Returns the cards that a seat has laid last, as far as they are to be seen.
    pub fn newest(&self, seat: Seat, perspective: Perspective) -> Vec<CardId> {
        let open = self.revealed.iter().find(|(who, _)| *who == seat).map(|(_, choice)| *choice);
        let choice = secret(&self.sight(seat, perspective), seat).or(open);
        choice.as_ref().map(cards_of).unwrap_or_default()
    }

    /// Returns the cards that a seat holds and has not laid, if they may be seen.
    pub fn hand(&self, seat: Seat, perspective: Perspective) -> Option<Vec<CardId>> {
        let sight = self.sight(seat, perspective);
        let laid = sight.choice.as_ref().map(cards_of).unwrap_or_default();
        let held = sight.hand.cards().iter().copied();
        (sight.seat() == Some(seat)).then(|| held.filter(|card| !laid.contains(card)).collect())
    }
}

/// Returns what a seat has laid that is not open yet, if this is the sight of that seat.
fn secret(sight: &Sight, seat: Seat) -> Option<Choice> {
    sight.choice.filter(|_| sight.seat() == Some(seat))
}

fn cards_of(choice: &Choice) -> Vec<CardId> {
    choice.steps().map(|(placed, _)| placed.card).collect()
}

#[cfg(test)]
mod tests {
    use sideboards_rules::{Content, Round};

    use super::*;

    fn example(name: &str) -> Record {
        let path = format!("{}/../../examples/{name}.txt", env!("CARGO_MANIFEST_DIR"));
        let text = std::fs::read_to_string(path).expect("an example");
        Record::parse(&text, Content::classic()).expect("a record")
    }

    #[test]
    fn there_is_a_moment_for_the_deal_and_for_every_decision() {
        for name in ["solo", "two-players", "three-players"] {
            let record = example(name);
            let moments = moments(&record);
            assert_eq!(moments.len(), record.decisions().len() + 1, "{name}");
            assert_eq!(moments[0].happened, Happened::Dealt);
            assert!(moments.last().is_some_and(|moment| moment.game.is_over()), "{name}");
            let rounds = rounds(&moments);
            assert_eq!(
                rounds.len(),
                usize::from(Round::COUNT) + 2,
                "{name}: the deal, the start and six rounds"
            );
            assert_eq!(rounds.last(), Some(&(moments.len() - 1)), "{name}");
        }
    }

    #[test]
    fn what_is_secret_is_seen_from_the_own_seat_and_with_open_hands_only() {
        let moments = moments(&example("two-players"));
        let (first, second) = (Seat::new(0), Seat::new(1));
        // The first seat has laid its start, the second has not.
        let moment = &moments[1];
        assert_eq!(moment.shown(Perspective::Seat(second)), []);
        assert!(moment.newest(first, Perspective::Seat(second)).is_empty());
        assert_eq!(moment.hand(first, Perspective::Seat(second)), None);
        for perspective in [Perspective::Seat(first), Perspective::Open] {
            assert_eq!(moment.shown(perspective).len(), 1);
            assert_eq!(moment.newest(first, perspective).len(), 2);
            assert_eq!(moment.hand(first, perspective).map(|hand| hand.len()), Some(1), "two of three lie");
        }
        assert_eq!(moment.hand(second, Perspective::Open).map(|hand| hand.len()), Some(3));
        // Then everything is open to all viewers.
        assert_eq!(moments[2].newest(first, Perspective::Seat(second)).len(), 2);
    }

    #[test]
    fn a_sideboard_has_its_secret_cards_for_those_who_may_see_them_and_the_end_is_the_result() {
        let moments = moments(&example("two-players"));
        let (first, second) = (Seat::new(0), Seat::new(1));
        let cards = |perspective| moments[1].sideboard(first, perspective).cards().len();
        assert_eq!(
            [Perspective::Seat(first), Perspective::Open, Perspective::Seat(second)].map(cards),
            [2, 2, 0]
        );
        let last = moments.last().expect("moments");
        for seat in [first, second] {
            let result = Standing::final_of(last.game.scores().of(seat));
            assert_eq!(last.standing(seat, Perspective::Open), result);
            assert!(moments[1].standing(seat, Perspective::Open).points < result.points);
        }
    }

    #[test]
    fn the_course_has_row_bonus_and_exchange_card_in_every_round() {
        let mut bonuses = 0;
        for name in ["solo", "two-players", "three-players"] {
            let moments = moments(&example(name));
            for seat in moments[0].game.setup().players().seats() {
                let course = course(&moments, seat);
                for (end, points) in rounds(&moments).into_iter().zip(&course) {
                    let game = &moments[end].game;
                    let scorer = Scorer::new(game.content(), game.setup().goals());
                    let table = game.setup().players().seats().map(|other| {
                        let is_unused = game.exchange_card(other) == ExchangeCard::Unused;
                        (scorer.counts(game.sideboard(other)), is_unused)
                    });
                    let score = *scorer.scores(&table.collect::<Vec<_>>()).of(seat);
                    assert_eq!(*points, score.total, "{name}, {end}");
                    bonuses += u16::from(end + 1 < moments.len() && score.bonus + score.exchange > Points(0));
                }
                assert_eq!(
                    course.last(),
                    Some(&moments.last().expect("moments").game.scores().of(seat).total)
                );
            }
        }
        assert!(bonuses > 10, "there were additions before the end");
    }

    #[test]
    fn what_was_taken_back_does_not_count() {
        let record = example("two-players");
        let counted = decisions_of(&record, Seat::new(0));
        let decisions: Vec<Decision> = counted.iter().map(|index| record.decisions()[*index].1).collect();
        assert!(!decisions.contains(&Decision::TakeBack));
        assert_eq!(decisions.iter().filter(|decision| **decision == Decision::Exchange).count(), 1);
        assert_eq!(decisions.len(), 8, "a start, six cards and an exchange");
    }
}
