use sideboards_rules::{COLUMNS, Trail};

/// The prospects of every strand.
///
/// A player who lays cards at random gets each symbol with its probability, at either end. A player who chooses
/// gets better ones, the more so the more there is to gain. So the value of a strand is not the mean over the next
/// symbols, but its exponential mean: `T ln E exp(worth / T)`. The smaller the temperature T, the more choosy the
/// player. The exponentials are averaged, so one pass from full strands to shorter ones fills the table.
#[derive(Debug)]
pub(crate) struct WorthTable {
    /// The worth for each number of cards and each code, or its exponential, see [`WorthForm`].
    levels: Vec<Box<[f32]>>,
    /// The find of the goal in each full strand.
    finds: Box<[u8]>,
}

/// The symbols of a strand.
#[derive(Debug)]
pub(crate) struct Alphabet {
    /// The probability of each symbol; if there are more than lines or values, the last one means "absent".
    pub(crate) chances: Vec<f64>,
    /// How many of the symbols are not "absent".
    pub(crate) shown: usize,
}

/// The form in which a table stores values.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(crate) enum WorthForm {
    /// The value itself, to be added up.
    Worth,
    /// `exp(worth / T)`, for a goal that counts the best of several strands.
    Exponential,
}

impl WorthTable {
    /// Fills a table: `find` returns the find of the goal in a full strand, and `worth` its value.
    pub(crate) fn new(
        alphabet: &Alphabet,
        temperature: f64,
        kept: WorthForm,
        find: impl Fn(Trail) -> u8,
        worth: impl Fn(u8) -> f64,
    ) -> Self {
        let finds: Box<[u8]> = alphabet.full_strands().into_iter().map(find).collect();
        let most = usize::from(finds.iter().copied().max().unwrap_or_default());
        let exponentials: Vec<f64> =
            (0..=most).map(|find| libm::exp(worth(find as u8) / temperature)).collect();
        let keep = |exponential: &f64| match kept {
            WorthForm::Worth => (temperature * libm::log(*exponential)) as f32,
            WorthForm::Exponential => *exponential as f32,
        };
        let mut levels = Vec::with_capacity(COLUMNS);
        let mut next = alphabet.average(COLUMNS - 1, |code| exponentials[usize::from(finds[code])]);
        for cards in (0..COLUMNS - 1).rev() {
            levels.push(next.iter().map(keep).collect());
            next = alphabet.average(cards, |code| next[code]);
        }
        levels.push(next.iter().map(keep).collect());
        levels.reverse();
        Self { levels, finds }
    }

    /// Returns the value of each strand, or its exponential, for an unfinished sideboard.
    #[inline]
    pub(crate) fn level(&self, cards: usize) -> &[f32] {
        &self.levels[cards]
    }

    /// Returns the value of a strand, or its exponential, for an unfinished sideboard.
    #[inline]
    pub(crate) fn worth(&self, cards: usize, code: u32) -> f32 {
        self.levels[cards][code as usize]
    }

    /// Returns the find of the goal in a full strand.
    #[inline]
    pub(crate) fn find(&self, code: u32) -> u8 {
        self.finds[code as usize]
    }
}

impl Alphabet {
    /// Returns all full strands in the order of their codes.
    pub(crate) fn full_strands(&self) -> Vec<Trail> {
        let mut trails = vec![Trail::EMPTY];
        for column in 0..COLUMNS {
            let shorter = std::mem::take(&mut trails);
            trails.reserve(shorter.len() * self.chances.len());
            for symbol in 0..self.chances.len() {
                let is_shown = symbol < self.shown;
                trails.extend(
                    shorter.iter().map(|trail| if is_shown { trail.with(column, symbol) } else { *trail }),
                );
            }
        }
        trails
    }

    /// Returns the probability of each full strand when cards are laid at random.
    pub(crate) fn full_chances(&self) -> Vec<f64> {
        let mut chances = vec![1.0];
        for _ in 0..COLUMNS {
            let shorter = std::mem::take(&mut chances);
            for chance in &self.chances {
                chances.extend(shorter.iter().map(|before| before * chance));
            }
        }
        chances
    }

    /// Averages over the next card, for every strand of some length.
    fn average(&self, cards: usize, next: impl Fn(usize) -> f64) -> Vec<f64> {
        let base = self.chances.len();
        let strands = base.pow(cards as u32);
        let mean = |code: usize| {
            let symbols = self.chances.iter().enumerate();
            symbols
                .map(|(s, chance)| chance * (next(code * base + s) + next(code + s * strands)))
                .sum::<f64>()
                / 2.0
        };
        (0..strands).map(mean).collect()
    }
}
