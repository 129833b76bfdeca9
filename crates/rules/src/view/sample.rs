use arrayvec::ArrayVec;
use rand_core::Rng;

use super::View;
use crate::shuffle::{below, shuffle};
use crate::{CardId, CardSet, Deck, Game, Hand, Seat, Seed};

impl View<'_> {
    /// Returns a random game that is consistent with everything the viewer has seen, from the view alone.
    ///
    /// Until the discards are shuffled, all consistent worlds are equally likely. After that, the sample respects
    /// which cards may have been drawn before and after the shuffle, as far as the viewer can know, but the
    /// probabilities are only nearly right; and in boxes so small that a second shuffle follows, a perfect memory
    /// could exclude some of the worlds.
    ///
    /// Hidden cards that the viewer cannot locate are dealt again to the pile, the unknown discards and the unknown
    /// cards in other hands. Seats that have chosen secretly get a random choice from their hand in that world.
    pub fn sample(&self, words: &mut impl Rng) -> Game {
        let mut game = self.game.clone();
        let moves = self.redeal(words);
        let moved = |card: CardId| moves[card.index()];
        for seat in self.setup().players().seats() {
            let player = &mut game.players[seat];
            player.hand.cards_mut().iter_mut().for_each(|card| *card = moved(*card));
            // The viewer remembers the cards it exchanged, wherever they are now.
            if Some(seat) != self.seat() {
                let exchanged = player.exchanged.iter_mut().flat_map(Hand::cards_mut);
                exchanged.for_each(|card| *card = moved(*card));
            }
        }
        game.pile.discards_mut().iter_mut().for_each(|card| *card = moved(*card));
        game.pile.remaining_mut().iter_mut().for_each(|card| *card = moved(*card));
        game.knowledge = self.game.knowledge.moved(self.seat(), moved);
        for seat in self.setup().players().seats().filter(|seat| Some(*seat) != self.seat()) {
            choose_anew(&mut game, seat, words);
        }
        let mut seed = [0; 32];
        words.fill_bytes(&mut seed);
        game.seed = Seed(seed);
        game
    }

    /// Returns, for each card, the one that takes its place.
    ///
    /// A card that the viewer saw go into a reshuffled pile can only be where cards may have been drawn since. So
    /// the places are filled in the order of the latest time when their cards were drawn, from the cards that can
    /// have been drawn by then; as these sets only grow, all ways to fill the places keep the same probability.
    fn redeal(&self, words: &mut impl Rng) -> [CardId; Deck::MAX_CARDS] {
        let mut moves = std::array::from_fn(CardId::new);
        let knowledge = &self.game.knowledge;
        let hidden = self.unseen();
        let reshuffles = knowledge.reshuffles();
        let in_pile: CardSet = self.game.pile.remaining().iter().copied().collect();
        let earliest = |card| self.seat().map_or(0, |seat| knowledge.earliest(card, seat));
        let latest = |card| match self.seat() {
            Some(seat) if !in_pile.contains(card) => knowledge.latest(card, seat),
            _ => reshuffles,
        };
        let mut candidates = ArrayVec::<CardId, { Deck::MAX_CARDS }>::new();
        for shuffles in 0..=reshuffles {
            candidates.extend(hidden.iter().filter(|card| earliest(*card) == shuffles));
            shuffle(&mut candidates, words);
            for place in self.places().filter(|place| hidden.contains(*place) && latest(*place) == shuffles) {
                moves[place.index()] = candidates.pop().expect("no place is without a candidate");
            }
        }
        moves
    }

    /// Returns the cards in hands and piles by their places, so that equal views sample equal worlds.
    fn places(&self) -> impl Iterator<Item = CardId> {
        let hands = self.setup().players().seats().flat_map(|seat| self.game.players[seat].hand.cards());
        hands.chain(self.game.pile.discards()).chain(self.game.pile.remaining()).copied()
    }
}

/// Replaces a secret choice by a random one from the seat's hand in this world.
fn choose_anew(game: &mut Game, seat: Seat, words: &mut impl Rng) {
    if game.players[seat].choice.take().is_some() {
        let legal = game.legal(seat);
        game.players[seat].choice = Some(legal.choice(below(words, legal.choices())));
    }
}
