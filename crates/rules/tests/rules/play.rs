//! The course of a game: dealing, choosing, passing, drawing, exchanging, the end, and illegal decisions.

use std::sync::Arc;

use sideboards_rules::{
    Card, CardId, Choice, Content, Decision, End, Event, ExchangeCard, Game, Illegal, Placed, Placement,
    PlayersError, Round, Scorer, Seat, Setup, SetupError, Sideboard, Start, Turned, Variant, Viewer,
};

use crate::kit::{all_tables, content_with_cards, deal, play_at_random, seed, small_content, words};

/// Checks that every card is in exactly one place.
fn assert_conserved(game: &Game) {
    let seats = || game.setup().players().seats();
    let mut cards: Vec<CardId> = seats().flat_map(|seat| game.hand(seat).cards().to_vec()).collect();
    cards.extend(seats().flat_map(|seat| game.sideboard(seat).cards()).map(|placed| placed.card));
    cards.extend(game.pile());
    cards.extend(game.discards());
    cards.sort();
    let deck: Vec<CardId> = game.content().deck().iter().map(|(card, _)| card).collect();
    assert_eq!(cards, deck);
}

/// Returns all conceivable decisions with these cards.
fn all_decisions(cards: &[CardId]) -> Vec<Decision> {
    let placed: Vec<Placed> =
        cards.iter().flat_map(|&card| Turned::ALL.map(|turned| Placed { card, turned })).collect();
    let mut all = vec![Decision::Exchange, Decision::TakeBack];
    for &left in &placed {
        all.extend(placed.iter().map(|&right| Decision::Start(Start { left, right })));
        let Placed { card, turned } = left;
        all.extend(End::ALL.map(|end| Decision::Place(Placement { card, turned, end })));
    }
    all
}

#[test]
fn cards_are_conserved_and_hands_have_their_size() {
    for (players, variant) in all_tables() {
        for number in 0..40 {
            let mut game = deal(&Content::classic(), players, variant, seed(&format!("conserve {number}")));
            play_at_random(&mut game, &mut words(number), |game, _| {
                assert_conserved(game);
                for seat in game.setup().players().seats() {
                    let (hand, cards) = match game.round() {
                        Round::Start => (variant.dealt(), 0),
                        Round::Placing(round) => (variant.hand(), usize::from(round) + 1),
                        Round::Over => (0, 8),
                    };
                    assert_eq!((game.hand(seat).len(), game.sideboard(seat).len()), (hand, cards));
                }
            });
        }
    }
}

#[test]
fn small_boxes_reshuffle_again_and_again_and_lose_no_card() {
    for (players, variant) in all_tables() {
        let needed = players * (7 + variant.hand());
        let goals = Content::classic().suggestion("A").expect("a suggestion");
        for extra in 0..3 {
            let content = small_content(needed + extra);
            for number in 0..20 {
                let mut game = deal(&content, players, variant, seed(&format!("small {number}")));
                play_at_random(&mut game, &mut words(number), |game, _| assert_conserved(game));
            }
        }
        assert_eq!(
            Setup::new(&small_content(needed.max(10) - 1), players, variant, goals).err(),
            (needed >= 10).then_some(SetupError::TooFewCards { cards: needed - 1, needed })
        );
    }
}

#[test]
fn a_decision_is_legal_if_and_only_if_it_is_accepted_and_an_illegal_one_changes_nothing() {
    for (players, variant) in all_tables() {
        let content = small_content(players * (7 + variant.hand()) + 1);
        let mut game = deal(&content, players, variant, seed("law"));
        let mut step = 0;
        play_at_random(&mut game, &mut words(players as u64), |game, _| {
            step += 1;
            if step % 3 > 0 {
                return; // every third position is enough
            }
            let before = format!("{game:?}");
            for seat in (0..6).map(Seat::new) {
                let legal = game.legal(seat);
                // Cards of the own hand, the neighbour's hand, the pile and the sideboards.
                let mut cards: Vec<CardId> = game.hand(seat).cards().to_vec();
                cards.extend(game.hand(Seat::new((seat.index() + 1) % 6)).cards().first());
                cards.extend(game.pile().first());
                cards.extend(game.sideboard(seat).cards().first().map(|placed| placed.card));
                for decision in &all_decisions(&cards) {
                    let mut next = game.clone();
                    let result = next.decide(seat, *decision);
                    assert_eq!(result.is_ok(), legal.contains(decision), "{seat} {decision:?}: {result:?}");
                    if result.is_err() {
                        assert_eq!(format!("{next:?}"), before);
                    }
                }
            }
        });
    }
}

#[test]
fn there_are_24_starts_and_8_placements_and_in_the_variant_48_and_12() {
    for (variant, starts, placements) in [(Variant::Standard, 24, 8), (Variant::FourCard, 48, 12)] {
        let mut game = deal(&Content::classic(), 2, variant, seed("choices"));
        for choices in [starts, placements, placements] {
            for seat in game.setup().players().seats() {
                let legal = game.legal(seat);
                assert_eq!(legal.choices(), choices);
                let different: std::collections::HashSet<_> = legal.iter().collect();
                assert_eq!(different.len(), legal.len());
                game.decide(seat, legal.choice(choices - 1).into()).expect("a legal decision");
            }
        }
    }
}

#[test]
fn cards_are_dealt_one_at_a_time_round_the_table_and_drawn_in_the_order_of_the_seats() {
    for (players, variant) in all_tables() {
        let game = deal(&Content::classic(), players, variant, seed("deal"));
        let order = order(&game);
        for seat in game.setup().players().seats() {
            let dealt: Vec<CardId> =
                (0..variant.dealt()).map(|card| order[card * players + seat.index()]).collect();
            assert_eq!(game.hand(seat).cards(), dealt);
        }
    }
    let mut game = deal(&Content::classic(), 3, Variant::Standard, seed("draw"));
    let order = order(&game);
    let hands: Vec<Vec<CardId>> = seats(3).map(|seat| game.hand(seat).cards().to_vec()).collect();
    for seat in seats(3) {
        let first = game.legal(seat).choice(0);
        game.decide(seat, first.into()).expect("a legal decision");
    }
    // The first choice lays the first two cards; the third went to the left.
    for seat in seats(3) {
        let from = (seat.index() + 2) % 3;
        assert_eq!(game.hand(seat).cards(), [hands[from][2], order[9 + seat.index()]]);
    }
}

#[test]
fn alone_the_first_three_cards_are_the_hand_then_two_and_two() {
    let mut game = deal(&Content::classic(), 1, Variant::Standard, seed("solo"));
    let order = order(&game);
    let me = Seat::new(0);
    assert_eq!(game.hand(me).cards(), &order[..3]);
    for round in 0..=6 {
        let first = game.legal(me).choice(0);
        game.decide(me, first.into()).expect("a legal decision");
        if round < 6 {
            assert_eq!(game.decide(me, Decision::TakeBack), Err(Illegal::NothingToTakeBack), "it lies");
            assert_eq!(game.hand(me).cards(), &order[3 + 2 * round..5 + 2 * round]);
            assert_eq!(game.discards().len(), round + 1);
        }
    }
    assert!(game.is_over());
    assert_eq!(game.pile().len(), 60 - 15);
}

#[test]
fn placements_are_revealed_when_everyone_has_placed_and_can_be_taken_back_until_then() {
    let mut game = deal(&Content::classic(), 2, Variant::Standard, seed("secret"));
    let [first, second] = [0, 1].map(Seat::new);
    let choice = game.legal(first).choice(5);
    assert_eq!(game.decide(first, choice.into()).expect("legal").as_slice(), [Event::Chose { seat: first }]);
    assert!(game.sideboard(first).is_empty());
    assert_eq!(game.view(Viewer::Seat(first)).choice(), Some(choice));
    assert_eq!(game.view(Viewer::Seat(second)).choice(), None);
    assert!(game.is_waiting_for(second) && !game.is_waiting_for(first));

    assert_eq!(game.decide(first, choice.into()), Err(Illegal::AlreadyChosen));
    assert_eq!(
        game.decide(first, Decision::TakeBack).expect("legal").as_slice(),
        [Event::TookBack { seat: first }]
    );
    assert_eq!(game.decide(first, Decision::TakeBack), Err(Illegal::NothingToTakeBack));
    let other = game.legal(first).choice(7);
    game.decide(first, other.into()).expect("legal");
    let last = game.legal(second).choice(0);
    let events = game.decide(second, last.into()).expect("legal");
    assert!(events.contains(&Event::Revealed { seat: first, choice: other }));
    assert!(events.contains(&Event::Revealed { seat: second, choice: last }));
    assert_eq!(game.sideboard(first).len(), 2);
    assert_eq!(game.decide(first, Decision::TakeBack), Err(Illegal::NothingToTakeBack), "it lies now");
}

#[test]
fn an_exchange_is_public_at_once_and_draws_at_once_and_happens_once() {
    let mut game = deal(&Content::classic(), 2, Variant::Standard, seed("exchange"));
    let [first, second] = [0, 1].map(Seat::new);
    assert_eq!(game.decide(first, Decision::Exchange), Err(Illegal::StartFirst));
    for seat in [first, second] {
        let choice = game.legal(seat).choice(0);
        game.decide(seat, choice.into()).expect("legal");
    }
    let (old, next) = (*game.hand(first), game.pile()[..2].to_vec());
    let events = game.decide(first, Decision::Exchange).expect("legal");
    assert_eq!(
        events.as_slice(),
        [
            Event::Exchanged { seat: first },
            Event::Discarded { seat: first, cards: old },
            Event::Drew { seat: first, cards: *game.hand(first) },
        ]
    );
    let public: Vec<_> =
        events.iter().filter(|event| event.audience().includes(Viewer::Seat(second))).collect();
    assert_eq!(public, [&Event::Exchanged { seat: first }]);
    assert_eq!(game.hand(first).cards(), next);
    assert_eq!(game.discards(), old.cards());
    assert_eq!(game.exchange_card(first), ExchangeCard::Used);
    assert_eq!(game.exchange_card(second), ExchangeCard::Unused);
    assert_eq!(game.decide(first, Decision::Exchange), Err(Illegal::AlreadyExchanged));
    assert_eq!(game.decide(first, Decision::TakeBack), Err(Illegal::NothingToTakeBack));
    let choice = game.legal(second).choice(0);
    game.decide(second, choice.into()).expect("legal");
    assert_eq!(game.decide(second, Decision::Exchange), Err(Illegal::AlreadyChosen));
    game.decide(second, Decision::TakeBack).expect("legal");
    game.decide(second, Decision::Exchange).expect("choosing anew, one may exchange first");
}

#[test]
fn six_players_with_more_than_three_exchanges_shuffle_the_discards() {
    for exchanges in 0..=6 {
        let mut game = deal(&Content::classic(), 6, Variant::Standard, seed("exhausted"));
        let mut reshuffled = 0;
        for round in 0..=6 {
            for seat in seats(6) {
                let mut decisions = Vec::new();
                if round == 6 && seat.index() < exchanges {
                    decisions.push(Decision::Exchange);
                }
                for decision in decisions {
                    let events = game.decide(seat, decision).expect("legal");
                    reshuffled +=
                        events.iter().filter(|event| matches!(event, Event::Reshuffled { .. })).count();
                }
                let choice = game.legal(seat).choice(0);
                game.decide(seat, choice.into()).expect("legal");
            }
        }
        assert!(game.is_over());
        // 18 + 36 + 2 x exchanges cards are drawn in all, and the box has 60.
        assert_eq!(reshuffled, usize::from(exchanges > 3), "{exchanges} exchanges");
        assert_conserved(&game);
    }
}

#[test]
fn what_is_left_in_the_pile_is_drawn_before_the_discards_are_shuffled() {
    // Two players and 19 cards: the deal and the draws take 18, so an exchange in the last round finds one card.
    let mut game = deal(&small_content(19), 2, Variant::Standard, seed("one left"));
    for _ in 0..6 {
        for seat in seats(2) {
            let choice = game.legal(seat).choice(0);
            game.decide(seat, choice.into()).expect("legal");
        }
    }
    let seat = Seat::new(0);
    let (old, last) = (*game.hand(seat), game.pile().to_vec());
    assert_eq!(last.len(), 1);
    let events = game.decide(seat, Decision::Exchange).expect("legal");
    assert!(
        events.contains(&Event::Reshuffled { cards: 2 }),
        "the cards just discarded are shuffled with the others"
    );
    assert_eq!(game.hand(seat).cards()[0], last[0]);
    assert!(old.contains(game.hand(seat).cards()[1]));
}

#[test]
fn the_four_card_variant_uses_exactly_sixty_cards_with_six_and_has_no_exchange() {
    let mut game = deal(&Content::classic(), 6, Variant::FourCard, seed("four"));
    for _ in 0..=6 {
        for seat in seats(6) {
            let choice = game.legal(seat).choice(0);
            assert_eq!(game.exchange_card(seat), ExchangeCard::None);
            game.decide(seat, choice.into()).expect("legal");
            if !game.is_over() && game.round() != Round::Start {
                let next = Seat::new((seat.index() + 1) % 6);
                if game.is_waiting_for(next) {
                    assert_eq!(game.decide(next, Decision::Exchange), Err(Illegal::NoExchangeCards));
                }
            }
        }
    }
    assert!(game.is_over() && game.pile().is_empty());
    assert_eq!(game.discards().len(), 12, "two cards of everyone");
    assert!(game.scores().players().iter().all(|score| score.exchange.0 == 0));
}

#[test]
fn tables_that_the_game_is_not_for() {
    let content = Content::classic();
    let goals = content.suggestion("A").expect("a suggestion");
    let error = |players, variant| Setup::new(&content, players, variant, goals).expect_err("not a table");
    for count in [0, 7, usize::MAX] {
        assert_eq!(error(count, Variant::Standard), SetupError::Players(PlayersError { count }));
    }
    assert_eq!(error(1, Variant::FourCard), SetupError::FourCardAlone);
}

#[test]
fn illegal_decisions_say_why() {
    let mut game = deal(&Content::classic(), 2, Variant::Standard, seed("illegal"));
    let seat = Seat::new(0);
    let Choice::Start(start) = game.legal(seat).choice(0) else { panic!("the game starts") };
    let place = |card| Decision::Place(Placement { card, turned: Turned::AsPrinted, end: End::Left });
    assert_eq!(game.decide(seat, place(start.left.card)), Err(Illegal::StartFirst));
    let twice = Start { right: start.left, ..start };
    assert_eq!(
        game.decide(seat, Decision::Start(twice)),
        Err(Illegal::SameCardTwice { card: start.left.card })
    );
    let foreign = game.hand(Seat::new(1)).cards()[0];
    let stolen = Start { left: Placed { card: foreign, ..start.left }, ..start };
    assert_eq!(game.decide(seat, Decision::Start(stolen)), Err(Illegal::NotInHand { card: foreign }));
    let missing = Seat::new(2);
    assert_eq!(game.decide(missing, Decision::Start(start)), Err(Illegal::NoSuchSeat { seat: missing }));
    for seat in seats(2) {
        let choice = game.legal(seat).choice(0);
        game.decide(seat, choice.into()).expect("legal");
    }
    assert_eq!(game.decide(seat, Decision::Start(start)), Err(Illegal::StartIsOver));
    assert_eq!(game.decide(seat, place(start.left.card)), Err(Illegal::NotInHand { card: start.left.card }));
    play_at_random(&mut game, &mut words(1), |_, _| {});
    assert_eq!(game.decide(seat, Decision::Exchange), Err(Illegal::GameOver));
    assert!(game.legal(seat).is_empty());
}

/// Returns the dealing order of a new game's cards, from the hands and the pile.
fn order(game: &Game) -> Vec<CardId> {
    let seats = || game.setup().players().seats();
    let mut order: Vec<CardId> = (0..game.setup().variant().dealt())
        .flat_map(|card| seats().map(move |seat| game.hand(seat).cards()[card]))
        .collect();
    order.extend(game.pile());
    order
}

fn seats(count: usize) -> impl Iterator<Item = Seat> {
    (0..count).map(Seat::new)
}

#[test]
fn a_card_that_looks_the_same_both_ways_can_be_laid_both_ways_and_it_makes_no_difference() {
    let same = |(_, card): &(CardId, &Card)| **card == card.turned();
    let others = Content::classic();
    let others = others.deck().iter().map(|(_, card)| card.to_string()).take(8);
    let texts: Vec<String> = std::iter::once("RfRsK-RsRf".to_owned()).chain(others).collect();
    let content = content_with_cards(texts.iter().map(String::as_str));
    let (symmetric, _) = content.deck().iter().find(same).expect("the first one");
    let scorer = Scorer::new(&content, content.suggestion("A").expect("a suggestion"));
    let counts = Turned::ALL.map(|turned| {
        let other = Placed { card: CardId::new(8), turned: Turned::AsPrinted };
        let cards = [Placed { card: symmetric, turned }, other];
        scorer.counts(&Sideboard::try_from(cards.as_slice()).expect("two cards"))
    });
    assert_eq!(counts[0], counts[1]);
    // All nine cards come up eventually: there are always 24 starts and then 8 placements.
    let mut game = deal(&content, 1, Variant::Standard, seed("symmetric"));
    for choices in [24, 8, 8, 8, 8, 8, 8] {
        assert_eq!(game.legal(Seat::new(0)).choices(), choices);
        let last = game.legal(Seat::new(0)).choice(choices - 1);
        game.decide(Seat::new(0), last.into()).expect("legal");
    }
}

/// Cloned games share only the content.
#[test]
fn a_clone_goes_its_own_way() {
    let game = deal(&Content::classic(), 2, Variant::Standard, seed("clone"));
    let mut other = game.clone();
    let choice = other.legal(Seat::new(0)).choice(0);
    other.decide(Seat::new(0), choice.into()).expect("legal");
    assert!(game.is_waiting_for(Seat::new(0)) && !other.is_waiting_for(Seat::new(0)));
    assert!(Arc::ptr_eq(game.content(), other.content()));
}
