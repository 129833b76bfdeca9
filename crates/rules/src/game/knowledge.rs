use crate::{CardId, CardSet, MAX_PLAYERS, PerSeat, Seat};

/// What each seat can deduce about hidden cards.
///
/// A seat can locate the cards it held: passed cards move visibly, because everyone passes all cards they do not
/// place, and an exchange is public and discards the whole hand. Only a shuffle makes a seat lose track of a card,
/// and even then it knows that the cards it saw go into the new pile can only be where a seat has drawn since. When
/// a seat drew is public, but not which of two cards in a hand is the newer one, so a seat keeps the latest
/// possible time. Nothing here depends on facts that the seat in question cannot know.
#[derive(Clone, Debug, Default)]
pub(crate) struct Knowledge {
    seen: PerSeat<CardSet>,
    reshuffles: Vec<Reshuffle>,
}

/// A reshuffle of the discard pile.
#[derive(Clone, Copy, Debug, Default)]
struct Reshuffle {
    /// The cards that a seat saw go into the pile.
    seen: PerSeat<CardSet>,
    /// The hidden cards that may have been drawn after it, as far as a seat knows.
    may_follow: PerSeat<CardSet>,
}

impl Knowledge {
    /// A seat takes cards into its hand.
    pub(crate) fn see(&mut self, seat: Seat, cards: &[CardId]) {
        for &card in cards {
            self.seen[seat].insert(card);
        }
    }

    /// A seat draws cards, all at once: the others cannot distinguish them.
    pub(crate) fn draw(&mut self, seat: Seat, cards: &[CardId]) {
        self.see(seat, cards);
        if self.reshuffles.is_empty() {
            return;
        }
        let drawn: CardSet = cards.iter().copied().collect();
        for reshuffle in &mut self.reshuffles {
            reshuffle.may_follow = PerSeat::from_fn(|seat| reshuffle.may_follow[seat].union(drawn));
        }
    }

    /// A seat lays one card openly and keeps another: the kept one may be the older or the newer.
    pub(crate) fn lay(&mut self, laid: CardId, kept: CardId) {
        if self.reshuffles.is_empty() {
            return;
        }
        for viewer in (0..MAX_PLAYERS).map(Seat::new) {
            if self.seen[viewer].contains(laid) || self.seen[viewer].contains(kept) {
                continue; // the viewer knows which is which
            }
            let (one, other) = (self.latest(laid, viewer), self.latest(kept, viewer));
            // If the laid card cannot be the older one, it was the newer one.
            let is_laid_the_newer = self.earliest(laid, viewer) > one.min(other);
            let latest = if is_laid_the_newer { one.min(other) } else { one.max(other) };
            for (index, reshuffle) in self.reshuffles.iter_mut().enumerate() {
                let card = CardSet::from_iter([kept]);
                let set = reshuffle.may_follow[viewer];
                reshuffle.may_follow[viewer] =
                    if index < latest { set.union(card) } else { set.without(card) };
            }
        }
    }

    /// Discarded cards become the draw pile.
    pub(crate) fn reshuffle(&mut self, cards: CardSet) {
        for reshuffle in &mut self.reshuffles {
            reshuffle.may_follow = PerSeat::from_fn(|seat| reshuffle.may_follow[seat].without(cards));
        }
        let seen = PerSeat::from_fn(|seat| self.seen[seat].intersection(cards));
        self.reshuffles.push(Reshuffle { seen, may_follow: PerSeat::default() });
        self.seen = PerSeat::from_fn(|seat| self.seen[seat].without(cards));
    }

    /// Returns the cards that a seat can locate.
    pub(crate) fn seen_by(&self, seat: Seat) -> CardSet {
        self.seen[seat]
    }

    /// Returns the last shuffle after which a card in a hidden place may have been drawn, as far as a seat knows.
    pub(crate) fn latest(&self, card: CardId, seat: Seat) -> usize {
        self.reshuffles
            .iter()
            .rposition(|reshuffle| reshuffle.may_follow[seat].contains(card))
            .map_or(0, |last| last + 1)
    }

    /// Returns the first shuffle after which a card may have been drawn, as far as a seat knows.
    pub(crate) fn earliest(&self, card: CardId, seat: Seat) -> usize {
        self.reshuffles
            .iter()
            .rposition(|reshuffle| reshuffle.seen[seat].contains(card))
            .map_or(0, |last| last + 1)
    }

    /// Returns how often the discard pile was shuffled.
    pub(crate) fn reshuffles(&self) -> usize {
        self.reshuffles.len()
    }

    /// Returns the same knowledge in a world where hidden cards are permuted, except those that `of` has seen.
    pub(crate) fn moved(&self, of: Option<Seat>, moved: impl Fn(CardId) -> CardId) -> Self {
        let moved_set = |set: CardSet| -> CardSet { set.iter().map(&moved).collect() };
        let move_seen = |sets: &PerSeat<CardSet>| {
            PerSeat::from_fn(|seat| if Some(seat) == of { sets[seat] } else { moved_set(sets[seat]) })
        };
        let reshuffles = self.reshuffles.iter().map(|reshuffle| Reshuffle {
            seen: move_seen(&reshuffle.seen),
            may_follow: PerSeat::from_fn(|seat| moved_set(reshuffle.may_follow[seat])),
        });
        Self { seen: move_seen(&self.seen), reshuffles: reshuffles.collect() }
    }
}
