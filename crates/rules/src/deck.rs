use std::fmt;

use crate::{Card, Placed, Turned};

/// The number of a card in its deck, counted from 0.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash, PartialOrd, Ord)]
pub struct CardId(u8);

impl CardId {
    /// Names the card at a position of the deck.
    ///
    /// # Panics
    /// If no deck can have such a card, see [`Deck::MAX_CARDS`].
    pub const fn new(index: usize) -> Self {
        assert!(index < Deck::MAX_CARDS, "a deck has at most 128 cards");
        Self(index as u8)
    }

    /// No card: marks an empty place of a hand, and is in no deck.
    pub(crate) const NONE: Self = Self(u8::MAX);

    /// Names the card of a byte that was the position of a card, or no card.
    #[inline]
    pub(crate) const fn from_byte(byte: u8) -> Self {
        debug_assert!(
            (byte as usize) < Deck::MAX_CARDS || byte == Self::NONE.0,
            "a deck has at most 128 cards"
        );
        Self(byte)
    }

    /// Returns the position in the deck as a byte, or that of no card.
    #[inline]
    pub(crate) const fn byte(self) -> u8 {
        self.0
    }

    /// Returns the position in the deck.
    pub const fn index(self) -> usize {
        self.0 as usize
    }
}

/// A set of cards of one deck.
#[derive(Clone, Copy, Default, PartialEq, Eq, Hash)]
pub struct CardSet(u128);

impl CardSet {
    /// No card.
    pub const EMPTY: Self = Self(0);

    /// Returns the set of the first `count` cards of a deck.
    pub const fn first(count: usize) -> Self {
        match count {
            0 => Self(0),
            _ => Self(u128::MAX >> (Deck::MAX_CARDS - count)),
        }
    }

    /// Returns the set of the cards whose bits are set, the first 64 cards in the first word.
    pub(crate) const fn from_words([low, high]: [u64; 2]) -> Self {
        Self((high as u128) << 64 | low as u128)
    }

    /// Returns the set as bits: the first 64 cards in the first word, the first card lowest.
    pub const fn words(self) -> [u64; 2] {
        [self.0 as u64, (self.0 >> 64) as u64]
    }

    /// Returns whether a card is in the set.
    pub const fn contains(self, card: CardId) -> bool {
        self.0 >> card.0 & 1 == 1
    }

    /// Adds a card, and returns whether it is new.
    #[inline]
    pub const fn insert(&mut self, card: CardId) -> bool {
        let is_new = !self.contains(card);
        self.0 |= 1 << card.0;
        is_new
    }

    /// Returns how many cards are in the set.
    pub const fn len(self) -> usize {
        self.0.count_ones() as usize
    }

    /// Returns whether no card is in the set.
    pub const fn is_empty(self) -> bool {
        self.0 == 0
    }

    /// Returns the cards that are in either set.
    #[must_use]
    pub const fn union(self, other: Self) -> Self {
        Self(self.0 | other.0)
    }

    /// Returns the cards that are in both sets.
    #[must_use]
    pub const fn intersection(self, other: Self) -> Self {
        Self(self.0 & other.0)
    }

    /// Returns the cards of this set that are not in the other.
    #[must_use]
    pub const fn without(self, other: Self) -> Self {
        Self(self.0 & !other.0)
    }

    /// Returns the cards in the order of the deck.
    pub fn iter(self) -> impl Iterator<Item = CardId> {
        let mut rest = self.0;
        std::iter::from_fn(move || {
            let card = (rest != 0).then(|| CardId(rest.trailing_zeros() as u8))?;
            rest &= rest - 1;
            Some(card)
        })
    }
}

impl FromIterator<CardId> for CardSet {
    fn from_iter<I: IntoIterator<Item = CardId>>(cards: I) -> Self {
        let mut set = Self::EMPTY;
        for card in cards {
            set.insert(card);
        }
        set
    }
}

impl fmt::Debug for CardSet {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.debug_set().entries(self.iter().map(CardId::index)).finish()
    }
}

/// The sideboard cards of a box, in the order of its content file.
///
/// All cards are different, even after a half turn.
#[derive(Clone, Debug)]
pub struct Deck {
    cards: Vec<Card>,
}

impl Deck {
    /// The largest deck: two boxes and a few cards, and a [`CardSet`] is one machine word.
    pub const MAX_CARDS: usize = 128;

    /// Makes a deck. The content loader has checked that the cards are different and not too many.
    pub(crate) const fn new(cards: Vec<Card>) -> Self {
        Self { cards }
    }

    /// Returns how many cards there are.
    pub fn len(&self) -> usize {
        self.cards.len()
    }

    /// Returns whether there are none, which is so in no valid content.
    pub fn is_empty(&self) -> bool {
        self.cards.is_empty()
    }

    /// Returns the cards with their numbers.
    pub fn iter(&self) -> impl Iterator<Item = (CardId, &Card)> {
        self.cards.iter().enumerate().map(|(index, card)| (CardId::new(index), card))
    }

    /// Returns all cards as a set.
    pub fn all(&self) -> CardSet {
        CardSet::first(self.len())
    }

    /// Names the card at a position, if there is one.
    pub fn id(&self, index: usize) -> Option<CardId> {
        (index < self.len()).then(|| CardId::new(index))
    }

    /// Returns a card as it is printed.
    ///
    /// # Panics
    /// If the number is of a card of a larger deck.
    pub fn card(&self, card: CardId) -> &Card {
        &self.cards[card.index()]
    }

    /// Returns a card as it lies.
    pub fn face(&self, placed: Placed) -> Card {
        placed.turned.apply(self.card(placed.card))
    }

    /// Finds the card with this face, and its way up.
    ///
    /// A card that looks the same both ways up is found as printed.
    pub fn find(&self, face: &Card) -> Option<Placed> {
        // In a small deck comparing is faster than hashing. Most cards differ in the first drawer.
        let faces = Turned::ALL.map(|turned| (turned, turned.apply(face)));
        self.iter().find_map(|(card, printed)| {
            let looks = |shown: &Card| printed.drawers()[0] == shown.drawers()[0] && printed == shown;
            let (turned, _) = faces.into_iter().find(|(_, shown)| looks(shown))?;
            Some(Placed { card, turned })
        })
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn sets_of_cards() {
        let mut set = CardSet::first(3);
        assert_eq!(set.iter().map(CardId::index).collect::<Vec<_>>(), [0, 1, 2]);
        assert!(set.insert(CardId::new(127)));
        assert!(!set.insert(CardId::new(127)));
        assert_eq!(set.len(), 4);
        assert_eq!(set.without(CardSet::first(2)).iter().map(CardId::index).collect::<Vec<_>>(), [2, 127]);
        assert_eq!(CardSet::first(0), CardSet::EMPTY);
        assert_eq!(CardSet::first(Deck::MAX_CARDS).len(), Deck::MAX_CARDS);
    }

    #[test]
    fn a_card_is_found_either_way_up() {
        let cards: Vec<Card> =
            ["R-TbPfOsK-", "R-R-R-R-R-"].iter().map(|text| text.parse().expect("a card")).collect();
        let deck = Deck::new(cards.clone());
        let found = |face| deck.find(&face).expect("a card of the deck");
        assert_eq!(found(cards[0]), Placed { card: CardId::new(0), turned: Turned::AsPrinted });
        assert_eq!(found(cards[0].turned()), Placed { card: CardId::new(0), turned: Turned::HalfTurn });
        assert_eq!(found(cards[1].turned()).turned, Turned::AsPrinted);
        assert_eq!((deck.id(1), deck.id(2)), (Some(CardId::new(1)), None));
        assert_eq!(deck.find(&"K-K-K-K-K-".parse().expect("a card")), None);
    }
}
