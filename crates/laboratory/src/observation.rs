use sideboards_rules::{
    COLUMNS, CardId, Content, Deck, Goal, GoalKind, GoalRule, LINES, LeanGame, Round, RowCount, Scorer, Seat,
    Setup, Turned, Value,
};

/// Writes the observation of a seat as bits, eight to a byte; `docs/LABORATORY.md` has the layout.
///
/// A drawer is one byte: five bits for its colour, three for its handle. A seat sees itself first and then the
/// others in passing order, so that one policy can play all seats.
#[derive(Clone, Debug)]
pub struct Encoder {
    faces: Vec<[[u8; LINES]; 2]>,
    goals: [u8; Self::GOALS],
    players: usize,
    dealt: usize,
    hand: usize,
    deck: usize,
}

impl Encoder {
    /// Bytes for a pattern: one for each line, its columns as bits.
    const PATTERN: usize = LINES;

    /// Bytes for the three goals: two patterns with points, a row rule of two bytes with points.
    const GOALS: usize = 2 * (Self::PATTERN + 1) + 3;

    /// Bytes for a set of cards.
    const CARDS: usize = Deck::MAX_CARDS / 8;

    /// Prepares the cards and goals of a game.
    pub fn new(content: &Content, setup: &Setup) -> Self {
        let face = |card: &sideboards_rules::Card| {
            card.drawers().map(|drawer| {
                let bit = |value: &Value| u8::from(value.is_on(drawer)) << (7 - value.index());
                Value::ALL.iter().map(bit).sum::<u8>()
            })
        };
        let faces =
            content.deck().iter().map(|(_, card)| Turned::ALL.map(|turned| face(&turned.apply(card))));
        let mut goals = [0; Self::GOALS];
        for (kind, at) in [(GoalKind::Colour, 0), (GoalKind::Handle, Self::PATTERN + 1)] {
            write_combination(content.goal(setup.goals().of(kind)), &mut goals[at..=at + Self::PATTERN]);
        }
        write_row(&Scorer::new(content, setup.goals()), &mut goals[2 * (Self::PATTERN + 1)..]);
        Self {
            faces: faces.collect(),
            goals,
            players: setup.players().count(),
            dealt: setup.variant().dealt(),
            hand: setup.variant().hand(),
            deck: content.deck().len(),
        }
    }

    /// Returns how many bytes an observation has.
    pub fn len(&self) -> usize {
        1 + self.players
            + Self::GOALS
            + self.dealt * LINES
            + self.players * COLUMNS * LINES
            + (self.players - 1) * self.hand * LINES
            + Self::CARDS
    }

    /// Returns whether an observation has no bytes, which is never so.
    pub fn is_empty(&self) -> bool {
        false
    }

    /// Returns the parts of an observation in their order: name, first byte and number of bytes.
    pub fn layout(&self) -> Vec<(&'static str, usize, usize)> {
        let parts = [
            ("round", 1),
            ("seats", self.players),
            ("goals", Self::GOALS),
            ("hand", self.dealt * LINES),
            ("sideboards", self.players * COLUMNS * LINES),
            ("known_hands", (self.players - 1) * self.hand * LINES),
            ("unseen", Self::CARDS),
        ];
        let mut at = 0;
        let place = |(name, bytes)| {
            at += bytes;
            (name, at - bytes, bytes)
        };
        parts.into_iter().map(place).collect()
    }

    /// Writes the observation of a seat.
    ///
    /// # Panics
    /// If the slice has another length than [`Self::len`].
    pub fn write(&self, game: &LeanGame, seat: Seat, out: &mut [u8]) {
        assert_eq!(out.len(), self.len(), "an observation has a fixed length");
        let (round, out) = out.split_at_mut(1);
        round[0] = match game.round() {
            Round::Start => 0b1000_0000,
            Round::Placing(number) => 0b1000_0000 >> number,
            Round::Over => 1,
        };
        let (seats, out) = out.split_at_mut(self.players);
        let (goals, out) = out.split_at_mut(Self::GOALS);
        goals.copy_from_slice(&self.goals);
        let (hand, out) = out.split_at_mut(self.dealt * LINES);
        hand.fill(0);
        for (place, card) in hand.chunks_exact_mut(LINES).zip(game.hand(seat).cards()) {
            place.copy_from_slice(&self.faces[card.index()][0]);
        }
        let (boards, out) = out.split_at_mut(self.players * COLUMNS * LINES);
        let (known, unseen) = out.split_at_mut((self.players - 1) * self.hand * LINES);
        let seen = game.seen_by(seat);
        let mut missing = [u8::MAX; Self::CARDS];
        let mut take = |card: CardId| {
            missing[card.index() / 8] &= !(0b1000_0000 >> (card.index() % 8));
        };
        (self.deck..Deck::MAX_CARDS).map(CardId::new).for_each(&mut take);
        seen.iter().for_each(&mut take);
        let mut other = seat;
        for (index, board) in boards.chunks_exact_mut(COLUMNS * LINES).enumerate() {
            seats[index] =
                u8::from(game.is_waiting_for(other)) << 7 | u8::from(game.has_exchange(other)) << 6;
            let cards = game.sideboard(other).cards();
            for (place, placed) in board.chunks_exact_mut(LINES).zip(cards) {
                place.copy_from_slice(&self.faces[placed.card.index()][placed.turned as usize]);
                missing[placed.card.index() / 8] &= !(0b1000_0000 >> (placed.card.index() % 8));
            }
            board[cards.len() * LINES..].fill(0);
            if index > 0 {
                let bytes = self.hand * LINES;
                self.write_known(game, seen, other, &mut known[(index - 1) * bytes..index * bytes]);
            }
            other = game.players().left_of(other);
        }
        unseen.copy_from_slice(&missing);
    }

    /// Writes the cards of another hand that the seat passed on, in deck order: their order in the hand is secret.
    fn write_known(&self, game: &LeanGame, seen: sideboards_rules::CardSet, other: Seat, out: &mut [u8]) {
        out.fill(0);
        let mut cards = [u8::MAX; sideboards_rules::Hand::MAX];
        let mut count = 0;
        for card in game.hand(other).cards().iter().filter(|card| seen.contains(**card)) {
            cards[count] = card.index() as u8;
            count += 1;
        }
        cards[..count].sort_unstable();
        for (place, card) in out.chunks_exact_mut(LINES).zip(&cards[..count]) {
            place.copy_from_slice(&self.faces[usize::from(*card)][0]);
        }
    }
}

fn write_combination(goal: &Goal, out: &mut [u8]) {
    let GoalRule::Combination(rule) = &goal.rule else { return };
    for (line, byte) in out[..LINES].iter_mut().enumerate() {
        *byte = (0..COLUMNS)
            .map(|column| u8::from(rule.pattern.contains(column, line)) << (COLUMNS - 1 - column))
            .sum();
    }
    out[LINES] = rule.points.0 as u8;
}

fn write_row(scorer: &Scorer, out: &mut [u8]) {
    let row = scorer.row();
    out[0] = row.of.values().iter().map(|value| 0b1000_0000 >> value.index()).sum();
    out[1] = match row.count {
        RowCount::Longest => 0b1000_0000,
        RowCount::TwoLongest => 0b0100_0000,
        RowCount::InLines(lines) => lines.iter().map(|line| 0b0001_0000 >> line).sum(),
    };
    out[2] = row.points.0 as u8;
}
