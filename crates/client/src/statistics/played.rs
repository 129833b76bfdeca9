use std::sync::Arc;

use sideboards_rules::{Content, ContentHash, Goal, GoalKind, Goals, PlayerScore, Scores, Seat, Variant};

use crate::codes::CodeError;
use crate::history::{Origin, Past};
use crate::local::Player;
use crate::place::Place;

/// The box of a past game.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct PlayedBox {
    /// What tells boxes apart.
    pub hash: ContentHash,
    /// The name.
    pub name: String,
}

impl PlayedBox {
    /// Returns whether it is the box that comes with the game.
    pub fn is_classic(&self) -> bool {
        self.hash == Content::classic().hash()
    }
}

/// A goal of a box. Goals of an own box are never those of the classic one, even if they look alike.
#[derive(Clone, Debug, PartialEq)]
pub struct PlayedGoal {
    /// The goal.
    pub goal: Goal,
    /// Its box.
    pub of: PlayedBox,
}

/// A past game, and what came of it.
#[derive(Clone, Debug)]
pub struct Played {
    /// The line of the history.
    pub past: Past,
    /// The variant.
    pub variant: Variant,
    /// The scores.
    pub scores: Scores,
    content: Arc<Content>,
    goals: Goals,
    numbers: [u8; 3],
}

impl Played {
    /// Plays a game again to see what came of it.
    pub fn of(past: Past, boxes: &[Arc<Content>]) -> Result<Self, CodeError> {
        if past.is_table() {
            return Self::of_table(past, boxes);
        }
        let game = past.game(boxes)?;
        let scores = game.public().scores().ok_or(CodeError::Nonsense)?;
        let (variant, goals) = (game.setup().variant(), game.setup().goals());
        let numbers = goals.numbers();
        Ok(Self { variant, scores, content: Arc::clone(game.content()), goals, numbers, past })
    }

    /// Scores the sheet of a table game.
    fn of_table(past: Past, boxes: &[Arc<Content>]) -> Result<Self, CodeError> {
        let paper = past.paper(boxes)?;
        let scores = paper.outcome().map_err(|_| CodeError::Nonsense)?.scores;
        let (variant, goals, numbers) = (paper.variant(), paper.goals, paper.box_numbers());
        Ok(Self { variant, scores, content: paper.content, goals, numbers, past })
    }

    /// Returns the numbers that the goals have in their box, by kind.
    pub const fn goal_numbers(&self) -> [u8; 3] {
        self.numbers
    }

    /// Returns the goal of a kind.
    pub fn goal(&self, kind: GoalKind) -> &Goal {
        self.content.goal(self.goals.of(kind))
    }

    /// Returns the box.
    pub fn played_box(&self) -> PlayedBox {
        PlayedBox { hash: self.content.hash(), name: self.content.name().to_owned() }
    }

    /// Returns the goals by kind.
    pub fn goals(&self) -> [PlayedGoal; 3] {
        GoalKind::ALL.map(|kind| PlayedGoal { goal: self.goal(kind).clone(), of: self.played_box() })
    }

    /// Returns whether a goal was played for.
    pub fn has_goal(&self, PlayedGoal { goal, of }: &PlayedGoal) -> bool {
        self.content.hash() == of.hash && self.goal(goal.kind()) == goal
    }

    /// Returns the players by seat.
    pub fn players(&self) -> &[Player] {
        &self.past.players
    }

    /// Returns whether it was played alone.
    pub fn is_solo(&self) -> bool {
        self.players().len() == 1
    }

    /// Returns the own score.
    pub fn own(&self) -> Option<&PlayerScore> {
        self.past.you.map(|you| self.scores.of(you))
    }

    /// Returns the own points, or none without an own seat.
    pub fn points(&self) -> u16 {
        self.own().map_or(0, |own| own.total.0)
    }

    /// Returns whether the game was won or shared; a solo game never is.
    pub fn is_won(&self) -> bool {
        !self.is_solo() && self.own().is_some_and(|own| own.place == 1)
    }

    /// Returns the others at the table with their scores.
    pub fn opponents(&self) -> impl Iterator<Item = (&Player, &PlayerScore)> {
        let seats = self.players().iter().zip(self.scores.players()).enumerate();
        seats.filter(|(seat, _)| Some(Seat::new(*seat)) != self.past.you).map(|(_, both)| both)
    }

    /// Returns the path where the game can be seen again.
    pub fn replay(&self) -> String {
        let replay = Place::Replay.path();
        match &self.past.origin {
            Origin::Room(name) => format!("{replay}/{name}"),
            Origin::Table { .. } => format!("{}#{}", Place::Sheet.path(), self.past.code),
            _ => format!("{replay}#{}", self.past.code),
        }
    }
}

/// Returns what a score has for one kind of goal, without any bonus.
pub(super) fn points_for(score: &PlayerScore, kind: GoalKind) -> u16 {
    match kind {
        GoalKind::Colour => score.colour.0,
        GoalKind::Handle => score.handle.0,
        GoalKind::Row => score.row.0,
    }
}

#[cfg(test)]
mod tests {
    use super::super::fixture::{past, played};
    use super::*;
    use crate::sheet::worked_example;

    #[test]
    fn a_game_tells_what_came_of_it() {
        let game = played("three-players", Some(1), Origin::Device, 0);
        let own = game.own().expect("an own seat");
        assert_eq!(game.points(), own.colour.0 + own.handle.0 + own.row.0 + own.bonus.0 + own.exchange.0);
        assert_eq!(game.is_won(), own.place == 1);
        assert_eq!(game.opponents().count(), 2);
        assert!(game.replay().starts_with("/replay#"));
        let online = played("two-players", Some(0), Origin::Room("abcd-1".to_owned()), 0);
        assert_eq!(online.replay(), "/replay/abcd-1");
        let solo = played("solo", Some(0), Origin::Device, 0);
        assert!(solo.is_solo() && !solo.is_won() && solo.points() > 0);
        let watched = played("two-players", None, Origin::Device, 0);
        assert_eq!((watched.points(), watched.opponents().count()), (0, 2));
    }

    #[test]
    fn a_table_game_is_scored_from_its_sheet() {
        let past = Past::of_table(&worked_example(), 5, 9);
        let game = Played::of(past.clone(), &[Content::classic()]).expect("a sheet");
        let totals: Vec<u16> = game.scores.players().iter().map(|score| score.total.0).collect();
        assert_eq!((totals, game.goal_numbers()), (vec![38, 33, 39], [2, 8, 19]));
        assert!(game.own().is_none() && game.opponents().count() == 3);
        assert!(game.replay().starts_with("/score#"));
        let mut fewer = past;
        fewer.players.pop();
        assert_eq!(Played::of(fewer, &[Content::classic()]).map(drop), Err(CodeError::Nonsense));
    }

    #[test]
    fn what_is_no_game_is_left_out() {
        let boxes = [Content::classic()];
        let stranger = past("two-players", Some(3), Origin::Device, 0);
        assert_eq!(Played::of(stranger, &boxes).map(drop), Err(CodeError::Nonsense));
        let mut unfinished = past("solo", Some(0), Origin::Device, 0);
        // Two bytes, a decision, are less than three letters.
        unfinished.code.truncate(unfinished.code.len() - 8);
        assert!(Played::of(unfinished, &boxes).is_err());
        assert_eq!(
            Played::of(past("solo", Some(0), Origin::Device, 0), &[]).map(drop),
            Err(CodeError::OtherBox)
        );
    }
}
