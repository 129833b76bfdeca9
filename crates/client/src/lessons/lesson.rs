use sideboards_rules::{ExchangeCard, Round};

use super::YOU;
use crate::local::{Draft, LocalGame};

/// A step of the tutorial.
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd)]
pub enum Lesson {
    /// Take a card up.
    Card,
    /// Turn it.
    Turn,
    /// Lay it.
    Lay,
    /// Lay a second card.
    Second,
    /// Start with both.
    Done,
    /// Read where the third card went.
    Pass,
    /// Add a card, with an eye on the colour goal.
    Peak,
    /// Add a card: the pattern may be mirrored.
    Mirror,
    /// Add a card, with an eye on the row goal.
    Row,
    /// Read about the bonus for the longest row.
    Bonus,
    /// Exchange the hand.
    Exchange,
    /// Play to the end.
    Play,
    /// Look at the scoring.
    Score,
}

/// The facts that lessons depend on.
#[expect(clippy::struct_excessive_bools, reason = "each is one thing that was learnt or not")]
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Progress {
    has_taken: bool,
    has_turned: bool,
    /// How many cards lie on trial.
    laid: usize,
    /// How many cards lie for good.
    placed: usize,
    has_exchanged: bool,
    is_over: bool,
}

impl Progress {
    /// Makes it from a game and its draft.
    pub fn of(game: &LocalGame, draft: &Draft) -> Self {
        let view = game.view(YOU);
        Self {
            has_taken: draft.taken().is_some(),
            has_turned: draft.has_turned(),
            laid: draft.laid().len(),
            placed: view.sideboard(YOU).len(),
            has_exchanged: view.exchange_card(YOU) == ExchangeCard::Used,
            is_over: view.round() == Round::Over,
        }
    }
}

impl Lesson {
    /// All lessons in order.
    pub const ALL: [Self; 13] = [
        Self::Card,
        Self::Turn,
        Self::Lay,
        Self::Second,
        Self::Done,
        Self::Pass,
        Self::Peak,
        Self::Mirror,
        Self::Row,
        Self::Bonus,
        Self::Exchange,
        Self::Play,
        Self::Score,
    ];

    /// Returns its number, from 1.
    pub fn number(self) -> usize {
        self as usize + 1
    }

    /// Returns the lesson with a number, from 1.
    pub fn with_number(number: usize) -> Option<Self> {
        Self::ALL.get(number.checked_sub(1)?).copied()
    }

    /// Returns the next lesson.
    #[must_use]
    pub fn next(self) -> Self {
        Self::with_number(self.number() + 1).unwrap_or(self)
    }

    /// Returns the previous lesson.
    #[must_use]
    pub fn previous(self) -> Self {
        Self::with_number(self.number() - 1).unwrap_or(self)
    }

    /// Returns how many cards are placed when the lesson begins.
    pub fn cards(self) -> usize {
        match self {
            Self::Card | Self::Turn | Self::Lay | Self::Second | Self::Done => 0,
            Self::Pass | Self::Peak => 2,
            Self::Mirror => 3,
            Self::Row => 4,
            Self::Bonus | Self::Exchange | Self::Play => 5,
            Self::Score => 8,
        }
    }

    /// Returns the lesson that is due after some progress. It never goes back.
    #[must_use]
    pub fn after(self, moment: &Progress) -> Self {
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
            Self::Pass | Self::Peak => moment.placed >= 3,
            Self::Mirror => moment.placed >= 4,
            Self::Row => moment.placed >= 5,
            Self::Bonus => moment.placed >= 6,
            Self::Exchange => moment.has_exchanged || moment.placed >= 6,
            Self::Play => moment.is_over,
            Self::Score => false,
        }
    }
}

#[cfg(test)]
mod tests {
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
        assert_eq!(Lesson::Second.after(&NOTHING), Lesson::Second, "players are not sent back");
        let quick = Progress { placed: 3, ..NOTHING };
        assert_eq!(Lesson::Card.after(&quick), Lesson::Mirror);
        let over = Progress { placed: 8, is_over: true, ..NOTHING };
        assert_eq!(Lesson::Card.after(&over), Lesson::Score);
    }

    #[test]
    fn no_lesson_is_learnt_by_what_lies_when_it_begins() {
        for lesson in Lesson::ALL.into_iter().filter(|lesson| *lesson != Lesson::Score) {
            let moment = Progress { placed: lesson.cards(), ..NOTHING };
            assert_eq!(lesson.after(&moment), lesson, "{lesson:?}");
            assert!(lesson.next().cards() >= lesson.cards(), "{lesson:?}");
            assert_eq!(lesson.next().previous(), lesson);
        }
        assert_eq!((Lesson::Card.previous(), Lesson::Score.next()), (Lesson::Card, Lesson::Score));
    }
}
