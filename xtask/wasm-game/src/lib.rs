//! Deals and bots in WebAssembly, so that `cargo xtask wasm` can compare them with the same code on this machine.
//!
//! The host passes a seed byte by byte and then asks for goals, cards and games: numbers only, so that no memory is
//! shared.

#![expect(unsafe_code, reason = "exported names must be promised to be unique; nothing else here is unsafe")]

use std::sync::{Arc, Mutex};

use sideboards_bots::{Bot, Level, Master, Playouts, Style};
use sideboards_rules::{Content, Game, Record, Seed, Setup, Variant, Viewer};

static SEED_TEXT: Mutex<Vec<u8>> = Mutex::new(Vec::new());

/// A game of masters that is played decision by decision.
static TABLE: Mutex<Option<(Game, Vec<Master>)>> = Mutex::new(None);

fn seed() -> Seed {
    let bytes = SEED_TEXT.lock().expect("one thread").clone();
    String::from_utf8(bytes).expect("seeds are text").parse().expect("every text is a seed")
}

fn deal(players: usize) -> Game {
    let (content, seed) = (Content::classic(), seed());
    let goals = content.random_goals(&seed);
    let setup = Setup::new(&content, players, Variant::Standard, goals).expect("a possible table");
    Game::new(content, setup, seed)
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

/// Returns the goal of a kind drawn by the seed.
#[unsafe(no_mangle)]
pub extern "C" fn goal(kind: u32) -> u32 {
    Content::classic().random_goals(&seed()).numbers()[kind as usize].into()
}

/// Returns the card at a place of the shuffled order.
#[unsafe(no_mangle)]
pub extern "C" fn card(place: u32) -> u32 {
    Content::classic().shuffled(&seed())[place as usize].index() as u32
}

/// Plays a game with a bot of every level and returns a digest of its record.
#[unsafe(no_mangle)]
pub extern "C" fn game(playouts: u32) -> u64 {
    let mut game = deal(Level::ALL.len());
    let seed = game.seed();
    let mut record = Record::new(Arc::clone(game.content()), *game.setup(), seed);
    let mut bots: Vec<Box<dyn Bot>> = Level::ALL
        .into_iter()
        .map(|level| match level {
            Level::Master => Box::new(Master::with(&seed, Box::new(Playouts(playouts)), Style::default())),
            _ => level.bot(&seed),
        })
        .collect();
    while let Some(seat) = game.setup().players().seats().find(|seat| game.is_waiting_for(*seat)) {
        let decision = bots[seat.index()].decide(&game.view(Viewer::Seat(seat)));
        game.decide(seat, decision).expect("bots play by the rules");
        record.push(seat, decision);
    }
    // FNV-1a: any difference in the text changes the digest.
    let digest = |digest: u64, byte: u8| (digest ^ u64::from(byte)).wrapping_mul(0x0100_0000_01b3);
    record.to_string().bytes().fold(0xcbf2_9ce4_8422_2325, digest)
}

/// Deals a game for masters with their usual budget.
#[unsafe(no_mangle)]
pub extern "C" fn deal_for_masters(players: u32) {
    let game = deal(players as usize);
    let masters = (0..players).map(|seat| Master::new(&game.seed().child(seat))).collect();
    *TABLE.lock().expect("one thread") = Some((game, masters));
}

/// Lets the next master decide; returns 0 if the game is over.
#[unsafe(no_mangle)]
pub extern "C" fn next_decision() -> u32 {
    let mut table = TABLE.lock().expect("one thread");
    let (game, masters) = table.as_mut().expect("a game is dealt");
    let Some(seat) = game.setup().players().seats().find(|seat| game.is_waiting_for(*seat)) else { return 0 };
    let decision = masters[seat.index()].decide(&game.view(Viewer::Seat(seat)));
    game.decide(seat, decision).expect("bots play by the rules");
    1
}
