//! Writes photographs to files: `cargo run --release -p photographs --example draw -- FOLDER [SEED] [COUNT]`. Their
//! names describe them.

use std::path::PathBuf;

use photographs::{Condition, take};
use sideboards_rules::{Content, Seed};

fn main() -> std::io::Result<()> {
    let mut arguments = std::env::args().skip(1);
    let folder = PathBuf::from(arguments.next().unwrap_or_else(|| "target/photographs".to_owned()));
    let Ok(seed) = arguments.next().unwrap_or_else(|| "look".to_owned()).parse::<Seed>();
    let count = arguments.next().and_then(|count| count.parse().ok()).unwrap_or(1);
    std::fs::create_dir_all(&folder)?;
    for (index, condition) in Condition::ALL.into_iter().enumerate() {
        for number in 0..count {
            let photograph = take(&Content::classic(), &seed, 1000 * index as u32 + number, condition);
            let cards: Vec<String> = photograph.cards.iter().map(ToString::to_string).collect();
            let name = format!("{condition}-{number}-{}-{}.jpg", photograph.style, cards.join("_"));
            std::fs::write(folder.join(name), photograph.jpeg)?;
        }
    }
    Ok(())
}
