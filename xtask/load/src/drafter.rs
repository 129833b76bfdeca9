//! A player that decides as fast as it can.

use rand_xoshiro::Xoshiro256PlusPlus;
use rand_xoshiro::rand_core::SeedableRng;
use sideboards_protocol as protocol;
use sideboards_protocol::{Deed, Stage};
use sideboards_rules::below;

use crate::message::Update;

/// A player who lays random cards as soon as possible.
#[derive(Debug)]
pub(crate) struct Drafter {
    words: Xoshiro256PlusPlus,
    commands: u64,
    /// The last moment with a command: game and round.
    done: (u32, u8),
}

/// A command of a player.
#[derive(Debug)]
pub(crate) struct DraftedCommand {
    /// The message.
    pub(crate) text: String,
    /// Whether it is a decision, and not a rematch.
    pub(crate) is_decision: bool,
}

/// Prefix of the ids of decisions.
const DECISION: &str = "decision";

/// Returns whether an answer is about a decision, and not about a rematch.
pub(crate) fn is_decision(id: &str) -> bool {
    id.starts_with(DECISION)
}

/// The moment of a rematch: after the last round of a game.
const REMATCH: u8 = u8::MAX;

impl Drafter {
    /// Makes one, which agrees to every rematch.
    pub(crate) fn new(number: u64) -> Self {
        let words = Xoshiro256PlusPlus::seed_from_u64(number);
        Self { words, commands: 0, done: (0, 0) }
    }

    /// Returns the command for an update, if one is needed: one per round, however many updates arrive.
    pub(crate) fn next(&mut self, update: &Update) -> Option<DraftedCommand> {
        let table = update.table.as_ref()?;
        let (moment, kind, deed) = match update.room.stage {
            Stage::Over => (REMATCH, "rematch", Deed::Ready(true)),
            Stage::Playing if table.choice.is_none() => {
                let decision = self.decision(table.round, &table.hand)?;
                (table.round, DECISION, Deed::Decide(decision))
            }
            Stage::Gathering | Stage::Playing => return None,
        };
        let moment = (update.room.games, moment);
        if self.done == moment {
            return None;
        }
        self.done = moment;
        self.commands += 1;
        let id = format!("{kind}-{}", self.commands);
        let text = protocol::wire::write(&protocol::Command { id, version: update.version, deed });
        Some(DraftedCommand { text, is_decision: kind == DECISION })
    }

    /// Forgets the last command, because it was refused.
    pub(crate) fn again(&mut self) {
        self.done = (0, 0);
    }

    fn decision(&mut self, round: u8, hand: &[&str]) -> Option<String> {
        let first = below(&mut self.words, hand.len().max(1));
        let card = hand.get(first)?;
        if round == 0 {
            let other = hand.get((first + 1) % hand.len())?;
            return Some(format!("start {card} {other}"));
        }
        let end = ["left", "right"][below(&mut self.words, 2)];
        Some(format!("{end} {card}"))
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::message::Message;

    fn commands(drafter: &mut Drafter, update: &str) -> Option<String> {
        let text = format!(r#"{{"update":{update}}}"#);
        match Message::read(text.as_bytes()).expect("a message") {
            Message::Update(update) => drafter.next(&update).map(|command| command.text),
            Message::Answer(_) | Message::Watchers(_) => panic!("an update"),
        }
    }

    #[test]
    fn there_is_one_command_for_each_round_and_one_rematch() {
        let mut drafter = Drafter::new(1);
        let mut next = |version: u64, stage: &str, table: &str| {
            let room = format!(r#"{{"code":"A","stage":"{stage}","games":3}}"#);
            let update =
                format!(r#"{{"version":{version},"now":1,"events":[],"room":{room},"table":{table}}}"#);
            commands(&mut drafter, &update)
        };
        let start = r#"{"round":0,"hand":["A","B"]}"#;
        assert!(next(5, "playing", start).is_some_and(|command| command.contains(r#""decide":"start "#)));
        assert_eq!(next(6, "playing", start), None, "it is told again, and decided already");
        assert_eq!(next(7, "playing", r#"{"round":1,"hand":["C"],"choice":"left C"}"#), None);
        let command = next(8, "playing", r#"{"round":1,"hand":["C"]}"#).expect("a command");
        assert!(command.starts_with(r#"{"id":"decision-2","version":8,"do":{"decide":""#), "{command}");
        assert!(command.ends_with(r#" C"}}"#), "{command}");
        let over = r#"{"round":7}"#;
        assert!(next(9, "over", over).is_some_and(|command| command.contains("ready")));
        assert_eq!(next(9, "over", over), None);
    }
}
