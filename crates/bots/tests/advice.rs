//! Hints and reviews: complete, based on the view only, and consistent.

use rand_xoshiro::Xoshiro256PlusPlus;
use rand_xoshiro::rand_core::SeedableRng;
use sideboards_bots::{Adviser, Bot, Fact, Hint, Level, Master, Playouts, ReviewError, Style};
use sideboards_rules::{
    Content, Decision, Game, GoalKind, Record, Round, Seat, Seed, Setup, Variant, Viewer,
};

const PLAYOUTS: u32 = 300;

fn seed(text: &str) -> Seed {
    text.parse().expect("every text is a seed")
}

fn deal(players: usize, variant: Variant, seed: Seed) -> Game {
    let content = Content::classic();
    let setup = Setup::new(&content, players, variant, content.random_goals(&seed)).expect("a table");
    Game::new(content, setup, seed)
}

/// Plays a game with bots of one level, and shows every view before its decision.
fn play(mut game: Game, level: Level, mut look: impl FnMut(&Game, Seat)) -> Record {
    let mut record = Record::new(game.content().clone(), *game.setup(), game.seed());
    let players = game.setup().players();
    let mut bots: Vec<_> =
        players.seats().map(|seat| level.bot(&game.seed().child(seat.index() as u32))).collect();
    while let Some(seat) = players.seats().find(|seat| game.is_waiting_for(*seat)) {
        look(&game, seat);
        let decision = bots[seat.index()].decide(&game.view(Viewer::Seat(seat)));
        game.decide(seat, decision).expect("bots play by the rules");
        record.push(seat, decision);
    }
    record
}

fn hints(game: &Game, seat: Seat) -> Vec<Hint> {
    Adviser::new(&seed("adviser"), PLAYOUTS).hints(&game.view(Viewer::Seat(seat)))
}

#[test]
fn every_legal_decision_has_one_hint_and_the_best_comes_first() {
    for (players, variant) in [(1, Variant::Standard), (3, Variant::Standard), (2, Variant::FourCard)] {
        play(deal(players, variant, seed("hints")), Level::Apprentice, |game, seat| {
            let hints = hints(game, seat);
            assert_eq!(hints.len(), game.legal(seat).len());
            for decision in game.legal(seat).iter() {
                assert_eq!(hints.iter().filter(|hint| hint.decision == decision).count(), 1);
            }
            assert!(hints.windows(2).all(|pair| pair[0].worth >= pair[1].worth));
            assert_eq!(hints.iter().filter(|hint| hint.is_routine).count(), 1);
            assert!(hints[0].cost_error < 1e-9 && hints.iter().all(|hint| hint.cost_error.is_finite()));
            assert!(hints[0].cost.abs() < 1e-9 && hints.iter().all(|hint| hint.cost >= 0.0));
        });
    }
}

/// Hands of others and the pile must not matter: the same view gives the same advice.
#[test]
fn advice_and_bots_do_not_know_hidden_cards() {
    for (players, variant) in [(4, Variant::Standard), (3, Variant::FourCard)] {
        play(deal(players, variant, seed("honest")), Level::Joiner, |game, seat| {
            // Filling tables is slow, so only some rounds are checked.
            if ![Round::Start, Round::Placing(2), Round::Placing(5)].contains(&game.round()) {
                return;
            }
            let view = game.view(Viewer::Seat(seat));
            let other = view.sample(&mut Xoshiro256PlusPlus::seed_from_u64(5));
            let other_view = other.view(Viewer::Seat(seat));
            for level in [Level::Random, Level::Apprentice, Level::Joiner] {
                let decide = |view| level.bot(&seed("same")).decide(view);
                assert_eq!(decide(&view), decide(&other_view), "{level}");
            }
            let master =
                |view| Master::with(&seed("same"), Box::new(Playouts(90)), Style::default()).decide(view);
            assert_eq!(master(&view), master(&other_view));
            let worths = |game: &Game| {
                hints(game, seat).iter().map(|hint| (hint.decision, hint.worth)).collect::<Vec<_>>()
            };
            assert_eq!(worths(game), worths(&other));
        });
    }
}

#[test]
fn the_last_decision_alone_is_told_exactly() {
    for number in 0..20 {
        play(deal(1, Variant::Standard, seed("last").child(number)), Level::Apprentice, |game, seat| {
            if game.round() != Round::Placing(Round::COUNT) {
                return;
            }
            for hint in hints(game, seat).iter().filter(|hint| hint.decision != Decision::Exchange) {
                let mut end = game.clone();
                end.decide(seat, hint.decision).expect("legal");
                let points = f64::from(end.scores().of(seat).total.0);
                assert!((hint.worth - points).abs() < 1e-3, "{} {points}", hint.worth);
                assert!((hint.points - points).abs() < 1e-9 && hint.spread < 1e-6);
            }
        });
    }
}

#[test]
fn facts_are_what_lies_on_the_table() {
    let mut completed = 0;
    for number in 0..6 {
        play(deal(2, Variant::Standard, seed("facts").child(number)), Level::Joiner, |game, seat| {
            let view = game.view(Viewer::Seat(seat));
            let scorer = view.scorer();
            for hint in hints(game, seat) {
                let mut after = *game.sideboard(seat);
                let Some(choice) = hint.decision.choice() else {
                    assert_eq!(hint.facts, [Fact::SpendsExchange]);
                    continue;
                };
                choice.steps().for_each(|(placed, end)| after.add(placed, end));
                let (before, after) = (scorer.counts(game.sideboard(seat)), scorer.counts(&after));
                let told = |wanted: GoalKind| -> u8 {
                    let count = |fact: &Fact| match fact {
                        Fact::Completes { kind, combinations, .. } if *kind == wanted => *combinations,
                        _ => 0,
                    };
                    hint.facts.iter().map(count).sum()
                };
                for kind in [GoalKind::Colour, GoalKind::Handle] {
                    assert_eq!(told(kind), after.of(kind) - before.of(kind));
                    completed += u32::from(told(kind));
                }
                for fact in &hint.facts {
                    match *fact {
                        Fact::LengthensRows { drawers, before: old } => {
                            assert_eq!((drawers, old), (after.row, before.row));
                        }
                        Fact::RowRace { own, .. } => assert_eq!(own, after.row),
                        Fact::Prepares { cards, of, .. } => assert!(cards > 0 && cards <= of),
                        Fact::PassesOn { to, .. } => assert_ne!(to, seat),
                        _ => {}
                    }
                }
            }
        });
    }
    assert!(completed > 50, "only {completed} combinations: the test looks at nothing");
}

#[test]
fn par_luck_and_skill_add_up_to_the_result() {
    for (players, level) in [(1, Level::Joiner), (1, Level::Random), (3, Level::Joiner)] {
        let record = play(deal(players, Variant::Standard, seed("sum")), level, |_, _| {});
        for seat in record.setup().players().seats() {
            let review =
                Adviser::new(&seed("review"), PLAYOUTS).review(&record, seat).expect("a finished game");
            assert!((review.par + review.luck + review.skill - review.result).abs() < 1e-9);
            let lucky: f64 = review.decisions.iter().map(|decision| decision.luck).sum();
            assert!((lucky + review.luck_at_the_end - review.luck).abs() < 1e-9);
            if players == 1 {
                assert!(review.luck_at_the_end.abs() < 1e-9, "the last card lies, nothing comes");
            }
            let taken = record.decisions().iter().filter(|(who, _)| *who == seat).count();
            assert_eq!(review.decisions.len(), taken);
            assert_eq!(review.hindsight.is_some(), players == 1);
            if let Some(best) = &review.hindsight {
                assert!(best.total >= review.points);
                assert!((review.result - f64::from(review.points.0)).abs() < 1e-9);
            }
        }
    }
}

/// Luck averages zero, even for random play: it was 0.1 ± 0.3 (one standard error) over 400 such
/// games. Over 120 the standard error is 0.5.
#[test]
fn luck_is_nothing_on_average() {
    let content = Content::classic();
    let goals = content.suggestion("B").expect("a suggestion");
    let setup = Setup::new(&content, 1, Variant::Standard, goals).expect("a table");
    let mut adviser = Adviser::new(&seed("review"), 200);
    let mut luck = 0.0;
    for number in 0..120 {
        let game = Game::new(content.clone(), setup, seed("luck").child(number));
        let record = play(game, Level::Random, |_, _| {});
        luck += adviser.review(&record, Seat::new(0)).expect("a finished game").luck / 120.0;
    }
    assert!(luck.abs() < 1.5, "{luck}");
}

#[test]
fn a_worse_player_gives_more_away() {
    let cost = |level| {
        let record = play(deal(1, Variant::Standard, seed("skill")), level, |_, _| {});
        Adviser::new(&seed("review"), 2_000).review(&record, Seat::new(0)).expect("a finished game").cost
    };
    let (random, joiner) = (cost(Level::Random), cost(Level::Joiner));
    assert!(random > joiner + 10.0, "random {random}, joiner {joiner}");
}

#[test]
fn what_was_passed_is_followed_to_the_neighbour() {
    let record = play(deal(3, Variant::Standard, seed("passed")), Level::Joiner, |_, _| {});
    let end = record.replay().expect("a legal game");
    let review = Adviser::new(&seed("review"), 100).review(&record, Seat::new(2)).expect("a finished game");
    let laid: Vec<_> = end.sideboard(Seat::new(0)).cards().to_vec();
    let passed: Vec<_> = review.decisions.iter().filter_map(|decision| decision.passed).collect();
    assert_eq!(
        passed.len(),
        1 + usize::from(Round::COUNT) - 1,
        "after the start and every round but the last"
    );
    assert!(passed.iter().any(|passed| passed.laid.is_some()), "some players place the card they are passed");
    for passed in passed {
        assert_eq!(passed.to, Seat::new(0));
        if let Some((placed, points)) = passed.laid {
            assert!(passed.cards.contains(placed.card) && laid.contains(&placed));
            assert!(points.0 <= 60);
        }
    }
}

#[test]
fn what_was_taken_back_was_never_decided() {
    let game = deal(2, Variant::Standard, seed("taken back"));
    let straight = play(game.clone(), Level::Joiner, |_, _| {});
    let mut detour = Record::new(game.content().clone(), *game.setup(), game.seed());
    for (number, &(seat, decision)) in straight.decisions().iter().enumerate() {
        if number == 0 {
            detour.push(seat, game.legal(seat).choice(7).into());
            detour.push(seat, Decision::TakeBack);
        }
        detour.push(seat, decision);
    }
    let decisions = |record| -> Vec<Decision> {
        let review = Adviser::new(&seed("review"), 50).review(record, Seat::new(0)).expect("a finished game");
        review.decisions.iter().map(|decision| decision.chosen.decision).collect()
    };
    assert_eq!(decisions(&straight), decisions(&detour));
}

#[test]
fn only_finished_games_are_reviewed() {
    let game = deal(2, Variant::Standard, seed("unfinished"));
    let record = Record::new(game.content().clone(), *game.setup(), game.seed());
    let error =
        |seat| Adviser::new(&seed("review"), 50).review(&record, Seat::new(seat)).expect_err("no review");
    assert_eq!(error(0), ReviewError::NotOver { round: Round::Start });
    assert_eq!(error(2), ReviewError::NoSuchSeat { seat: Seat::new(2) });
}
