use sideboards_rules::{
    COLUMNS, CardSet, Content, Deck, Goal, GoalKind, GoalRule, Goals, Hand, LINES, LeanGame, MAX_PLAYERS,
    Round, RowCount, Seat, Setup, Turned, Value,
};

/// Writes the observation of a seat as bits, eight to a byte; `docs/LABORATORY.md` has the layout.
///
/// A drawer is one byte: five bits for its colour, three for its handle. A seat sees itself first and then the
/// others in passing order, so that one policy can play all seats.
#[derive(Clone, Debug)]
pub struct Encoder {
    faces: Vec<[[u8; LINES]; 2]>,
    /// A row for each goal of the box: what it asks for, and its points.
    goals: Vec<[u8; Self::COMBINATION]>,
    players: usize,
    dealt: usize,
    hand: usize,
}

/// What all seats see alike, encoded once for all of them.
struct Table {
    /// The cards on all sideboards.
    placed: CardSet,
    /// Whether each seat still has to decide, and whether it has an exchange card.
    seats: [u8; MAX_PLAYERS],
    boards: [[u8; BOARD]; MAX_PLAYERS],
}

/// Bytes for a sideboard.
const BOARD: usize = COLUMNS * LINES;

impl Encoder {
    /// Bytes for a pattern: one for each line, its columns as bits.
    const PATTERN: usize = LINES;

    /// Bytes for a colour goal or a handle goal: the pattern and its points.
    const COMBINATION: usize = Self::PATTERN + 1;

    /// Bytes for a row goal: a rule of two bytes, and its points.
    const ROW: usize = 3;

    /// Bytes for the three goals.
    const GOALS: usize = 2 * Self::COMBINATION + Self::ROW;

    /// Bytes for a set of cards.
    const CARDS: usize = Deck::MAX_CARDS / 8;

    /// Prepares the cards and all goals of a box for a table.
    pub fn new(content: &Content, setup: &Setup) -> Self {
        let face = |card: &sideboards_rules::Card| {
            card.drawers().map(|drawer| {
                let bit = |value: &Value| u8::from(value.is_on(drawer)) << (7 - value.index());
                Value::ALL.iter().map(bit).sum::<u8>()
            })
        };
        let faces =
            content.deck().iter().map(|(_, card)| Turned::ALL.map(|turned| face(&turned.apply(card))));
        Self {
            faces: faces.collect(),
            goals: content.all_goals().iter().map(goal_bytes).collect(),
            players: setup.players().count(),
            dealt: setup.variant().dealt(),
            hand: setup.variant().hand(),
        }
    }

    /// Returns how many bytes an observation has.
    pub fn len(&self) -> usize {
        1 + self.players
            + Self::GOALS
            + self.dealt * LINES
            + self.players * BOARD
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
            ("sideboards", self.players * BOARD),
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

    /// Writes the observation of a seat in a game with these goals.
    ///
    /// # Panics
    /// If the slice has another length than [`Self::len`], or the goals are of another box.
    pub fn write(&self, game: &LeanGame, goals: Goals, seat: Seat, out: &mut [u8]) {
        self.write_seat(game, goals, &self.table(game), seat, out);
    }

    /// Writes the observations of the first seats, one after the other: as many as fit.
    ///
    /// # Panics
    /// If there are more than seats, or the goals are of another box.
    pub fn write_first(&self, game: &LeanGame, goals: Goals, out: &mut [u8]) {
        let table = self.table(game);
        for (seat, out) in out.chunks_exact_mut(self.len()).enumerate() {
            self.write_seat(game, goals, &table, Seat::new(seat), out);
        }
    }

    /// Encodes what all seats see alike.
    fn table(&self, game: &LeanGame) -> Table {
        let mut table =
            Table { placed: CardSet::EMPTY, seats: [0; MAX_PLAYERS], boards: [[0; BOARD]; MAX_PLAYERS] };
        for seat in game.players().seats() {
            let index = seat.index();
            table.seats[index] =
                u8::from(game.is_waiting_for(seat)) << 7 | u8::from(game.has_exchange(seat)) << 6;
            let sideboard = game.sideboard(seat);
            for (place, card) in table.boards[index].chunks_exact_mut(LINES).zip(sideboard.cards()) {
                place.copy_from_slice(&self.faces[card.card.index()][card.turned as usize]);
                table.placed.insert(card.card);
            }
        }
        table
    }

    fn write_seat(&self, game: &LeanGame, goals: Goals, table: &Table, seat: Seat, out: &mut [u8]) {
        assert_eq!(out.len(), self.len(), "an observation has a fixed length");
        let (round, out) = out.split_at_mut(1);
        round[0] = match game.round() {
            Round::Start => 0b1000_0000,
            Round::Placing(number) => 0b1000_0000 >> number,
            Round::Over => 1,
        };
        let (seats, out) = out.split_at_mut(self.players);
        let (trio, out) = out.split_at_mut(Self::GOALS);
        for (kind, bytes) in GoalKind::ALL.into_iter().zip(trio.chunks_mut(Self::COMBINATION)) {
            let goal = &self.goals[usize::from(goals.of(kind).0) - 1];
            bytes.copy_from_slice(&goal[..bytes.len()]);
        }
        let (hand, out) = out.split_at_mut(self.dealt * LINES);
        hand.fill(0);
        for (place, card) in hand.chunks_exact_mut(LINES).zip(game.hand(seat).cards()) {
            place.copy_from_slice(&self.faces[card.index()][0]);
        }
        let (boards, out) = out.split_at_mut(self.players * BOARD);
        let (known, unseen) = out.split_at_mut((self.players - 1) * self.hand * LINES);
        let (seen, mut other) = (game.seen_by(seat), seat);
        for (index, board) in boards.chunks_exact_mut(BOARD).enumerate() {
            seats[index] = table.seats[other.index()];
            board.copy_from_slice(&table.boards[other.index()]);
            if index > 0 {
                let bytes = self.hand * LINES;
                self.write_known(game, seen, other, &mut known[(index - 1) * bytes..index * bytes]);
            }
            other = game.players().left_of(other);
        }
        let missing = CardSet::first(self.faces.len()).without(seen).without(table.placed).words();
        for (bytes, word) in unseen.chunks_exact_mut(size_of::<u64>()).zip(missing) {
            // The first card is the highest bit of the first byte.
            bytes.copy_from_slice(&word.reverse_bits().to_be_bytes());
        }
    }

    /// Writes the cards of another hand that the seat passed on, in deck order: their order in the hand is secret.
    fn write_known(&self, game: &LeanGame, seen: CardSet, other: Seat, out: &mut [u8]) {
        out.fill(0);
        let mut cards = [u8::MAX; Hand::MAX];
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

/// Returns what a goal asks for, and its points; a row goal leaves the last bytes empty.
fn goal_bytes(goal: &Goal) -> [u8; Encoder::COMBINATION] {
    let mut out = [0; Encoder::COMBINATION];
    match &goal.rule {
        GoalRule::Combination(rule) => {
            for (line, byte) in out[..LINES].iter_mut().enumerate() {
                *byte = (0..COLUMNS)
                    .map(|column| u8::from(rule.pattern.contains(column, line)) << (COLUMNS - 1 - column))
                    .sum();
            }
            out[LINES] = rule.points.0 as u8;
        }
        GoalRule::Row(row) => {
            out[0] = row.of.values().iter().map(|value| 0b1000_0000 >> value.index()).sum();
            out[1] = match row.count {
                RowCount::Longest => 0b1000_0000,
                RowCount::TwoLongest => 0b0100_0000,
                RowCount::InLines(lines) => lines.iter().map(|line| 0b0001_0000 >> line).sum(),
            };
            out[2] = row.points.0 as u8;
        }
    }
    out
}
