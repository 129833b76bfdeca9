use sideboards_bots::{CannotContinue, continuation};
use sideboards_rules::{BadDecision, COLUMNS, Decision, ExchangeCard, Game, Record, Seat, View, Viewer};
use thiserror::Error;

use crate::immediate::Gain;
use crate::{Kind, Proof, Theme, Unproven, Valued, open_values, position_key, values};

/// A solo game at a decision whose best answer is proven.
#[derive(Clone, Debug)]
pub struct Puzzle {
    kind: Kind,
    record: Record,
    game: Game,
    proof: Proof,
    line: Vec<Decision>,
    theme: Theme,
}

/// Why a game is no puzzle of a kind.
#[derive(Clone, Debug, PartialEq, Eq, Error)]
pub enum NotAPuzzle {
    /// The record breaks the rules.
    #[error(transparent)]
    Record(#[from] BadDecision),
    /// Such a puzzle does not begin here.
    #[error("no puzzle of the kind {kind} begins there")]
    Moment {
        /// The kind.
        kind: Kind,
    },
    /// Its values cannot be proven.
    #[error(transparent)]
    Unproven(#[from] Unproven),
    /// Its open deal cannot be searched.
    #[error(transparent)]
    OpenDeal(#[from] CannotContinue),
    /// No decision leads all others by a point.
    #[error("no decision is better than all others by a point")]
    SeveralBest,
    /// The best decision does not answer the question of the kind.
    #[error("the best decision does not answer a puzzle of kind {kind}")]
    OtherQuestion {
        /// The kind.
        kind: Kind,
    },
}

impl Puzzle {
    /// The fewest cards to go in an open deal: with fewer there is little to plan.
    pub const LEAST_OPEN: usize = 3;

    /// Proves the puzzle that a record leads to.
    pub fn open(kind: Kind, record: Record) -> Result<Self, NotAPuzzle> {
        let game = record.replay()?;
        if !begins(kind, &game) {
            return Err(NotAPuzzle::Moment { kind });
        }
        let view = game.view(Viewer::Seat(Seat::new(0)));
        let valued = if kind == Kind::Perfect { open_values(&game)? } else { values(&view)? };
        let line = |answer| match kind {
            Kind::Perfect => Ok(best_line(&game, answer)?),
            _ => Ok(vec![answer]),
        };
        Self::assembled(kind, record, game.clone(), &valued, line)
    }

    /// Takes up a puzzle that was proven elsewhere, for example in a worker: face-up deals take a while. The values are those of
    /// every legal decision; they are not proven again.
    pub fn taken_up(
        kind: Kind,
        record: Record,
        valued: &[Valued],
        line: Vec<Decision>,
    ) -> Result<Self, NotAPuzzle> {
        let game = record.replay()?;
        if !begins(kind, &game) {
            return Err(NotAPuzzle::Moment { kind });
        }
        Self::assembled(kind, record, game, valued, |_| Ok(line))
    }

    fn assembled(
        kind: Kind,
        record: Record,
        game: Game,
        valued: &[Valued],
        line: impl FnOnce(Decision) -> Result<Vec<Decision>, NotAPuzzle>,
    ) -> Result<Self, NotAPuzzle> {
        let view = game.view(Viewer::Seat(Seat::new(0)));
        let proof = Proof::of(valued, &view).ok_or(NotAPuzzle::SeveralBest)?;
        if !asks_for(kind, &proof) {
            return Err(NotAPuzzle::OtherQuestion { kind });
        }
        let line = line(proof.answer)?;
        let theme = Theme::of(kind, &proof, &line, &view);
        Ok(Self { kind, record, game, proof, line, theme })
    }

    /// Returns its question.
    pub fn kind(&self) -> Kind {
        self.kind
    }

    /// Returns the record up to the decision.
    pub fn record(&self) -> &Record {
        &self.record
    }

    /// Returns how many decisions precede it.
    pub fn step(&self) -> usize {
        self.record.decisions().len()
    }

    /// Returns the game at the decision.
    pub fn game(&self) -> &Game {
        &self.game
    }

    /// Returns the player's view; in an open deal, the pile is known too.
    pub fn view(&self) -> View<'_> {
        self.game.view(Viewer::Seat(Seat::new(0)))
    }

    /// Returns its proof.
    pub fn proof(&self) -> &Proof {
        &self.proof
    }

    /// Returns the best decisions in order: the answer, and in an open deal also the following ones.
    pub fn line(&self) -> &[Decision] {
        &self.line
    }

    /// Returns its theme.
    pub fn theme(&self) -> Theme {
        self.theme
    }

    /// Returns whether no decision has more points at once than the answer.
    pub fn is_greedy(&self) -> bool {
        let view = self.view();
        let scorer = view.scorer();
        let gain = |decision: &Decision| Gain::of(decision, &view, &scorer).total();
        let answer = gain(&self.proof.answer);
        self.proof.alternatives.iter().all(|valued| gain(&valued.decision) <= answer)
    }

    /// Returns a key that is the same for equivalent positions up to symmetry, whatever the kinds.
    pub fn key(&self) -> String {
        let seat = Seat::new(0);
        let goals = self.game.setup().goals();
        position_key(goals, self.game.sideboard(seat), self.game.hand(seat), &self.view())
    }
}

/// Returns whether a puzzle of a kind can begin at the current state of a game.
fn begins(kind: Kind, game: &Game) -> bool {
    let seat = Seat::new(0);
    if !game.setup().players().is_solo() || game.is_over() {
        return false;
    }
    let left = COLUMNS - game.sideboard(seat).len();
    let is_spent = game.exchange_card(seat) == ExchangeCard::Used;
    match kind {
        Kind::LastCard => left == 1 && is_spent,
        Kind::TwoRounds => left == 2,
        Kind::Exchange => left <= 2 && !is_spent,
        Kind::Perfect => left >= Puzzle::LEAST_OPEN,
    }
}

/// Returns whether a proof answers the question of a kind: which card, or whether to exchange.
fn asks_for(kind: Kind, proof: &Proof) -> bool {
    let is_exchange = proof.answer == Decision::Exchange;
    match kind {
        Kind::LastCard | Kind::TwoRounds => !is_exchange,
        Kind::Exchange => is_exchange || proof.alternatives[0].decision == Decision::Exchange,
        Kind::Perfect => true,
    }
}

fn best_line(game: &Game, answer: Decision) -> Result<Vec<Decision>, CannotContinue> {
    let mut next = game.clone();
    next.decide(Seat::new(0), answer).expect("the answer is legal");
    let rest = continuation(&next)?.decisions;
    Ok(std::iter::once(answer).chain(rest).collect())
}
