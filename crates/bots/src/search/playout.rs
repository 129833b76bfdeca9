use sideboards_rules::{COLUMNS, Decision, End, Placed, Scorer, Scores, Seat, Setup, Turned};

use super::style::Style;
use super::world::{Pile, Player, World};
use crate::prospects::{Ahead, Prospects, Strands};

/// Plays worlds out to their end: everybody lays what promises most.
#[derive(Clone, Copy, Debug)]
pub(crate) struct Playout<'p> {
    prospects: &'p Prospects,
    scorer: &'p Scorer<'p>,
    setup: &'p Setup,
    /// A hand that brings less than this is exchanged, in points.
    exchange_below: f32,
}

impl<'p> Playout<'p> {
    pub(crate) fn new(
        prospects: &'p Prospects,
        scorer: &'p Scorer<'p>,
        setup: &'p Setup,
        style: &Style,
    ) -> Self {
        let exchange_below = style.exchange_below * prospects.temperature();
        Self { prospects, scorer, setup, exchange_below }
    }

    /// Plays a world out from the deal, and scores it.
    pub(crate) fn whole(&self, world: &mut World, pile: &Pile) -> Scores {
        self.setup.players().seats().for_each(|seat| self.decide(world, pile, seat));
        self.finish(world, pile)
    }

    /// Plays a world out after a decision of one seat, and scores it. The others decide at the same time.
    pub(crate) fn run(&self, world: &mut World, pile: &Pile, seat: Seat, decision: &Decision) -> Scores {
        let choice = decision.choice();
        if choice.is_none() {
            world.exchange(seat, pile);
        }
        for other in self.setup.players().seats() {
            match choice {
                Some(choice) if other == seat => world.seats[seat.index()].lay(self.prospects, &choice),
                _ => self.decide(world, pile, other),
            }
        }
        self.finish(world, pile)
    }

    /// Plays whole rounds until all cards lie.
    fn finish(&self, world: &mut World, pile: &Pile) -> Scores {
        let players = self.setup.players();
        while world.seats[0].strands.cards < COLUMNS {
            world.pass(players, self.setup.variant(), pile);
            players.seats().for_each(|seat| self.decide(world, pile, seat));
        }
        let counts = |player: &Player| (player.counts(self.prospects, self.scorer), player.has_exchange);
        let table: arrayvec::ArrayVec<_, { sideboards_rules::MAX_PLAYERS }> =
            world.seats.iter().map(counts).collect();
        self.scorer.scores(&table)
    }

    /// Decides for a seat and lays its cards.
    fn decide(&self, world: &mut World, pile: &Pile, seat: Seat) {
        let can_exchange = world.has_cards_for_exchange(pile);
        let player = &mut world.seats[seat.index()];
        if player.strands.cards == 0 {
            return self.start(player);
        }
        let ahead = Ahead::new(self.prospects, &player.strands);
        let mut lay = ahead.best(&player.hand);
        let is_poor = lay.worth < player.outlook + self.exchange_below;
        if is_poor && player.has_exchange && can_exchange {
            world.exchange(seat, pile);
            lay = ahead.best(&world.seats[seat.index()].hand);
        }
        let player = &mut world.seats[seat.index()];
        player.outlook = lay.worth;
        player.add(self.prospects, Placed { card: player.hand[lay.card], turned: lay.turned }, lay.end);
    }

    /// Lays the two start cards that promise most.
    fn start(&self, player: &mut Player) {
        let mut best: Option<(f32, Placed, Placed)> = None;
        for left in 0..player.hand.len() {
            for turned in Turned::ALL {
                let left = Placed { card: player.hand[left], turned };
                let mut strands = Strands::default();
                self.prospects.weave.add(&mut strands, left, End::Right);
                let ahead = Ahead::new(self.prospects, &strands);
                for right in player.hand.iter().filter(|right| **right != left.card) {
                    for turned in Turned::ALL {
                        let right = Placed { card: *right, turned };
                        let worth = ahead.worth(self.prospects.weave.face(right), End::Right);
                        if best.is_none_or(|(most, ..)| worth > most) {
                            best = Some((worth, left, right));
                        }
                    }
                }
            }
        }
        let (worth, left, right) = best.expect("a start hand has two cards");
        player.outlook = worth;
        player.add(self.prospects, left, End::Right);
        player.add(self.prospects, right, End::Right);
    }
}
