use leptos::prelude::*;
use sideboards_rules::{ExchangeCard, Round, Seat};

use crate::session::Session;
use crate::texts::LaterTexts;

/// A step of the tutorial.
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd)]
pub(super) enum Lesson {
    /// Take a card up.
    Card,
    Turn,
    Lay,
    /// Lay a second card, with an eye on the handle goal.
    Second,
    Done,
    /// Add a card, with an eye on the colour goal.
    Colour,
    /// Add a card, with an eye on the row goal.
    Row,
    Exchange,
    /// Play to the end.
    Play,
    /// Look at the scoring.
    Score,
}

/// What the lessons look at.
#[expect(clippy::struct_excessive_bools, reason = "each is one thing that was learnt or not")]
#[derive(Clone, Debug, PartialEq, Eq)]
pub(super) struct Progress {
    pub(super) has_taken: bool,
    pub(super) has_turned: bool,
    pub(super) laid: usize,
    /// How many cards lie for good.
    pub(super) placed: usize,
    pub(super) has_exchanged: bool,
    pub(super) is_over: bool,
}

impl Progress {
    pub(super) fn of(session: Session) -> Self {
        let seat = Seat::new(0);
        let (has_taken, has_turned, laid) = session
            .play
            .draft
            .with(|draft| (draft.taken().is_some(), draft.has_turned(), draft.laid().len()));
        session.with(|game| {
            let view = game.map(|game| game.view(seat));
            Self {
                has_taken,
                has_turned,
                laid,
                placed: view.as_ref().map_or(0, |view| view.sideboard(seat).len()),
                has_exchanged: view
                    .as_ref()
                    .is_some_and(|view| view.exchange_card(seat) == ExchangeCard::Used),
                is_over: view.is_some_and(|view| view.round() == Round::Over),
            }
        })
    }
}

impl Lesson {
    pub(super) const ALL: [Self; 10] = [
        Self::Card,
        Self::Turn,
        Self::Lay,
        Self::Second,
        Self::Done,
        Self::Colour,
        Self::Row,
        Self::Exchange,
        Self::Play,
        Self::Score,
    ];

    pub(super) fn number(self) -> usize {
        self as usize + 1
    }

    /// Gives the lesson that follows.
    pub(super) fn next(self) -> Self {
        Self::ALL[(self as usize + 1).min(Self::ALL.len() - 1)]
    }

    /// Tells how many cards lie when the lesson begins.
    pub(super) fn cards(self) -> usize {
        match self {
            Self::Card | Self::Turn | Self::Lay | Self::Second | Self::Done => 0,
            Self::Colour => 2,
            Self::Row => 3,
            Self::Exchange | Self::Play => 4,
            Self::Score => 8,
        }
    }

    /// Gives the lesson that is due, now that something has happened. Nobody is sent back.
    pub(super) fn after(self, moment: &Progress) -> Self {
        let mut lesson = self;
        while lesson.is_learnt(moment) && lesson != Self::Score {
            lesson = lesson.next();
        }
        lesson
    }

    fn is_learnt(self, moment: &Progress) -> bool {
        let has_started = moment.placed >= 2;
        match self {
            Self::Card => moment.has_taken || moment.laid > 0 || has_started,
            Self::Turn => moment.has_turned || moment.laid > 0 || has_started,
            Self::Lay => moment.laid > 0 || has_started,
            Self::Second => moment.laid > 1 || has_started,
            Self::Done => has_started,
            Self::Colour => moment.placed >= 3,
            Self::Row => moment.placed >= 4,
            Self::Exchange => moment.has_exchanged || moment.placed >= 5,
            Self::Play => moment.is_over,
            Self::Score => false,
        }
    }

    pub(super) fn words(self, t: &LaterTexts) -> String {
        match self {
            Self::Card => t.tutorial_card(),
            Self::Turn => t.tutorial_turn(),
            Self::Lay => t.tutorial_lay(),
            Self::Second => t.tutorial_second(),
            Self::Done => t.tutorial_done(),
            Self::Colour => t.tutorial_colour(),
            Self::Row => t.tutorial_row(),
            Self::Exchange => t.tutorial_exchange(),
            Self::Play => t.tutorial_play(),
            Self::Score => t.tutorial_score(),
        }
    }
}

#[cfg(test)]
mod tests {
    use sideboards_rules::{Choice, GoalKind, Placement, Sideboard};

    use super::*;

    const NOTHING: Progress = Progress {
        has_taken: false,
        has_turned: false,
        laid: 0,
        placed: 0,
        has_exchanged: false,
        is_over: false,
    };

    #[test]
    fn lessons_follow_what_was_done() {
        assert_eq!(Lesson::Card.after(&NOTHING), Lesson::Card);
        let taken = Progress { has_taken: true, ..NOTHING };
        assert_eq!(Lesson::Card.after(&taken), Lesson::Turn);
        let turned = Progress { has_turned: true, ..taken };
        assert_eq!(Lesson::Turn.after(&turned), Lesson::Lay);
        assert_eq!(Lesson::Second.after(&NOTHING), Lesson::Second, "nobody is sent back");
        let quick = Progress { placed: 3, ..NOTHING };
        assert_eq!(Lesson::Card.after(&quick), Lesson::Row);
        let over = Progress { placed: 8, is_over: true, ..NOTHING };
        assert_eq!(Lesson::Card.after(&over), Lesson::Score);
    }

    #[test]
    fn no_lesson_is_learnt_by_what_lies_when_it_begins() {
        for lesson in Lesson::ALL.into_iter().filter(|lesson| *lesson != Lesson::Score) {
            let moment = Progress { placed: lesson.cards(), ..NOTHING };
            assert_eq!(lesson.after(&moment), lesson, "{lesson:?}");
            assert!(lesson.next().cards() >= lesson.cards(), "{lesson:?}");
        }
    }

    /// What the lessons promise can be done with the cards of their deal, whatever start was found.
    #[test]
    fn the_deal_shows_what_the_goals_are_about() {
        let game = super::super::game();
        let view = game.view(Seat::new(0));
        let scorer = view.scorer();
        let count = |sideboard: &Sideboard, kind| scorer.counts(sideboard).of(kind);
        let legal = view.legal();
        let starts: Vec<Sideboard> = (0..legal.choices())
            .map(|index| Sideboard::EMPTY.with(&legal.choice(index)))
            .filter(|sideboard| count(sideboard, GoalKind::Handle) > 0)
            .collect();
        assert!(starts.len() >= 4, "a handle combination is easy to find");
        let next = next_hand(&game);
        let ways = |hand: &[sideboards_rules::CardId]| -> Vec<Placement> {
            hand.iter().flat_map(|card| Placement::ways(*card)).collect()
        };
        let with_colour = starts.iter().filter(|start| {
            ways(&next).iter().any(|way| count(&start.with(&Choice::Place(*way)), GoalKind::Colour) > 0)
        });
        assert!(with_colour.count() * 2 >= starts.len(), "most starts allow a peak in one colour");
    }

    /// Gives the two cards that come after any start: alone they do not depend on it.
    fn next_hand(game: &sideboards_client::local::LocalGame) -> Vec<sideboards_rules::CardId> {
        let mut game = game.clone();
        let choice = game.view(Seat::new(0)).legal().choice(0);
        game.decide(Seat::new(0), choice.into()).expect("legal");
        game.view(Seat::new(0)).hand().cards().to_vec()
    }
}
