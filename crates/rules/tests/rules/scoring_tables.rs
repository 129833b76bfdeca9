//! The scoring tables in `docs/RULES.md`, row by row.

use sideboards_rules::{
    Content, Counts, Goals, GoalsError, PlayersError, Points, Rating, Scorer, Tabletop, TabletopError,
    TabletopPlayer, Turned, Variant,
};

use crate::kit::{content_with_cards, sideboard};

/// Returns row drawers and bonuses of players whose first cards lie with red on top and whose other cards are
/// turned.
fn scores(rows: &[usize], goal: i64) -> Vec<(u8, u16)> {
    let content = red_top();
    let goals = content.goals(&[1, 9, goal]).expect("one goal of each kind");
    let mut cards = content.deck().iter().map(|(_, card)| *card);
    let players = rows
        .iter()
        .map(|&row| {
            let faces: Vec<String> = (0..8)
                .map(|column| {
                    let card = cards.next().expect("enough cards");
                    let turned = if column < row { Turned::AsPrinted } else { Turned::HalfTurn };
                    turned.apply(&card).to_string()
                })
                .collect();
            TabletopPlayer { sideboard: sideboard(&content, &faces.join(" ")), exchange_used: false }
        })
        .collect();
    let table = Tabletop::new(&content, Variant::Standard, goals, players).expect("a possible table");
    table.scores().players().iter().map(|score| (score.counts.row, score.bonus.0)).collect()
}

/// Sixty cards with the same colours, red on top.
fn red_top() -> std::sync::Arc<Content> {
    let mut texts = Vec::new();
    for number in 0..60_usize {
        let handle = |drawer: u32| ['-', 'f', 's', 'b'][number / 4_usize.pow(drawer) % 4];
        texts.push(format!("R{}T{}K{}P-O-", handle(0), handle(1), handle(2)));
    }
    content_with_cards(texts.iter().map(String::as_str))
}

fn bonuses(rows: &[usize]) -> Vec<u16> {
    scores(rows, 19).into_iter().map(|(_, bonus)| bonus).collect()
}

#[test]
fn row_bonus_for_two_players() {
    assert_eq!(bonuses(&[7, 5]), [4, 0]);
    assert_eq!(bonuses(&[6, 6]), [4, 4], "the same number shares the place");
}

#[test]
fn row_bonus_for_three_players() {
    assert_eq!(bonuses(&[5, 7, 6]), [0, 8, 4]);
    assert_eq!(bonuses(&[7, 7, 6]), [8, 8, 4], "the next lower number takes the next place");
    assert_eq!(bonuses(&[7, 6, 6]), [8, 4, 4]);
    assert_eq!(bonuses(&[6, 6, 6]), [8, 8, 8]);
}

#[test]
fn row_bonus_for_four_to_six_players() {
    assert_eq!(bonuses(&[8, 7, 6, 5]), [8, 4, 2, 0]);
    assert_eq!(bonuses(&[5, 6, 7, 7, 8]), [0, 2, 4, 4, 8]);
    assert_eq!(bonuses(&[5, 5, 6, 6, 7, 7]), [2, 2, 4, 4, 8, 8]);
}

#[test]
fn a_row_count_of_nothing_gets_no_bonus() {
    let content = content_with_cards(
        (0..60)
            .map(|number| {
                let colour = |drawer: u32| ['K', 'T', 'P', 'O'][number / 4_usize.pow(drawer) % 4];
                format!("K-{}-{}-{}-T-", colour(0), colour(1), colour(2))
            })
            .collect::<Vec<_>>()
            .iter()
            .map(String::as_str),
    );
    let goals = content.goals(&[1, 9, 19]).expect("one goal of each kind");
    let mut cards = content.deck().iter().map(|(_, card)| card.to_string());
    let players = (0..2)
        .map(|_| {
            let faces: Vec<String> = cards.by_ref().take(3).collect();
            TabletopPlayer { sideboard: sideboard(&content, &faces.join(" ")), exchange_used: false }
        })
        .collect();
    let table = Tabletop::new(&content, Variant::Standard, goals, players).expect("a possible table");
    for score in table.scores().players() {
        assert_eq!((score.counts.row, score.bonus), (0, Points(0)));
    }
}

#[test]
fn alone_there_is_the_solo_bonus_instead() {
    for (drawers, bonus) in [(4, 2), (5, 2), (6, 4), (7, 4), (8, 8)] {
        assert_eq!(scores(&[drawers], 19), [(drawers as u8, bonus)]);
    }
}

#[test]
fn alone_an_unused_exchange_card_is_a_point_too() {
    let content = Content::classic();
    let goals = content.suggestion("A").expect("a suggestion");
    let exchange = |exchange_used| {
        let player = TabletopPlayer { sideboard: sideboard(&content, "R-TbPfOsK-"), exchange_used };
        let table =
            Tabletop::new(&content, Variant::Standard, goals, vec![player]).expect("a possible table");
        table.scores().players()[0].exchange
    };
    assert_eq!((exchange(false), exchange(true)), (Points(1), Points(0)));
}

#[test]
fn drawers_without_a_handle_are_in_no_row() {
    let content = Content::classic();
    // Line 1 has no handle at all, line 4 a square beside a drawer without one.
    let sideboard = sideboard(&content, "R-TbPfOsK- R-PfOsK-Tb");
    for goal in [18, 28] {
        let goals = content.goals(&[2, 8, goal]).expect("one goal of each kind");
        assert_eq!(Scorer::new(&content, goals).counts(&sideboard).row, 1, "goal {goal}");
    }
}

#[test]
fn every_row_goal_counts_what_it_says() {
    let content = Content::classic();
    // Peter's sideboard of the worked example, whose longest rows are easy to see when it is written line by line.
    let peter = "T-PfKsRbO- OfP-K-RbTs P-ObTsR-Kf P-T-ObRfKs OsP-TbRfK- KfO-TbR-Ps TsOfP-R-Kb RbP-K-TfOs";
    let sideboard = sideboard(&content, peter);
    // T O P P O K T R   - f - - s f s b      (colours and handles of the five lines)
    // P P O T P O O P   f - b - - - f -
    // K K T O T T P K   s - s b b b - -
    // R R R R R R R T   b b - f f - - f
    // O T K K K P K O   - s f s - s b s
    let expected = [
        (15, 7 + 3), // red in line 4; black in line 5
        (16, 3 + 2), // bars in line 3; bars or flowers in line 4
        (17, 7),
        (18, 3),
        (19, 7),
        (20, 2),     // turquoise in line 3
        (21, 2),     // pink in lines 1 and 2
        (22, 2),     // orange in line 2
        (23, 3),     // black in line 5
        (24, 2),     // flowers in line 4
        (25, 1),     // no two squares side by side
        (26, 3),     // bars in line 3
        (27, 2 + 7), // pink in line 1, red in line 4
        (28, 1 + 2), // line 1 has no two equal neighbours
        (29, 2 + 2), // pink or orange in line 2, black or turquoise in line 3
        (30, 1 + 3),
    ];
    for (goal, drawers) in expected {
        let goals = content.goals(&[2, 8, goal]).expect("one goal of each kind");
        let scorer = Scorer::new(&content, goals);
        let counts = scorer.counts(&sideboard);
        assert_eq!(counts.row, drawers, "goal {goal}");
        assert_eq!(scorer.tally(&sideboard).counts(), counts, "goal {goal}");
        let just_rows = Counts { row: drawers, ..Counts::default() };
        assert_eq!(scorer.points(just_rows), Points(2 * u16::from(drawers)), "goal {goal}");
    }
}

#[test]
fn combination_goals_have_their_patterns_and_points() {
    let content = Content::classic();
    let expected = [
        (1, "Bend", 3, "##./..#"),
        (2, "Peak", 4, ".#./#.#"),
        (3, "Stairs", 5, "#../.#./..#"),
        (4, "Leap", 5, ".#./.../#.#"),
        (5, "Hook", 7, "###./...#"),
        (6, "Arch", 8, ".##./#..#"),
        (7, "Zigzag", 9, "#.#./.#.#"),
        (8, "Step", 3, "#./.#"),
        (9, "Pair", 3, "##"),
        (10, "Bend", 4, "##./..#"),
        (11, "Peak", 5, ".#./#.#"),
        (12, "Stairs", 6, "#../.#./..#"),
        (13, "Arch", 9, ".##./#..#"),
        (14, "Staircase", 11, "#.../.#../..#./...#"),
    ];
    for (goal, (number, name, points, pattern)) in content.all_goals().iter().zip(expected) {
        let sideboards_rules::GoalRule::Combination(rule) = &goal.rule else { panic!("goal {number}") };
        assert_eq!((goal.number.0, goal.name.as_str()), (number, name));
        assert_eq!((rule.points, rule.pattern.to_string()), (Points(points), pattern.to_owned()));
    }
}

#[test]
fn the_classic_box_is_the_box() {
    let content = Content::classic();
    assert_eq!(content.deck().len(), 60);
    assert_eq!(content.all_goals().len(), 30);
    let suggestions: Vec<_> =
        content.suggestions().iter().map(|trio| (trio.name.as_str(), trio.goals.numbers())).collect();
    assert_eq!(suggestions, [("A", [1, 8, 17]), ("B", [2, 8, 19]), ("C", [1, 9, 24]), ("D", [3, 10, 15])]);
    // Each colour and each handle once a card, and each pairing of the two twelve times; each stack of colours and each
    // placement of handles once, the stacks up to a half turn.
    let mut pairings = std::collections::BTreeMap::new();
    let (mut stacks, mut placements) = (std::collections::HashSet::new(), std::collections::HashSet::new());
    for (_, card) in content.deck().iter() {
        let stack = card.drawers().map(|drawer| drawer.colour);
        let mut turned = stack;
        turned.reverse();
        assert!(stacks.insert(stack.min(turned)));
        assert!(placements.insert(card.drawers().map(|drawer| drawer.handle)));
        let mut colours: Vec<_> = card.drawers().iter().map(|drawer| drawer.colour).collect();
        colours.sort();
        assert_eq!(colours, sideboards_rules::Colour::ALL);
        let mut handles: Vec<_> = card.drawers().iter().filter_map(|drawer| drawer.handle).collect();
        handles.sort();
        assert_eq!(handles, sideboards_rules::Handle::ALL);
        for drawer in card.drawers() {
            *pairings.entry((drawer.colour, drawer.handle)).or_insert(0) += 1;
        }
    }
    assert!(pairings.iter().filter(|((_, handle), _)| handle.is_some()).all(|(_, count)| *count == 12));
}

#[test]
fn solo_ratings_have_five_steps() {
    let steps = [(0, 0), (24, 0), (25, 1), (34, 1), (35, 2), (44, 2), (45, 3), (54, 3), (55, 4), (200, 4)];
    for (total, step) in steps {
        assert_eq!(Rating::of(Points(total)).step(), step, "{total} points");
    }
    assert_eq!(Rating::STEPS, 5);
}

#[test]
fn an_unused_exchange_card_is_a_point_but_not_in_the_four_card_variant() {
    let content = Content::classic();
    let goals = content.suggestion("A").expect("a suggestion");
    let player = |text, exchange_used| TabletopPlayer { sideboard: sideboard(&content, text), exchange_used };
    let score = |variant, used| -> Result<Vec<u16>, TabletopError> {
        let players = vec![player("R-TbPfOsK-", used), player("R-TsPbK-Of", false)];
        let table = Tabletop::new(&content, variant, goals, players)?;
        Ok(table.scores().players().iter().map(|score| score.exchange.0).collect())
    };
    assert_eq!(score(Variant::Standard, false), Ok(vec![1, 1]));
    assert_eq!(score(Variant::Standard, true), Ok(vec![0, 1]));
    assert_eq!(score(Variant::FourCard, false), Ok(vec![0, 0]));
    let seat = sideboards_rules::Seat::new(0);
    assert_eq!(score(Variant::FourCard, true), Err(TabletopError::NoExchangeCards { seat }));
}

#[test]
fn equal_points_share_the_place_and_the_victory() {
    let content = Content::classic();
    let goals = content.suggestion("A").expect("a suggestion");
    // A single card has a colour row of one and no combination, so everyone has the same.
    let players: Vec<_> = ["R-TbPfOsK-", "R-TsPbK-Of", "R-TsOfPbK-"]
        .map(|text| TabletopPlayer { sideboard: sideboard(&content, text), exchange_used: false })
        .to_vec();
    let place = |used: [bool; 3]| {
        let players = players
            .iter()
            .zip(used)
            .map(|(player, exchange_used)| TabletopPlayer { exchange_used, ..*player });
        let table =
            Tabletop::new(&content, Variant::Standard, goals, players.collect()).expect("a possible table");
        let scores = table.scores();
        let places: Vec<_> = scores.players().iter().map(|score| score.place).collect();
        (places, scores.winners().count())
    };
    assert_eq!(place([false, false, false]), (vec![1, 1, 1], 3));
    assert_eq!(place([false, true, false]), (vec![1, 3, 1], 2));
    assert_eq!(place([true, false, true]), (vec![2, 1, 2], 1));
}

#[test]
fn tables_that_cannot_be() {
    let content = Content::classic();
    let goals: Goals = content.suggestion("A").expect("a suggestion");
    let player = |text| TabletopPlayer { sideboard: sideboard(&content, text), exchange_used: false };
    let error =
        |variant, players| Tabletop::new(&content, variant, goals, players).expect_err("an impossible table");
    let seat = sideboards_rules::Seat::new;
    assert_eq!(error(Variant::Standard, vec![]), TabletopError::Players(PlayersError { count: 0 }));
    assert_eq!(
        error(Variant::Standard, vec![player("R-TbPfOsK-"); 7]),
        TabletopError::Players(PlayersError { count: 7 })
    );
    assert_eq!(error(Variant::FourCard, vec![player("R-TbPfOsK-")]), TabletopError::FourCardAlone);
    assert_eq!(error(Variant::Standard, vec![player("")]), TabletopError::NoCards { seat: seat(0) });
    let card = sideboards_rules::CardId::new(0);
    let twice = vec![player("R-TbPfOsK-"), player("R-TsPbK-Of K-OsPfTbR-")];
    assert_eq!(error(Variant::Standard, twice), TabletopError::CardTwice { seat: seat(1), card });
}

#[test]
fn goals_that_cannot_be() {
    let content = Content::classic();
    let error = |numbers: &[i64]| content.goals(numbers).expect_err("impossible goals");
    assert_eq!(error(&[2, 8]), GoalsError::Count { count: 2 });
    assert_eq!(error(&[2, 8, 0]), GoalsError::Unknown { number: 0, last: 30 });
    assert_eq!(error(&[2, 8, 31]), GoalsError::Unknown { number: 31, last: 30 });
    for number in [-1, 256 + 19, i64::MAX] {
        assert_eq!(error(&[2, 8, number]), GoalsError::Unknown { number, last: 30 });
    }
    assert!(matches!(error(&[2, 3, 19]), GoalsError::SameKind { .. }));
    assert!(matches!(error(&[2, 8, 19, 20]), GoalsError::SameKind { .. }));
    assert_eq!(content.goals(&[19, 2, 8]), content.goals(&[2, 8, 19]), "the order does not matter");
    assert!(matches!(content.suggestion("E"), Err(GoalsError::UnknownSuggestion { .. })));
}
