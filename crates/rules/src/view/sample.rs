use rand_core::Rng;

use super::View;
use crate::shuffle::{below, shuffle};
use crate::{CardId, CardSet, Deck, Game, Seat, Seed};

impl View<'_> {
    /// Makes up a game that is consistent with everything the viewer has seen, each with the same chance.
    ///
    /// Hidden cards that the viewer cannot place are dealt anew to the pile, the unknown discards and the unknown
    /// cards in other hands. Seats that have chosen secretly make some choice from the hand they have in that world.
    pub fn sample(&self, words: &mut impl Rng) -> Game {
        let mut game = self.game.clone();
        let moves = self.redeal(words);
        let moved = |card: CardId| moves[card.index()];
        for seat in self.setup().players().seats() {
            game.players[seat].hand.cards_mut().iter_mut().for_each(|card| *card = moved(*card));
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

    /// Says for each card which one takes its place.
    ///
    /// A card that the viewer saw go into a reshuffled pile can only be where cards were drawn after that. So the
    /// places are filled in the order in which their cards were drawn, from the cards that can have been drawn then;
    /// as those only become more, each possible world keeps the same chance.
    fn redeal(&self, words: &mut impl Rng) -> [CardId; Deck::MAX_CARDS] {
        let mut moves = std::array::from_fn(CardId::new);
        let knowledge = &self.game.knowledge;
        let hidden = self.unseen();
        let earliest = |card| self.seat().map_or(0, |seat| knowledge.not_drawn_before(card, seat));
        let in_pile: CardSet = self.game.pile.remaining().iter().copied().collect();
        // The pile was made by the last shuffle, whatever was in it before.
        let drawn_after =
            |card| if in_pile.contains(card) { knowledge.reshuffles() } else { knowledge.drawn_after(card) };
        let mut candidates = Vec::with_capacity(hidden.len());
        for shuffles in 0..=knowledge.reshuffles() {
            candidates.extend(hidden.iter().filter(|card| earliest(*card) == shuffles));
            shuffle(&mut candidates, words);
            for place in hidden.iter().filter(|place| drawn_after(*place) == shuffles) {
                moves[place.index()] = candidates.pop().expect("no place is without a candidate");
            }
        }
        moves
    }
}

/// Replaces a secret choice by a random one from the hand that the seat has in this world.
fn choose_anew(game: &mut Game, seat: Seat, words: &mut impl Rng) {
    if game.players[seat].choice.take().is_some() {
        let legal = game.legal(seat);
        game.players[seat].choice = Some(legal.choice(below(words, legal.choices())));
    }
}
