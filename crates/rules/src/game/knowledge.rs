use crate::{CardId, CardSet, PerSeat, Seat};

/// Which hidden cards each seat can place.
///
/// A seat knows where the cards are that it held: passed cards wander visibly, because everyone passes what was not
/// placed, and an exchange is public and discards the whole hand. Only a shuffle makes a seat forget a place, and even
/// then it knows that the cards it saw go into the new pile are in nobody's older hand.
#[derive(Clone, Debug, Default)]
pub(crate) struct Knowledge {
    seen: PerSeat<CardSet>,
    reshuffles: Vec<Reshuffle>,
}

/// The discard pile at the moment when it became the draw pile.
#[derive(Clone, Copy, Debug)]
struct Reshuffle {
    cards: CardSet,
    seen: PerSeat<CardSet>,
}

impl Knowledge {
    /// A seat takes cards into its hand.
    pub(crate) fn see(&mut self, seat: Seat, cards: &[CardId]) {
        for &card in cards {
            self.seen[seat].insert(card);
        }
    }

    /// Discarded cards become the draw pile.
    pub(crate) fn reshuffle(&mut self, cards: CardSet) {
        self.reshuffles
            .push(Reshuffle { cards, seen: PerSeat::from_fn(|seat| self.seen[seat].intersection(cards)) });
        self.seen = PerSeat::from_fn(|seat| self.seen[seat].without(cards));
    }

    /// Gives the cards whose place a seat knows.
    pub(crate) fn seen_by(&self, seat: Seat) -> CardSet {
        self.seen[seat]
    }

    /// Tells after which shuffle a hidden card was drawn, if it was: 0 for the first.
    pub(crate) fn drawn_after(&self, card: CardId) -> usize {
        self.reshuffles
            .iter()
            .rposition(|reshuffle| reshuffle.cards.contains(card))
            .map_or(0, |last| last + 1)
    }

    /// Tells after which shuffle a card was drawn at the earliest, for all that a seat knows.
    pub(crate) fn not_drawn_before(&self, card: CardId, seat: Seat) -> usize {
        self.reshuffles
            .iter()
            .rposition(|reshuffle| reshuffle.seen[seat].contains(card))
            .map_or(0, |last| last + 1)
    }

    /// Tells how often the discard pile was shuffled.
    pub(crate) fn reshuffles(&self) -> usize {
        self.reshuffles.len()
    }

    /// Gives the same knowledge in a world where hidden cards have changed places, except for what `of` knows.
    pub(crate) fn moved(&self, of: Option<Seat>, moved: impl Fn(CardId) -> CardId) -> Self {
        let moved_set = |set: CardSet| -> CardSet { set.iter().map(&moved).collect() };
        let move_all = |sets: &PerSeat<CardSet>| {
            PerSeat::from_fn(|seat| if Some(seat) == of { sets[seat] } else { moved_set(sets[seat]) })
        };
        let reshuffles = self.reshuffles.iter().map(|reshuffle| {
            let still_known = of.map_or(CardSet::EMPTY, |seat| reshuffle.seen[seat]);
            Reshuffle {
                cards: moved_set(reshuffle.cards).union(still_known),
                seen: move_all(&reshuffle.seen),
            }
        });
        Self { seen: move_all(&self.seen), reshuffles: reshuffles.collect() }
    }
}
