use sideboards_bots::Level;
use sideboards_rules::{Record, Seat};

use crate::local::{LocalGame, Player};

/// Takes up a finished game after some of its decisions: a seat goes on, and bots play the others. Bots stay as strong as they
/// were; people are replaced by a routine player.
pub fn play_on(game: &LocalGame, step: usize, seat: Seat) -> Option<LocalGame> {
    let played = game.record();
    let mut record = Record::new(game.content().clone(), *game.setup(), played.seed());
    for &(who, decision) in played.decisions().iter().take(step) {
        record.push(who, decision);
    }
    let players = game.seats().map(|other| match game.player(other) {
        Player::Person(name) if other == seat => Player::person(name),
        Player::Bot(_) if other == seat => Player::person(""),
        Player::Person(_) => Player::Bot(Level::Joiner),
        Player::Bot(level) => Player::Bot(*level),
    });
    LocalGame::resume(record, players.collect()).ok().filter(|game| !game.is_over())
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::local::load;
    use sideboards_rules::Content;

    #[test]
    fn a_game_goes_on_from_any_moment_but_the_last() {
        let path = format!("{}/../../examples/three-players.txt", env!("CARGO_MANIFEST_DIR"));
        let text = std::fs::read_to_string(path).expect("an example");
        let game = load(&text, Content::classic()).expect("a record");
        let all = game.record().decisions();
        for step in 0..all.len() {
            let seat = Seat::new(step % 3);
            let onward = play_on(&game, step, seat).expect("it goes on");
            assert_eq!(onward.record().decisions(), &all[..step]);
            let people = onward.players().iter().map(Player::is_person).collect::<Vec<_>>();
            assert_eq!(people, [0, 1, 2].map(|other| other == seat.index()));
        }
        assert!(play_on(&game, all.len(), Seat::new(0)).is_none(), "it is over");
    }
}
