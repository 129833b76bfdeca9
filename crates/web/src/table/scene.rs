use std::sync::Arc;

use sideboards_rules::{
    Card, CardId, Choice, Content, Counts, ExchangeCard, Goal, GoalKind, Goals, Points, Round, Scorer, Seat,
    Sideboard, View,
};

use crate::local::{LocalGame, worth};
use crate::texts::texts;
use crate::words::player_name;

/// Everything that a seat sees, made from its view and nothing else.
#[derive(Clone, Debug)]
pub(super) struct Scene {
    pub(super) content: Arc<Content>,
    pub(super) round: Round,
    chosen_goals: Goals,
    pub(super) goals: [Goal; 3],
    pub(super) hand: Vec<CardId>,
    pub(super) sideboard: Sideboard,
    pub(super) choice: Option<Choice>,
    pub(super) exchange: ExchangeCard,
    pub(super) can_exchange: bool,
    pub(super) can_take_back: bool,
    pub(super) pile: usize,
    pub(super) discards: usize,
    /// The others, the left neighbour first.
    pub(super) others: Vec<Other>,
}

/// What can be seen of somebody else.
#[derive(Clone, Debug, PartialEq, Eq)]
pub(super) struct Other {
    pub(super) seat: Seat,
    pub(super) name: String,
    pub(super) sideboard: Sideboard,
    pub(super) faces: Vec<Card>,
    pub(super) counts: Counts,
    pub(super) points: Points,
    pub(super) exchange: ExchangeCard,
    pub(super) is_thinking: bool,
}

impl Scene {
    pub(super) fn of(game: &LocalGame, seat: Seat) -> Self {
        let view = game.view(seat);
        let players = game.setup().players();
        let mut others = Vec::new();
        let mut other = players.left_of(seat);
        while other != seat {
            others.push(Other::of(game, &view, other));
            other = players.left_of(other);
        }
        let goals = game.setup().goals();
        Self {
            content: Arc::clone(game.content()),
            round: view.round(),
            chosen_goals: goals,
            goals: GoalKind::ALL.map(|kind| game.content().goal(goals.of(kind)).clone()),
            hand: view.hand().cards().to_vec(),
            sideboard: *view.sideboard(seat),
            choice: view.choice(),
            exchange: view.exchange_card(seat),
            can_exchange: view.legal().can_exchange(),
            can_take_back: view.legal().can_take_back(),
            pile: view.pile_size(),
            discards: view.discard_size(),
            others,
        }
    }

    /// Tells how many cards are laid in this round.
    pub(super) fn in_round(&self) -> usize {
        if self.round == Round::Start { 2 } else { 1 }
    }

    /// Gives a scorer for the goals of the game.
    pub(super) fn scorer(&self) -> Scorer<'_> {
        Scorer::new(&self.content, self.chosen_goals)
    }

    pub(super) fn is_solo(&self) -> bool {
        self.others.is_empty()
    }

    /// Tells whether the player has placed and waits.
    pub(super) fn has_chosen(&self) -> bool {
        self.choice.is_some()
    }
}

impl Other {
    fn of(game: &LocalGame, view: &View, seat: Seat) -> Self {
        let sideboard = *view.sideboard(seat);
        let scorer = view.scorer();
        let counts = scorer.counts(&sideboard);
        Self {
            seat,
            name: player_name(texts(), game, seat),
            faces: sideboard.cards().iter().map(|placed| game.content().deck().face(*placed)).collect(),
            sideboard,
            counts,
            points: worth(&scorer, counts, false),
            exchange: view.exchange_card(seat),
            is_thinking: view.is_waiting_for(seat),
        }
    }
}

/// The content never changes during a game, and everything else is compared.
impl PartialEq for Scene {
    fn eq(&self, other: &Self) -> bool {
        let key = |scene: &Self| {
            (
                (scene.round, scene.hand.clone(), scene.sideboard, scene.choice),
                (scene.exchange, scene.can_exchange, scene.can_take_back, scene.pile, scene.discards),
            )
        };
        key(self) == key(other) && self.others == other.others && self.goals == other.goals
    }
}
