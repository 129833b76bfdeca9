//! The two parts of the product: the program, and the page inside it.

use anyhow::Result;

use crate::cargo::{Tree, linked, linked_and_macros};

/// The package of the program.
pub(crate) const PROGRAM: &str = "sideboards";
/// The package of the page.
pub(crate) const PAGE: &str = "sideboards-web";
/// The package that embeds the page. Its build script builds it, which cargo does not see.
pub(crate) const ASSETS: &str = "sideboards-assets";
/// The target of the page.
const PAGE_TARGET: &str = "wasm32-unknown-unknown";

/// These generate the JavaScript that loads the page, so parts of them are distributed too.
const SCRIPT_WRITERS: [&str; 2] = ["wasm-bindgen-cli-support", "wasm_split_cli_support"];

/// The packages of the program and of the page.
pub(crate) struct Parts {
    pub(crate) program: Tree,
    pub(crate) page: Tree,
}

impl Parts {
    /// Finds the packages distributed for any machine.
    pub(crate) fn distributed() -> Result<Self> {
        let mut page = linked(PAGE, PAGE_TARGET)?;
        let writers = linked("bundler", "all")?.packages.into_iter();
        page.packages.extend(writers.filter(|id| SCRIPT_WRITERS.contains(&id.name.as_str())));
        Ok(Self { program: linked(PROGRAM, "all")?, page })
    }

    /// Finds the packages linked for one machine.
    pub(crate) fn linked(target: &str) -> Result<Self> {
        Ok(Self { program: linked(PROGRAM, target)?, page: linked(PAGE, PAGE_TARGET)? })
    }

    /// Finds the same and the macros that generated some of its code.
    pub(crate) fn linked_and_macros(target: &str) -> Result<Self> {
        let page = linked_and_macros(PAGE, PAGE_TARGET)?;
        Ok(Self { program: linked_and_macros(PROGRAM, target)?, page })
    }
}
