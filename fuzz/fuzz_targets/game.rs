//! Any decisions in any order: legal ones are carried out, others change nothing, no card is lost, no view leaks.
#![no_main]

use libfuzzer_sys::fuzz_target;
use rand_xoshiro::Xoshiro256PlusPlus;
use rand_xoshiro::rand_core::SeedableRng;
use sideboards_rules::{
    CardId, CardSet, Content, Decision, End, Game, Placed, Placement, Seat, Seed, Setup, Start, Turned,
    Variant, Viewer,
};

fuzz_target!(|bytes: &[u8]| {
    let [players, seed, rest @ ..] = bytes else { return };
    let content = Content::classic();
    let variant = if players & 8 == 0 { Variant::Standard } else { Variant::FourCard };
    let goals = content.random_goals(&Seed([*seed; 32]));
    let Ok(setup) = Setup::new(&content, usize::from(players & 7), variant, goals) else { return };
    let mut game = Game::new(content, setup, Seed([*seed; 32]));
    for step in rest.chunks_exact(3) {
        let seat = Seat::new(usize::from(step[0] % 6));
        let decision = decision(&game, seat, step);
        let legal = game.legal(seat).contains(&decision);
        let before = game.view(Viewer::Spectator);
        let sizes = (before.pile_size(), before.discard_size());
        let result = game.decide(seat, decision);
        assert_eq!(result.is_ok(), legal);
        if result.is_err() {
            let after = game.view(Viewer::Spectator);
            assert_eq!((after.pile_size(), after.discard_size()), sizes);
        }
        check(&game);
    }
});

/// Returns a decision, mostly a legal one for some seat.
fn decision(game: &Game, seat: Seat, step: &[u8]) -> Decision {
    let legal = game.legal(seat);
    if step[0] < 240 && !legal.is_empty() {
        return legal.get(usize::from(step[1]) % legal.len());
    }
    let placed = |byte: u8| Placed {
        card: CardId::new(usize::from(byte) % 60),
        turned: Turned::ALL[usize::from(byte & 1)],
    };
    match step[2] % 4 {
        0 => Decision::Start(Start { left: placed(step[1]), right: placed(step[2]) }),
        1 => {
            let Placed { card, turned } = placed(step[1]);
            Decision::Place(Placement { card, turned, end: End::ALL[usize::from(step[2] >> 2 & 1)] })
        }
        2 => Decision::Exchange,
        _ => Decision::TakeBack,
    }
}

fn check(game: &Game) {
    let seats = || game.setup().players().seats();
    let hands = seats().flat_map(|seat| game.hand(seat).cards().to_vec());
    let placed = seats().flat_map(|seat| game.sideboard(seat).cards()).map(|placed| placed.card);
    let cards: Vec<CardId> = hands
        .chain(placed)
        .chain(game.pile().iter().copied())
        .chain(game.discards().iter().copied())
        .collect();
    assert_eq!(cards.len(), 60);
    assert_eq!(cards.iter().copied().collect::<CardSet>().len(), 60);
    let mut words = Xoshiro256PlusPlus::seed_from_u64(1);
    let viewer = Viewer::Seat(Seat::new(0));
    let view = game.view(viewer);
    assert_eq!(view.sample(&mut words).view(viewer), view);
}
