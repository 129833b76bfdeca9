//! Questions to a worker about bots and hints, and the handling of its answers.

use sideboards_bots::{Apprentice, Bot};
use sideboards_rules::{Decision, Seat, Seed};

use super::LocalGame;
use crate::thinking::{Advice, Question, read_decision, read_hints, whims};

/// The decision that was asked for; answers about any other are outdated.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Asked {
    seed: Seed,
    seat: Seat,
    turn: usize,
}

impl Asked {
    /// Returns the seat.
    pub fn seat(&self) -> Seat {
        self.seat
    }

    fn is_current(&self, game: &LocalGame) -> bool {
        // Decisions of others meanwhile change nothing for this seat; its own decision does.
        game.record().seed() == self.seed && game.turn(self.seat) == self.turn
    }
}

impl LocalGame {
    /// Asks for the decision of the next bot, if there is one.
    pub fn ask_bot(&self) -> Option<(Asked, Question)> {
        let (seat, level) = self.waiting_bot()?;
        Some((self.asked(seat), Question::Decide { level, seat, record: self.record().to_string() }))
    }

    /// Reads the decision of a bot. A failing worker must not end the game: an apprentice needs none.
    pub fn read_bot(&self, asked: Asked, answer: Option<&str>) -> Option<Decision> {
        asked.is_current(self).then(|| {
            let view = self.view(asked.seat);
            let thought = answer.and_then(|answer| read_decision(&view, answer));
            thought.unwrap_or_else(|| Apprentice::new(&whims(asked.turn)).decide(&view))
        })
    }

    /// Asks for the value of every decision of a seat.
    pub fn ask_hints(&self, seat: Seat) -> (Asked, Question) {
        (self.asked(seat), Question::Hints { seat, record: self.record().to_string() })
    }

    /// Reads hints.
    pub fn read_hints(&self, asked: Asked, answer: Option<&str>) -> Option<Vec<Advice>> {
        read_hints(&self.view(asked.seat), answer?).filter(|_| asked.is_current(self))
    }

    fn asked(&self, seat: Seat) -> Asked {
        Asked { seed: self.record().seed(), seat, turn: self.turn(seat) }
    }
}

#[cfg(test)]
mod tests {
    use sideboards_bots::Level;
    use sideboards_rules::{Content, Setup, Variant};

    use super::*;
    use crate::local::Player;
    use crate::thinking::Worker;

    fn game() -> LocalGame {
        let content = Content::classic();
        let goals = content.goals(&[2, 8, 19]).expect("goals of the box");
        let setup = Setup::new(&content, 2, Variant::Standard, goals).expect("a table");
        LocalGame::deal(content, setup, Seed([7; 32]), vec![Player::person(""), Player::Bot(Level::Joiner)])
    }

    #[test]
    fn a_bot_answers_once_even_without_a_worker() {
        let mut game = game();
        let (asked, question) = game.ask_bot().expect("a bot is to decide");
        assert_eq!(asked.seat(), Seat::new(1));
        let answer = Worker::default().answer(&question.write(None));
        for answer in [Some(answer.as_str()), Some("nonsense"), None] {
            let decision = game.read_bot(asked, answer).expect("it is current");
            assert!(game.view(asked.seat()).legal().contains(&decision));
        }
        let decision = game.read_bot(asked, Some(&answer)).expect("it is current");
        game.decide(asked.seat(), decision).expect("legal");
        assert_eq!(game.read_bot(asked, Some(&answer)), None, "the answer is out of date");
        assert!(game.ask_bot().is_none(), "the person comes next");
    }

    #[test]
    fn hints_are_for_one_decision() {
        let mut game = game();
        let seat = Seat::new(0);
        let (asked, question) = game.ask_hints(seat);
        let answer = Worker::default().answer(&question.write(None));
        let hints = game.read_hints(asked, Some(&answer)).expect("hints");
        assert_eq!(hints.len(), game.view(seat).legal().len());
        assert_eq!(game.read_hints(asked, None), None);
        game.decide(seat, hints[0].decision).expect("legal");
        assert_eq!(game.read_hints(asked, Some(&answer)), None);
    }
}
