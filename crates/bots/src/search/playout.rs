use sideboards_rules::{COLUMNS, Choice, Decision, End, Placed, Scorer, Scores, Seat, Setup, Start, Turned};

use super::style::Style;
use super::world::{Pile, World, WorldSeat};
use crate::prospects::{Ahead, Prospects, Strands};

/// Plays worlds out to their end: each seat lays the most promising cards.
#[derive(Clone, Copy, Debug)]
pub(crate) struct Playout<'p> {
    prospects: &'p Prospects,
    scorer: &'p Scorer<'p>,
    setup: &'p Setup,
    /// The least value of a hand that is not exchanged, in points.
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

    /// Lays the start cards of all others, which do not depend on one seat's decision: once per world is enough.
    pub(crate) fn start_others(&self, world: &mut World, pile: &Pile, seat: Seat) {
        if world.seats[seat.index()].strands.cards == 0 {
            let others = self.setup.players().seats().filter(|other| *other != seat);
            others.for_each(|other| self.decide(world, pile, other));
        }
    }

    /// Plays a world out after a decision of one seat, and scores it. The others decide at the same time.
    pub(crate) fn run(&self, world: &mut World, pile: &Pile, seat: Seat, decision: &Decision) -> Scores {
        let choice = decision.choice();
        if choice.is_none() {
            world.exchange(seat, pile);
        }
        let cards = world.seats[seat.index()].strands.cards;
        for other in self.setup.players().seats() {
            match choice {
                _ if world.seats[other.index()].strands.cards > cards => {} // see `start_others`
                Some(choice) if other == seat => {
                    let player = &mut world.seats[seat.index()];
                    player.lay(self.prospects, &choice);
                    player.outlook = self.prospects.worth_now(&player.strands);
                }
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
        let counts = |player: &WorldSeat| (player.counts(self.prospects, self.scorer), player.has_exchange);
        let table: arrayvec::ArrayVec<_, { sideboards_rules::MAX_PLAYERS }> =
            world.seats.iter().map(counts).collect();
        self.scorer.scores(&table)
    }

    /// Decides for a seat and lays its cards.
    fn decide(&self, world: &mut World, pile: &Pile, seat: Seat) {
        let (mut worth, mut choice) = self.choose(&world.seats[seat.index()]);
        if self.would_exchange(world, seat, pile.len(), worth) {
            world.exchange(seat, pile);
            (worth, choice) = self.choose(&world.seats[seat.index()]);
        }
        let player = &mut world.seats[seat.index()];
        player.outlook = worth;
        player.lay(self.prospects, &choice);
    }

    /// Returns the routine decision of a seat, with a number of cards left in the pile.
    pub(crate) fn decision(&self, world: &World, seat: Seat, pile: usize) -> Decision {
        let (worth, choice) = self.choose(&world.seats[seat.index()]);
        if self.would_exchange(world, seat, pile, worth) { Decision::Exchange } else { choice.into() }
    }

    /// Returns whether a hand is bad enough to be exchanged.
    fn would_exchange(&self, world: &World, seat: Seat, pile: usize, worth: f32) -> bool {
        let outlook = world.seats[seat.index()].outlook;
        worth < outlook + self.exchange_below && world.can_exchange(seat, pile)
    }

    /// Chooses the most promising cards.
    fn choose(&self, player: &WorldSeat) -> (f32, Choice) {
        if player.strands.cards == 0 {
            return self.choose_start(player);
        }
        let (worth, placement) = Ahead::new(self.prospects, &player.strands).best(&player.hand);
        (worth, Choice::Place(placement))
    }

    /// Chooses the two start cards.
    fn choose_start(&self, player: &WorldSeat) -> (f32, Choice) {
        let mut best: Option<(f32, Start)> = None;
        for left in &player.hand {
            for turned in Turned::ALL {
                let left = Placed { card: *left, turned };
                let mut strands = Strands::default();
                self.prospects.weave.add(&mut strands, left, End::Right);
                let ahead = Ahead::new(self.prospects, &strands);
                for right in player.hand.iter().filter(|right| **right != left.card) {
                    for turned in Turned::ALL {
                        let right = Placed { card: *right, turned };
                        let worth = ahead.worth(self.prospects.weave.face(right), End::Right);
                        if best.is_none_or(|(most, _)| worth > most) {
                            best = Some((worth, Start { left, right }));
                        }
                    }
                }
            }
        }
        let (worth, start) = best.expect("a start hand has two cards");
        (worth, Choice::Start(start))
    }
}
