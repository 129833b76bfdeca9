use sideboards_rules::{
    COLUMNS, CardId, Choice, Content, Decision, Drawers, GoalKind, Placement, Points, Row, Scorer, Seat,
    Sideboard, Tally, Value, View,
};

/// Something about a decision that can be seen on the table, for people who ask why.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Fact {
    /// It completes combinations of one colour or handle.
    Completes {
        /// The goal.
        kind: GoalKind,
        /// What the drawers have in common.
        value: Value,
        /// How many more there are.
        combinations: u8,
    },
    /// It makes the rows that count longer.
    LengthensRows {
        /// How many drawers they have then.
        drawers: u8,
        /// How many they had.
        before: u8,
    },
    /// A row that counts can still grow.
    KeepsRowOpen {
        /// The colour or handle of the row.
        value: Value,
        /// How long it is.
        drawers: u8,
    },
    /// A row that counts could grow, and cannot any more.
    ClosesRow {
        /// The colour or handle of the row.
        value: Value,
        /// How long it is.
        drawers: u8,
    },
    /// The next card can complete a combination.
    Prepares {
        /// The goal.
        kind: GoalKind,
        /// How many of the cards that nobody has seen would complete one.
        cards: u8,
        /// How many of those there are.
        of: u8,
    },
    /// The own rows compared with the longest of the others, as they lie now.
    RowRace {
        /// The own drawers.
        own: u8,
        /// Those of the best of the others.
        others: u8,
    },
    /// What the neighbour can make of the cards that are passed on, at once.
    PassesOn {
        /// To whom.
        to: Seat,
        /// How many points the best of them brings there.
        points: Points,
    },
    /// The exchange card is used: its point is lost, and new cards come.
    SpendsExchange,
}

/// Finds the facts about a decision.
pub(super) fn facts(view: &View, decision: &Decision) -> Vec<Fact> {
    let seat = view.seat().expect("who decides has a seat");
    let scene = Scene { view, content: view.content(), scorer: view.scorer(), seat };
    if *decision == Decision::Exchange {
        return vec![Fact::SpendsExchange];
    }
    let before = *view.sideboard(seat);
    let mut after = before;
    let mut passed = view.hand().cards().to_vec();
    for (placed, end) in decision.choice().iter().flat_map(Choice::steps) {
        after.add(placed, end);
        passed.retain(|card| *card != placed.card);
    }
    let mut facts = scene.combinations(&before, &after);
    facts.extend(scene.rows(&before, &after));
    facts.extend(scene.next_card(&after));
    facts.extend(scene.race(&after));
    facts.extend(scene.passes(&after, &passed));
    facts
}

struct Scene<'v> {
    view: &'v View<'v>,
    content: &'v Content,
    scorer: Scorer<'v>,
    seat: Seat,
}

impl Scene<'_> {
    fn combinations(&self, before: &Sideboard, after: &Sideboard) -> Vec<Fact> {
        let (old, new) = (self.scorer.tally(before), self.scorer.tally(after));
        let mut facts = Vec::new();
        for kind in [GoalKind::Colour, GoalKind::Handle] {
            for value in Value::ALL {
                let count = |sideboard: &Sideboard, tally: &Tally| -> usize {
                    let is_of_value = |drawers: &&Drawers| {
                        drawers
                            .iter()
                            .next()
                            .is_some_and(|(column, line)| self.shows(sideboard, column, line, value))
                    };
                    tally.combinations(kind).iter().filter(is_of_value).count()
                };
                let more = count(after, &new).saturating_sub(count(before, &old));
                if more > 0 && is_of(value, kind) {
                    facts.push(Fact::Completes { kind, value, combinations: more as u8 });
                }
            }
        }
        facts
    }

    fn rows(&self, before: &Sideboard, after: &Sideboard) -> Vec<Fact> {
        let (old, new) = (self.scorer.tally(before), self.scorer.tally(after));
        let mut facts = Vec::new();
        let (drawers, earlier) = (new.counts().row, old.counts().row);
        // Rows of one are nothing to speak of.
        if drawers > earlier && drawers > 1 {
            facts.push(Fact::LengthensRows { drawers, before: earlier });
        }
        if after.is_full() {
            return facts;
        }
        for row in new.rows().iter().filter(|row| row.len() > 1) {
            let Some(value) = self.value_of(after, row) else { continue };
            let was_open = |old: &&Row| is_open(old, before) && self.value_of(before, old) == Some(value);
            let drawers = row.len() as u8;
            if is_open(row, after) {
                facts.push(Fact::KeepsRowOpen { value, drawers });
            } else if old.rows().iter().filter(|old| old.len() > 1).any(|old| was_open(&old)) {
                facts.push(Fact::ClosesRow { value, drawers });
            }
        }
        facts
    }

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
        // At the start there is nothing to compare with yet.
        (others > 0).then(|| Fact::RowRace { own: drawers(after), others })
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
        Some(Fact::PassesOn { to, points: Points(best.0 - now.0) })
    }

    fn shows(&self, sideboard: &Sideboard, column: usize, line: usize, value: Value) -> bool {
        value.is_on(self.content.deck().face(sideboard.cards()[column]).drawers()[line])
    }

    fn value_of(&self, sideboard: &Sideboard, row: &Row) -> Option<Value> {
        let values = self.scorer.row().of.values();
        values.iter().copied().find(|value| self.shows(sideboard, row.from, row.line, *value))
    }
}

fn is_of(value: Value, kind: GoalKind) -> bool {
    match value {
        Value::Colour(_) => kind == GoalKind::Colour,
        Value::Handle(_) => kind == GoalKind::Handle,
    }
}

/// Tells whether a row reaches an end of the sideboard, where the next card goes.
fn is_open(row: &Row, sideboard: &Sideboard) -> bool {
    row.from == 0 || row.to + 1 == sideboard.len()
}
