//! Collects all files of the page.

use std::fs;
use std::path::{Path, PathBuf};

use anyhow::{Context, Result, ensure};
use locales::{Locales, SOURCE};
use sha2::{Digest, Sha256};

use crate::documents::Documents;
use crate::shrink;
use crate::wasm::Module;
use crate::{is_pseudo, root};

/// A file of the page.
pub(crate) struct File {
    /// Its path on the server.
    pub(crate) path: String,
    pub(crate) bytes: Vec<u8>,
    /// Whether the path changes with the bytes, so that a browser may cache it for ever.
    pub(crate) is_hashed: bool,
}

const PICTURES_AND_FONTS: [&str; 7] = [
    "icon.svg",
    "icon-turn.svg",
    "icon-192.png",
    "icon-512.png",
    "icon-maskable.png",
    "jost.woff2",
    "jost-polish.woff2",
];

/// Collects all files of the page. A file names another one as `{{name}}`; named files come first, so that a hash
/// covers all dependencies.
pub(crate) fn collect(module: &Module) -> Result<Vec<File>> {
    let mut files = Files::default();
    let statics = root().join("crates/web/static");
    files.hashed("app.wasm", module.wasm.clone());
    for part in &module.parts {
        files.hashed(&format!("{}.wasm", part.name), part.wasm.clone());
    }
    files.hashed("together.bin", module.together.clone());
    let script = files.fill(&module.script)?;
    files.hashed("app.js", shrink::script(&script).into_bytes());
    for name in PICTURES_AND_FONTS {
        files.hashed(name, read(&statics.join(name))?);
    }
    let locales = root().join("locales");
    let pseudo = is_pseudo().then(|| locales::pseudo(&locales)).transpose()?;
    let mut texts = Vec::new();
    let spoken = Locales::read(&locales)?;
    let mut documents = Documents::new(spoken.names);
    for (language, lines) in spoken.lines {
        let code = language.code;
        let [first, later] = pseudo.clone().filter(|_| code == SOURCE).unwrap_or(lines);
        documents.add(&code, &first)?;
        files.hashed(&format!("{code}.txt"), first.into_bytes());
        files.hashed(&format!("{code}-later.txt"), later.into_bytes());
        texts.push(format!("{code}: [\"{{{{{code}.txt}}}}\", \"{{{{{code}-later.txt}}}}\"]"));
    }
    for (name, sheets) in styles()? {
        let style = files.fill(&shrink::style(&sheets))?;
        files.hashed(name, style.into_bytes());
    }
    for name in ["worker.js", "early.js", "boot.js", "manifest.webmanifest"] {
        let text = fs::read_to_string(statics.join(name)).context(name)?;
        let text = text.replace("{{texts}}", &format!("{{ {} }}", texts.join(", ")));
        let text = files.fill(&text.replace("{{languages}}", &documents.languages()))?;
        files.hashed(name, shrink::script(&text).into_bytes());
    }
    files.plain("/licences.txt", read(&root().join("crates/assets/licences.txt"))?);
    files.plain("/robots.txt", read(&statics.join("robots.txt"))?);
    let index = fs::read_to_string(statics.join("index.html"))?;
    for (path, document) in documents.write(&index) {
        let document = files.fill(&document)?;
        files.plain(&path, document.into_bytes());
    }
    // The service worker contains the whole list, so it comes last.
    let worker = fs::read_to_string(statics.join("sw.js"))?
        .replace("{{version}}", &files.version())
        .replace("{{languages}}", &documents.languages())
        .replace("{{files}}", &files.listed());
    let worker = files.fill(&worker)?;
    files.plain("/sw.js", worker.into_bytes());
    Ok(files.files)
}

fn read(path: &Path) -> Result<Vec<u8>> {
    fs::read(path).with_context(|| format!("{}", path.display()))
}

/// Style sheets from this name on belong to pages that are loaded later.
const LATER: &str = "65";

/// Joins the style sheets in the order of their names: those of the first pages, and those of the others.
fn styles() -> Result<[(&'static str, String); 2]> {
    let folder = root().join("crates/web/style");
    let mut sheets: Vec<PathBuf> =
        fs::read_dir(folder)?.map(|entry| Ok(entry?.path())).collect::<Result<_>>()?;
    sheets.sort();
    let is_first =
        |sheet: &PathBuf| sheet.file_name().is_some_and(|name| name.to_string_lossy().as_ref() < LATER);
    let (first, later) = sheets.split_at(sheets.partition_point(is_first));
    let join = |sheets: &[PathBuf]| {
        sheets.iter().map(|sheet| Ok(fs::read_to_string(sheet)?)).collect::<Result<String>>()
    };
    Ok([("style.css", join(first)?), ("later.css", join(later)?)])
}

#[derive(Default)]
struct Files {
    files: Vec<File>,
    /// The names of files in other files, and their paths.
    names: Vec<(String, String)>,
}

impl Files {
    fn hashed(&mut self, name: &str, bytes: Vec<u8>) {
        let (stem, ending) = name.rsplit_once('.').expect("files have an ending");
        let path = format!("/assets/{stem}.{}.{ending}", digest(&bytes));
        self.names.push((name.to_owned(), path.clone()));
        self.files.push(File { path, bytes, is_hashed: true });
    }

    fn plain(&mut self, path: &str, bytes: Vec<u8>) {
        self.files.push(File { path: path.to_owned(), bytes, is_hashed: false });
    }

    fn fill(&self, text: &str) -> Result<String> {
        let filled = self
            .names
            .iter()
            .fold(text.to_owned(), |text, (name, path)| text.replace(&format!("{{{{{name}}}}}"), path));
        ensure!(!filled.contains("{{"), "a file names another one that is not there:\n{filled}");
        Ok(filled)
    }

    /// Returns a hash of the whole page.
    fn version(&self) -> String {
        let all: Vec<u8> = self.files.iter().flat_map(|file| Sha256::digest(&file.bytes)).collect();
        digest(&all)
    }

    /// Returns all paths as a list in JavaScript.
    fn listed(&self) -> String {
        let paths: Vec<String> = self.files.iter().map(|file| format!("{:?}", file.path)).collect();
        format!("[{}]", paths.join(","))
    }
}

/// Returns enough of a hash to distinguish versions.
pub(crate) fn digest(bytes: &[u8]) -> String {
    Sha256::digest(bytes)[..6].iter().map(|byte| format!("{byte:02x}")).collect()
}
