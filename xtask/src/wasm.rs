//! Checks that the engine behaves the same in WebAssembly.

use std::path::PathBuf;
use std::process::Command;

use anyhow::{Context, Result, ensure};
use wasmi::{Engine, Instance, Linker, Module, Store};

use crate::{machine, run};

/// An interpreter is slow, so masters search little.
const PLAYOUTS: u32 = 60;

/// Builds the module for the browser, runs it in an interpreter, and compares deals with the golden ones and games
/// of bots with those on this machine.
pub(crate) fn run() -> Result<()> {
    let module = build()?;
    let mut host = Host::load(&std::fs::read(&module).with_context(|| format!("{}", module.display()))?)?;
    let golden = std::fs::read_to_string(run::root().join("crates/rules/tests/golden/deals.txt"))?;
    for line in golden.lines() {
        let (seed, expected) = line.split_once(": ").context("a seed and its deal")?;
        ensure!(host.deal(seed)? == expected, "the deal of {seed:?} differs in WebAssembly");
    }
    println!("{} deals are the same in WebAssembly", golden.lines().count());
    let seeds = ["one", "two", "three"];
    for seed in seeds {
        wasm_game::clear_seed();
        seed.bytes().for_each(|byte| wasm_game::push_seed(byte.into()));
        let expected = wasm_game::game(PLAYOUTS);
        ensure!(host.game(seed, PLAYOUTS)? == expected, "bots play {seed:?} otherwise in WebAssembly");
    }
    println!("{} games of bots are the same in WebAssembly", seeds.len());
    Ok(())
}

/// Measures how long masters think in a browser's engine.
pub(crate) fn speed() -> Result<()> {
    let module = build()?;
    let script = run::root().join("xtask/wasm-game/speed.mjs");
    let status = Command::new("node").arg(script).arg(module).status().context("this needs Node.js")?;
    ensure!(status.success(), "the measurement failed");
    Ok(())
}

fn build() -> Result<PathBuf> {
    machine::wasm_target()?;
    run::cargo(&["build", "--release", "--locked", "--target", machine::WASM, "-p", "wasm-game"], &[])?;
    Ok(run::target().join(machine::WASM).join("release/wasm_game.wasm"))
}

struct Host {
    store: Store<()>,
    instance: Instance,
}

impl Host {
    fn load(module: &[u8]) -> Result<Self> {
        let engine = Engine::default();
        let module = Module::new(&engine, module)?;
        let mut store = Store::new(&engine, ());
        let instance = Linker::new(&engine).instantiate_and_start(&mut store, &module)?;
        Ok(Self { store, instance })
    }

    /// Returns three goals and sixty cards in the format of the golden file.
    fn deal(&mut self, seed: &str) -> Result<String> {
        self.spell(seed)?;
        let mut numbers = Vec::new();
        for (name, count) in [("goal", 3), ("card", 60)] {
            let ask = self.instance.get_typed_func::<u32, u32>(&self.store, name)?;
            for place in 0..count {
                numbers.push(ask.call(&mut self.store, place)?.to_string());
            }
        }
        Ok(numbers.join(" "))
    }

    /// Returns the digest of a game between bots.
    fn game(&mut self, seed: &str, playouts: u32) -> Result<u64> {
        self.spell(seed)?;
        let game = self.instance.get_typed_func::<u32, u64>(&self.store, "game")?;
        Ok(game.call(&mut self.store, playouts)?)
    }

    fn spell(&mut self, seed: &str) -> Result<()> {
        self.instance.get_typed_func::<(), ()>(&self.store, "clear_seed")?.call(&mut self.store, ())?;
        let push = self.instance.get_typed_func::<u32, ()>(&self.store, "push_seed")?;
        for byte in seed.bytes() {
            push.call(&mut self.store, u32::from(byte))?;
        }
        Ok(())
    }
}
