//! Deals in WebAssembly, so that `cargo xtask wasm` can compare it with the golden deals.
//!
//! The host spells a seed byte by byte and then asks for goals and cards: numbers only, so that no memory is shared.

#![expect(unsafe_code, reason = "exported names must be promised to be unique; nothing else here is unsafe")]

use std::sync::Mutex;

use sideboards_rules::{Content, Seed};

static SEED_TEXT: Mutex<Vec<u8>> = Mutex::new(Vec::new());

fn seed() -> Seed {
    let bytes = SEED_TEXT.lock().expect("one thread").clone();
    String::from_utf8(bytes).expect("seeds are text").parse().expect("every text is a seed")
}

/// Forgets the seed.
#[unsafe(no_mangle)]
pub extern "C" fn clear_seed() {
    SEED_TEXT.lock().expect("one thread").clear();
}

/// Adds a byte to the text of the seed.
#[unsafe(no_mangle)]
pub extern "C" fn push_seed(byte: u32) {
    SEED_TEXT.lock().expect("one thread").push(byte as u8);
}

/// Gives a goal that the seed draws: colour, handle, row.
#[unsafe(no_mangle)]
pub extern "C" fn goal(kind: u32) -> u32 {
    Content::classic().random_goals(&seed()).numbers()[kind as usize].into()
}

/// Gives the card at a place of the shuffled order.
#[unsafe(no_mangle)]
pub extern "C" fn card(place: u32) -> u32 {
    Content::classic().shuffled(&seed())[place as usize].index() as u32
}
