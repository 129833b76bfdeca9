//! Makes the puzzles that come with the game, checks them, and describes them: `docs/PUZZLES.md`.
//!
//! ```sh
//! cargo run --release -p sideboards-puzzles --example set -- write    # finds and measures all puzzles again
//! cargo run --release -p sideboards-puzzles --example set -- check    # proves all puzzles again
//! cargo run --release -p sideboards-puzzles --example set -- table    # prints the tables of the document
//! ```

use std::collections::{BTreeMap, HashSet};
use std::num::NonZeroUsize;
use std::path::PathBuf;
use std::process::ExitCode;
use std::sync::atomic::{AtomicU32, Ordering};
use std::sync::{Arc, Mutex};

use sideboards_puzzles::{Difficulty, Idea, Kind, Puzzle, PuzzleSet, SHIPPED, Slots, difficulty};
use sideboards_rules::{COLUMNS, Content, Seat, Seed};

/// The seed of all deals of the set.
const SEED: &str = "sideboards puzzles 1";

fn main() -> ExitCode {
    let command = std::env::args().nth(1).unwrap_or_default();
    match command.as_str() {
        "write" => write(),
        "check" => return check(),
        "table" => table(),
        _ => {
            eprintln!("write, check or table");
            return ExitCode::from(2);
        }
    }
    ExitCode::SUCCESS
}

fn path() -> PathBuf {
    PathBuf::from(env!("CARGO_MANIFEST_DIR")).join("data/classic.puzzles")
}

fn shipped() -> PuzzleSet {
    PuzzleSet::read(SHIPPED, Content::classic()).expect("the set that was built in")
}

/// Finds the first puzzle of each number. The result does not depend on the number of threads.
fn write() {
    let Ok(seed) = SEED.parse::<Seed>();
    let mut set = PuzzleSet::new(Content::classic(), seed, Slots::shipped());
    let count = set.complete_len();
    let mut found = on_all_cores(count, |number| {
        let generator = set.generator(number).expect("the classic box is large");
        let fits = |puzzle: &Puzzle| is_wanted(number, puzzle);
        let hit = |attempt| generator.puzzle(attempt).filter(fits).map(|puzzle| (attempt, puzzle));
        let (attempt, puzzle) = (0..u32::MAX).find_map(hit).expect("there is a puzzle somewhere");
        let difficulty = difficulty(&puzzle);
        (attempt, puzzle, difficulty)
    });
    found.sort_by_key(|(number, _)| *number);
    let mut keys = HashSet::new();
    for (number, (attempt, puzzle, difficulty)) in &found {
        assert!(keys.insert(puzzle.key()), "puzzle {number} is like another one");
        set.push(*attempt, puzzle, *difficulty);
    }
    let bytes = set.write();
    assert!(PuzzleSet::read(&bytes, Content::classic()).is_ok_and(|read| read.entries() == set.entries()));
    std::fs::write(path(), &bytes).expect("the set is written");
    println!("{count} puzzles, {} bytes", bytes.len());
}

/// Returns whether a puzzle goes into the set under a number. Without this choice, most answers would be the
/// decision with the most points at once, so half of the puzzles that ask for a card must not be; and half of the
/// exchange puzzles end with an exchange.
fn is_wanted(number: u32, puzzle: &Puzzle) -> bool {
    let slots = Slots::shipped();
    let (trio, slot) = (number as usize / slots.kinds().len(), number as usize % slots.kinds().len());
    match puzzle.kind() {
        Kind::LastCard => true,
        Kind::TwoRounds => slot == 1 || !puzzle.is_greedy(),
        Kind::Exchange => (puzzle.theme().idea == Idea::ExchangeNow) == (trio % 2 == 0),
        Kind::Perfect => trio % 2 == 0 || !puzzle.is_greedy(),
    }
}

/// Proves all puzzles, and that all are different.
fn check() -> ExitCode {
    let set = shipped();
    let proven = on_all_cores(set.entries().len() as u32, |number| {
        let entry = &set.entries()[number as usize];
        set.puzzle(entry).map(|puzzle| (puzzle.theme() == entry.theme, puzzle.key()))
    });
    let mut keys = HashSet::new();
    let mut faults = 0;
    for (number, result) in &proven {
        let fault = match result {
            Err(error) => Some(error.to_string()),
            Ok((false, _)) => Some("has another theme".to_owned()),
            Ok((true, key)) => (!keys.insert(key.clone())).then(|| "is like another one".to_owned()),
        };
        if let Some(fault) = fault {
            println!("puzzle {number}: {fault}");
            faults += 1;
        }
    }
    println!("{} puzzles proven again, {faults} faults", proven.len());
    if faults == 0 { ExitCode::SUCCESS } else { ExitCode::from(1) }
}

fn table() {
    let set = shipped();
    let entries = set.entries();
    println!("{} puzzles, {} bytes, {} compressed with Brotli", entries.len(), SHIPPED.len(), compressed());
    println!("\n| kind | puzzles | easiest | median | hardest |\n|---|---|---|---|---|");
    for kind in Kind::ALL {
        let mut ratings: Vec<Difficulty> =
            entries.iter().filter(|entry| entry.kind == kind).map(|entry| entry.difficulty).collect();
        ratings.sort_unstable();
        let (first, last) = (ratings[0], ratings[ratings.len() - 1]);
        println!("| {kind} | {} | {first} | {} | {last} |", ratings.len(), ratings[ratings.len() / 2]);
    }
    let mut open: BTreeMap<usize, usize> = BTreeMap::new();
    for entry in entries.iter().filter(|entry| entry.kind == Kind::Perfect) {
        let game = set.record(entry).replay().expect("a game by the rules");
        *open.entry(COLUMNS - game.sideboard(Seat::new(0)).len()).or_default() += 1;
    }
    println!("\n| cards to go in `perfect` puzzles | puzzles |\n|---|---|");
    for (left, count) in &open {
        println!("| {left} | {count} |");
    }
    let mut themes: BTreeMap<String, [usize; 4]> = BTreeMap::new();
    let mut levels: BTreeMap<u16, [usize; 4]> = BTreeMap::new();
    for entry in entries {
        themes.entry(entry.theme.to_string()).or_default()[entry.kind as usize] += 1;
        levels.entry(entry.difficulty.rating() / 200 * 200).or_default()[entry.kind as usize] += 1;
    }
    let head = "last-card | two-rounds | exchange | perfect |\n|---|---|---|---|---|";
    println!("\n| theme | {head}");
    for (theme, counts) in &themes {
        println!("| `{theme}` | {} |", joined(counts));
    }
    println!("\n| rating | {head}");
    for (level, counts) in &levels {
        println!("| {level}–{} | {} |", level + 199, joined(counts));
    }
}

fn joined(counts: &[usize; 4]) -> String {
    counts.map(|count| count.to_string()).join(" | ")
}

fn compressed() -> usize {
    let mut out = Vec::new();
    let options = brotli::enc::BrotliEncoderParams { quality: 11, lgwin: 22, ..Default::default() };
    brotli::BrotliCompress(&mut &SHIPPED[..], &mut out, &options).expect("memory takes everything");
    out.len()
}

/// Runs numbered jobs on all cores, and reports progress.
fn on_all_cores<T: Send>(count: u32, work: impl Fn(u32) -> T + Sync) -> Vec<(u32, T)> {
    let next = AtomicU32::new(0);
    let results = Arc::new(Mutex::new(Vec::new()));
    let threads = std::thread::available_parallelism().map_or(1, NonZeroUsize::get);
    std::thread::scope(|scope| {
        for _ in 0..threads {
            scope.spawn(|| {
                loop {
                    let number = next.fetch_add(1, Ordering::Relaxed);
                    if number >= count {
                        break;
                    }
                    let result = work(number);
                    let mut results = results.lock().expect("no thread fails");
                    results.push((number, result));
                    if results.len() % 100 == 0 {
                        eprintln!("{} of {count}", results.len());
                    }
                }
            });
        }
    });
    let mut results =
        Arc::into_inner(results).expect("all threads are done").into_inner().expect("no thread failed");
    results.sort_by_key(|(number, _)| *number);
    results
}
