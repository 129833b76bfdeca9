//! The final scoring: a race that is shown goal by goal, the margin of the winner, and the value of a solo game.

mod alone;
mod margin;
mod podium;
mod race;

pub use self::alone::{Alone, BestRound, Milestone, NextTitle, alone};
pub use self::margin::{Margin, margin};
pub use self::podium::{Podium, PodiumStep, solo_steps};
pub use self::race::{Beat, Lap, LapKind, Motion, Race};

#[cfg(test)]
mod fixture {
    use sideboards_rules::{Content, Seed, Setup, Variant};

    use crate::local::{LocalGame, Player, load};

    pub(super) fn example(name: &str) -> LocalGame {
        let path = format!("{}/../../examples/{name}.txt", env!("CARGO_MANIFEST_DIR"));
        load(&std::fs::read_to_string(path).expect("an example"), Content::classic()).expect("a record")
    }

    /// Plays a game to its end; the seed decides the deal, the goals and every choice.
    pub(super) fn played(players: usize, seed: u8) -> LocalGame {
        let content = Content::classic();
        let key = Seed([seed; 32]);
        let goals = content.random_goals(&key);
        let setup = Setup::new(&content, players, Variant::Standard, goals).expect("a table");
        let people = (0..players).map(|seat| Player::person(&format!("P{seat}"))).collect();
        let mut game = LocalGame::deal(content, setup, key, people);
        let mut step = usize::from(seed);
        while !game.is_over() {
            for seat in game.seats() {
                let legal = game.view(seat).legal();
                step = (step * 31 + 7) % 1009;
                let choice = legal.choice(step % legal.choices());
                game.decide(seat, choice.into()).expect("legal");
            }
        }
        game
    }
}
