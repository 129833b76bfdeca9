use std::sync::Arc;

use crate::codes;
use sideboards_rules::{
    COLUMNS, CardId, Content, Goals, Placed, PlayerScore, Scorer, Scores, Seed, Sideboard, Tabletop,
    TabletopError, TabletopPlayer, Tally, Variant,
};

/// What is written on a score sheet; it may still be wrong.
#[derive(Clone, Debug)]
pub struct Paper {
    /// The box.
    pub content: Arc<Content>,
    /// The variant that was chosen; [`Self::variant`] is the one that counts.
    pub variant: Variant,
    /// One goal of each kind.
    pub goals: Goals,
    /// One to six players.
    pub players: Vec<PaperPlayer>,
    /// When it was begun, in seconds since 1970.
    pub begun: u32,
    /// Which box the content is a part of, where the whole box is not known.
    pub excerpt: Option<Excerpt>,
}

/// The box of a sheet from a link: only the cards and goals on the table are known.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Excerpt {
    /// The beginning of its hash.
    pub mark: u64,
    /// The numbers that the goals have there, by kind.
    pub numbers: [u8; 3],
}

/// What is written about one player.
#[derive(Clone, Debug, Default, PartialEq, Eq)]
pub struct PaperPlayer {
    /// The name, perhaps empty.
    pub name: String,
    /// Whether the exchange card was used.
    pub exchange_used: bool,
    /// At most eight, from left to right.
    pub cards: Vec<Placed>,
}

/// What a paper is worth.
#[derive(Clone, Debug)]
pub struct PaperScores {
    /// What counts, by player.
    pub tallies: Vec<Tally>,
    /// The points.
    pub scores: Scores,
}

/// Where a card lies: the player and the column, both from 0.
pub type Spot = (usize, usize);

impl Paper {
    /// Begins an empty paper for two.
    pub fn fresh(content: Arc<Content>, begun: u32) -> Self {
        let goals = first_goals(&content);
        Self {
            content,
            variant: Variant::Standard,
            goals,
            players: vec![PaperPlayer::default(); 2],
            begun,
            excerpt: None,
        }
    }

    /// Returns how many cards a player should have: as many as the others, and eight where there are none yet.
    pub fn expected_cards(&self, player: usize) -> usize {
        let others = self.players.iter().enumerate().filter(|(other, _)| *other != player);
        let most = others.map(|(_, other)| other.cards.len()).max();
        most.filter(|cards| *cards > 0).unwrap_or(COLUMNS)
    }

    /// Begins the next round with the same people.
    #[must_use]
    pub fn next(&self, begun: u32) -> Self {
        let again =
            |player: &PaperPlayer| PaperPlayer { name: player.name.clone(), ..PaperPlayer::default() };
        Self { players: self.players.iter().map(again).collect(), begun, ..self.clone() }
    }

    /// Returns the beginning of the hash of the box.
    pub fn box_mark(&self) -> u64 {
        self.excerpt.map_or_else(|| codes::short_hash(&self.content.hash()), |excerpt| excerpt.mark)
    }

    /// Returns the hash of the box, as far as it is known.
    pub fn box_hash(&self) -> String {
        let whole = || self.content.hash().to_string();
        self.excerpt.map_or_else(whole, |excerpt| format!("{:016x}", excerpt.mark))
    }

    /// Returns the numbers that the goals have in the box.
    pub fn box_numbers(&self) -> [u8; 3] {
        self.excerpt.map_or_else(|| self.goals.numbers(), |excerpt| excerpt.numbers)
    }

    /// Returns the variant; alone there is only one.
    pub fn variant(&self) -> Variant {
        if self.players.len() == 1 { Variant::Standard } else { self.variant }
    }

    /// Returns the cards of a player; none if there is no such player any more.
    pub fn cards(&self, player: usize) -> &[Placed] {
        self.players.get(player).map_or(&[], |player| player.cards.as_slice())
    }

    /// Returns whether all sideboards are whole and can lie on one table.
    pub fn is_finished(&self) -> bool {
        self.players.iter().all(|player| player.cards.len() == COLUMNS) && self.outcome().is_ok()
    }

    /// Scores one sideboard as if it lay alone: what its goals bring, without the bonus of the table.
    pub fn alone(&self, player: usize) -> Option<PlayerScore> {
        let lying = TabletopPlayer { sideboard: self.sideboard(player), exchange_used: true };
        let table = Tabletop::new(&self.content, Variant::Standard, self.goals, vec![lying]).ok()?;
        table.scores().players().first().copied()
    }

    /// Renames a person, unless another player here has the name. Returns whether anything changed.
    pub fn rename(&mut self, from: &str, to: &str) -> bool {
        if self.players.iter().any(|player| player.name == to) {
            return false;
        }
        let person = self.players.iter_mut().find(|player| player.name == from);
        person.is_some_and(|person| {
            to.clone_into(&mut person.name);
            true
        })
    }

    /// Returns whether any card is written down.
    pub fn has_cards(&self) -> bool {
        self.players.iter().any(|player| !player.cards.is_empty())
    }

    /// Returns a scorer for the goals.
    pub fn scorer(&self) -> Scorer<'_> {
        Scorer::new(&self.content, self.goals)
    }

    /// Returns the sideboard of a player.
    pub fn sideboard(&self, player: usize) -> Sideboard {
        Sideboard::try_from(self.cards(player)).expect("at most eight cards are written down")
    }

    /// Scores what is written, if it can lie on a table.
    pub fn outcome(&self) -> Result<PaperScores, TabletopError> {
        let table = Tabletop::new(&self.content, self.variant(), self.goals, self.table_players())?;
        Ok(PaperScores { tallies: table.tallies().collect(), scores: table.scores() })
    }

    /// Returns what counts of each player. Without exchange cards none was used.
    pub fn table_players(&self) -> Vec<TabletopPlayer> {
        let has_exchange = self.variant().has_exchange();
        let player = |index: usize| TabletopPlayer {
            sideboard: self.sideboard(index),
            exchange_used: self.players[index].exchange_used && has_exchange,
        };
        (0..self.players.len()).map(player).collect()
    }

    /// Finds where a card lies, besides one spot.
    pub fn find(&self, card: CardId, besides: Option<Spot>) -> Option<Spot> {
        self.spots()
            .find(|(spot, placed)| placed.card == card && Some(*spot) != besides)
            .map(|(spot, _)| spot)
    }

    /// Finds cards that are written down twice: where each lies first, and where again.
    pub fn mistakes(&self) -> Vec<(Spot, Spot)> {
        let again = |(spot, placed): (Spot, Placed)| {
            let first = self.find(placed.card, None)?;
            (first != spot).then_some((first, spot))
        };
        self.spots().filter_map(again).collect()
    }

    fn spots(&self) -> impl Iterator<Item = (Spot, Placed)> {
        self.players.iter().enumerate().flat_map(|(player, written)| {
            written.cards.iter().enumerate().map(move |(column, placed)| ((player, column), *placed))
        })
    }
}

pub(super) fn first_goals(content: &Content) -> Goals {
    let first = content.suggestions().first();
    first.map_or_else(|| content.random_goals(&Seed([0; 32])), |suggestion| suggestion.goals)
}

/// A table that scores as the booklet's worked example.
#[cfg(test)]
pub(crate) fn worked_example() -> Paper {
    example_of(&Content::classic())
}

/// The same cards and goals, if a box has them.
#[cfg(test)]
pub(crate) fn example_of(content: &Arc<Content>) -> Paper {
    use crate::example::{GOALS, SIDEBOARDS};
    use sideboards_rules::Notation;

    let player = |(name, cards): (&str, &str)| {
        let sideboard = Sideboard::read(cards, content.deck()).expect("cards of the box");
        PaperPlayer { name: name.to_owned(), exchange_used: false, cards: sideboard.cards().to_vec() }
    };
    let players = SIDEBOARDS.map(player).to_vec();
    let goals = content.goals(&GOALS).expect("goals of the box");
    let (content, variant) = (Arc::clone(content), Variant::Standard);
    Paper { players, goals, variant, content, begun: 1_700_000_000, excerpt: None }
}

#[cfg(test)]
mod tests {
    use sideboards_rules::Seat;

    use super::*;

    #[test]
    fn the_worked_example_is_scored() {
        let outcome = worked_example().outcome().expect("a table");
        let totals: Vec<u16> = outcome.scores.players().iter().map(|score| score.total.0).collect();
        assert_eq!(totals, [38, 33, 39]);
        assert_eq!(outcome.tallies.len(), 3);
    }

    #[test]
    fn a_card_that_lies_twice_is_found_in_both_places() {
        let mut paper = worked_example();
        assert_eq!(paper.mistakes(), []);
        paper.players[2].cards[7] = paper.players[0].cards[3];
        assert_eq!(paper.mistakes(), [((0, 3), (2, 7))]);
        let card = paper.players[0].cards[3].card;
        assert_eq!(paper.find(card, Some((0, 3))), Some((2, 7)));
        assert_eq!(paper.outcome().err(), Some(TabletopError::CardTwice { seat: Seat::new(2), card }));
    }

    #[test]
    fn fewer_cards_count_too_and_none_do_not() {
        let mut paper = worked_example();
        paper.players[1].cards.truncate(3);
        assert!(paper.outcome().is_ok());
        paper.players[1].cards.clear();
        assert!(paper.outcome().is_err());
    }

    #[test]
    fn the_next_round_has_the_same_people_and_no_cards() {
        let mut paper = worked_example();
        paper.players[0].exchange_used = true;
        let next = paper.next(5);
        assert!(!next.has_cards() && !next.players[0].exchange_used);
        assert_eq!((next.players[1].name.as_str(), next.begun, next.goals), ("Carina", 5, paper.goals));
    }

    #[test]
    fn a_player_should_have_as_many_cards_as_the_others() {
        let mut paper = worked_example();
        assert_eq!(paper.expected_cards(0), 8);
        (1..3).for_each(|other| paper.players[other].cards.truncate(4 + other));
        assert_eq!(paper.expected_cards(0), 6, "as the one who has most");
        (1..3).for_each(|other| paper.players[other].cards.clear());
        assert_eq!(paper.expected_cards(0), 8, "the others have none yet");
    }

    #[test]
    fn a_table_is_finished_when_every_sideboard_is_whole() {
        let mut paper = worked_example();
        assert!(paper.is_finished());
        let alone = paper.alone(0).expect("cards");
        assert_eq!([alone.colour, alone.handle, alone.row].map(|points| points.0), [12, 15, 10]);
        let card = paper.players[2].cards.pop();
        assert!(!paper.is_finished() && paper.cards(9).is_empty());
        let again = paper.players[0].cards[0];
        paper.players[2].cards.push(again);
        assert!(!paper.is_finished(), "a card lies twice");
        paper.players[2].cards = card.into_iter().collect();
        assert!(
            paper.rename("Lidia", "Ada") && !paper.rename("Lidia", "Eva") && !paper.rename("Ada", "Peter")
        );
        assert_eq!(paper.players[0].name, "Ada");
    }

    #[test]
    fn the_exchange_does_not_matter_in_the_four_card_variant() {
        let mut paper = worked_example();
        paper.players[0].exchange_used = true;
        paper.variant = Variant::FourCard;
        assert_eq!(paper.outcome().expect("a table").scores.players()[0].total.0, 37);
        paper.players.truncate(1);
        assert!(paper.outcome().is_ok(), "alone it is the usual game");
    }
}
