use sideboards_rules::{Decision, Decisions, LeanGame, Round, Seat, Variant};

/// Decisions as numbers: first all starts, then all placements, last the exchange.
///
/// With the standard game these are 24 + 8 + 1 = 33. The four-card variant has 48 + 12, and also a last number: a
/// seat that has nothing to decide, because it waits for others or the game is over, sends the last number too.
/// Taking back has no number: all seats are stepped at once and decide once.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Actions {
    starts: usize,
    placements: usize,
}

impl Actions {
    /// Returns the numbers of a variant.
    pub const fn of(variant: Variant) -> Self {
        let (dealt, hand) = (variant.dealt(), variant.hand());
        Self { starts: 4 * dealt * (dealt - 1), placements: 4 * hand }
    }

    /// Returns how many numbers there are.
    pub const fn count(self) -> usize {
        self.starts + self.placements + 1
    }

    /// Returns the number for exchanging, and for waiting.
    pub const fn last(self) -> usize {
        self.count() - 1
    }

    /// Returns the numbers that lay cards in a round.
    const fn choices(self, round: Round) -> std::ops::Range<usize> {
        match round {
            Round::Start => 0..self.starts,
            _ => self.starts..self.last(),
        }
    }

    /// Returns the decision of a number, if it is legal now.
    #[inline]
    pub fn decision(self, round: Round, legal: &Decisions, action: usize) -> Option<Decision> {
        if action == self.last() {
            return legal.can_exchange().then_some(Decision::Exchange);
        }
        let choices = self.choices(round);
        (legal.choices() > 0 && choices.contains(&action))
            .then(|| legal.choice(action - choices.start).into())
    }

    /// Returns the position of a legal number among the [`Decisions`] of a seat.
    #[inline]
    pub(crate) fn position(self, round: Round, action: usize) -> usize {
        let choices = self.choices(round);
        if action == self.last() { choices.len() } else { action - choices.start }
    }

    /// Returns the number of a decision, if it is legal now.
    pub fn number(self, round: Round, legal: &Decisions, decision: &Decision) -> Option<usize> {
        match decision {
            Decision::TakeBack => None,
            Decision::Exchange => legal.can_exchange().then_some(self.last()),
            _ => Some(self.choices(round).start + legal.position(decision)?),
        }
    }

    /// Writes a 1 for each number that a seat may send now.
    ///
    /// # Panics
    /// If the mask has another length.
    #[inline]
    pub fn mask(self, game: &LeanGame, seat: Seat, mask: &mut [i8]) {
        assert_eq!(mask.len(), self.count(), "a mask has a place for each action");
        mask.fill(0);
        if game.is_waiting_for(seat) {
            mask[self.choices(game.round())].fill(1);
            mask[self.last()] = i8::from(game.round() != Round::Start && game.has_exchange(seat));
        } else {
            mask[self.last()] = 1;
        }
    }

    /// Returns whether a seat may send a number now.
    #[inline]
    pub fn is_legal(self, game: &LeanGame, seat: Seat, action: usize) -> bool {
        if !game.is_waiting_for(seat) {
            return action == self.last();
        }
        let can_exchange = game.round() != Round::Start && game.has_exchange(seat);
        self.choices(game.round()).contains(&action) || (action == self.last() && can_exchange)
    }

    /// Returns one of the numbers that a seat may send now, by its position among them.
    #[inline]
    pub(crate) fn pick(self, game: &LeanGame, seat: Seat, pick: impl FnOnce(usize) -> usize) -> usize {
        if !game.is_waiting_for(seat) {
            return self.last();
        }
        let choices = self.choices(game.round());
        let exchange = usize::from(game.round() != Round::Start && game.has_exchange(seat));
        let picked = pick(choices.len() + exchange);
        if picked == choices.len() { self.last() } else { choices.start + picked }
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use sideboards_rules::{Content, Setup};

    #[test]
    fn masks_numbers_and_decisions_agree() {
        let content = Content::classic();
        for (players, variant) in [(1, Variant::Standard), (4, Variant::Standard), (3, Variant::FourCard)] {
            let actions = Actions::of(variant);
            let goals = content.suggestion("A").expect("a suggestion");
            let setup = Setup::new(&content, players, variant, goals).expect("a table");
            let mut game = LeanGame::new(&content, &setup, "masks".parse().expect("a seed"));
            let mut turn = 0;
            while !game.is_over() {
                for seat in setup.players().seats() {
                    let mut mask = vec![0; actions.count()];
                    actions.mask(&game, seat, &mut mask);
                    let (round, legal) = (game.round(), game.legal(seat));
                    if !game.is_waiting_for(seat) {
                        assert_eq!(mask.iter().filter(|one| **one == 1).count(), 1);
                        continue;
                    }
                    let mut numbers = Vec::new();
                    for (action, may) in mask.iter().enumerate() {
                        let decision = actions.decision(round, &legal, action);
                        assert_eq!(decision.is_some(), *may == 1, "{action}");
                        let Some(decision) = decision else { continue };
                        assert_eq!(legal.get(actions.position(round, action)), decision);
                        assert_eq!(actions.number(round, &legal, &decision), Some(action));
                        numbers.push(action);
                    }
                    assert_eq!(numbers.len(), legal.len());
                    turn += 7;
                    let action = numbers[turn % numbers.len()];
                    let decision = actions.decision(round, &legal, action).expect("legal");
                    game.decide(seat, decision, &mut |_| {}).expect("legal");
                }
            }
        }
        assert_eq!(Actions::of(Variant::Standard).count(), 33);
        assert_eq!(Actions::of(Variant::FourCard).count(), 61);
    }
}
