use sideboards_puzzles::{Kind, Puzzle};
use sideboards_rules::{CardId, CardSet, Decision, ExchangeCard, Game, Goals, Hand, Seat, Sideboard, Viewer};

/// What the player of a puzzle sees at one moment, and what may be chosen.
#[derive(Clone, Debug)]
pub struct Shown {
    /// What is asked.
    pub kind: Kind,
    /// The goals.
    pub goals: Goals,
    /// The sideboard.
    pub sideboard: Sideboard,
    /// The hand.
    pub hand: Hand,
    /// The exchange card.
    pub exchange: ExchangeCard,
    /// The cards that can still come, each pair of them with the same chance; in an open deal too, for the record.
    pub unseen: CardSet,
    /// The cards that were discarded.
    pub discards: CardSet,
    /// In an open deal, the cards that come, the next pair first, with the pair that an exchange would bring; else nothing.
    pub to_come: Vec<CardId>,
    /// Everything that may be chosen; nothing once the puzzle is answered.
    pub choices: Vec<Decision>,
}

impl Shown {
    /// Returns what a puzzle shows before it is answered.
    pub fn of(puzzle: &Puzzle) -> Self {
        Self::at(puzzle, puzzle.game())
    }

    /// Returns what is seen when a puzzle was played on to some moment.
    pub(super) fn at(puzzle: &Puzzle, game: &Game) -> Self {
        let alone = Seat::new(0);
        let view = game.view(Viewer::Seat(alone));
        let exchange = view.exchange_card(alone);
        let rounds = sideboards_rules::COLUMNS - view.sideboard(alone).len();
        let to_come = if puzzle.kind() == Kind::Perfect && !game.is_over() {
            // A start is a round of two cards; the hand of the first later round lies in the pile then.
            let draws = if rounds == sideboards_rules::COLUMNS { rounds - 2 } else { rounds - 1 };
            let pairs = draws + usize::from(exchange == ExchangeCard::Unused);
            game.pile().iter().copied().take(2 * pairs).collect()
        } else {
            Vec::new()
        };
        Self {
            kind: puzzle.kind(),
            goals: view.setup().goals(),
            sideboard: *view.sideboard(alone),
            hand: view.hand(),
            exchange,
            unseen: view.unseen(),
            discards: view.known_discards(),
            to_come,
            choices: view.legal().iter().collect(),
        }
    }
}
