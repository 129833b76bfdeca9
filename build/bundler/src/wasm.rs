//! Compiles `crates/web` to WebAssembly.

use std::path::{Path, PathBuf};
use std::process::Command;

use anyhow::{Context, Result, ensure};
use wasm_bindgen_cli_support::Bindgen;

use crate::parts::{self, Part};
use crate::{is_quick, paths, root};

const TARGET: &str = "wasm32-unknown-unknown";

/// Leptos compiles a view once, not once for each of its types: a tenth less over the wire. Little is hashed here,
/// so the small implementation is enough. And the splitter needs relocations.
const RUSTFLAGS: [&str; 4] =
    ["--cfg=erase_components", "--cfg=sha2_backend_soft=\"compact\"", "-C", "link-arg=--emit-relocs"];

/// The compiled page and the JavaScript that loads it.
pub(crate) struct Module {
    pub(crate) wasm: Vec<u8>,
    pub(crate) script: String,
    /// The parts that are loaded later.
    pub(crate) parts: Vec<Part>,
    /// Pieces that several of these parts share.
    pub(crate) together: Vec<u8>,
}

/// Compiles `crates/web`.
pub(crate) fn build() -> Result<Module> {
    ensure_target()?;
    let profile = if is_quick() { "wasm-quick" } else { "wasm-release" };
    let target = target_folder();
    let status = Command::new(cargo())
        .args(["build", "--locked", "-p", "sideboards-web", "--target", TARGET, "--profile", profile])
        .arg("--target-dir")
        .arg(&target)
        .env("CARGO_ENCODED_RUSTFLAGS", rustflags()?)
        .current_dir(root())
        .status()
        .context("cargo does not start")?;
    ensure!(status.success(), "crates/web does not compile");
    let whole = std::fs::read(target.join(TARGET).join(profile).join("sideboards_web.wasm"))?;
    let cut = parts::cut(&whole, &target.join("parts"))?;
    let mut module = bind(&cut.main)?;
    module.script = cut.join(&module.script)?;
    module.together = cut.together();
    module.parts = cut.parts;
    Ok(module)
}

/// Returns all flags for the compiler, in the form that allows spaces in them.
fn rustflags() -> Result<String> {
    let mut flags: Vec<String> = RUSTFLAGS.map(str::to_owned).to_vec();
    flags.extend(paths::remapped(&root(), &paths::cargo_home()?)?);
    Ok(flags.join("\x1f"))
}

fn bind(wasm: &Path) -> Result<Module> {
    let mut output = Bindgen::new()
        .input_path(wasm)
        .web(true)?
        // `boot.js` and `worker.js` pass the path of the module.
        .omit_default_module_path(true)
        .typescript(false)
        // The other parts share memory and table with the first one.
        .keep_lld_exports(true)
        .remove_name_section(true)
        .remove_producers_section(true)
        .generate_output()
        .context("wasm-bindgen")?;
    Ok(Module {
        script: output.js().to_owned(),
        wasm: output.wasm_mut().emit_wasm(),
        parts: Vec::new(),
        together: Vec::new(),
    })
}

/// Returns a separate target folder beside the program: the outer build holds the lock of the usual one.
fn target_folder() -> PathBuf {
    let program = std::env::current_exe().expect("a running program has a path");
    program.ancestors().nth(2).expect("cargo puts programs into target/PROFILE").join("page")
}

fn cargo() -> String {
    std::env::var("CARGO").unwrap_or_else(|_| "cargo".to_owned())
}

/// Installs the standard library for the browser if it is missing.
fn ensure_target() -> Result<()> {
    let output = Command::new("rustc").args(["--print", "target-libdir", "--target", TARGET]).output()?;
    if Path::new(String::from_utf8(output.stdout)?.trim()).is_dir() {
        return Ok(());
    }
    let added = Command::new("rustup").args(["target", "add", TARGET]).status();
    let message = format!("the target {TARGET} is missing; install it with: rustup target add {TARGET}");
    ensure!(added.is_ok_and(|status| status.success()), message);
    Ok(())
}
