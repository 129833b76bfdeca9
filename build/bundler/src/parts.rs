//! Splits the program into the part that every visitor needs and parts that are loaded later.

use std::fs;
use std::path::{Path, PathBuf};

use anyhow::{Context, Result, anyhow, ensure};
use wasm_split_cli_support::{Options, transform};

/// The name by which the first part imports the loader of the others.
const LOADER: &str = "./later.js";

/// The name by which the loader imports the first part.
const MAIN: &str = "./main.js";

/// Code shared by several parts is split into dozens of pieces. Pieces with fewer bytes are combined in one file,
/// which is faster than a request for each.
const SMALL: usize = 32 * 1024;

/// The script that returns a piece of that file.
const PIECES: &str = include_str!("pieces.js");

/// A part of the program that is loaded later.
pub(crate) struct Part {
    /// The name of its file, without extension.
    pub(crate) name: String,
    pub(crate) wasm: Vec<u8>,
}

/// A split program.
pub(crate) struct Cut {
    /// The first part, for wasm-bindgen.
    pub(crate) main: PathBuf,
    /// The script that loads the others.
    loader: String,
    /// Parts with a file of their own.
    pub(crate) parts: Vec<Part>,
    /// Pieces that are combined in one file.
    pieces: Vec<Part>,
}

/// Splits a program, using a folder for temporary files.
pub(crate) fn cut(whole: &[u8], folder: &Path) -> Result<Cut> {
    let main = folder.join("sideboards_web.wasm");
    fs::create_dir_all(folder)?;
    let mut options = Options::new(whole);
    options.output_dir = folder;
    options.main_out_path = &main;
    options.link_name = LOADER;
    options.main_module = MAIN;
    let split = transform(options).map_err(|error| anyhow!("{error:?}"))?;
    let part = |path: &PathBuf| {
        let name = path.file_stem().context("parts have names")?.to_string_lossy().into_owned();
        Ok(Part { name, wasm: fs::read(path)? })
    };
    let mut parts = split.split_modules.iter().map(part).collect::<Result<Vec<_>>>()?;
    parts.sort_by(|one, other| one.name.cmp(&other.name));
    let is_piece = |part: &Part| part.name.starts_with("chunk_") && part.wasm.len() < SMALL;
    let (pieces, parts) = parts.into_iter().partition(is_piece);
    Ok(Cut { loader: fs::read_to_string(folder.join(LOADER))?, main, parts, pieces })
}

impl Cut {
    /// Returns the file with the pieces.
    pub(crate) fn together(&self) -> Vec<u8> {
        self.pieces.iter().flat_map(|piece| piece.wasm.iter().copied()).collect()
    }

    /// Inlines the script that loads the other parts into the one that loads the first. They import each other, and
    /// two files cannot contain the hash of each other in their names.
    ///
    /// This edits generated text because neither library has a hook for it: wasm-bindgen always imports the loader
    /// from a file, and wasm-split always fetches a part relative to the loader, as `new URL(…, import.meta.url)`,
    /// a form that it guarantees for bundlers to find and replace. If the text differs from what is expected, the
    /// build fails.
    pub(crate) fn join(&self, script: &str) -> Result<String> {
        let from = format!(" from \"{LOADER}\"");
        let import = |line: &str| line.strip_prefix("import * as ")?.strip_suffix(&from).map(str::to_owned);
        let (imports, first): (Vec<&str>, Vec<&str>) =
            script.lines().partition(|line| import(line).is_some());
        ensure!(!imports.is_empty(), "wasm-bindgen asks for the other parts in another way");
        let main = format!("import {{ initSync }} from \"{MAIN}\";");
        ensure!(self.loader.contains(&main), "wasm-split loads the first part in another way");
        let mut loader = self.loader.replace(&main, "").replace("export const", "const");
        let mut replace = |part: &Part, fetch: String| {
            let guess = format!("fetch(new URL(\"./{}.wasm\", import.meta.url))", part.name);
            ensure!(loader.contains(&guess), "no script loads {}", part.name);
            loader = loader.replace(&guess, &fetch);
            Ok(())
        };
        for part in &self.parts {
            replace(part, format!("fetch(\"{{{{{}.wasm}}}}\")", part.name))?;
        }
        let mut from = 0;
        for piece in &self.pieces {
            let to = from + piece.wasm.len();
            replace(piece, format!("piece({from}, {to})"))?;
            from = to;
        }
        let loads =
            self.loader.lines().filter_map(|line| line.strip_prefix("export const ")?.split(' ').next());
        let loads = loads.collect::<Vec<_>>().join(", ");
        let names: String = imports
            .into_iter()
            .filter_map(import)
            .map(|name| format!("const {name} = {{ {loads} }};\n"))
            .collect();
        Ok([first.join("\n").as_str(), PIECES, &loader, &names].join("\n"))
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn one_script_loads_everything() {
        let loader = "import { initSync } from \"./main.js\";\nexport const load_a = fetch(new URL(\"./a.wasm\", \
                      import.meta.url));\nexport const load_b = [fetch(new URL(\"./c.wasm\", import.meta.url)), \
                      fetch(new URL(\"./d.wasm\", import.meta.url))];\n";
        let part = |name: &str, wasm: &[u8]| Part { name: name.to_owned(), wasm: wasm.to_vec() };
        let cut = Cut {
            main: PathBuf::new(),
            loader: loader.to_owned(),
            parts: vec![part("a", &[])],
            pieces: vec![part("c", b"one"), part("d", b"more")],
        };
        assert_eq!(cut.together(), b"onemore");
        let first = "import * as import1 from \"./later.js\"\nimport * as import2 from \"./later.js\"\nuse(import1, import2);";
        let joined = cut.join(first).expect("it has what wasm-bindgen writes");
        assert!(!joined.contains("later.js") && !joined.contains("main.js"), "{joined}");
        assert!(joined.starts_with("use(import1, import2);"), "{joined}");
        assert!(joined.contains("const load_a = fetch(\"{{a.wasm}}\")"), "{joined}");
        assert!(joined.contains("const load_b = [piece(0, 3), piece(3, 7)]"), "{joined}");
        assert!(
            joined.ends_with("const import1 = { load_a, load_b };\nconst import2 = { load_a, load_b };\n"),
            "{joined}"
        );
    }

    #[test]
    fn an_unused_part_is_an_error() {
        let part = Part { name: "a".to_owned(), wasm: Vec::new() };
        let cut = Cut { main: PathBuf::new(), loader: String::new(), parts: vec![part], pieces: Vec::new() };
        assert!(cut.join("import * as import1 from \"./later.js\"").is_err());
        assert!(cut.join("nothing is imported").is_err());
    }
}
