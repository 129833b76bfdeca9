//! The deal in WebAssembly is the deal everywhere.

use anyhow::{Context, Result, ensure};
use wasmi::{Engine, Instance, Linker, Module, Store};

use crate::{machine, run};

/// Builds the dealer for the browser, runs it in an interpreter and compares it with the golden deals.
pub(crate) fn run() -> Result<()> {
    machine::wasm_target()?;
    run::cargo(&["build", "--locked", "--target", machine::WASM, "-p", "wasm-deal"], &[])?;
    let module = run::target().join(machine::WASM).join("debug/wasm_deal.wasm");
    let mut dealer = Dealer::load(&std::fs::read(&module).with_context(|| format!("{}", module.display()))?)?;
    let golden = std::fs::read_to_string(run::root().join("crates/rules/tests/golden/deals.txt"))?;
    for line in golden.lines() {
        let (seed, expected) = line.split_once(": ").context("a seed and its deal")?;
        ensure!(dealer.deal(seed)? == expected, "the deal of {seed:?} differs in WebAssembly");
    }
    println!("{} deals are the same in WebAssembly", golden.lines().count());
    Ok(())
}

struct Dealer {
    store: Store<()>,
    instance: Instance,
}

impl Dealer {
    fn load(module: &[u8]) -> Result<Self> {
        let engine = Engine::default();
        let module = Module::new(&engine, module)?;
        let mut store = Store::new(&engine, ());
        let instance = Linker::new(&engine).instantiate_and_start(&mut store, &module)?;
        Ok(Self { store, instance })
    }

    /// Gives three goals and sixty cards, as the golden file has them.
    fn deal(&mut self, seed: &str) -> Result<String> {
        self.instance.get_typed_func::<(), ()>(&self.store, "clear_seed")?.call(&mut self.store, ())?;
        let push = self.instance.get_typed_func::<u32, ()>(&self.store, "push_seed")?;
        for byte in seed.bytes() {
            push.call(&mut self.store, u32::from(byte))?;
        }
        let mut numbers = Vec::new();
        for (name, count) in [("goal", 3), ("card", 60)] {
            let ask = self.instance.get_typed_func::<u32, u32>(&self.store, name)?;
            for place in 0..count {
                numbers.push(ask.call(&mut self.store, place)?.to_string());
            }
        }
        Ok(numbers.join(" "))
    }
}
