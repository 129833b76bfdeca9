//! Finds puzzles in random solo games.

use std::sync::Arc;

use rand_xoshiro::Xoshiro256PlusPlus;
use rand_xoshiro::rand_core::SeedableRng;
use sideboards_bots::{Bot, Joiner};
use sideboards_rules::{
    COLUMNS, Content, Decision, Game, Goals, Record, Seat, Seed, Setup, Variant, Viewer, below,
};
use thiserror::Error;

use crate::immediate::Gain;
use crate::{Kind, Puzzle};

/// A box with so few cards that discards come back.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Error)]
#[error("this box has {cards} cards; puzzles can only be proven with {} or more", Generator::NEEDED)]
pub struct TooFewCards {
    /// How many it has.
    pub cards: usize,
}

/// Finds puzzles of a kind: a joiner plays solo games, and a suitable decision is proven.
///
/// The puzzle found under a number follows from its seed alone.
#[derive(Clone, Debug)]
pub struct Generator {
    content: Arc<Content>,
    kind: Kind,
    goals: Option<Goals>,
    seed: Seed,
}

impl Generator {
    /// A hand of three, and a pair for each of six rounds and for the exchange.
    pub const NEEDED: usize = 3 + 2 * (COLUMNS - 2 + 1);

    /// Prepares a generator; without goals, each deal draws its own.
    pub fn new(
        content: Arc<Content>,
        kind: Kind,
        goals: Option<Goals>,
        seed: Seed,
    ) -> Result<Self, TooFewCards> {
        match content.deck().len() {
            cards if cards < Self::NEEDED => Err(TooFewCards { cards }),
            _ => Ok(Self { content, kind, goals, seed }),
        }
    }

    /// Returns the puzzle of a number. Most numbers have none.
    pub fn puzzle(&self, number: u32) -> Option<Puzzle> {
        Puzzle::open(self.kind, self.game(number)).ok()
    }

    /// Plays a deal to the moment where a puzzle may begin.
    fn game(&self, number: u32) -> Record {
        let seed = self.seed.child(number);
        let goals = self.goals.unwrap_or_else(|| self.content.random_goals(&seed));
        let setup = Setup::new(&self.content, 1, Variant::Standard, goals);
        let setup = setup.expect("goals of this box, and enough cards for one");
        let mut lots = Xoshiro256PlusPlus::from_seed(seed.child(0).0);
        let plan = Plan::draw(self.kind, &mut lots);
        let mut player = PlanningPlayer { bot: Joiner::new(&seed.child(1)), lots };
        let mut record = Record::new(Arc::clone(&self.content), setup, seed);
        let mut game = record.deal();
        let alone = Seat::new(0);
        while COLUMNS - game.sideboard(alone).len() > plan.left || plan.exchanges_now(&game) {
            let decision = if plan.exchanges_now(&game) { Decision::Exchange } else { player.choose(&game) };
            game.decide(alone, decision).expect("players play by the rules");
            record.push(alone, decision);
        }
        record
    }
}

/// The moment where a puzzle begins.
struct Plan {
    /// How many cards are to go.
    left: usize,
    /// With how many cards to go the exchange card is used, if it is used before.
    exchange: Option<usize>,
}

impl Plan {
    fn draw(kind: Kind, lots: &mut Xoshiro256PlusPlus) -> Self {
        let left = match kind {
            Kind::LastCard => 1,
            Kind::TwoRounds => 2,
            Kind::Exchange => 1 + below(lots, 2),
            // Mostly a few rounds that can be planned mentally; sometimes a whole deal.
            Kind::Perfect => [3, 3, 3, 4, 4, 4, 5, 5, 6, COLUMNS][below(lots, 10)],
        };
        let is_spent = match kind {
            Kind::LastCard => true,
            Kind::TwoRounds => below(lots, 2) == 0,
            Kind::Exchange => false,
            Kind::Perfect => left < COLUMNS - 2 && below(lots, 3) == 0,
        };
        // From the second round on, up to the moment of the puzzle itself.
        let exchange = is_spent.then(|| left + below(lots, COLUMNS - 1 - left));
        Self { left, exchange }
    }

    fn exchanges_now(&self, game: &Game) -> bool {
        let alone = Seat::new(0);
        let left = COLUMNS - game.sideboard(alone).len();
        self.exchange == Some(left) && game.legal(alone).can_exchange()
    }
}

/// Plays sensible sideboards, and exchanges only by plan.
struct PlanningPlayer {
    bot: Joiner,
    lots: Xoshiro256PlusPlus,
}

impl PlanningPlayer {
    fn choose(&mut self, game: &Game) -> Decision {
        let view = game.view(Viewer::Seat(Seat::new(0)));
        match self.bot.decide(&view) {
            Decision::Exchange => {
                let scorer = view.scorer();
                let legal = view.legal();
                let choices = (0..legal.choices()).map(|index| Decision::from(legal.choice(index)));
                let gains: Vec<(Decision, i32)> =
                    choices.map(|decision| (decision, Gain::of(&decision, &view, &scorer).total())).collect();
                let most = gains.iter().map(|(_, gain)| *gain).max().expect("there is something to lay");
                let equals: Vec<Decision> =
                    gains.iter().filter(|(_, gain)| *gain == most).map(|(decision, _)| *decision).collect();
                equals[below(&mut self.lots, equals.len())]
            }
            decision => decision,
        }
    }
}
