use arrayvec::ArrayVec;
use rand_core::Rng;

use super::View;
use crate::shuffle::{below, shuffle};
use crate::{CardId, CardSet, Deck, Game, Hand, Seat, Seed};

impl View<'_> {
    /// Makes up a game that is consistent with what the viewer has seen, from the view alone.
    ///
    /// As long as the discards were not shuffled, every consistent world has the same chance. After that, who drew before
    /// and who drew after the shuffle is respected as far as the viewer can tell, but the chances are only nearly right;
    /// and in boxes so small that a second shuffle follows, a perfect memory could exclude some of the worlds.
    ///
    /// Hidden cards that the viewer cannot place are dealt anew to the pile, the unknown discards and the unknown
    /// cards in other hands. Seats that have chosen secretly make some choice from the hand they have in that world.
    pub fn sample(&self, words: &mut impl Rng) -> Game {
        let mut game = self.game.clone();
        let moves = self.redeal(words);
        let moved = |card: CardId| moves[card.index()];
        for seat in self.setup().players().seats() {
            let player = &mut game.players[seat];
            player.hand.cards_mut().iter_mut().for_each(|card| *card = moved(*card));
            // What the viewer itself exchanged it remembers, wherever those cards are now.
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
    /// A card that the viewer saw go into a reshuffled pile can only be where cards may have been drawn after that. So
    /// the places are filled in the order of when their cards were drawn at the latest, from the cards that can have been
    /// drawn by then; as those only become more, each way to fill them keeps the same chance.
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

    /// Goes through the cards in hands and piles by their places, so that equal views sample equal worlds.
    fn places(&self) -> impl Iterator<Item = CardId> {
        let hands = self.setup().players().seats().flat_map(|seat| self.game.players[seat].hand.cards());
        hands.chain(self.game.pile.discards()).chain(self.game.pile.remaining()).copied()
    }
}

/// Replaces a secret choice by a random one from the hand that the seat has in this world.
fn choose_anew(game: &mut Game, seat: Seat, words: &mut impl Rng) {
    if game.players[seat].choice.take().is_some() {
        let legal = game.legal(seat);
        game.players[seat].choice = Some(legal.choice(below(words, legal.choices())));
    }
}
