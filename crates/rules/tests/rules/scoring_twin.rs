//! Scoring compared with a naive twin that follows the words of the rules and nothing else.

use std::sync::Arc;

use proptest::prelude::*;
use rand_xoshiro::Xoshiro256PlusPlus;
use sideboards_rules::{
    CardId, Content, Counts, Drawer, Drawers, End, GoalKind, GoalRule, Goals, Pattern, Placed, RowCount,
    RowOf, Running, Scorer, Sideboard, Tally, Turned, Value, below, shuffle,
};

use crate::kit::{motley_content, words};

/// The drawers of a sideboard, column by column.
type Grid = Vec<[Drawer; 5]>;

fn grid(content: &Content, sideboard: &Sideboard) -> Grid {
    sideboard.cards().iter().map(|&placed| *content.deck().face(placed).drawers()).collect()
}

mod naive {
    use super::*;

    type Cell = (isize, isize);
    type Cells = Vec<Cell>;

    /// Returns all ways to lay a pattern on the grid, in every orientation, so that all its drawers show the value.
    pub(super) fn combinations(grid: &Grid, pattern: &Pattern, value: Value) -> Vec<Cells> {
        let (width, height) = pattern.size();
        let cells: Cells = (0..width)
            .flat_map(|column| (0..height).map(move |line| (column, line)))
            .filter(|&(column, line)| pattern.contains(column, line))
            .map(|(column, line)| (column.cast_signed(), line.cast_signed()))
            .collect();
        let shows = |&(column, line): &Cell| {
            let drawer = usize::try_from(column).ok().and_then(|column| grid.get(column));
            let drawer = drawer.and_then(|lines| lines.get(usize::try_from(line).ok()?));
            drawer.is_some_and(|drawer| value.is_on(*drawer))
        };
        let turns: [fn(Cell) -> Cell; 8] = [
            |(x, y)| (x, y),
            |(x, y)| (-y, x),
            |(x, y)| (-x, -y),
            |(x, y)| (y, -x),
            |(x, y)| (-x, y),
            |(x, y)| (y, x),
            |(x, y)| (x, -y),
            |(x, y)| (-y, -x),
        ];
        let mut found = Vec::new();
        for turn in turns {
            for column in -8..16 {
                for line in -8..16 {
                    let mut placed: Cells =
                        cells.iter().map(|&cell| turn(cell)).map(|(x, y)| (x + column, y + line)).collect();
                    placed.sort_unstable();
                    if placed.iter().all(shows) && !found.contains(&placed) {
                        found.push(placed);
                    }
                }
            }
        }
        found
    }

    /// Returns the largest number of them that share no drawer: each is either taken or not.
    fn most_disjoint(rest: &[Cells], taken: &mut Cells) -> u8 {
        let Some((first, rest)) = rest.split_first() else { return 0 };
        let without = most_disjoint(rest, taken);
        if first.iter().any(|cell| taken.contains(cell)) {
            return without;
        }
        taken.extend(first);
        let with = 1 + most_disjoint(rest, taken);
        taken.truncate(taken.len() - first.len());
        without.max(with)
    }

    /// Returns all rows of a value as line and length.
    pub(super) fn rows(grid: &Grid, value: Value) -> Vec<(usize, u8)> {
        let mut rows = Vec::new();
        for line in 0..5 {
            let mut length = 0;
            for column in 0..=grid.len() {
                if column < grid.len() && value.is_on(grid[column][line]) {
                    length += 1;
                } else if length > 0 {
                    rows.push((line, length));
                    length = 0;
                }
            }
        }
        rows
    }

    pub(super) fn counts(content: &Content, goals: Goals, sideboard: &Sideboard) -> Counts {
        let grid = grid(content, sideboard);
        let mut counts = [0; 3];
        for (count, number) in counts.iter_mut().zip(goals.numbers()) {
            *count = match &content.all_goals()[usize::from(number) - 1].rule {
                GoalRule::Combination(rule) => rule
                    .aspect
                    .values()
                    .iter()
                    .map(|&value| most_disjoint(&combinations(&grid, &rule.pattern, value), &mut Vec::new()))
                    .sum(),
                GoalRule::Row(rule) => {
                    let values: Vec<Value> = match rule.of {
                        RowOf::Any(aspect) => aspect.values().to_vec(),
                        RowOf::Only(value) => vec![value],
                    };
                    let mut rows: Vec<_> = values.iter().flat_map(|&value| rows(&grid, value)).collect();
                    rows.sort_by_key(|&(_, length)| std::cmp::Reverse(length));
                    match rule.count {
                        RowCount::Longest => rows.iter().take(1).map(|row| row.1).sum(),
                        RowCount::TwoLongest => rows.iter().take(2).map(|row| row.1).sum(),
                        RowCount::InLines(lines) => lines
                            .iter()
                            .filter_map(|line| rows.iter().find(|row| row.0 == line))
                            .map(|row| row.1)
                            .sum(),
                    }
                }
            };
        }
        Counts { colour: counts[0], handle: counts[1], row: counts[2] }
    }
}

fn random_sideboard(content: &Content, cards: usize, words: &mut Xoshiro256PlusPlus) -> Sideboard {
    let mut deck: Vec<CardId> = content.deck().iter().map(|(card, _)| card).collect();
    shuffle(&mut deck, words);
    let placed: Vec<Placed> =
        deck[..cards].iter().map(|&card| Placed { card, turned: Turned::ALL[below(words, 2)] }).collect();
    Sideboard::try_from(placed.as_slice()).expect("at most eight cards")
}

/// Checks the facts: the twin finds the combinations too, they share no drawer, and the rows of the goal's values
/// are maximal.
fn check_facts(content: &Content, goals: Goals, sideboard: &Sideboard, tally: &Tally) {
    let grid = grid(content, sideboard);
    for (kind, number) in [GoalKind::Colour, GoalKind::Handle].into_iter().zip(goals.numbers()) {
        let combinations = tally.combinations(kind);
        let GoalRule::Combination(rule) = &content.all_goals()[usize::from(number) - 1].rule else {
            panic!("goal {number} has combinations")
        };
        let possible: Vec<Drawers> = (rule.aspect.values().iter())
            .flat_map(|&value| naive::combinations(&grid, &rule.pattern, value))
            .map(|cells| cells.into_iter().map(|(x, y)| (x.cast_unsigned(), y.cast_unsigned())).collect())
            .collect();
        let fits = Scorer::new(content, goals).fits(sideboard, kind);
        assert_eq!(fits.len(), possible.len());
        assert!(fits.iter().all(|fit| possible.contains(fit)), "{fits:?}");
        for (index, combination) in combinations.iter().enumerate() {
            assert!(possible.contains(combination), "{combination:?}");
            assert!(combinations[..index].iter().all(|other| other.is_disjoint(*combination)));
        }
    }
    let GoalRule::Row(rule) = &content.all_goals()[usize::from(goals.numbers()[2]) - 1].rule else {
        panic!("the third goal is about rows")
    };
    for row in tally.rows() {
        let shows =
            |value: Value, column: usize| grid.get(column).is_some_and(|card| value.is_on(card[row.line]));
        let is_row_of = |value: &&Value| {
            let is_unbroken = (row.from..=row.to).all(|column| shows(**value, column));
            let goes_on = shows(**value, row.to + 1) || (row.from > 0 && shows(**value, row.from - 1));
            is_unbroken && !goes_on
        };
        assert!(rule.of.values().iter().any(|value| is_row_of(&value)), "{row:?}");
    }
}

fn check(content: &Arc<Content>, goals: Goals, number: u64) {
    let mut words = words(number);
    let sideboard = random_sideboard(content, 1 + (number % 8) as usize, &mut words);
    let scorer = Scorer::new(content, goals);
    let tally = scorer.tally(&sideboard);
    let expected = naive::counts(content, goals, &sideboard);
    assert_eq!(tally.counts(), expected, "the facts");
    assert_eq!(scorer.counts(&sideboard), expected, "the counts");
    check_facts(content, goals, &sideboard, &tally);
}

fn check_running(content: &Arc<Content>, goals: Goals, number: u64) {
    let mut words = words(number);
    let cards = random_sideboard(content, 8, &mut words);
    let scorer = Scorer::new(content, goals);
    let mut running = scorer.running();
    let mut sideboard = Sideboard::EMPTY;
    let mut before: Vec<(Running, [usize; 2])> = Vec::new();
    assert_eq!(running.counts(), Counts::default());
    for &placed in cards.cards() {
        let end = End::ALL[below(&mut words, 2)];
        before.push((running, [0, 0]));
        for (_, added) in &mut before {
            added[end as usize] += 1;
        }
        let foreseen = running.counts_with(placed, end);
        running.add(placed, end);
        sideboard.add(placed, end);
        assert_eq!(foreseen, running.counts());
        assert_eq!(running.counts(), scorer.counts(&sideboard));
        assert_eq!(running.points(), scorer.points(scorer.counts(&sideboard)));
        assert_eq!(running.cards(), sideboard.len());
        for (earlier, [left, right]) in &before {
            let (bound, real) = (earlier.counts_at_best(*left, *right), running.counts());
            let is_bound =
                real.colour <= bound.colour && real.handle <= bound.handle && real.row <= bound.row;
            assert!(is_bound, "{real:?} exceeds {bound:?}");
        }
    }
}

fn trio(content: &Content, number: u64) -> Goals {
    content.random_goals(&crate::kit::seed(&number.to_string()))
}

/// Returns a box like the classic one, but with patterns that trails cannot show window by window: gaps, blocks,
/// single drawers.
fn odd_patterns() -> Arc<Content> {
    let mut text = include_str!("../../../../content/classic.toml").to_owned();
    for (from, to) in [
        ("    \"##.\",\n    \"..#\",\n", "    \"#.#\",\n"),
        ("    \".#.\",\n    \"#.#\",\n", "    \"#\",\n"),
        ("    \"#..\",\n    \".#.\",\n    \"..#\",\n", "    \"##\",\n    \"##\",\n"),
        ("    \".##.\",\n    \"#..#\",\n", "    \"#..\",\n    \"...\",\n    \".#.\",\n"),
        ("    \"###.\",\n    \"...#\",\n", "    \"#####\",\n"),
        ("    \"#...\",\n    \".#..\",\n    \"..#.\",\n    \"...#\",\n", "    \"#......#\",\n"),
    ] {
        assert!(text.contains(from));
        text = text.replace(from, to);
    }
    Arc::new(Content::parse(&text).expect("a valid box"))
}

proptest! {
    #![proptest_config(ProptestConfig::with_cases(400))]

    #[test]
    fn fast_counting_agrees_with_the_twin(number: u64, goals: u64) {
        let content = Content::classic();
        check(&content, trio(&content, goals), number);
    }

    #[test]
    fn odd_patterns_agree_with_the_twin(number: u64, goals: u64) {
        let content = odd_patterns();
        check(&content, trio(&content, goals), number);
    }

    #[test]
    fn running_counts_agree_with_whole_ones(number: u64, goals: u64) {
        let content = Content::classic();
        check_running(&content, trio(&content, goals), number);
    }
}

proptest! {
    // The twin is exponential, and motley cards have many combinations: few cards on the table, fewer cases.
    #![proptest_config(ProptestConfig::with_cases(150))]

    #[test]
    fn general_counting_agrees_with_the_twin(number: u64, goals: u64) {
        let content = motley_content(number % 16);
        check(&content, trio(&content, goals), number / 8 * 8 + number % 4);
    }

    #[test]
    fn general_running_counts_agree_with_whole_ones(number: u64, goals: u64) {
        let content = motley_content(number % 16);
        check_running(&content, trio(&content, goals), number);
    }
}
