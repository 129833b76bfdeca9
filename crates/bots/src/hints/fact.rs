use sideboards_rules::{
    Aspect, COLUMNS, CardId, Decision, Deck, Drawers, GoalKind, Placement, Points, Row, Scorer, Seat,
    Sideboard, Tally, Value, View,
};

/// A fact about a decision that can be seen on the table, for people who ask why.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Fact {
    /// It completes combinations of one colour or handle.
    Completes {
        /// The goal.
        kind: GoalKind,
        /// The common value of the drawers.
        value: Value,
        /// How many combinations are added.
        combinations: u8,
    },
    /// It extends the rows that count.
    LengthensRows {
        /// How many drawers they then have.
        drawers: u8,
        /// How many they had.
        before: u8,
    },
    /// A row that counts can still grow.
    KeepsRowOpen {
        /// The colour or handle of the row.
        value: Value,
        /// Its length.
        drawers: u8,
    },
    /// A row that counts could grow, and no longer can.
    ClosesRow {
        /// The colour or handle of the row.
        value: Value,
        /// Its length.
        drawers: u8,
    },
    /// The next card can complete a combination.
    Prepares {
        /// The goal.
        kind: GoalKind,
        /// How many of the cards that the seat has not seen would complete one.
        cards: u8,
        /// The number of unseen cards.
        of: u8,
    },
    /// The own rows compared with the longest of the others, as they are now.
    RowRace {
        /// The own drawers.
        own: u8,
        /// Those of the best of the others.
        others: u8,
    },
    /// The most that the neighbour could gain from the passed cards, on its sideboard as it is now.
    PassesOn {
        /// The neighbour.
        to: Seat,
        /// The points of the best of them.
        points: Points,
    },
    /// The exchange card is used: its point is lost, and new cards come.
    SpendsExchange,
}

/// Finds the facts about a decision of the viewer.
///
/// # Panics
/// If the viewer is a spectator.
pub fn facts(view: &View, decision: &Decision) -> Vec<Fact> {
    let seat = view.seat().expect("who decides has a seat");
    let Some(choice) = decision.choice() else { return vec![Fact::SpendsExchange] };
    let mut after = *view.sideboard(seat);
    let mut passed = view.hand().cards().to_vec();
    for (placed, end) in choice.steps() {
        after.add(placed, end);
        passed.retain(|card| *card != placed.card);
    }
    let scorer = view.scorer();
    let [old, new] = [view.sideboard(seat), &after].map(|sideboard| Lying::new(view, &scorer, sideboard));
    let mut facts = combinations(&old, &new);
    facts.extend(rows(&old, &new));
    let scene = Situation { view, scorer, seat };
    facts.extend(scene.next_card(&after));
    facts.extend(scene.race(&after));
    facts.extend(scene.passes(&after, &passed));
    facts
}

/// A sideboard with its tally.
struct Lying<'v> {
    sideboard: &'v Sideboard,
    tally: Tally,
    deck: &'v Deck,
    row_values: &'v [Value],
}

impl<'v> Lying<'v> {
    fn new(view: &'v View, scorer: &Scorer, sideboard: &'v Sideboard) -> Self {
        let (deck, row_values) = (view.content().deck(), scorer.row().of.values());
        Self { sideboard, tally: scorer.tally(sideboard), deck, row_values }
    }

    fn shows(&self, column: usize, line: usize, value: Value) -> bool {
        value.is_on(self.deck.face(self.sideboard.cards()[column]).drawers()[line])
    }

    /// Counts the combinations of a value.
    fn combinations(&self, kind: GoalKind, value: Value) -> usize {
        let has_value =
            |drawers: &&Drawers| drawers.iter().all(|(column, line)| self.shows(column, line, value));
        self.tally.combinations(kind).iter().filter(has_value).count()
    }

    /// Returns the rows that count, with their colour or handle; rows of one are ignored.
    fn rows(&self) -> impl Iterator<Item = (&Row, Value)> {
        let value =
            |row: &Row| self.row_values.iter().copied().find(|value| self.shows(row.from, row.line, *value));
        self.tally.rows().iter().filter(|row| row.len() > 1).filter_map(move |row| Some((row, value(row)?)))
    }

    /// Returns whether a row reaches an end, where the next card goes.
    fn is_open(&self, row: &Row) -> bool {
        !self.sideboard.is_full() && (row.from == 0 || row.to + 1 == self.sideboard.len())
    }
}

fn combinations(old: &Lying, new: &Lying) -> Vec<Fact> {
    let mut facts = Vec::new();
    for (kind, aspect) in [(GoalKind::Colour, Aspect::Colour), (GoalKind::Handle, Aspect::Handle)] {
        for &value in aspect.values() {
            let more = new.combinations(kind, value).saturating_sub(old.combinations(kind, value));
            if more > 0 {
                facts.push(Fact::Completes { kind, value, combinations: more as u8 });
            }
        }
    }
    facts
}

fn rows(old: &Lying, new: &Lying) -> Vec<Fact> {
    let mut facts = Vec::new();
    let (drawers, before) = (new.tally.counts().row, old.tally.counts().row);
    if drawers > before && drawers > 1 {
        facts.push(Fact::LengthensRows { drawers, before });
    }
    if new.sideboard.is_full() {
        return facts;
    }
    for (row, value) in new.rows() {
        // A closed row has not grown, and stays in its line.
        let was_open = |(earlier, of): (&Row, Value)| {
            old.is_open(earlier) && (earlier.line, earlier.len(), of) == (row.line, row.len(), value)
        };
        let drawers = row.len() as u8;
        if new.is_open(row) {
            facts.push(Fact::KeepsRowOpen { value, drawers });
        } else if old.rows().any(was_open) {
            facts.push(Fact::ClosesRow { value, drawers });
        }
    }
    facts
}

/// The table around a decision.
struct Situation<'v> {
    view: &'v View<'v>,
    scorer: Scorer<'v>,
    seat: Seat,
}

impl Situation<'_> {
    fn next_card(&self, after: &Sideboard) -> Vec<Fact> {
        if after.is_full() {
            return Vec::new();
        }
        let running = self.scorer.running_on(after);
        let now = running.counts();
        let unseen = self.view.unseen();
        let completes = |card: CardId, kind: GoalKind| {
            let ways = Placement::ways(card).into_iter();
            ways.map(|way| running.counts_with(way.placed(), way.end))
                .any(|then| then.of(kind) > now.of(kind))
        };
        let of = unseen.iter().count() as u8;
        let prepares = |kind: GoalKind| {
            let cards = unseen.iter().filter(|card| completes(*card, kind)).count() as u8;
            (cards > 0).then_some(Fact::Prepares { kind, cards, of })
        };
        [GoalKind::Colour, GoalKind::Handle].into_iter().filter_map(prepares).collect()
    }

    fn race(&self, after: &Sideboard) -> Option<Fact> {
        let others = self.view.setup().players().seats().filter(|seat| *seat != self.seat);
        let drawers = |sideboard: &Sideboard| self.scorer.counts(sideboard).row;
        let others = others.map(|seat| drawers(self.view.sideboard(seat))).max()?;
        // Rows of one are not compared.
        let own = drawers(after);
        (own.max(others) > 1 && others > 0).then_some(Fact::RowRace { own, others })
    }

    fn passes(&self, after: &Sideboard, passed: &[CardId]) -> Option<Fact> {
        let players = self.view.setup().players();
        if players.is_solo() || after.len() == COLUMNS {
            return None;
        }
        let to = players.left_of(self.seat);
        if self.view.sideboard(to).is_empty() {
            return None;
        }
        let running = self.scorer.running_on(self.view.sideboard(to));
        let now = running.points();
        let gain = |card: &CardId| {
            let ways = Placement::ways(*card).into_iter();
            ways.map(|way| self.scorer.points(running.counts_with(way.placed(), way.end))).max()
        };
        let best = passed.iter().filter_map(gain).max()?;
        (best > now).then(|| Fact::PassesOn { to, points: Points(best.0 - now.0) })
    }
}
