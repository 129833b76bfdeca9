//! Builds the page into a folder: `bundler FOLDER`.
//!
//! WebAssembly and its JavaScript come from `crates/web`, the rest from its `static` and `style` folders. Names of
//! immutable files get a hash of their content, so that browsers may cache them for ever. Every text also has
//! compressed forms. `page.rs` lists all of it for `crates/assets`.

mod compress;
mod documents;
mod list;
mod page;
mod parts;
mod paths;
mod shrink;
mod wasm;

use std::path::{Path, PathBuf};

use anyhow::{Context, Result};

fn main() -> Result<()> {
    let folder = std::env::args_os().nth(1).context("usage: bundler FOLDER")?;
    let folder = PathBuf::from(folder);
    if folder.exists() {
        std::fs::remove_dir_all(&folder).with_context(|| format!("{}", folder.display()))?;
    }
    std::fs::create_dir_all(&folder)?;
    let files = page::collect(&wasm::build()?)?;
    list::write(&folder, &files)
}

/// Returns whether to build quickly instead of small: `SIDEBOARDS_PAGE=quick`.
fn is_quick() -> bool {
    is_wished("quick") || is_pseudo()
}

/// Returns whether the pseudo-language replaces English, for developers: `SIDEBOARDS_PAGE=pseudo`.
fn is_pseudo() -> bool {
    is_wished("pseudo")
}

fn is_wished(wish: &str) -> bool {
    std::env::var("SIDEBOARDS_PAGE").is_ok_and(|wished| wished == wish)
}

/// Returns the root of the workspace.
fn root() -> PathBuf {
    Path::new(env!("CARGO_MANIFEST_DIR")).ancestors().nth(2).expect("the bundler is in build").to_owned()
}
