//! A lean game behaves like a game, decision by decision.

use sideboards_rules::{
    Choice, Content, Decision, Event, ExchangeCard, Game, LeanGame, Placement, Scorer, Seat, Variant, Viewer,
    below,
};

use crate::kit::{all_tables, content_with_cards, deal, play_at_random, seed, words};

/// Compares everything that both know.
fn assert_equal(lean: &LeanGame, game: &Game) {
    assert_eq!(lean.round(), game.round());
    assert_eq!(lean.pile_size(), game.pile().len());
    for seat in game.setup().players().seats() {
        assert_eq!(lean.hand(seat), game.hand(seat));
        assert_eq!(&lean.sideboard(seat), game.sideboard(seat));
        assert_eq!(lean.legal(seat), game.legal(seat));
        assert_eq!(lean.is_waiting_for(seat), game.is_waiting_for(seat));
        assert_eq!(lean.has_exchange(seat), game.exchange_card(seat) == ExchangeCard::Unused);
        if !game.is_over() {
            let placed = game.setup().players().seats().flat_map(|seat| game.sideboard(seat).cards());
            let unseen = game.content().deck().all().without(lean.seen_by(seat));
            let unseen = unseen.without(placed.map(|placed| placed.card).collect());
            assert_eq!(unseen, game.view(Viewer::Seat(seat)).unseen());
        }
    }
    let scorer = Scorer::new(game.content(), game.setup().goals());
    assert_eq!(lean.scores(&scorer), game.scores());
}

/// Plays both, and returns how often the discards were shuffled.
fn compare(game: &mut Game, lean: &mut LeanGame, number: u64) -> usize {
    let (mut followed, mut reshuffles) = (0, 0);
    play_at_random(game, &mut words(number), |game, history| {
        for &(seat, decision, ref events) in &history[followed..] {
            let mut told: Vec<Event> = Vec::new();
            lean.decide(seat, decision, &mut |event| told.push(event)).expect("legal in the game");
            assert_eq!(&told, events);
            reshuffles += told.iter().filter(|event| matches!(event, Event::Reshuffled { .. })).count();
        }
        followed = history.len();
        assert_equal(lean, game);
    });
    reshuffles
}

#[test]
fn a_lean_game_goes_as_a_game_does() {
    let content = Content::classic();
    for (players, variant) in all_tables() {
        for number in 0..40 {
            let mut game = deal(&content, players, variant, seed(&format!("lean {number}")));
            // Reuse a game, as a batch does.
            let mut lean = LeanGame::new(&content, game.setup(), seed("another"));
            lean.deal(game.seed());
            compare(&mut game, &mut lean, number);
        }
    }
}

/// So small that the discards are shuffled repeatedly.
#[test]
fn a_lean_game_shuffles_again_as_a_game_does() {
    let classic = Content::classic();
    let cards: Vec<String> = classic.deck().iter().take(36).map(|(_, card)| card.to_string()).collect();
    let content = content_with_cards(cards.iter().map(String::as_str));
    let mut reshuffles = 0;
    for number in 0..60 {
        let mut game = deal(&content, 4, Variant::Standard, seed(&format!("small {number}")));
        let mut lean = LeanGame::new(&content, game.setup(), game.seed());
        reshuffles += compare(&mut game, &mut lean, number);
    }
    assert!(reshuffles > 60, "{reshuffles}");
}

#[test]
fn what_is_illegal_in_a_game_is_illegal_in_a_lean_game_and_changes_nothing() {
    let content = Content::classic();
    let mut game = deal(&content, 2, Variant::Standard, seed("illegal"));
    let mut lean = LeanGame::new(&content, game.setup(), game.seed());
    let start = game.legal(Seat::new(0)).choice(5);
    let foreign = game.legal(Seat::new(1)).choice(5);
    let Choice::Start(laid) = start else { unreachable!("the first decision") };
    let place = Decision::Place(Placement {
        card: laid.left.card,
        turned: laid.left.turned,
        end: sideboards_rules::End::Left,
    });
    for round in 0..2 {
        for seat in [Seat::new(0), Seat::new(1), Seat::new(4)] {
            for decision in [start.into(), foreign.into(), place, Decision::Exchange, Decision::TakeBack] {
                if let Err(illegal) = game.check(seat, &decision) {
                    let told = lean.decide(seat, decision, &mut |_| panic!("nothing happened"));
                    assert_eq!(told, Err(illegal), "{round}");
                    assert_eq!(lean.legal(seat).position(&decision), None);
                    assert_equal(&lean, &game);
                }
            }
        }
        game.decide(Seat::new(0), start.into()).ok();
        lean.decide(Seat::new(0), start.into(), &mut |_| {}).ok();
    }
}

/// Decisions by number go exactly as the same decisions in full, taking back and exchanging included.
#[test]
fn a_decision_by_its_number_is_the_decision_itself() {
    let content = Content::classic();
    let (mut exchanged, mut taken_back) = (0, 0);
    for (players, variant) in all_tables() {
        for number in 0..40 {
            let game = deal(&content, players, variant, seed(&format!("number {number}")));
            let mut lots = words(number);
            let mut checked = LeanGame::new(&content, game.setup(), game.seed());
            let mut by_number = checked.clone();
            while !checked.is_over() {
                let seat = Seat::new(below(&mut lots, players));
                let legal = checked.legal(seat);
                assert_eq!(legal, by_number.legal(seat));
                // Now and then the last one, which exchanges or takes back.
                let index = match below(&mut lots, 4) {
                    0 => legal.len() - 1,
                    _ => below(&mut lots, legal.len()),
                };
                let decision = legal.get(index);
                assert_eq!(legal.position(&decision), Some(index));
                exchanged += usize::from(decision == Decision::Exchange);
                taken_back += usize::from(decision == Decision::TakeBack);
                let (mut one, mut other): (Vec<Event>, Vec<Event>) = Default::default();
                checked.decide(seat, decision, &mut |event| one.push(event)).expect("legal");
                by_number.decide_nth(seat, index, &mut |event| other.push(event));
                assert_eq!(one, other);
                assert_eq!(format!("{checked:?}"), format!("{by_number:?}"));
            }
        }
    }
    assert!(exchanged > 500 && taken_back > 500, "{exchanged} {taken_back}");
}

#[test]
#[should_panic = "there are only"]
fn a_number_beyond_the_legal_decisions_is_refused() {
    let content = Content::classic();
    let game = deal(&content, 2, Variant::Standard, seed("beyond"));
    let mut lean = LeanGame::new(&content, game.setup(), game.seed());
    lean.decide_nth(Seat::new(0), 24, &mut |_| {});
}
