//! Any text is a box or has faults with places in it, and a box can be played and scored.
#![no_main]

use std::sync::Arc;

use libfuzzer_sys::fuzz_target;
use sideboards_rules::{Content, Game, Scorer, Seat, Seed, Setup, Variant};

fuzz_target!(|text: &str| {
    match Content::parse(text) {
        Err(errors) => {
            assert!(!errors.0.is_empty());
            let lines = text.matches('\n').count() + 1;
            assert!(errors.0.iter().all(|fault| (1..=lines).contains(&fault.place.line)), "{errors}");
        }
        Ok(content) => play(Arc::new(content)),
    }
});

fn play(content: Arc<Content>) {
    let seed = Seed([7; 32]);
    let setup = Setup::new(&content, 1, Variant::Standard, content.random_goals(&seed))
        .expect("every box can be played alone");
    let mut game = Game::new(Arc::clone(&content), setup, seed);
    let seat = Seat::new(0);
    while !game.is_over() {
        let last = game.legal(seat).choice(game.legal(seat).choices() - 1);
        game.decide(seat, last.into()).expect("legal");
    }
    let scorer = Scorer::new(&content, setup.goals());
    assert_eq!(scorer.tally(game.sideboard(seat)).counts(), scorer.counts(game.sideboard(seat)));
}
