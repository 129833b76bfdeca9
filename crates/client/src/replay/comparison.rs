use std::sync::Arc;

use sideboards_rules::Content;

use crate::codes::record::HEAD_LETTERS;
use crate::history::Past;
use crate::place::Place;

/// Another play of the same deal, as an address names it: `with=CODE`, and whose it is where that is known.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Comparison {
    /// The code of the other game.
    pub code: String,
    /// Who played it.
    pub by: PlayedBy,
}

/// Who played the game that another one is compared with.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq)]
pub enum PlayedBy {
    /// A person, perhaps oneself.
    #[default]
    Person,
    /// A player who knew all cards.
    Hindsight,
    /// A master.
    Master,
}

impl Comparison {
    /// Reads what stands after the question mark of an address.
    pub fn read(query: &str) -> Option<Self> {
        let value = |name| query.split('&').find_map(|part| part.strip_prefix(name));
        let code = value("with=").filter(|code| !code.is_empty())?.to_owned();
        let by = match value("by=") {
            Some("hindsight") => PlayedBy::Hindsight,
            Some("master") => PlayedBy::Master,
            _ => PlayedBy::Person,
        };
        Some(Self { code, by })
    }

    /// Returns the address of the comparison with a game, which has a code as well.
    pub fn address(&self, code: &str) -> String {
        let by = match self.by {
            PlayedBy::Person => "",
            PlayedBy::Hindsight => "&by=hindsight",
            PlayedBy::Master => "&by=master",
        };
        format!("{}?with={}{by}#{code}", Place::Replay.path(), self.code)
    }
}

/// Returns the own plays of the deal of a game among past ones, the newest first: their codes and points. The game itself is left
/// out.
pub fn other_plays(code: &str, history: &[Past], boxes: &[Arc<Content>]) -> Vec<(String, u16)> {
    let Some(deal) = code.get(..HEAD_LETTERS) else { return Vec::new() };
    let mut plays: Vec<(String, u16)> = Vec::new();
    for past in history.iter().rev().filter(|past| past.code.starts_with(deal) && past.code != code) {
        let points = || Some(past.game(boxes).ok()?.public().scores()?.of(past.you?).total.0);
        if let Some(points) = points().filter(|_| plays.iter().all(|(known, _)| *known != past.code)) {
            plays.push((past.code.clone(), points));
        }
    }
    plays
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::codes::record::write;
    use crate::history::Origin;
    use crate::local::{LocalGame, Player};
    use sideboards_rules::{Day, Record, Seat};

    fn play(day: Day, number: usize) -> Record {
        let (mut record, seat) = (day.record(), Seat::new(0));
        let mut game = record.deal();
        while !game.is_over() {
            let decision = game.legal(seat).choice(number).into();
            game.decide(seat, decision).expect("legal");
            record.push(seat, decision);
        }
        record
    }

    #[test]
    fn own_plays_of_the_deal_are_found() {
        let past = |day, number, you| {
            let game = LocalGame::resume(play(day, number), vec![Player::person("")]).expect("legal");
            Past::of(&game, you, Origin::Device, number as u64)
        };
        let (day, own) = (Day::FIRST, Some(Seat::new(0)));
        let next = day.next().expect("a day");
        let history =
            [past(day, 0, own), past(day, 1, own), past(day, 2, own), past(day, 3, None), past(next, 1, own)];
        let mut twice = history.to_vec();
        twice.push(history[2].clone());
        let plays = other_plays(&write(&play(day, 0)), &twice, &[Content::classic()]);
        let points = |number| play(day, number).replay().expect("legal").scores().of(Seat::new(0)).total.0;
        assert_eq!(
            plays,
            [(history[2].code.clone(), points(2)), (history[1].code.clone(), points(1))],
            "the newest first, each once, and only own ones"
        );
        assert!(other_plays("x", &twice, &[Content::classic()]).is_empty());
    }

    #[test]
    fn comparisons_are_read_as_they_are_written() {
        for (by, address) in [
            (PlayedBy::Person, "/replay?with=AQI#AQJ"),
            (PlayedBy::Hindsight, "/replay?with=AQI&by=hindsight#AQJ"),
            (PlayedBy::Master, "/replay?with=AQI&by=master#AQJ"),
        ] {
            let comparison = Comparison { code: "AQI".to_owned(), by };
            assert_eq!(comparison.address("AQJ"), address);
            let query = address.split(['?', '#']).nth(1).expect("a query");
            assert_eq!(Comparison::read(query), Some(comparison));
        }
        assert_eq!(Comparison::read("step=3"), None);
        assert_eq!(Comparison::read("with="), None);
    }
}
