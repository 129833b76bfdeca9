use std::time::Duration;

use leptos::prelude::*;
use sideboards_client::local::{LocalGame, Player, Standing};
use sideboards_client::replay::{
    BotFinished, FoundGame, Moment, Perspective, ReplayRequest, course, moments, rounds, step_of,
};
use sideboards_rules::{Card, CardId, Deck, ExchangeCard, Points, Scorer, Seat, Sideboard};

use crate::drawing::{BoardCard, Glow, Look, Spotlight};
use crate::live::{after_a_while, effect};
use crate::place::{self, Way};
use crate::texts::texts;
use crate::words::player_name;

/// A game that is shown step by step.
#[derive(Clone, Copy)]
pub(super) struct Show {
    pub(super) game: StoredValue<LocalGame>,
    moments: StoredValue<Vec<Moment>>,
    /// The moments with which rounds ended, the deal first.
    pub(super) rounds: StoredValue<Vec<usize>>,
    pub(super) asked: StoredValue<ReplayRequest>,
    bot_finished: StoredValue<BotFinished>,
    pub(super) you: Option<Seat>,
    pub(super) step: RwSignal<usize>,
    pub(super) last: usize,
    pub(super) runs: RwSignal<bool>,
    pub(super) speed: RwSignal<Speed>,
    pub(super) perspective: RwSignal<Perspective>,
    pub(super) spotlight: RwSignal<Spotlight>,
}

/// How fast the game is shown.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(super) enum Speed {
    Slow,
    Normal,
    Fast,
}

impl Speed {
    const fn pace(self) -> Duration {
        Duration::from_millis(match self {
            Self::Slow => 2800,
            Self::Normal => 1400,
            Self::Fast => 500,
        })
    }
}

/// What is to be seen of a seat.
#[derive(Clone, Debug, PartialEq)]
pub(super) struct Seen {
    pub(super) cards: Vec<BoardCard>,
    pub(super) glows: Vec<Glow>,
    /// The hand, if it may be seen.
    pub(super) hand: Option<Vec<Card>>,
    pub(super) standing: Standing,
    pub(super) exchange: ExchangeCard,
}

impl Show {
    /// Begins at the moment that the address points to, or with the deal.
    pub(super) fn begin(found: FoundGame) -> Self {
        let FoundGame { game, you, bot_finished, asked } = found;
        let moments = moments(game.record());
        let last = moments.len() - 1;
        let step = step_of(&place::query()).unwrap_or_default().min(last);
        let show = Self {
            rounds: StoredValue::new(rounds(&moments)),
            moments: StoredValue::new(moments),
            asked: StoredValue::new(asked),
            bot_finished: StoredValue::new(bot_finished),
            you,
            step: RwSignal::new(step),
            last,
            runs: RwSignal::new(false),
            speed: RwSignal::new(Speed::Normal),
            perspective: RwSignal::new(Perspective::Seat(you.unwrap_or(Seat::new(0)))),
            spotlight: RwSignal::default(),
            game: StoredValue::new(game),
        };
        show.note_step();
        show.tick();
        show
    }

    /// Keeps the step in the address, so that a link leads to the moment.
    fn note_step(self) {
        let way: Way = expect_context();
        let mut before = self.step.get_untracked();
        effect(move || {
            let step = self.step.get();
            if step != before {
                before = step;
                way.note(&self.address(Some(step)));
            }
        });
    }

    /// Moves on by itself while it runs.
    fn tick(self) {
        after_a_while(move || {
            let (runs, pace, _) = (self.runs.get(), self.speed.get().pace(), self.step.get());
            let forward = move || {
                self.move_to(self.step.get_untracked() + 1);
                self.runs.set(self.step.get_untracked() < self.last);
            };
            runs.then(|| (pace, forward.into()))
        });
    }

    /// Plays, from the beginning if it was at the end, or pauses.
    pub(super) fn play_or_pause(self) {
        if !self.runs.get_untracked() && self.step.get_untracked() == self.last {
            self.step.set(0);
        }
        self.runs.update(|runs| *runs = !*runs);
    }

    /// Goes to a moment, and stays there.
    pub(super) fn go(self, step: usize) {
        self.runs.set(false);
        self.move_to(step);
    }

    pub(super) fn back(self) {
        self.go(self.step.get_untracked().saturating_sub(1));
    }

    pub(super) fn forward(self) {
        self.go(self.step.get_untracked() + 1);
    }

    /// Goes to the end of the round before.
    pub(super) fn back_a_round(self) {
        let step = self.step.get_untracked();
        let before = self.rounds.with_value(|rounds| rounds.iter().rfind(|end| **end < step).copied());
        self.go(before.unwrap_or_default());
    }

    /// Goes to the end of this round.
    pub(super) fn forward_a_round(self) {
        let step = self.step.get_untracked();
        let next = self.rounds.with_value(|rounds| rounds.iter().find(|end| **end > step).copied());
        self.go(next.unwrap_or(self.last));
    }

    fn move_to(self, step: usize) {
        let step = step.min(self.last);
        if self.step.get_untracked() != step {
            self.step.set(step);
        }
    }

    pub(super) fn address(self, step: Option<usize>) -> String {
        self.asked.with_value(|asked| asked.address(step))
    }

    /// Looks at a moment.
    pub(super) fn at<T>(self, step: usize, look: impl FnOnce(&Moment) -> T) -> T {
        self.moments.with_value(|moments| look(&moments[step]))
    }

    /// Returns the points of a seat after each round, the deal first.
    pub(super) fn course(self, seat: Seat) -> Vec<Points> {
        self.moments.with_value(|moments| course(moments, seat))
    }

    /// Looks at the moment that is shown.
    pub(super) fn now<T>(self, look: impl FnOnce(&Moment) -> T) -> T {
        self.at(self.step.get(), look)
    }

    /// Returns how many rounds have ended.
    pub(super) fn ended_rounds(self) -> usize {
        let step = self.step.get();
        self.rounds.with_value(|rounds| rounds.iter().filter(|end| **end <= step).count() - 1)
    }

    /// Returns the game as it was found.
    pub(super) fn found(self) -> FoundGame {
        FoundGame {
            game: self.game.get_value(),
            you: self.you,
            bot_finished: self.bot_finished.get_value(),
            asked: self.asked.get_value(),
        }
    }

    pub(super) fn seats(self) -> Vec<Seat> {
        self.game.with_value(|game| game.seats().collect())
    }

    pub(super) fn is_solo(self) -> bool {
        self.game.with_value(|game| game.setup().players().is_solo())
    }

    /// Names a player; a seat that a link names is not called "you".
    pub(super) fn name(self, seat: Seat) -> String {
        self.game.with_value(|game| match game.player(seat) {
            Player::Person(name) if name.is_empty() && self.you != Some(seat) => {
                texts().player(seat.index() + 1)
            }
            _ => player_name(texts(), game.players(), seat),
        })
    }

    /// Looks at a seat as it is shown now.
    pub(super) fn seen(self, seat: Seat) -> Seen {
        let (perspective, spotlight) = (self.perspective.get(), self.spotlight.get());
        self.now(|moment| {
            let content = moment.game.content();
            let deck = content.deck();
            let scorer = Scorer::new(content, moment.game.setup().goals());
            let sideboard = moment.sideboard(seat, perspective);
            let newest = moment.newest(seat, perspective);
            let hand = moment.hand(seat, perspective);
            Seen {
                cards: board_cards(deck, &sideboard, |card| newest.contains(&card)),
                glows: Glow::all(&scorer.tally(&sideboard), spotlight),
                hand: hand.map(|hand| hand.iter().map(|card: &CardId| *deck.card(*card)).collect()),
                standing: moment.standing(seat, perspective),
                exchange: moment.game.exchange_card(seat),
            }
        })
    }
}

/// Returns the cards of a sideboard, the newest marked.
pub(super) fn board_cards(
    deck: &Deck,
    sideboard: &Sideboard,
    is_newest: impl Fn(CardId) -> bool,
) -> Vec<BoardCard> {
    let look = |card| if is_newest(card) { Look::Newest } else { Look::Plain };
    sideboard.cards().iter().map(|placed| BoardCard::of(deck.face(*placed), look(placed.card))).collect()
}
