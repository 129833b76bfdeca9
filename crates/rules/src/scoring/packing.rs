//! The largest number of combinations that share no drawer, for any drawers and any pattern.

use std::collections::HashMap;
use std::hash::{BuildHasherDefault, Hasher};

use arrayvec::ArrayVec;

use super::Drawers;
use crate::pattern::Cell;
use crate::{COLUMNS, LINES, Pattern};

const CELLS: usize = COLUMNS * LINES;

/// Combinations that share no drawer: at most one for each drawer.
pub(crate) type Combinations = ArrayVec<Drawers, CELLS>;

/// A pattern, prepared for packing: all its places on a sideboard.
#[derive(Clone, Debug)]
pub(crate) struct Packing {
    drawers: u32,
    /// The places whose first drawer is this one.
    by_first: Vec<Vec<u64>>,
}

impl Packing {
    pub(crate) fn new(pattern: &Pattern) -> Self {
        let mut by_first = vec![Vec::new(); CELLS];
        for orientation in pattern.orientations() {
            for place in places(&orientation) {
                by_first[place.trailing_zeros() as usize].push(place);
            }
        }
        Self { drawers: pattern.drawers() as u32, by_first }
    }

    /// Chooses as many combinations among the given drawers as possible.
    pub(crate) fn pack(&self, among: Drawers) -> Combinations {
        let mut chosen = Combinations::new();
        for island in self.islands(among.0) {
            Search { packing: self, chosen: &mut chosen, steps: 0, hopeless: HashMap::default() }.run(island);
        }
        chosen
    }

    /// Returns every place among the given drawers where a combination lies; places may share drawers.
    pub(crate) fn places(&self, among: Drawers) -> impl Iterator<Item = Drawers> {
        self.places_among(among.0).map(Drawers)
    }

    /// Returns whether some combination among the given drawers has a drawer in common with `touched`.
    pub(crate) fn touches(&self, among: Drawers, touched: Drawers) -> bool {
        self.places_among(among.0).any(|place| place & touched.0 != 0)
    }

    /// Splits drawers into parts that no combination connects, and omits drawers that are in no combination.
    fn islands(&self, among: u64) -> ArrayVec<u64, CELLS> {
        let mut islands = ArrayVec::<u64, CELLS>::new();
        for place in self.places_among(among) {
            let mut joined = place;
            islands.retain(|island| {
                let is_apart = *island & place == 0;
                joined |= if is_apart { 0 } else { *island };
                is_apart
            });
            islands.push(joined);
        }
        islands
    }

    fn places_among(&self, among: u64) -> impl Iterator<Item = u64> {
        Drawers(among)
            .iter()
            .flat_map(|(column, line)| &self.by_first[column * LINES + line])
            .copied()
            .filter(move |place| place & !among == 0)
    }
}

/// Returns all places of one orientation of a pattern on a sideboard.
fn places(orientation: &[Cell]) -> impl Iterator<Item = u64> {
    let last = |side: fn(&Cell) -> usize| orientation.iter().map(side).max().unwrap_or(0);
    let (width, height) = (last(|cell| cell.0), last(|cell| cell.1));
    (0..COLUMNS - width).flat_map(move |column| {
        (0..LINES - height).map(move |line| {
            orientation.iter().fold(0, |place, cell| place | Drawers::one(column + cell.0, line + cell.1).0)
        })
    })
}

/// A search for a number of combinations, tried from the highest conceivable one downwards.
///
/// For `n` combinations a certain number of drawers may be left over. The first undecided drawer either begins a
/// combination or is left over, and a branch ends as soon as too many are. Drawers are decided column by column, so
/// different beginnings soon lead to the same rest: failed rests are remembered.
struct Search<'a> {
    packing: &'a Packing,
    chosen: &'a mut Combinations,
    steps: u32,
    hopeless: HashMap<u64, u32, BuildHasherDefault<Multiply>>,
}

impl Search<'_> {
    /// Caching costs more than it saves in small searches, which are by far the most frequent.
    const EASY_STEPS: u32 = 64;

    fn run(&mut self, island: u64) {
        let drawers = self.packing.drawers;
        let mut spare = island.count_ones() % drawers;
        while !self.can_pack(island, spare) {
            spare += drawers;
        }
    }

    /// Tries to pack all but at most `spare` of the drawers, and keeps the combinations in `chosen` on success.
    fn can_pack(&mut self, rest: u64, spare: u32) -> bool {
        self.steps += 1;
        if self.steps <= Self::EASY_STEPS {
            return self.can_pack_first(rest, spare);
        }
        // Drawers that no combination can use any more are left over anyway.
        let usable = self.packing.places_among(rest).fold(0, |usable, place| usable | place);
        let Some(spare) = spare.checked_sub((rest & !usable).count_ones()) else { return false };
        if self.hopeless.get(&usable).is_some_and(|&hopeless| hopeless >= spare) {
            return false;
        }
        let can_pack = self.can_pack_first(usable, spare);
        if !can_pack {
            self.hopeless.insert(usable, spare);
        }
        can_pack
    }

    /// Tries each combination that the first drawer can begin, and then leaves it over.
    fn can_pack_first(&mut self, rest: u64, spare: u32) -> bool {
        if rest.count_ones() <= spare {
            return true;
        }
        let packing = self.packing;
        for &place in &packing.by_first[rest.trailing_zeros() as usize] {
            if place & !rest == 0 {
                self.chosen.push(Drawers(place));
                if self.can_pack(rest & !place, spare) {
                    return true;
                }
                self.chosen.pop();
            }
        }
        spare > 0 && self.can_pack(rest & (rest - 1), spare - 1)
    }
}

/// Hashes a set of drawers by one multiplication: the keys are our own, so collisions cannot be forced.
#[derive(Default)]
struct Multiply(u64);

impl Hasher for Multiply {
    fn write(&mut self, _: &[u8]) {
        unreachable!("only sets of drawers are hashed");
    }

    fn write_u64(&mut self, drawers: u64) {
        self.0 = drawers.wrapping_mul(0x9e37_79b9_7f4a_7c15).rotate_left(26);
    }

    fn finish(&self) -> u64 {
        self.0
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::{below, shuffle};
    use rand_xoshiro::Xoshiro256PlusPlus;
    use rand_xoshiro::rand_core::SeedableRng;

    const FULL: Drawers = Drawers((1 << CELLS) - 1);

    fn most(pattern: &str, among: Drawers) -> usize {
        let pattern = Pattern::parse(pattern.split('/')).expect("a pattern");
        let chosen = Packing::new(&pattern).pack(among);
        for (index, combination) in chosen.iter().enumerate() {
            assert_eq!(combination.len(), pattern.drawers());
            assert_eq!(combination.0 & !among.0, 0);
            assert!(chosen[..index].iter().all(|other| other.is_disjoint(*combination)));
        }
        chosen.len()
    }

    #[test]
    fn full_boards_whose_answers_are_known() {
        assert_eq!(most("#", FULL), 40);
        assert_eq!(most("##", FULL), 20, "dominoes tile the board");
        assert_eq!(most("#####", FULL), 8, "so do columns");
        assert_eq!(most("########", FULL), 5, "and lines");
        assert_eq!(most("##/##", FULL), 8, "the fifth line is left over");
        assert_eq!(most("##/##/##/##", FULL), 4, "blocks of two by four leave a whole line over");
    }

    #[test]
    fn drawers_in_no_combination_do_not_matter() {
        let two_apart: Drawers = [(0, 0), (1, 0), (4, 2), (6, 4), (7, 4)].into_iter().collect();
        assert_eq!(most("##", two_apart), 2);
        assert_eq!(most("###", two_apart), 0);
        assert_eq!(most("##", Drawers::default()), 0);
    }

    /// Packs by deciding the first drawer both ways with full memoisation, for patterns and boards of all kinds.
    #[test]
    fn random_patterns_on_random_boards_agree_with_a_twin_that_remembers_everything() {
        fn best(packing: &Packing, rest: u64, known: &mut HashMap<u64, usize>) -> usize {
            if rest == 0 {
                return 0;
            }
            if let Some(&known) = known.get(&rest) {
                return known;
            }
            let places =
                packing.by_first[rest.trailing_zeros() as usize].iter().filter(|place| *place & !rest == 0);
            let taken = places.map(|place| 1 + best(packing, rest & !place, known)).max().unwrap_or(0);
            let most = taken.max(best(packing, rest & (rest - 1), known));
            known.insert(rest, most);
            most
        }
        let mut words = Xoshiro256PlusPlus::seed_from_u64(40);
        for _ in 0..600 {
            let (columns, lines) = (1 + below(&mut words, 5), 1 + below(&mut words, 4));
            let drawers = 1 + below(&mut words, Pattern::MAX_DRAWERS.min(columns * lines));
            let mut cells: Vec<char> = ".".repeat(columns * lines).chars().collect();
            cells[..drawers].fill('#');
            shuffle(&mut cells, &mut words);
            let text: Vec<String> = cells.chunks(columns).map(|line| line.iter().collect()).collect();
            let packing = Packing::new(&Pattern::parse(text.iter().map(String::as_str)).expect("a pattern"));
            // From nearly empty to full boards.
            let density = 1 + below(&mut words, 8);
            let board = (0..CELLS)
                .filter(|_| below(&mut words, 8) < density)
                .fold(0, |board, cell| board | 1 << cell);
            let expected = best(&packing, board, &mut HashMap::new());
            assert_eq!(packing.pack(Drawers(board)).len(), expected, "{text:?} on {board:#x}");
        }
    }

    #[test]
    fn takes_the_better_of_two_overlapping_choices() {
        // Taking the middle pair first would leave two single drawers.
        let four_in_a_row: Drawers = (0..4).map(|column| (column, 0)).collect();
        assert_eq!(most("##", four_in_a_row), 2);
    }
}
