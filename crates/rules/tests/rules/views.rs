//! Views: their content, and the secrets that they keep.

use std::sync::Arc;

use rand_xoshiro::Xoshiro256PlusPlus;
use sideboards_rules::{
    CardId, CardSet, Choice, Content, Decision, End, Event, ExchangeCard, Game, Hand, PerSeat, Round, Seat,
    Sideboard, Variant, View, Viewer, below,
};

use crate::kit::{all_tables, deal, play_at_random, seed, small_content, some_decision, words};

fn viewers(game: &Game) -> Vec<Viewer> {
    game.setup().players().seats().map(Viewer::Seat).chain([Viewer::Spectator]).collect()
}

/// The classic box, and boxes so small that the discards are shuffled several times.
fn boxes(players: usize, variant: Variant) -> [Arc<Content>; 2] {
    [Content::classic(), small_content(players * (7 + variant.hand()) + players % 2)]
}

/// A sight determines the legal decisions, and where every card may be.
#[test]
fn a_sight_tells_all_that_a_view_tells() {
    for (players, variant) in all_tables() {
        for content in boxes(players, variant) {
            let mut game = deal(&content, players, variant, seed("sight"));
            play_at_random(&mut game, &mut words(7), |game, _| {
                for viewer in viewers(game) {
                    let (view, sight) = (game.view(viewer), game.view(viewer).sight());
                    assert_eq!(sight.legal(), view.legal());
                    let known = sight.players.iter().map(|player| player.known_hand);
                    let placed = sight.players.iter().flat_map(|player| player.sideboard.cards());
                    let placed: CardSet = placed.map(|placed| placed.card).collect();
                    let found = known.fold(sight.known_discards.union(placed), CardSet::union);
                    assert_eq!(content.deck().all().without(found), view.unseen());
                }
            });
        }
    }
}

/// A world sampled from a view looks the same from there, and is possible.
#[test]
fn a_sampled_world_looks_the_same() {
    for (players, variant) in all_tables() {
        for content in boxes(players, variant) {
            for number in 0..6 {
                let mut game = deal(&content, players, variant, seed(&format!("sample {number}")));
                let mut chance = words(number + 1000);
                play_at_random(&mut game, &mut words(number), |game, _| {
                    for viewer in viewers(game) {
                        let view = game.view(viewer);
                        let world = view.sample(&mut chance);
                        assert_eq!(world.view(viewer), view);
                        assert_eq!(locations(&world).len(), content.deck().len());
                        let again = world.view(viewer).sample(&mut chance);
                        assert_eq!(again.view(viewer), view, "a world of a world is a world");
                    }
                });
            }
        }
    }
}

/// Worlds that differ only in what a seat cannot see look the same, and stay so whatever others choose secretly,
/// until something is revealed or drawn by the viewer.
#[test]
fn worlds_that_differ_in_hidden_cards_look_the_same() {
    for (players, variant) in all_tables().filter(|table| table.0 > 1) {
        for content in boxes(players, variant) {
            for number in 0..6 {
                let mut game = deal(&content, players, variant, seed(&format!("worlds {number}")));
                let mut chance = words(number + 2000);
                play_at_random(&mut game, &mut words(number), |game, _| {
                    for viewer in viewers(game) {
                        let mut one = game.view(viewer).sample(&mut chance);
                        let mut other = game.view(viewer).sample(&mut chance);
                        assert_eq!(one.view(viewer), other.view(viewer));
                        assert_same_samples(&one, &other, viewer);
                        let stranger = Seat::new(below(&mut chance, players));
                        let is_last = game
                            .setup()
                            .players()
                            .seats()
                            .all(|seat| seat == stranger || !game.is_waiting_for(seat));
                        if Viewer::Seat(stranger) == viewer || is_last || game.is_over() {
                            continue;
                        }
                        let decision = some_decision(&one.legal(stranger), &mut chance);
                        let in_other = match decision {
                            Decision::Start(_) | Decision::Place(_) => {
                                let legal = other.legal(stranger);
                                legal.choice(below(&mut chance, legal.choices())).into()
                            }
                            Decision::Exchange | Decision::TakeBack => decision,
                        };
                        let seen = |game: &mut Game, decision| -> Vec<Event> {
                            let events = game.decide(stranger, decision).expect("legal");
                            events.into_iter().filter(|event| event.audience().includes(viewer)).collect()
                        };
                        assert_eq!(seen(&mut one, decision), seen(&mut other, in_other));
                        assert_eq!(one.view(viewer), other.view(viewer));
                        assert_same_samples(&one, &other, viewer);
                    }
                });
            }
        }
    }
}

/// A sample depends on the view only: the same random numbers give the same world, whatever the truth is.
fn assert_same_samples(one: &Game, other: &Game, viewer: Viewer) {
    let sample = |game: &Game| {
        let world = game.view(viewer).sample(&mut words(77));
        let set = |cards: &[CardId]| cards.iter().copied().collect::<CardSet>();
        let hands: Vec<CardSet> =
            world.setup().players().seats().map(|seat| set(world.hand(seat).cards())).collect();
        (hands, world.pile().to_vec(), set(world.discards()))
    };
    assert_eq!(sample(one), sample(other));
}

/// A player who knows only the events.
struct Listener {
    viewer: Viewer,
    hand: Vec<CardId>,
    sideboards: PerSeat<Sideboard>,
    exchanged: PerSeat<bool>,
    has_chosen: PerSeat<bool>,
    /// The cards that each seat discarded, as reported during the game and at the end.
    discarded: PerSeat<Hand>,
    opened: PerSeat<Hand>,
    is_over: bool,
}

impl Listener {
    fn hear(&mut self, event: &Event) {
        let is_me = |seat| Viewer::Seat(seat) == self.viewer;
        match *event {
            Event::Dealt { seat, cards } | Event::Drew { seat, cards } if is_me(seat) => {
                self.hand.extend(cards.cards());
            }
            Event::Discarded { seat, cards } | Event::Leftover { seat, cards } if is_me(seat) => {
                self.hand.retain(|card| !cards.contains(*card));
                if matches!(event, Event::Discarded { .. }) {
                    self.discarded[seat] = cards;
                }
            }
            Event::Exchanged { seat } => self.exchanged[seat] = true,
            Event::Chose { seat } => self.has_chosen[seat] = true,
            Event::TookBack { seat } => self.has_chosen[seat] = false,
            Event::Opened { seat, cards } => self.opened[seat] = cards,
            Event::Finished => self.is_over = true,
            Event::Passed { from, to, cards } => {
                if is_me(from) {
                    self.hand.retain(|card| !cards.contains(*card));
                }
                if is_me(to) {
                    self.hand.extend(cards.cards());
                }
            }
            Event::Revealed { seat, choice } => {
                self.has_chosen[seat] = false;
                let steps = match choice {
                    Choice::Start(start) => {
                        vec![(start.left, End::Right), (start.right, End::Right)]
                    }
                    Choice::Place(placement) => vec![(placement.placed(), placement.end)],
                };
                for (placed, end) in steps {
                    self.sideboards[seat].add(placed, end);
                    if is_me(seat) {
                        self.hand.retain(|card| *card != placed.card);
                    }
                }
            }
            _ => {}
        }
    }

    fn compare(&self, view: &View) {
        let sorted = |mut cards: Vec<CardId>| {
            cards.sort();
            cards
        };
        assert_eq!(sorted(self.hand.clone()), sorted(view.hand().cards().to_vec()));
        for seat in view.setup().players().seats() {
            assert_eq!(&self.sideboards[seat], view.sideboard(seat));
            let is_used = view.exchange_card(seat) == ExchangeCard::Used;
            assert_eq!(self.exchanged[seat], is_used);
            assert_eq!(!self.is_over && !self.has_chosen[seat], view.is_waiting_for(seat));
            assert_eq!(self.opened[seat].is_empty(), !self.is_over || !is_used);
            if Viewer::Seat(seat) == self.viewer && self.is_over && view.setup().players().count() > 1 {
                assert_eq!(self.opened[seat], self.discarded[seat], "what was secret is told as it was");
            }
        }
        assert_eq!(self.is_over, view.round() == Round::Over);
    }
}

/// The events for one seat determine that seat's hand, all sideboards and exchange cards, the awaited seats, and in
/// the end the exchanged cards.
#[test]
fn events_for_a_seat_tell_what_its_view_shows() {
    for (players, variant) in all_tables() {
        for content in boxes(players, variant) {
            let mut game = deal(&content, players, variant, seed("listen"));
            let mut listeners: Vec<Listener> = viewers(&game)
                .into_iter()
                .map(|viewer| Listener {
                    viewer,
                    hand: Vec::new(),
                    sideboards: PerSeat::default(),
                    exchanged: PerSeat::default(),
                    has_chosen: PerSeat::default(),
                    discarded: PerSeat::default(),
                    opened: PerSeat::default(),
                    is_over: false,
                })
                .collect();
            let dealt: Vec<Event> = game.dealt().collect();
            let mut told = 0;
            play_at_random(&mut game, &mut words(players as u64), |game, history| {
                let new = history[told..].iter().flat_map(|(_, _, events)| events);
                for listener in &mut listeners {
                    let deal = if told == 0 && history.is_empty() { dealt.as_slice() } else { &[] };
                    let viewer = listener.viewer;
                    let news = deal.iter().chain(new.clone());
                    news.filter(|event| event.audience().includes(viewer))
                        .for_each(|event| listener.hear(event));
                    listener.compare(&game.view(listener.viewer));
                }
                told = history.len();
            });
        }
    }
}

/// A spectator never sees a hand, and a seat sees only its own and the cards it passed.
#[test]
fn hands_are_secret() {
    let mut game = deal(&Content::classic(), 4, Variant::Standard, seed("secret hands"));
    play_at_random(&mut game, &mut words(4), |game, _| {
        let spectator = game.view(Viewer::Spectator);
        assert!(spectator.hand().is_empty() && spectator.legal().is_empty() && spectator.choice().is_none());
        let seats = || game.setup().players().seats();
        assert!(seats().all(|seat| spectator.known_hand(seat).next().is_none()));
        if game.round() == Round::Start {
            for seat in seats() {
                let view = game.view(Viewer::Seat(seat));
                assert!(
                    seats()
                        .filter(|other| *other != seat)
                        .all(|other| view.known_hand(other).next().is_none())
                );
                assert_eq!(view.unseen().len(), 60 - 3);
            }
        }
        assert_eq!(spectator.scores().is_some(), game.is_over());
    });
    let over = game.view(Viewer::Spectator);
    assert_eq!(over.known_discards().len(), game.discards().len(), "in the end the discards are open");
    assert_eq!(over.unseen(), game.pile().iter().copied().collect(), "but not the pile");
}

#[test]
fn a_seat_follows_the_cards_that_it_passed() {
    let mut game = deal(&Content::classic(), 3, Variant::Standard, seed("follow"));
    let seats: Vec<Seat> = game.setup().players().seats().collect();
    let passed = game.hand(seats[0]).cards()[2];
    let lay_first = |game: &mut Game| {
        for &seat in &seats {
            let choice = game.legal(seat).choice(0);
            game.decide(seat, choice.into()).expect("legal");
        }
    };
    lay_first(&mut game);
    let known =
        |game: &Game, seat: Seat| game.view(Viewer::Seat(seats[0])).known_hand(seat).collect::<Vec<_>>();
    assert_eq!(known(&game, seats[1]), [passed]);
    // The neighbour keeps the received card first in hand, so the first choice lays it: everyone sees it then.
    lay_first(&mut game);
    assert!(game.sideboard(seats[1]).cards().iter().any(|placed| placed.card == passed));
    // An exchange discards the passed cards, and the seat that passed them knows.
    let passed = known(&game, seats[1]);
    assert_eq!(passed.len(), 1);
    game.decide(seats[1], Decision::Exchange).expect("legal");
    assert_eq!(known(&game, seats[1]), []);
    assert!(game.view(Viewer::Seat(seats[0])).known_discards().contains(passed[0]));
    assert!(!game.view(Viewer::Seat(seats[2])).known_discards().contains(passed[0]));
}

/// Cards that a seat saw go into the new pile are not dealt to hands that are older than the shuffle.
#[test]
fn a_reshuffle_is_not_forgotten() {
    let mut game = deal(&small_content(19), 2, Variant::Standard, seed("memory"));
    let [me, other] = [0, 1].map(Seat::new);
    for _ in 0..6 {
        for seat in [me, other] {
            let choice = game.legal(seat).choice(0);
            game.decide(seat, choice.into()).expect("legal");
        }
    }
    let discarded: Hand = *game.hand(me);
    game.decide(me, Decision::Exchange).expect("legal");
    let view = game.view(Viewer::Seat(me));
    let back = discarded
        .cards()
        .iter()
        .copied()
        .find(|card| !view.hand().contains(*card))
        .expect("one is in the pile");
    assert!(view.unseen().contains(back));
    let mut chance = words(9);
    for _ in 0..50 {
        let world = view.sample(&mut chance);
        assert!(!world.hand(other).contains(back), "the other drew before the shuffle");
        assert!(world.pile().contains(&back));
    }
}

/// Sampling reaches every place that a hidden card can be in, about equally often.
#[test]
fn hidden_cards_can_be_anywhere() {
    let game = deal(&Content::classic(), 3, Variant::Standard, seed("anywhere"));
    let view = game.view(Viewer::Seat(Seat::new(0)));
    let hidden = view.unseen().iter().next().expect("57 cards are hidden");
    let mut chance = words(3);
    let samples = 5700;
    let in_next_hand =
        (0..samples).filter(|_| view.sample(&mut chance).hand(Seat::new(1)).contains(hidden)).count();
    // Three of 57 places: 300 expected, with a standard deviation of 17; the seed is fixed.
    assert!((230..370).contains(&in_next_hand), "{in_next_hand}");
}

fn locations(game: &Game) -> CardSet {
    let seats = || game.setup().players().seats();
    let hands = seats().flat_map(|seat| game.hand(seat).cards().to_vec());
    let placed = seats().flat_map(|seat| game.sideboard(seat).cards()).map(|placed| placed.card);
    hands.chain(placed).chain(game.pile().iter().copied()).chain(game.discards().iter().copied()).collect()
}

/// After a reshuffle hands have older and newer cards. Only the seat itself knows which of them it lays and which
/// it passes, so no other seat's sample depends on it.
#[test]
fn which_card_is_the_newer_one_stays_hidden() {
    let mut equal_views = 0;
    for number in 0..120 {
        let content = small_content(36 + number as usize % 4);
        let mut game = deal(&content, 4, Variant::Standard, seed(&format!("newer {number}")));
        let mut chance = words(number);
        let mut is_reshuffled = false;
        while !game.is_over() && game.round() != Round::Placing(6) {
            let seat = game
                .setup()
                .players()
                .seats()
                .find(|seat| game.is_waiting_for(*seat))
                .expect("a seat is awaited");
            // Everyone exchanges as soon as possible, so that the pile runs out early.
            let legal = game.legal(seat);
            let decision =
                if legal.can_exchange() { Decision::Exchange } else { some_decision(&legal, &mut chance) };
            let events = game.decide(seat, decision).expect("legal");
            is_reshuffled |= events.iter().any(|event| matches!(event, Event::Reshuffled { .. }));
            if is_reshuffled {
                for viewer in viewers(&game) {
                    equal_views += compare_worlds(&game, viewer, &mut chance);
                }
            }
        }
    }
    assert!(equal_views > 1000, "{equal_views}");
}

/// Ends the round in several worlds that are possible for the viewer, compares the samples from those that still
/// look the same, and returns how many did.
fn compare_worlds(game: &Game, viewer: Viewer, chance: &mut Xoshiro256PlusPlus) -> usize {
    let worlds: Vec<Game> = (0..40).map(|_| end_round(game.view(viewer).sample(chance))).collect();
    let mut equal_views = 0;
    for (index, one) in worlds.iter().enumerate() {
        for other in worlds[..index].iter().filter(|other| other.view(viewer) == one.view(viewer)) {
            equal_views += 1;
            assert_same_samples(one, other, viewer);
        }
    }
    equal_views
}

/// Lets every seat that has not chosen lay the first card of the deck in its hand.
fn end_round(mut game: Game) -> Game {
    let round = game.round();
    while game.round() == round {
        let seat = game
            .setup()
            .players()
            .seats()
            .find(|seat| game.is_waiting_for(*seat))
            .expect("a seat is awaited");
        let card = game.hand(seat).cards().iter().copied().min().expect("a hand");
        let is_it = |choice: &Choice| matches!(choice, Choice::Place(placement) if placement.card == card);
        let legal = game.legal(seat);
        let choice = (0..legal.choices()).map(|index| legal.choice(index)).find(is_it).expect("a placement");
        game.decide(seat, choice.into()).expect("legal");
    }
    game
}
